"""The calls of deposits beside their lists."""

from typing import Any

from starlette.requests import Request

from server.http.adapters import with_body
from server.http.route import Route
from server.kit.actor import Actor
from server.rental.deposits.acts import DeductDeposit, RefundDeposit, deduct_deposit, refund_deposit
from server.rental.deposits.figures import DepositQuery, read_figures
from server.rental.deposits.shapes import DepositFiguresShape, DepositShape


async def _figures(request: Request, actor: Actor, query: DepositQuery) -> Any:
    return await read_figures(actor, query)


ROUTES: list[Route] = [
    Route(
        "GET",
        "/rental/deposit/figures",
        _figures,
        needs="rental:deposit:list",
        query=DepositQuery,
        result=DepositFiguresShape,
        summary="押金负债与逾期 | What is owed back of deposits",
    ),
    Route(
        "POST",
        "/rental/deposit/deduct",
        with_body(deduct_deposit),
        needs="rental:deposit:deduct",
        body=DeductDeposit,
        result=DepositShape,
        once="required",
        summary="扣除押金 | Keep a part of a deposit",
    ),
    Route(
        "POST",
        "/rental/deposit/refund",
        with_body(refund_deposit),
        needs="rental:deposit:refund",
        body=RefundDeposit,
        result=DepositShape,
        once="required",
        summary="退还押金 | Return a deposit",
    ),
]
