"""Cross tables: of two questions with choices, how those who chose the one answered the other, counted by the database.

Of an anonymous questionnaire no row and no column tells of few people: what they said elsewhere would be known of each of them.
"""

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request

from schema.kit.errors import Invalid
from schema.kit.numerals import read_row_id
from schema.survey.question import MULTI, SINGLE
from schema.survey.survey import Survey
from server.engine.visible import fetch_visible
from server.kit.actor import Actor
from server.kit.database import pool
from server.survey.chance import chi_square
from server.survey.definition import Question
from server.survey.models import AskCross
from server.survey.narrowing import Narrowing, narrowing_of
from server.survey.public import questions_of

LEAST = 5
"""People of an anonymous questionnaire whose answers are told together, at least."""
CROSSED = (SINGLE, MULTI)
_CHOSE = """
SELECT DISTINCT a.response_id, c.name
FROM svy_answer a, jsonb_array_elements_text(CASE jsonb_typeof(a.value) WHEN 'array' THEN a.value ELSE '[]' END) c(name)
WHERE a.tenant_id = $1 AND a.survey_id = $2 AND a.del_flag = 0 AND a.question_id = {question}
  AND ($5::bigint IS NULL OR a.response_id IN (SELECT f.response_id FROM svy_answer f
    WHERE f.tenant_id = $1 AND f.survey_id = $2 AND f.del_flag = 0 AND f.question_id = $5 AND f.value ? $6::text))
"""
_CELLS = f"""
WITH r AS ({_CHOSE.format(question="$3")}), k AS ({_CHOSE.format(question="$4")})
SELECT r.name AS row, k.name AS column, count(*)::int AS count FROM r JOIN k USING (response_id)
GROUP BY r.name, k.name
"""
_ROWS = f"""
WITH r AS ({_CHOSE.format(question="$3")}), k AS ({_CHOSE.format(question="$4")})
SELECT r.name AS row, count(DISTINCT r.response_id)::int AS people FROM r
WHERE r.response_id IN (SELECT response_id FROM k) GROUP BY r.name
"""
_PEOPLE = f"""
WITH r AS ({_CHOSE.format(question="$3")}), k AS ({_CHOSE.format(question="$4")})
SELECT count(DISTINCT r.response_id)::int FROM r WHERE r.response_id IN (SELECT response_id FROM k)
"""


async def cross(request: Request, actor: Actor, query: AskCross) -> dict[str, Any]:
    """GET /svy/survey/crossTable?id&rows&columns: counts, and of each row the share of those who are in it."""
    survey = await fetch_visible(Survey, actor, query.id)
    down, over = await _crossed(actor, survey, query)
    among = await narrowing_of(actor, survey, query)
    asked = (survey.tenant_id, survey.id, down.id, over.id, among.question_id, among.answer)
    cells = {(line["row"], line["column"]): line["count"] for line in await pool().fetch(_CELLS, *asked)}
    people, others = await _people_of(survey, down, over, among), await _people_of(survey, over, down, among)
    # Both ways alike: what one table leaves out the other would tell.
    few, few_over = (too_few(people), too_few(others)) if survey.anonymous else (set(), set())
    columns = [name for name in over.options if name not in few_over]
    return {
        "people": await pool().fetchval(_PEOPLE, *asked),
        "columns": columns,
        "rows": [
            {"name": name, "people": None, "counts": None, "shares": None}
            if name in few
            else _row(name, people[name], [cells.get((name, column), 0) for column in columns])
            for name in down.options
        ],
        "hidden": len(few) + len(few_over),
        "significance": None if few or few_over else _significance(down, over, cells),
    }


def _significance(down: Question, over: Question, cells: Mapping[tuple[str, str], int]) -> dict[str, Any] | None:
    """Of two questions of one choice each: somebody who chose several would be counted in several cells."""
    if not down.kind == over.kind == SINGLE:
        return None
    told = chi_square([[cells.get((row, column), 0) for column in over.options] for row in down.options])
    if told is None:
        return None
    return {
        "chiSquare": round(told.value, 3),
        "freedom": told.freedom,
        "chance": round(told.chance, 4),
        "sound": told.sound,
    }


def _row(name: str, people: int, counts: list[int]) -> dict[str, Any]:
    return {"name": name, "people": people, "counts": counts, "shares": [_share(one, people) for one in counts]}


async def _people_of(survey: Survey, one: Question, other: Question, among: Narrowing) -> dict[str, int]:
    """How many chose each option of the one and answered the other."""
    asked = (survey.tenant_id, survey.id, one.id, other.id, among.question_id, among.answer)
    lines = await pool().fetch(_ROWS, *asked)
    found = {line["row"]: line["people"] for line in lines}
    return {name: found.get(name, 0) for name in one.options}


async def _crossed(actor: Actor, survey: Survey, query: AskCross) -> tuple[Question, Question]:
    """Two different questions of the survey that are answered by choosing; Invalid at the one that is not."""
    known = {one.id: one for one in await questions_of(actor, survey.id) if one.kind in CROSSED}
    found = {
        key: known.get(read_row_id(value) or 0) for key, value in (("rows", query.rows), ("columns", query.columns))
    }
    wrong = {
        key: "请选择本问卷的单选或多选题 | Choose a question with choices" for key, one in found.items() if one is None
    }
    down, over = found["rows"], found["columns"]
    if not wrong and down is over:
        wrong["columns"] = "请选择另一题 | Choose another question"
    if wrong or down is None or over is None:
        raise Invalid(fields=wrong)
    return down, over


def too_few(people: dict[str, int]) -> set[str]:
    """The rows that are not told: those of few people, and the next ones until what is left out is of enough together.

    The sums of a question are told elsewhere, so that a single row that is left out could be reckoned from the others.
    """
    by_size = sorted((count, name) for name, count in people.items() if count)
    hidden: set[str] = set()
    left = 0
    for count, name in by_size:
        if count >= LEAST and (not hidden or left >= LEAST):
            break
        hidden.add(name)
        left += count
    return hidden


def _share(part: int, whole: int) -> float:
    return round(100 * part / whole, 1) if whole else 0.0
