"""Who calls is what the connection says, and what a trusted proxy says of it; nobody else is believed."""

from collections.abc import AsyncIterator, Iterator

import httpx
import pytest
import pytest_asyncio
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.types import Message, Scope

from server.http.proxies import Proxies
from server.http.session import address_of
from server.kit.addresses import is_trusted
from server.kit.connection_limit import CONNECTIONS
from server.kit.database import pool
from server.settings import Settings
from tests.kit.client import PREFIX

# Addresses of this file alone: budgets of others last longer than a test.
PROXY, OTHER, CALLER = "10.1.2.3", "198.51.100.207", "203.0.113.209"


@pytest.fixture(autouse=True)
def trusted(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(settings, "trusted_proxies", "10.1.0.0/16, ::1")
    is_trusted.cache_clear()
    yield
    is_trusted.cache_clear()


@pytest_asyncio.fixture(autouse=True)
async def nobody_guessed(database: None) -> AsyncIterator[None]:
    yield
    await pool().execute("DELETE FROM sys_login_guard")


async def seen(peer: str, *headers: tuple[str, str], kind: str = "http") -> tuple[str, str, str]:
    """(address, scheme, host) as a route behind the layer sees them."""
    found: list[tuple[str, str, str]] = []

    async def route(scope: Scope, receive: object, send: object) -> None:
        request = Request({**scope, "type": "http", "method": "GET", "path": "/", "query_string": b""})
        found.append((address_of(request), scope["scheme"], request.headers["host"]))

    async def nothing(message: Message | None = None) -> Message:
        raise AssertionError("nothing is sent or received")

    raw = [(name.lower().encode(), value.encode()) for name, value in (("host", "inside:8000"), *headers)]
    scope = {"type": kind, "client": (peer, 1), "scheme": "ws" if kind == "websocket" else "http", "headers": raw}
    await Proxies(route)(scope, nothing, nothing)  # type: ignore[arg-type]
    return found[0]


SAID = (("X-Forwarded-For", CALLER), ("X-Forwarded-Proto", "https"), ("X-Forwarded-Host", "guanjia.example.cn"))


async def test_nobody_is_believed_but_a_trusted_proxy() -> None:
    assert await seen(OTHER, *SAID) == (OTHER, "http", "inside:8000")
    assert await seen("127.0.0.1", *SAID) == ("127.0.0.1", "http", "inside:8000")
    assert await seen(PROXY, *SAID) == (CALLER, "https", "guanjia.example.cn")
    assert await seen(PROXY, *SAID, kind="websocket") == (CALLER, "wss", "guanjia.example.cn")
    assert await seen(PROXY) == (PROXY, "http", "inside:8000")


@pytest.mark.parametrize(
    ("chain", "address"),
    [
        (f"1.1.1.1, {CALLER}", CALLER),
        (f"1.1.1.1, {CALLER}, 10.1.9.9", CALLER),
        (f"{CALLER}:4711", CALLER),
        ("[2001:db8::1]:443", "2001:db8::1"),
        (f"::ffff:{CALLER}", CALLER),
        (f"{CALLER}, nonsense", PROXY),
        ("10.1.0.1, 10.1.0.2", "10.1.0.1"),
        ("", PROXY),
        ("x" * 5000, PROXY),
    ],
)
async def test_of_a_chain_the_last_that_is_none_of_ours_counts(chain: str, address: str) -> None:
    assert (await seen(PROXY, ("X-Forwarded-For", chain)))[0] == address


async def test_what_a_client_wrote_before_the_proxy_did_counts_for_nothing() -> None:
    forged = ("X-Forwarded-For", "9.9.9.9")
    assert (await seen(PROXY, forged, ("X-Forwarded-For", CALLER)))[0] == CALLER
    for host in ("evil.cn/x", "a b", "<script>", "x" * 400):
        assert (await seen(PROXY, ("X-Forwarded-Host", host)))[2] == "inside:8000"
    assert (await seen(PROXY, ("X-Forwarded-Proto", "javascript")))[1] == "http"


async def test_the_door_counts_by_the_address_of_the_caller(app: Starlette) -> None:
    for peer in (PROXY, OTHER):
        transport = httpx.ASGITransport(app=app, client=(peer, 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://guanjia.test") as http:
            body = {"username": f"nobody {peer}", "password": f"wrong {peer}"}
            answer = await http.post(f"{PREFIX}/sys/login", json=body, headers={"X-Forwarded-For": CALLER})
            assert answer.json()["id"] == "login.failed", answer.text
    rows = await pool().fetch("SELECT key FROM sys_login_guard WHERE key LIKE 'address:%'")
    assert {row["key"] for row in rows} >= {f"address:{CALLER}", f"address:{OTHER}"}
    assert f"address:{PROXY}" not in {row["key"] for row in rows}


async def test_callers_behind_one_proxy_have_lines_of_their_own(
    app: Starlette, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings, "lines_per_address", 1)
    transport = httpx.ASGITransport(app=app, client=(PROXY, 1))
    async with httpx.AsyncClient(transport=transport, base_url="http://guanjia.test") as http:
        CONNECTIONS.hold(CALLER)
        refused = await http.get("/healthz", headers={"X-Forwarded-For": CALLER})
        assert (refused.status_code, refused.json()["id"]) == (429, "lines.limited")
        assert (await http.get("/healthz", headers={"X-Forwarded-For": OTHER})).status_code == 200
        CONNECTIONS.release(CALLER)
        for _ in range(3):
            assert (await http.get("/healthz", headers={"X-Forwarded-For": CALLER})).status_code == 200
