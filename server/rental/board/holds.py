"""Holds: nights that somebody is just dragging or filling a form for.

Everybody sees them, and they end by themselves.
"""

from collections.abc import Iterable
from datetime import date, timedelta
from functools import partial
from typing import Any

from pydantic import Field

from schema.kit.clock import now, to_wire
from schema.kit.errors import Invalid, NotFound
from schema.kit.snowflake import next_id
from schema.rental.occupancy import Hold
from schema.rental.order_parts import OrderSegment
from schema.rental.unit import Unit
from server.http.body import Body
from server.kit.actor import Actor, system_actor
from server.kit.retry import retrying
from server.kit.scope import everywhere, of_tenant, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.availability.refusals import claim_or_offer
from server.rental.bars.events import emit_gone, emit_stays
from server.rental.inventory.units import lock_units
from server.rental.occupancy.claims import Claim, ClaimChange, release_stays
from server.rental.occupancy.hours import HoursForm, hours_of, without
from server.rental.spans import Hours, Span, check_span, subtract

LONGEST_HOLD = 600


class HoldAdd(Body):
    unit_id: str
    from_: date = Field(alias="from")
    to: date
    hours: HoursForm | None = None
    seconds: int = Field(default=30, ge=5, le=LONGEST_HOLD)
    ignore_stay_id: str | None = None


class HoldEdit(Body):
    id: str
    unit_id: str
    from_: date = Field(alias="from")
    to: date
    hours: HoursForm | None = None


def _read(body: HoldAdd | HoldEdit) -> tuple[Span, Hours | None]:
    span = Span(body.from_, body.to)
    if body.hours is None:
        check_span(span, "from", "to")
        return span, None
    if span.start != span.end:
        raise Invalid(fields={"to": "钟点房当天离店 | Day use ends on the same day"})
    return span, body.hours.read()


async def add_hold(actor: Actor, body: HoldAdd) -> dict[str, Any]:
    """Holds the nights or hours; those of the bar being dragged need no second claim."""
    span, hours = _read(body)
    async with unit_of_work(actor) as work:
        units = await lock_units(work, [parse_id(body.unit_id)])
        unit = units[parse_id(body.unit_id)]
        hold = Hold(
            id=next_id(),
            tenant_id=actor.tenant_id,
            community_id=unit.community_id,
            unit_id=unit.id,
            from_day=span.start,
            to_day=span.end,
            from_minute=hours.start if hours else None,
            to_minute=hours.end if hours else None,
            until=now() + timedelta(seconds=body.seconds),
            seconds=body.seconds,
            ignore_stay_id=parse_id(body.ignore_stay_id) if body.ignore_stay_id else None,
            user_id=actor.user_id,
            username=actor.username,
            realname=actor.realname,
            client_id=actor.client_id,
        )
        await _claim(work, hold, unit)
        await hold.save(force_create=True)
        await emit_stays(work, "hold", hold.id, {})
    return {"id": str(hold.id), "until": to_wire(hold.until)}


async def edit_hold(actor: Actor, body: HoldEdit) -> dict[str, Any]:
    """Moves the hold and lets it last its seconds again."""
    span, hours = _read(body)
    async with unit_of_work(actor) as work:
        known = await _own(actor, body.id)
        units = await lock_units(work, {known.unit_id, parse_id(body.unit_id)})
        hold = await _own(actor, body.id, lock=True)
        unit, before = units[parse_id(body.unit_id)], {str(hold.id): hold.community_id}
        hold.unit_id, hold.community_id = unit.id, unit.community_id
        hold.from_day, hold.to_day = span
        hold.from_minute, hold.to_minute = hours or (None, None)
        hold.until = now() + timedelta(seconds=hold.seconds)
        await release_stays(work, [hold.id])
        await _claim(work, hold, unit)
        await hold.save(force_update=True)
        await emit_stays(work, "hold", hold.id, before)
    return {"id": str(hold.id), "until": to_wire(hold.until)}


async def delete_hold(actor: Actor, hold_id: str) -> None:
    """Lets go; a hold that is already gone is fine."""
    async with unit_of_work(actor) as work:
        await _drop(work, [parse_id(hold_id)], own=True)


