"""Reports over a data source: a table of another real server, read with its own user, bounded, filtered, summed and exported."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import pytest
import pytest_asyncio
from python_calamine import CalamineWorkbook

from schema.kit.snowflake import next_id
from schema.system.data_source import DataSource
from schema.system.report import Report
from server.launch.postgres import EmbeddedPostgres
from server.system.sources.reading import READ
from tests.kit.client import Client
from tests.kit.people import Organisation
from tests.system.test_sources import own_address

API, HEAD = "/online/cgreport/api", "/online/cgreport/head"
SALES = """
CREATE ROLE reader LOGIN PASSWORD 'Lese-2026';
CREATE TABLE sale ("No" int PRIMARY KEY, shop text, amount numeric(10, 2), sold_on date, at timestamptz, paid bool);
COMMENT ON COLUMN sale.amount IS '金额';
INSERT INTO sale SELECT n, CASE WHEN n % 2 = 0 THEN '东店' ELSE '西店"; --' END, n * 1.5, date '2026-01-01' + n,
  timestamptz '2026-01-01 08:00+08' + n * interval '1 day', n % 3 = 0 FROM generate_series(1, 60) n;
CREATE TABLE secret (word text);
CREATE VIEW hang AS SELECT 1 AS one FROM pg_sleep(20);
CREATE SEQUENCE counter;
GRANT SELECT ON sale, hang TO reader;
GRANT USAGE ON SEQUENCE counter TO reader;
CREATE VIEW writer AS SELECT nextval('counter') AS n;
GRANT SELECT ON writer TO reader;
"""


@pytest.fixture(scope="module")
def warehouse(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that is not the portal's."""
    server = EmbeddedPostgres(Path(tmp_path_factory.mktemp("warehouse")), durable=False)
    url = server.start()
    try:
        asyncio.run(_fill(url))
        parts = urlsplit(url)
        yield f"postgresql://{parts.hostname}:{parts.port}{parts.path}"
    finally:
        server.stop()


