"""The public page of a survey: what it asks, and what comes back. Nobody needs to be signed in, but where the survey says so."""

import base64
import binascii
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.clock import now, to_wire
from schema.kit.errors import Invalid, NotFound
from schema.survey.question import SIGNATURE, UPLOAD, SurveyQuestion
from schema.survey.response import SurveyAnswer, SurveyResponse
from schema.survey.survey import NONE, QUESTIONNAIRE, VOTE, Survey
from schema.survey.vote import SurveyVoter, VoteOption
from schema.system.region import Region
from schema.system.tenant import Tenant
from server.account.api import ask_after_sends
from server.files.api import send_file
from server.kit.actor import Actor, system_actor
from server.kit.business_day import business_day, day_begins
from server.kit.files import Limits, find_file, save_file
from server.kit.scope import everywhere, of_tenant, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.member.api import award_account
from server.survey.checking import BIZ, Checked, check_answers
from server.survey.counts import shown_counts
from server.survey.definition import Question, points_of, question_of
from server.survey.models import ByToken, GiveAnswers, HandIn, RegionsBelow
from server.survey.places import Taken, full_options, read_places, take_places
from server.survey.visitor import AlreadyAnswered, NotOpen, Visitor, hold_open, meet, obstacle_of, refuse_closed
from server.survey.voting import come, has_voted, most_at_once

FILE = Limits(frozenset({"image", "file"}), megabytes=2)
PICTURE = Limits(frozenset({"image"}), megabytes=1)
FULL = "份数已满，感谢参与 | As many as were wanted have answered, thank you"


async def questions_of(actor: Actor, survey_id: int) -> list[Question]:
    return [question_of(row) for row in await scoped(SurveyQuestion, actor).filter(survey_id=survey_id).order_by("seq")]


async def open_survey(request: Request, query: ByToken) -> dict[str, Any]:
    """GET /svy/public/open?token: what is asked, and whether it can be answered now."""
    visitor = await meet(request, query)
    row = visitor.row
    organisation = await everywhere(Tenant).get(id=row.tenant_id)
    obstacle = obstacle_of(visitor, now())
    if obstacle is None and row.kind == QUESTIONNAIRE:
        obstacle = await _why_full(row)
    shown = row.kind == VOTE or obstacle is None
    taken = await read_places(row) if shown else {}
    return {
        "organisation": organisation.name,
        "title": row.title,
        "kind": row.kind,
        "intro": row.intro,
        "anonymous": row.anonymous,
        "end": to_wire(row.end) if row.end else None,
        "obstacle": obstacle,
        "signIn": row.need_login and visitor.person is None,
        "done": await _is_done(visitor),
        "most": most_at_once(row) if row.kind == VOTE else None,
        "questions": [public_question(one, taken) for one in await questions_of(visitor.actor, row.id)]
        if shown
        else [],
        "options": await _options(visitor),
    }


def public_question(one: Question, taken: Taken) -> dict[str, Any]:
    least, most = one.bounds
    return {
        "id": str(one.id),
        "seq": one.seq,
        "page": one.page,
        "kind": one.kind,
        "title": one.title,
        "required": one.required,
        "options": list(one.options),
        "columns": list(one.columns),
        "minSelect": one.min_select,
        "maxSelect": one.max_select,
        "least": None if least is None else float(least),
        "most": None if most is None else float(most),
        "full": full_options(one, taken),
        "jumps": [{"answer": jump.answer, "target": jump.target} for jump in one.jumps],
    }


async def _options(visitor: Visitor) -> list[dict[str, Any]]:
    row = visitor.row
    counts = await shown_counts(row, voted=False)
    return [
        {
            "id": str(one.id),
            "no": one.no,
            "title": one.title,
            "intro": one.intro,
            "image": f"/svy/public/image/{row.token}/{one.id}" if one.image else None,
            "count": None if counts is None else counts.get(one.id, 0),
        }
        for one in await scoped(VoteOption, visitor.actor).filter(survey_id=row.id).order_by("no")
    ]


async def _is_done(visitor: Visitor) -> bool:
    """Whether whoever opened it has answered, as far as can be known."""
    row = visitor.row
    if row.one_per == NONE or not (visitor.device or row.one_per != "device"):
        return False
    if row.one_per == "user" and visitor.person is None:
        return False
    if row.kind == VOTE:
        return await has_voted(visitor)
    return await of_tenant(SurveyVoter, row.tenant_id).filter(survey_id=row.id, key_hash=visitor.key()).exists()


