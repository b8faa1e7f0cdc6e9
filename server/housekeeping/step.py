"""One step of an order: state, row version, event row, room, totals and notices in the caller's transaction."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from schema.housekeeping.order import Order
from schema.housekeeping.order_event import OrderEvent
from schema.housekeeping.staff import Staff
from schema.kit.clock import now
from schema.kit.errors import Invalid, Stale
from server.housekeeping.machine import CLEANING_TYPES, STEPS, target_of
from server.housekeeping.notice import announce_order, tell_problem
from server.housekeeping.stand_in import find_stand_in
from server.housekeeping.totals import refresh_totals, sum_amounts
from server.housekeeping.view import view_order
from server.kit.scope import fetch, lock, scoped
from server.kit.unit_of_work import Work
from server.rental.api import lock_units_left, set_clean_state

SPOKEN = "语音说明 | Said by voice"


@dataclass(frozen=True, slots=True)
class Act:
    """What somebody does to an order; `client_id` is the phone's key of this act, `at` when it happened there."""

    event: str
    note: str | None = None
    photos: tuple[str, ...] = ()
    voice: str | None = None
    client_id: str | None = None
    at: datetime | None = None
    changes: dict[str, Any] = field(default_factory=dict)


async def lock_orders(work: Work, ids: Iterable[int]) -> list[Order]:
    """Several at once: their rooms first, then the orders, each in id order."""
    query = scoped(Order, work.actor).filter(id__in=set(ids)).order_by("id")
    await lock_units_left(work, {order.unit_id for order in await query})
    return await query.select_for_update(no_key=True)


async def lock_order(work: Work, order_id: int | str, version: int | None = None) -> Order:
    """The order, locked behind its room; Stale with the current order when the caller saw another version."""
    unit_id = (await fetch(Order, work.actor, order_id)).unit_id
    await lock_units_left(work, [unit_id])
    order = await lock(Order, work.actor, order_id)
    if version is not None and version != order.row_version:
        raise Stale(result=await view_order(work.actor, order))
    return order


async def take_step(work: Work, order: Order, act: Act) -> dict[str, Any]:
    """Moves the order along the table and tells everybody; gives the order's wire form."""
    STEPS.check(act.event, order.state, order.order_no)
    act = await _for_stand_in(work, act)
    staff_before, state_before = order.staff_id, order.state
    moment = act.at or now()
    target = target_of(act.event, inspect=order.inspect) or order.state
    changes = {"state": target, **_stamps(order, act.event, target, moment), **act.changes}
    if target == "completed":
        changes["cost"] = await sum_amounts(work, order.id)
    await work.update(order, changes, action=act.event)
    await write_event(work, order, act, moment, order.staff_id or staff_before)
    if target != state_before:
        work.log_state(order, "hk_order", state_before, target, act.event, act.note)
    await _touch_room(work, order, act.event, state_before)
    if "completed" in (target, state_before) and order.staff_id:
        await refresh_totals(work, order.staff_id)
    if act.event == "problem":
        await tell_problem(work, order, act.note or (SPOKEN if act.voice else ""))
    return await announce_order(work, order, staff_before=staff_before)


async def _for_stand_in(work: Work, act: Act) -> Act:
    """The same act for whoever stands in for an absent housekeeper; the note says for whom."""
    found = await find_stand_in(work, act.changes.get("staff_id"))
    if found is None:
        return act
    agent_id, absent = found
    note = f"代{absent}" + (f"；{act.note}" if act.note else "")
    return replace(act, note=note[:500], changes={**act.changes, "staff_id": agent_id})


def _stamps(order: Order, event: str, target: str, moment: datetime) -> dict[str, Any]:
    """The columns that follow from the event alone."""
    if event in ("dispatch", "redispatch"):
        return {"dispatched_at": moment}
    if event in ("refuse", "timeout", "recall"):
        return {"staff_id": None, "dispatched_at": None}
    if event == "start":
        return {"started_at": order.started_at or moment, "paused": False}
    if event in ("pause", "resume"):
        return {"paused": event == "pause"}
    if event == "finish":
        return {"finish_at": moment, "paused": False}
    if event in ("fail", "reopen"):
        return {"finish_at": None, "cost": None}
    if event == "problem":
        return {"state_before": order.state, "paused": False}
    return {}


async def _touch_room(work: Work, order: Order, event: str, state_before: str) -> None:
    """Cleaning orders carry their room along; a problem in mid-work leaves it dirty."""
    if order.type == "inspect" and order.state == "completed":
        await set_clean_state(work, order.unit_id, "inspected")
        return
    if order.type not in CLEANING_TYPES:
        return
    state = STEPS.table[event].room
    if event == "problem" and state_before in ("in_progress", "to_inspect"):
        state = "dirty"
    if state is not None:
        await set_clean_state(work, order.unit_id, state)


async def write_event(work: Work, order: Order, act: Act, moment: datetime, staff_id: int | None = None) -> None:
    """The row of the order's own history; `staff_id` is whose order it was."""
    event = OrderEvent(
        order_id=order.id,
        at=moment,
        kind=act.event,
        staff_id=staff_id,
        actor_id=work.actor.user_id or None,
        actor_name=work.actor.signature,
        note=act.note or None,
        photos=",".join(act.photos) or None,
        voice=act.voice,
        client_id=act.client_id,
    )
    await work.insert(event, audit=False)


async def require_staff(work: Work, staff_id: int | str) -> Staff:
    """The housekeeper an order is given to, locked so that totals and duty stay true."""
    member = await lock(Staff, work.actor, staff_id)
    if member.state == "leave":
        raise Invalid(fields={"staffId": f"{member.name}正在请假 | {member.name} is on leave"}, id="hk.staff.leave")
    return member
