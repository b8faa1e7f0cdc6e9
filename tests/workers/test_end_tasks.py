"""Background tasks end although a cancellation was swallowed on its way."""

import asyncio
import contextlib

from server.kit.end_tasks import end_tasks


async def _deaf_once(heard: list[str]) -> None:
    """A loop whose library takes the first cancellation for an error of its own."""
    with contextlib.suppress(asyncio.CancelledError):
        await asyncio.sleep(60)
    heard.append("swallowed")
    await asyncio.sleep(60)


async def test_a_task_that_swallows_a_cancellation_is_cancelled_again() -> None:
    heard: list[str] = []
    tasks = [asyncio.create_task(_deaf_once(heard)), asyncio.create_task(asyncio.sleep(60))]
    await asyncio.sleep(0)
    await asyncio.wait_for(end_tasks(*tasks), 15)
    assert heard == ["swallowed"] and all(task.cancelled() for task in tasks)


async def test_how_a_task_ended_before_is_nobodys_concern() -> None:
    async def fail() -> None:
        raise ValueError("long ago")

    task = asyncio.create_task(fail())
    await asyncio.wait([task])
    await end_tasks(task)
    assert task.done()