async def image_of_option(request: Request) -> Response:
    """GET /svy/public/image/{token}/{id}: the picture of an option of a vote that can be opened."""
    visitor = await meet(request, ByToken.model_construct(token=request.path_params["token"][:64], device=""))
    option = await scoped(VoteOption, visitor.actor).get_or_none(
        id=parse_id(request.path_params["id"]), survey_id=visitor.row.id
    )
    if option is None or not option.image:
        raise NotFound("未知的文件 | Unknown file", id="file.missing")
    return await send_file(request, await find_file(system_actor(visitor.row.tenant_id), option.image))


async def give_answers(request: Request, body: GiveAnswers) -> dict[str, Any]:
    """POST /svy/public/answer: all or nothing; who has answered is refused by the database, however many come at once."""
    visitor = await meet(request, body)
    row = visitor.row
    if row.kind != QUESTIONNAIRE:
        raise NotFound()
    refuse_closed(visitor)
    questions = await questions_of(visitor.actor, row.id)
    given = {one.id: body.answers[str(one.id)] for one in questions if str(one.id) in body.answers}
    checked = await check_answers(visitor.actor, questions, given)
    score = _score(questions, checked)
    await ask_after_sends(request, f"survey/{row.id}", body)
    async with unit_of_work(visitor.actor) as work:
        await hold_open(work, row, alone=bool(row.max_total or row.max_per_day))
        full = await _why_full(row, work)
        if full is not None:
            raise NotOpen(full, id="survey.full")
        if row.one_per != NONE and not await come(work, visitor):
            raise AlreadyAnswered()
        await take_places(work, row, checked)
        await _keep(work, visitor, checked, score)
        if visitor.user_id is not None:
            await award_account(work, "survey", row.id, visitor.user_id)
    return {"score": None if score is None else float(score)}


async def _why_full(row: Survey, work: Work | None = None) -> str | None:
    """Why no answer more is taken, where the number of all or of a day is reached; a pair text."""
    answered = of_tenant(SurveyResponse, row.tenant_id).filter(survey_id=row.id, del_flag=0)
    if work is not None:
        answered = answered.using_db(work.db)
    if row.max_total and await answered.count() >= row.max_total:
        return FULL
    if row.max_per_day:
        since = await day_begins(row.tenant_id, await business_day(row.tenant_id))
        if await answered.filter(submit_at__gte=since).count() >= row.max_per_day:
            return "今天的份数已满，请明天再来 | Enough for today; please come back tomorrow"
    return None


def _score(questions: list[Question], checked: list[Checked]) -> Any:
    """Points of what was chosen; None where nothing gives any."""
    if not any(one.points for one in questions):
        return None
    return sum(points_of(one.question, one.value or []) or 0 for one in checked)


async def _keep(work: Work, visitor: Visitor, checked: list[Checked], score: Any) -> None:
    row = visitor.row
    response = SurveyResponse(
        survey_id=row.id,
        version=row.version,
        user_id=visitor.user_id,
        ip=None if row.anonymous else visitor.address[:60] or None,
        submit_at=now(),
        score=score,
    )
    await work.insert(response, audit=False)
    for one in checked:
        answer = SurveyAnswer(
            survey_id=row.id,
            response_id=response.id,
            question_id=one.question.id,
            value=one.value,
            number=one.number,
            text=one.text,
            file=one.file,
        )
        await work.insert(answer, audit=False)


async def hand_in(request: Request, body: HandIn) -> dict[str, str]:
    """POST /svy/public/file: a file or a signature for a question, named in the answer that follows."""
    visitor = await meet(request, body)
    refuse_closed(visitor)
    question = await scoped(SurveyQuestion, visitor.actor).get_or_none(
        id=parse_id(body.question_id), survey_id=visitor.row.id
    )
    if question is None or question.kind not in (UPLOAD, SIGNATURE):
        raise NotFound()
    try:
        data = base64.b64decode(body.data.partition(",")[2] or body.data, validate=True)
    except (binascii.Error, ValueError) as error:
        raise Invalid(fields={"data": "文件无效 | This is no file"}) from error
    limits = PICTURE if question.kind == SIGNATURE else FILE
    file = await save_file(visitor.actor, data, body.name, BIZ, limits=limits)
    return {"path": file.file_path}


async def regions_below(request: Request, query: RegionsBelow) -> list[dict[str, Any]]:
    """GET /svy/public/regions?token&parent: one level, for a question that asks for a region."""
    visitor = await meet(request, query)
    mine = scoped(Region, visitor.actor)
    rows = await mine.filter(parent_code=query.parent).order_by("code")
    parents = set(
        await mine.filter(parent_code__in=[row.code for row in rows]).distinct().values_list("parent_code", flat=True)
    )
    return [{"code": row.code, "name": row.name, "leaf": row.code not in parents} for row in rows]
