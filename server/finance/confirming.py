"""Lines of a bank statement confirmed by a person: booked once, as the payment that they are.

Locks: the line, then what `payments` says. What would need a second person as a payment needs one here too: who brought the
statement does not confirm such a line. A reversal of the payment opens the line again.
"""

import asyncio
from collections.abc import Mapping
from typing import Any

from schema.finance.activity_fee import ActivityFee
from schema.finance.due import MemberDue
from schema.finance.pay_method import PayMethod
from schema.finance.payment import CONFIRMED as COUNTED
from schema.finance.payment import REVIEWED_FROM, SUBMITTED, DuePayment, payment
from schema.finance.statement import OPEN, Statement, StatementLine, line
from schema.kit.clock import now
from schema.kit.errors import Conflict, Invalid
from server.engine.effects import Act, Blocker, Effects
from server.engine.process import open_transition
from server.engine.visible import check_visible, fetch_visible
from server.finance import payments
from server.finance.proposals import Candidate, propose, rank, read_candidates, shape, sure_of
from server.finance.shapes import ConfirmLine, Matched, MatchLine, MatchLines, Proposals
from server.kit.actor import Actor
from server.kit.pinyin import read_tables
from server.kit.scope import lock, parse_id, scoped
from server.kit.unit_of_work import unit_of_work

AT_ONCE = 100
OWN = Blocker("fin.statementLine.own", "自己导入的流水须由他人确认 | Somebody else must confirm what you imported")
_TARGETS = {"due_id": MemberDue, "fee_id": ActivityFee, "payment_id": DuePayment}


def _named(body: ConfirmLine | MatchLine) -> dict[str, int]:
    """What the body says it was paid for; one thing at most."""
    named = {column: parse_id(text) for column in _TARGETS if (text := getattr(body, column))}
    if len(named) > 1:
        raise Invalid(fields={"dueId": "只能选择一项 | Choose one thing only"})
    return named


async def match(act: Act) -> None:
    named = _named(act.body)
    if not named:
        raise Invalid(fields={"dueId": "请选择对应的款项 | Choose what it was paid for"})
    await _set(act, named)


async def _set(act: Act, named: Mapping[str, int]) -> None:
    for column, row_id in named.items():
        await check_visible(_TARGETS[column], act.actor, [row_id])
        if column == "payment_id":
            await _check_payment(act, await lock(DuePayment, act.actor, row_id))
    act.changes |= dict.fromkeys(_TARGETS) | dict(named)


async def unmatch(act: Act) -> None:
    act.changes |= dict.fromkeys(_TARGETS)


async def ignore(act: Act) -> None:
    act.changes |= dict.fromkeys(_TARGETS)


async def heed(act: Act) -> None:
    act.changes["reason"] = None


async def confirm(act: Act) -> None:
    row: StatementLine = act.row
    body: ConfirmLine = act.body
    named = _named(body) or {column: getattr(row, column) for column in _TARGETS if getattr(row, column)}
    if not named:
        raise Invalid(fields={"dueId": "请选择对应的款项 | Choose what it was paid for"})
    await _set(act, named)
    if "payment_id" in named:
        paid = await _take_entered(act, named["payment_id"])
    else:
        paid = await _book(act, named)
    act.changes |= {"payment_id": paid.id, "confirmed_by": act.actor.user_id, "confirmed_at": now()}


async def _book(act: Act, named: Mapping[str, int]) -> DuePayment:
    row: StatementLine = act.row
    method = await _method_of(act)
    review = payments.needs_review(row.amount, method)
    if review and row.imported_by == act.actor.user_id:
        raise Conflict(OWN.text, id=OWN.id)
    said: dict[str, Any] = {
        "due_id": named.get("due_id"),
        "fee_id": named.get("fee_id"),
        "payer": (row.payer or "-")[:60],
        "amount": row.amount,
        "method_id": method.id,
        "paid_at": payments.noon_of(act.body.paid_on or row.paid_on),
        "txn_no": row.txn_no,
        "remark": row.note,
        "submitted_by": row.imported_by if review else None,
    }
    return await payments.book_from_bank(act.work, said)


