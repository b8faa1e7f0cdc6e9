"""A questionnaire as people will see it, for its makers: before it is published, with what stands in the way of that."""

from typing import Any

from schema.survey.survey import Survey
from server.engine.visible import fetch_visible
from server.kit.actor import Actor
from server.survey.public import public_question, questions_of
from server.survey.publishing import faults_of, list_faults


async def preview(actor: Actor, survey_id: str) -> dict[str, Any]:
    """GET /svy/survey/preview?id."""
    row = await fetch_visible(Survey, actor, survey_id)
    questions = await questions_of(actor, row.id)
    return {
        "questions": [public_question(one, {}) for one in questions],
        "faults": list_faults(faults_of(questions)),
    }
