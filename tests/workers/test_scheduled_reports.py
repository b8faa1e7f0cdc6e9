"""A report that is planned lies in its receivers' inbox at its hour, as each of them may see it and as it was then."""

from asyncio import gather
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, time, timedelta
from hashlib import sha256
from typing import Any

import pytest

from schema.kit.clock import SHANGHAI, now
from schema.system.position import Position
from schema.system.report import Report
from schema.system.scheduled_report import ScheduledReport
from schema.system.task import Task
from server.jobs.rhythm import Rhythm
from server.jobs.scheduled_reports import send_due
from server.kit.actor import Actor
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, create_organisation
from tests.workers.sheets import read_sheet
from tests.workers.tasks import run_task

SignIn = Callable[..., Awaitable[Client]]
READS = ("sys:position:list", "sys:position:export")
PLAN = {"name": "职务周报", "resource": "sys/position", "rhythm": "daily", "atTime": "07:30:00", "enabled": True}


@pytest.fixture
async def desk(organisation: Organisation, sign_in: SignIn) -> Client:
    await add_dictionaries(organisation.id)
    for code, name in (("P1", "前台"), ("P2", "保洁")):
        await Position.create(tenant_id=organisation.id, code=code, name=name, rank="1")
    return await sign_in(organisation.admin)


async def plan(desk: Client, *receivers: Actor, **more: Any) -> ScheduledReport:
    ids = ",".join(str(receiver.user_id) for receiver in receivers)
    row = await desk.result("POST", "/sys/scheduledReport/add", json={**PLAN, "receiverIds": ids, **more})
    return await ScheduledReport.get(id=row["id"])


async def make_due(row: ScheduledReport) -> None:
    await ScheduledReport.filter(id=row.id).update(next_run=now() - timedelta(minutes=1))


async def sheets_of(client: Client, actor: Actor) -> list[list[list[Any]]]:
    """What the tasks of the person come to, once a worker has done them."""
    found = []
    for task in await Task.filter(owner_id=actor.user_id, kind="export").order_by("id"):
        await run_task(task.id, "test")
        file = await client.send("GET", "/sys/task/download", params={"id": str(task.id)})
        found.append(read_sheet(file.content))
    return found


MOMENT = datetime(2027, 1, 31, 8, 0, tzinfo=SHANGHAI)  # a Sunday
NEXT = [
    (Rhythm("daily", time(7, 30)), datetime(2027, 2, 1, 7, 30)),
    (Rhythm("daily", time(8, 1)), datetime(2027, 1, 31, 8, 1)),
    (Rhythm("weekly", time(8, 0), weekday=7), datetime(2027, 2, 7, 8, 0)),
    (Rhythm("weekly", time(9, 0), weekday=7), datetime(2027, 1, 31, 9, 0)),
    (Rhythm("monthly", time(7, 0), month_day=31), datetime(2027, 2, 28, 7, 0)),
    (Rhythm("monthly", time(7, 0), month_day=1), datetime(2027, 2, 1, 7, 0)),
]


@pytest.mark.parametrize(("rhythm", "due"), NEXT, ids=[f"{one.kind} {due:%d %H:%M}" for one, due in NEXT])
def test_it_is_next_due_by_the_clock_of_the_house(rhythm: Rhythm, due: datetime) -> None:
    found = rhythm.next_after(MOMENT.astimezone(UTC))
    assert found == due.replace(tzinfo=SHANGHAI) and found.tzinfo == UTC


async def test_who_receives_it_finds_what_they_may_see_and_who_may_not_finds_nothing(
    desk: Client, organisation: Organisation, sign_in: SignIn
) -> None:
    reader, stranger = await organisation.hire(*READS, name="林晓雯"), await organisation.hire("sys:position:list")
    row = await plan(desk, reader, stranger, query='{"name":"*台*"}')
    assert await send_due() == 0, "not before its hour"
    await make_due(row)
    assert await send_due() >= 1
    [sheet] = await sheets_of(await sign_in(reader), reader)
    assert sheet[0][0] == "职务周报" and [line[1] for line in sheet[3:]] == ["前台"]
    assert not await Task.exists(owner_id=stranger.user_id)
    await row.refresh_from_db()
    assert row.last_result and row.last_result.startswith("已发1人，未发1人") and row.last_run
    assert row.next_run and row.next_run > now()
    [notice] = (await (await sign_in(reader)).result("GET", "/sys/annountCement/listByUser"))["sysMsgList"]
    assert "职务周报" in notice["titile"]


