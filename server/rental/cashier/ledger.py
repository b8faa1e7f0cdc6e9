"""The ledger of an account: lines in fen are posted and reversed, never changed."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from schema.kit.errors import Conflict, Invalid
from schema.kit.money import to_yuan
from schema.rental.ledger import Ledger
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.cashier.deposit_entries import NO_EVIDENCE, Evidence, book_line, is_move
from server.rental.cashier.outgoing import Agreed, check_agreed, check_posted, check_reversed, refund_limit
from server.rental.cashier.sums import REVERSE, Sums, sum_lines
from server.rental.day_window import booked_day, first_editable, refuse_closed
from server.rental.duty import lock_duty
from server.rental.numbers import next_number

DEPOSIT_LINES = ("deposit_in", "deposit_out", "deposit_deduct")


@dataclass(frozen=True, slots=True)
class Account:
    """Whose ledger: kind order or lease, its id and number."""

    kind: str
    id: int
    no: str


@dataclass(frozen=True, slots=True)
class Posting:
    """A line to be. `evidence`: what the deposit keeps of it besides, where it is one of a deposit."""

    project: str
    direction: str
    amount: int
    method: str | None = None
    paid_on: date | None = None
    note: str | None = None
    cause: str | None = None
    reverses: int | None = None
    reversed_by: int | None = None
    corrects: int | None = None
    bill_id: int | None = None
    evidence: Evidence = NO_EVIDENCE


async def read_lines(actor: Actor, account_id: int) -> list[Ledger]:
    """The account's lines in order."""
    return await scoped(Ledger, actor).filter(account_id=account_id).order_by("seq")


async def post(work: Work, account: Account, postings: Sequence[Posting], agreed: Agreed | None = None) -> list[Ledger]:
    """Appends lines; the caller holds the account's row lock, so the sequence has no gap."""
    lines = await read_lines(work.actor, account.id)
    check_entries(lines, postings)
    if any(posting.direction == "out" for posting in postings):
        check_agreed(lines, [] if agreed else postings, await refund_limit(work.actor.tenant_id))
    return await _append(work, account, lines[-1].seq if lines else 0, postings, agreed)


def check_entries(lines: Sequence[Ledger], postings: Sequence[Posting]) -> None:
    """Invalid when the account does not have what the postings would take out of it."""
    check_posted([*lines, *postings], [posting.project for posting in postings])


async def _append(
    work: Work, account: Account, seq: int, postings: Sequence[Posting], agreed: Agreed | None = None
) -> list[Ledger]:
    written, day = [], await business_day(work.actor.tenant_id)
    moves = any(posting.direction in ("in", "out") for posting in postings)
    shift_id = await lock_duty(work, agreed.asked_by if agreed else None) if moves else None
    for number, posting in enumerate(postings, start=seq + 1):
        receipt = posting.direction in ("in", "out")
        row = Ledger(
            no=await next_number(work, "receipt") if receipt else f"{account.no}-{number:02d}",
            account=account.kind,
            account_id=account.id,
            account_no=account.no,
            seq=number,
            project=posting.project,
            direction=posting.direction,
            amount=posting.amount,
            method=posting.method,
            paid_on=posting.paid_on or day,
            note=posting.note,
            cause=posting.cause,
            operator=agreed.asked_by if agreed else work.actor.signature,
            shift_id=shift_id if receipt else None,
            reverses=posting.reverses,
            corrects=posting.corrects,
            bill_id=posting.bill_id,
            request_id=agreed.request_id if agreed else None,
        )
        await work.insert(row)
        await book_line(work, row, posting.evidence)
        written.append(row)
    return written


async def reverse(work: Work, account: Account, ledger_id: int, reason: str, agreed: Agreed | None = None) -> Ledger:
    """Posts the opposite line and links both; a line can be reversed once."""
    lines = await read_lines(work.actor, account.id)
    line, way = await _reversible(lines, ledger_id)
    back = Posting(line.project, way, line.amount, line.method, None, reason, reverses=line.id, bill_id=line.bill_id)
    if way == "out":
        check_agreed(lines, [] if agreed else [back], await refund_limit(work.actor.tenant_id))
    [row] = await _append(work, account, lines[-1].seq, [back], agreed)
    await work.update(line, {"reversed_by": row.id}, action="reverse")
    return row


