"""Dues of one member: what is checked and filled in when they are typed, and what keeps them as they are."""

from datetime import date
from typing import Any

from schema.finance.due import MemberDue
from schema.finance.owing import PAID
from schema.kit.errors import Conflict, Invalid
from schema.member.firm import Firm
from schema.member.person import Member
from server.engine.effects import Act, Effects
from server.engine.hooks import Before, Hooks, value_after
from server.finance.closing import refuse_closed
from server.kit.actor import Actor
from server.kit.numbers import next_number
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.member.api import award, withdraw_award

DIGITS = 5
AMOUNTS = ("amount", "discount")
COUNTING = (*AMOUNTS, "due_date")


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
        faults["discount"] = (
            "优惠应小于标准金额，全免请申请减免 | Less than the standard; to charge nothing, ask for relief"
        )
    if discount and not value_after(values, row, "discount_reason"):
        faults["discountReason"] = "请填写优惠原因 | Say why there is a discount"
    if faults:
        raise Invalid(fields=faults)


async def prepare_due(work: Work, values: dict[str, Any], row: MemberDue | None, actor: Actor) -> None:
    _refuse_relieved(values, row)
    await _refuse_closed(work, values, row)
    values["discount"] = value_after(values, row, "discount") or 0
    values["payable"] = value_after(values, row, "amount") - values["discount"]
    if row is not None:
        return
    subject = await _subject_of(values, actor)
    values["name"] = subject.name
    values["level_id"] = values.get("level_id") or subject.level_id
    values["no"] = await next_due_number(work, values["year"])


async def _refuse_closed(work: Work, values: dict[str, Any], row: MemberDue | None) -> None:
    """Dues count in the month in which they fall due; what is owed of a closed one stays, whichever way it would be moved."""
    if row is not None and all(value_after(values, row, column) == getattr(row, column) for column in COUNTING):
        return
    for day in {value_after(values, row, "due_date"), *([row.due_date] if row else [])}:
        await refuse_closed(work, day, "dueDate")


async def keep_closed(work: Work, row: MemberDue, actor: Actor) -> None:
    await refuse_closed(work, row.due_date, "dueDate")


async def _subject_of(values: dict[str, Any], actor: Actor) -> Member | Firm:
    found: Member | Firm | None
    if values.get("person_id"):
        key, found = "personId", await scoped(Member, actor).get_or_none(id=values["person_id"])
    else:
        key, found = "firmId", await scoped(Firm, actor).get_or_none(id=values["firm_id"])
    if found is None:
        raise Invalid(fields={key: "该会员不存在 | There is no such member"})
    return found


def _refuse_relieved(values: dict[str, Any], row: MemberDue | None) -> None:
    """What was relieved was reckoned from these amounts; whoever wants others takes the relief back first."""
    if row is None or not row.relief or all(value_after(values, row, key) == getattr(row, key) for key in AMOUNTS):
        return
    raise Conflict(
        "该会费已有减免，请先撤销减免再改金额 | A part is relieved; take that back before the amounts are changed",
        id="fin.due.relieved",
    )


async def award_in_time(work: Work, row: MemberDue, paid_on: date) -> None:
    """Points to a person whose dues came in whole, the last of it no later than they fell due."""
    if row.state == PAID and row.person_id and paid_on <= row.due_date:
        await award(work, "dues", row.id, row.person_id)


async def follow(act: Act) -> None:
    """What is owed again, by a reversal or a refund, gives no points."""
    if act.transition.code in ("partly", "reopen"):
        await withdraw_award(act.work, "dues", act.row.id, "会费未缴清 | The dues are owed again")


HOOKS = Hooks(validate=check_due, prepare=prepare_due, before=Before(delete=keep_closed, restore=keep_closed))
EFFECTS = Effects(after=follow)
