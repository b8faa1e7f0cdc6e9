"""The calendars of an organisation, read one after the other by the clock."""

from contextlib import suppress

from schema.rental.channel_feed import ACTIVE, ChannelFeed
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.rental.channels.fetch import Unreadable
from server.rental.channels.reading import read_feed


async def read_feeds(actor: Actor) -> int:
    """Reads those that are active; how many could be read. One that fails says so in its row and holds back none."""
    count = 0
    for row in await scoped(ChannelFeed, actor).filter(state=ACTIVE).exclude(url=None).order_by("id"):
        if not row.url:
            continue
        with suppress(Unreadable):
            await read_feed(actor, row.id)
            count += 1
    return count
