"""Dues of one member: what is checked and filled in when they are typed, and how money that came in or went out is booked on them."""

from typing import Any

from schema.finance.due import OWED, PAID, PART, UNPAID, MemberDue, due
from schema.finance.payment import SUBMITTED, DuePayment
from schema.kit.errors import Conflict, Invalid
from schema.member.firm import Firm
from schema.member.person import Member
from server.engine.effects import Act, Effects
from server.engine.hooks import Hooks, value_after
from server.engine.process import open_transition
from server.kit.actor import Actor
from server.kit.numbers import next_number
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work

_STEPS = {PART: "partly", PAID: "settle", UNPAID: "reopen"}
DIGITS = 5


def series_of(year: int) -> str:
    """What the numbers of a year's dues begin with."""
    return f"FD{year}"


async def next_due_number(work: Work, year: int) -> str:
    return await next_number(work, "fin_member_due", "no", series_of(year), DIGITS)


async def check_due(actor: Actor, values: dict[str, Any], row: MemberDue | None) -> None:
    """Of one person or one firm; a discount has a reason, and leaves something to pay."""
    faults: dict[str, str] = {}
    if bool(value_after(values, row, "person_id")) == bool(value_after(values, row, "firm_id")):
        faults["personId"] = "个人与企业请选择其中一个 | Choose either a person or a firm"
    amount, discount = value_after(values, row, "amount") or 0, value_after(values, row, "discount") or 0
    if amount <= 0:
        faults["amount"] = "金额应大于0 | The amount must be above zero"
    elif discount >= amount:
        faults["discount"] = "优惠应小于标准金额，全免请用减免 | Less than the standard; to charge nothing, waive it"
    if discount and not value_after(values, row, "discount_reason"):
        faults["discountReason"] = "请填写优惠原因 | Say why there is a discount"
    if faults:
        raise Invalid(fields=faults)


async def prepare_due(work: Work, values: dict[str, Any], row: MemberDue | None, actor: Actor) -> None:
    values["discount"] = value_after(values, row, "discount") or 0
    values["payable"] = value_after(values, row, "amount") - values["discount"]
    if row is not None:
        return
    subject = await _subject_of(values, actor)
    values["name"] = subject.name
    values["level_id"] = values.get("level_id") or subject.level_id
    values["no"] = await next_due_number(work, values["year"])


async def _subject_of(values: dict[str, Any], actor: Actor) -> Member | Firm:
    found: Member | Firm | None
    if values.get("person_id"):
        key, found = "personId", await scoped(Member, actor).get_or_none(id=values["person_id"])
    else:
        key, found = "firmId", await scoped(Firm, actor).get_or_none(id=values["firm_id"])
    if found is None:
        raise Invalid(fields={key: "该会员不存在 | There is no such member"})
    return found


async def lock_due(actor: Actor, due_id: int) -> MemberDue:
    return await lock(MemberDue, actor, due_id)


async def pending_on(actor: Actor, due_id: int) -> int:
    """What is said to be paid and not yet looked at."""
    claims = await scoped(DuePayment, actor).filter(due_id=due_id, state=SUBMITTED)
    return sum(claim.amount for claim in claims)


async def book(work: Work, row: MemberDue, amount: int) -> None:
    """Money that came in, or went out again (below zero), on locked dues; Conflict where they owe less or are waived."""
    paid = row.paid + amount
    if paid > row.payable and row.state in (*OWED, PAID):
        raise Conflict("金额超过该会费的待缴金额 | More than is still owed for these dues", id="fin.due.excess")
    state = PAID if paid == row.payable else PART if paid else UNPAID
    async with open_transition(work, due, row, _STEPS[state]) as act:
        act.changes["paid"] = paid


async def waive(act: Act) -> None:
    """Not while somebody says that they paid."""
    if await pending_on(act.actor, act.row.id):
        raise Conflict(
            "该会费有待审核的缴费，请先审核 | A payment of these dues waits for a review; decide on it first",
            id="fin.due.pending",
        )


HOOKS = Hooks(validate=check_due, prepare=prepare_due)
EFFECTS = Effects(on={"waive": waive})
