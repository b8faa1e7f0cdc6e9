"""The analysis of a survey: every figure is counted by the database, and those of a questionnaire are kept once they are settled."""

from collections.abc import Iterable
from typing import Any

from starlette.requests import Request

from schema.survey.question import MATRIX, NPS, RANK, SCALE, SECTION
from schema.survey.survey import VOTE, Survey
from schema.survey.vote import VoteOption
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import fetch, scoped
from server.survey.counts import count_votes, is_sealed
from server.survey.definition import Question
from server.survey.models import AskAnalysis
from server.survey.narrowing import Narrowing, narrowing_of
from server.survey.public import questions_of
from server.survey.tally import Counted, take_tally

_VOTERS = "SELECT count(*)::int FROM svy_voter WHERE tenant_id = $1 AND survey_id = $2"
MOST_NAMES = 200
"""Of days and regions that people gave themselves."""


async def analyse(request: Request, actor: Actor, query: AskAnalysis) -> dict[str, Any]:
    """GET /svy/survey/analysis?id&where&answer."""
    row = await fetch(Survey, actor, query.id)
    among = await narrowing_of(actor, row, query)
    head = {
        "id": str(row.id),
        "title": row.title,
        "kind": row.kind,
        "state": row.state,
        "version": row.version,
        "anonymous": row.anonymous,
    }
    return {**head, **(await _of_vote(actor, row) if row.kind == VOTE else await _of_questionnaire(actor, row, among))}


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


async def _of_questionnaire(actor: Actor, row: Survey, among: Narrowing) -> dict[str, Any]:
    questions = [one for one in await questions_of(actor, row.id) if one.kind != SECTION]
    tally = await take_tally(row, [one.id for one in questions if one.kind in (SCALE, NPS)], among)
    return {
        "people": tally.people,
        "votes": None,
        "sealed": False,
        "meanScore": _mean(tally.score, tally.scored),
        "questions": [_question(one, tally.of(one.id)) for one in questions],
        "options": [],
    }


def _question(one: Question, counted: Counted) -> dict[str, Any]:
    nps = _share(counted.promoters - counted.detractors, counted.answers)
    return {
        "id": str(one.id),
        "seq": one.seq,
        "kind": one.kind,
        "title": one.title,
        "answers": counted.answers,
        "counts": [_count(one, name, counted) for name in _names(one, counted)],
        "mean": _mean(counted.sum, counted.numbered),
        "least": counted.least,
        "most": counted.most,
        "nps": nps if counted.answers and one.kind == NPS else None,
    }


def _names(one: Question, counted: Counted) -> Iterable[str]:
    """What is counted, in the order of the question where it has one: nobody chose is a figure too."""
    if one.kind == MATRIX:
        return [f"{row} → {column}" for row in one.options for column in one.columns]
    if one.options:
        return one.options
    least, most = one.bounds
    if one.kind in (SCALE, NPS) and least is not None and most is not None:
        return [str(step) for step in range(int(least), int(most) + 1)]
    return sorted(counted.names, key=lambda name: (-counted.names[name][0], name))[:MOST_NAMES]


def _count(one: Question, name: str, counted: Counted) -> dict[str, Any]:
    count, places = counted.names.get(name, (0, 0))
    place = _mean(places, count) if one.kind == RANK else None
    share = _share(count, counted.answers)
    return {"name": name, "count": count, "share": share, "place": place, "places": one.places.get(name)}


def _share(part: int, whole: int) -> float:
    return round(100 * part / whole, 1) if whole else 0.0


def _mean(total: float, count: int) -> float | None:
    return round(total / count, 2) if count else None
