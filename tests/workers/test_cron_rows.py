"""An administrator schedules jobs by rows: checked when saved, fired once per second, and told how each run ended."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Any

import pytest

from schema.kit.clock import SHANGHAI, now, to_wire
from schema.kit.errors import Conflict
from schema.kit.snowflake import next_id
from schema.system.cron_job import CronJob, CronRun
from server.jobs.builtin import ensure_builtin_jobs
from server.jobs.catalog import JOB_KINDS
from server.jobs.cron import parse_cron
from server.jobs.fires import JobCall, fire_now, first_run, missed_fires, plan_fires, record_fires, run_fire, sweep_runs
from server.kit.database import pool
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation
from workers.jobs import FUNCTIONS, check_functions

SignIn = Callable[..., Awaitable[Client]]
FIRE = datetime(2026, 10, 1, 12, 0, 0, tzinfo=SHANGHAI)


async def add_job(organisation: Organisation, **columns: Any) -> CronJob:
    values: dict[str, Any] = {
        "name": "清理",
        "job_class_name": "cleanFiles",
        "cron_expression": "0 0 3 * * ? *",
        **columns,
    }
    return await CronJob.create(id=next_id(), tenant_id=organisation.id, **values)


async def call(job: JobCall) -> str | None:
    return f"{job.parameter.get('days', 0)}"


async def fail(job: JobCall) -> str | None:
    raise ValueError("no disk")


async def answer_time(job: JobCall) -> str | None:
    return to_wire(job.fire_time)


async def refuse(job: JobCall) -> str | None:
    raise Conflict("不行 | No")


BAD = [
    ({"jobClassName": "os.system"}, "jobClassName"),
    ({"cronExpression": "every day"}, "cronExpression"),
    ({"cronExpression": "0 0 0 1 * 2"}, "cronExpression"),
    ({"cronExpression": "0 0 0 1 1 ? 2019"}, "cronExpression"),
    ({"parameter": "[1]"}, "parameter"),
    ({"parameter": '{"days": 0}'}, "parameter"),
    ({"parameter": '{"days": "7"}'}, "parameter"),
    ({"parameter": '{"nights": 7}'}, "parameter"),
    ({"jobClassName": "cleanLogs"}, "jobClassName"),
]


@pytest.mark.parametrize(("wrong", "where"), BAD, ids=[str(wrong) for wrong, _ in BAD])
async def test_a_row_that_cannot_run_is_refused_at_its_field(
    organisation: Organisation, sign_in: SignIn, wrong: dict[str, str], where: str
) -> None:
    await add_dictionaries(organisation.id)
    client = await sign_in(organisation.admin)
    row = {
        "name": "每日",
        "jobClassName": "cleanFiles",
        "cronExpression": "0 0 3 * * ? *",
        "status": "0",
        "misfire": "once",
    }
    answer = await client.call("POST", "/sys/quartzJob/add", json=row | wrong)
    assert not answer["success"] and where in answer["fields"], answer
    assert (await client.call("POST", "/sys/quartzJob/add", json=row))["success"]


@pytest.mark.parametrize("method", ["GET", "POST"])
async def test_a_job_is_paused_resumed_and_run_now(organisation: Organisation, sign_in: SignIn, method: str) -> None:
    job = await add_job(organisation, next_run=FIRE)
    client = await sign_in(organisation.admin)
    given: dict[str, Any] = {"params": {"id": str(job.id)}} if method == "GET" else {"json": {"id": str(job.id)}}
    await client.result(method, "/sys/quartzJob/pause", **given)
    await job.refresh_from_db()
    assert (job.status, job.next_run) == ("-1", None)
    started = await client.result(method, "/sys/quartzJob/execute", **given)
    await run_fire(int(started["runId"]), "w", {"cleanFiles": call})
    run = await CronRun.get(id=int(started["runId"]))
    assert (run.state, run.message) == ("done", "0") and run.duration_ms is not None
    await client.result(method, "/sys/quartzJob/resume", **given)
    await job.refresh_from_db()
    assert job.status == "0"
    history = await client.result("GET", "/sys/quartzJobLog/list")
    assert history["records"][0]["state"] == "done"


async def test_another_tenants_job_cannot_be_touched(organisation: Organisation, sign_in: SignIn) -> None:
    from tests.kit.people import create_organisation

    job = await add_job(await create_organisation("别处"))
    client = await sign_in(organisation.admin)
    for action in ("execute", "pause", "resume"):
        assert (await client.send("POST", f"/sys/quartzJob/{action}", json={"id": str(job.id)})).status_code == 404


async def test_the_editor_previews_ten_runs(organisation: Organisation, sign_in: SignIn) -> None:
    client = await sign_in(organisation.admin)
    runs = await client.result("GET", "/sys/quartzJob/preview", params={"cron": "0 0 3 * * ? *"})
    assert len(runs) == 10 and runs[0].endswith("03:00:00")
    answer = await client.call("GET", "/sys/quartzJob/preview", params={"cron": "nonsense"})
    assert answer["id"] == "cron.invalid"


async def test_of_many_schedulers_one_records_a_fire(organisation: Organisation) -> None:
    job = await add_job(organisation, next_run=FIRE)
    following = FIRE + timedelta(seconds=1)
    won = await asyncio.gather(*(record_fires(job.id, FIRE, [FIRE], following) for _ in range(8)))
    assert sum(won) == 1
    assert await CronRun.filter(job_id=job.id).values_list("fire_time", flat=True) == [FIRE]
    await job.refresh_from_db()
    assert (job.last_run, job.next_run) == (FIRE, following)


async def test_all_missed_fires_run_one_after_the_other_and_none_is_an_overlap(organisation: Organisation) -> None:
    job = await add_job(organisation, next_run=FIRE, misfire="all")
    fires = [FIRE + timedelta(hours=hour) for hour in range(4)]
    assert await record_fires(job.id, FIRE, fires, FIRE + timedelta(hours=4))
    ran: list[datetime] = []

    async def note(call: JobCall) -> str | None:
        ran.append(call.fire_time)
        await asyncio.sleep(0.01)
        return None

    runs = [run.id for run in await CronRun.filter(job_id=job.id).order_by("-fire_time")]
    for _ in fires:  # as often as workers are called: those that came too early are called again
        await asyncio.gather(*(run_fire(run, f"w{run}", {"cleanFiles": note}) for run in runs))
    assert ran == fires
    assert {run.state for run in await CronRun.filter(job_id=job.id)} == {"done"}


async def test_a_paused_row_does_not_fire(organisation: Organisation) -> None:
    job = await add_job(organisation, next_run=FIRE, status="-1")
    assert not await record_fires(job.id, FIRE, [FIRE], FIRE)


async def test_of_many_workers_one_runs_a_fire(organisation: Organisation) -> None:
    job = await add_job(organisation, parameter='{"days": 3}')
    run_id = await fire_now(job.id, "somebody")
    calls = []

    async def count(job: JobCall) -> str:
        calls.append(job.parameter)
        await asyncio.sleep(0.05)
        return "x"

    await asyncio.gather(*(run_fire(run_id, f"w{n}", {"cleanFiles": count}) for n in range(5)))
    assert calls == [{"days": 3}]


async def test_a_failed_run_is_kept_with_its_reason(organisation: Organisation) -> None:
    job = await add_job(organisation)
    for function, message in ((fail, "ValueError: no disk"), (refuse, "不行 | No")):
        run_id = await fire_now(job.id, "somebody")
        await run_fire(run_id, "w", {"cleanFiles": function})
        run = await CronRun.get(id=run_id)
        assert (run.state, run.message) == ("failed", message)


async def test_a_run_does_not_overlap_the_one_before(organisation: Organisation) -> None:
    job = await add_job(organisation)
    first, second = await fire_now(job.id, "a"), await fire_now(job.id, "b")
    started = asyncio.Event()
    end = asyncio.Event()

    async def slow(job: JobCall) -> str:
        started.set()
        await end.wait()
        return "x"

    running = asyncio.create_task(run_fire(first, "w1", {"cleanFiles": slow}))
    await started.wait()
    await run_fire(second, "w2", {"cleanFiles": call})
    end.set()
    await running
    assert (await CronRun.get(id=second)).state == "cancelled" and (await CronRun.get(id=first)).state == "done"


async def test_a_run_whose_worker_died_is_run_again_and_given_up_in_the_end(organisation: Organisation) -> None:
    job = await add_job(organisation)
    run_id = await fire_now(job.id, "a")
    for expected in ("queued", "failed"):
        await pool().execute(
            "UPDATE sys_job_log SET state = 'running', worker = 'gone', attempts = attempts + 1,"
            " heartbeat_at = now() - interval '1 minute' WHERE id = $1",
            run_id,
        )
        await sweep_runs()
        assert (await CronRun.get(id=run_id)).state == expected
    assert "两次意外终止" in ((await CronRun.get(id=run_id)).message or "")


async def test_a_quiet_job_with_nothing_to_do_leaves_no_history(organisation: Organisation) -> None:
    async def nothing(job: JobCall) -> None:
        return None

    job = await add_job(organisation, job_class_name="housekeepingAlarms", next_run=FIRE)
    await record_fires(job.id, FIRE, [FIRE], None)
    run = await CronRun.get(job_id=job.id)
    await run_fire(run.id, "w", {"housekeepingAlarms": nothing})
    assert not await CronRun.filter(job_id=job.id).exists()


EVERY_SECOND = parse_cron("* * * * * ? *")
DAILY = parse_cron("0 0 3 * * ? *")


def test_a_short_gap_between_leaders_is_made_up_for_second_by_second() -> None:
    fires, following = plan_fires(EVERY_SECOND, FIRE, "skip", FIRE + timedelta(seconds=3))
    assert fires == [FIRE + timedelta(seconds=n) for n in range(4)]
    assert following == FIRE + timedelta(seconds=4)


def test_what_all_makes_up_for_has_a_bound() -> None:
    minutely = parse_cron("0 * * * * ? *")
    missed = datetime(2026, 11, 1, tzinfo=SHANGHAI)
    moment = missed + timedelta(days=3, seconds=30)
    fires, following = plan_fires(minutely, missed, "all", moment)
    assert len(fires) == 100 and fires == sorted(set(fires)) and fires[0] == missed
    assert following is not None and moment < following <= moment + timedelta(minutes=1)


@pytest.mark.parametrize(("misfire", "count"), [("once", 1), ("skip", 0), ("all", 3)])
def test_what_was_missed_for_long_follows_the_rows_policy(misfire: str, count: int) -> None:
    missed = FIRE.replace(hour=3)
    fires, following = plan_fires(DAILY, missed, misfire, missed + timedelta(days=2, hours=5))
    assert len(fires) == count and following == missed + timedelta(days=3)


@pytest.mark.parametrize(("misfire", "count"), [("once", 2), ("skip", 3), ("all", 0)])
def test_what_the_policy_does_not_make_up_for_is_missed(misfire: str, count: int) -> None:
    planned = FIRE.replace(hour=3)
    moment = planned + timedelta(days=2, hours=5)
    fires, _ = plan_fires(DAILY, planned, misfire, moment)
    missed = missed_fires(DAILY, planned, fires, moment)
    assert len(missed) == count and sorted([*missed, *fires]) == [planned + timedelta(days=day) for day in range(3)]
    assert missed_fires(DAILY, planned, [], planned + timedelta(seconds=59)) == []


async def test_a_missed_run_is_shown_and_made_up_for_or_skipped_once(
    organisation: Organisation, sign_in: SignIn
) -> None:
    await add_dictionaries(organisation.id)
    job = await add_job(organisation, next_run=FIRE, misfire="skip")
    missed = [FIRE + timedelta(hours=hour) for hour in range(2)]
    assert await record_fires(job.id, FIRE, [], FIRE + timedelta(hours=3), missed)
    client = await sign_in(organisation.admin)
    params = {"state": "missed", "column": "fireTime", "order": "asc"}
    first, second = (await client.result("GET", "/sys/quartzJobLog/list", params=params))["records"]
    assert (await client.result("POST", "/sys/quartzJobLog/runMissed", json={"id": first["id"]}))["runId"] == first[
        "id"
    ]
    await run_fire(int(first["id"]), "w1", {"cleanFiles": answer_time})
    await client.result("POST", "/sys/quartzJobLog/skipMissed", json={"id": second["id"]})
    states = {run.fire_time: (run.state, run.message) for run in await CronRun.filter(job_id=job.id)}
    assert states[missed[0]] == ("done", to_wire(missed[0])) and states[missed[1]][0] == "cancelled"
    again = await client.send("POST", "/sys/quartzJobLog/skipMissed", json={"id": first["id"]})
    assert (again.status_code, again.json()["id"]) == (409, "run.settled")
    clerk = await sign_in(await organisation.hire("sys:quartzJobLog:list"))
    assert (await clerk.send("POST", "/sys/quartzJobLog/runMissed", json={"id": second["id"]})).status_code == 403


async def test_of_jobs_that_leave_no_line_nothing_missed_is_told(organisation: Organisation) -> None:
    job = await add_job(organisation, next_run=FIRE, job_class_name="releaseHolds")
    assert await record_fires(job.id, FIRE, [], None, [FIRE])
    assert not await CronRun.filter(job_id=job.id).exists()


def test_a_plan_that_the_expression_no_longer_names_is_made_anew() -> None:
    assert first_run(DAILY, FIRE, FIRE) == FIRE.replace(hour=3) + timedelta(days=1)
    assert first_run(DAILY, FIRE.replace(hour=3), FIRE) == FIRE.replace(hour=3)


def test_every_key_has_its_function() -> None:
    check_functions()


async def test_every_tenant_gets_the_built_in_rows_once(organisation: Organisation) -> None:
    await ensure_builtin_jobs()
    first = await CronJob.filter(tenant_id=organisation.id).order_by("id")
    assert {row.job_class_name for row in first} == {kind.key for kind in JOB_KINDS.values() if not kind.platform}
    await CronJob.filter(id=first[0].id).update(del_flag=1)
    await ensure_builtin_jobs()
    assert await CronJob.filter(tenant_id=organisation.id).count() == len(first)


@pytest.mark.parametrize("key", list(FUNCTIONS))
async def test_every_built_in_job_runs(organisation: Organisation, key: str) -> None:
    job = await add_job(organisation, job_class_name=key)
    run_id = await fire_now(job.id, "somebody")
    await run_fire(run_id, "w", FUNCTIONS)
    run = await CronRun.get(id=run_id)
    assert run.state == "done", run.trace


async def test_expired_files_are_cleaned_and_fresh_ones_stay(organisation: Organisation) -> None:
    from schema.system.task import Task
    from server.jobs.files import result_key
    from server.kit.storage import storage

    paths = {}
    for age in (1, 30):
        task = Task(kind="export", title="t", owner_id=1, tenant_id=organisation.id, state="done")
        path = result_key(task)
        await storage().put(path, b"x")
        task.result_path, task.finished_at = path, now() - timedelta(days=age)
        await task.save(force_create=True)
        paths[age] = path
    call = JobCall(organisation.admin, {}, now())
    await FUNCTIONS["cleanFiles"](call)
    assert await storage().size(paths[1]) == 1 and await storage().size(paths[30]) is None
