"""Calls of the stock beside its lists."""

from schema.housekeeping.stock import stock, stock_move
from server.housekeeping.supplies.movements import PostMovement, ReverseMovement, post_movement, reverse_movement
from server.http.adapters import with_body
from server.http.route import Route
from server.http.shape import RowRef

ROUTES: list[Route] = [
    Route(
        "POST",
        "/housekeeping/stock/post",
        with_body(post_movement),
        needs=stock.code("post"),
        body=PostMovement,
        result=RowRef,
        summary="登记出入库 | Record a movement",
    ),
    Route(
        "POST",
        "/housekeeping/stockMove/reverse",
        with_body(reverse_movement),
        needs=stock_move.code("reverse"),
        body=ReverseMovement,
        result=RowRef,
        summary="冲正出入库 | Reverse a movement",
    ),
]
