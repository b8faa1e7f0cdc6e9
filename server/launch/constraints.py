"""Constraints and indexes that no model can express, made equal to what the packages declare."""

import re
from collections.abc import Iterable
from typing import Any

INDEX = re.compile(r'^CREATE (?:UNIQUE )?INDEX IF NOT EXISTS "?(\w+)"?')
LEDGER = 'CREATE TABLE IF NOT EXISTS "launch_ddl" ("name" text PRIMARY KEY, "statement" text NOT NULL)'


def index_name(statement: str) -> str | None:
    found = INDEX.match(statement.strip())
    return found.group(1) if found else None


async def apply_constraints(connection: Any, statements: Iterable[str]) -> int:
    """Run what is new or changed, drop an index whose declaration changed or is gone; says how many were touched."""
    await connection.execute(LEDGER)
    rows = await connection.fetch('SELECT "name", "statement" FROM "launch_ddl"')
    before = {row["name"]: row["statement"] for row in rows}
    wanted = {index_name(statement) or statement: statement for statement in statements}
    if before == wanted:
        return 0
    touched = 0
    async with connection.transaction():
        for name, statement in before.items():
            if wanted.get(name) != statement and index_name(statement):
                await connection.execute(f'DROP INDEX IF EXISTS "{name}"')
                touched += 1
        for name, statement in wanted.items():
            if before.get(name) != statement:
                await connection.execute(statement)
                touched += 1
        await connection.execute('DELETE FROM "launch_ddl"')
        await connection.executemany('INSERT INTO "launch_ddl" VALUES ($1, $2)', list(wanted.items()))
    return touched
