"""A gateway route really leads somewhere: to listed services only, without our secrets, and not in circles."""

import asyncio
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

import orjson
import pytest
import pytest_asyncio

from schema.system.gateway_route import GatewayRoute
from server.kit.changes import count_change
from server.settings import get_settings
from server.system.gateway.target import TargetRefused, find_target
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, create_organisation


class Echo(BaseHTTPRequestHandler):
    """Says what it was asked; /slow never ends its answer, /cookie tries to set one."""

    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        size = int(self.headers.get("content-length") or 0)
        chunks = self._chunks() if self.headers.get("transfer-encoding") == "chunked" else self.rfile.read(size)
        said = {"method": self.command, "path": self.path, "headers": {k.lower(): v for k, v in self.headers.items()}}
        content = orjson.dumps({**said, "body": chunks.decode()})
        self.send_response(201 if self.command == "POST" else 200)
        self.send_header("content-type", "text/html")
        self.send_header("set-cookie", "gj_session=stolen")
        self.send_header("x-service", "echo")
        self.send_header("content-length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    do_POST = do_PUT = do_DELETE = do_GET

    def _chunks(self) -> bytes:
        content = b""
        while size := int(self.rfile.readline().strip() or b"0", 16):
            content += self.rfile.read(size)
            self.rfile.readline()
        self.rfile.readline()
        return content

    def log_message(self, *args: Any) -> None:
        return


@pytest.fixture(scope="module")
def service() -> Iterator[str]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), Echo)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest_asyncio.fixture(loop_scope="session")
async def client(sign_in: Any, organisation: Organisation, service: str, monkeypatch: pytest.MonkeyPatch) -> Client:
    monkeypatch.setattr(get_settings(), "gateway_hosts", f"{service}, *.example.com, orders={service}")
    await add_dictionaries(organisation.id)
    return await sign_in(organisation.admin)


async def route(client: Client, uri: str, **more: Any) -> dict[str, Any]:
    row = {
        "routerId": "orders",
        "name": "订单",
        "uri": uri,
        "predicates": [{"name": "Path", "args": ["/orders/**"]}],
        "filters": [],
        "status": "1",
        **more,
    }
    return dict(await client.result("POST", "/sys/gatewayRoute/updateAll", json={"router": row}))


async def test_a_request_is_passed_on_and_the_answer_comes_back_in_a_sandbox(client: Client, service: str) -> None:
    await route(client, f"http://{service}/v2", stripPrefix=1)
    answer = await client.send("POST", "/gw/orders/7/items%20x?a=1&a=2", content=b'{"n":1}', headers={"X-Own": "yes"})
    said = answer.json()
    assert (answer.status_code, said["method"], said["path"]) == (201, "POST", "/v2/7/items%20x?a=1&a=2")
    assert said["body"] == '{"n":1}' and said["headers"]["x-own"] == "yes"
    assert answer.headers["x-service"] == "echo" and "sandbox" in answer.headers["content-security-policy"]
    assert "set-cookie" not in answer.headers


async def test_no_secret_leaves_unless_the_row_says_so_and_nobody_else_says_who_asks(
    client: Client, service: str, organisation: Organisation
) -> None:
    await route(client, f"http://{service}")
    lies = {"Cookie": "gj_session=mine", "X-Guanjia-User": "root", "X-Forwarded-For": "8.8.8.8", "X-Hop": "1"}
    said = (await client.send("GET", "/gw/orders", headers={**lies, "Connection": "X-Hop"})).json()["headers"]
    assert not {"x-access-token", "cookie", "x-hop"} & set(said) and said["host"] == service
    assert (said["x-guanjia-user"], said["x-guanjia-tenant"], said["x-forwarded-for"]) == (
        organisation.admin.username,
        str(organisation.id),
        "127.0.0.1",
    )
    await route(client, f"http://{service}", forwardToken=True)
    assert (await client.send("GET", "/gw/orders")).json()["headers"]["x-access-token"] == client.token


async def test_rows_are_applied_as_they_change_and_only_where_they_hold(
    client: Client, service: str, sign_in: Any, organisation: Organisation
) -> None:
    missing = await client.call("GET", "/gw/orders/1")
    assert missing["id"] == "gateway.none"
    made = await route(client, "lb://orders", predicates=[
        {"name": "Path", "args": ["/orders/{id}"]}, {"name": "Method", "args": ["GET"]},
        {"name": "Query", "args": ["kind", "a*"]},
    ], filters=[
        {"name": "SetPath", "args": ["/one/{id}"]}, {"name": "AddRequestHeader", "args": [{"key": "X-From", "value": "gw"}]},
        {"name": "AddRequestParameter", "args": ["extra", "1"]},
    ])  # fmt: skip
    said = (await client.send("GET", "/gw/orders/5?kind=abc")).json()
    assert said["path"] == "/one/5?kind=abc&extra=1" and said["headers"]["x-from"] == "gw"
    for method, path in (
        ("POST", "/gw/orders/5?kind=abc"),
        ("GET", "/gw/orders/5?kind=b"),
        ("GET", "/gw/orders/5/6?kind=a"),
    ):
        assert (await client.call(method, path, **({"json": {}} if method == "POST" else {})))["id"] == "gateway.none"
    stranger = await sign_in((await create_organisation()).admin)
    assert (await stranger.call("GET", "/gw/orders/5?kind=abc"))["id"] == "gateway.none"
    assert (await (await sign_in()).send("GET", "/gw/orders/5?kind=abc")).status_code == 401
    await client.result("PUT", "/sys/gatewayRoute/edit", json={"id": made["id"], "status": "0"})
    assert (await client.call("GET", "/gw/orders/5?kind=abc"))["id"] == "gateway.none"


