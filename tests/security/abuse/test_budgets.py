"""Every public call and every dear one has a budget: who uses it up waits, whoever else does not; and sockets are counted."""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, suppress
from typing import Any, cast

import httpx
import pytest
from redis.asyncio import Redis
from starlette.applications import Starlette
from starlette.requests import Request
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from schema.system.tenant import Tenant
from server.domains import all_routes
from server.http import documents
from server.http.route import CALLS_AT_ONCE, Route, pattern_routes
from server.kit import redis as redis_module
from server.kit.actor import Actor
from server.kit.budget import BUDGETS
from server.kit.control import Whom
from server.live.websocket import FLOOD_CODE
from server.settings import Settings
from tests.kit.client import PREFIX, Client
from tests.kit.people import Organisation, create_organisation
from tests.live.page import PATIENCE, until

SignIn = Callable[..., Awaitable[Client]]
PUBLIC = [route for route in all_routes() if route.public]
ONCE = "1/600"


def address_of(route: Route) -> str:
    return (PREFIX if route.prefixed else "") + route.path.replace("{", "").replace("}", "")


def caller(app: Starlette, address: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=app, client=(address, 1))
    return httpx.AsyncClient(transport=transport, base_url="http://guanjia.test")


@pytest.fixture
def narrow(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    def narrow(**limits: Any) -> None:
        for name, value in limits.items():
            monkeypatch.setattr(settings, name, value)

    return narrow


def nowhere() -> Redis:
    """Nothing listens there."""
    return Redis.from_url("redis://127.0.0.1:1", socket_connect_timeout=0.2)


@pytest.mark.parametrize("route", PUBLIC, ids=lambda route: f"{route.method} {route.path}")
async def test_every_public_call_has_a_budget_by_address(
    app: Starlette, narrow: Callable[..., None], route: Route
) -> None:
    assert route.spends is not None
    narrow(**{BUDGETS[route.spends].address: ONCE})
    number = PUBLIC.index(route)
    async with caller(app, f"198.51.100.{number}") as first, caller(app, f"203.0.113.{number}") as other:
        before = await first.request(route.method, address_of(route))
        refused = await first.request(route.method, address_of(route), headers={"international": "2"})
        assert before.status_code != 429
        assert refused.status_code == 429 and 500 < int(refused.headers["retry-after"]) <= 600
        assert refused.json()["id"] == "rate.limited" and "please wait 10 minutes" in refused.json()["message"]
        assert (await other.request(route.method, address_of(route))).status_code != 429


async def test_a_whole_network_of_ipv6_is_one_address(app: Starlette, narrow: Callable[..., None]) -> None:
    narrow(limit_page=ONCE)
    statuses = []
    for address in ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", "2001:db8:1:3::1"):
        async with caller(app, address) as client:
            statuses.append((await client.get(f"{PREFIX}/sys/login/ways")).status_code)
    assert statuses == [200, 429, 200]


DEAR = [
    ("search", "GET", "/sys/search?q=a"),
    ("sheet", "GET", "/sys/position/exportXls"),
    ("sheet", "POST", "/sys/position/exportJob"),
    ("sheet", "POST", "/sys/position/importExcel"),
    ("batch", "POST", "/sys/position/batchDelete"),
    ("report", "GET", "/online/cgreport/api/getData/1"),
    ("search", "GET", "/chat/message/search?text=a"),
    ("reveal", "POST", "/rental/tenant/reveal"),
    ("sheet", "POST", "/chat/export"),
]


@pytest.mark.parametrize(("name", "method", "path"), DEAR)
async def test_a_dear_call_has_a_budget_by_person_that_colleagues_do_not_feel(
    organisation: Organisation, sign_in: SignIn, narrow: Callable[..., None], name: str, method: str, path: str
) -> None:
    narrow(**{f"limit_{name}": ONCE})
    clerk, colleague = await sign_in(organisation.admin), await sign_in(await organisation.hire())
    statuses = [(await clerk.send(method, path)).status_code for _ in range(2)]
    assert statuses[0] != 429 and statuses[1] == 429
    assert (await colleague.send(method, path)).status_code != 429


async def test_an_organisation_has_a_budget_that_others_do_not_feel(
    organisation: Organisation, sign_in: SignIn, narrow: Callable[..., None]
) -> None:
    narrow(limit_search_all="2/600")
    clients = [await sign_in(organisation.admin), *[await sign_in(await organisation.hire()) for _ in range(2)]]
    clients.append(await sign_in((await create_organisation("别的物业")).admin))
    statuses = [(await client.send("GET", "/sys/search?q=a")).status_code for client in clients]
    assert statuses == [200, 200, 429, 200]


async def test_an_organisations_package_says_how_much_of_the_usual(
    organisation: Organisation, sign_in: SignIn, narrow: Callable[..., None]
) -> None:
    narrow(limit_search="4/600")
    await Tenant.filter(id=organisation.id).update(quota_calls=50)
    client = await sign_in(organisation.admin)
    assert [(await client.send("GET", "/sys/search?q=a")).status_code for _ in range(3)] == [200, 200, 429]


async def test_what_is_used_up_comes_back_with_time(app: Starlette, narrow: Callable[..., None]) -> None:
    narrow(limit_page="2/6")
    async with caller(app, "192.0.2.7") as client:

        async def is_let_in() -> bool:
            return (await client.get(f"{PREFIX}/sys/login/ways")).status_code == 200

        assert not all([await is_let_in() for _ in range(12)])
        await until(is_let_in, "the next one")


async def test_without_redis_the_door_is_shut_and_work_goes_on(
    app: Starlette, organisation: Organisation, sign_in: SignIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    clerk = await sign_in(organisation.admin)
    monkeypatch.setattr(redis_module, "_client", nowhere())
    assert (await clerk.send("GET", "/sys/search?q=a")).status_code == 200
    async with caller(app, "192.0.2.8") as client:
        for path, body in (("/sys/login", {"username": "x", "password": "y"}), ("/sys/sms", {"mobile": "13800000000"})):
            answer = await client.post(PREFIX + path, json=body)
            assert (answer.status_code, answer.json()["id"]) == (503, "door.shut")
        assert (await client.get(f"{PREFIX}/sys/login/ways")).status_code == 200


async def test_calls_of_one_person_are_made_a_few_at_a_time(
    app: Starlette, organisation: Organisation, sign_in: SignIn
) -> None:
    clerk, colleague = await sign_in(organisation.admin), await sign_in(await organisation.hire())
    running: Counter[str] = Counter()
    most: Counter[str] = Counter()
    begun: list[str] = []
    gate = asyncio.Event()

    async def work(request: Request, actor: Actor) -> None:
        begun.append(actor.username)
        running[actor.username] += 1
        most[actor.username] = max(most[actor.username], running[actor.username])
        await gate.wait()
        running[actor.username] -= 1

    slow = Starlette(routes=pattern_routes([Route("GET", "/slow/{n}", work)], "", app.state.sessions))
    transport = httpx.ASGITransport(app=slow)
    async with httpx.AsyncClient(transport=transport, base_url="http://guanjia.test") as http:
        many = [http.get(f"/slow/{n}", headers={"X-Access-Token": clerk.token}) for n in range(60)]
        pending = [asyncio.create_task(call) for call in many]
        await until(lambda: len(begun) == CALLS_AT_ONCE, "the first calls")
        pending.append(asyncio.create_task(http.get("/slow/0", headers={"X-Access-Token": colleague.token})))
        await until(lambda: len(set(begun)) == 2, "the colleague's call")
        gate.set()
        await asyncio.gather(*pending)
    assert begun.index(next(name for name in begun if name != organisation.admin.username)) == CALLS_AT_ONCE
    assert most[organisation.admin.username] == CALLS_AT_ONCE


async def test_a_person_has_so_many_sockets_and_others_theirs(
    organisation: Organisation, sign_in: SignIn, port: int, narrow: Callable[..., None]
) -> None:
    narrow(sockets_per_person=3)
    people = [organisation.admin, await organisation.hire()]
    sockets = [
        (f"ws://127.0.0.1:{port}/websocket/{person.user_id}", {"X-Access-Token": (await sign_in(person)).token})
        for person in people
    ]
    (hers, her_token), (theirs, their_token) = sockets
    async with AsyncExitStack() as stack:
        opened = [await stack.enter_async_context(connect(hers, additional_headers=her_token)) for _ in range(3)]
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            async with connect(hers, additional_headers=her_token) as late:
                async with asyncio.timeout(PATIENCE):
                    await late.recv()
        assert await is_answered(theirs, their_token)
        await opened[0].close()
        # The server hears of a closed one a moment after it is closed.
        await until(lambda: is_answered(hers, her_token), "the place that became free")


async def is_answered(address: str, token: dict[str, str]) -> bool:
    with suppress(InvalidStatus, ConnectionClosed, TimeoutError):
        async with connect(address, additional_headers=token) as socket:
            await socket.send("HeartBeat")
            await socket.recv()
            return True
    return False


async def test_sockets_that_come_together_are_no_more_and_read_their_session_once(
    app: Starlette,
    organisation: Organisation,
    sign_in: SignIn,
    port: int,
    narrow: Callable[..., None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    narrow(sockets_per_person=3)
    person = organisation.admin
    token = {"X-Access-Token": (await sign_in(person)).token}
    app.state.sessions.forget_users(Whom(person.tenant_id, frozenset({person.user_id})))
    load, read = app.state.sessions._load, list[str]()

    async def count(digest: str) -> Actor | None:
        read.append(digest)
        return cast(Actor | None, await load(digest))

    monkeypatch.setattr(app.state.sessions, "_load", count)

    async def come() -> ClientConnection | None:
        with suppress(InvalidStatus):
            return await connect(f"ws://127.0.0.1:{port}/websocket/{person.user_id}", additional_headers=token)
        return None

    came = [socket for socket in await asyncio.gather(*(come() for _ in range(12))) if socket]
    assert len(came) == 3
    assert len(read) == 1
    for socket in came:
        await socket.close()


async def test_a_person_opens_so_many_sockets_in_a_time(
    organisation: Organisation, sign_in: SignIn, port: int, narrow: Callable[..., None]
) -> None:
    narrow(limit_socket="2/600")
    token = {"X-Access-Token": (await sign_in(organisation.admin)).token}
    address = f"ws://127.0.0.1:{port}/websocket/{organisation.admin.user_id}"
    for _ in range(2):
        async with connect(address, additional_headers=token) as socket:
            await socket.send("HeartBeat")
            await socket.recv()
    with pytest.raises(InvalidStatus):
        async with asyncio.timeout(PATIENCE), connect(address, additional_headers=token):
            pass


async def test_what_a_person_says_through_many_sockets_is_counted_together(
    organisation: Organisation, sign_in: SignIn, port: int
) -> None:
    token = {"X-Access-Token": (await sign_in(organisation.admin)).token}
    address = f"ws://127.0.0.1:{port}/websocket/{organisation.admin.user_id}"
    async with AsyncExitStack() as stack:
        sockets = [await stack.enter_async_context(connect(address, additional_headers=token)) for _ in range(8)]

        async def talk(socket: ClientConnection) -> int:
            with suppress(ConnectionClosed):
                for _ in range(240):  # fewer than one socket may say at once
                    await socket.send("x")
                await socket.send("HeartBeat")
                async with asyncio.timeout(PATIENCE):
                    await socket.recv()
            return socket.close_code or 0

        assert FLOOD_CODE in await asyncio.gather(*map(talk, sockets))


async def test_the_documents_are_made_once_and_have_a_budget(
    app: Starlette, narrow: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    def make_again(*_: Any) -> None:
        raise AssertionError("made again")

    async with caller(app, "192.0.2.30") as client:
        for name in ("openapi.json", "docs"):
            await client.get(f"{PREFIX}/{name}")
        monkeypatch.setattr(documents, "build_openapi", make_again)
        for name in ("openapi.json", "docs"):
            whole = await client.get(f"{PREFIX}/{name}", headers={"accept-encoding": "identity"})
            assert whole.status_code == 200 and "content-encoding" not in whole.headers and "/sys/login" in whole.text
            assert (await client.get(f"{PREFIX}/{name}")).text == whole.text
        narrow(limit_page=ONCE)
        assert [(await client.get(f"{PREFIX}/docs")).status_code for _ in range(2)] == [200, 429]
