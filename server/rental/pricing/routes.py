"""Routes of prices and limits of single nights."""

from typing import Any

from server.http.adapters import with_body
from server.http.body import Body
from server.http.route import Route
from server.rental.pricing import paint, paint_forms
from server.rental.pricing.calendar import PriceCalendarQuery, read_calendar
from server.rental.pricing.paint_copy import copy_prices
from server.rental.pricing.plan_preview import PlanPreview, preview_plan
from server.rental.pricing.shapes import ChangesShape, CopyShape, PaintShape, PlanPreviewShape, PriceCalendarShape


def _price(name: str, needs: str, use_case: Any, body: type[Body], result: Any, summary: str) -> Route:
    path = f"/rental/price/{name}"
    return Route("POST", path, with_body(use_case), needs=needs, body=body, result=result, summary=summary)


_BOARD = "rental:board:list"
_PAINT = "rental:price:paint"

ROUTES: list[Route] = [
    _price("paint", _PAINT, paint.paint_prices, paint_forms.PricePaint, PaintShape, "批量改价 | Paint prices"),
    _price("copy", _PAINT, copy_prices, paint_forms.PriceCopy, CopyShape, "复制时段价格 | Copy a period of prices"),
    _price(
        "restrict", "rental:price:restrict", paint.restrict, paint_forms.Restriction, ChangesShape, "限售 | Restrict"
    ),
    Route(
        "POST",
        "/rental/price/restore",
        with_body(paint.restore),
        needs=_BOARD,
        body=paint_forms.Restore,
        result=ChangesShape,
        summary="撤销改价与限售 | Take a painting back",
    ),
    Route(
        "GET",
        "/rental/price/calendar",
        with_body(read_calendar),
        needs="rental:price:list",
        query=PriceCalendarQuery,
        result=PriceCalendarShape,
        summary="房价日历 | Calendar of prices",
    ),
    Route(
        "POST",
        "/rental/pricePlan/preview",
        with_body(preview_plan),
        needs="rental:pricePlan:list",
        body=PlanPreview,
        result=PlanPreviewShape,
        writes=False,
        summary="价格计划预览 | Preview of a price plan",
    ),
]
