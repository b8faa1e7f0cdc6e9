"""The cash of a shift, each sum with the lines of the ledger that make it."""

from typing import Literal

from schema.rental.ledger import Ledger
from schema.rental.shift import Shift
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.rental.figures.lines import Figure, FigureLine, ledger_line
from server.rental.shifts.drawer import CASH

ShiftFigure = Literal["cashIn", "cashOut", "expected"]


async def _moved(actor: Actor, shift_id: int, direction: str) -> list[Ledger]:
    rows = scoped(Ledger, actor).filter(shift_id=shift_id, method=CASH, direction=direction)
    return list(await rows.order_by("paid_on", "id"))


async def _received(actor: Actor, shift_id: int) -> list[FigureLine]:
    return [ledger_line(row, row.amount) for row in await _moved(actor, shift_id, "in")]


async def _paid_out(actor: Actor, shift_id: int) -> list[FigureLine]:
    return [ledger_line(row, row.amount) for row in await _moved(actor, shift_id, "out")]


async def _expected(actor: Actor, shift_id: int) -> list[FigureLine]:
    row = await fetch(Shift, actor, shift_id)
    float_ = FigureLine(row.id, row.biz_date, row.no, "备用金 | Float", row.open_cash)
    out = [line._replace(amount=-line.amount) for line in await _paid_out(actor, shift_id)]
    return [float_, *sorted(await _received(actor, shift_id) + out, key=lambda line: (line.day, line.id))]


SHIFT_FIGURES: dict[ShiftFigure, Figure] = {
    "cashIn": Figure("收现金 | Cash received", "当班收取的现金 | Cash received in the shift", _received),
    "cashOut": Figure("付现金 | Cash paid out", "当班付出的现金 | Cash paid out in the shift", _paid_out),
    "expected": Figure(
        "抽屉应有 | Should be in the drawer",
        "备用金加收现金减付现金 | The float and cash received, less cash paid out",
        _expected,
    ),
}
