"""Opening of tickets by other acts: what somebody finds broken while they do something else is in the list of repairs at once."""

from collections.abc import Sequence

from schema.kit.snowflake import next_id
from schema.rental.ticket import RepairTicket
from schema.rental.unit import Unit
from server.kit.scope import fetch
from server.kit.unit_of_work import Work
from server.rental.numbers import next_number
from server.rental.tickets.notices import tell_opened

MOST_PHOTOS = 9


async def open_ticket(work: Work, unit_id: int, title: str, description: str, photos: Sequence[str]) -> RepairTicket:
    """An urgent one of kind "other"; who assigns tells more. `title` is cut to its column, `photos` are stored paths."""
    unit = await fetch(Unit, work.actor, unit_id)
    row = RepairTicket(
        id=next_id(),
        tenant_id=work.actor.tenant_id,
        no=await next_number(work, "ticket"),
        title=title[:80],
        kind="other",
        urgency="urgent",
        unit_id=unit.id,
        community_id=unit.community_id,
        description=description[:500],
        photos=",".join(photos[:MOST_PHOTOS]) or None,
    )
    await work.insert(row)
    await tell_opened(work, row)
    return row
