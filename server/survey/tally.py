"""What was counted of a questionnaire's answers, kept so that its analysis reads only those that have come since.

Answers are never changed or deleted, so what is counted stays true. Sums are kept instead of means, since sums can be added.
"""

from dataclasses import dataclass, field
from datetime import datetime, timedelta
from typing import Any

import orjson

from schema.kit.clock import now
from schema.kit.snowflake import next_id
from schema.survey.survey import Survey
from server.kit.database import pool
from server.survey.narrowing import EVERYBODY, Narrowing

SETTLED = timedelta(minutes=10)
"""Nobody's answer is still being written so long after it was sent, and no clock of a server differs by as much."""
LEAST_KEPT = 500
"""Responses from which on counting again costs more than keeping."""
_BEGINNING = datetime.fromisoformat("2000-01-01T00:00:00+00:00")

_SENT = "tenant_id = $1 AND survey_id = $2 AND del_flag = 0 AND submit_at > $3 AND submit_at <= $4"
_AMONG = """($5::bigint IS NULL OR id IN (SELECT f.response_id FROM svy_answer f
  WHERE f.tenant_id = $1 AND f.survey_id = $2 AND f.question_id = $5 AND f.value ? $6::text))"""
_GIVEN = f"a.tenant_id = $1 AND a.survey_id = $2 AND a.response_id IN (SELECT id FROM svy_response WHERE {_SENT} AND {_AMONG})"
_SOME = f"SELECT count(*) FROM (SELECT 1 FROM svy_response WHERE {_SENT} LIMIT {LEAST_KEPT}) s"
_PEOPLE = (
    f"SELECT count(*) AS people, count(score) AS scored, sum(score)::float AS score FROM svy_response"
    f" WHERE {_SENT} AND {_AMONG}"
)
_FIGURES = f"""
SELECT question_id, count(*) AS answers, count(number) AS numbered, coalesce(sum(number), 0)::float AS sum, min(number)::float AS least,
  max(number)::float AS most, count(*) FILTER (WHERE number >= 9) AS promoters,
  count(*) FILTER (WHERE number <= 6) AS detractors
FROM svy_answer a WHERE {_GIVEN} GROUP BY question_id"""
_NAMES = f"""
SELECT question_id, c.name, count(*) AS count, sum(c.place) AS places
FROM svy_answer a, jsonb_array_elements_text(CASE jsonb_typeof(a.value) WHEN 'array' THEN a.value ELSE '[]' END)
  WITH ORDINALITY c(name, place)
WHERE {_GIVEN} GROUP BY question_id, c.name"""
_STEPS = f"""
SELECT question_id, number::int::text AS name, count(*) AS count, 0 AS places FROM svy_answer a
WHERE {_GIVEN} AND question_id = ANY($7::bigint[]) AND number IS NOT NULL GROUP BY question_id, number::int"""
_LOAD = "SELECT until, figures FROM svy_tally WHERE tenant_id = $1 AND survey_id = $2"
_KEEP = """
INSERT INTO svy_tally (id, tenant_id, survey_id, until, figures) VALUES ($1, $2, $3, $4, $5::jsonb)
ON CONFLICT (tenant_id, survey_id) DO UPDATE SET until = EXCLUDED.until, figures = EXCLUDED.figures
WHERE svy_tally.until < EXCLUDED.until"""


@dataclass(slots=True)
class Counted:
    """Of one question: how often it was answered, its numbers, and [answers, sum of places] of each name that was given."""

    answers: int = 0
    numbered: int = 0
    sum: float = 0.0
    least: float | None = None
    most: float | None = None
    promoters: int = 0
    detractors: int = 0
    names: dict[str, tuple[int, int]] = field(default_factory=dict)

    def add(self, other: "Counted") -> None:
        self.answers += other.answers
        self.numbered += other.numbered
        self.sum += other.sum
        self.least = min((one for one in (self.least, other.least) if one is not None), default=None)
        self.most = max((one for one in (self.most, other.most) if one is not None), default=None)
        self.promoters += other.promoters
        self.detractors += other.detractors
        for name, (count, places) in other.names.items():
            known = self.names.get(name, (0, 0))
            self.names[name] = known[0] + count, known[1] + places


@dataclass(slots=True)
class Tally:
    """Of all who answered: how many, how many of them got points, and the sum of these; `questions` by id."""

    people: int = 0
    scored: int = 0
    score: float = 0.0
    questions: dict[int, Counted] = field(default_factory=dict)

    def of(self, question_id: int) -> Counted:
        return self.questions.setdefault(question_id, Counted())

    def add(self, other: "Tally") -> None:
        self.people += other.people
        self.scored += other.scored
        self.score += other.score
        for question_id, counted in other.questions.items():
            self.of(question_id).add(counted)


async def take_tally(row: Survey, stepped: list[int], among: Narrowing) -> Tally:
    """All answers of a questionnaire; `stepped`: questions whose numbers are counted one by one. What is narrowed is never kept."""
    if among.question_id is not None:
        return await _count(row, stepped, _BEGINNING, now() + SETTLED, among)
    tally, until = await _load(row)
    settled = now() - SETTLED
    if await pool().fetchval(_SOME, row.tenant_id, row.id, until, settled) >= LEAST_KEPT:
        tally.add(await _count(row, stepped, until, settled))
        until = settled
        await pool().execute(_KEEP, next_id(), row.tenant_id, row.id, until, orjson.dumps(_written(tally)).decode())
    tally.add(await _count(row, stepped, until, now() + SETTLED))
    return tally


async def _load(row: Survey) -> tuple[Tally, datetime]:
    """What is kept, and until when what was sent is in it."""
    kept = await pool().fetchrow(_LOAD, row.tenant_id, row.id)
    if kept is None:
        return Tally(), _BEGINNING
    figures = kept["figures"] if isinstance(kept["figures"], dict) else orjson.loads(kept["figures"])
    return _read(figures), kept["until"]


async def _count(
    row: Survey, stepped: list[int], after: datetime, until: datetime, among: Narrowing = EVERYBODY
) -> Tally:
    """What was sent after the one moment and not after the other."""
    span = (row.tenant_id, row.id, after, until, among.question_id, among.answer)
    people = await pool().fetchrow(_PEOPLE, *span)
    tally = Tally(people["people"], people["scored"], people["score"] or 0.0)
    if not tally.people:
        return tally
    for line in await pool().fetch(_FIGURES, *span):
        question_id, *figures = line
        tally.questions[question_id] = Counted(*figures)
    for line in (*await pool().fetch(_NAMES, *span), *await pool().fetch(_STEPS, *span, stepped)):
        tally.of(line["question_id"]).names[line["name"]] = line["count"], int(line["places"])
    return tally


def _written(tally: Tally) -> dict[str, Any]:
    """Ids as texts, since keys of JSON are."""
    questions = {
        str(question_id): {name: getattr(one, name) for name in Counted.__slots__}
        for question_id, one in tally.questions.items()
    }
    return {"people": tally.people, "scored": tally.scored, "score": tally.score, "questions": questions}


def _read(figures: dict[str, Any]) -> Tally:
    questions = {int(question_id): Counted(**one) for question_id, one in figures.pop("questions").items()}
    for one in questions.values():
        one.names = {name: (count, places) for name, (count, places) in one.names.items()}
    return Tally(**figures, questions=questions)
