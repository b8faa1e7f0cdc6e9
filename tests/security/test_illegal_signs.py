"""A zero character or half of a surrogate pair in a name, path, header or text is refused everywhere, and never a 500."""

from collections.abc import Awaitable, Callable

import httpx
import pytest

from tests.files.conftest import picture
from tests.kit.client import Client
from tests.kit.people import Organisation

SignIn = Callable[..., Awaitable[Client]]
FORM = "multipart/form-data; boundary=b"


def form(name: bytes, field: bytes = b"file", biz: bytes = b"temp") -> bytes:
    biz_part = b'--b\r\ncontent-disposition: form-data; name="biz"\r\n\r\n' + biz + b"\r\n"
    disposition = b'--b\r\ncontent-disposition: form-data; name="' + field + b'"; filename="' + name + b'"\r\n\r\n'
    return biz_part + disposition + picture() + b"\r\n--b--\r\n"


@pytest.mark.parametrize(
    "path",
    [
        "/%00",
        "/assets/a%00.js",
        "/boot/sys/position%00/list",
        "/boot/sys/common/static/t1/a%00.png",
        "/x%00.html",
        "/chat/%00",
    ],
)
async def test_a_path_with_a_zero_character_is_refused(sign_in: SignIn, path: str) -> None:
    client = await sign_in()
    answer = await client.http.get(path)
    assert (answer.status_code, answer.json()["id"]) == (422, "request.nul")


@pytest.mark.parametrize(
    "path", ["/" + "x" * 3000, "/" + "x/" * 3000, "/assets/" + "x" * 3000, "/%ED%A0%80", "/%FF%FE"]
)
async def test_a_path_that_no_file_system_knows_is_no_file(sign_in: SignIn, path: str) -> None:
    client = await sign_in()
    assert (await client.http.get(path)).status_code in (200, 404, 503)


@pytest.mark.parametrize("path", ["/sys/common/upload", "/sys/oss/file/upload", "/sys/position/importExcel"])
@pytest.mark.parametrize("sent", [form(b"a\0.png"), form(b"a.png", biz=b"te\0mp"), form(b"a.png", field=b"fi\0le")])
async def test_a_form_with_a_zero_character_is_refused(
    organisation: Organisation, sign_in: SignIn, path: str, sent: bytes
) -> None:
    client = await sign_in(organisation.admin)
    answer = await client.send("POST", path, content=sent, headers={"content-type": FORM})
    assert (answer.status_code, answer.json()["id"]) in ((422, "form.illegal"), (400, "form.broken"))


@pytest.mark.parametrize(
    "charset", ["utf-7", "utf-16", "unicode_escape", "idna", "punycode", "undefined", "zlib", "x" * 300]
)
async def test_a_form_in_an_odd_coding_is_refused(organisation: Organisation, sign_in: SignIn, charset: str) -> None:
    client = await sign_in(organisation.admin)
    headers = {"content-type": f"{FORM}; charset={charset}"}
    answer = await client.send("POST", "/sys/common/upload", content=form(b"+2AA-.png"), headers=headers)
    assert (answer.status_code, answer.json()["id"]) == (400, "form.charset")


BROKEN = {
    "without a boundary": ("multipart/form-data", form(b"a.png")),
    "with an endless boundary": (f"multipart/form-data; boundary={'b' * 5000}", form(b"a.png")),
    "with too many fields": (FORM, b'--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n' * 50 + b"--b--\r\n"),
    "with too many files": (FORM, b'--b\r\ncontent-disposition: form-data; name="f"; filename="x"\r\n\r\n1\r\n' * 50),
    "with endless part headers": (FORM, b"--b\r\n" + b"x-a: b\r\n" * 500 + b"\r\n1\r\n--b--\r\n"),
    "without names": (FORM, b"--b\r\ncontent-disposition: form-data\r\n\r\n1\r\n--b--\r\n"),
    "that is none": (FORM, b"\x00\xff\xfe no form at all"),
    "that never ends": (FORM, form(b"a.png")[:-20]),
    "as an address": ("application/x-www-form-urlencoded", b"&".join(b"a%00=%00" for _ in range(2000))),
}


@pytest.mark.parametrize("kind", BROKEN)
@pytest.mark.parametrize(
    "path", ["/sys/common/upload", "/sys/position/importExcel", "/sys/position/importRead", "/upimg"]
)
async def test_a_broken_form_is_refused(organisation: Organisation, sign_in: SignIn, path: str, kind: str) -> None:
    content_type, body = BROKEN[kind]
    client = await sign_in(organisation.admin)
    answer = await client.send("POST", path, content=body, headers={"content-type": content_type})
    assert 400 <= answer.status_code < 500, answer.text
    assert answer.json()["success"] is False and answer.json()["id"]


@pytest.mark.parametrize(
    "headers",
    [
        [(b"cookie", b'gj_session=\xff\xfe; =; ;;; a="\\'), (b"cookie", b"b")],
        [(b"content-type", b"application/json; charset=utf-7"), (b"content-encoding", b"gzip")],
        [(b"international", b"2"), (b"international", b"\xff")],
        [(b"x-client-id", b"\xff" * 300), (b"tenant-id", b"\xb2")],
        [(b"accept-encoding", b",;q=x,\xff"), (b"range", b"bytes=-"), (b"if-none-match", b"\xff")],
        [(b"content-length", b"2"), (b"x-forwarded-for", b"\xff,,;"), (b"user-agent", b"\xff" * 5000)],
        [(b"content-type", b"\xff/\xff; boundary=\xff")],
    ],
)
async def test_odd_headers_are_no_error_of_ours(
    organisation: Organisation, sign_in: SignIn, headers: list[tuple[bytes, bytes]]
) -> None:
    client = await sign_in(organisation.admin)
    token = (b"x-access-token", client.token.encode())
    for method, path, body in (
        ("POST", "/boot/sys/position/add", b"{}"),
        ("POST", "/boot/sys/common/upload", b"{}"),
        ("POST", "/boot/sys/login", b"{}"),
        ("GET", "/boot/sys/position/list", b""),
        ("GET", "/boot/sys/common/static/t1/a.png", b""),
        ("GET", "/", b""),
    ):
        request = httpx.Request(method, f"http://guanjia.test{path}", content=body)
        request.headers = httpx.Headers([*request.headers.raw, token, *headers])
        answer = await client.http.send(request)
        assert answer.status_code < 500 or answer.status_code == 503, (method, path, answer.text)
