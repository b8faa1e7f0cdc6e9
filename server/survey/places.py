"""Places of options: written when a questionnaire is published, and taken one by one by the database as answers come.

Of as many answers at once as may come, exactly as many get through as there are places: each is taken by one conditional update,
in the transaction of its answer, so that an answer that fails elsewhere gives it back.
"""

from collections.abc import Sequence

from schema.kit.errors import Invalid
from schema.kit.snowflake import next_id
from schema.survey.survey import Survey
from server.kit.database import pool
from server.kit.unit_of_work import Work
from server.survey.checking import Checked
from server.survey.definition import Question

_WRITE = """
INSERT INTO svy_quota (id, tenant_id, survey_id, question_id, option, most, taken) VALUES ($1, $2, $3, $4, $5, $6, 0)
ON CONFLICT DO NOTHING"""
_TAKE = """
UPDATE svy_quota SET taken = taken + 1
WHERE tenant_id = $1 AND survey_id = $2 AND question_id = $3 AND option = $4 AND taken < most RETURNING id"""
_READ = "SELECT question_id, option, most, taken FROM svy_quota WHERE tenant_id = $1 AND survey_id = $2"
Taken = dict[tuple[int, str], tuple[int, int]]


async def write_places(work: Work, row: Survey, questions: Sequence[Question]) -> None:
    """The counters of a questionnaire that is published."""
    lines = [
        (next_id(), row.tenant_id, row.id, one.id, option, most)
        for one in questions
        for option, most in one.places.items()
    ]
    await work.connection.executemany(_WRITE, lines)


async def take_places(work: Work, row: Survey, checked: Sequence[Checked]) -> None:
    """A place of every bounded option that was chosen; Invalid at each question of which one is full, and nothing is kept then.

    In the order of ids and texts, so that answers wait for each other and never in a circle.
    """
    wanted = sorted(
        (one.question.id, option) for one in checked for option in one.value or () if option in one.question.places
    )
    faults: dict[str, str] = {}
    for question_id, option in wanted:
        if await work.connection.fetchval(_TAKE, row.tenant_id, row.id, question_id, option) is None:
            faults[f"answers.{question_id}"] = (
                f"“{option}”已满，请选择其他选项 | “{option}” is full; please choose another"
            )
    if faults:
        raise Invalid(fields=faults, id="survey.full")


async def read_places(row: Survey) -> Taken:
    """(places, taken) by question and option, of those that are bounded."""
    lines = await pool().fetch(_READ, row.tenant_id, row.id)
    return {(line["question_id"], line["option"]): (line["most"], line["taken"]) for line in lines}


def full_options(question: Question, taken: Taken) -> list[str]:
    """Options of a question that have no place left, in their order."""
    counts = ((option, taken.get((question.id, option))) for option in question.options)
    return [option for option, count in counts if count is not None and count[1] >= count[0]]
