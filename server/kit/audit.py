"""The audit trail of a unit of work: what changed, by whom, and what it takes to put it back.

It is written in the same transaction, so that no change is without its line.
"""

from datetime import datetime
from typing import Any

import asyncpg
import orjson

from schema.domains import registry
from schema.kit.base import COMMON_COLUMNS, Base
from schema.kit.clock import now
from schema.kit.columns import SealedColumn
from schema.kit.snowflake import next_id
from server.kit.act import note_act
from server.kit.actor import Actor
from server.kit.json_text import json_text

_INSERT = (
    "INSERT INTO sys_audit (id, tenant_id, table_name, row_id, action, diff, username, realname, request_id, created_at,"
    " before, version, root_table, root_id, undoes) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15)"
)
_MOMENT = 9


class Trail:
    """Collects lines until the transaction ends. `begin` names the row that a person changes: what follows can be undone.

    `undoes`: the act that all of it takes back.
    """

    def __init__(self, actor: Actor) -> None:
        self._actor = actor
        self._lines: list[tuple[Any, ...]] = []
        self._root: tuple[str | None, int | None] = (None, None)
        self.undoes: str | None = None

    def begin(self, row: Base) -> None:
        """What is written from here on is done to `row`, or follows from that."""
        self._root = (row._meta.db_table, row.id)

    def apart(self) -> None:
        """What is written from here on is a process of its own: an undo of the row leaves it alone."""
        self._root = (None, None)

    def add(self, row: Base, action: str, diff: list[dict[str, Any]], before: dict[str, Any] | None) -> None:
        """`before`: stored values by column that take the change back; secrets are never kept."""
        kept = _without_secrets(row, before or {}) if self._root[1] is not None else {}
        self._lines.append(
            (
                next_id(),
                self._actor.tenant_id,
                row._meta.db_table,
                row.id,
                action,
                json_text(diff),
                self._actor.username,
                self._actor.realname,
                self._actor.request_id or None,
                now(),
                json_text(kept) if kept else None,
                row.row_version,
                *(self._root if kept else (None, None)),
                self.undoes,
            )
        )

    def moment_of(self, table: str, row_id: int, event: str) -> datetime | None:
        """When the row was changed by the event in this transaction, or was changed last; None when it was not."""
        lines = [line for line in self._lines if (line[2], line[3]) == (table, row_id)]
        named = [line for line in lines if line[4] == event]
        last = (named or lines)[-1:]
        return last[0][_MOMENT] if last else None

    def fields_of(self, row: Base) -> set[str]:
        """Wire names of what has changed about a row so far in this transaction."""
        lines = [line for line in self._lines if line[2] == row._meta.db_table and line[3] == row.id]
        return {str(entry["field"]) for line in lines for entry in orjson.loads(line[5])}

    def mark(self) -> int:
        return len(self._lines)

    def forget_after(self, mark: int) -> None:
        """What was written since `mark` was rolled back."""
        del self._lines[mark:]

    async def flush(self, connection: asyncpg.Connection) -> None:
        if self._lines:
            await connection.executemany(_INSERT, self._lines)

    def announce(self) -> None:
        """After commit: whoever answers the request may name the act."""
        if self._lines and self._actor.request_id:
            note_act(self._actor.request_id)


def _without_secrets(row: Base, before: dict[str, Any]) -> dict[str, Any]:
    resource = registry().of_model(type(row))
    secret = {name for name, column in row._meta.fields_map.items() if isinstance(column, SealedColumn)}
    if resource is not None:
        secret |= {item.column for item in resource.complete_fields if item.secret}
    kept = {
        column for column in before if column not in secret and (column not in COMMON_COLUMNS or column == "del_flag")
    }
    return {column: before[column] for column in kept}
