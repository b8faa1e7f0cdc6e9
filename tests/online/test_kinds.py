"""A published field changes its kind: its rows are converted by a task while everybody goes on, or it is refused and nothing changes."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from schema.kit.errors import Conflict
from server.jobs import converting
from server.jobs.converting import run_conversion
from server.jobs.tasks import CancelRequestedError, TaskRun
from server.kit.database import pool
from server.online import copying
from tests.kit.people import create_organisation
from tests.online.conftest import FORM, TABLE, Flow, SignIn, Workshop, field
from tests.workers.tasks import claim, finish, run_task

Act = Callable[[], Awaitable[None]]


async def filled(workshop: Workshop, kind: dict[str, Any], *values: Any) -> tuple[str, str, list[str]]:
    """(form, path, rows) of a form with a field `x` of a kind."""
    row_id, path = await workshop.build("inspection", [field("place", required=True), field("x", **kind)])
    made = [
        await workshop.client.result("POST", f"/{path}/add", json={"place": f"P{at}", "x": value})
        for at, value in enumerate(values)
    ]
    return row_id, path, [row["id"] for row in made]


async def turn(workshop: Workshop, row_id: str, **change: Any) -> dict[str, Any]:
    x = await workshop.field_of(row_id, "x")
    return await workshop.edit_fields(row_id, {"id": x["id"], "rowVersion": x["rowVersion"], **change})


async def preview(workshop: Workshop, row_id: str) -> dict[str, Any]:
    told = await workshop.client.result("GET", f"{FORM}/changes", params={"id": row_id})
    return dict(told["conversions"][0])


async def start(workshop: Workshop, row_id: str) -> dict[str, Any]:
    row = await workshop.read(row_id)
    body = {"id": row_id, "version": row["rowVersion"]}
    return dict(await workshop.client.call("POST", f"{FORM}/convert", json=body))


async def convert(workshop: Workshop, row_id: str) -> dict[str, Any]:
    started = await start(workshop, row_id)
    assert started["success"], started
    return await finish(workshop.client, started["result"])


async def columns_of(path: str) -> set[str]:
    rows = await pool().fetch(
        "SELECT column_name FROM information_schema.columns WHERE table_name = $1", f"onl_d_{path.rpartition('/')[2]}"
    )
    return {row["column_name"] for row in rows} & {"copied", *(f"c{number}" for number in range(1, 20))}


OPTIONS = {"kind": "options", "options": "good=正常 | Good\nbad=异常 | Faulty"}


@pytest.mark.parametrize(
    ("old", "value", "new", "expected"),
    [
        ({}, "12", {"kind": "int"}, 12),
        ({}, " ", {"kind": "int"}, None),
        ({}, "1,234.50", {"kind": "decimal"}, "1234.50"),
        ({}, "12.5", {"kind": "money"}, "12.50"),
        ({}, "2026/1/2", {"kind": "date"}, "2026-01-02"),
        ({}, "2026-01-02 08:30:00", {"kind": "datetime"}, "2026-01-02 08:30:00"),
        ({}, "是", {"kind": "bool"}, True),
        ({}, "异常", OPTIONS, "bad"),
        ({}, "Good", OPTIONS, "good"),
        ({}, "男", {"kind": "dict", "dictCode": "sex"}, "1"),
        ({"kind": "int"}, 12, {"kind": "text"}, "12"),
        ({"kind": "int"}, 12, {"kind": "money"}, "12.00"),
        ({"kind": "decimal"}, "12.00", {"kind": "int"}, 12),
        ({"kind": "money"}, "12.50", {"kind": "text"}, "12.50"),
        ({"kind": "money"}, "12.50", {"kind": "decimal"}, "12.50"),
        ({"kind": "date"}, "2026-01-02", {"kind": "datetime"}, "2026-01-02 00:00:00"),
        ({"kind": "datetime"}, "2026-01-02 00:00:00", {"kind": "date"}, "2026-01-02"),
        ({"kind": "datetime"}, "2026-01-02 08:30:00", {"kind": "textarea"}, "2026-01-02 08:30:00"),
        ({"kind": "bool"}, True, {"kind": "text"}, "是"),
        (OPTIONS, "bad", {"kind": "text"}, "异常"),
        ({"kind": "textarea"}, "两\n行", {"kind": "text"}, "两\n行"),
    ],
)
async def test_what_can_be_read_as_the_new_kind_is_converted(
    workshop: Workshop, old: dict[str, Any], value: Any, new: dict[str, Any], expected: Any
) -> None:
    row_id, path, rows = await filled(workshop, {"kind": "text", **old}, value)
    assert (await turn(workshop, row_id, **new))["success"]
    counted = await preview(workshop, row_id)
    assert (counted["field"], counted["refused"], counted["partial"]) == ("x", 0, False)
    ended = await convert(workshop, row_id)
    assert (ended["state"], ended["result"]) == ("done", {"converted": 1, "version": 2, "views": 0}), ended
    row = await workshop.row(path, rows[0])
    assert (row["x"], row["rowVersion"]) == (expected, 1)
    assert await columns_of(path) == {"c1", "c2", "c3"}
    again = await workshop.client.call("POST", f"/{path}/add", json={"place": "later", "x": expected})
    assert again["success"], again


@pytest.mark.parametrize(
    ("old", "value", "new"),
    [
        ({}, "many", {"kind": "int"}),
        ({}, "007", {"kind": "int"}),
        ({}, "1.5", {"kind": "int"}),
        ({}, "1.234", {"kind": "decimal"}),
        ({}, "2026-01-02 08:30:00", {"kind": "date"}),
        ({}, "vielleicht", OPTIONS),
        ({}, "3", {"kind": "int", "most": 2}),
        ({}, "nobody there", {"kind": "user"}),
        ({}, "one.png", {"kind": "image"}),
        ({"kind": "textarea"}, "x" * 101, {"kind": "text"}),
        ({"kind": "decimal"}, "1.50", {"kind": "int"}),
        ({"kind": "datetime"}, "2026-01-02 08:30:00", {"kind": "date"}),
    ],
)
async def test_nothing_is_cut_rounded_or_guessed(
    workshop: Workshop, old: dict[str, Any], value: Any, new: dict[str, Any]
) -> None:
    row_id, path, rows = await filled(workshop, {"kind": "text", **old}, value)
    assert (await turn(workshop, row_id, **new))["success"]
    counted = await preview(workshop, row_id)
    assert (counted["converts"], counted["refused"], counted["rows"][0]["id"]) == (0, 1, rows[0])
    refused = await start(workshop, row_id)
    assert (refused["code"], refused["id"], refused["result"]["field"]) == (409, "form.refused", "x")
    assert await columns_of(path) == {"c1", "c2"}
    assert (await workshop.client.call("PUT", f"/{path}/edit", json={"id": rows[0], "place": "y"}))["success"]


async def test_refused_rows_are_named_to_those_who_may_see_them(workshop: Workshop, sign_in: SignIn) -> None:
    row_id, _, rows = await filled(workshop, {}, "1", *(f"no{at}" for at in range(12)), "")
    await turn(workshop, row_id, kind="int")
    counted = await preview(workshop, row_id)
    assert (counted["converts"], counted["refused"], len(counted["rows"])) == (1, 12, 10)
    assert counted["rows"][0] == {"id": rows[1], "label": "P1", "value": "no0", "reason": "请输入整数"}
    refused = await start(workshop, row_id)
    assert [row["id"] for row in refused["result"]["rows"]] == rows[1:11]
    builder = await sign_in(await workshop.organisation.hire("online:cgform:list", "online:cgform:publish"))
    told = await builder.result("GET", f"{FORM}/changes", params={"id": row_id})
    assert (told["conversions"][0]["refused"], told["conversions"][0]["rows"]) == (12, [])


async def test_converting_needs_the_right_to_publish_in_the_own_organisation(
    workshop: Workshop, sign_in: SignIn
) -> None:
    row_id, _, _ = await filled(workshop, {}, "1")
    await turn(workshop, row_id, kind="int")
    body = {"id": row_id, "version": (await workshop.read(row_id))["rowVersion"]}
    clerk = await sign_in(await workshop.organisation.hire("online:cgform:list", "online:cgform:edit"))
    assert (await clerk.send("POST", f"{FORM}/convert", json=body)).status_code == 403
    stranger = await sign_in((await create_organisation("别家")).admin)
    assert (await stranger.send("POST", f"{FORM}/convert", json=body)).status_code == 404
    stale = await workshop.client.call("POST", f"{FORM}/convert", json={**body, "version": 99})
    assert stale["code"] == 409


async def test_publishing_alone_does_not_change_a_kind(workshop: Workshop) -> None:
    row_id, path, rows = await filled(workshop, {}, "1")
    await turn(workshop, row_id, kind="int")
    step = {"id": row_id, "version": (await workshop.read(row_id))["rowVersion"]}
    assert (await workshop.client.call("POST", f"{FORM}/publish", json=step))["id"] == "form.kinds"
    assert (await workshop.row(path, rows[0]))["x"] == "1"
    await turn(workshop, row_id, kind="text", titleEn="Other")
    assert (await start(workshop, row_id))["id"] == "form.kinds"
    assert await workshop.publish(row_id) == path


async def test_values_that_would_be_twice_in_a_unique_field_are_refused(workshop: Workshop) -> None:
    row_id, path = await workshop.build("unique", [field("place"), field("x", single=True)])
    for text in ("1", "１"):
        assert (await workshop.client.call("POST", f"/{path}/add", json={"x": text}))["success"]
    await turn(workshop, row_id, kind="int")
    assert "不止一次" in (await preview(workshop, row_id))["rows"][0]["reason"]
    assert (await start(workshop, row_id))["id"] == "form.refused"


class KilledError(BaseException):
    """The worker is gone: nothing of it tidies up."""


async def begin(workshop: Workshop, row_id: str, lease: str) -> TaskRun:
    started = await start(workshop, row_id)
    task = await claim(int(started["result"]["taskId"]), lease)
    assert task is not None
    return TaskRun(task, workshop.organisation.admin, lease)


def between_batches(monkeypatch: pytest.MonkeyPatch, *acts: Act) -> None:
    """Batches of two rows, with an act behind each of the first ones, when what it did is there."""
    monkeypatch.setattr(copying, "BATCH", 2)
    step, left = converting.copy_batch, iter(acts)

    async def copy(*given: Any) -> int:
        rows = await step(*given)
        act = next(left, None)
        if act is not None:
            await act()
        return rows

    monkeypatch.setattr(converting, "copy_batch", copy)


async def test_what_is_written_during_the_copy_is_carried_along(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    row_id, path, rows = await filled(workshop, {}, *"12345")
    await turn(workshop, row_id, kind="int")
    run = await begin(workshop, row_id, "copying")

    async def write(call: str, **values: Any) -> None:
        method = {"add": "POST", "edit": "PUT"}[call]
        assert (await workshop.client.call(method, f"/{path}/{call}", json=values))["success"]

    between_batches(
        monkeypatch,
        lambda: write("edit", id=rows[0], x="10"),
        lambda: write("add", place="new", x="60"),
        lambda: write("edit", id=rows[4], x=""),
    )
    await run_conversion(run)
    page = await workshop.client.result("GET", f"/{path}/list", params={"pageSize": 20, "column": "id", "order": "asc"})
    assert [row["x"] for row in page["records"]] == [10, 2, 3, 4, None, 60]


async def test_another_worker_goes_on_from_the_mark(workshop: Workshop, monkeypatch: pytest.MonkeyPatch) -> None:
    row_id, path, rows = await filled(workshop, {}, *"12345")
    await turn(workshop, row_id, kind="int")
    run = await begin(workshop, row_id, "dying")

    async def die() -> None:
        raise KilledError

    between_batches(monkeypatch, die)
    with pytest.raises(KilledError):
        await run_conversion(run)
    assert {"c3", "copied"} <= await columns_of(path)
    assert (await workshop.row(path, rows[0]))["x"] == "1"
    assert (await start(workshop, row_id))["id"] == "form.converting"
    assert (await workshop.client.call("PUT", f"/{path}/edit", json={"id": rows[0], "x": "11"}))["success"]
    await pool().execute("UPDATE sys_task SET heartbeat_at = now() - interval '1 minute' WHERE id = $1", run.task.id)
    await run_task(run.task.id, "heir")
    task = await workshop.client.result("GET", "/sys/task/queryById", params={"id": str(run.task.id)})
    assert (task["state"], task["result"]["version"]) == ("done", 2), task
    assert [(await workshop.row(path, row))["x"] for row in rows] == [11, 2, 3, 4, 5]
    assert "copied" not in await columns_of(path)


async def test_cancelling_leaves_the_version_before_as_it_was(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    row_id, path, rows = await filled(workshop, {}, *"12345")
    await turn(workshop, row_id, kind="int")
    run = await begin(workshop, row_id, "cancelled")

    async def cancel() -> None:
        run.stop = CancelRequestedError()

    between_batches(monkeypatch, cancel)
    with pytest.raises(CancelRequestedError):
        await run_conversion(run)
    assert await columns_of(path) == {"c1", "c2"}
    assert ((await workshop.read(row_id))["version"], (await workshop.row(path, rows[0]))["x"]) == (1, "1")


async def test_what_does_not_convert_at_the_last_moment_ends_the_task(workshop: Workshop) -> None:
    row_id, path, rows = await filled(workshop, {}, "1")
    await turn(workshop, row_id, kind="int")
    started = await start(workshop, row_id)
    assert (await workshop.client.call("PUT", f"/{path}/edit", json={"id": rows[0], "x": "no"}))["success"]
    ended = await finish(workshop.client, started["result"])
    assert ended["state"] == "failed" and "不能转换" in ended["message"]
    assert await columns_of(path) == {"c1", "c2"}
    assert (await workshop.row(path, rows[0]))["x"] == "no"


async def test_a_draft_that_is_changed_meanwhile_is_not_published(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    row_id, path, _ = await filled(workshop, {}, "1")
    await turn(workshop, row_id, kind="int")
    run = await begin(workshop, row_id, "other")

    async def change() -> None:
        await turn(workshop, row_id, kind="decimal")

    between_batches(monkeypatch, change)
    with pytest.raises(Conflict, match="草稿又改了"):
        await run_conversion(run)
    assert await columns_of(path) == {"c1", "c2"}


async def test_fields_of_a_sub_table_and_of_what_goes_by_them_follow(workshop: Workshop) -> None:
    parts = Flow(tables=[{"code": "parts", "title": "配件", "titleEn": "Parts"}])
    fields = [field("place", required=True), field("x", tableCode="parts")]
    row_id, path = await workshop.build("inspection", fields, parts)
    lines = await workshop.lines_of(row_id, "parts")
    body = {"place": "A", "children": {lines: [{"x": "3"}, {"x": "4"}]}}
    assert (await workshop.client.call("POST", f"/{path}/add", json=body))["success"]
    await turn(workshop, row_id, kind="int")
    ended = await convert(workshop, row_id)
    assert (ended["state"], ended["result"]["converted"]) == ("done", 2), ended
    page = await workshop.client.result("GET", f"/{lines}/list")
    assert sorted(row["x"] for row in page["records"]) == [3, 4]
    assert TABLE in (await workshop.read(row_id))["children"]


async def test_saved_views_lose_their_filters_by_the_field_and_nothing_else(workshop: Workshop) -> None:
    row_id, path, _ = await filled(workshop, {}, "12")
    content = {"filters": {"x": "*1*", "place": "P"}, "sort": [{"key": "x", "order": "asc"}]}
    made = await workshop.client.result("POST", "/sys/view/add", json={"path": path, "title": "V", "content": content})
    await turn(workshop, row_id, kind="int")
    ended = await convert(workshop, row_id)
    assert ended["result"]["views"] == 1, ended
    views = await workshop.client.result("GET", "/sys/view/mine", params={"path": path})
    kept = next(view for view in views if view["id"] == made["id"])["content"]
    assert (kept["filters"], kept["sort"][0]["key"]) == ({"place": "P"}, "x")
