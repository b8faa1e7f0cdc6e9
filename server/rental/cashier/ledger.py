"""The ledger of an account: lines in fen are posted and reversed, never changed."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Annotated

from pydantic import Field

from schema.kit.errors import Conflict, Invalid
from schema.kit.money import from_yuan
from schema.rental.ledger import PAY_METHOD, Ledger
from server.http.body import Body
from server.http.one_of import OneOf
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.cashier.outgoing import Agreed, check_agreed, check_posted, check_reversed, refund_limit
from server.rental.cashier.sums import REVERSE, Sums, sum_lines
from server.rental.numbers import next_number

EDITABLE_PAST = timedelta(days=7)
ON_ACCOUNT = "company"
METHODS = tuple(PAY_METHOD.labels)

# Money that changes hands, or a claim that changes: what posting a project means.
DIRECTIONS: dict[str, tuple[str, ...]] = {
    "room_fee": ("in",),
    "prepay": ("in",),
    "deposit_in": ("in",),
    "deposit_out": ("out",),
    "refund": ("out",),
    "deposit_deduct": ("credit",),
    "discount": ("credit",),
    **dict.fromkeys(
        ("service", "damage", "water", "electricity", "gas", "utility", "penalty", "late_fee", "rent", "adjust"),
        ("charge", "in"),
    ),
}


class CashEntry(Body):
    """One line of the cashier form. Extras (service, damage…) are charged and received at once, or put on account."""

    project: str
    amount: str
    method: Annotated[str, OneOf(PAY_METHOD.labels)] = "cash"
    paid_on: date | None = None
    note: str | None = Field(default=None, max_length=200)


@dataclass(frozen=True, slots=True)
class Account:
    """Whose ledger: kind order or lease, its id and number."""

    kind: str
    id: int
    no: str


@dataclass(frozen=True, slots=True)
class Posting:
    project: str
    direction: str
    amount: int
    method: str | None = None
    paid_on: date | None = None
    note: str | None = None
    cause: str | None = None
    reverses: int | None = None
    reversed_by: int | None = None
    bill_id: int | None = None


def read_entry(actor: Actor, entry: CashEntry, today: date) -> list[Posting]:
    """The postings of a form line; Invalid at its fields. `today` is the business day."""
    errors: dict[str, str] = {}
    directions = DIRECTIONS.get(entry.project)
    if directions is None:
        errors["project"] = "请选择收款项目 | Choose an item"
    amount = _amount(entry.amount)
    if amount is None:
        errors["amount"] = "请输入大于0的金额，最多两位小数 | Enter an amount above 0 with at most two decimals"
    day = entry.paid_on or today
    if day > today:
        errors["paidOn"] = "付款日期不能晚于今天 | The payment date must not be in the future"
    elif day < today - EDITABLE_PAST and not actor.can("rental:order:backdate"):
        errors["paidOn"] = "只能补录最近7天 | Only the last 7 days can be entered"
    if entry.method == ON_ACCOUNT and directions not in (None, ("charge", "in")):
        errors["method"] = "该项目不能挂账 | This item cannot go on account"
    if errors or directions is None or amount is None:
        raise Invalid(fields=errors)
    if entry.method == ON_ACCOUNT:
        directions = ("charge",)
    return [
        Posting(entry.project, way, amount, entry.method if way in ("in", "out") else None, day, entry.note)
        for way in directions
    ]


def _amount(text: str) -> int | None:
    try:
        fen = from_yuan(text)
    except ValueError:
        return None
    return fen if 0 < fen <= 10**13 else None


async def read_lines(actor: Actor, account_id: int) -> list[Ledger]:
    """The account's lines in order."""
    return await scoped(Ledger, actor).filter(account_id=account_id).order_by("seq")


async def post(work: Work, account: Account, postings: Sequence[Posting], agreed: Agreed | None = None) -> list[Ledger]:
    """Appends lines; the caller holds the account's row lock, so the sequence has no gap."""
    lines = await read_lines(work.actor, account.id)
    check_entries(lines, postings)
    written = await _append(work, account, lines[-1].seq if lines else 0, postings, agreed)
    if any(posting.direction == "out" for posting in postings):
        check_agreed([*lines, *written], await refund_limit(work.actor.tenant_id))
    return written


def check_entries(lines: Sequence[Ledger], postings: Sequence[Posting]) -> None:
    """Invalid when the account does not have what the postings would take out of it."""
    check_posted([*lines, *postings], [posting.project for posting in postings])


async def _append(
    work: Work, account: Account, seq: int, postings: Sequence[Posting], agreed: Agreed | None = None
) -> list[Ledger]:
    written, day = [], await business_day(work.actor.tenant_id)
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
            reverses=posting.reverses,
            bill_id=posting.bill_id,
            request_id=agreed.request_id if agreed else None,
        )
        await work.insert(row)
        written.append(row)
    return written


async def reverse(work: Work, account: Account, ledger_id: int, reason: str, agreed: Agreed | None = None) -> Ledger:
    """Posts the opposite line and links both; a line can be reversed once."""
    lines = await read_lines(work.actor, account.id)
    line, way = _reversible(lines, ledger_id)
    back = Posting(line.project, way, line.amount, line.method, None, reason, reverses=line.id, bill_id=line.bill_id)
    [row] = await _append(work, account, lines[-1].seq, [back], agreed)
    await work.update(line, {"reversed_by": row.id}, action="reverse")
    if way == "out":
        check_agreed([*lines, row], await refund_limit(work.actor.tenant_id))
    return row


async def check_reversal(actor: Actor, account_id: int, ledger_id: int) -> int:
    """Fen that the reversal of a line pays out; Conflict when it is not possible."""
    line, way = _reversible(await read_lines(actor, account_id), ledger_id)
    return line.amount if way == "out" else 0


def _reversible(lines: Sequence[Ledger], ledger_id: int) -> tuple[Ledger, str]:
    """The line and the direction of its opposite."""
    line = next((row for row in lines if row.id == ledger_id), None)
    if line is None:
        raise Invalid(fields={"ledgerId": "流水不存在 | No such line"})
    if line.reversed_by is not None or line.reverses is not None:
        raise Conflict("该流水已冲正 | This line is already reversed", id="ledger.reversed")
    if line.project == "room_fee" and line.direction in ("charge", "credit"):
        text = "应收房费随房价变动，请改价 | Room charges follow the nights; change their prices"
        raise Conflict(text, id="ledger.derived")
    way = REVERSE[line.direction]
    gone = Posting(line.project, line.direction, line.amount, reversed_by=line.id)
    opposite = Posting(line.project, way, line.amount, reverses=line.id)
    check_reversed([*(row for row in lines if row is not line), gone, opposite], way)
    return line, way


async def settle_room_charge(work: Work, account: Account, target: int, cause: str) -> None:
    """Posts the difference, so that room charges less credits equal `target` again; `cause`: the event of the order that changed it."""
    missing = target - (await read_sums(work.actor, account.id)).room_charge
    if missing:
        way = "charge" if missing > 0 else "credit"
        await post(work, account, [Posting("room_fee", way, abs(missing), cause=cause)])


async def read_sums(actor: Actor, account_id: int) -> Sums:
    return sum_lines(await read_lines(actor, account_id))
