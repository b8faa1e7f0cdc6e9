"""Somebody uploads a sheet made to be dear: it costs a clear line at that upload, and the next one is read as ever."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from starlette.applications import Starlette

from schema.system.position import Position
from server.jobs.api import start_import
from server.jobs.files import upload_key
from server.jobs.queue import WORKER_KEY
from server.kit.redis import get_redis
from server.kit.storage import storage
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation
from tests.security.abuse.hostile_sheets import many_cells, rows_markup, text, two_corners, xls, xlsx
from tests.security.abuse.limits import limited
from tests.workers.sheets import POSITION_TITLES, positions, sheet_bytes
from tests.workers.tasks import run_task

SignIn = Callable[..., Awaitable[Client]]


@pytest.fixture(autouse=True)
async def no_worker(app: Starlette) -> None:
    """One that other tests had running is gone, and no import here is to wait for it."""
    await get_redis().delete(WORKER_KEY)


# Made when they are sent: collecting the tests would pay for them in each process.
FAR = "表格范围超过6000000个单元格"
REFUSED: dict[str, tuple[Callable[[], bytes], str]] = {
    "an xlsx of two corners": (two_corners, FAR),
    "an xlsx of two corners without references of its rows": (
        lambda: xlsx(
            rows_markup([(1, 1, text("a")), (1_048_576, 16_384, text("x"))]).replace('<row r="1048576">', "<row>")
        ),
        FAR,
    ),
    "an xlsx whose far cell is spelled oddly": (
        lambda: xlsx('<row r="1"><c r="A1"><v>1</v></c></row><row><c  r="&#88;FD1048576"><v>1</v></c></row>'),
        "文件上传失败",
    ),
    "an xls of two corners": (lambda: xls([(0, 0, 1.0), (65_535, 255, 1.0)]), FAR),
    "an xls beyond what any program writes": (lambda: xls([(0, 0, 1.0), (65_535, 65_535, 1.0)]), FAR),
    "a sheet that unpacks to six hundred megabytes": (
        lambda: xlsx(" " * (1 << 20) for _ in range(600)),
        "表格内容过大",
    ),
}


async def upload(client: Client, content: bytes) -> dict[str, Any]:
    return await client.call("POST", "/sys/position/importExcel", files={"file": ("表.xlsx", content)})


async def read(client: Client, content: bytes) -> dict[str, Any]:
    return await client.call("POST", "/sys/position/importRead", files={"file": ("表.xlsx", content)})


@pytest.mark.parametrize("name", REFUSED)
async def test_a_sheet_that_reaches_too_far_is_refused_before_it_is_laid_out(
    organisation: Organisation, sign_in: SignIn, name: str
) -> None:
    client, (make, wanted) = await sign_in(organisation.admin), REFUSED[name]
    content = make()
    assert len(content) < 1 << 20
    for call in (upload, read):
        answer = await call(client, content)
        assert (answer["success"], answer["code"]) == (False, 422), answer
        assert wanted in answer["message"], answer
    assert await Position.filter(tenant_id=organisation.id).count() == 0


async def test_after_a_hostile_sheet_the_next_one_is_read(organisation: Organisation, sign_in: SignIn) -> None:
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    await upload(client, two_corners())
    assert (await upload(client, sheet_bytes(POSITION_TITLES, positions(3))))["code"] == 200


async def test_a_task_that_reads_one_fails_with_the_reason_and_ends_nothing_else(organisation: Organisation) -> None:
    key = upload_key(organisation.id, "0" * 32, ".xlsx")
    await storage().put(key, two_corners())
    task = await start_import(organisation.admin, "sys/position", key, "a.xlsx", {}, wait=False)
    await run_task(task.id, "worker")
    await task.refresh_from_db()
    assert task.state == "failed" and FAR in (task.message or "")


async def test_a_sheet_that_takes_more_memory_than_a_child_has_costs_the_child_only(
    organisation: Organisation, sign_in: SignIn
) -> None:
    client, content = await sign_in(organisation.admin), many_cells(20_000, 20)
    with limited(SHEET_MEMORY_MB=40):
        for call in (upload, read):
            answer = await call(client, content)
            assert (answer["code"], "时间或内存过多" in answer["message"]) == (422, True), answer
    assert (await read(client, content))["success"]


async def test_the_limit_of_cells_is_the_operators(organisation: Organisation, sign_in: SignIn) -> None:
    client, content = await sign_in(organisation.admin), sheet_bytes(POSITION_TITLES, positions(10))
    assert (await read(client, content))["success"]
    with limited(SHEET_CELLS=30):
        assert "30个单元格" in (await read(client, content))["message"]


async def test_cells_that_are_only_painted_do_not_count(organisation: Organisation, sign_in: SignIn) -> None:
    """People colour whole columns; such cells hold nothing."""
    painted = '<row r="1"><c r="A1" t="inlineStr"><is><t>职务编码</t></is></c><c r="XFD1" s="1"/></row>'
    content = xlsx(painted + '<row r="9000"><c r="A9000"><v>7</v></c><c r="XFD9000" s="1"/></row>')
    answer = await read(await sign_in(organisation.admin), content)
    assert answer["success"] and answer["result"]["sheets"][0]["rows"] == 8999
