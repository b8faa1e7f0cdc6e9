"""Calls of the risk register; the lists and the steps are the engine's."""

from typing import Any

from starlette.requests import Request
from tortoise.functions import Count

from schema.risk.measure import measure
from schema.risk.register import CLOSED, Risk
from server.engine.write import edit_row
from server.http.route import Route
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.risk.models import Matrix, MeasureDone, SeenMeasure
from server.risk.score import level_of, score_of


async def matrix(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /risk/register/matrix."""
    alive = scoped(Risk, actor).exclude(state=CLOSED)
    rows = await alive.annotate(n=Count("id")).group_by("likelihood", "impact").values("likelihood", "impact", "n")
    counts = {(row["likelihood"], row["impact"]): row["n"] for row in rows}
    cells = [
        {"likelihood": one, "impact": two, "count": counts.get((one, two), 0), "level": level_of(score_of(one, two))}
        for one in range(1, 6)
        for two in range(1, 6)
    ]
    return {"cells": cells, "total": sum(counts.values()), "overdue": await alive.filter(due__lt=actor.today).count()}


async def finish(request: Request, actor: Actor, body: SeenMeasure) -> dict[str, Any]:
    """POST /risk/measure/finish: as the form would say it, in one click."""
    row = await edit_row(measure, actor, {"id": body.id, "rowVersion": body.version, "done": True})
    return {"id": str(row.id), "done": True}


ROUTES: list[Route] = [
    Route(
        "GET",
        "/risk/register/matrix",
        matrix,
        needs="risk:register:list",
        result=Matrix,
        summary="风险矩阵 | Risk matrix",
    ),
    Route(
        "POST",
        "/risk/measure/finish",
        finish,
        needs="risk:measure:edit",
        body=SeenMeasure,
        result=MeasureDone,
        summary="措施完成 | A measure is done",
    ),
]
