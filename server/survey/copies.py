"""A survey's next version: a draft with the same questions and options, for what was published stays as it is."""

from typing import Any

from starlette.requests import Request

from schema.survey.question import SurveyQuestion
from schema.survey.survey import DRAFT, Survey, new_token
from schema.survey.vote import VoteOption
from server.engine.effects import Step
from server.http.adapters import Id
from server.kit.actor import Actor
from server.kit.qr import draw_qr
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import unit_of_work

COMMON = {"id", "create_by", "create_time", "update_by", "update_time", "row_version", "del_flag"}


async def copy_survey(actor: Actor, body: Step) -> dict[str, str]:
    """POST /svy/survey/copy {id, version}."""
    row = await fetch(Survey, actor, body.id)
    fresh = {"state": DRAFT, "version": row.version + 1, "copied_from": row.id, "token": new_token()}
    async with unit_of_work(actor) as work:
        made = Survey(**{**_values(row), **fresh})
        await work.insert(made)
        for model in (SurveyQuestion, VoteOption):
            for part in await scoped(model, actor).filter(survey_id=row.id).using_db(work.db):
                await work.insert(model(**{**_values(part), "survey_id": made.id}))
    return {"id": str(made.id)}


def _values(row: Any) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row._meta.db_fields if name not in COMMON}


async def link_of(request: Request, actor: Actor, query: Id) -> dict[str, str]:
    """GET /svy/survey/link?id: where people answer it."""
    row = await fetch(Survey, actor, query.id)
    url = f"{str(request.base_url).rstrip('/')}/svy/fill/{row.token}"
    return {"url": url, "svg": draw_qr(url)}
