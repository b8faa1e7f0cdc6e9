"""Outgoing money: never more than came in and is still here, and above a limit not by one person."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Protocol

from schema.kit.errors import Conflict, Invalid
from schema.kit.money import from_yuan, to_yuan
from server.kit.switches import REFUND_APPROVAL, SWITCHES, read_switch
from server.rental.cashier.sums import Line, sum_lines


class Posted(Line, Protocol):
    """`request_id`: the request by which a second person agreed to it."""

    @property
    def request_id(self) -> int | None: ...


@dataclass(frozen=True, slots=True)
class Agreed:
    """What a second person has agreed to: the request, and who asked."""

    request_id: int
    asked_by: str


async def refund_limit(tenant_id: int) -> int:
    """Fen that one person may pay out of an account; what is no amount counts as not set."""
    text = await read_switch(tenant_id, REFUND_APPROVAL)
    try:
        limit = from_yuan(text)
    except ValueError:
        limit = -1
    return limit if limit >= 0 else from_yuan(SWITCHES[REFUND_APPROVAL].default)


def paid_out_alone(lines: Iterable[Posted]) -> int:
    """Fen that went out of an account on one person's word and did not come back."""
    return sum(
        line.amount
        for line in lines
        if line.direction == "out" and line.request_id is None and line.reversed_by is None
    )


def check_agreed(lines: Iterable[Posted], alone: Iterable[Line], limit: int) -> None:
    """Conflict when one person would have paid out more than they may, with what they pay `alone` now; splitting it into parts
    does not help."""
    if paid_out_alone(lines) + sum(line.amount for line in alone if line.direction == "out") > limit:
        text = (
            f"累计退款超过{to_yuan(limit)}元，须先审批 | Refunds above {to_yuan(limit)} need a second person's approval"
        )
        raise Conflict(text, id="ledger.approval")


def check_posted(lines: Iterable[Line], projects: Iterable[str]) -> None:
    """Invalid when the account would give what it does not have; `projects` are those of the new lines."""
    sums, new = sum_lines(lines), set(projects)
    if sums.deposit_held < 0:
        raise Invalid(fields={"amount": "超过在押押金 | More than the deposit held"})
    if "refund" in new and sums.paid < 0:
        raise Invalid(fields={"amount": "超过已收未退金额 | More than was paid and not yet refunded"})
    if "discount" in new and sums.charged < 0:
        raise Invalid(fields={"amount": "超过应收金额 | More than what is charged"})


def check_reversed(lines: Iterable[Line], way: str) -> None:
    """Conflict when a reversal takes back what was already given back; `way` is the direction of its line."""
    sums = sum_lines(lines)
    if sums.deposit_held < 0:
        raise Conflict("押金已退还，不能冲正 | The deposit is already returned", id="ledger.deposit")
    if way == "out" and sums.paid < 0:
        raise Conflict("该收款已退款，不能冲正 | This payment is already refunded", id="ledger.refunded")
