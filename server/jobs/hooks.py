"""Hooks of cron rows: what is checked when one is edited, each finding at its field.

Schedulers are notified after the commit.
"""

from typing import Any

import orjson

from schema.kit.clock import now
from schema.kit.errors import Invalid
from schema.system.cron_job import CronJob
from server.engine.dictionaries import labels_of
from server.engine.hooks import After, Hooks, value_after
from server.jobs import import_recipes, scheduled_reports
from server.jobs.catalog import JOB_KINDS, PLATFORM_TENANT
from server.jobs.cron import CronError, parse_cron
from server.jobs.signal import jobs_changed
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work

UNKNOWN = "任务类不存在 | There is no such job"
NOT_YOURS = "该任务由平台管理 | This job belongs to the platform"
NO_RUN = "该表达式不会再执行 | This expression never fires again"
NOT_JSON = "参数应为JSON对象 | The parameter must be a JSON object"


async def check_job(actor: Actor, values: dict[str, Any], row: Any) -> None:
    """Key, expression and parameter."""
    found = {
        "jobClassName": _check_key(actor, values.get("job_class_name")),
        "cronExpression": check_expression(values.get("cron_expression")),
        "parameter": _check_parameter(
            value_after(values, row, "parameter"), value_after(values, row, "job_class_name")
        ),
    }
    problems = {key: text for key, text in found.items() if text}
    if problems:
        raise Invalid(fields=problems)


def _check_key(actor: Actor, key: str | None) -> str | None:
    if key is None:
        return None
    kind = JOB_KINDS.get(key)
    if kind is None:
        return UNKNOWN
    return NOT_YOURS if kind.platform and actor.tenant_id != PLATFORM_TENANT else None


def check_expression(text: str | None) -> str | None:
    """What is wrong with it, as a pair text."""
    if text is None:
        return None
    try:
        return None if parse_cron(text).after(now()) else NO_RUN
    except CronError as error:
        return str(error)


def _check_parameter(text: str | None, key: str | None) -> str | None:
    """Only what the job takes, each of its kind."""
    if not text:
        return None
    try:
        said = orjson.loads(text)
    except orjson.JSONDecodeError:
        return NOT_JSON
    if not isinstance(said, dict):
        return NOT_JSON
    kind = JOB_KINDS.get(key or "")
    takes = {param.key: param for param in kind.takes} if kind else {}
    for name, value in said.items():
        if name not in takes:
            return f"该任务没有参数 {name[:40]} | This job takes no {name[:40]}"
        if not takes[name].fits(value):
            label = takes[name].label
            return f"{label.zh}：格式或范围不对 | {label.en}: wrong format or out of range"
    return None


async def _free_name(actor: Actor, key: str) -> str:
    """What the job is called, with a number where there is one of that name already; other clients give rows no name."""
    name = (await labels_of(actor.tenant_id, "job_class")).get(key, key)
    rows = await scoped(CronJob, actor).filter(name__startswith=name)
    taken = {row.name for row in rows}
    return next(free for free in (name, *(f"{name} {n}" for n in range(2, len(taken) + 3))) if free not in taken)


async def replan(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """A scheduler makes a new plan from the new expression."""
    if not value_after(values, row, "name"):
        values["name"] = await _free_name(actor, str(value_after(values, row, "job_class_name")))
    values["next_run"] = None
    work.after_commit(jobs_changed)


async def forget(work: Work, row: Any, actor: Actor) -> None:
    work.after_commit(jobs_changed)


HOOKS: dict[str, Hooks] = {
    **import_recipes.HOOKS,
    **scheduled_reports.HOOKS,
    "sys/quartzJob": Hooks(validate=check_job, prepare=replan, after=After(delete=forget)),
}
