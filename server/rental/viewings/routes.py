"""The route of viewings beside the generic ones and the transitions of their process."""

from typing import Any

from starlette.requests import Request

from server.http.adapters import with_body
from server.http.route import Route
from server.kit.actor import Actor
from server.rental.viewings.contracts import ConversionQuery, read_conversion
from server.rental.viewings.phone import ActOnViewing, act_on_viewing, read_mine
from server.rental.viewings.shapes import ActedViewing, ConversionShape, ViewingDay

MINE = "rental:viewing:mine"


async def _conversion(request: Request, actor: Actor, query: ConversionQuery) -> Any:
    return await read_conversion(actor, query)


async def _mine(request: Request, actor: Actor) -> Any:
    return await read_mine(actor)


ROUTES: list[Route] = [
    Route(
        "GET",
        "/rental/viewing/conversion",
        _conversion,
        needs="rental:viewing:list",
        query=ConversionQuery,
        result=ConversionShape,
        summary="看房转化 | Viewings that led to a contract",
    ),
    Route("GET", "/rental/viewing/mine", _mine, needs=MINE, result=ViewingDay, summary="我的看房 | My viewings"),
    Route(
        "POST",
        "/rental/viewing/mine/act",
        with_body(act_on_viewing),
        needs=MINE,
        body=ActOnViewing,
        result=ActedViewing,
        summary="现场看房 | Act on my viewing",
    ),
]
