"""Votes: each option once, so many a day and in all, held under the lock of the voter's own line; a secret one is one ballot.

A secret vote cannot know what a voter chose before, so that it is cast at once: who came stands in one table, the choices in
another, under random ids and without a time.
"""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import Conflict, Invalid, NotFound
from schema.survey.survey import VOTE, Survey
from schema.survey.vote import SurveyVote, SurveyVoter, VoteOption, random_id, vote_option
from server.account.api import ask_after_sends
from server.kit.business_day import business_day
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.survey.counts import shown_counts
from server.survey.models import CastVotes
from server.survey.visitor import AlreadyAnswered, Visitor, hold_open, meet, refuse_closed

_COME = (
    "INSERT INTO svy_voter (id, tenant_id, survey_id, key_hash) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT DO NOTHING RETURNING id"
)
_LOCK = "SELECT id FROM svy_voter WHERE tenant_id = $1 AND survey_id = $2 AND key_hash = $3 FOR UPDATE"
_SPENT = (
    "SELECT count(*) AS every, count(*) FILTER (WHERE day = $4) AS today FROM svy_vote"
    " WHERE tenant_id = $1 AND survey_id = $2 AND key_hash = $3"
)
_BALLOT = "INSERT INTO svy_ballot (id, tenant_id, survey_id, option_id) VALUES ($1, $2, $3, $4)"


def most_at_once(row: Survey) -> int:
    """How many options a voter may choose in one go; one, where nothing is said."""
    bounds = [most for most in (row.max_per_day, row.max_total) if most]
    return min(bounds) if bounds else 1


async def come(work: Work, visitor: Visitor) -> bool:
    """Enters a voter in the list of those who came; False where they stand in it. Whoever comes twice at once waits here."""
    row = visitor.row
    values = (random_id(), row.tenant_id, row.id, visitor.key())
    return await work.connection.fetchval(_COME, *values) is not None


async def has_voted(visitor: Visitor) -> bool:
    """Whether nothing is left to vote for today: of a secret vote, whether they came at all."""
    row = visitor.row
    if row.anonymous:
        return await of_tenant(SurveyVoter, row.tenant_id).filter(survey_id=row.id, key_hash=visitor.key()).exists()
    mine = of_tenant(SurveyVote, row.tenant_id).filter(survey_id=row.id, key_hash=visitor.key())
    every, today = await mine.count(), await mine.filter(day=await business_day(row.tenant_id)).count()
    return _left(row, every, today) <= 0


def _left(row: Survey, every: int, today: int) -> int:
    """How many choices a voter has left now."""
    if not row.max_total and not row.max_per_day:
        return 1 - every
    return min((row.max_total or today + every + 1000) - every, (row.max_per_day or 1000) - today)


async def cast_votes(request: Request, body: CastVotes) -> dict[str, Any]:
    """POST /svy/public/vote {token, device, options}."""
    visitor = await meet(request, body)
    row = visitor.row
    if row.kind != VOTE:
        raise NotFound()
    refuse_closed(visitor)
    chosen = await _chosen(visitor, body)
    await ask_after_sends(request, f"survey/{row.id}", body)
    async with unit_of_work(visitor.actor) as work:
        await hold_open(work, row)
        fresh = await come(work, visitor)
        if row.anonymous:
            if not fresh:
                raise AlreadyAnswered("您已经投过票了，谢谢 | You have voted already, thank you")
            await _cast_secretly(work, row, chosen)
        else:
            await _cast(work, visitor, chosen)
    counts = await shown_counts(row, voted=True)
    return {"counts": None if counts is None else [{"id": str(one), "count": count} for one, count in counts.items()]}


async def _chosen(visitor: Visitor, body: CastVotes) -> list[int]:
    """Ids of the options; Invalid where one is none, comes twice, or they are too many."""
    known = {str(one): one for one in await _option_ids(visitor)}
    if len(set(body.options)) != len(body.options) or not set(body.options) <= known.keys():
        raise Invalid(fields={"options": "选项无效 | Not one of the choices"})
    most = most_at_once(visitor.row)
    if len(body.options) > most:
        raise Invalid(fields={"options": f"最多选{most}项 | Choose at most {most}"})
    return [known[one] for one in body.options]


async def _option_ids(visitor: Visitor) -> list[int]:
    rows = await scoped(VoteOption, visitor.actor).filter(survey_id=visitor.row.id).values_list("id", flat=True)
    return [int(str(one)) for one in rows]


async def _cast_secretly(work: Work, row: Survey, chosen: list[int]) -> None:
    """Neither trail nor event, which would tell the moment."""
    await work.connection.executemany(_BALLOT, [(random_id(), row.tenant_id, row.id, one) for one in sorted(chosen)])


async def _cast(work: Work, visitor: Visitor, chosen: list[int]) -> None:
    row, key = visitor.row, visitor.key()
    today = await business_day(row.tenant_id)
    await work.connection.fetchval(_LOCK, row.tenant_id, row.id, key)
    spent = await work.connection.fetchrow(_SPENT, row.tenant_id, row.id, key, today)
    left = _left(row, spent["every"], spent["today"])
    if left < len(chosen):
        raise Conflict(
            f"票数已用完，还可投{max(left, 0)}票 | You have {max(left, 0)} votes left for now", id="survey.spent"
        )
    given = of_tenant(SurveyVote, row.tenant_id).filter(survey_id=row.id, key_hash=key, option_id__in=chosen)
    if await given.using_db(work.db).exists():
        raise Conflict("每个选项只能投一票 | Each option takes one vote of yours", id="survey.twice")
    for one in chosen:
        vote = SurveyVote(survey_id=row.id, option_id=one, key_hash=key, user_id=visitor.user_id, day=today)
        await work.insert(vote, audit=False)
    counted = await of_tenant(VoteOption, row.tenant_id).filter(id__in=chosen).values_list("id", "row_version")
    work.emit_rows(vote_option.path, "edit", [(int(str(one)), int(str(version))) for one, version in counted])
