"""Running numbers of records: a prefix and digits that count up within a tenant."""

from server.kit.turns import take_turn
from server.kit.unit_of_work import Work


async def next_number(work: Work, table: str, column: str, prefix: str, digits: int) -> str:
    """The next number; makers of numbers with one prefix wait for each other until they commit.

    `table`, `column` and `prefix` are the program's own words, never somebody's input.
    """
    tenant = work.actor.tenant_id
    await take_turn(work.connection, f"{table}:{column}:{prefix}", of=tenant)
    _, rows = await work.db.execute_query(
        f'SELECT coalesce(max(substring("{column}" FROM {len(prefix) + 1})::bigint), 0) + 1 AS next FROM "{table}"'
        f" WHERE tenant_id = $1 AND \"{column}\" ~ '^{prefix}[0-9]{{{digits},15}}$'",
        [tenant],
    )
    return f"{prefix}{rows[0]['next']:0{digits}d}"
