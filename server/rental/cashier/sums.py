"""What an account owes and holds: every figure is a sum over its ledger lines, never typed.

Balance = charges - credits - in + out over all lines but deposits taken and returned; a deposit deduction is a credit
that also lowers the deposit held. A reversed line and its reversal cancel out in the balance and count nowhere else.
"""

from collections.abc import Iterable
from typing import NamedTuple, Protocol

DEPOSIT_PROJECTS = ("deposit_in", "deposit_out")
REVERSE = {"in": "out", "out": "in", "charge": "credit", "credit": "charge"}


class Line(Protocol):
    """A line of a ledger as sums read it; `amount` in fen, never below nothing: `direction` has its sign."""

    @property
    def project(self) -> str: ...
    @property
    def direction(self) -> str: ...
    @property
    def amount(self) -> int: ...
    @property
    def reverses(self) -> int | None: ...
    @property
    def reversed_by(self) -> int | None: ...


class Sums(NamedTuple):
    """Figures of an account in fen; `balance` is what is still owed, below nothing what was paid too much."""

    charged: int
    received_room: int
    received_deposit: int
    refunded_deposit: int
    deposit_held: int
    paid: int
    balance: int
    room_charge: int


def sum_lines(lines: Iterable[Line]) -> Sums:
    """The figures of an account; a payment that was reversed counts nowhere."""
    rows = list(lines)
    live = [row for row in rows if row.reverses is None and row.reversed_by is None]
    money = [row for row in rows if row.project not in DEPOSIT_PROJECTS]

    def net(items: Iterable[Line], plus: str, minus: str) -> int:
        signs = {plus: 1, minus: -1}
        return sum(signs.get(row.direction, 0) * row.amount for row in items)

    def total(project: str) -> int:
        return sum(row.amount for row in live if row.project == project)

    charged, paid = net(money, "charge", "credit"), net(money, "in", "out")
    received, refunded, deducted = total("deposit_in"), total("deposit_out"), total("deposit_deduct")
    return Sums(
        charged=charged,
        received_room=sum(row.amount for row in live if row.project == "room_fee" and row.direction == "in"),
        received_deposit=received,
        refunded_deposit=refunded,
        deposit_held=received - refunded - deducted,
        paid=paid,
        balance=charged - paid,
        room_charge=net((row for row in rows if row.project == "room_fee"), "charge", "credit"),
    )
