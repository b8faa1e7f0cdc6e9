"""Check-out: nights given back, the account settled or even, the way back within a day, and the closing of what was left."""

from datetime import date, timedelta
from typing import Any

from pydantic import Field

from schema.kit.clock import now, today
from schema.kit.errors import Invalid
from schema.kit.money import to_yuan
from schema.rental.company import Company
from schema.rental.order import CLOSED, DailyOrder
from schema.rental.order_parts import OrderGuest, OrderLog
from server.engine.effects import Blocker, Effects
from server.engine.process import refuse_blockers
from server.engine.visible import with_visible_id
from server.http.adapters import Id
from server.http.route import Route
from server.kit.actor import Actor
from server.kit.scope import fetch, of_tenant
from server.rental.cashier.deposit_entries import owe_back, set_due_back
from server.rental.cashier.ledger import read_sums, settle_room_charge
from server.rental.cleaning.after_stay import soil_unit, unsoil_unit
from server.rental.inventory.units import load_units, lock_units_left
from server.rental.orders.acting import OrderAct, OrderRef, acting, replan
from server.rental.orders.on_account import check_credit
from server.rental.orders.plan import Night, cut
from server.rental.orders.preconditions import Facts
from server.rental.orders.rebooking import read_plan
from server.rental.orders.settling import Settling, quote_settling, settle_account, take_back_settling
from server.rental.orders.shapes import CheckOutQuoteShape
from server.rental.renters import count_stay, uncount_stay
from server.rental.spans import DAY, Span

CHECKOUT_UNDO = timedelta(hours=24)
HELD = Blocker("order.deposit", "押金尚未退还 | The deposit is still held")
TOO_LATE_UNDO = Blocker("order.undo", "退房已超过24小时 | The check-out was more than 24 hours ago")


class CheckOut(OrderRef):
    """`settle`: what is open changes hands with it, and the order is closed where nothing is left."""

    settle: Settling | None = None
    allow_debt: bool = False
    reason: str | None = Field(default=None, max_length=100)


def refuse_uneven(actor: Actor, facts: Facts) -> list[Blocker]:
    if facts.balance == 0:
        return []
    amount = to_yuan(abs(facts.balance))
    text = (
        f"尚欠 {amount} 元 | {amount} is owed"
        if facts.balance > 0
        else f"多收 {amount} 元 | {amount} too much was paid"
    )
    return [Blocker("order.balance", text)]


def refuse_owing(actor: Actor, facts: Facts) -> list[Blocker]:
    """What is owed is no matter of the guest's where a company stands for it."""
    return [] if facts.company_id and facts.balance > 0 else refuse_uneven(actor, facts)


def refuse_close(actor: Actor, facts: Facts) -> list[Blocker]:
    return refuse_uneven(actor, facts) + ([HELD] if facts.deposit_held else [])


def refuse_undo(actor: Actor, facts: Facts) -> list[Blocker]:
    """A closed order that left longer ago is over: nobody is told why it cannot be brought back."""
    fresh = facts.checked_out_at is not None and facts.now - facts.checked_out_at <= CHECKOUT_UNDO
    return [] if fresh else [TOO_LATE_UNDO._replace(moot=facts.closed)]


async def check_out(act: OrderAct) -> None:
    """Nights that are left over are given back first; then the account must be even, unless it is settled with it."""
    body: CheckOut = act.body
    override = _passed(act.actor, body)
    act.before = {}
    early = await _leave_early(act)
    await refuse_blockers(act, override)
    if act.order.company_id and act.order.balance > 0:
        await check_credit(act.work, act.order, act.order.company_id, act.order.balance)
    act.changes["checked_out_at"] = now()
    await of_tenant(OrderGuest, act.actor.tenant_id).filter(order_id=act.order.id).update(checkout_at=now())
    [unit] = (await load_units(act.actor, [act.plan[-1].unit_id])).values()
    act.before["clean"] = await soil_unit(act.work, unit, "early_leave" if early else "check_out", act.order.id)
    await owe_back(act.work, act.order.id, act.today)
    if body.settle:  # behind the room and its cleaning: receipts come last (`docs/locks.md`)
        act.before["money"] = await settle_account(act, body.settle)
    act.say("checked_out")


