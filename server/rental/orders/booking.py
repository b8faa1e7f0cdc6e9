"""Booking of plans: the only place where an order's nights, segments and claims change, always together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.snowflake import next_id
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderNight, OrderSegment
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import Work
from server.rental.availability.refusals import claim_or_offer
from server.rental.history import Line
from server.rental.inventory.units import load_units, lock_units
from server.rental.occupancy.claims import Claim, ClaimChange
from server.rental.occupancy.hours import hours_of
from server.rental.occupancy.type_availability import Key, UnassignedStay
from server.rental.orders.plan import (
    NO_UNIT,
    Night,
    Plan,
    Segment,
    check_plan,
    is_waiting,
    match_segments,
    segments_of,
    span_of,
)
from server.rental.orders.restrictions import find_restricted, refuse_breaches
from server.rental.spans import Hours, Span


@dataclass
class Rebooking:
    """One order with its old and its new plan; `changes` gets the order columns that follow.

    Day use is a plan of one line, which is the price of the day and no night; `hours` are its new hours. `checked`: restricted
    days are asked about; `override`: the reason to pass over them, of which `notes` tell. `place` is the type that a stay
    without a unit waits for, `overbook` the reason for selling more than there is.
    """

    order: DailyOrder
    old: Plan
    new: Plan
    changes: dict[str, Any] = field(default_factory=dict)
    rows: dict[int, OrderSegment] = field(default_factory=dict)
    before: list[Segment] = field(default_factory=list)
    after: list[Segment] = field(default_factory=list)
    hours: Hours | None = None
    checked: bool = True
    override: str | None = None
    notes: list[Line] = field(default_factory=list)
    place: Key | None = None
    overbook: str | None = None
    freed_unassigned: list[UnassignedStay] = field(default_factory=list)

    @property
    def changed(self) -> list[Segment]:
        """New or different segments."""
        return [segment for segment in self.after if segment not in self.before]

    @property
    def stale(self) -> list[Segment]:
        """Old segments that do not stay as they are."""
        return [segment for segment in self.before if segment not in self.after]


async def read_plan(actor: Actor, order_id: int) -> Plan:
    """The order's nights."""
    rows = await of_tenant(OrderNight, actor.tenant_id).filter(order_id=order_id).order_by("night")
    return tuple(Night(row.night, row.unit_id or NO_UNIT, row.price, row.source, row.rule, row.reason) for row in rows)


async def rebook(work: Work, changes: Sequence[Rebooking], hold_id: int | None = None) -> None:
    """Gives back what changes, writes nights and segments, takes the new nights; all or nothing."""
    for change in changes:
        check_plan(change.new)
        await _match(work.actor, change)
    units = await _lock(work, changes)
    for change in changes:
        if change.checked and not is_waiting(change.new):
            await _check_restrictions(work, change)
    for change in changes:
        await _write_segments(work, change, units)
        await _write_nights(work, change)
    claims = [
        Claim(units[segment.unit_id], segment.span, "order", change.order.id, segment.id, hours=segment.hours)
        for change in changes
        for segment in change.changed
        if segment.unit_id
    ]
    await claim_or_offer(
        work,
        ClaimChange(
            claims,
            unassigned=[wait for change in changes for wait in _waits(change)],
            freed=[segment.id for change in changes for segment in change.stale],
            freed_unassigned=[wait for change in changes for wait in change.freed_unassigned],
            hold_id=hold_id,
            overbook=next((change.overbook for change in changes if change.overbook), None),
        ),
    )
    for change in changes:
        _summarise(change, units)


def _waits(change: Rebooking) -> list[UnassignedStay]:
    place = change.place
    return [
        UnassignedStay(*place, segment.span, segment.id) for segment in change.after if place and not segment.unit_id
    ]


