"""The calls of meters beside their lists: a round of readings, and the bills of a month."""

from typing import Any

from starlette.requests import Request

from schema.rental.lease import Lease
from server.engine.visible import with_visible_id
from server.http.adapters import Id, with_body
from server.http.route import Route
from server.jobs.api import StartedTask, start_round, start_utility_bills
from server.kit.actor import Actor
from server.rental.meters.billing import RIGHT, MakeBills, title_of
from server.rental.meters.move_in import meters_at_move_in
from server.rental.meters.photos import FORM_BYTES, receive_photo
from server.rental.meters.rounds import BeginRound, plan_round, round_title
from server.rental.meters.shapes import MeterPhotoShape, MeterToReadShape, ReadingTakenShape, WalkShape
from server.rental.meters.taking import TakeReading, take_reading
from server.rental.meters.walk import read_walk

MINE = "rental:meterReading:mine"


async def _begin(actor: Actor, body: BeginRound) -> dict[str, Any]:
    """POST /rental/meterReading/begin: a task begins it; refused at once where there is nothing to read."""
    await plan_round(actor, body)
    task = await start_round(actor, await round_title(actor, body), body.model_dump(mode="json"))
    return {"taskId": str(task.id)}


async def _walk(request: Request, actor: Actor) -> dict[str, Any]:
    return await read_walk(actor)


async def _photo(request: Request, actor: Actor) -> dict[str, Any]:
    return await receive_photo(request, actor)


async def _make_bills(actor: Actor, body: MakeBills) -> dict[str, str]:
    """POST /rental/bill/makeUtilities: a task makes them."""
    title = await title_of(actor, body)
    task = await start_utility_bills(actor, title, {"community": body.community_id, "month": body.month.isoformat()})
    return {"taskId": str(task.id)}


ROUTES: list[Route] = [
    Route(
        "GET",
        "/rental/lease/metersToRead",
        with_visible_id(Lease, meters_at_move_in),
        needs="rental:lease:handOver",
        query=Id,
        result=list[MeterToReadShape],
        summary="交房时要抄的表 | Meters to read at the hand-over",
    ),
    Route(
        "POST",
        "/rental/meterReading/begin",
        with_body(_begin),
        needs="rental:meterReading:add",
        body=BeginRound,
        result=StartedTask,
        summary="开始抄表 | Begin a round of readings",
    ),
    Route(
        "GET",
        "/rental/meterReading/mine",
        _walk,
        needs=MINE,
        result=WalkShape,
        summary="我的抄表 | My rounds of readings",
    ),
    Route(
        "POST",
        "/rental/meterReading/mine/act",
        with_body(take_reading),
        needs=MINE,
        body=TakeReading,
        result=ReadingTakenShape,
        summary="现场抄表 | A reading taken in front of the meter",
    ),
    Route(
        "POST",
        "/rental/meterReading/mine/photo",
        _photo,
        needs=MINE,
        multipart=True,
        most_bytes=FORM_BYTES,
        once="own",
        result=MeterPhotoShape,
        summary="上传表计照片 | Upload the photo of a meter",
    ),
    Route(
        "POST",
        "/rental/bill/makeUtilities",
        with_body(_make_bills),
        needs=RIGHT,
        body=MakeBills,
        result=StartedTask,
        budget="sheet",
        summary="生成水电账单 | Make utility bills",
    ),
]
