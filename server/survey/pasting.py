"""Pasted questions: seen as they would be added, and added to a draft behind those it has."""

from typing import Any

from schema.kit.errors import Conflict, Invalid
from schema.survey.question import SurveyQuestion
from schema.survey.survey import DRAFT, QUESTIONNAIRE, Survey
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import unit_of_work
from server.survey.models import AddQuestions, ReadText
from server.survey.reading import MOST_QUESTIONS, Read, ReadQuestion, read_questions


async def read_pasted(actor: Actor, body: ReadText) -> dict[str, Any]:
    """POST /svy/survey/readQuestions {text}: writes nothing."""
    read = _read(body.text)
    return {
        "questions": [
            {
                "line": one.line,
                "page": one.page,
                "kind": one.kind,
                "title": one.title,
                "required": one.required,
                "options": one.options,
            }
            for one in read.questions
        ],
        "faults": [{"line": one.line, "text": one.text} for one in read.faults],
    }


async def add_pasted(actor: Actor, body: AddQuestions) -> dict[str, int]:
    """POST /svy/survey/questions {id, text}: all of them or, where a line is not understood, none."""
    read = _read(body.text)
    if read.faults:
        first = read.faults[0]
        parts = first.text.split(" | ")
        raise Invalid(fields={"text": f"第{first.line}行：{parts[0]} | Line {first.line}: {parts[-1]}"})
    if not read.questions:
        raise Invalid(fields={"text": "没有读到题目 | There are no questions in it"})
    async with unit_of_work(actor) as work:
        row = await lock(Survey, actor, body.id)
        if row.state != DRAFT or row.kind != QUESTIONNAIRE:
            raise Conflict("只能加到问卷草稿里 | Only a draft of a questionnaire takes them", id="survey.published")
        known = scoped(SurveyQuestion, actor).filter(survey_id=row.id).using_db(work.db)
        last = await known.order_by("-seq").first()
        seq, page = (last.seq, last.page) if last else (0, 1)
        if seq + len(read.questions) > MOST_QUESTIONS:
            raise Invalid(fields={"text": f"最多{MOST_QUESTIONS}题 | At most {MOST_QUESTIONS} questions"})
        for number, one in enumerate(read.questions, start=seq + 1):
            await work.insert(question_row(row.id, number, one, page - 1))
    return {"count": len(read.questions)}


def question_row(survey_id: int, seq: int, one: ReadQuestion, pages_before: int = 0) -> SurveyQuestion:
    return SurveyQuestion(
        survey_id=survey_id,
        seq=seq,
        page=min(50, one.page + pages_before),
        kind=one.kind,
        title=one.title,
        required=one.required,
        options="\n".join(one.options) or None,
    )


def _read(text: str) -> Read:
    try:
        return read_questions(text)
    except ValueError as error:
        raise Invalid(fields={"text": str(error)}) from error
