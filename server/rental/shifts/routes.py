"""The calls of shifts beside their list and the steps of their process."""

from typing import Any

from starlette.requests import Request

from schema.rental.shift import Shift
from server.engine.effects import StepResult
from server.engine.visible import with_visible_id
from server.http.adapters import Id, with_body
from server.http.route import Route
from server.kit.actor import Actor
from server.rental.shifts.effects import BeginShift, begin_shift
from server.rental.shifts.shapes import MyShiftShape, ShiftShape
from server.rental.shifts.view import my_shift, shift_detail


async def _mine(request: Request, actor: Actor) -> Any:
    return await my_shift(actor)


ROUTES: list[Route] = [
    Route(
        "POST",
        "/rental/shift/begin",
        with_body(begin_shift),
        needs="rental:shift:begin",
        body=BeginShift,
        result=StepResult,
        summary="开班 | Begin my shift",
    ),
    Route(
        "GET",
        "/rental/shift/mine",
        _mine,
        needs="rental:shift:list",
        result=MyShiftShape,
        summary="我的班次 | My shift",
    ),
    Route(
        "GET",
        "/rental/shift/detail",
        with_visible_id(Shift, shift_detail),
        needs="rental:shift:list",
        query=Id,
        result=ShiftShape,
        summary="班次 | Shift",
    ),
]
