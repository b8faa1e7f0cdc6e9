"""The route of viewings beside the generic ones and the transitions of their process."""

from typing import Any

from starlette.requests import Request

from server.http.route import Route
from server.kit.actor import Actor
from server.rental.viewings.contracts import ConversionQuery, read_conversion
from server.rental.viewings.shapes import ConversionShape


async def _conversion(request: Request, actor: Actor, query: ConversionQuery) -> Any:
    return await read_conversion(actor, query)


ROUTES: list[Route] = [
    Route(
        "GET",
        "/rental/viewing/conversion",
        _conversion,
        needs="rental:viewing:list",
        query=ConversionQuery,
        result=ConversionShape,
        summary="看房转化 | Viewings that led to a contract",
    )
]
