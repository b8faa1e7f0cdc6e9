"""People who talk: each has a window on two server processes, sends by HTTP until it is acknowledged, and sees what others say."""

import asyncio
import hashlib
import random
import secrets
import time
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import asyncpg
import httpx

from schema.kit.clock import now
from schema.kit.snowflake import NODES, Snowflake
from tests.faults.caller import Caller
from tests.faults.screen import Screen
from tests.faults.talk import InboxReplica, Message, ThreadReplica
from tests.kit.names import name_of

Row = dict[str, Any]


@dataclass
class Account:
    """`acknowledged`: client id -> the message as the server answered it. `arrivals`: seconds until a window had it."""

    sent: dict[str, float] = field(default_factory=dict)
    acknowledged: dict[str, Message] = field(default_factory=dict)
    refused: list[str] = field(default_factory=list)
    retries: int = 0
    arrivals: list[tuple[float, float]] = field(default_factory=list)

    def note_arrival(self, message: Message) -> None:
        begun = self.sent.get(message["clientId"])
        if begun is not None:
            self.arrivals.append((begun, time.perf_counter() - begun))


class Talker:
    """One person: `say` returns when the server has the message; nothing else may make it give up."""

    def __init__(self, user: str, token: str, addresses: list[str], http: httpx.AsyncClient, account: Account) -> None:
        self.user = user
        self.account = account
        self.addresses = addresses
        self.caller = Caller(addresses[0], token, http)
        self.threads: list[ThreadReplica] = []
        self.inbox = InboxReplica(user)
        self.screen: Screen | None = None

    def open(self, conversations: list[str]) -> None:
        self.threads = [ThreadReplica(one, self.account.note_arrival) for one in conversations]
        self.screen = Screen(self.caller, self.addresses, self.inbox, *self.threads)

    async def say(self, conversation: str, body: str) -> None:
        client_id = secrets.token_hex(8)
        self.account.sent[client_id] = time.perf_counter()
        form = {"conversationId": conversation, "clientId": client_id, "kind": "text", "body": body}
        answer = await self._insist("POST", "/chat/message/send", form)
        if answer is not None:
            self.account.acknowledged[client_id] = answer

    async def act(self, rng: random.Random) -> None:
        """What people do beside sending: read, edit, take back, react."""
        thread = rng.choice(self.threads)
        if not thread.state:
            return
        last = thread.state[str(max(map(int, thread.state)))]
        await self._insist("POST", "/chat/conversation/read", {"id": thread.conversation, "seq": last["seq"]})
        mine = [one for one in thread.state.values() if one["sender"]["id"] == self.user and one["kind"] == "text"]
        choice = rng.random()
        if choice < 0.2 and mine:
            await self._insist(
                "PUT", "/chat/message/edit", {"id": mine[-1]["id"], "body": f"改 {secrets.token_hex(4)}"}, 409
            )
        elif choice < 0.3 and mine:
            await self._insist("POST", "/chat/message/recall", {"id": mine[-1]["id"]}, 409)
        elif choice < 0.6:
            await self._insist("POST", "/chat/message/react", {"id": last["id"], "emoji": "👍", "on": True}, 409)

    async def _insist(self, method: str, path: str, form: Row, *allowed: int) -> Any:
        """Again and again, wherever the window is connected, until somebody answers; 5xx is no answer."""
        while True:
            try:
                response = await self.caller.send(method, path, json=form)
            except httpx.HTTPError:
                self._go_elsewhere()
                await self._rest()
                continue
            if response.status_code >= 500:
                await self._rest()
                continue
            if response.status_code == 200:
                return response.json()["result"]
            if response.status_code not in allowed:
                self.account.refused.append(response.text[:300])
            return None

    async def _rest(self) -> None:
        self.account.retries += 1
        await asyncio.sleep(random.uniform(0.1, 0.4))

    def _go_elsewhere(self) -> None:
        here = self.addresses.index(self.caller.address)
        self.caller.address = self.addresses[(here + 1) % len(self.addresses)]

    async def close(self) -> None:
        if self.screen is not None:
            await self.screen.close()


async def _copy(store: asyncpg.Connection, table: str, row: Row, changes: list[Row]) -> None:
    names = list(row)
    columns = ", ".join(f'"{name}"' for name in names)
    places = ", ".join(f"${place}" for place in range(1, len(names) + 1))
    records = [[(row | one)[name] for name in names] for one in changes]
    await store.executemany(f"INSERT INTO {table} ({columns}) VALUES ({places})", records)


async def hire(store: asyncpg.Connection, number: int) -> list[tuple[str, str]]:
    """(user id, token) of new people of the first organisation, each with a session; made of a clerk's row and its session's."""
    model = dict(await store.fetchrow("SELECT * FROM sys_user WHERE username = 'clerk1'"))
    own = {"phone": None, "email": None, "work_no": None}
    mark, tokens = secrets.token_hex(3), [secrets.token_urlsafe(32) for _ in range(number)]
    numbers = Snowflake()
    numbers.grant(NODES - 1, 0, numbers.position() + 60_000)  # no process of the installation holds the last one
    ids = [numbers.next() for _ in tokens]
    people = [
        {**own, "id": one, "username": f"t{mark}_{n}", "realname": name_of(n, "谈客")} for n, one in enumerate(ids)
    ]
    await _copy(store, "sys_user", model, people)
    session = {
        "tenant_id": model["tenant_id"],
        "org_code": model["org_code"],
        "device": "web",
        "ip": None,
        "user_agent": None,
    }
    moments = {"created_at": now(), "seen_at": now(), "expires_at": now() + timedelta(days=1), "revoked_at": None}
    opened = [
        {"id": numbers.next(), "user_id": user, "token_hash": hashlib.sha256(token.encode()).hexdigest()}
        for user, token in zip(ids, tokens, strict=True)
    ]
    await _copy(store, "sys_session", {**opened[0], **session, **moments}, opened)
    return [(str(user), token) for user, token in zip(ids, tokens, strict=True)]
