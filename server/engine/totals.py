"""Sums of a list's amounts and numbers over every row that it finds, not only over the page.

They are one aggregate over the list's own conditions, so that nobody is told of rows that they may not see.
"""

from contextlib import suppress
from typing import Any

from schema.kit.field import Field
from schema.kit.kinds import KINDS
from schema.kit.resource import Resource
from server.engine.read import ListQuery
from server.engine.sql import quote
from server.kit.database import pool

_SECONDS = 3.0
Totals = list[dict[str, Any]]


async def sum_rows(compiled: ListQuery) -> Totals | None:
    """[{value, sums}], one for each value of `totals_by`, else one whose value is null; None where there are more rows than can
    be summed while somebody waits."""
    resource = compiled.resource
    by = quote(resource.rows.totals_by) if resource.rows.totals_by else ""
    first, group = (f"t.{by}", f"GROUP BY t.{by} ORDER BY t.{by}") if by else ("NULL", "")
    sums = ", ".join(f"coalesce(sum({_expression(item)}), 0)" for item in resource.totals)
    found = None
    with suppress(TimeoutError):
        text = f"SELECT {first}, {sums} {compiled.tail} {group}"
        found = await pool().fetch(text, *compiled.values, timeout=_SECONDS)
    return None if found is None else [_told(resource, *row) for row in found]


def _expression(item: Field) -> str:
    return f"({item.reads})" if item.reads else f"t.{quote(item.column)}"


def _told(resource: Resource, value: Any, *sums: Any) -> dict[str, Any]:
    named = zip(resource.totals, sums, strict=True)
    return {
        "value": None if value is None else str(value),
        "sums": {item.key: write_sum(item, amount) for item, amount in named},
    }


def write_sum(item: Field, amount: Any) -> str:
    """As a row writes it, and always a text: a sum may be more than a client counts to."""
    write = KINDS[item.kind].write
    whole = amount if item.kind == "decimal" else int(amount)
    return str(write(whole) if write else whole)
