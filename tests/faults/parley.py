"""Many people in many conversations at once, and the one question afterwards: has everybody the same, and all of it?"""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Any

import asyncpg
import httpx

from tests.faults.conftest import is_settled
from tests.faults.installation import Installation
from tests.faults.talk import ThreadReplica
from tests.faults.talker import Account, Talker, hire
from tests.live.page import until

_MESSAGES = """
SELECT id, seq, rev, sender_id, client_id, kind, body, edited_at IS NOT NULL AS edited, recalled_at IS NOT NULL AS recalled
FROM chat_message WHERE conversation_id = $1 ORDER BY seq
"""
_MEMBERS = "SELECT user_id, last_read_seq FROM chat_member WHERE conversation_id = $1"


class Parley:
    """`members`: conversation -> the people in it. `talk` goes on until cancelled; `settle` lets what is under way end."""

    def __init__(self, talkers: list[Talker], account: Account, rng: random.Random) -> None:
        self.talkers = talkers
        self.account = account
        self.members: dict[str, list[Talker]] = {}
        self._rng = rng
        self._turns: set[asyncio.Task[None]] = set()
        self._locks = {talker.user: asyncio.Lock() for talker in talkers}

    async def convene(self, conversations: int, size: int) -> None:
        """Groups of `size`, each founded by one of its people; everybody is in one at least where there is room."""
        circle = [self.talkers[place % len(self.talkers)] for place in range(conversations * size)]
        for number in range(conversations):
            people = list(dict.fromkeys(circle[number * size : (number + 1) * size]))
            others = [talker.user for talker in people[1:]]
            made = await people[0].caller.post("/chat/conversation/group", name=f"谈{number}", userIds=others)
            self.members[made["id"]] = people
        for talker in self.talkers:
            talker.open([one for one, people in self.members.items() if talker in people])
        for talker in self.talkers:
            assert talker.screen is not None
            await until(partial(is_settled, talker.screen), "a first read", 60)

    async def talk(self, rate: float) -> None:
        """`rate` messages a second by random people, whatever happens; one person says one thing after the other."""
        clock = asyncio.get_running_loop()
        begun = clock.time()
        for number in count():
            conversation = self._rng.choice(list(self.members))
            turn = asyncio.create_task(self._take_turn(self._rng.choice(self.members[conversation]), conversation))
            self._turns.add(turn)
            turn.add_done_callback(self._turns.discard)
            await asyncio.sleep(max(0.0, begun + (number + 1) / rate - clock.time()))

    async def _take_turn(self, talker: Talker, conversation: str) -> None:
        async with self._locks[talker.user]:
            await talker.say(conversation, f"话 {secrets.token_hex(8)}")
            if self._rng.random() < 0.2:
                await talker.act(self._rng)

    async def settle(self) -> None:
        await until(lambda: not self._turns, "the last acknowledgements", 60)

    async def close(self) -> None:
        for turn in tuple(self._turns):
            turn.cancel()
        await asyncio.gather(*self._turns, return_exceptions=True)
        await asyncio.gather(*(talker.close() for talker in self.talkers))


@asynccontextmanager
async def parley(
    installation: Installation, people: int, conversations: int, size: int, *, seed: int = 1
) -> AsyncIterator[Parley]:
    """Half of the people are on each of the two processes."""
    store = await installation.connect()
    hired = await hire(store, people)
    await store.close()
    limits = httpx.Limits(max_connections=100, max_keepalive_connections=50)
    async with httpx.AsyncClient(trust_env=False, timeout=30, limits=limits, verify=False) as http:
        account, ways = Account(), (installation.addresses, installation.addresses[::-1])
        talkers = [Talker(user, token, ways[n % 2], http, account) for n, (user, token) in enumerate(hired)]
        opened = Parley(talkers, account, random.Random(seed))
        try:
            await opened.convene(conversations, size)
            yield opened
        finally:
            await opened.close()


