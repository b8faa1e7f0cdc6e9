"""How many rows of a list stand in each state of their process, for the tabs above it.

Each is counted over the list's own conditions up to a bound, so that what is asked for at every change does not grow with history.
"""

from contextlib import suppress
from typing import Any

from schema.kit.resource import Resource
from server.engine.read import ListQuery
from server.engine.sql import quote
from server.kit.database import pool

MOST = 1000
_SECONDS = 1.5
StateCounts = list[dict[str, Any]]


def state_key(resource: Resource) -> str | None:
    """The field that holds the state, where its reader sees it and the list can be narrowed by it."""
    process = resource.process
    if process is None:
        return None
    key = resource.by_key_of(process.column)
    item = resource.by_key.get(key)
    return key if item is not None and item.find and not item.secret else None


async def count_states(compiled: ListQuery) -> StateCounts | None:
    """[{value, count, more}] in the order of the process, without states that no row has; `more`: there are more than that.
    None where counting takes longer than anybody waits."""
    process = compiled.resource.process
    if process is None:
        return None
    states = list(process.states)
    place = len(compiled.values) + 1
    inner = f"SELECT 1 {compiled.tail} AND t.{quote(process.column)} = s.value LIMIT {MOST + 1}"
    text = f"SELECT s.value, (SELECT count(*) FROM ({inner}) x) AS found FROM unnest(${place}::text[]) AS s(value)"
    rows = None
    with suppress(TimeoutError):
        rows = await pool().fetch(text, *compiled.values, states, timeout=_SECONDS)
    if rows is None:
        return None
    found = {row["value"]: row["found"] for row in rows}
    return [
        {"value": state, "count": min(found[state], MOST), "more": found[state] > MOST}
        for state in states
        if found[state]
    ]
