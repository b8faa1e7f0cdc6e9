"""Votes counted by option: of a secret vote only once it has ended, for each number before would tell the last voter's choice."""

from schema.kit.clock import now
from schema.survey.survey import AFTER_END, AFTER_VOTE, ALWAYS, ARCHIVED, ENDED, VOTE, Survey
from server.kit.database import pool

_COUNTS = (
    "SELECT option_id, count(*)::int AS count FROM {table} WHERE tenant_id = $1 AND survey_id = $2 GROUP BY option_id"
)


def is_over(row: Survey) -> bool:
    """Whether no more votes can come."""
    return row.state in (ENDED, ARCHIVED)


def is_sealed(row: Survey) -> bool:
    return row.kind == VOTE and row.anonymous and not is_over(row)


async def count_votes(row: Survey) -> dict[int, int]:
    """By option, for staff and for who may see the result."""
    statement = _COUNTS.format(table="svy_ballot" if row.anonymous else "svy_vote")
    return {line["option_id"]: line["count"] for line in await pool().fetch(statement, row.tenant_id, row.id)}


async def shown_counts(row: Survey, *, voted: bool) -> dict[int, int] | None:
    """What the public sees, None where it sees nothing."""
    over = is_over(row) or (row.end is not None and row.end <= now())
    shown = {ALWAYS: True, AFTER_VOTE: voted or over, AFTER_END: over}.get(row.show_result, False)
    return await count_votes(row) if row.kind == VOTE and shown and not is_sealed(row) else None
