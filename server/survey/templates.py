"""Templates: the questions of a questionnaire kept for later ones, and a new draft that begins with them."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

from schema.kit.errors import Conflict
from schema.survey.question import SurveyQuestion
from schema.survey.survey import QUESTIONNAIRE, Survey
from schema.survey.template import SurveyTemplate
from server.engine.effects import Step
from server.engine.visible import fetch_visible
from server.kit.actor import Actor
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import unit_of_work
from server.survey.models import SaveTemplate

KEPT = (
    "seq",
    "page",
    "kind",
    "title",
    "required",
    "options",
    "min_select",
    "max_select",
    "min_value",
    "max_value",
    "pattern",
    "score",
    "logic",
    "quota",
)
"""Columns of a question that a template keeps."""
_DECIMAL = ("min_value", "max_value")


async def save_template(actor: Actor, body: SaveTemplate) -> dict[str, str]:
    """POST /svy/survey/saveTemplate {id, version, name}: its questions under a name of their own."""
    row = await fetch_visible(Survey, actor, body.id)
    if row.kind != QUESTIONNAIRE:
        raise Conflict("只有问卷可以存为模板 | Only a questionnaire can be a template", id="survey.kind")
    questions = await scoped(SurveyQuestion, actor).filter(survey_id=row.id).order_by("seq")
    if not questions:
        raise Conflict("问卷还没有题目 | It has no questions yet", id="survey.empty")
    async with unit_of_work(actor) as work:
        made = template_of(body.name.strip(), row.intro, questions)
        await work.insert(made)
    return {"id": str(made.id)}


def template_of(name: str, intro: str | None, questions: Sequence[SurveyQuestion]) -> SurveyTemplate:
    return SurveyTemplate(name=name, intro=intro, size=len(questions), questions=[_kept(one) for one in questions])


def _kept(row: SurveyQuestion) -> dict[str, Any]:
    values = {name: getattr(row, name) for name in KEPT}
    return {name: str(value) if isinstance(value, Decimal) else value for name, value in values.items()}


def _question(survey_id: int, kept: dict[str, Any]) -> SurveyQuestion:
    values = {name: kept.get(name) for name in KEPT}
    for name in _DECIMAL:
        bound = kept.get(name)
        values[name] = None if bound is None else Decimal(bound)
    return SurveyQuestion(survey_id=survey_id, **values)


async def use_template(actor: Actor, body: Step) -> dict[str, str]:
    """POST /svy/template/use {id, version}: a draft with its questions."""
    row = await fetch(SurveyTemplate, actor, body.id)
    async with unit_of_work(actor) as work:
        made = Survey(kind=QUESTIONNAIRE, title=row.name, intro=row.intro)
        await work.insert(made)
        for kept in row.questions:
            await work.insert(_question(made.id, kept))
    return {"id": str(made.id)}