async def check_reversal(actor: Actor, account_id: int, ledger_id: int) -> int:
    """Fen that the reversal of a line pays out; Conflict when it is not possible."""
    line, way = await _reversible(await read_lines(actor, account_id), ledger_id)
    return line.amount if way == "out" else 0


async def _reversible(lines: Sequence[Ledger], ledger_id: int) -> tuple[Ledger, str]:
    """The line and the direction of its opposite."""
    line = _changeable(lines, ledger_id)
    await refuse_closed(
        line.tenant_id, await booked_day(line, line.paid_on), "请用更正旧账 | correct the old line instead"
    )
    if any(row.corrects == line.id for row in lines):
        raise Conflict("该流水已更正 | This line is already corrected", id="ledger.corrected")
    way = REVERSE[line.direction]
    gone = Posting(line.project, line.direction, line.amount, reversed_by=line.id)
    opposite = Posting(line.project, way, line.amount, reverses=line.id)
    check_reversed([*(row for row in lines if row is not line), gone, opposite], way)
    return line, way


def _changeable(lines: Sequence[Ledger], ledger_id: int) -> Ledger:
    """The line, if it is one that somebody posted by hand and nothing has taken back."""
    line = next((row for row in lines if row.id == ledger_id), None)
    if line is None:
        raise Invalid(fields={"ledgerId": "流水不存在 | No such line"})
    if line.reversed_by is not None or line.reverses is not None:
        raise Conflict("该流水已冲正 | This line is already reversed", id="ledger.reversed")
    if line.project == "room_fee" and line.direction in ("charge", "credit"):
        text = "应收房费随房价变动，请改价 | Room charges follow the nights; change their prices"
        raise Conflict(text, id="ledger.derived")
    if line.cause == "settlement":
        raise Conflict("退租结算的流水不能冲正 | A line of a settlement cannot be reversed", id="ledger.settled")
    if is_move(line.project, line.direction):
        raise Conflict("押金转移不能冲正 | A deposit that was moved cannot be reversed", id="ledger.moved")
    return line


async def correct(work: Work, account: Account, ledger_id: int, amount: int, reason: str) -> tuple[Ledger, Ledger]:
    """Posts today's opposite of a line whose day is closed, for as much of it as was wrong; gives the line and its correction.

    Conflict while its day can still be changed, Invalid at `amount` beyond what is left of it.
    """
    lines = await read_lines(work.actor, account.id)
    line = _changeable(lines, ledger_id)
    if line.project in DEPOSIT_LINES:
        raise Conflict("押金请用退押金或扣押金更正 | Return or keep the deposit instead", id="ledger.deposit")
    if line.corrects is not None:
        raise Conflict("更正流水不能再更正 | A correction is not corrected again", id="ledger.corrected")
    if await booked_day(line, line.paid_on) >= await first_editable(line.tenant_id):
        raise Conflict("当日尚可修改，请冲正 | Its day can still be changed: reverse it", id="ledger.open")
    left = line.amount - sum(row.amount for row in lines if row.corrects == line.id and row.reversed_by is None)
    if not 0 < amount <= left:
        text = f"最多可更正{to_yuan(left)}元 | At most {to_yuan(left)} can be corrected"
        raise Invalid(fields={"amount": text})
    way = REVERSE[line.direction]
    opposite = Posting(line.project, way, amount, line.method, None, reason, corrects=line.id, bill_id=line.bill_id)
    [row] = await post(work, account, [opposite])
    return line, row


async def settle_room_charge(work: Work, account: Account, target: int, cause: str) -> None:
    """Posts the difference, so that room charges less credits equal `target` again; `cause`: the event of the order that changed it."""
    missing = target - (await read_sums(work.actor, account.id)).room_charge
    if missing:
        way = "charge" if missing > 0 else "credit"
        await post(work, account, [Posting("room_fee", way, abs(missing), cause=cause)])


async def read_sums(actor: Actor, account_id: int) -> Sums:
    return sum_lines(await read_lines(actor, account_id))