async def _own(actor: Actor, hold_id: str, lock: bool = False) -> Hold:
    query = of_tenant(Hold, actor.tenant_id).filter(id=parse_id(hold_id), user_id=actor.user_id)
    row = await (query.select_for_update(no_key=True) if lock else query).first()
    if row is None:
        raise NotFound("占位已失效 | The hold has ended", id="hold.gone")
    return row


async def _claim(work: Work, hold: Hold, unit: Unit) -> None:
    span, hours = Span(hold.from_day, hold.to_day), hours_of(hold)
    own = await _ignored(work.actor, hold, unit)
    if hours is None:
        parts = subtract(span, [] if own is None else [Span(own.from_day, own.to_day)])
        nights = [Claim(unit, part, "hold", hold.id, hold.id, hold.until) for part in parts]
        await claim_or_offer(work, ClaimChange(nights))
        return
    held = hours_of(own) if own is not None and own.from_day == span.start else None
    pieces = without(hours, held)
    minutes = [Claim(unit, span, "hold", hold.id, hold.id, hold.until, hours=piece) for piece in pieces]
    await claim_or_offer(work, ClaimChange(minutes))


async def _ignored(actor: Actor, hold: Hold, unit: Unit) -> OrderSegment | None:
    """The bar being dragged, when it has the same leaves already."""
    if hold.ignore_stay_id is None:
        return None
    stay = await scoped(OrderSegment, actor).get_or_none(id=hold.ignore_stay_id)
    if stay is None:
        return None
    other = await scoped(Unit, actor).get_or_none(id=stay.unit_id)
    return stay if other is not None and set(other.leaf_ids) >= set(unit.leaf_ids) else None


_DROP = """
WITH gone AS (DELETE FROM rent_hold WHERE id IN (SELECT id FROM rent_hold
    WHERE id = ANY($1::bigint[]) AND tenant_id = $2 AND ($3::bigint IS NULL OR user_id = $3)
    ORDER BY id FOR UPDATE) RETURNING id, community_id),
claims AS (DELETE FROM occupancy_claim WHERE id IN (SELECT id FROM occupancy_claim
    WHERE kind = 'hold' AND source_id IN (SELECT id FROM gone) ORDER BY id FOR UPDATE)),
hours AS (DELETE FROM rent_day_use_slot WHERE id IN (SELECT id FROM rent_day_use_slot
    WHERE kind = 'hold' AND source_id IN (SELECT id FROM gone) ORDER BY id FOR UPDATE))
SELECT id, community_id FROM gone"""


async def _drop(work: Work, ids: Iterable[Any], own: bool) -> int:
    rows = await work.connection.fetch(_DROP, list(ids), work.actor.tenant_id, work.actor.user_id if own else None)
    for row in rows:
        emit_gone(work, row["community_id"], row["id"])
    return len(rows)


async def release_holds_of(actor: Actor) -> None:
    """Called when the last socket of a client is gone."""
    if not actor.client_id:
        return
    ids = (
        await of_tenant(Hold, actor.tenant_id)
        .filter(user_id=actor.user_id, client_id=actor.client_id)
        .values_list("id", flat=True)
    )
    if ids:
        await retrying(partial(_let_go, actor, ids))


async def _let_go(actor: Actor, ids: Iterable[Any]) -> None:
    async with unit_of_work(actor) as work:
        await _drop(work, ids, own=True)


async def release_expired_holds() -> int:
    """Removes what no writer has removed yet; run every few seconds by the scheduler. Gives how many."""
    rows = await everywhere(Hold).filter(until__lte=now()).order_by("id").limit(1000).values_list("tenant_id", "id")
    by_tenant: dict[int, list[int]] = {}
    for tenant_id, hold_id in rows:
        by_tenant.setdefault(tenant_id, []).append(hold_id)
    count = 0
    for tenant_id, ids in by_tenant.items():
        count += await retrying(partial(_drop_expired, system_actor(tenant_id), ids))
    return count


async def _drop_expired(actor: Actor, ids: list[int]) -> int:
    async with unit_of_work(actor) as work:
        return await _drop(work, ids, own=False)
