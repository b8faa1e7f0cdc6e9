"""The answers of a questionnaire as a file for SPSS, beside the tables that every list has."""

import asyncio
from collections import defaultdict
from urllib.parse import quote

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import Conflict
from schema.survey.response import SurveyAnswer, SurveyResponse
from schema.survey.survey import QUESTIONNAIRE, Survey
from server.engine.visible import fetch_visible
from server.http.adapters import Id
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.survey.public import questions_of
from server.survey.spss import Given, write_spss

MOST_RESPONSES = 20_000
"""Of one file; more are taken from the table of answers, which goes on as a task."""


async def export_spss(request: Request, actor: Actor, query: Id) -> Response:
    """GET /svy/survey/spss?id: a zip of answers.csv and answers.sps."""
    row = await fetch_visible(Survey, actor, query.id)
    if row.kind != QUESTIONNAIRE:
        raise Conflict("投票没有答卷 | A vote has no responses", id="survey.kind")
    sent = scoped(SurveyResponse, actor).filter(survey_id=row.id)
    if await sent.count() > MOST_RESPONSES:
        text = f"超过{MOST_RESPONSES}份，请导出答案表 | More than {MOST_RESPONSES}; please export the table of answers"
        raise Conflict(text, id="survey.many")
    given: dict[int, dict[int, Given]] = defaultdict(dict)
    for one in await scoped(SurveyAnswer, actor).filter(survey_id=row.id).order_by("id"):
        given[one.response_id][one.question_id] = Given(one.value, one.number, one.text)
    ids = [int(str(one)) for one in await sent.order_by("submit_at", "id").values_list("id", flat=True)]
    questions = await questions_of(actor, row.id)
    data = await asyncio.to_thread(write_spss, questions, [given.get(one, {}) for one in ids])
    headers = {
        "content-disposition": f"attachment; filename*=UTF-8''{quote(row.title, safe='')}.zip",
        "cache-control": "private, no-store",
    }
    return Response(data, media_type="application/zip", headers=headers)