async def test_a_change_on_another_process_is_applied_here(
    client: Client, service: str, organisation: Organisation
) -> None:
    await route(client, f"http://{service}")
    assert (await client.send("GET", "/gw/orders")).status_code == 200
    await GatewayRoute.filter(tenant_id=organisation.id).update(status="0")
    count_change(organisation.id, "list/sys/gatewayRoute")
    assert (await client.call("GET", "/gw/orders"))["id"] == "gateway.none"


@pytest.mark.parametrize("uri", ["http://127.0.0.1:1", "http://10.0.0.1", "http://example.org", "lb://stock"])
async def test_what_is_not_listed_is_not_asked(client: Client, uri: str) -> None:
    await route(client, uri)
    answer = await client.send("GET", "/gw/orders")
    assert answer.status_code == 502 and answer.json()["id"] == "gateway.target"


async def test_a_listed_pattern_never_reaches_into_the_own_network(
    client: Client, service: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = asyncio.get_running_loop()

    async def inside(host: str, port: int, **_: Any) -> list[Any]:
        return [(2, 1, 6, "", ("127.0.0.1", port))]

    monkeypatch.setattr(loop, "getaddrinfo", inside)
    await route(client, f"http://inner.example.com:{service.rpartition(':')[2]}")
    assert (await client.call("GET", "/gw/orders"))["id"] == "gateway.target"


async def test_a_service_that_is_away_and_a_circle_are_told_plainly(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(get_settings(), "gateway_hosts", "127.0.0.1:9")
    await route(client, "http://127.0.0.1:9", retryable=True)
    away = await client.send("GET", "/gw/orders")
    assert (away.status_code, away.json()["id"]) == (502, "gateway.away")
    circle = await client.send("GET", "/gw/orders", headers={"X-Gateway-Hops": "3"})
    assert (circle.status_code, circle.json()["id"]) == (508, "gateway.loop")
    assert (await client.send("GET", "/gw/orders/..%2f..%2fadmin")).status_code == 404


REFUSED = [
    ("predicates", [{"name": "Weight", "args": ["g", "5"]}]),
    ("predicates", [{"name": "Path", "args": ["/a{b"]}]),
    ("predicates", [{"name": "Between", "args": ["2026-01-01T00:00:00+08:00"]}]),
    ("predicates", [{"name": "RemoteAddr", "args": ["nowhere"]}]),
    ("predicates", [{"name": "Header", "args": ["X", "(a+)+$"]}]),
    ("filters", [{"name": "Hystrix", "args": []}]),
    ("filters", [{"name": "StripPrefix", "args": []}]),
    ("filters", [{"name": "AddRequestHeader", "args": ["Cookie", "x"]}]),
    ("filters", [{"name": "AddRequestHeader", "args": ["X-A", "b\r\nEvil: 1"]}]),
    ("uri", "ws://127.0.0.1"),
]


@pytest.mark.parametrize(("field", "value"), REFUSED, ids=lambda value: str(value)[:40])
async def test_what_is_not_applied_is_not_saved(client: Client, field: str, value: Any) -> None:
    row = {"routerId": "bad", "name": "坏", "uri": "http://example.com", "status": "1", field: value}
    answer = await client.call("POST", "/sys/gatewayRoute/updateAll", json={"router": row})
    assert set(answer["fields"]) == {field}, answer
    assert not await GatewayRoute.filter(router_id="bad").exists()


async def test_no_entry_leads_to_the_portals_own_servers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the installation may list a machine; its database and Redis are not services of anybody's."""
    for url in (get_settings().database_url, get_settings().redis_url):
        port = urlsplit(url).port
        monkeypatch.setattr(get_settings(), "gateway_hosts", f"127.0.0.1, localhost, db=127.0.0.1:{port}")
        for uri in ("lb://db", f"http://127.0.0.1:{port}", f"http://localhost:{port}"):
            with pytest.raises(TargetRefused):
                await find_target(uri)
    assert (await find_target("http://127.0.0.1:9")).address == "127.0.0.1"
