"""Check-in: what stands in its way, what of that it mends by itself, and the arrival of an early guest."""

from collections.abc import Sequence

from pydantic import Field

from schema.kit.clock import now
from schema.kit.errors import Invalid
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderGuest
from server.engine.effects import Blocker, Effects
from server.engine.process import refuse_blockers
from server.kit.actor import Actor
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work
from server.rental.cashier.entries import CashEntry
from server.rental.cleaning.states import READY_STATES
from server.rental.inventory.units import lock_units_left
from server.rental.occupancy.presence import OCCUPIED, Occupant, occupants_to_wire
from server.rental.orders.acting import OrderAct, OrderRef, acting
from server.rental.orders.moves import come_early
from server.rental.orders.payments import post_read, read_asked
from server.rental.orders.preconditions import NO_UNIT, Facts, GuestGap
from server.rental.renters import link_renters

EARLY = Blocker("order.early", "未到入住日期 | It is before the check-in date")
LATE = Blocker("order.late", "已过离店日期 | The departure date has passed", mend=None)
NO_GUEST = Blocker("order.guests", "请补全入住人信息 | Enter who stays", {"guests": "请添加入住人 | Add a guest"})
NO_CASH = Blocker("order.cashier", "请至少登记一笔收款 | Enter at least one cashier line")
GUEST_TEXTS = {
    "name": ("姓名", "name"),
    "gender": ("性别", "gender"),
    "idType": ("证件类型", "ID type"),
    "idNo": ("证件号码", "ID number"),
    "phone": ("手机", "phone"),
}
REQUIRED = "必填 | Required"


class CheckIn(OrderRef):
    early: bool = False
    force_dirty: bool = False
    reason: str | None = Field(default=None, max_length=100)
    cashier: list[CashEntry] = Field(default_factory=list)


def refuse_check_in(actor: Actor, facts: Facts) -> list[Blocker]:
    found = []
    if facts.waiting:
        found.append(NO_UNIT)
    if facts.occupants:
        found.append(_occupied(facts.occupants))
    if (facts.calendar_day if facts.day_use else facts.today) < facts.check_in:
        by_exception = actor.can("rental:order:early") and not facts.day_use
        found.append(EARLY._replace(mend="rare" if by_exception else None))
    if facts.today > facts.check_out or (facts.today == facts.check_out and not facts.day_use):
        found.append(LATE)
    if not facts.guests:
        found.append(NO_GUEST)
    elif facts.guest_gaps:
        found.append(_incomplete(facts.guest_gaps))
    if any(state not in READY_STATES for state in facts.clean_states):
        found.append(Blocker("order.dirty", "房间尚未清洁 | The room is not clean"))
    if not facts.receipts and not facts.company_id:
        found.append(NO_CASH)
    return found


def _occupied(occupants: Sequence[Occupant]) -> Blocker:
    """Names who is still in the room, and what they owe."""
    said = [one.says() for one in {one.order_id: one for one in occupants}.values()]
    zh, en = "、".join(zh for zh, _ in said), ", ".join(en for _, en in said)
    text = f"上一位客人 {zh} | The guest before: {en}"
    return Blocker(OCCUPIED, text, result=occupants_to_wire(occupants))


def _incomplete(gaps: Sequence[GuestGap]) -> Blocker:
    """Names each guest and what is missing, and marks the fields."""
    zh = "；".join(f"{gap.name}缺{'、'.join(GUEST_TEXTS[key][0] for key in gap.missing)}" for gap in gaps)
    en = "; ".join(f"{gap.name}: {', '.join(GUEST_TEXTS[key][1] for key in gap.missing)}" for gap in gaps)
    fields = {f"guests.{gap.place}.{key}": REQUIRED for gap in gaps for key in gap.missing}
    return Blocker("order.guests", f"请补全入住人信息：{zh} | Complete the details of the guests: {en}", fields)


async def check_in(act: OrderAct) -> None:
    """Guests complete, room ready or forced, nobody in it, at least one receipt: all is asked before anything is written. Then the nights of an
    early guest, the receipts, whose numbers stand behind the nights (`docs/locks.md`), and the arrival."""
    body: CheckIn = act.body
    await lock_units_left(act.work, {night.unit_id for night in act.plan})
    passed = override_dirty(body.force_dirty, body.reason)
    entries = read_asked(act, body.cashier)
    if any(posting.direction == "in" for _, postings in entries for posting in postings):
        passed.add("order.cashier")
    if body.early:
        act.actor.require("rental:order:early")
        passed.add("order.early")
    await refuse_blockers(act, passed)
    if body.early:
        await come_early(act)
    await post_read(act, entries)
    await arrive(act, body.reason)


async def check_in_at_once(work: Work, order: DailyOrder, force_dirty: bool, reason: str | None) -> None:
    """What entering an order may end with; the money has been taken before."""
    work.actor.require("rental:order:checkIn")
    async with acting(work, order, "checkIn") as act:
        await refuse_blockers(act, override_dirty(force_dirty, reason))
        await arrive(act, reason)


async def arrive(act: OrderAct, reason: str | None = None) -> None:
    """What an arrival leaves behind once nothing stands in its way."""
    act.reason = reason
    act.changes["checked_in_at"] = now()
    await link_renters(act.work, [act.order.id])
    await of_tenant(OrderGuest, act.actor.tenant_id).filter(order_id=act.order.id).update(checkin_at=now())
    act.say("checked_in")


def override_dirty(force_dirty: bool, reason: str | None) -> set[str]:
    """The obstacles that a reason lets pass; Invalid without one."""
    if not force_dirty:
        return set()
    if not reason:
        raise Invalid(fields={"reason": "脏房入住必须填写原因 | Give a reason for a room that is not clean"})
    return {"order.dirty"}


STEPS = Effects(on={"checkIn": check_in}, bodies={"checkIn": CheckIn}, guards={"checkIn": refuse_check_in})
