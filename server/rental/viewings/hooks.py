"""Hooks of viewings: their slot is taken when they are added, moved back or brought back."""

from collections.abc import Mapping, Sequence
from typing import Any

from schema.rental.viewing import BOOKED, TAKING, Viewing, viewing
from server.engine.hooks import After, Before, Change, Hooks, value_after
from server.kit.actor import Actor
from server.kit.unit_of_work import Work
from server.rental.bars.events import emit_today
from server.rental.viewings.periods import check_period, period_of
from server.rental.viewings.slots import Slot, check_place, check_slot, lock_slots, slot_of

_SLOT = {"unit_id", "agent_id", "view_date", "period", "group_viewing"}


def _wanted(values: Mapping[str, Any], row: Viewing | None) -> Slot:
    return Slot(
        unit_id=int(value_after(values, row, "unit_id")),
        agent_id=value_after(values, row, "agent_id"),
        view_date=value_after(values, row, "view_date"),
        period=value_after(values, row, "period"),
        group=bool(value_after(values, row, "group_viewing")),
        agreed=bool(value_after(values, row, "guests_agreed")),
        own=row.id if row is not None else 0,
    )


async def lock_changed(work: Work, changes: Sequence[Change], actor: Actor) -> None:
    """Of all rows of the act at once: what is left where it is needs its slot too when it comes back from the bin."""
    await lock_slots(work, [_wanted(values, row) for values, row in changes])


async def check_time(actor: Actor, values: dict[str, Any], row: Viewing | None) -> None:
    """A time of the clock tells the period where nobody named one."""
    if row is None or {"period", "time"} & values.keys():
        time, period = value_after(values, row, "time"), value_after(values, row, "period")
        check_period(time, period or "")
        values["period"] = period_of(time, period or "")


async def take_slot(work: Work, values: dict[str, Any], row: Viewing | None, actor: Actor) -> None:
    if row is None or (row.state == BOOKED and _SLOT & values.keys()):
        await check_slot(work, _wanted(values, row))


async def take_again(work: Work, row: Viewing, actor: Actor) -> None:
    if row.state in TAKING:
        await check_place(work, slot_of(row))


async def tell_today(work: Work, row: Viewing, actor: Actor) -> None:
    emit_today(work)


HOOKS: dict[str, Hooks] = {
    viewing.path: Hooks(
        lock=lock_changed,
        validate=check_time,
        prepare=take_slot,
        before=Before(restore=take_again),
        after=After(add=tell_today, edit=tell_today, delete=tell_today, restore=tell_today),
    )
}