async def _match(actor: Actor, change: Rebooking) -> None:
    rows = await scoped(OrderSegment, actor).filter(order_id=change.order.id).order_by("from_day")
    change.rows = {row.id: row for row in rows}
    change.before = [
        Segment(row.id, row.unit_id or NO_UNIT, Span(row.from_day, row.to_day), hours_of(row)) for row in rows
    ]
    if change.place is None and is_waiting(change.new):
        change.place = Key(change.order.community_id, change.order.unit_type or "")
    change.freed_unassigned = [
        UnassignedStay(row.community_id, row.unit_type or "", Span(row.from_day, row.to_day), row.id)
        for row in rows
        if row.unit_id is None
    ]
    wanted = segments_of(change.new)
    if change.order.day_use:
        change.hours = change.hours or change.before[0].hours
        wanted = [Segment(0, night.unit_id, Span(night.night, night.night), change.hours) for night in change.new]
    matched = match_segments(change.before, wanted)
    change.after = [segment if segment.id else segment._replace(id=next_id()) for segment in matched]


async def _check_restrictions(work: Work, change: Rebooking) -> None:
    breaches = await find_restricted(work, change.old, change.new, day_use=change.order.day_use)
    if not breaches:
        return
    units = await load_units(work.actor, {item.unit_id for item in breaches if item.unit_id is not None})
    change.notes.append(refuse_breaches(work.actor, breaches, units, change.override))


async def _lock(work: Work, changes: Sequence[Rebooking]) -> dict[int, Unit]:
    wanted = {segment.unit_id for change in changes for segment in change.changed if segment.unit_id}
    known = await load_units(work.actor, wanted)
    for change in changes:
        check_daily(known[segment.unit_id] for segment in change.changed if segment.unit_id)
    leaving = {segment.unit_id for change in changes for segment in change.stale if segment.unit_id}
    still_there = {row.id for row in await scoped(Unit, work.actor).filter(id__in=leaving)}
    units = await lock_units(work, wanted | still_there)
    last = {unit_id for change in changes if (unit_id := change.after[-1].unit_id)} - set(units)
    return {**units, **(await load_units(work.actor, last) if last else {})}


def check_daily(units: Iterable[Unit]) -> None:
    """Only sellable units that are let by the night."""
    for unit in units:
        if not unit.sellable or unit.riyue not in ("1", "3"):
            raise Invalid(fields={"unitId": f"{unit.title} 不可日租 | {unit.title} is not let by the night"})


async def _write_segments(work: Work, change: Rebooking, units: dict[int, Unit]) -> None:
    kept = {segment.id for segment in change.after}
    for row_id, row in change.rows.items():
        if row_id not in kept:
            await work.delete(row)
    for segment in change.changed:
        values: dict[str, Any] = {
            "unit_id": segment.unit_id or None,
            **_home(change, segment.unit_id, units),
            "from_day": segment.span.start,
            "to_day": segment.span.end,
            "from_minute": segment.hours.start if segment.hours else None,
            "to_minute": segment.hours.end if segment.hours else None,
        }
        if segment.id in change.rows:
            await work.update(change.rows[segment.id], values)
        else:
            await work.insert(OrderSegment(id=segment.id, order_id=change.order.id, **values), audit=False)


def _home(change: Rebooking, unit_id: int, units: dict[int, Unit]) -> dict[str, Any]:
    """The community, and the type as long as there is no unit."""
    if unit_id:
        return {"community_id": units[unit_id].community_id, "unit_type": None}
    assert change.place is not None
    return change.place._asdict()


async def _write_nights(work: Work, change: Rebooking) -> None:
    if change.old == change.new:
        return
    connection = work.connection
    await connection.execute("DELETE FROM rent_order_night WHERE order_id = $1", change.order.id)
    tenant, order = work.actor.tenant_id, change.order.id
    await connection.executemany(
        "INSERT INTO rent_order_night (id, tenant_id, order_id, night, unit_id, price, source, rule, reason)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        [(next_id(), tenant, order, night.night, night.unit_id or None, *night[2:]) for night in change.new],
    )


def _summarise(change: Rebooking, units: dict[int, Unit]) -> None:
    span = span_of(change.new)
    last = change.after[-1].unit_id
    home = _home(change, last, units)
    change.changes.update(
        check_in=span.start,
        check_out=span.end,
        nights=span.nights,
        unit_id=last or None,
        community_id=home["community_id"],
        room_total=sum(night.price for night in change.new),
    )
    if change.hours:
        day = span.start
        change.changes.update(check_out=day, nights=0, from_minute=change.hours.start, to_minute=change.hours.end)
