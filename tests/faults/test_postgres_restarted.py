"""PostgreSQL is stopped at once and started again under work: what was acknowledged stays, refusals are clean, all recover."""

import asyncio
import signal
from functools import partial

import httpx

from server.launch.postgres import EmbeddedPostgres
from tests.faults.agreement import agree, published_twice
from tests.faults.caller import Caller, SampleCommunity
from tests.faults.clerk import Crowd, check_journal
from tests.faults.conftest import OpenScreens
from tests.faults.installation import Installation, answers, read_ready
from tests.live.page import until

TRACES = ("Traceback", "asyncpg", "tortoise", "postgres", ".py", "Connection")


def stop_at_once(server: EmbeddedPostgres) -> None:
    """pg_ctl stop -m immediate: no checkpoint, everybody is thrown out, the next start recovers from its log."""
    assert server.resident.child is not None
    server.resident.child.send_signal(signal.SIGQUIT)
    server.resident.child.wait(20)
    server.resident.child = None


def check_refusal(response: httpx.Response) -> None:
    """An envelope with a stable id and a text for people, and nothing of what happened inside."""
    answer = response.json()
    assert response.status_code == 503 and answer["code"] == 503, response.text
    assert answer["success"] is False and answer["id"] == "service.unavailable" and answer["message"]
    assert not any(trace in response.text for trace in TRACES), response.text


async def is_unready(address: str) -> bool:
    status, answer = await read_ready(address)
    return status == 503 and not answer["checks"]["database"]["ok"]


async def test_a_database_that_is_stopped_at_once_loses_nothing_acknowledged(
    whole: Installation, sample: SampleCommunity, desks: list[Caller], open_screens: OpenScreens
) -> None:
    screens = await open_screens(4)
    processes = [server.serving()[0].pid for server in whole.servers]
    async with Crowd(desks, sample, whole.addresses) as journal:
        for _ in range(2):
            await journal.grow(20)
            stop_at_once(whole.postgres)
            for address in whole.addresses:
                assert (
                    await httpx.AsyncClient(trust_env=False, verify=False).get(f"{address}/healthz")
                ).status_code == 200
                await until(partial(is_unready, address), "a process that is not ready")
            await journal.grow_refusals(8)
            await asyncio.to_thread(whole.postgres.start)
            for address in whole.addresses:
                await until(partial(answers, address), "a process that is ready again", 30)
        await journal.grow(20)
    assert processes == [server.serving()[0].pid for server in whole.servers], "they recover without a restart"
    await agree(whole, screens)
    store = await whole.connect()
    await check_journal(store, journal)
    await store.close()
    for response in journal.refused:
        check_refusal(response)
    assert not await published_twice(whole.redis)
