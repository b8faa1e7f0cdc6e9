"""The index says what a fresh reading of the rows would say, whatever way they were written."""

from schema.domains import registry
from schema.kit.searching import search_fields
from schema.kit.snowflake import next_id
from schema.system.position import Position
from server.engine.sql import quote
from server.kit.database import pool
from server.kit.unit_of_work import unit_of_work
from server.search.index import drain_all, enrol, make_entry


async def entries(tenant_id: int) -> dict[tuple[str, int], tuple[int, list[str]]]:
    """What the index holds for a tenant, once it has read all marks."""
    await drain_all()
    rows = await pool().fetch(
        "SELECT path, row_id, size, tsvector_to_array(keys) AS keys FROM sys_search_entry WHERE tenant_id = $1", tenant_id
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


async def test_after_adds_edits_deletes_and_restores_the_index_is_what_the_rows_say(organisation, sign_in) -> None:
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
