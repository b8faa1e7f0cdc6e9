"""Whole messages for the sockets of this process.

Events carry only what a list shows, so each message is read once for all of them.
"""

import asyncio

from server.chat.read import reader
from server.chat.shapes import Shape, messages_by_id

_MOST_KEPT = 200


class WholeMessages:
    """Those that were asked for last, by id and number of their last change."""

    def __init__(self) -> None:
        self._reads: dict[tuple[str, int], asyncio.Task[Shape]] = {}

    async def read(self, preview: Shape) -> Shape:
        """The message as it is now, at least as new as the event that told of it."""
        key = (preview["id"], preview["rev"])
        task = self._reads.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._reads[key] = asyncio.create_task(_read(preview))
            while len(self._reads) > _MOST_KEPT:
                del self._reads[next(iter(self._reads))]
        return await asyncio.shield(task)


async def _read(preview: Shape) -> Shape:
    """What the retention has taken away meanwhile is told as far as it was in the event."""
    found = await messages_by_id(reader(), [int(preview["id"])])
    return found.get(int(preview["id"]), {**preview, "media": None})