async def test_it_is_sent_once_however_many_workers_find_it_due(desk: Client, organisation: Organisation) -> None:
    reader = await organisation.hire(*READS)
    row = await plan(desk, reader)
    await make_due(row)
    await gather(*(send_due() for _ in range(4)))
    assert await Task.filter(owner_id=reader.user_id).count() == 1


async def test_the_copy_stays_what_it_was(desk: Client, organisation: Organisation, sign_in: SignIn) -> None:
    reader = await organisation.hire(*READS)
    row = await plan(desk, reader)
    await desk.result("POST", "/sys/scheduledReport/send", json={"id": str(row.id)})
    client, task = await sign_in(reader), await Task.get(owner_id=reader.user_id)
    await run_task(task.id, "test")
    prints = []
    for name in ("前台", "夜班"):
        await Position.filter(tenant_id=organisation.id, code="P1").update(name=name)
        file = await client.send("GET", "/sys/task/download", params={"id": str(task.id)})
        prints.append(sha256(file.content).hexdigest())
    assert prints[0] == prints[1]


async def test_a_report_is_sent_with_its_own_columns_and_condition(
    desk: Client, organisation: Organisation, sign_in: SignIn
) -> None:
    report = await Report.create(
        tenant_id=organisation.id,
        code="desks",
        name="前台职务",
        resource="sys/position",
        columns="name",
        condition='[{"field":"code","rule":"eq","val":"P1"}]',
    )
    reader = await organisation.hire(*READS)
    row = await plan(desk, reader, reportId=str(report.id), resource="")
    await desk.result("POST", "/sys/scheduledReport/send", json={"id": str(row.id)})
    [sheet] = await sheets_of(await sign_in(reader), reader)
    assert sheet[0][0] == "前台职务" and sheet[2:] == [["职务名称"], ["前台"]]


REFUSED = [
    ({"resource": ""}, "resource"),
    ({"resource": "no/such"}, "resource"),
    ({"query": "[1]"}, "query"),
    ({"query": '{"name":1}'}, "query"),
    ({"rhythm": "weekly"}, "weekday"),
    ({"rhythm": "monthly"}, "monthDay"),
    ({"rhythm": "monthly", "monthDay": 32}, "monthDay"),
    ({"atTime": "7 o'clock"}, "atTime"),
    ({"receiverIds": ""}, "receiverIds"),
]


@pytest.mark.parametrize(("wrong", "where"), REFUSED, ids=[str(wrong) for wrong, _ in REFUSED])
async def test_what_cannot_be_sent_is_refused_at_its_field(
    desk: Client, organisation: Organisation, wrong: dict[str, Any], where: str
) -> None:
    body = {**PLAN, "receiverIds": str(organisation.admin.user_id)} | wrong
    answer = await desk.call("POST", "/sys/scheduledReport/add", json=body)
    assert not answer["success"] and where in answer["fields"], answer


async def test_one_that_is_off_waits_and_goes_on_from_then(desk: Client, organisation: Organisation) -> None:
    row = await plan(desk, organisation.admin, enabled=False, rhythm="weekly", weekday=3)
    assert row.next_run is None
    [shown] = (await desk.result("GET", "/sys/scheduledReport/list"))["records"]
    assert shown["weekday_dictText"] == "周三"
    await desk.result("POST", "/sys/scheduledReport/edit", json={"id": str(row.id), "enabled": True})
    await row.refresh_from_db()
    assert row.next_run and row.next_run > now()


async def test_the_receivers_are_people_of_the_organisation(desk: Client) -> None:
    other = await create_organisation("别的物业")
    body = {**PLAN, "receiverIds": str(other.admin.user_id)}
    answer = await desk.call("POST", "/sys/scheduledReport/add", json=body)
    assert not answer["success"] and "receiverIds" in answer["fields"]
