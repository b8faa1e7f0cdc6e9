"""Every money act happens once, however often and in whatever order it is sent again; the acts are those of the routes."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import httpx
import pytest
from starlette.applications import Starlette
from starlette.types import Message, Receive, Scope, Send

from server.domains import all_routes
from server.http.idempotency import KEY_HEADER, REPLAYED_HEADER
from server.http.route import Route
from server.kit.database import pool
from tests.kit.client import PREFIX, Client
from tests.rental.situations import SITUATIONS, Situation, Words, fill
from tests.rental.village import Village, build

MONEY = [route for route in all_routes() if route.once == "required"]
_ACTS = "SELECT count(DISTINCT request_id) FROM sys_audit WHERE tenant_id = $1 AND request_id IS NOT NULL"
TIMES = 3


@dataclass
class Books:
    """A village with somebody who may do everything in it, and the words of what can be done."""

    village: Village
    client: Client
    words: Words

    async def acts(self) -> int:
        """How many calls have changed anything here."""
        return int(await pool().fetchval(_ACTS, self.village.org.id))

    async def send(self, route: Route, key: str | None, app: Any = None) -> httpx.Response:
        model = route.body or route.query
        assert model is not None, route.path
        given = fill(model, self.words)
        if key and not needs_version(route):  # then nothing but the key holds a second one back
            given.pop("version", None)
        options: dict[str, Any] = {"json": given} if route.body else {"params": given}
        options |= {"headers": {KEY_HEADER: key}} if key else {"extensions": {"nameless": True}}
        if app is None:
            return await self.client.send(route.method, route.path, **options)
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False, client=("127.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://guanjia.test") as line:
            line.headers.update(self.client.http.headers)
            return await line.request(route.method, (PREFIX if route.prefixed else "") + route.path, **options)

    async def storm(self, route: Route, key: str | None) -> list[httpx.Response]:
        return list(await asyncio.gather(*(self.send(route, key) for _ in range(TIMES))))


@dataclass
class Done:
    """An act that happened, to be sent again later."""

    books: Books
    route: Route
    key: str
    answer: bytes
    acts: int


Open = Callable[[Situation], Awaitable[Books]]


@pytest.fixture
def open_books(app: Starlette, sign_in: Callable[..., Awaitable[Client]]) -> Open:
    async def enter(make: Situation) -> Books:
        village = await build()
        return Books(village, await sign_in(village.actor), await make(village))

    return enter


def once(answers: list[httpx.Response]) -> bool:
    """All three have the first's answer; False when the act is not possible here."""
    if all(answer.status_code >= 400 for answer in answers):
        assert not any(answer.status_code >= 500 for answer in answers), [answer.text for answer in answers]
        return False
    assert {answer.status_code for answer in answers} == {200}, [answer.text for answer in answers]
    assert len({answer.content for answer in answers}) == 1
    assert len({answer.headers.get("x-act") for answer in answers}) == 1
    assert sum(REPLAYED_HEADER in answer.headers for answer in answers) == TIMES - 1
    return True


def cut_off(app: Starlette) -> Any:
    """The application over a line that breaks when the answer comes."""

    async def serve(scope: Scope, receive: Receive, send: Send) -> None:
        async def lost(message: Message) -> None:
            raise ConnectionResetError("the line is cut")

        await app(scope, receive, lost)

    return serve


async def send_with_the_answer_cut_off(app: Starlette, books: Books, route: Route) -> None:
    key, before = uuid4().hex, await books.acts()
    await books.send(route, key, cut_off(app))
    assert await books.acts() == before + 1, route.path
    answers = await books.storm(route, key)
    assert {answer.status_code for answer in answers} == {200}, [answer.text for answer in answers]
    assert all(REPLAYED_HEADER in answer.headers for answer in answers), route.path
    assert len({answer.content for answer in answers}) == 1
    assert await books.acts() == before + 1, route.path


async def send_with_a_version_and_no_key(books: Books, route: Route) -> None:
    """The version that the first makes old holds the others back."""
    before = await books.acts()
    answers = await books.storm(route, None)
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409], [answer.text for answer in answers]
    assert await books.acts() == before + 1, route.path


def needs_version(route: Route) -> bool:
    found = route.body.model_fields.get("version") if route.body else None
    return found is not None and found.is_required()


def takes_version(route: Route, words: Words) -> bool:
    return route.body is not None and "version" in fill(route.body, words)


async def test_money_acts_sent_side_by_side_cut_off_late_and_by_version_happen_once(
    app: Starlette, open_books: Open
) -> None:
    left, done = list(MONEY), list[Done]()
    for situation in SITUATIONS:
        books = await open_books(situation)
        for route in list(left):
            key, before = uuid4().hex, await books.acts()
            if not once(answers := await books.storm(route, key)):
                assert await books.acts() == before
                continue
            assert await books.acts() == before + 1, route.path
            left.remove(route)
            done.append(Done(books, route, key, answers[0].content, before + 1))
            await send_with_the_answer_cut_off(app, await open_books(situation), route)
            if takes_version(route, books.words):
                await send_with_a_version_and_no_key(await open_books(situation), route)
            books = await open_books(situation)
    assert not left, f"no situation in which these can be done: {[route.path for route in left]}"
    for act in reversed(done):
        late = await act.books.send(act.route, act.key)
        assert (late.status_code, late.content) == (200, act.answer), act.route.path
        assert await act.books.acts() == act.acts


async def test_a_money_act_without_key_and_version_is_refused(app: Starlette, open_books: Open) -> None:
    books = await open_books(SITUATIONS[2])
    books.words.pop("version")
    for route in MONEY:
        answer = await books.send(route, None)
        if answer.status_code == 422:  # what it needs is not among the words of this situation
            continue
        assert (answer.status_code, answer.json()["id"]) == (428, "once.required"), route.path
    assert await books.acts() == 0


async def test_a_line_cut_while_three_wait_side_by_side(app: Starlette, open_books: Open) -> None:
    books = await open_books(SITUATIONS[2])
    [route] = [route for route in MONEY if route.path == "/rental/order/cashier"]
    key = uuid4().hex
    lost, *heard = await asyncio.gather(
        books.send(route, key, cut_off(app)), *(books.send(route, key) for _ in range(TIMES))
    )
    assert lost.status_code >= 500
    assert len({answer.content for answer in heard}) == 1 and heard[0].status_code == 200
    assert await books.acts() == 1
