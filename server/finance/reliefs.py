"""Reliefs: never more than is still owed of the dues, and never decided by who asked nor taken back by who granted it.

Locks: the relief, the turn of the months, the dues; asking locks the dues alone, by id. What payments that wait for a review claim
is not there to be relieved. Granting and taking back count on their own day, so both stay possible once the month of the dues is closed.
"""

from collections import Counter
from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from schema.finance.due import MemberDue
from schema.finance.due_relief import AMOUNT, ASKED, PERCENT, WHOLE, DueRelief
from schema.finance.owing import OWED
from schema.finance.payment import SUBMITTED, DuePayment
from schema.kit.clock import now, today
from schema.kit.errors import Conflict, Invalid, NotFound
from schema.kit.money import from_yuan, round_fen, to_yuan
from server.engine.effects import Act, Blocker, Effects
from server.engine.visible import check_visible
from server.finance.closing import refuse_closed
from server.finance.receivables import pending_on, relieve, to_pay
from server.finance.shapes import AskRelief
from server.kit.actor import Actor
from server.kit.scope import lock, parse_id, scoped
from server.kit.unit_of_work import unit_of_work

OWN = Blocker("fin.relief.own", "自己申请的减免须由他人审批 | Somebody else must decide on what you asked for")
GRANTER = Blocker("fin.relief.granter", "自己批准的减免须由他人撤销 | Somebody else must take back what you granted")
GONE = "该会费不存在 | There are no such dues"
TWICE = "同一会费只能选择一次 | These dues are chosen twice"
CHANGED = "别人刚刚修改过，请重新选择 | Somebody else has just changed this; choose it again"
NOTHING_OWED = "该会费无需缴纳 | Nothing is owed for it"


async def ask_relief(actor: Actor, body: AskRelief) -> dict[str, Any]:
    """One relief of each of the dues, all or none; Invalid at `dues.<place>` for each that cannot have it."""
    _check_kind(body)
    ids = [parse_id(one.id) for one in body.dues]
    await check_visible(MemberDue, actor, ids)
    async with unit_of_work(actor) as work:
        rows = {
            row.id: row
            for row in await scoped(MemberDue, actor).filter(id__in=ids).order_by("id").select_for_update(no_key=True)
        }
        left = await _left_of(actor, list(rows.values()))
        faults: dict[str, str] = {}
        asked: list[DueRelief] = []
        for place, one in enumerate(body.dues):
            row = rows.get(ids[place])
            fault = TWICE if ids[place] in ids[:place] else _fault_of(body, row, one.version, left)
            if fault or row is None:
                faults[f"dues.{place}"] = fault or GONE
            else:
                asked.append(_relief_of(body, row, left[row.id], actor))
        if faults:
            raise Invalid(fields=faults)
        for made in asked:
            await work.insert(made)
    return {"ids": [str(made.id) for made in asked], "total": to_yuan(sum(made.amount for made in asked))}


def _check_kind(body: AskRelief) -> None:
    if body.kind == AMOUNT and not (body.amount and from_yuan(body.amount)):
        raise Invalid(fields={"amount": "金额应大于0 | The amount must be above zero"})
    if body.kind == PERCENT and body.percent is None:
        raise Invalid(fields={"percent": "请输入比例 | Enter the percentage"})


async def _left_of(actor: Actor, rows: Sequence[MemberDue]) -> dict[int, int]:
    """What is owed of each, less what waits to be decided: payments for their review, other reliefs for their grant."""
    ids = [row.id for row in rows]
    waiting: Counter[int] = Counter()
    for claim in await scoped(DuePayment, actor).filter(due_id__in=ids, state=SUBMITTED):
        waiting[claim.due_id or 0] += claim.amount
    for other in await scoped(DueRelief, actor).filter(due_id__in=ids, state=ASKED):
        waiting[other.due_id] += other.amount
    return {row.id: to_pay(row) - row.paid - waiting[row.id] for row in rows}


def _fault_of(body: AskRelief, row: MemberDue | None, version: int, left: dict[int, int]) -> str | None:
    if row is None:
        return GONE
    if row.row_version != version:
        return CHANGED
    if row.state not in OWED:
        return NOTHING_OWED
    rest = left[row.id]
    if rest <= 0 or _amount_of(body, row, rest) > rest:
        yuan = to_yuan(max(rest, 0))
        return f"超过可减免金额{yuan}元 | More than the {yuan} that may be relieved"
    return None


def _amount_of(body: AskRelief, row: MemberDue, left: int) -> int:
    if body.kind == WHOLE:
        return left
    if body.kind == PERCENT:
        return max(round_fen(Decimal(row.payable * (body.percent or 0)) / 100), 1)
    return from_yuan(body.amount)


def _relief_of(body: AskRelief, row: MemberDue, left: int, actor: Actor) -> DueRelief:
    return DueRelief(
        due_id=row.id,
        name=row.name,
        kind=body.kind,
        percent=body.percent if body.kind == PERCENT else None,
        amount=_amount_of(body, row, left),
        reason=body.reason,
        asked_by=actor.user_id,
    )


async def grant(act: Act) -> None:
    """From today so much less is owed; of the whole, all that is owed by then."""
    row: DueRelief = act.row
    await refuse_closed(act.work, today(), "decidedAt")
    of = await _lock_dues(act)
    pending = await pending_on(act.actor, of)
    left = to_pay(of) - of.paid
    if row.kind == WHOLE and pending:
        raise Conflict(
            "该会费有待审核的缴费，请先审核 | A payment of these dues waits for a review; decide on it first",
            id="fin.due.pending",
        )
    amount = left if row.kind == WHOLE else row.amount
    if not 0 < amount <= left - pending:
        yuan = to_yuan(left - pending)
        raise Conflict(
            f"超过可减免金额{yuan}元 | More than the {yuan} that may be relieved",
            id="fin.relief.excess",
        )
    await relieve(act.work, of, amount)
    act.changes["amount"] = amount
    await sign(act)


async def sign(act: Act) -> None:
    act.changes |= {"decided_by": act.actor.user_id, "decided_at": now()}


async def revoke(act: Act) -> None:
    """It is owed again, from today, as long as the dues are there."""
    row: DueRelief = act.row
    await refuse_closed(act.work, today(), "revokedAt")
    await relieve(act.work, await _lock_dues(act), -row.amount)
    act.changes |= {"revoked_by": act.actor.user_id, "revoked_at": now()}


async def _lock_dues(act: Act) -> MemberDue:
    try:
        return await lock(MemberDue, act.actor, act.row.due_id)
    except NotFound as error:
        raise Conflict(GONE, id="fin.relief.gone") from error


def is_somebody_elses(actor: Actor, row: DueRelief) -> list[Blocker]:
    return [OWN] if row.asked_by == actor.user_id else []


def was_granted_by_another(actor: Actor, row: DueRelief) -> list[Blocker]:
    return [GRANTER] if row.decided_by == actor.user_id else []


EFFECTS = Effects(
    on={"grant": grant, "refuse": sign, "revoke": revoke},
    guards={"grant": is_somebody_elses, "refuse": is_somebody_elses, "revoke": was_granted_by_another},
)