async def _fill(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(SALES)
    await connection.close()


@pytest_asyncio.fixture(loop_scope="session")
async def source(warehouse: str, platform: Client) -> AsyncIterator[str]:
    """The code of a source of the platform's, which reaches inner addresses."""
    code = f"s{next_id()}"
    body = {"code": code, "name": "销售库", "dbType": "postgresql", "dbUrl": warehouse, "dbUsername": "reader"}
    await platform.result("POST", "/sys/dataSource/add", json={**body, "dbPassword": "Lese-2026"})
    yield code
    await Report.filter(data_source=code).delete()
    await DataSource.filter(code=code).delete()


def form(source: str, **changes: Any) -> dict[str, Any]:
    return {
        "code": f"r{next_id()}",
        "name": "门店销售",
        "dataSource": source,
        "resource": "public.sale",
        "columns": "No,shop,amount,sold_on,at",
        "queryFields": "shop,sold_on,No",
        "sortBy": "No desc",
        "groupBy": "shop",
        "sums": "amount",
        **changes,
    }


async def test_a_table_of_another_database_is_listed_filtered_and_summed(platform: Client, source: str) -> None:
    asked = form(source)
    made = await platform.result("POST", f"{HEAD}/add", json=asked)
    head = await platform.result("GET", f"{API}/getRpColumns/{asked['code']}")
    assert [(one["dataIndex"], one["title"], one["align"]) for one in head["columns"]][2] == ("amount", "金额", "right")
    assert asked["code"] in {one["code"] for one in await platform.result("GET", f"{API}/getReports")}
    info = await platform.result("GET", f"{API}/getQueryInfo/{made['id']}")
    assert [(one["field"], one["mode"]) for one in info] == [("shop", "single"), ("sold_on", "group"), ("No", "single")]
    data = f"{API}/getData/{made['id']}"
    page = await platform.result("GET", data, params={"pageNo": 2, "pageSize": 5})
    assert (page["total"], [row["No"] for row in page["records"]]) == (60, ["55", "54", "53", "52", "51"])
    assert page["records"][1] == {
        "No": "54",
        "shop": "东店",
        "amount": "81.00",
        "sold_on": "2026-02-24",
        "at": "2026-02-24 08:00:00",
    }
    span = {"sold_on_begin": "2026-01-03", "sold_on_end": "2026-01-05", "column": "amount", "order": "asc"}
    assert [row["No"] for row in (await platform.result("GET", data, params=span))["records"]] == ["2", "3", "4"]
    for hostile in ('西店"; --', "%", "x' OR '1'='1"):
        found = await platform.result("GET", data, params={"shop": hostile})
        assert found["total"] == (30 if hostile.startswith("西") else 0)
    assert (await platform.result("GET", data, params={"No": "1; DROP TABLE sale"}))["total"] == 0
    assert (await platform.result("GET", data, params={"amount": "1.5"}))["total"] == 60, "no search field"
    assert (await platform.result("GET", data, params={"self_amount": "1.5"}))["total"] == 1
    figure = await platform.result("GET", f"{API}/getFigure/{made['id']}", params={"sold_on_end": "2026-01-05"})
    assert (figure["count"], figure["sums"], figure["titles"]) == (4, {"amount": "15.00"}, {"amount": "金额"})
    assert {one["value"]: one["sums"]["amount"] for one in figure["slices"]} == {"东店": "9.00", '西店"; --': "6.00"}


async def test_it_is_exported_as_the_page_shows_it(platform: Client, source: str) -> None:
    asked = form(source)
    await platform.result("POST", f"{HEAD}/add", json=asked)
    path = f"{API}/exportXls/{asked['code']}"
    file = await platform.send("GET", path, params={"format": "xlsx", "shop": "东店"})
    rows = CalamineWorkbook.from_filelike(BytesIO(file.content)).get_sheet_by_index(0).to_python()
    assert len([row for row in rows if "东店" in row]) == 30 and any("金额" in row for row in rows)


async def test_names_are_those_of_the_source_and_nothing_else_is_saved(platform: Client, source: str) -> None:
    for change, field in (
        ({"resource": "public.nothing"}, "resource"),
        ({"resource": "secret"}, "resource"),
        ({"resource": "pg_catalog.pg_authid"}, "resource"),
        ({"resource": "sale; DROP TABLE sale"}, "resource"),
        ({"resource": "(SELECT 1)"}, "resource"),
        ({"columns": "No,now()"}, "columns"),
        ({"queryFields": "shop) OR (1=1"}, "queryFields"),
        ({"groupBy": "1"}, "groupBy"),
        ({"sums": "shop"}, "sums"),
        ({"sortBy": "No; DELETE"}, "sortBy"),
        ({"condition": '[{"field":"No","rule":"eq","val":"1"}]'}, "condition"),
        ({"dataSource": "nosuch"}, "dataSource"),
    ):
        refused = await platform.call("POST", f"{HEAD}/add", json=form(source, **change))
        assert field in (refused["fields"] or {}), (change, refused)


async def test_a_view_that_writes_or_hangs_is_refused(platform: Client, source: str) -> None:
    for view, refusal in (("writer", "source.broken"), ("hang", "source.slow")):
        names = {"columns": "", "queryFields": "", "sortBy": "", "groupBy": "", "sums": ""}
        made = await platform.result("POST", f"{HEAD}/add", json=form(source, resource=view, **names))
        assert (await platform.call("GET", f"{API}/getData/{made['id']}"))["id"] == refusal


async def test_the_portals_own_servers_and_inner_addresses_are_not_read(
    platform: Client, source: str, warehouse: str, organisation: Organisation, sign_in: Any
) -> None:
    await DataSource.filter(code=source).update(db_url=own_address()["dbUrl"])
    refused = await platform.call("POST", f"{HEAD}/add", json=form(source, resource="sys_user"))
    assert refused["id"] in {"source.own", "source.internal"}
    admin = await sign_in(organisation.admin)
    await DataSource.create(
        id=next_id(), tenant_id=organisation.id, code="inner", name="内网", db_type="postgresql", db_url=warehouse
    )
    assert (await admin.call("POST", f"{HEAD}/add", json=form("inner")))["id"] == "source.internal"
    clerk = await sign_in(await organisation.hire("online:cgreport:head:list", "online:cgreport:head:add"))
    denied = await clerk.send("POST", f"{HEAD}/add", json=form("inner"))
    assert (denied.status_code, denied.json()["result"]) == (403, {"needs": READ})
