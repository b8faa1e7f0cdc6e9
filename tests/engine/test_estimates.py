"""A list too long to count says about how long it is, and says that it is about."""

from typing import Any

import pytest

from schema.kit.snowflake import next_id
from server.engine import count
from server.engine.count import CAP
from server.kit.database import pool
from tests.kit.client import open_client
from tests.kit.people import create_organisation

ROWS = 30_000


async def test_a_long_list_has_an_estimated_total_and_a_narrowed_one_an_exact_one(
    app: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    organisation = await create_organisation("长表")
    await pool().execute(
        "INSERT INTO sys_position (id, tenant_id, create_by, create_time, del_flag, row_version, code, name, rank)"
        " SELECT $1::bigint + n, $2, 'x', now() - n * interval '1 second', 0, 1, 'E' || n, '职务' || n, (n % 5 + 1)::text"
        f" FROM generate_series(1, {ROWS}) n",
        next_id(),
        organisation.id,
    )
    await pool().execute("ANALYZE sys_position")
    async with open_client(app, organisation.admin) as client:
        page = await client.result("GET", "/sys/position/list", params={"pageSize": 20})
        assert page["estimated"] is True
        assert page["total"] > CAP and abs(page["total"] - ROWS) < ROWS / 4
        assert page["pages"] == -(-page["total"] // 20)
        exact = await client.result("GET", "/sys/position/list", params={"code": "E1,E2,"})
        assert (exact["total"], exact["estimated"]) == (2, False)
        deep = await client.result("GET", "/sys/position/list", params={"pageSize": 10, "pageNo": ROWS // 10})
        assert len(deep["records"]) == 10 and deep["records"][-1]["code"] == f"E{ROWS}"
        begun = await client.result("GET", "/sys/position/list", params={"code": "e29999*"})
        assert [row["code"] for row in begun["records"]] == ["E29999"] and begun["estimated"] is False
        monkeypatch.setattr(count, "_COUNT_SECONDS", 1e-6)
        slow = await client.result("GET", "/sys/position/list", params={"rank": "3", "name": "*务*"})
        assert slow["estimated"] is True and slow["total"] >= len(slow["records"]) == 10
        last = await client.result("GET", "/sys/position/list", params={"name": "*务2999*", "pageNo": 2})
        assert (len(last["records"]), last["total"], last["estimated"]) == (1, 11, False)
    await pool().execute("DELETE FROM sys_position WHERE tenant_id = $1", organisation.id)
