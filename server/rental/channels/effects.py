"""What the steps of calendars and their events do besides changing the state."""

from schema.kit.errors import Conflict
from schema.rental.channel_feed import ChannelEvent, event
from server.engine.effects import Act, Effects
from server.kit.business_day import business_day
from server.rental.channels.reading import block_nights, free_nights


async def take(act: Act) -> None:
    """Conflict where the nights are over, or somebody has them."""
    row: ChannelEvent = act.row
    if row.to_day <= await business_day(act.actor.tenant_id):
        raise Conflict("这些房晚已过 | These nights are over", id="channel.past")
    act.changes |= {"block_id": await block_nights(act.work, row), "message": None, "misses": 0}


async def release(act: Act) -> None:
    await free_nights(act.work, act.row)
    act.changes |= {"block_id": None, "message": None}


async def dismiss(act: Act) -> None:
    act.changes["message"] = act.reason


EFFECTS: dict[str, Effects] = {
    event.path: Effects(on={"take": take, "retry": take, "release": release, "dismiss": dismiss}),
}
