"""Rebooking: the change of an order from one plan to another, and the rows in which a plan is kept.

`booking` decides and claims; what follows from a plan is written here, in one place for every act.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from schema.kit.snowflake import next_id
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderNight, OrderSegment
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work
from server.rental.history import Line
from server.rental.occupancy.type_availability import Key, UnassignedStay
from server.rental.orders.plan import NO_UNIT, Night, Plan, Segment, span_of
from server.rental.spans import Hours


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


async def store_plan(work: Work, change: Rebooking, units: Mapping[int, Unit]) -> None:
    """Writes nights and segments of the new plan; `changes` gets the columns of the order that follow."""
    _summarise(change, units)
    await _write_nights(work, change)
    await _write_segments(work, change, units)


def _summarise(change: Rebooking, units: Mapping[int, Unit]) -> None:
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


async def _write_segments(work: Work, change: Rebooking, units: Mapping[int, Unit]) -> None:
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


def _home(change: Rebooking, unit_id: int, units: Mapping[int, Unit]) -> dict[str, Any]:
    """The community, and the type as long as there is no unit."""
    if unit_id:
        return {"community_id": units[unit_id].community_id, "unit_type": None}
    assert change.place is not None
    return change.place._asdict()
