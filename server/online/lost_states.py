"""States that a version leaves out: while rows are in them it is not published.

Rows that were written before a form had a process begin where new ones do.
"""

from typing import TypeAlias

import asyncpg

from schema.kit.errors import Conflict
from schema.online.definition import Definition
from schema.online.process import BuiltState

Connection: TypeAlias = asyncpg.Connection | asyncpg.Pool


def lost_states(before: Definition | None, after: Definition) -> list[BuiltState]:
    kept = {item.code for item in after.states}
    return [item for item in before.states if item.code not in kept] if before else []


async def refuse_lost_states(connection: Connection, before: Definition | None, after: Definition) -> None:
    """Conflict "form.state" with how many rows are in the first of them; those in the bin count, as they may come back."""
    lost = {item.code: item for item in lost_states(before, after)}
    if not lost:
        return
    sql = f'SELECT state, count(*) AS rows FROM "{after.table}" WHERE state = ANY($1::text[]) GROUP BY state ORDER BY state'
    for row in await connection.fetch(sql, list(lost)):
        state, rows = lost[row["state"]], row["rows"]
        raise Conflict(
            f"状态「{state.title}」还有{rows}条记录，不能移除"
            f" | {rows} rows are still “{state.title_en}”, it cannot be removed",
            id="form.state",
            result={"state": state.code, "rows": rows},
        )


async def begin_process(connection: Connection, definition: Definition) -> None:
    """Rows that were written while the form had no process stand where new ones begin."""
    if definition.initial is not None:
        await connection.execute(f'UPDATE "{definition.table}" SET state = $1 WHERE state IS NULL', definition.initial)
