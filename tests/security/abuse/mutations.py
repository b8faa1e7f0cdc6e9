"""Requests and socket frames spoilt by chance: well-formed ones of every route first, then a few changes to their bytes."""

import json
import re
import struct
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from urllib.parse import quote

from server.domains import all_routes
from server.http.route import Route
from server.settings import get_settings
from tests.security.demo import plausible
from tests.security.operations import LEAVING, all_operations, follow, properties_of
from tests.security.values import DATES, NUMBERS, ODD, SHAPES, TEXTS

# They end the walker's session, lock it out, or change for everybody what the others are asked.
SPARED = LEAVING | {
    "/sys/service/edit",
    "/sys/user/changePassword",
    "/sys/user/frozenBatch",
    "/sys/user/profile/change",
    "/sys/user/login/setting/userEdit",
    "/sys/user/edit",
    "/sys/user/editSelf",
    "/sys/role/edit",
    "/sys/permission/edit",
    "/sys/param/edit",
}
BITS: list[bytes] = [
    b"\0", b"%00", b"%", b"%zz", b"\xff\xfe", b"\xed\xa0\x80", b"\\ud800", b"\\u0000", b"\r\n", b"\n", b"\t", b" ", b"'", b'"', b"{", b"[",
    b"}", b"]", b"-1", b"9" * 30, b"1e999", b"../", b"A" * 3000, "１２３".encode(), "👩‍👩‍👧".encode(), b";", b"=", b"&", b"?", b"#", b"null",
]  # fmt: skip
HEADERS: list[bytes] = [
    b"content-encoding: gzip", b"content-type: application/json; charset=utf-7", b"content-type: multipart/form-data",
    b"content-type: multipart/form-data; boundary=x; charset=idna", b"content-type: application/x-www-form-urlencoded",
    b"content-type: \xff\xff", b"cookie: gj_session=\xff; =;;; a", b"cookie: gj_session=x; gj_session=y", b"range: bytes=9-1",
    b"range: bytes=-" + b"9" * 15, b"if-none-match: \xff", b"if-range: x", b"international: 2", b"international: \xff",
    b"x-access-token: " + b"x" * 5000, b"x-access-token: \xff", b"x-client-id: \xff", b"tenant-id: \xb2", b"tenant-id: -1",
    b"accept: text/html", b"accept-encoding: ;q=,\xff", b"expect: 100-continue", b"host: \xff", b"host: evil.cn", b"host:",
    b"transfer-encoding: chunked", b"transfer-encoding: gzip, chunked", b"content-length: -1", b"content-length: 99999999999",
    b"connection: upgrade\r\nupgrade: websocket", b"connection: upgrade\r\nupgrade: h2c", b"upgrade: websocket", b"x-forwarded-for: ,,\xff",
    b"idempotency-key: \xff", b"idempotency-key: " + b"k" * 5000, b"user-agent: \xff\xfe", b"referer: javascript:1", b"origin: null",
]  # fmt: skip
METHODS = [b"GET", b"POST", b"PUT", b"DELETE", b"HEAD", b"OPTIONS", b"PATCH", b"TRACE", b"CONNECT", b"get", b"\xff"]


@dataclass(frozen=True)
class Seed:
    """A request that is well-formed: its parts, to be spoilt one by one."""

    method: bytes
    target: bytes
    headers: tuple[bytes, ...]
    body: bytes

    def render(self) -> bytes:
        head = b"\r\n".join([self.method + b" " + self.target + b" HTTP/1.1", *self.headers])
        length = b"\r\ncontent-length: %d" % len(self.body) if self.body else b""
        return head + length + b"\r\n\r\n" + self.body


def make_seeds(token: str, rows: dict[str, str]) -> list[Seed]:
    """One for every route: those of the document with plausible bodies, the generic ones with the rows that there are."""
    close = b"connection: close"
    headers = (b"host: guanjia.test", b"x-access-token: " + token.encode(), b"content-type: application/json", close)
    prefix = get_settings().api_prefix
    seeds = []
    for method, path, entry in all_operations():
        place = path.removeprefix(prefix)
        if place in SPARED:
            continue
        asked = {item["name"]: item["schema"] for item in map(follow, entry["parameters"]) if item["in"] == "query"}
        query = "&".join(f"{name}={quote(str(plausible(name, part, place, rows)))}" for name, part in asked.items())
        body = {name: plausible(name, part, place, rows) for name, part in properties_of(entry).items()}
        target = re.sub(r"\{[^}]+\}", "1", path) + (f"?{query}" if query else "")
        seeds.append(Seed(method.encode(), target.encode(), headers, json.dumps(body).encode() if body else b""))
    return seeds + [_generic(route, prefix, headers, rows) for route in all_routes() if _is_generic(route)]


def _is_generic(route: Route) -> bool:
    return hasattr(route.handler, "args") and route.path not in SPARED


def _generic(route: Route, prefix: str, headers: tuple[bytes, ...], rows: dict[str, str]) -> Seed:
    row = rows.get(route.path.strip("/").rpartition("/")[0], "1")
    target = f"{prefix if route.prefixed else ''}{re.sub(r'{[^}]+}', '1', route.path)}?id={row}&ids=1&pid=0&keyword=x"
    body = b"" if route.method in {"GET", "DELETE"} else json.dumps({"id": row, "ids": "1", "name": "x"}).encode()
    return Seed(route.method.encode(), target.encode(), headers, body)


