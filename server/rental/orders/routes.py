"""The calls of daily orders beside the transitions of their process, some of them as clients of the family send them."""

from schema.rental.order import DailyOrder
from server.engine.visible import with_visible_id
from server.http.adapters import Id
from server.http.route import Route
from server.rental.orders import check_out, entry, group_check_in, group_payment, groups, on_account, payments
from server.rental.orders.detail import read_detail
from server.rental.orders.shapes import DailyOrderShape

ROUTES: list[Route] = [
    Route(
        "GET",
        "/rental/order/detail",
        with_visible_id(DailyOrder, read_detail),
        needs="rental:order:list",
        query=Id,
        result=DailyOrderShape,
        summary="订单详情 | Order",
    ),
    *entry.ROUTES,
    *groups.ROUTES,
    *group_payment.ROUTES,
    *group_check_in.ROUTES,
    *check_out.ROUTES,
    *on_account.ROUTES,
    *payments.ROUTES,
]
