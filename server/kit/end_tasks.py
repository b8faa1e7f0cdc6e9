"""The end of background tasks, in one place because a single cancellation is not always enough.

A library that waits for an answer may swallow the cancellation that meets the answer or its own timeout (`asyncio.wait_for`
before Python 3.12 does), and its loop would go on for ever.
"""

import asyncio
from typing import Any

_AGAIN_SECONDS = 0.5


async def end_tasks(*tasks: asyncio.Task[Any]) -> None:
    """Cancels tasks until each has ended; how they ended is nobody's concern any more."""
    while waiting := [task for task in tasks if not task.done()]:
        for task in waiting:
            task.cancel()
        await asyncio.wait(waiting, timeout=_AGAIN_SECONDS)
    await asyncio.gather(*tasks, return_exceptions=True)
