"""Routes of figures: the lines behind one sum of an order, a lease or a shift, for whoever may see it."""

from collections.abc import Mapping
from typing import Any

from pydantic import Field
from starlette.requests import Request

from schema.kit.money import to_yuan
from schema.kit.text import localize
from schema.rental.lease import Lease
from schema.rental.order import DailyOrder
from schema.rental.shift import Shift
from server.engine.visible import fetch_visible
from server.http.body import Body
from server.http.route import Route
from server.kit.actor import Actor
from server.rental.figures.leases import LEASE_FIGURES, LeaseFigure
from server.rental.figures.lines import Figure
from server.rental.figures.orders import ORDER_FIGURES, OrderFigure
from server.rental.figures.shifts import SHIFT_FIGURES, ShiftFigure
from server.rental.shapes import Shape


class ExplainedLine(Shape):
    id: str
    day: str
    no: str
    text: str
    amount: str = Field(description="元，减少合计的为负 | Yuan; below nothing what lowers the sum")
    note: str


class ExplainedShape(Shape):
    """`sum` is that of the lines, in yuan."""

    label: str
    rule: str
    sum: str
    lines: list[ExplainedLine]


class OrderFigureQuery(Body):
    id: str
    figure: OrderFigure


class LeaseFigureQuery(Body):
    id: str
    figure: LeaseFigure


class ShiftFigureQuery(Body):
    id: str
    figure: ShiftFigure


async def explain_order(request: Request, actor: Actor, query: OrderFigureQuery) -> dict[str, Any]:
    """The lines behind a sum of an order that the actor may see; NotFound for any other."""
    row = await fetch_visible(DailyOrder, actor, query.id)
    return await explain(ORDER_FIGURES, query.figure, actor, row.id)


async def explain_lease(request: Request, actor: Actor, query: LeaseFigureQuery) -> dict[str, Any]:
    """The same of a lease."""
    row = await fetch_visible(Lease, actor, query.id)
    return await explain(LEASE_FIGURES, query.figure, actor, row.id)


async def explain_shift(request: Request, actor: Actor, query: ShiftFigureQuery) -> dict[str, Any]:
    """The same of a shift."""
    row = await fetch_visible(Shift, actor, query.id)
    return await explain(SHIFT_FIGURES, query.figure, actor, row.id)


async def explain(figures: Mapping[Any, Figure], code: str, actor: Actor, account_id: int) -> dict[str, Any]:
    """A figure with its lines, in the actor's language."""
    figure = figures[code]
    lines = await figure.read(actor, account_id)
    return {
        "label": localize(figure.label, actor.locale),
        "rule": localize(figure.rule, actor.locale),
        "sum": to_yuan(sum(line.amount for line in lines)),
        "lines": [
            {
                "id": str(line.id),
                "day": line.day.isoformat(),
                "no": line.no,
                "text": localize(line.text, actor.locale),
                "amount": to_yuan(line.amount),
                "note": line.note,
            }
            for line in lines
        ],
    }


ROUTES: list[Route] = [
    Route(
        "GET",
        "/rental/order/figure",
        explain_order,
        needs="rental:order:list",
        query=OrderFigureQuery,
        result=ExplainedShape,
        summary="订单金额明细 | What makes a sum of an order",
    ),
    Route(
        "GET",
        "/rental/lease/figure",
        explain_lease,
        needs="rental:lease:list",
        query=LeaseFigureQuery,
        result=ExplainedShape,
        summary="合同金额明细 | What makes a sum of a lease",
    ),
    Route(
        "GET",
        "/rental/shift/figure",
        explain_shift,
        needs="rental:shift:list",
        query=ShiftFigureQuery,
        result=ExplainedShape,
        summary="班次现金明细 | What makes a sum of a shift",
    ),
]
