"""Places of an activity: who gets a seat, who waits and who moves up, counted in the row that is locked for it.

Whoever takes or gives back a seat locks the activity first, then its session, then registrations in the order of their line.
"""

from typing import Any, NamedTuple

from schema.activity.activity import OVER, Activity, activity
from schema.activity.registration import CONFIRMED, REVIEWING, WAITING, Registration, registration
from schema.activity.session import ActivitySession, session
from schema.kit.errors import Conflict
from server.activity.notices import tell_confirmed
from server.engine.process import open_transition
from server.finance.api import charge, end_fee
from server.kit.scope import lock, of_tenant, scoped
from server.kit.unit_of_work import Work


class Place(NamedTuple):
    """`queue_no`: the number in the line of who waits."""

    state: str
    queue_no: int | None


async def take_place(work: Work, activity_id: int, session_id: int | None, seats: int) -> Place:
    """A seat for each, else a place in the line of those who wait; Conflict where both are full."""
    row = await lock(Activity, work.actor, activity_id)
    part = await lock(ActivitySession, work.actor, session_id) if session_id else None
    if _has_room(row, part, seats):
        await _count(work, row, part, taken=seats)
        return Place(CONFIRMED, None)
    if row.queued + seats <= row.waiting:
        number = row.queue_last + 1
        await _count(work, row, None, queued=seats, line=1)
        return Place(WAITING, number)
    raise _full(row)


async def apply_for_place(work: Work, activity_id: int, seats: int) -> Place:
    """Nothing is taken before the review; Conflict where not even a place in the line would be left."""
    row = await lock(Activity, work.actor, activity_id)
    if row.taken + seats > row.capacity and row.queued + seats > row.waiting:
        raise _full(row)
    return Place(REVIEWING, None)


def _full(row: Activity) -> Conflict:
    left = max(row.capacity - row.taken, 0)
    return Conflict(
        f"名额已满（剩余{left}），候补也已满，无法报名 | It is full ({left} left), and so is the waiting list",
        id="activity.full",
    )


async def free_place(work: Work, row: Registration) -> None:
    """Gives back what a registration holds as it stands; who waits for it moves up."""
    if row.state == REVIEWING:
        return
    held = await scoped(Activity, work.actor).select_for_update(no_key=True).get_or_none(id=row.activity_id)
    if held is None:
        return
    part = await _session_of(work, row)
    if row.state == WAITING:
        await _count(work, held, None, queued=-row.seats)
        return
    await _count(work, held, part, taken=-row.seats)
    await promote(work, held.id, besides=row.id)


async def promote(work: Work, activity_id: int, besides: int = 0) -> None:
    """Everybody who waits and fits moves up, in the order of the line."""
    row = await lock(Activity, work.actor, activity_id)
    if row.state in OVER or row.taken >= row.capacity or not row.queued:
        return
    line = scoped(Registration, work.actor).filter(activity_id=row.id, state=WAITING).exclude(id=besides)
    for waiting in await line.order_by("queue_no", "id").select_for_update(no_key=True):
        part = await _session_of(work, waiting)
        if not _has_room(row, part, waiting.seats):
            continue
        await _count(work, row, part, taken=waiting.seats, queued=-waiting.seats)
        async with open_transition(work, registration, waiting, "promote"):
            pass
        await charge(work, waiting)
        await tell_confirmed(work, waiting)


async def close_line(
    work: Work, activity_id: int, code: str, states: tuple[str, ...], reason: str
) -> list[Registration]:
    """Takes the same step for all registrations in some states when the activity is over, and gives them; the counters follow."""
    found = scoped(Registration, work.actor).filter(activity_id=activity_id, state__in=states)
    rows = await found.order_by("id").select_for_update(no_key=True)
    for row in rows:
        held = await lock(Activity, work.actor, activity_id)
        freed = code == "cancel"
        if freed and row.state == WAITING:
            await _count(work, held, None, queued=-row.seats)
        elif freed and row.state == CONFIRMED:
            await _count(work, held, await _session_of(work, row), taken=-row.seats)
        async with open_transition(work, registration, row, code) as act:
            act.reason = reason
            if freed:
                act.changes |= {"reason": reason, "serial": row.serial + 1}
        if freed:
            await end_fee(work, row, None, reason)
    return rows


def tell_today(work: Work) -> None:
    """To walls and whoever looks at the day, once for an act."""
    if not any(event.topic == "today" for event in work.events):
        work.emit("today", "changed", {})


def _has_room(row: Activity, part: ActivitySession | None, seats: int) -> bool:
    return row.taken + seats <= row.capacity and (part is None or part.taken + seats <= part.capacity)


async def _session_of(work: Work, row: Registration) -> ActivitySession | None:
    if row.session_id is None:
        return None
    return await scoped(ActivitySession, work.actor).select_for_update(no_key=True).get_or_none(id=row.session_id)


async def _count(
    work: Work, row: Activity, part: ActivitySession | None, taken: int = 0, queued: int = 0, line: int = 0
) -> None:
    """Counters are no edits: whoever has the form open keeps the version that they saw."""
    changed: dict[str, Any] = {
        "taken": row.taken + taken,
        "queued": row.queued + queued,
        "queue_last": row.queue_last + line,
    }
    await of_tenant(Activity, work.actor.tenant_id).filter(id=row.id).update(**changed)
    row.update_from_dict(changed)
    work.emit_rows(activity.path, "edit", [(row.id, row.row_version)])
    tell_today(work)
    if part is not None and taken:
        part.taken += taken
        await of_tenant(ActivitySession, work.actor.tenant_id).filter(id=part.id).update(taken=part.taken)
        work.emit_rows(session.path, "edit", [(part.id, part.row_version)])
