"""Writes plans: the only place where an order's nights, segments and claims change, always together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.snowflake import next_id
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderNight, OrderSegment
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.board_events import connection_of
from server.rental.occupancy import Claim, release_stays, take
from server.rental.plan import Night, Plan, Segment, check_plan, match_segments, segments_of, span_of
from server.rental.spans import Span
from server.rental.units import load_units, lock_units


@dataclass
class Rebooking:
    """One order with its old and its new plan; `changes` gets the order columns that follow."""

    order: DailyOrder
    old: Plan
    new: Plan
    changes: dict[str, Any] = field(default_factory=dict)
    rows: dict[int, OrderSegment] = field(default_factory=dict)
    before: list[Segment] = field(default_factory=list)
    after: list[Segment] = field(default_factory=list)

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
    rows = await OrderNight.filter(tenant_id=actor.tenant_id, order_id=order_id).order_by("night")
    return tuple(Night(row.night, row.unit_id, row.price, row.source, row.rule, row.reason) for row in rows)


async def rebook(work: Work, changes: Sequence[Rebooking], hold_id: int | None = None) -> None:
    """Gives back what changes, writes nights and segments, takes the new nights; all or nothing."""
    for change in changes:
        check_plan(change.new)
        await _match(work.actor, change)
    units = await _lock(work, changes)
    for change in changes:
        await release_stays(work, [segment.id for segment in change.stale])
    for change in changes:
        await _write_segments(work, change, units)
        await _write_nights(work, change)
    claims = [
        Claim(units[segment.unit_id], segment.span, "order", change.order.id, segment.id)
        for change in changes
        for segment in change.changed
    ]
    await take(work, claims, hold_id)
    for change in changes:
        _summarise(change, units)


async def _match(actor: Actor, change: Rebooking) -> None:
    rows = await scoped(OrderSegment, actor).filter(order_id=change.order.id).order_by("from_day")
    change.rows = {row.id: row for row in rows}
    change.before = [Segment(row.id, row.unit_id, Span(row.from_day, row.to_day)) for row in rows]
    matched = match_segments(change.before, segments_of(change.new))
    change.after = [segment if segment.id else segment._replace(id=next_id()) for segment in matched]


async def _lock(work: Work, changes: Sequence[Rebooking]) -> dict[int, Unit]:
    wanted = {segment.unit_id for change in changes for segment in change.changed}
    known = await load_units(work.actor, wanted)
    for change in changes:
        check_daily(known[segment.unit_id] for segment in change.changed)
    leaving = {segment.unit_id for change in changes for segment in change.stale}
    still_there = {row.id for row in await scoped(Unit, work.actor).filter(id__in=leaving)}
    units = await lock_units(work, wanted | still_there)
    last = {change.after[-1].unit_id for change in changes} - set(units)
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
        values = {
            "unit_id": segment.unit_id,
            "community_id": units[segment.unit_id].community_id,
            "from_day": segment.span.start,
            "to_day": segment.span.end,
        }
        if segment.id in change.rows:
            await work.update(change.rows[segment.id], values)
        else:
            await work.insert(OrderSegment(id=segment.id, order_id=change.order.id, **values), audit=False)


async def _write_nights(work: Work, change: Rebooking) -> None:
    if change.old == change.new:
        return
    connection = connection_of(work)
    await connection.execute("DELETE FROM rent_order_night WHERE order_id = $1", change.order.id)
    tenant, order = work.actor.tenant_id, change.order.id
    await connection.executemany(
        "INSERT INTO rent_order_night (id, tenant_id, order_id, night, unit_id, price, source, rule, reason)"
        " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)",
        [(next_id(), tenant, order, *night) for night in change.new],
    )


def _summarise(change: Rebooking, units: dict[int, Unit]) -> None:
    span = span_of(change.new)
    last = units[change.after[-1].unit_id]
    change.changes.update(
        check_in=span.start,
        check_out=span.end,
        nights=span.nights,
        unit_id=last.id,
        community_id=last.community_id,
        room_total=sum(night.price for night in change.new),
    )