async def _method_of(act: Act) -> PayMethod:
    """As the person says, else by whose account the statement is."""
    asked: int | None = parse_id(act.body.method_id) if act.body.method_id else None
    if asked is None and act.row.statement_id:
        known = await scoped(Statement, act.actor).get_or_none(id=act.row.statement_id)
        asked = known.method_id if known else None
    found = await scoped(PayMethod, act.actor).get_or_none(id=asked, enabled=True) if asked else None
    if found is None:
        raise Invalid(fields={"methodId": "请选择启用的收款方式 | Choose a method that is in use"})
    return found


async def _check_payment(act: Act, paid: DuePayment) -> None:
    """A payment that was entered by hand is this line if it is as much, and no other line's."""
    if paid.state not in (SUBMITTED, COUNTED) or paid.amount != act.row.amount:
        text = "该缴费的状态或金额与流水不符 | This payment is not as much, or does not count"
        raise Invalid(fields={"paymentId": text})
    others = scoped(StatementLine, act.actor).filter(payment_id=paid.id, state="confirmed").exclude(id=act.row.id)
    if await others.exists():
        raise Invalid(fields={"paymentId": "该缴费已对应另一笔流水 | Another line is this payment"})


async def _take_entered(act: Act, payment_id: int) -> DuePayment:
    """One that waits for its review is confirmed by it, under the same rules; one that counts stays as it is."""
    paid = await lock(DuePayment, act.actor, payment_id)
    if paid.state == SUBMITTED:
        async with open_transition(act.work, payment, paid, "confirm") as confirming:
            await payments.confirm(confirming)
    return paid


def is_somebody_elses(actor: Actor, row: StatementLine) -> list[Blocker]:
    """What is much is never confirmed by who imported it; by which method it came is asked when it is booked."""
    return [OWN] if row.amount >= REVIEWED_FROM and row.imported_by == actor.user_id else []


async def read_proposals(actor: Actor, line_id: str) -> dict[str, Any]:
    row = await fetch_visible(StatementLine, actor, line_id)
    known = await scoped(Statement, actor).get_or_none(id=row.statement_id) if row.statement_id else None
    found = [shape(actor, guess) for guess in await propose(actor, row)]
    method_id = str(known.method_id) if known and known.method_id else ""
    return Proposals(method_id=method_id, proposals=found).model_dump(by_alias=True)


async def match_all(actor: Actor, body: MatchLines) -> dict[str, Any]:
    """The oldest open lines, each with the one thing that it surely is; what is not sure stays open."""
    candidates = await read_candidates(actor)
    await read_tables()
    matched = 0
    narrow = {"statement_id": parse_id(body.statement_id)} if body.statement_id else {}
    lines = await scoped(StatementLine, actor).filter(state=OPEN, **narrow).order_by("paid_on", "id").limit(AT_ONCE)
    for row in lines:
        best = await asyncio.to_thread(rank, row, candidates)
        if sure_of(best) is None:
            continue
        one = sure_of(await propose(actor, row, [guess.of for guess in best]))
        if one is not None and await _match_one(actor, row.id, one):
            candidates.remove(one)
            matched += 1
    return Matched(matched=matched, looked_at=len(lines)).model_dump(by_alias=True)


async def _match_one(actor: Actor, line_id: int, one: Candidate) -> bool:
    async with unit_of_work(actor) as work:
        row = await lock(StatementLine, actor, line_id)
        if row.state != OPEN:
            return False
        async with open_transition(work, line, row, "match") as act:
            await _set(act, {f"{one.kind}_id": one.id})
    return True


EFFECTS = Effects(
    on={"confirm": confirm, "match": match, "unmatch": unmatch, "ignore": ignore, "heed": heed},
    guards={"confirm": is_somebody_elses},
    bodies={"confirm": ConfirmLine, "match": MatchLine},
)
