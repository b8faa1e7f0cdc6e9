"""The analysis of a survey: every figure is counted by the database, however many answers there are."""

from collections.abc import Iterable
from typing import Any

from schema.survey.question import MATRIX, NPS, RANK, SCALE, SECTION
from schema.survey.survey import VOTE, Survey
from schema.survey.vote import VoteOption
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import fetch, scoped
from server.survey.counts import count_votes, is_sealed
from server.survey.definition import Question
from server.survey.public import questions_of

_WHOSE = "a.tenant_id = $1 AND a.survey_id = $2 AND a.del_flag = 0"
_PEOPLE = """
SELECT count(*)::int AS people, avg(score)::float AS score FROM svy_response a WHERE {whose}
"""
_FIGURES = """
SELECT question_id, count(*)::int AS answers, avg(number)::float AS mean, min(number)::float AS least,
  max(number)::float AS most, count(*) FILTER (WHERE number >= 9)::int AS promoters,
  count(*) FILTER (WHERE number <= 6)::int AS detractors
FROM svy_answer a WHERE {whose} GROUP BY question_id
"""
_CHOICES = """
SELECT question_id, c.name, count(*)::int AS count, avg(c.place)::float AS place
FROM svy_answer a, jsonb_array_elements_text(CASE jsonb_typeof(a.value) WHEN 'array' THEN a.value ELSE '[]' END)
  WITH ORDINALITY c(name, place)
WHERE {whose} GROUP BY question_id, c.name ORDER BY count DESC, c.name
"""
_STEPS = """
SELECT question_id, number::int::text AS name, count(*)::int AS count FROM svy_answer a
WHERE {whose} AND question_id = ANY($3::bigint[]) AND number IS NOT NULL GROUP BY question_id, number
"""
_VOTERS = "SELECT count(*)::int FROM svy_voter WHERE tenant_id = $1 AND survey_id = $2"
MOST_NAMES = 200
"""Of days and regions that people gave themselves."""


async def analyse(actor: Actor, survey_id: str) -> dict[str, Any]:
    """GET /svy/survey/analysis?id."""
    row = await fetch(Survey, actor, survey_id)
    head = {
        "id": str(row.id),
        "title": row.title,
        "kind": row.kind,
        "state": row.state,
        "version": row.version,
        "anonymous": row.anonymous,
    }
    return {**head, **(await _of_vote(actor, row) if row.kind == VOTE else await _of_questionnaire(actor, row))}


async def _of_vote(actor: Actor, row: Survey) -> dict[str, Any]:
    sealed = is_sealed(row)
    counts = {} if sealed else await count_votes(row)
    total = sum(counts.values())
    options = await scoped(VoteOption, actor).filter(survey_id=row.id).order_by("no")
    lines = [
        {
            "id": str(one.id),
            "no": one.no,
            "title": one.title,
            "count": counts.get(one.id, 0),
            "share": _share(counts.get(one.id, 0), total),
        }
        for one in options
        if not sealed
    ]
    people = await pool().fetchval(_VOTERS, row.tenant_id, row.id)
    votes = None if sealed else total
    return {"people": people, "votes": votes, "sealed": sealed, "meanScore": None, "questions": [], "options": lines}


async def _of_questionnaire(actor: Actor, row: Survey) -> dict[str, Any]:
    questions = [one for one in await questions_of(actor, row.id) if one.kind != SECTION]
    stepped = [one.id for one in questions if one.kind in (SCALE, NPS)]
    figures = {line["question_id"]: line for line in await _read(_FIGURES, row)}
    counted: dict[int, dict[str, Any]] = {}
    for line in (*await _read(_CHOICES, row), *await _read(_STEPS, row, stepped)):
        counted.setdefault(line["question_id"], {})[line["name"]] = line
    [people] = await _read(_PEOPLE, row)
    return {
        "people": people["people"],
        "votes": None,
        "sealed": False,
        "meanScore": _rounded(people["score"]),
        "questions": [_question(one, figures.get(one.id), counted.get(one.id, {})) for one in questions],
        "options": [],
    }


async def _read(statement: str, row: Survey, *more: Any) -> Any:
    return await pool().fetch(statement.format(whose=_WHOSE), row.tenant_id, row.id, *more)


def _question(one: Question, figures: Any, counted: dict[str, Any]) -> dict[str, Any]:
    answers = figures["answers"] if figures else 0
    return {
        "id": str(one.id),
        "seq": one.seq,
        "kind": one.kind,
        "title": one.title,
        "answers": answers,
        "counts": [_count(one, name, counted.get(name), answers) for name in _names(one, counted)],
        "mean": _rounded(figures["mean"]) if figures else None,
        "least": figures["least"] if figures else None,
        "most": figures["most"] if figures else None,
        "nps": _share(figures["promoters"] - figures["detractors"], answers) if figures and one.kind == NPS else None,
    }


def _names(one: Question, counted: dict[str, Any]) -> Iterable[str]:
    """What is counted, in the order of the question where it has one: nobody chose is a figure too."""
    if one.kind == MATRIX:
        return [f"{row} → {column}" for row in one.options for column in one.columns]
    if one.options:
        return one.options
    least, most = one.bounds
    if one.kind in (SCALE, NPS) and least is not None and most is not None:
        return [str(step) for step in range(int(least), int(most) + 1)]
    return list(counted)[:MOST_NAMES]


def _count(one: Question, name: str, line: Any, answers: int) -> dict[str, Any]:
    count = line["count"] if line else 0
    place = _rounded(line["place"]) if line and one.kind == RANK else None
    return {"name": name, "count": count, "share": _share(count, answers), "place": place}


def _share(part: int, whole: int) -> float:
    return round(100 * part / whole, 1) if whole else 0.0


def _rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 2)
