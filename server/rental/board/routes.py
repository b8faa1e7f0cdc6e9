"""Routes of the room board: what it shows, and its holds, blocks and clean states."""

from server.http.adapters import Id, with_body, with_id
from server.http.route import Route
from server.rental.board import blocks, holds, queries
from server.rental.board.shapes import BlockShape, CleanShape, HoldShape, RoomBoardShape

_BOARD = "rental:board:list"
_HOLD = "rental:board:hold"

ROUTES: list[Route] = [
    Route(
        "GET",
        "/rental/board",
        with_body(queries.read_board),
        needs=_BOARD,
        query=queries.BoardQuery,
        result=RoomBoardShape,
        summary="房态图 | Room board",
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
]
