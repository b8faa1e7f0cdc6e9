"""Routes that quote and find free units; each handler only hands over to its use case."""

from schema.rental.order import DailyOrder
from server.engine.visible import with_visible_id
from server.http.adapters import Id, with_body
from server.http.route import Route
from server.rental.availability import best_fit
from server.rental.availability.free import FreeQuery, QuoteForm, find_free, quote_unit
from server.rental.availability.shapes import FitShape, FreeShape
from server.rental.pricing.shapes import QuoteShape

_BOARD = "rental:board:list"
_FREE_LIST = {"type": "array", "items": FreeShape.model_json_schema()}
_FIT_LIST = {"type": "array", "items": FitShape.model_json_schema()}

ROUTES: list[Route] = [
    Route(
        "POST",
        "/rental/quote",
        with_body(quote_unit),
        needs=_BOARD,
        body=QuoteForm,
        result=QuoteShape,
        writes=False,
        summary="报价 | Quote",
    ),
    Route(
        "GET",
        "/rental/free",
        with_body(find_free),
        needs=_BOARD,
        query=FreeQuery,
        result=_FREE_LIST,
        summary="空房 | Free units",
    ),
    Route(
        "GET",
        "/rental/order/bestFit",
        with_visible_id(DailyOrder, best_fit.propose_units),
        needs="rental:order:assign",
        query=Id,
        result=_FIT_LIST,
        summary="排房建议 | Best fit",
    ),
]
