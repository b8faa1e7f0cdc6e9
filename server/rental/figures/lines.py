"""Lines of a figure: one row of a ledger, a night or a part of a bill each, with the fen by which it changes the sum."""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from datetime import date
from typing import NamedTuple

from schema.rental.ledger import CASH_DIRECTION, CASH_PROJECT, Ledger
from server.kit.actor import Actor
from server.rental.cashier.sums import DEPOSIT_PROJECTS

Signs = Mapping[str, int]


class FigureLine(NamedTuple):
    """`text` is a pair text, `amount` in fen, below nothing what lowers the sum; `note` as it was typed."""

    id: int
    day: date
    no: str
    text: str
    amount: int
    note: str = ""


class Figure(NamedTuple):
    """A sum by its name; `rule` says in a pair text how it is reckoned, `read` gives its lines by the id of its account."""

    label: str
    rule: str
    read: Callable[[Actor, int], Awaitable[list[FigureLine]]]


def join_texts(*pairs: str) -> str:
    """Pair texts side by side: 房费 · 应收 | Room fee · Charge."""
    halves = [pair.split(" | ") for pair in pairs]
    return " | ".join(" · ".join(words) for words in zip(*halves, strict=True))


def ledger_line(row: Ledger, amount: int) -> FigureLine:
    text = join_texts(CASH_PROJECT.labels[row.project].text, CASH_DIRECTION.labels[row.direction].text)
    return FigureLine(row.id, row.paid_on, row.no, text, amount, row.note or "")


def is_live(row: Ledger) -> bool:
    """Neither reversed nor a reversal."""
    return row.reverses is None and row.reversed_by is None


def by_direction(rows: Iterable[Ledger], signs: Signs) -> list[FigureLine]:
    """Lines of all projects but deposits taken and returned; a reversed one and its reversal both stand."""
    return [
        ledger_line(row, signs[row.direction] * row.amount)
        for row in rows
        if row.project not in DEPOSIT_PROJECTS and row.direction in signs
    ]


def by_project(rows: Iterable[Ledger], signs: Signs, direction: str | None = None) -> list[FigureLine]:
    """Live lines of some projects, of one direction where one is named."""
    return [
        ledger_line(row, signs[row.project] * row.amount)
        for row in rows
        if row.project in signs and is_live(row) and direction in (None, row.direction)
    ]
