"""An analysis of those alone who chose one option of a question; of an anonymous questionnaire never, for it would tell of few people."""

from dataclasses import dataclass

from schema.kit.errors import Invalid
from schema.kit.numerals import read_row_id
from schema.survey.question import MULTI, SINGLE
from schema.survey.survey import Survey
from server.kit.actor import Actor
from server.survey.models import Narrowed
from server.survey.public import questions_of


@dataclass(frozen=True, slots=True)
class Narrowing:
    """Nobody is left out where `question_id` is None."""

    question_id: int | None = None
    answer: str | None = None


EVERYBODY = Narrowing()


async def narrowing_of(actor: Actor, survey: Survey, asked: Narrowed) -> Narrowing:
    """Invalid at what is no question with choices of this survey, or none of its options."""
    if not asked.where:
        return EVERYBODY
    if survey.anonymous:
        text = "匿名问卷不能按答案筛选 | An anonymous questionnaire is not narrowed by answers"
        raise Invalid(fields={"where": text})
    known = {one.id: one for one in await questions_of(actor, survey.id) if one.kind in (SINGLE, MULTI)}
    question = known.get(read_row_id(asked.where) or 0)
    if question is None:
        raise Invalid(fields={"where": "请选择本问卷的单选或多选题 | Choose a question with choices"})
    if asked.answer not in question.options:
        raise Invalid(fields={"answer": "选项无效 | Not one of the choices"})
    return Narrowing(question.id, asked.answer)
