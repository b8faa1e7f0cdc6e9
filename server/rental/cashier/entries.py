"""Cashier entries: the lines of the cashier's form, and the postings that each is.

What is typed is read here without any I/O, so that a faulty line is told at its fields before anything is written.
"""

from datetime import date
from typing import Annotated

from pydantic import Field

from schema.kit.errors import Invalid
from schema.kit.money import from_yuan
from schema.rental.ledger import PAY_METHOD
from server.http.body import Body
from server.http.one_of import OneOf
from server.kit.actor import Actor
from server.rental.cashier.ledger import Posting

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


def read_entry(
    actor: Actor, entry: CashEntry, today: date, first: date, late: str = "rental:order:backdate"
) -> list[Posting]:
    """The postings of a form line; Invalid at its fields. `today` is the business day, `first` the first one that can still be
    changed, `late` the right to enter older payments."""
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
    elif day < first and not actor.can(late):
        past = (today - first).days
        errors["paidOn"] = f"只能补录最近{past}天 | Only the last {past} days can be entered"
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
