"""Rooms that are picked out of a party for one act: locked together, and each refused at its own place.

What is done to them is done in all or in none, so a clerk who picked thirty is told of every room that stands in the way at once.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from pydantic import Field

from schema.kit.errors import Conflict, Invalid
from schema.kit.numerals import read_row_id
from schema.kit.text import pair
from schema.rental.order import DailyOrder
from schema.rental.order import order as resource
from schema.rental.unit import Unit
from server.engine.read import visible_ids
from server.http.body import Body
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import Work

Done = TypeVar("Done")

MOST_ROOMS = 30
NOT_OF_PARTY = "不是该团队的房间 | This is no room of the party"
TWICE = "该房间已选过 | This room is picked twice"


class PickedRoom(Body):
    """A room of the party, by its order."""

    order_id: str = Field(max_length=40)


@dataclass(frozen=True, slots=True)
class LockedRoom:
    """`place`: in the list of rooms of the body. `title`: the unit's, or the order's number while none is assigned."""

    place: int
    order: DailyOrder
    title: str


async def lock_rooms(work: Work, group_no: str, picked: Sequence[PickedRoom]) -> list[LockedRoom]:
    """Locks their orders by id; the rooms come as they were picked. Invalid at what the actor does not see in this party, or picked twice."""
    ids = [read_row_id(room.order_id) or 0 for room in picked]
    seen = await visible_ids(resource, work.actor, ids)
    rows = scoped(DailyOrder, work.actor).filter(id__in=seen, group_no=group_no)
    orders = {row.id: row for row in await rows.order_by("id").select_for_update(no_key=True)}
    faults = {f"rooms.{at}": TWICE for at, row_id in enumerate(ids) if row_id in ids[:at]}
    faults |= {f"rooms.{at}": NOT_OF_PARTY for at, row_id in enumerate(ids) if row_id not in orders}
    if faults:
        raise Invalid(fields=faults)
    units = of_tenant(Unit, work.actor.tenant_id).filter(id__in={row.unit_id for row in orders.values() if row.unit_id})
    titles = {unit.id: unit.title for unit in await units}
    return [
        LockedRoom(at, orders[row_id], titles.get(orders[row_id].unit_id or 0) or orders[row_id].order_no)
        for at, row_id in enumerate(ids)
    ]


async def in_every_room(rooms: Sequence[LockedRoom], step: Callable[[LockedRoom], Awaitable[Done]]) -> list[Done]:
    """What the step gives, room by room; Invalid at each room that refuses it, which undoes it in all of them."""
    done, faults = list[Done](), dict[str, str]()
    for room in rooms:
        try:
            done.append(await step(room))
        except (Conflict, Invalid) as error:
            faults[f"rooms.{room.place}"] = _named(room, error.message)
    if faults:
        raise Invalid(fields=faults)
    return done


def _named(room: LockedRoom, text: str) -> str:
    said = pair(text)
    return f"{room.title}：{said.zh} | {room.title}: {said.en}"
