"""Calls of pay sheets beside their list: drawing up a month, and what a housekeeper reads of her own."""

from typing import Any

from starlette.requests import Request

from schema.housekeeping.pay_sheet import pay_sheet
from server.engine.monthly import Drawn
from server.housekeeping.my_pay import MyPaySheet, read_my_pay
from server.housekeeping.pay_sheets import DrawPaySheets, draw_pay_sheets
from server.http.adapters import with_body
from server.http.route import Route
from server.kit.actor import Actor


async def mine(request: Request, actor: Actor) -> list[dict[str, Any]]:
    return await read_my_pay(actor)


ROUTES: list[Route] = [
    Route(
        "POST",
        "/housekeeping/paySheet/draw",
        with_body(draw_pay_sheets),
        needs=pay_sheet.code("draw"),
        body=DrawPaySheets,
        result=Drawn,
        summary="生成保洁工资单 | Draw up pay sheets",
    ),
    Route(
        "GET",
        "/housekeeping/mine/pay",
        mine,
        needs="housekeeping:mine",
        result=list[MyPaySheet],
        summary="我的工资单 | My pay sheets",
    ),
]
