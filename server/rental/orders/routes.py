"""The calls of daily orders beside the transitions of their process, and two that clients of the family send another way."""

from schema.rental.order import order
from server.engine.process import transition_handler
from server.http.adapters import Id, with_body, with_id
from server.http.route import Route
from server.rental.orders.detail import read_detail
from server.rental.orders.entry import add_order
from server.rental.orders.forms import OrderAdd, OrderEdit
from server.rental.orders.lifecycle import quote_check_out
from server.rental.orders.payments import Lock, set_lock
from server.rental.orders.shapes import CheckOutQuoteShape, DailyOrderShape

ROUTES: list[Route] = [
    Route(
        "GET",
        "/rental/order/detail",
        with_id(read_detail),
        needs="rental:order:list",
        query=Id,
        result=DailyOrderShape,
        summary="订单详情 | Order",
    ),
    Route(
        "POST",
        "/rental/order/add",
        with_body(add_order),
        needs="rental:order:add",
        body=OrderAdd,
        result=DailyOrderShape,
        once="required",
        summary="录入订单 | Enter order",
    ),
    Route(
        "GET",
        "/rental/order/checkOutQuote",
        with_id(quote_check_out),
        needs="rental:order:checkOut",
        query=Id,
        result=CheckOutQuoteShape,
        summary="退房试算 | What a check-out comes to",
    ),
    Route(
        "PUT",
        "/rental/order/edit",
        transition_handler(order, "edit"),
        needs="rental:order:edit",
        body=OrderEdit,
        result=DailyOrderShape,
        once="required",
        summary="修改订单 | Modify order",
    ),
    Route(
        "POST",
        "/rental/order/lock",
        with_body(set_lock),
        needs="rental:order:lock",
        body=Lock,
        result=DailyOrderShape,
        once="required",
        summary="锁定或解锁 | Lock or unlock",
    ),
]
