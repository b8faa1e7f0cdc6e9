"""A party arrives: its picked rooms are checked in together, by the same checks as each alone.

Only rooms that are ready come along: what needs an exception, a dirty room or an early guest, is checked in by itself with its reason.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from pydantic import Field

from schema.kit.text import localize
from schema.rental.order_parts import OrderNight
from server.engine.process import refuse_blockers
from server.http.adapters import with_body
from server.http.body import Body
from server.http.route import Route
from server.http.shape import Shape
from server.kit.actor import Actor
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.inventory.units import lock_units_left
from server.rental.orders.acting import acting
from server.rental.orders.check_in import arrive
from server.rental.orders.group_rooms import MOST_ROOMS, LockedRoom, PickedRoom, in_every_room, lock_rooms
from server.rental.renters import link_renters


class GroupCheckIn(Body):
    group_no: str = Field(min_length=1, max_length=20)
    rooms: list[PickedRoom] = Field(min_length=1, max_length=MOST_ROOMS)


class GroupArrived(Shape):
    """The rooms by name; `notices`: what is to be said beside it."""

    rooms: list[str]
    notices: list[str]


async def check_in_group(actor: Actor, body: GroupCheckIn) -> dict[str, Any]:
    """POST /rental/order/checkInGroup: all rooms are checked in, or none; Invalid at `rooms.N` names the room and why."""
    async with unit_of_work(actor) as work:
        rooms = await lock_rooms(work, body.group_no, body.rooms)
        await _lock_units(work, rooms)
        # The guests of all rooms at once, since renters are taken in the order of their documents (docs/locks.md).
        await link_renters(work, [room.order.id for room in rooms])
        notices = await in_every_room(rooms, partial(_check_in, work))
    return {
        "rooms": [room.title for room in rooms],
        "notices": [localize(text, actor.locale) for said in notices for text in said],
    }


async def _lock_units(work: Work, rooms: Sequence[LockedRoom]) -> None:
    """Those of all nights of all rooms, ahead of the first arrival."""
    nights = of_tenant(OrderNight, work.actor.tenant_id).filter(order_id__in=[room.order.id for room in rooms])
    await lock_units_left(work, {night.unit_id for night in await nights if night.unit_id})


async def _check_in(work: Work, room: LockedRoom) -> list[str]:
    async with acting(work, room.order, "checkIn") as act:
        await refuse_blockers(act)
        await arrive(act)
    return act.notices


ROUTES = [
    Route(
        "POST",
        "/rental/order/checkInGroup",
        with_body(check_in_group),
        needs="rental:order:checkIn",
        body=GroupCheckIn,
        result=GroupArrived,
        once="required",
        summary="团队入住 | Check a party in",
    ),
]
