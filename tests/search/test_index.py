"""The index says what a fresh reading of the rows would say, whatever way they were written."""

from collections.abc import Awaitable, Callable

import asyncpg

from schema.domains import registry
from schema.kit.searching import search_fields
from schema.kit.snowflake import next_id
from server.engine.sql import quote
from server.kit.database import pool
from server.search.index import drain_all, enrol, make_entry
from tests.kit.client import Client
from tests.kit.people import Organisation, create_organisation

SignIn = Callable[..., Awaitable[Client]]


async def entries(tenant_id: int) -> dict[tuple[str, int], tuple[int, list[str]]]:
    """What the index holds for a tenant, once it has read all marks."""
    await drain_all()
    rows = await pool().fetch(
        "SELECT path, row_id, size, tsvector_to_array(keys) AS keys FROM sys_search_entry WHERE tenant_id = $1",
        tenant_id,
    )
    return {(row["path"], row["row_id"]): (row["size"], sorted(row["keys"])) for row in rows}


async def fresh(tenant_id: int) -> dict[tuple[str, int], tuple[int, list[str]]]:
    """What it should hold, from the rows alone."""
    made: dict[tuple[str, int], tuple[int, list[str]]] = {}
    for resource in registry().resources:
        fields = search_fields(resource)
        if not fields:
            continue
        columns = ", ".join(quote(item.column) for item in fields)
        rows = await pool().fetch(
            f"SELECT id, {columns} FROM {quote(resource.table)} WHERE tenant_id = $1 AND del_flag = 0", tenant_id
        )
        for row in rows:
            _, row_id, size, keys = make_entry(tenant_id, row["id"], list(row)[1:])
            made[(resource.path, row_id)] = (size, sorted(keys.split()))
    return made


async def test_after_adds_edits_deletes_and_restores_the_index_is_what_the_rows_say(
    organisation: Organisation, sign_in: SignIn
) -> None:
    client = await sign_in(organisation.admin)
    ids = []
    for name in ("总经理", "前台", "保洁"):
        row = await client.result("POST", "/sys/position/add", json={"code": f"P{next_id() % 10**8}", "name": name})
        ids.append(row["id"])
    await client.result("PUT", "/sys/position/edit", json={"id": ids[0], "rowVersion": 1, "name": "副总经理"})
    await client.result("DELETE", f"/sys/position/delete?id={ids[1]}")
    assert await entries(organisation.id) == await fresh(organisation.id)
    await client.result("POST", "/sys/position/restore", json={"ids": [ids[1]]})
    await client.result("DELETE", f"/sys/position/deleteBatch?ids={ids[0]},{ids[2]}")
    await client.result("DELETE", f"/sys/position/purge?ids={ids[2]}")
    held = await entries(organisation.id)
    assert held == await fresh(organisation.id)
    assert {row_id for path, row_id in held if path == "sys/position"} == {int(ids[1])}


async def test_a_copy_plain_sql_and_an_undo_are_followed_too(organisation: Organisation, sign_in: SignIn) -> None:
    client = await sign_in(organisation.admin)
    rows = [(next_id(), organisation.id, f"C{n}", f"职务{n}", 0, 1) for n in range(1200)]
    columns = ["id", "tenant_id", "code", "name", "del_flag", "row_version"]
    async with pool().acquire() as connection:
        await connection.execute("ALTER TABLE sys_position ALTER create_time SET DEFAULT now()")
        await connection.copy_records_to_table("sys_position", records=rows, columns=columns)
        await connection.execute("ALTER TABLE sys_position ALTER create_time DROP DEFAULT")
    held = await entries(organisation.id)
    assert held == await fresh(organisation.id)
    assert sum(path == "sys/position" for path, _ in held) == 1200
    await pool().execute(
        "UPDATE sys_position SET name = '新名' WHERE tenant_id = $1 AND code LIKE 'C1%'", organisation.id
    )
    await pool().execute("DELETE FROM sys_position WHERE tenant_id = $1 AND code LIKE 'C2%'", organisation.id)
    assert await entries(organisation.id) == await fresh(organisation.id)
    answer = await client.send("DELETE", f"/sys/position/deleteBatch?ids={rows[300][0]},{rows[301][0]}")
    await client.result("POST", "/sys/audit/undo", json={"act": answer.headers["X-Act"]})
    assert await entries(organisation.id) == await fresh(organisation.id)


async def test_a_write_that_is_taken_back_leaves_no_mark(organisation: Organisation) -> None:
    await drain_all()
    before = await pool().fetchval("SELECT count(*) FROM sys_search_mark")
    async with pool().acquire() as connection:
        change = connection.transaction()
        await change.start()
        await connection.execute("UPDATE sys_user SET realname = '别人' WHERE tenant_id = $1", organisation.id)
        await change.rollback()
    assert await pool().fetchval("SELECT count(*) FROM sys_search_mark") == before


async def test_a_change_of_other_columns_marks_nothing(organisation: Organisation) -> None:
    await drain_all()
    await pool().execute("UPDATE sys_user SET update_time = now() WHERE tenant_id = $1", organisation.id)
    assert await pool().fetchval("SELECT count(*) FROM sys_search_mark") == 0


async def test_rows_of_before_the_index_are_enrolled_once_and_a_start_broken_off_goes_on(
    organisation: Organisation,
) -> None:
    await drain_all()
    await enrol()
    await pool().execute("DELETE FROM sys_search_mark")  # all is read; again it would take half a minute
    few = "SELECT path FROM sys_search_entry GROUP BY path HAVING count(*) < 100"
    paths = [row["path"] for row in await pool().fetch(few)]
    await pool().execute("DELETE FROM sys_search_entry WHERE path = ANY($1)", paths)
    await pool().execute("DELETE FROM sys_search_source WHERE path = ANY($1)", paths)
    assert await enrol() == len(paths) > 20
    assert await enrol() == 0
    assert await entries(organisation.id) == await fresh(organisation.id)


async def test_an_entry_of_a_row_that_went_while_nobody_looked_is_dropped_when_its_rows_are_enrolled_again(
    organisation: Organisation,
) -> None:
    await entries(organisation.id)
    await pool().execute(
        "INSERT INTO sys_search_entry (tenant_id, path, row_id, size, keys) VALUES ($1, 'sys/position', 7, 1, '')",
        organisation.id,
    )
    await pool().execute("UPDATE sys_search_source SET signature = 'old' WHERE path = 'sys/position'")
    assert await enrol() in (1, len([item for item in registry().resources if search_fields(item)]))
    assert await entries(organisation.id) == await fresh(organisation.id)


async def test_two_who_read_the_marks_at_once_do_not_undo_each_other(organisation: Organisation) -> None:
    other: asyncpg.Connection
    async with pool().acquire() as other, other.transaction():
        await other.execute("SELECT pg_advisory_xact_lock($1)", 0x736561726368)
        await pool().execute("UPDATE sys_user SET realname = '改名' WHERE tenant_id = $1", organisation.id)
        assert await drain_all() == 0
    assert await entries(organisation.id) == await fresh(organisation.id)


async def test_what_is_sealed_secret_or_of_machines_is_in_no_entry() -> None:
    organisation = await create_organisation()
    texts = {item.column for resource in registry().resources for item in search_fields(resource)}
    assert not texts & {"password", "id_no", "token", "secret", "db_password"}
    secret = {item.column for resource in registry().resources for item in search_fields(resource) if item.secret}
    assert secret == set()
    paths = {path for path, _ in await entries(organisation.id)}
    assert not paths & {"sys/log", "sys/sms", "sys/quartzJobLog"}
