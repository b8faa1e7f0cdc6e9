"""Booking of plans: the only place where an order's nights, segments and claims change, always together."""

from collections.abc import Sequence

from schema.kit.snowflake import next_id
from schema.rental.order_parts import OrderSegment
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.inventory.units import check_daily, load_units, lock_units
from server.rental.occupancy.claims import Claim, ClaimChange, replace_claims
from server.rental.occupancy.hours import hours_of
from server.rental.occupancy.type_availability import Key, UnassignedStay
from server.rental.orders.plan import (
    NO_UNIT,
    Segment,
    check_plan,
    is_waiting,
    match_segments,
    segments_of,
)
from server.rental.orders.rebooking import Rebooking, store_plan
from server.rental.orders.restrictions import check_restricted
from server.rental.spans import Span


async def rebook(work: Work, changes: Sequence[Rebooking], hold_id: int | None = None) -> None:
    """Gives back what changes, writes nights and segments, takes the new nights; all or nothing."""
    for change in changes:
        check_plan(change.new)
        await _match(work.actor, change)
    units = await _lock(work, changes)
    for change in changes:
        if change.checked and not is_waiting(change.new):
            await check_restricted(work, change, units)
    for change in changes:
        await store_plan(work, change, units)
    claims = [
        Claim(units[segment.unit_id], segment.span, "order", change.order.id, segment.id, hours=segment.hours)
        for change in changes
        for segment in change.changed
        if segment.unit_id
    ]
    await replace_claims(
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


async def _lock(work: Work, changes: Sequence[Rebooking]) -> dict[int, Unit]:
    wanted = {segment.unit_id for change in changes for segment in change.changed if segment.unit_id}
    known = await load_units(work.actor, wanted)
    for change in changes:
        check_daily(known[segment.unit_id] for segment in change.changed if segment.unit_id)
    leaving = {segment.unit_id for change in changes for segment in change.stale if segment.unit_id}
    still_there = {row.id for row in await scoped(Unit, work.actor).filter(id__in=leaving)}
    units = await lock_units(work, wanted | still_there)
    rest = {night.unit_id for change in changes for night in change.new if night.unit_id} - set(units)
    return {**units, **(await load_units(work.actor, rest) if rest else {})}
