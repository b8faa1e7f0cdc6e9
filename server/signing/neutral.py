"""The neutral answer to a link that is not good: the same words after the same time, whatever is wrong with it."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from server.signing.links import LinkGone

NEUTRAL_SECONDS = 0.3
"""How long it takes to say that a link is not good."""


@asynccontextmanager
async def neutral() -> AsyncIterator[None]:
    """A refused link is refused after the same time, whatever it was."""
    began = time.monotonic()
    try:
        yield
    except LinkGone:
        await asyncio.sleep(max(0.0, NEUTRAL_SECONDS - (time.monotonic() - began)))
        raise