def _passed(actor: Actor, body: CheckOut) -> set[str]:
    """Blockers that the body mends: a debt that is left on purpose, or a balance that is settled."""
    if body.settle and body.allow_debt:
        raise Invalid(fields={"allowDebt": "结清与挂账只能选一 | Settle it or leave it open, not both"})
    if body.allow_debt:
        actor.require("rental:order:debt")
        if not body.reason:
            raise Invalid(fields={"reason": "挂账退房必须填写原因 | Give a reason for leaving with a debt"})
    return {"order.balance"} if body.settle or body.allow_debt else set()


async def close_settled(act: OrderAct) -> None:
    """Behind a check-out that settled everything: the order is closed in the same transaction."""
    if act.transition.code != "checkOut" or not act.body.settle:
        return
    if act.order.balance or act.order.deposit_held:
        return
    async with acting(act.work, act.order, "leaveSettled") as closing:
        await close(closing)


async def quote_check_out(actor: Actor, order_id: str) -> dict[str, Any]:
    """What a check-out now comes to: the nights given back, the balance after it and the deposit held, in yuan.

    `settled`, `depositKept`: what the guest pays or gets. `company`: who stands for the balance. `keptNight`: the night of arrival is charged although the guest leaves on the same day.
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
        **await quote_settling(actor, order, sums.balance - back, sums.deposit_held),
        "company": await _company(actor, order),
    }


async def _company(actor: Actor, order: DailyOrder) -> str | None:
    row = await of_tenant(Company, actor.tenant_id).get_or_none(id=order.company_id) if order.company_id else None
    return row.name if row else None


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
    """Within 24 hours; nights given back by an early leave must still be free. Cleaning that nobody began goes with it, and so does
    the money that changed hands in that act."""
    log = (
        await of_tenant(OrderLog, act.order.tenant_id)
        .filter(order_id=act.order.id, action="checkOut")
        .order_by("-id")
        .first()
    )
    before = (log.before if log else None) or {}
    await lock_units_left(act.work, {act.order.unit_id or 0, *map(int, before.get("clean", {}))})
    if "plan" in before:
        plan = tuple(Night(date.fromisoformat(day), *rest) for day, *rest in before["plan"])
        await replan(act, plan, checked=False)
    left_at = act.order.checked_out_at or now()
    act.changes["checked_out_at"] = None
    await of_tenant(OrderGuest, act.actor.tenant_id).filter(order_id=act.order.id).update(checkout_at=None)
    await set_due_back(act.work, act.order.id, None)
    act.say("check_out_undone")
    for title in await unsoil_unit(act.work, before.get("clean", {}), act.order.id, left_at):
        act.say("cleaning_kept", unit=title)
        act.notices.append(
            f"{title} 的保洁已开始或完成，未撤回，房间保持现状"
            f" | Cleaning of {title} has begun or is done: it stays, and so does the state of the room"
        )
    await take_back_settling(act, before)
    if act.state == CLOSED:
        await uncount_stay(act.work, act.order)


async def close(act: OrderAct) -> None:
    """The account is even and no deposit is held."""
    await count_stay(act.work, act.order)
    act.say("settled")


STEPS = Effects(
    on={"checkOut": check_out, "undoCheckOut": undo_check_out, "close": close},
    bodies={"checkOut": CheckOut},
    guards={
        "checkOut": refuse_owing,
        "undoCheckOut": refuse_undo,
        "close": refuse_close,
        "leaveSettled": refuse_close,
    },
    after=close_settled,
)
ROUTES = [
    Route(
        "GET",
        "/rental/order/checkOutQuote",
        with_visible_id(DailyOrder, quote_check_out),
        needs="rental:order:checkOut",
        query=Id,
        result=CheckOutQuoteShape,
        summary="退房试算 | What a check-out comes to",
    )
]
