"""The life cycle of an order: confirm, check in, check out, close, cancel, no-show and the ways back."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from pydantic import Field

from schema.kit.clock import now, today
from schema.kit.errors import Conflict, Invalid
from schema.kit.money import to_yuan
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderGuest, OrderLog, OrderSegment
from server.engine.process import refuse_blockers
from server.kit.actor import Actor
from server.kit.scope import fetch, of_tenant
from server.rental.availability.refusals import claim_or_offer
from server.rental.cashier.ledger import CashEntry, read_sums, settle_room_charge
from server.rental.cleaning.after_stay import soil_unit, unsoil_unit
from server.rental.inventory.units import load_units, lock_units, lock_units_left
from server.rental.occupancy.claims import Claim, ClaimChange, replace_claims
from server.rental.occupancy.hours import hours_of
from server.rental.occupancy.type_availability import UnassignedStay
from server.rental.orders.acting import OrderAct, OrderRef, Reasoned
from server.rental.orders.booking import Rebooking, read_plan, rebook
from server.rental.orders.payments import take_cash
from server.rental.orders.plan import NO_UNIT, Night, Plan, Segment, cut, from_quote, span_of
from server.rental.orders.preconditions import cancels_free
from server.rental.pricing.quotes import quote
from server.rental.renters import count_stay, link_renters
from server.rental.spans import DAY, Hours, Span


class CheckIn(OrderRef):
    early: bool = False
    force_dirty: bool = False
    reason: str | None = Field(default=None, max_length=100)
    cashier: list[CashEntry] = Field(default_factory=list)


class CheckOut(OrderRef):
    allow_debt: bool = False
    reason: str | None = Field(default=None, max_length=100)


async def confirm(act: OrderAct) -> None:
    act.say("confirmed")


async def check_in(act: OrderAct) -> None:
    """Guests complete, room ready or forced, at least one cashier line."""
    body: CheckIn = act.body
    override = override_dirty(body.force_dirty, body.reason)
    if body.early:
        act.actor.require("rental:order:early")
        override.add("order.early")
        await _arrive_early(act, {"order.cashier", *override})
    if body.cashier:
        act.actor.require("rental:order:cashier")
    await take_cash(act, body.cashier)
    await settle_in(act, override, body.reason)


async def settle_in(act: OrderAct, override: set[str], reason: str | None) -> None:
    """The check-in itself; `override`: obstacles that do not stand in its way, as "order.early" once the nights are taken."""
    await refuse_blockers(act, override)
    act.reason = reason
    act.changes["checked_in_at"] = now()
    await link_renters(act.work, act.order)
    await of_tenant(OrderGuest, act.actor.tenant_id).filter(order_id=act.order.id).update(checkin_at=now())
    act.say("checked_in")


def override_dirty(force_dirty: bool, reason: str | None) -> set[str]:
    """The obstacles that a reason lets pass; Invalid without one."""
    if not force_dirty:
        return set()
    if not reason:
        raise Invalid(fields={"reason": "脏房入住必须填写原因 | Give a reason for a room that is not clean"})
    return {"order.dirty"}


async def _arrive_early(act: OrderAct, override: set[str]) -> None:
    """Takes the nights from today on, before any money is: receipts are numbered behind the nights (`docs/locks.md`)."""
    if (today() if act.order.day_use else act.today) >= act.order.check_in:
        return
    await refuse_blockers(act, override)
    if act.order.day_use:
        text = "请先把钟点房改到今天 | Move the day use to today first"
        raise Conflict(text, id="order.early")
    first = act.plan[0]
    [unit] = (await load_units(act.actor, [first.unit_id])).values()
    lines = await quote(act.work.connection, unit, Span(act.today, first.night))
    await replan(act, from_quote(unit.id, lines) + act.plan)
    act.say("came_early", day=act.today)


async def replan(
    act: OrderAct, plan: Plan, hold_id: int | None = None, *, hours: Hours | None = None, checked: bool = True
) -> None:
    """Gives the order another plan and charges what it costs."""
    change = Rebooking(
        act.order, act.plan, plan, hours=hours, checked=checked, override=act.override, overbook=act.overbook
    )
    await rebook(act.work, [change], hold_id)
    act.lines.extend(change.notes)
    act.changes.update(change.changes)
    act.room_charge = change.changes["room_total"]
    act.plan = plan


async def check_out(act: OrderAct) -> None:
    """Nights that are left over are given back first; then the account must be even."""
    body: CheckOut = act.body
    override = set()
    if body.allow_debt:
        act.actor.require("rental:order:debt")
        if not body.reason:
            raise Invalid(fields={"reason": "挂账退房必须填写原因 | Give a reason for leaving with a debt"})
        override.add("order.balance")
    act.before = {}
    early = await _leave_early(act)
    await refuse_blockers(act, override)
    act.changes["checked_out_at"] = now()
    await of_tenant(OrderGuest, act.actor.tenant_id).filter(order_id=act.order.id).update(checkout_at=now())
    [unit] = (await load_units(act.actor, [act.plan[-1].unit_id])).values()
    act.before["clean"] = await soil_unit(act.work, unit, "early_leave" if early else "check_out", act.order.id)
    act.say("checked_out")


async def quote_check_out(actor: Actor, order_id: str) -> dict[str, Any]:
    """What a check-out now comes to: the nights given back, the balance after it and the deposit held, in yuan.

    `keptNight`: the night of arrival is charged although the guest leaves on the same day.
    """
    order = await fetch(DailyOrder, actor, order_id)
    plan, sums = await read_plan(actor, order.id), await read_sums(actor, order.id)
    until = _leaves_on(order)
    given = [night for night in plan if night.night >= until]
    amount = sum(night.price for night in given)
    back = sums.room_charge - (sum(night.price for night in plan) - amount) if given else 0
    return {
        "early": bool(given),
        "from": given[0].night.isoformat() if given else None,
        "nights": len(given),
        "amount": to_yuan(back),
        "keptNight": until > today(),
        "balance": to_yuan(sums.balance - back),
        "depositHeld": to_yuan(sums.deposit_held),
    }


def _leaves_on(order: DailyOrder) -> date:
    """The departure that a check-out now makes: the night of arrival is never given back.

    Once midnight has passed the night of this business day was slept, so it is the calendar that counts here.
    """
    return min(max(today(), order.check_in + DAY), order.check_out)


async def _leave_early(act: OrderAct) -> bool:
    end = _leaves_on(act.order)
    if end >= act.order.check_out:
        return False
    act.before = {"plan": [[night.night.isoformat(), *night[1:]] for night in act.plan]}
    act.say("left_early", day=act.order.check_out)
    await replan(act, cut(act.plan, Span(act.order.check_in, end)), checked=False)
    await settle_room_charge(act.work, act.account, act.changes["room_total"], act.transition.code)
    await act.work.update(act.order, {"balance": await _balance(act)})
    return True


async def _balance(act: OrderAct) -> int:
    return (await read_sums(act.actor, act.order.id)).balance


async def undo_check_out(act: OrderAct) -> None:
    """Within 24 hours; nights given back by an early leave must still be free. Cleaning that nobody began goes with it."""
    log = (
        await of_tenant(OrderLog, act.order.tenant_id)
        .filter(order_id=act.order.id, action="checkOut")
        .order_by("-id")
        .first()
    )
    before = (log.before if log else None) or {}
    if "plan" in before:
        plan = tuple(Night(date.fromisoformat(day), *rest) for day, *rest in before["plan"])
        await replan(act, plan, checked=False)
    left_at = act.order.checked_out_at or now()
    act.changes["checked_out_at"] = None
    await of_tenant(OrderGuest, act.actor.tenant_id).filter(order_id=act.order.id).update(checkout_at=None)
    act.say("check_out_undone")
    for title in await unsoil_unit(act.work, before.get("clean", {}), act.order.id, left_at):
        act.say("cleaning_kept", unit=title)
        act.notices.append(
            f"{title} 的保洁已开始或完成，未撤回，房间保持现状"
            f" | Cleaning of {title} has begun or is done: it stays, and so does the state of the room"
        )


async def close(act: OrderAct) -> None:
    """The account is even and no deposit is held."""
    await count_stay(act.work, act.order)
    act.say("settled")


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


async def _give_back(act: OrderAct) -> None:
    segments = await read_segments(act)
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


async def read_segments(act: OrderAct) -> list[Segment]:
    """The order's bars."""
    rows = (
        await of_tenant(OrderSegment, act.order.tenant_id)
        .filter(order_id=act.order.id, del_flag=0)
        .order_by("from_day")
    )
    return [Segment(row.id, row.unit_id or NO_UNIT, Span(row.from_day, row.to_day), hours_of(row)) for row in rows]


async def reinstate(act: OrderAct) -> None:
    """On the same day, if the nights are still free."""
    segments = await read_segments(act)
    units = await lock_units(act.work, {segment.unit_id for segment in segments if segment.unit_id})
    claims = [
        Claim(units[one.unit_id], one.span, "order", act.order.id, one.id, hours=one.hours)
        for one in segments
        if one.unit_id
    ]
    await claim_or_offer(act.work, ClaimChange(claims, unassigned=_waits(act, segments)))
    act.room_charge = sum(night.price for night in act.plan)
    act.say("reinstated", day=span_of(act.plan).start)
