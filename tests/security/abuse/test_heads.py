"""Address and headers are 64 kB until they end and come within their time; one address has so many lines and no more."""

import pytest

from server.kit.connection_limit import CONNECTIONS
from server.settings import Settings
from tests.security.abuse.raw import ask, head, line_to

FILLER = "x-filler: " + "x" * 8000


async def test_headers_that_are_too_long_are_refused_however_they_are_cut(port: int) -> None:
    many = head("GET", "/healthz", *[FILLER] * 9)
    for pieces in ([many], [many[at : at + 5000] for at in range(0, len(many), 5000)]):
        async with line_to(port) as line:
            for piece in pieces:
                await line.send(piece)
            answer = await line.answer()
        assert (answer.status, answer.said["id"], answer.closed) == (431, "request.head", True)


async def test_a_header_that_never_ends_and_an_address_that_never_ends_are_cut(port: int) -> None:
    for start in (b"GET /healthz HTTP/1.1\r\nx-endless: ", b"GET /healthz?"):
        async with line_to(port) as line:
            await line.send(start)
            for _ in range(200):
                if not await line.send(b"x" * 4000):
                    break
            answer = await line.answer()
        assert (answer.status, answer.said["id"], answer.closed) == (431, "request.head", True)


async def test_what_follows_a_body_in_pieces_counts_as_headers(port: int) -> None:
    trailers = "".join(f"{FILLER}\r\n" for _ in range(10)).encode()
    sent = head("POST", "/boot/sys/login", "transfer-encoding: chunked") + b"2\r\n{}\r\n0\r\n" + trailers + b"\r\n"
    answer = await ask(port, sent)
    assert (answer.status, answer.said["id"], answer.closed) == (431, "request.head", True)


async def test_headers_of_sixty_thousand_bytes_are_read(port: int) -> None:
    assert (await ask(port, head("GET", "/healthz", *[FILLER] * 7))).status == 200


async def test_several_requests_in_one_piece_are_counted_apart(port: int) -> None:
    one = head("GET", "/healthz", *[FILLER] * 5)
    async with line_to(port) as line:
        await line.send(one * 4)
        assert [(await line.answer()).status for _ in range(4)] == [200] * 4


async def test_headers_that_do_not_come_in_time_end_with_a_clear_line_and_silence_in_silence(
    port: int, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "header_seconds", 0.2)
    async with line_to(port) as line:
        await line.send(b"GET /healthz HTTP/1.1\r\nx-slow: ")
        answer = await line.answer()
    assert (answer.status, answer.said["id"], answer.closed) == (408, "request.slow", True)
    async with line_to(port) as line:
        assert await line.ended()


async def test_what_is_no_request_is_told_so(port: int) -> None:
    for broken in (b"\x16\x03\x01\x02\x00\x01", b"GET\r\n\r\n", b"GET / HTTP/1.1\r\nbad header\r\n\r\n"):
        answer = await ask(port, broken)
        assert (answer.status, answer.said["id"], answer.closed) == (400, "request.broken", True)


async def test_one_address_has_so_many_lines_and_another_its_own(
    port: int, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "lines_per_address", 2)
    async with line_to(port, "127.0.0.7") as first, line_to(port, "127.0.0.7") as second:
        for line in (first, second):
            await line.send(head("GET", "/healthz"))
            assert (await line.answer()).status == 200
        async with line_to(port, "127.0.0.7") as third:
            answer = await third.answer()
            assert (answer.status, answer.said["id"], answer.closed) == (429, "lines.limited", True)
        async with line_to(port, "127.0.0.8") as other:
            await other.send(head("GET", "/healthz"))
            assert (await other.answer()).status == 200


async def test_lines_that_ended_are_given_back(port: int) -> None:
    for _ in range(5):
        async with line_to(port, "127.0.0.9") as line:
            await line.send(head("GET", "/healthz", "connection: close"))
            assert (await line.answer()).closed
    assert CONNECTIONS.take("127.0.0.9") and CONNECTIONS._open["127.0.0.9"] <= 2
    CONNECTIONS.release("127.0.0.9")
