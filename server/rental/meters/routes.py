"""The calls of meters beside their lists: a round of readings, and the bills of a month."""

from server.http.adapters import with_body
from server.http.route import Route
from server.jobs.api import StartedTask, start_utility_bills
from server.kit.actor import Actor
from server.rental.meters.billing import RIGHT, MakeBills, title_of
from server.rental.meters.rounds import BeginRound, begin_round
from server.rental.meters.shapes import RoundShape


async def _make_bills(actor: Actor, body: MakeBills) -> dict[str, str]:
    """POST /rental/bill/makeUtilities: a task makes them."""
    title = await title_of(actor, body)
    task = await start_utility_bills(actor, title, {"community": body.community_id, "month": body.month.isoformat()})
    return {"taskId": str(task.id)}


ROUTES: list[Route] = [
    Route(
        "POST",
        "/rental/meterReading/begin",
        with_body(begin_round),
        needs="rental:meterReading:add",
        body=BeginRound,
        result=RoundShape,
        summary="开始抄表 | Begin a round of readings",
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
