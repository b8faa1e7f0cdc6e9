"""The calls of rental; each handler only hands over to its use case."""

from typing import Any

from starlette.requests import Request

from server.http.body import Body
from server.http.handing import Id, with_body, with_id
from server.http.route import Route
from server.kit.actor import Actor
from server.rental import (
    best_fit,
    blocks,
    board,
    day_use,
    holds,
    lane,
    lease_routes,
    life,
    moves,
    orders,
    paint,
    payments,
    property_tree,
)
from server.rental.acting import OrderRef, Reasoned
from server.rental.detail import read_detail
from server.rental.detail_shapes import DailyOrderShape
from server.rental.forms import OrderAdd, OrderEdit
from server.rental.free import FreeQuery, QuoteForm, find_free, quote_unit
from server.rental.portrait import PortraitQuery, read_portrait
from server.rental.portrait_shapes import PortraitShape
from server.rental.shapes import (
    BlockShape,
    ChangesShape,
    CheckOutQuoteShape,
    CleanShape,
    FitShape,
    FreeShape,
    HoldShape,
    PaintShape,
    QuoteShape,
    RoomBoardShape,
    TodayShape,
)
from server.rental.today import read_today


async def _today(request: Request, actor: Actor) -> Any:
    return await read_today(actor)


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


def _price(name: str, use_case: Any, body: type[Body], result: Any, summary: str) -> Route:
    path = f"/rental/price/{name}"
    handler = with_body(use_case)
    return Route("POST", path, handler, needs=f"rental:price:{name}", body=body, result=result, summary=summary)


_FIT_LIST = {"type": "array", "items": FitShape.model_json_schema()}
_FREE_LIST = {"type": "array", "items": FreeShape.model_json_schema()}
_BOARD = "rental:board:list"
_HOLD = "rental:board:hold"

ROUTES: list[Route] = [
    Route(
        "GET",
        "/rental/board",
        with_body(board.read_board),
        needs=_BOARD,
        query=board.BoardQuery,
        result=RoomBoardShape,
        summary="房态图 | Room board",
    ),
    Route(
        "GET", "/rental/today", _today, needs="rental:today:list", result=TodayShape, summary="今日待办 | To-do today"
    ),
    Route(
        "GET",
        "/rental/portrait",
        with_body(read_portrait),
        needs="rental:house:list",
        query=PortraitQuery,
        result=PortraitShape,
        summary="房源画像 | Portrait of a house",
    ),
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
        "POST",
        "/rental/hold/add",
        with_body(holds.add_hold),
        needs=_HOLD,
        body=holds.HoldAdd,
        result=HoldShape,
        summary="占位 | Hold",
    ),
    Route(
        "PUT",
        "/rental/hold/edit",
        with_body(holds.edit_hold),
        needs=_HOLD,
        body=holds.HoldEdit,
        result=HoldShape,
        summary="移动占位 | Move a hold",
    ),
    Route(
        "DELETE",
        "/rental/hold/delete",
        with_id(holds.delete_hold),
        needs=_HOLD,
        query=Id,
        summary="释放占位 | Release a hold",
    ),
    Route(
        "POST",
        "/rental/block/add",
        with_body(blocks.add_block),
        needs="rental:block:add",
        body=blocks.BlockAdd,
        result=BlockShape,
        once="required",
        summary="关房 | Block",
    ),
    Route(
        "PUT",
        "/rental/block/edit",
        with_body(blocks.edit_block),
        needs="rental:block:edit",
        body=blocks.BlockEdit,
        result=BlockShape,
        once="required",
        summary="修改关房 | Change a block",
    ),
    Route(
        "DELETE",
        "/rental/block/delete",
        with_id(blocks.open_room),
        needs="rental:block:delete",
        query=Id,
        once="required",
        summary="开房 | Open a room",
    ),
    Route(
        "POST",
        "/rental/room/clean",
        with_body(blocks.set_clean),
        needs="rental:room:clean",
        body=blocks.CleanState,
        result=CleanShape,
        summary="清洁状态 | Clean state",
    ),
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
        with_body(orders.edit_order),
        needs="rental:order:edit",
        body=OrderEdit,
        result=DailyOrderShape,
        once="required",
        summary="修改订单 | Modify order",
    ),
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
    _act("add", orders.add_order, OrderAdd, "录入订单 | Enter order"),
    _act("confirm", life.confirm, OrderRef, "确认 | Confirm"),
    _act("checkIn", life.check_in, life.CheckIn, "入住 | Check in"),
    Route(
        "GET",
        "/rental/order/checkOutQuote",
        with_id(life.quote_check_out),
        needs="rental:order:checkOut",
        query=Id,
        result=CheckOutQuoteShape,
        summary="退房试算 | What a check-out comes to",
    ),
    _act("checkOut", life.check_out, life.CheckOut, "退房 | Check out"),
    _act("close", life.close, OrderRef, "结清 | Close"),
    _act("cancel", life.cancel, Reasoned, "取消 | Cancel"),
    _act("noShow", life.no_show, OrderRef, "未到店 | No show"),
    _act("reinstate", life.reinstate, OrderRef, "恢复 | Reinstate"),
    _act("undoCheckOut", life.undo_check_out, OrderRef, "撤销退房 | Undo check-out"),
    _act("assign", lane.assign, lane.Assign, "排房 | Assign a unit"),
    _act("unassign", lane.unassign, lane.Unassign, "退回待排 | Back to the lane"),
    Route(
        "GET",
        "/rental/order/bestFit",
        with_id(best_fit.propose_units),
        needs="rental:order:assign",
        query=Id,
        result=_FIT_LIST,
        summary="排房建议 | Best fit",
    ),
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
    Route(
        "GET",
        "/goose/gooseHouseDict/queryTreeList",
        property_tree.tree,
        needs="rental:unit:list",
        query=property_tree.TreeSearch,
        summary="房源树 | Tree of properties",
    ),
    Route(
        "POST",
        "/goose/gooseHouseDict/addHouse",
        property_tree.add_house,
        needs="rental:house:add",
        input={"type": "object"},
        message="添加成功！ | Added",
        summary="新增房源 | Add a house",
    ),
    *lease_routes.ROUTES,
]
