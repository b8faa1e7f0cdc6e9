"""The calls of daily orders; each handler only hands over to its use case."""

from typing import Any

from server.http.body import Body
from server.http.handing import Id, with_body, with_id
from server.http.route import Route
from server.rental.orders import day_use, entry, lane, lifecycle, moves, payments
from server.rental.orders.acting import OrderRef, Reasoned
from server.rental.orders.detail import read_detail
from server.rental.orders.forms import OrderAdd, OrderEdit
from server.rental.orders.shapes import CheckOutQuoteShape, DailyOrderShape


def _act(name: str, use_case: Any, body: type[Body], summary: str, needs: str | None = None) -> Route:
    code = needs or f"rental:order:{name}"
    return Route(
        "POST",
        f"/rental/order/{name}",
        with_body(use_case),
        needs=code,
        body=body,
        result=DailyOrderShape,
        once="required",
        summary=summary,
    )


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
        "PUT",
        "/rental/order/edit",
        with_body(entry.edit_order),
        needs="rental:order:edit",
        body=OrderEdit,
        result=DailyOrderShape,
        once="required",
        summary="修改订单 | Modify order",
    ),
    _act("add", entry.add_order, OrderAdd, "录入订单 | Enter order"),
    _act("confirm", lifecycle.confirm, OrderRef, "确认 | Confirm"),
    _act("checkIn", lifecycle.check_in, lifecycle.CheckIn, "入住 | Check in"),
    Route(
        "GET",
        "/rental/order/checkOutQuote",
        with_id(lifecycle.quote_check_out),
        needs="rental:order:checkOut",
        query=Id,
        result=CheckOutQuoteShape,
        summary="退房试算 | What a check-out comes to",
    ),
    _act("checkOut", lifecycle.check_out, lifecycle.CheckOut, "退房 | Check out"),
    _act("close", lifecycle.close, OrderRef, "结清 | Close"),
    _act("cancel", lifecycle.cancel, Reasoned, "取消 | Cancel"),
    _act("noShow", lifecycle.no_show, OrderRef, "未到店 | No show"),
    _act("reinstate", lifecycle.reinstate, OrderRef, "恢复 | Reinstate"),
    _act("undoCheckOut", lifecycle.undo_check_out, OrderRef, "撤销退房 | Undo check-out"),
    _act("assign", lane.assign, lane.Assign, "排房 | Assign a unit"),
    _act("unassign", lane.unassign, lane.Unassign, "退回待排 | Back to the lane"),
    _act("move", moves.move, moves.Move, "换房 | Move"),
    _act("extend", moves.extend, moves.Resize, "续住 | Extend"),
    _act("shorten", moves.shorten, moves.Resize, "缩短 | Shorten"),
    _act("resize", moves.resize, moves.Resize, "改期 | Change dates", needs="rental:order:extend"),
    _act("split", moves.split, moves.Split, "拆分 | Split"),
    _act("swap", moves.swap, moves.Swap, "对换 | Swap"),
    _act("hours", day_use.change_hours, day_use.ChangeHours, "改时段 | Change hours", needs="rental:order:move"),
    _act("cashier", payments.take_payment, payments.Cashier, "收银 | Cashier"),
    _act("reverse", payments.reverse_payment, payments.Reverse, "冲正 | Reverse"),
    _act("lock", payments.set_lock, payments.Lock, "锁定 | Lock"),
    _act("note", payments.set_note, payments.Note, "备注 | Note"),
]
