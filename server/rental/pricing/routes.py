"""Routes of prices and limits of single nights."""

from typing import Any

from server.http.adapters import with_body
from server.http.body import Body
from server.http.route import Route
from server.rental.pricing import paint
from server.rental.pricing.shapes import ChangesShape, PaintShape


def _price(name: str, use_case: Any, body: type[Body], result: Any, summary: str) -> Route:
    path = f"/rental/price/{name}"
    handler = with_body(use_case)
    return Route("POST", path, handler, needs=f"rental:price:{name}", body=body, result=result, summary=summary)


_BOARD = "rental:board:list"

ROUTES: list[Route] = [
    _price("paint", paint.paint_prices, paint.PricePaint, PaintShape, "批量改价 | Paint prices"),
    _price("restrict", paint.restrict, paint.Restriction, ChangesShape, "限售 | Restrict"),
    Route(
        "POST",
        "/rental/price/restore",
        with_body(paint.restore),
        needs=_BOARD,
        body=paint.Restore,
        result=ChangesShape,
        summary="撤销改价与限售 | Take a painting back",
    ),
]
