"""Calls of cron rows beside editing: run now, pause, resume, and their next runs."""

from datetime import UTC, datetime
from functools import partial
from typing import Any

from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.errors import Conflict, Invalid
from schema.system.cron_job import MISSED, RUNNING, STOPPED, CronJob, CronRun
from server.jobs.catalog import JOB_KINDS, PLATFORM_TENANT
from server.jobs.cron import CronError, parse_cron
from server.jobs.fires import fire_now, tell_run, wake_run
from server.jobs.models import CronText, RowId
from server.jobs.signal import jobs_changed
from server.kit.actor import Actor
from server.kit.scope import fetch, lock
from server.kit.unit_of_work import unit_of_work

PREVIEW_RUNS = 10
SETTLED = "这次运行已补跑或跳过 | This run was made up for or skipped already"


async def execute(request: Request, actor: Actor, given: RowId) -> Any:
    """Beside the plan, also while it is paused."""
    job = await fetch(CronJob, actor, given.id)
    run_id = await fire_now(job.id, actor.username)
    await tell_run(actor.tenant_id, run_id)
    return {"runId": str(run_id)}


async def pause(request: Request, actor: Actor, given: RowId) -> None:
    await _set_status(actor, given.id, STOPPED, "pause")


async def resume(request: Request, actor: Actor, given: RowId) -> None:
    await _set_status(actor, given.id, RUNNING, "resume")


async def _set_status(actor: Actor, job_id: str, status: str, action: str) -> None:
    """The plan starts anew from now: what passed while it was paused is not made up for."""
    job = await fetch(CronJob, actor, job_id)
    async with unit_of_work(actor) as work:
        await work.update(job, {"status": status, "next_run": None}, action=action)
        work.after_commit(jobs_changed)


async def run_missed(request: Request, actor: Actor, given: RowId) -> Any:
    """POST /sys/quartzJobLog/runMissed {id}: the run is made up for, told the time that it was planned for."""
    run = await _settle_missed(actor, given.id, "queued", None)
    return {"runId": str(run.id)}


async def skip_missed(request: Request, actor: Actor, given: RowId) -> None:
    """POST /sys/quartzJobLog/skipMissed {id}: it is left out for good, and who said so stands there."""
    await _settle_missed(actor, given.id, "cancelled", f"由{actor.realname}跳过 | Skipped by {actor.realname}")


async def _settle_missed(actor: Actor, run_id: str, state: str, message: str | None) -> CronRun:
    async with unit_of_work(actor) as work:
        run = await lock(CronRun, actor, run_id)
        if run.state != MISSED:
            raise Conflict(SETTLED, id="run.settled")
        if state == "queued":
            await fetch(CronJob, actor, run.job_id)  # a deleted job is not run any more
        await work.update(run, {"state": state, "message": message, "create_by": actor.username}, action=state)
        if state == "queued":
            work.after_commit(partial(wake_run, run.id, run.job_class_name))
    return run


async def preview(request: Request, actor: Actor, query: CronText) -> Any:
    """The next ten runs, for the cron editor."""
    moment = now() if query.timestamp is None else datetime.fromtimestamp(query.timestamp / 1000, UTC)
    try:
        return [to_wire(run) for run in parse_cron(query.cron).runs(moment, PREVIEW_RUNS)]
    except CronError as error:
        raise Invalid(str(error), id="cron.invalid", fields={"cron": str(error)}) from error


async def list_kinds(request: Request, actor: Actor) -> Any:
    """GET /sys/quartzJob/kinds: [{key, takes: [{key, label, kind, default, least, most}]}] of the jobs that the organisation may run."""
    return [
        {
            "key": kind.key,
            "takes": [
                {
                    "key": param.key,
                    "label": {"zh": param.label.zh, "en": param.label.en},
                    "kind": param.kind,
                    "default": param.default,
                    "least": param.least,
                    "most": param.most,
                }
                for param in kind.takes
            ],
        }
        for kind in JOB_KINDS.values()
        if not kind.platform or actor.tenant_id == PLATFORM_TENANT
    ]
