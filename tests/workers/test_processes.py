"""Real worker and scheduler processes: killed, doubled, without Redis; what was promised happens once."""

from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio
from redis.asyncio import Redis

from schema.kit.snowflake import next_id
from schema.system.cron_job import CronJob, CronRun
from schema.system.position import Position
from schema.system.task import Task
from server.jobs.api import start_export, start_import, worker_seen
from server.kit.database import pool
from server.kit.redis import get_redis
from server.launch.redis import EmbeddedRedis
from server.search.index import drain_all
from tests.kit.people import Organisation
from tests.workers.process import kill, running, until
from tests.workers.sheets import positions, put_upload

PATH = "sys/position"
ROWS = 20_000
EVERY_SECOND = "* * * * * ? *"


@pytest_asyncio.fixture(scope="module", autouse=True, loop_scope="session")
async def read_index(database: None) -> None:
    """The demo's rows are found by search before any mark is dropped."""
    await drain_all()


@pytest.fixture(autouse=True)
async def empty_desk(organisation: Organisation) -> None:
    """What tests before left undone would be done first."""
    await Task.filter(state__in=("queued", "running")).update(state="cancelled")
    await pool().execute("DELETE FROM sys_search_mark WHERE path = $1", PATH)


async def _loaded(task_id: int) -> Task | None:
    """The task once it is in the middle."""
    task = await Task.get(id=task_id)
    return task if task.done or task.state not in ("queued", "running") else None


async def _ended(task_id: int) -> Task | None:
    task = await Task.get(id=task_id)
    return task if task.state not in ("queued", "running") else None


async def test_a_worker_killed_in_mid_import_is_continued_without_loss_or_doubling(organisation: Organisation) -> None:
    path = put_upload(organisation.id, ("职务编码", "职务名称"), [row[:2] for row in positions(ROWS)])
    task = await start_import(organisation.admin, PATH, path, "a.xlsx", {}, wait=False)
    with running("workers.main", "long") as worker:
        await until(lambda: _loaded(task.id), pause=0.005)
        kill(worker)
    await task.refresh_from_db()
    assert task.state == "running" and 0 < task.done < ROWS
    assert await Position.filter(tenant_id=organisation.id).count() == task.done
    with running("workers.main"):
        ended = await until(lambda: _ended(task.id))
    assert ended.state == "done" and (ended.result["successCount"], ended.result["errorCount"]) == (ROWS, 0)
    found = await pool().fetchrow(
        "SELECT count(*) AS n, count(DISTINCT code) AS codes FROM sys_position WHERE tenant_id = $1", organisation.id
    )
    assert (found["n"], found["codes"]) == (ROWS, ROWS)


async def test_a_task_acknowledged_before_redis_lost_everything_is_still_done(organisation: Organisation) -> None:
    task = await start_export(organisation.admin, PATH, {})
    redis: Redis = get_redis()
    for key in [key async for key in redis.scan_iter("*guanjia:queue*")] + [
        key async for key in redis.scan_iter("arq:*")
    ]:
        await redis.delete(key)
    await pool().execute("UPDATE sys_task SET create_time = now() - interval '1 minute' WHERE id = $1", task.id)
    with running("workers.main"):
        ended = await until(lambda: _ended(task.id))
        seen = await worker_seen(redis)
    assert ended.state == "done"
    assert seen is not None and seen < 30


async def _runs(job_id: int, count: int) -> list[CronRun] | None:
    rows = await CronRun.filter(job_id=job_id).order_by("fire_time")
    return rows if len(rows) >= count else None


async def test_with_two_schedulers_each_second_fires_once_also_when_the_leader_is_killed(
    organisation: Organisation,
) -> None:
    job = await CronJob.create(
        id=next_id(), tenant_id=organisation.id, name="每秒", job_class_name="cleanFiles", cron_expression=EVERY_SECOND
    )
    try:
        with running("workers.schedule") as leader:
            await until(lambda: _runs(job.id, 2))
            with running("workers.schedule"):
                await until(lambda: _runs(job.id, 4))
                kill(leader)
                before = len(await CronRun.filter(job_id=job.id))
                rows = await until(lambda: _runs(job.id, before + 4))
    finally:
        await CronJob.filter(id=job.id).update(del_flag=1)
    times = [row.fire_time for row in rows]
    assert all(moment.microsecond == 0 for moment in times)
    assert times == [times[0] + timedelta(seconds=n) for n in range(len(times))]
    assert all(row.create_time >= row.fire_time for row in rows)


async def _ran(job_id: int) -> CronRun | None:
    return await CronRun.filter(job_id=job_id, state="done").first()


async def test_an_edited_row_fires_by_its_new_expression_and_is_run_by_a_worker(organisation: Organisation) -> None:
    job = await CronJob.create(
        id=next_id(),
        tenant_id=organisation.id,
        name="改",
        job_class_name="cleanFiles",
        cron_expression="0 0 0 1 1 ? 2099",
    )
    try:
        with running("workers.schedule"), running("workers.main", "short"):
            await until(lambda: CronJob.filter(id=job.id, next_run__isnull=False).exists())
            await CronJob.filter(id=job.id).update(cron_expression=EVERY_SECOND, next_run=None)
            run = await until(lambda: _ran(job.id))
    finally:
        await CronJob.filter(id=job.id).update(del_flag=1)
    assert run.message and run.start_time >= run.fire_time


async def test_a_worker_outlives_a_redis_that_comes_back_empty(
    organisation: Organisation, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It works on a Redis of its own, so that no other test loses the shared one."""
    server = EmbeddedRedis(tmp_path, durable=False)
    monkeypatch.setenv("REDIS_URL", server.start())
    redis = Redis.from_url(server.url)

    async def seen() -> bool:
        return await worker_seen(redis) is not None

    try:
        with running("workers.main") as worker:
            await until(seen)
            server.kill()
            server.wipe()
            task = await start_export(organisation.admin, PATH, {})
            await pool().execute("UPDATE sys_task SET create_time = now() - interval '1 minute' WHERE id = $1", task.id)
            server.start()
            ended = await until(lambda: _ended(task.id))
            await until(seen)
            assert worker.poll() is None
    finally:
        await redis.aclose()
        server.stop()
    assert ended.state == "done"
