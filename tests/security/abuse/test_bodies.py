"""No request makes the server hold or spool more than its route takes: told at once, cut where nothing was announced, then closed."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from server.settings import Settings
from tests.kit.client import Client
from tests.kit.people import Organisation
from tests.security.abuse.raw import ask, head, line_to

LOGIN = "/boot/sys/login"
MEGABYTE = b"x" * 1_000_000


async def test_a_body_that_is_announced_too_long_is_refused_before_a_byte_of_it_came(port: int) -> None:
    answer = await ask(port, head("POST", LOGIN, "content-length: 300000000"))
    assert (answer.status, answer.said["id"], answer.closed) == (413, "body.large", True)
    assert answer.said["message"] == "内容过大，最多16 KB"
    english = await ask(port, head("POST", LOGIN, "content-length: 300000000", "international: 2"))
    assert english.said["message"] == "Too large: at most 16 KB"


async def test_a_body_that_announces_nothing_is_cut_where_its_limit_is(port: int) -> None:
    async with line_to(port) as line:
        await line.send(head("POST", LOGIN, "transfer-encoding: chunked"))
        sent = 0
        while sent < 300 and await line.send(b"%x\r\n%s\r\n" % (len(MEGABYTE), MEGABYTE)):
            sent += 1
            await asyncio.sleep(0)
            if sent == 2:
                answer = await line.answer()
                assert (answer.status, answer.said["id"], answer.closed) == (413, "body.large", True)
                break
        assert sent == 2


@pytest.mark.parametrize(
    "path", ["/boot/sys/common/upload", "/boot/sys/position/importExcel", "/boot/rental/order/add", "/boot/none"]
)
async def test_every_route_has_a_limit_also_before_somebody_has_signed_in(port: int, path: str) -> None:
    answer = await ask(
        port, head("POST", path, "content-length: 3000000000", "content-type: multipart/form-data; boundary=b")
    )
    assert answer.status in (413, 404) and answer.closed


async def test_a_form_without_an_announced_length_is_not_spooled_beyond_its_limit(
    port: int, organisation: Organisation, sign_in: Callable[..., Awaitable[Client]]
) -> None:
    client = await sign_in(organisation.admin)
    start = b'--b\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
    kind, token = "content-type: multipart/form-data; boundary=b", f"x-access-token: {client.token}"
    async with line_to(port) as line:
        await line.send(head("POST", "/boot/sys/common/upload", "transfer-encoding: chunked", kind, token))
        await line.send(b"%x\r\n%s\r\n" % (len(start), start))
        for _ in range(23):
            await line.send(b"%x\r\n%s\r\n" % (len(MEGABYTE), MEGABYTE))
        answer = await line.answer()
    assert (answer.status, answer.said["id"], answer.closed) == (413, "body.large", True)


async def test_what_fits_goes_on_as_before_and_keeps_its_connection(port: int) -> None:
    body = b'{"username": "nobody", "password": "wrong"}'
    async with line_to(port) as line:
        for _ in range(2):
            await line.send(head("POST", LOGIN, f"content-length: {len(body)}") + body)
            answer = await line.answer()
            assert answer.said["id"] == "login.failed" and not answer.closed


async def test_a_body_that_drips_ends_with_a_clear_line(
    port: int, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "body_grace_seconds", 0.2)
    async with line_to(port) as line:
        await line.send(head("POST", LOGIN, "content-length: 1000") + b'{"username"')
        answer = await line.answer()
    assert (answer.status, answer.said["id"], answer.closed) == (408, "request.slow", True)


async def test_an_empty_promise_costs_no_error_in_the_log(port: int, caplog: pytest.LogCaptureFixture) -> None:
    """Somebody who goes in the middle of a body is no failure of ours."""
    async with line_to(port) as line:
        await line.send(head("POST", LOGIN, "content-length: 1000") + b'{"username"')
    answer = await ask(port, head("GET", "/healthz"))
    assert answer.status == 200
    assert not [record for record in caplog.records if record.levelname == "ERROR"]
