"""A house where people talk: three of the staff, signed in, and what each of their windows hears."""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Any

import pytest
import pytest_asyncio
from starlette.applications import Starlette

from server.kit.actor import Actor
from server.kit.outbox import OutboxEvent
from tests.kit.client import Client
from tests.kit.people import Organisation
from tests.kit.sink import subscribed
from tests.kit.window import listening

SignIn = Callable[..., Awaitable[Client]]
_marks = count(1)


@dataclass
class Person:
    """Somebody of the staff with a window."""

    actor: Actor
    client: Client

    @property
    def id(self) -> str:
        return str(self.actor.user_id)

    @property
    def name(self) -> str:
        return self.actor.realname

    async def get(self, path: str, /, **query: Any) -> Any:
        return await self.client.result("GET", f"/chat/{path}", params=query)

    async def post(self, path: str, /, **body: Any) -> Any:
        return await self.client.result("POST", f"/chat/{path}", json=body)

    async def put(self, path: str, /, **body: Any) -> Any:
        return await self.client.result("PUT", f"/chat/{path}", json=body)

    async def refused(self, method: str, path: str, /, **body: Any) -> str:
        """The stable id with which a call is refused."""
        more = {"params": body} if method == "GET" else {"json": body}
        answer = await self.client.call(method, f"/chat/{path}", **more)
        assert not answer["success"], answer
        return str(answer["id"])

    async def say(self, conversation: dict[str, Any] | str, body: str = "你好", **more: Any) -> dict[str, Any]:
        where = conversation if isinstance(conversation, str) else conversation["id"]
        mark = more.pop("clientId", None) or f"mark-{next(_marks)}"
        sent = await self.post("message/send", conversationId=where, clientId=mark, body=body, **more)
        return dict(sent)

    async def group(self, *others: "Person", name: str | None = None) -> dict[str, Any]:
        made = await self.post("conversation/group", userIds=[one.id for one in others], name=name)
        return dict(made)

    async def page(self, conversation: dict[str, Any], **query: Any) -> dict[str, Any]:
        return dict(await self.get("message/list", conversationId=conversation["id"], **query))

    async def bodies(self, conversation: dict[str, Any], **query: Any) -> list[str]:
        return [one["body"] for one in (await self.page(conversation, **{"limit": 50, **query}))["messages"]]

    async def row(self, conversation: dict[str, Any]) -> dict[str, Any] | None:
        """The conversation in their list."""
        found = (await self.get("conversation/list"))["conversations"]
        return next((one for one in found if one["id"] == conversation["id"]), None)


@dataclass
class Team:
    organisation: Organisation
    ann: Person
    bob: Person
    cyd: Person
    sign_in: SignIn

    async def hire(self, name: str, *codes: str) -> Person:
        actor = await self.organisation.hire(*codes, name=name)
        return Person(actor, await self.sign_in(actor))


@pytest_asyncio.fixture(loop_scope="session")
async def team(organisation: Organisation, sign_in: SignIn) -> Team:
    people = []
    for name in ("安然", "卜一", "陈澄"):
        actor = await organisation.hire(name=name)
        people.append(Person(actor, await sign_in(actor)))
    ann, bob, cyd = people
    return Team(organisation, ann, bob, cyd, sign_in)


@dataclass
class Ear:
    """All events that were committed, in their order."""

    events: list[OutboxEvent] = field(default_factory=list)

    def on(self, topic: str, op: str | None = None) -> list[dict[str, Any]]:
        return [one.data for one in self.events if topic in one.topics and op in (None, one.op)]

    def ops(self, topic: str) -> list[str]:
        return [one.op for one in self.events if topic in one.topics]


@pytest.fixture
def ear() -> Iterator[Ear]:
    heard = Ear()

    async def hear(events: list[OutboxEvent]) -> None:
        heard.events += events

    with subscribed(hear):
        yield heard


@pytest_asyncio.fixture(loop_scope="session")
async def people(team: Team):  # type: ignore[no-untyped-def]
    """The three of the house as clients of the family."""
    from tests.chat.service import Caller

    return [Caller(team.ann), Caller(team.bob), Caller(team.cyd)]


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def port(app: Starlette) -> AsyncIterator[int]:
    """Where the application listens, for real sockets."""
    async with listening(app) as found:
        yield found
