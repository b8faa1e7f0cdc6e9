"""The route of the to-do of today."""

from typing import Any

from starlette.requests import Request

from server.http.route import Route
from server.kit.actor import Actor
from server.rental.day.shapes import TodayShape
from server.rental.day.today import read_today


async def _today(request: Request, actor: Actor) -> Any:
    return await read_today(actor)


ROUTES: list[Route] = [
    Route(
        "GET", "/rental/today", _today, needs="rental:today:list", result=TodayShape, summary="今日待办 | To-do today"
    ),
]
