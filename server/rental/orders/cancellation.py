"""Orders that do not come about: confirmed first, cancelled or not come, and the way back on the same day."""

from collections.abc import Sequence
from datetime import date, datetime, time, timedelta

from schema.kit.clock import SHANGHAI, now
from schema.kit.money import to_yuan
from schema.rental.order import NO_SHOW, DailyOrder
from schema.rental.order_parts import OrderLog, OrderSegment
from server.engine.effects import Blocker, Effects
from server.kit.actor import Actor
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work
from server.rental.cashier.deposit_entries import owe_back, set_due_back
from server.rental.inventory.units import lock_units, lock_units_left
from server.rental.occupancy.claims import Claim, ClaimChange, replace_claims
from server.rental.occupancy.hours import hours_of
from server.rental.occupancy.type_availability import UnassignedStay
from server.rental.orders.acting import OrderAct, Reasoned, acting
from server.rental.orders.plan import NO_UNIT, Segment, span_of
from server.rental.orders.preconditions import Facts
from server.rental.spans import Span

FREE_CANCEL_HOUR = time(18)
TOO_SOON = Blocker(
    "order.no_show", "入住日的营业日结束后才能标记未到店 | No-show is possible once the business day of arrival is over"
)
NOT_SAME_DAY = Blocker("order.reinstate", "只能当天恢复 | Only on the same day")


def refuse_no_show(actor: Actor, facts: Facts) -> list[Blocker]:
    return [] if facts.today > facts.check_in else [TOO_SOON]


def refuse_reinstate(actor: Actor, facts: Facts) -> list[Blocker]:
    return [] if facts.no_show_on == facts.today else [NOT_SAME_DAY]


def cancels_free(check_in: date, moment: datetime) -> bool:
    """Until 18:00 the day before."""
    return moment < datetime.combine(check_in - timedelta(days=1), FREE_CANCEL_HOUR, SHANGHAI)


async def confirm(act: OrderAct) -> None:
    act.say("confirmed")


async def confirm_at_once(work: Work, order: DailyOrder) -> None:
    """What entering an order may end with."""
    work.actor.require("rental:order:confirm")
    async with acting(work, order, "confirm") as act:
        await confirm(act)


async def cancel(act: OrderAct) -> None:
    """Gives the nights back; the fee follows the policy of the booking."""
    body: Reasoned = act.body
    fee = 0 if cancels_free(act.order.check_in, now()) else act.plan[0].price
    await _give_back(act)
    act.changes.update(cancel_fee=fee, cancel_reason=body.reason)
    act.room_charge = fee
    act.say("cancelled", amount=to_yuan(fee))


async def no_show(act: OrderAct) -> None:
    """The first night is charged, the nights are given back."""
    await _give_back(act)
    act.room_charge = act.plan[0].price
    act.say("not_come", amount=to_yuan(act.plan[0].price))


async def read_no_shows(actor: Actor, orders: Sequence[DailyOrder]) -> dict[int, OrderLog]:
    """The line that marked each of them last, of those that did not come."""
    gone = [order.id for order in orders if order.state == NO_SHOW]
    if not gone:
        return {}
    rows = of_tenant(OrderLog, actor.tenant_id).filter(order_id__in=gone, action="noShow")
    return {row.order_id: row for row in await rows.order_by("at", "id")}


async def _give_back(act: OrderAct) -> None:
    await owe_back(act.work, act.order.id, act.today)
    segments = await _read_segments(act)
    await lock_units_left(act.work, {one.unit_id for one in segments if one.unit_id})
    freed = [segment.id for segment in segments]
    await replace_claims(act.work, ClaimChange(freed=freed, freed_unassigned=_waits(act, segments)))


def _waits(act: OrderAct, segments: Sequence[Segment]) -> list[UnassignedStay]:
    order = act.order
    return [
        UnassignedStay(order.community_id, order.unit_type or "", one.span, one.id)
        for one in segments
        if not one.unit_id
    ]


async def _read_segments(act: OrderAct) -> list[Segment]:
    """The order's bars."""
    rows = (
        await of_tenant(OrderSegment, act.order.tenant_id)
        .filter(order_id=act.order.id, del_flag=0)
        .order_by("from_day")
    )
    return [Segment(row.id, row.unit_id or NO_UNIT, Span(row.from_day, row.to_day), hours_of(row)) for row in rows]


async def reinstate(act: OrderAct) -> None:
    """On the same day, if the nights are still free."""
    segments = await _read_segments(act)
    units = await lock_units(act.work, {segment.unit_id for segment in segments if segment.unit_id})
    claims = [
        Claim(units[one.unit_id], one.span, "order", act.order.id, one.id, hours=one.hours)
        for one in segments
        if one.unit_id
    ]
    await replace_claims(act.work, ClaimChange(claims, unassigned=_waits(act, segments)))
    act.room_charge = sum(night.price for night in act.plan)
    await set_due_back(act.work, act.order.id, None)
    act.say("reinstated", day=span_of(act.plan).start)


STEPS = Effects(
    on={"confirm": confirm, "cancel": cancel, "noShow": no_show, "reinstate": reinstate},
    bodies={"cancel": Reasoned},
    guards={"noShow": refuse_no_show, "reinstate": refuse_reinstate},
)
