"""People talk while server processes are killed and Redis is lost: everybody has the same messages in the same order, once each."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import partial

import asyncpg
from websockets.asyncio.client import connect

from tests.chat.service import Line
from tests.faults.agreement import published_twice
from tests.faults.installation import Installation, answers
from tests.faults.parley import Parley, check_parley, parley, read_truth
from tests.faults.stall import count_stalled, stalled
from tests.live.page import until


@asynccontextmanager
async def talking(held: Parley, rate: float = 30) -> AsyncIterator[Callable[[int], Awaitable[None]]]:
    """Gives a function that waits for so many more acknowledged messages."""
    account = held.account

    async def grow(more: int) -> None:
        enough = len(account.acknowledged) + more
        await until(lambda: len(account.acknowledged) >= enough, "talk", 40)

    work = asyncio.create_task(held.talk(rate))
    try:
        yield grow
    finally:
        work.cancel()
        await asyncio.gather(work, return_exceptions=True)


async def test_nobody_misses_or_hears_twice_what_was_said_while_processes_die_and_redis_comes_back_empty(
    whole: Installation, store: asyncpg.Connection
) -> None:
    async with parley(whole, people=9, conversations=3, size=6) as held:
        async with talking(held) as grow:
            await grow(10)
            whole.servers[0].kill()
            await grow(20)
            await until(partial(answers, whole.addresses[0]), "a successor", 40)
            whole.redis.kill()
            whole.redis.wipe()
            await grow(10)
            whole.redis.start()
            await grow(10)
            whole.servers[1].kill()
            await grow(20)
        await held.settle()
        await until(partial(answers, whole.addresses[1]), "a successor", 40)
        assert await check_parley(store, held) > 70
        assert held.account.retries > 0, "no call met a fault"
    assert not await published_twice(whole.redis)


async def test_a_removed_member_is_cut_off_although_the_process_died_with_the_word_on_its_lips(
    whole: Installation, store: asyncpg.Connection
) -> None:
    """It was killed after the commit, before it could tell anybody: whoever finds the committed events tells it."""
    async with parley(whole, people=3, conversations=1, size=3) as held:
        owner, removed, _ = held.talkers
        (conversation,) = held.members
        assert removed.screen is not None and removed.caller.address == whole.addresses[1]
        owner.caller.address = whole.addresses[0]
        async with stalled(whole, ("chat_member", "DELETE", f"OLD.user_id = {removed.user}"), at_commit=True):
            form = {"id": conversation, "userId": removed.user}
            removal = asyncio.create_task(owner.caller.send("POST", "/chat/conversation/removeMember", json=form))
            await until(lambda: count_stalled(store), "a removal about to be committed")
            whole.servers[0].kill()
            await asyncio.gather(removal, return_exceptions=True)
        await until(lambda: conversation not in removed.inbox.state, "an inbox without it")
        await until(lambda: removed.screen and removed.screen.failures, "an end of the topic")
        assert "live.denied" in str(removed.screen.failures)
        await owner.say(conversation, "不给你听")
        await until(lambda: len(held.talkers[2].threads[0].state) == 3, "what was said afterwards")
        assert len(removed.threads[0].state) < 3


async def test_a_client_of_the_family_hears_everything_once_and_in_order_while_redis_restarts(
    whole: Installation, store: asyncpg.Connection
) -> None:
    """Its socket knows no numbers to ask again with: what the bus lost is read and told by the server."""
    async with parley(whole, people=3, conversations=1, size=3) as held:
        name = await store.fetchval("SELECT username FROM sys_user WHERE id = $1", int(held.talkers[0].user))
        address = whole.addresses[1].replace("http", "ws", 1) + f"/chat/websocket/{name}"
        async with connect(address, additional_headers={"X-Access-Token": held.talkers[0].caller.token}) as socket:
            line = Line(socket)
            await line.beat()
            async with talking(held) as grow:
                await grow(5)
                whole.redis.kill()
                await grow(5)
                whole.redis.start()
                await grow(5)
            await held.settle()
            for conversation in held.members:
                truth = await read_truth(store, conversation)
                await until(lambda: told(line, conversation) == [*truth][1:], f"{len(truth)} messages", 20)  # noqa: B023


def told(line: Line, conversation: str) -> list[int]:
    """The places of what a client of the family heard of a group, in the order of hearing."""
    names = (f"group:{conversation}",)
    heard = [one for one in line.heard if one["senduserid"] in names or one["reciveuserid"] in names]
    return [one["seq"] for one in heard if "change" not in one]
