"""A step of an order and all that every step carries along: stamps, history, room, totals and notices, in its transaction."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, cast

from schema.housekeeping.order import COMPLETED, IN_PROGRESS, TO_INSPECT, Order, order
from schema.housekeeping.order_event import OrderEvent
from schema.housekeeping.staff import Staff
from schema.kit.clock import now
from schema.kit.errors import Invalid, Stale
from server.engine.effects import Act
from server.engine.process import open_transition
from server.housekeeping.models import OrderRef
from server.housekeeping.notice import announce_order, tell_problem
from server.housekeeping.stand_in import find_stand_in
from server.housekeeping.supplies.order_use import Used, follow_order
from server.housekeeping.totals import refresh_totals, sum_amounts
from server.housekeeping.view import view_order
from server.kit.scope import fetch, lock, scoped
from server.kit.unit_of_work import Work
from server.rental.api import lock_units_left, set_clean_state

SPOKEN = "语音说明 | Said by voice"
CLEANING_TYPES = ("checkout", "stayover", "deep")
# The clean state that a step of a cleaning order gives its room.
ROOM_AFTER = {"start": "cleaning", "finish": "clean", "pass": "inspected", "fail": "cleaning", "reopen": "cleaning"}


@dataclass(frozen=True, slots=True)
class StepInput:
    """What comes with a step into the order's history; `client_id` is the phone's key of it, `at` when it happened there.

    `repair`: a problem that somebody has to mend becomes a ticket. `used`: of which supply how many a finished order took; None: as
    its items usually do.
    """

    note: str | None = None
    photos: tuple[str, ...] = ()
    voice: str | None = None
    client_id: str | None = None
    at: datetime | None = None
    repair: bool = False
    used: Used | None = None


@dataclass
class OrderAct(Act):
    """`said` but for its note, which is the act's `reason`. `card`: the order on the wire once everybody was told."""

    said: StepInput = field(default_factory=StepInput)
    state_before: str = ""
    staff_before: int | None = None
    moment: datetime = field(default_factory=now)
    card: dict[str, Any] = field(default_factory=dict)


async def lock_room(work: Work, body: OrderRef) -> None:
    """Rooms come before their orders."""
    await lock_units_left(work, [(await fetch(Order, work.actor, body.id)).unit_id])


async def lock_orders(work: Work, ids: Iterable[int]) -> list[Order]:
    """Several at once: their rooms first, then the orders, each in id order."""
    query = scoped(Order, work.actor).filter(id__in=set(ids)).order_by("id")
    await lock_units_left(work, {order.unit_id for order in await query})
    return await query.select_for_update(no_key=True)


async def lock_order(work: Work, order_id: int | str, version: int | None = None) -> Order:
    """The order, locked behind its room; Stale with the current order when the caller saw another version."""
    unit_id = (await fetch(Order, work.actor, order_id)).unit_id
    await lock_units_left(work, [unit_id])
    row = await lock(Order, work.actor, order_id)
    if version is not None and version != row.row_version:
        raise Stale(result=await view_order(work.actor, row))
    return row


async def take_step(work: Work, row: Order, code: str, said: StepInput | None = None, **changes: Any) -> dict[str, Any]:
    """A step that is part of something else, on a locked order; gives the order's wire form."""
    async with open_transition(work, order, row, code) as begun:
        act = cast(OrderAct, begun)
        act.said = said or StepInput()
        act.reason = act.said.note
        act.changes |= changes
    return act.card


async def begin_step(act: OrderAct) -> None:
    act.state_before, act.staff_before = act.state, act.row.staff_id


async def settle_step(act: OrderAct) -> None:
    """The columns that follow from the step; finishing an order that needs an inspection leads there first."""
    await _turn_to_stand_in(act)
    act.moment = act.said.at or now()
    if act.transition.code == "finish" and act.row.inspect:
        act.target = TO_INSPECT
    act.changes = {**_stamps(act.row, act.transition.code, act.moment), **act.changes}
    if act.target == COMPLETED:
        act.changes["cost"] = await sum_amounts(act.work, act.row.id)


async def spread_step(act: OrderAct) -> None:
    """History, room, supplies and totals, and the news for everybody concerned."""
    work, row = act.work, act.row
    said = StepInput(act.reason, act.said.photos, act.said.voice, act.said.client_id)
    await write_event(work, row, act.transition.code, said, act.moment, row.staff_id or act.staff_before)
    await _touch_room(act)
    await follow_order(work, row, act.state_before, act.said.used)
    if COMPLETED in (act.target, act.state_before) and row.staff_id:
        await refresh_totals(work, row.staff_id)
    if act.transition.code == "problem":
        await tell_problem(work, row, act.reason or (SPOKEN if act.said.voice else ""))
    act.card = await announce_order(work, row, staff_before=act.staff_before)


async def _turn_to_stand_in(act: OrderAct) -> None:
    """An absent housekeeper's order goes to whoever stands in; the note says for whom."""
    found = await find_stand_in(act.work, act.changes.get("staff_id"))
    if found is None:
        return
    act.changes["staff_id"], absent = found
    act.reason = (f"代{absent}" + (f"；{act.reason}" if act.reason else ""))[:500]


def _stamps(row: Order, code: str, moment: datetime) -> dict[str, Any]:
    """The columns that follow from the step alone."""
    if code in ("dispatch", "redispatch"):
        return {"dispatched_at": moment}
    if code in ("refuse", "timeout", "recall"):
        return {"staff_id": None, "dispatched_at": None}
    if code == "start":
        return {"started_at": row.started_at or moment, "paused": False}
    if code in ("pause", "resume"):
        return {"paused": code == "pause"}
    if code == "finish":
        return {"finish_at": moment, "paused": False}
    if code in ("fail", "reopen"):
        return {"finish_at": None, "cost": None}
    if code == "problem":
        return {"state_before": row.state, "paused": False}
    return {}


async def _touch_room(act: OrderAct) -> None:
    """Cleaning orders carry their room along; a problem in mid-work leaves it dirty."""
    row: Order = act.row
    if row.type == "inspect" and row.state == COMPLETED:
        await set_clean_state(act.work, row.unit_id, "inspected")
        return
    if row.type not in CLEANING_TYPES:
        return
    state = ROOM_AFTER.get(act.transition.code)
    if act.transition.code == "problem" and act.state_before in (IN_PROGRESS, TO_INSPECT):
        state = "dirty"
    if state is not None:
        await set_clean_state(act.work, row.unit_id, state)


async def write_event(
    work: Work, row: Order, kind: str, said: StepInput, moment: datetime, staff_id: int | None = None
) -> None:
    """The row of the order's own history; `staff_id` is whose order it was."""
    event = OrderEvent(
        order_id=row.id,
        at=moment,
        kind=kind,
        staff_id=staff_id,
        actor_id=work.actor.user_id or None,
        actor_name=work.actor.signature,
        note=said.note or None,
        photos=",".join(said.photos) or None,
        voice=said.voice,
        client_id=said.client_id,
    )
    await work.insert(event, audit=False)


async def require_staff(work: Work, staff_id: int | str) -> Staff:
    """The housekeeper an order is given to, locked so that totals and duty stay true."""
    member = await lock(Staff, work.actor, staff_id)
    if member.state == "leave":
        raise Invalid(fields={"staffId": f"{member.name}正在请假 | {member.name} is on leave"}, id="hk.staff.leave")
    return member