def spoil(seed: Seed, rng: Random) -> bytes:
    """The bytes of a request with one to four things wrong."""
    for _ in range(rng.randint(1, 4)):
        seed = rng.choice(_WAYS)(seed, rng)
    data = seed.render()
    return _tear(data, rng) if rng.random() < 0.15 else data


def _tear(data: bytes, rng: Random) -> bytes:
    at = rng.randrange(len(data))
    return rng.choice([data[:at], data[:at] + rng.choice(BITS) + data[at:], data + data[:at], data * 2])


def _spoil_method(seed: Seed, rng: Random) -> Seed:
    return Seed(rng.choice(METHODS), seed.target, seed.headers, seed.body)


def _spoil_target(seed: Seed, rng: Random) -> Seed:
    at = rng.randrange(1, len(seed.target) + 1)
    bit = rng.choice([bit for bit in BITS if b"\n" not in bit and b" " not in bit])
    return Seed(seed.method, seed.target[:at] + bit + seed.target[at:], seed.headers, seed.body)


def _spoil_query(seed: Seed, rng: Random) -> Seed:
    value = rng.choice([*ODD, *DATES, *NUMBERS, *TEXTS[:-1]])
    name = rng.choice(["id", "ids", "pageNo", "pageSize", "column", "order", "superQueryParams", "selections", "x"])
    parts = [*seed.target.split(b"&"), f"{name}={quote(str(value))}".encode()]
    rng.shuffle(parts[1:])
    joined = b"&".join(parts) if b"?" in seed.target else seed.target + b"?" + parts[-1]
    return Seed(seed.method, joined, seed.headers, seed.body)


def _spoil_header(seed: Seed, rng: Random) -> Seed:
    headers = list(seed.headers)
    headers.insert(rng.randrange(len(headers) + 1), rng.choice(HEADERS))
    if rng.random() < 0.2:
        headers.pop(rng.randrange(len(headers)))
    return Seed(seed.method, seed.target, tuple(headers), seed.body)


def _spoil_body(seed: Seed, rng: Random) -> Seed:
    at = rng.randrange(len(seed.body) + 1)
    cut = rng.randrange(0, 8)
    return Seed(seed.method, seed.target, seed.headers, seed.body[:at] + rng.choice(BITS) + seed.body[at + cut :])


def _spoil_value(seed: Seed, rng: Random) -> Seed:
    try:
        body = json.loads(seed.body)
    except ValueError:
        return _spoil_body(seed, rng)
    if not isinstance(body, dict) or not body:
        return _spoil_body(seed, rng)
    body[rng.choice(list(body))] = rng.choice([*ODD, *DATES, *NUMBERS, *TEXTS[:-1], *SHAPES])
    return Seed(seed.method, seed.target, seed.headers, json.dumps(body).encode())


_WAYS: list[Callable[[Seed, Random], Seed]] = [
    _spoil_method,
    _spoil_target,
    _spoil_query,
    _spoil_header,
    _spoil_header,
    _spoil_body,
    _spoil_value,
    _spoil_value,
]
SAID: list[bytes] = [
    b"HeartBeat", b"2", b"40", b"41", b"3", b"42", b'42["join",{"topic":"list/sys/position"}]', b'42["join",{"topic":["x"],"after":{}}]',
    b'420["join",null]', b"42[", b"42" + b"[" * 2000, b"45-", b'451-["x",{"_placeholder":true,"num":0}]', b"50", b"x" * 3000, b"\xff\xfe", b"",
    b'{"cmd":"join","topic":"list/sys/position"}', b'{"cmd":"grid","cell":{}}', b'{"cmd":[],"x":1e999}', b'{"cmd":"x","data":"\\u0000"}',
    b'{"type":"chatMessage","data":{"mine":{},"to":{}}}', b'{"to":"1","msg":null}', "👩".encode() * 500, b"{" * 3000, b"null", b"[]", b"1",
]  # fmt: skip


def spoil_frame(rng: Random) -> bytes:
    """One frame as a client sends it, or nearly."""
    payload = rng.choice(SAID)
    if rng.random() < 0.5:
        at = rng.randrange(len(payload) + 1)
        payload = payload[:at] + rng.choice(BITS) + payload[at:]
    opcode = rng.choice([1, 1, 1, 1, 2, 0, 8, 9, 10, 3, 15])
    first = (0x80 if rng.random() < 0.9 else 0) | (0x40 if rng.random() < 0.03 else 0) | opcode
    size = len(payload) if rng.random() < 0.95 else rng.choice([0, 127, 70_000, 2**40])
    return _frame(first, size, payload, rng.randbytes(4) if rng.random() < 0.97 else b"")


def whole_frame(payload: bytes) -> bytes:
    """A text as every client sends it."""
    return _frame(0x81, len(payload), payload, b"mask")


def _frame(first: int, size: int, payload: bytes, key: bytes) -> bytes:
    masked = 0x80 if key else 0
    body = bytes(byte ^ key[at % 4] for at, byte in enumerate(payload)) if key else payload
    if size < 126:
        return bytes([first, masked | size]) + key + body
    if size < 65536:
        return bytes([first, masked | 126]) + struct.pack(">H", size) + key + body
    return bytes([first, masked | 127]) + struct.pack(">Q", size) + key + body


def upgrade(path: str, token: str) -> bytes:
    """The request that opens a socket."""
    lines = [
        f"GET {path} HTTP/1.1",
        "host: guanjia.test",
        "connection: upgrade",
        "upgrade: websocket",
        "sec-websocket-version: 13",
        "sec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==",
        f"x-access-token: {token}",
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()