async def check_parley(store: asyncpg.Connection, held: Parley, seconds: float = 40) -> int:
    """Every window equals the database, nothing is there twice, nothing is missing; gives the number of messages."""
    assert not held.account.refused, held.account.refused[:5]
    known: dict[str, int] = {}
    for conversation, people in held.members.items():
        truth = await read_truth(store, conversation)
        known |= {row["clientId"]: seq for seq, row in truth.items()}
        reads = {str(row["user_id"]): row["last_read_seq"] for row in await store.fetch(_MEMBERS, int(conversation))}
        for talker in people:
            thread = next(one for one in talker.threads if one.conversation == conversation)
            await _wait_for(thread, truth, seconds)
            line = {"last": len(truth), "read": reads[talker.user]}
            told = f"{conversation} in the list of {talker.user}"
            await until(partial(_has_line, talker, conversation, line), f"{told}: {line}", seconds)
    _check_account(held.account, known)
    failures = [failure for talker in held.talkers if talker.screen for failure in talker.screen.failures]
    assert not failures, failures
    return len(known)


async def read_truth(store: asyncpg.Connection, conversation: str) -> dict[int, dict[str, Any]]:
    """The messages of a conversation as the database has them: numbered from one without a gap, in the counted order."""
    rows = await store.fetch(_MESSAGES, int(conversation))
    counted = await store.fetchrow("SELECT last_seq, rev FROM chat_conversation WHERE id = $1", int(conversation))
    assert [row["seq"] for row in rows] == list(range(1, counted["last_seq"] + 1)), "a gap"
    assert max(row["rev"] for row in rows) == counted["rev"]
    bodies = [row["body"] for row in rows if row["kind"] == "text" and not row["edited"] and not row["recalled"]]
    assert len(bodies) == len(set(bodies)), "said twice"
    return {row["seq"]: _shown(dict(row)) for row in rows}


def _shown(row: dict[str, Any]) -> dict[str, Any]:
    body = row["body"] if row["kind"] == "text" and not row["recalled"] else ""
    told = {name: row[name] for name in ("rev", "kind", "edited", "recalled")}
    return {**told, "id": str(row["id"]), "clientId": row["client_id"], "sender": str(row["sender_id"]), "body": body}


def shown(thread: ThreadReplica) -> dict[int, dict[str, Any]]:
    """The same of a window."""
    found = {}
    for message in thread.state.values():
        recalled = message["recalledAt"] is not None
        body = message["body"] if message["kind"] == "text" and not recalled else ""
        told = {name: message[name] for name in ("rev", "kind", "id", "clientId")}
        sender, edited = message["sender"]["id"], message["editedAt"] is not None
        found[message["seq"]] = {**told, "sender": sender, "edited": edited, "recalled": recalled, "body": body}
    return found


async def _wait_for(thread: ThreadReplica, truth: dict[int, dict[str, Any]], seconds: float) -> None:
    try:
        await until(lambda: shown(thread) == truth, "the same messages", seconds)
    except AssertionError as error:
        seen = shown(thread)
        wrong = [
            (seq, truth.get(seq), seen.get(seq))
            for seq in truth.keys() | seen.keys()
            if truth.get(seq) != seen.get(seq)
        ]
        raise AssertionError(f"{thread.conversation}: {len(wrong)} of {len(truth)} differ: {wrong[:3]}") from error


def _has_line(talker: Talker, conversation: str, line: dict[str, int]) -> bool:
    return talker.inbox.state.get(conversation) == line


def _check_account(account: Account, known: dict[str, int]) -> None:
    """What was sent was acknowledged, and stands once at the place that the answer named."""
    assert account.sent.keys() == account.acknowledged.keys()
    places = {client_id: message["seq"] for client_id, message in account.acknowledged.items()}
    lost = [client_id for client_id, seq in places.items() if known.get(client_id) != seq]
    assert not lost, f"{len(lost)} acknowledged and not there"
