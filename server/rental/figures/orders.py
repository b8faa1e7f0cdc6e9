"""The figures of an order, each with the lines that make it; columns of the order hold the same sums."""

from collections.abc import Awaitable, Callable, Sequence
from typing import Literal

from schema.rental.ledger import Ledger
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderNight
from server.kit.actor import Actor
from server.kit.scope import fetch, of_tenant
from server.rental.cashier.ledger import read_lines
from server.rental.figures.lines import Figure, FigureLine, by_direction, by_project

OrderFigure = Literal[
    "total", "charged", "paid", "receivedRoom", "receivedDeposit", "refundedDeposit", "depositHeld", "balance"
]
Read = Callable[[Actor, int], Awaitable[list[FigureLine]]]
_DEPOSIT = {"deposit_in": 1, "deposit_out": -1, "deposit_deduct": -1}


async def _nights(actor: Actor, order_id: int) -> list[FigureLine]:
    order = await fetch(DailyOrder, actor, order_id)
    rows = await of_tenant(OrderNight, actor.tenant_id).filter(order_id=order_id).order_by("night")
    text = "钟点房 | Day use" if order.day_use else "房晚 | Night"
    return [FigureLine(row.id, row.night, order.order_no, text, row.price, row.reason or "") for row in rows]


def _of_ledger(pick: Callable[[Sequence[Ledger]], list[FigureLine]]) -> Read:
    async def read(actor: Actor, order_id: int) -> list[FigureLine]:
        return pick(await read_lines(actor, order_id))

    return read


ORDER_FIGURES: dict[OrderFigure, Figure] = {
    "total": Figure("房费总额 | Room total", "各晚房价之和 | The prices of the nights", _nights),
    "charged": Figure(
        "应收 | Charged",
        "应收减去减免 | Charges less credits",
        _of_ledger(lambda rows: by_direction(rows, {"charge": 1, "credit": -1})),
    ),
    "paid": Figure(
        "已付 | Paid",
        "收款减去退款，不含押金收退 | Received less paid out, without deposits taken and returned",
        _of_ledger(lambda rows: by_direction(rows, {"in": 1, "out": -1})),
    ),
    "receivedRoom": Figure(
        "已收房费 | Room fee received",
        "未冲正的房费收款 | Room fee received and not reversed",
        _of_ledger(lambda rows: by_project(rows, {"room_fee": 1}, "in")),
    ),
    "receivedDeposit": Figure(
        "已收押金 | Deposit received",
        "未冲正的押金收款 | Deposits taken and not reversed",
        _of_ledger(lambda rows: by_project(rows, {"deposit_in": 1})),
    ),
    "refundedDeposit": Figure(
        "已退押金 | Deposit refunded",
        "未冲正的押金退款 | Deposits returned and not reversed",
        _of_ledger(lambda rows: by_project(rows, {"deposit_out": 1})),
    ),
    "depositHeld": Figure(
        "在押 | Deposit held",
        "收到的押金减去退还与抵扣 | Deposits taken less those returned and deducted",
        _of_ledger(lambda rows: by_project(rows, _DEPOSIT)),
    ),
    "balance": Figure(
        "余额 | Balance",
        "应收减去减免和收款，加上退款，不含押金收退"
        " | Charges less credits and money received, and money paid out, without deposits taken and returned",
        _of_ledger(lambda rows: by_direction(rows, {"charge": 1, "credit": -1, "in": -1, "out": 1})),
    ),
}
