"""Scheduled reports: checked when they are planned, given out as export tasks of their receivers when they are due.

A receiver's file is made with that receiver's rights of the hour, so that nobody is sent what they could not open themselves.
"""

from datetime import datetime, time
from functools import partial
from typing import Any

import orjson
from starlette.requests import Request

from schema.domains import registry
from schema.kit.clock import now
from schema.kit.errors import Invalid, TooMany
from schema.kit.numerals import read_row_id
from schema.system.report import Report
from schema.system.scheduled_report import ScheduledReport
from server.engine.hooks import Hooks, value_after
from server.http.rights import load_actors
from server.jobs.models import RowId
from server.jobs.rhythm import Rhythm
from server.jobs.tasks import create_task
from server.kit.actor import Actor, system_actor
from server.kit.ambient import ambient_transaction
from server.kit.forms import refresh_forms
from server.kit.retry import retrying
from server.kit.scope import everywhere, lock, scoped
from server.kit.unit_of_work import Work, unit_of_work

MOST_DUE = 100
"""So many in one run; the next one goes on."""
NO_SOURCE = "请选择报表或列表 | Choose a report or a list"
UNKNOWN = "没有这个列表 | There is no such list"
FOREIGN = "数据源的报表不能定时发送 | A report of a data source cannot be scheduled"
NOT_JSON = "筛选条件应为JSON对象，值为文本 | The filters must be a JSON object of texts"


async def check_plan(actor: Actor, values: dict[str, Any], row: ScheduledReport | None) -> None:
    """That there is something to send, which the planner may export too."""
    problems: dict[str, str] = {}
    report_id = value_after(values, row, "report_id")
    if report_id:
        report = await scoped(Report, actor).get_or_none(id=report_id)
        if report is not None and report.data_source:
            problems["reportId"] = FOREIGN
    else:
        problems |= _check_list(actor, value_after(values, row, "resource"))
    if _filters(value_after(values, row, "query")) is None:
        problems["query"] = NOT_JSON
    if problems:
        raise Invalid(fields=problems)


def _check_list(actor: Actor, path: str | None) -> dict[str, str]:
    if not path:
        return {"resource": NO_SOURCE}
    found = registry().find(path, actor.tenant_id)
    if found is None or "export" not in found.verbs or not actor.can(found.code("export")):
        return {"resource": UNKNOWN}
    return {}


def _filters(text: str | None) -> dict[str, str] | None:
    """None for what is no object of texts."""
    try:
        said = orjson.loads(text or "{}")
    except orjson.JSONDecodeError:
        return None
    fits = isinstance(said, dict) and all(isinstance(value, str) for value in said.values())
    return said if fits else None


async def plan_next(work: Work, values: dict[str, Any], row: ScheduledReport | None, actor: Actor) -> None:
    """From now on; what passed while it was off is not made up for."""
    values["next_run"] = _next_run(values, row, now()) if value_after(values, row, "enabled") else None


def _next_run(values: dict[str, Any], row: ScheduledReport | None, moment: datetime) -> datetime:
    kind, at = value_after(values, row, "rhythm"), value_after(values, row, "at_time")
    weekday, month_day = value_after(values, row, "weekday"), value_after(values, row, "month_day")
    return Rhythm(kind, time.fromisoformat(at), int(weekday or 1), int(month_day or 1)).next_after(moment)


async def send_now(request: Request, actor: Actor, given: RowId) -> None:
    """POST /sys/scheduledReport/send {id}: beside the plan, also while it is off."""
    async with ambient_transaction(), unit_of_work(actor) as work:
        row = await lock(ScheduledReport, actor, given.id)
        said = await _give_out(row)
        await work.update(row, {"last_run": now(), "last_result": said}, action="send")


async def send_due() -> int:
    """Those of every organisation whose hour has come, each in a transaction of its own; gives how many."""
    due = everywhere(ScheduledReport).filter(del_flag=0, enabled=True, next_run__lte=now())
    count = 0
    for row in await due.order_by("next_run", "id").limit(MOST_DUE).only("id", "tenant_id"):
        count += await retrying(partial(_send, system_actor(row.tenant_id), row.id))
    return count


async def _send(actor: Actor, row_id: int) -> int:
    """Tasks and the next hour are written together: whoever runs this twice finds it no longer due."""
    await refresh_forms(actor.tenant_id)
    async with ambient_transaction(), unit_of_work(actor) as work:
        row = await lock(ScheduledReport, actor, row_id)
        if not row.enabled or row.next_run is None or row.next_run > now():
            return 0
        said = await _give_out(row)
        after = {"last_run": now(), "last_result": said, "next_run": _next_run({}, row, now())}
        await work.update(row, after, action="send")
    return 1


async def _give_out(row: ScheduledReport) -> str:
    """An export of each receiver; tells how many there are, and how many were left out."""
    ids = [one for part in row.receiver_ids.split(",") if (one := read_row_id(part)) is not None]
    there = await load_actors(row.tenant_id, ids)
    path = await _path_of(row)
    title = f"定时报表：{row.name} | Scheduled report: {row.name}"
    params = {"path": path, "query": _filters(row.query) or {}, "scheduled": row.name}
    if row.report_id:
        params["reportId"] = str(row.report_id)
    sent = 0
    for receiver in there.values():
        sent += await _start(receiver, title, params)
    left_out = len(ids) - sent
    return f"已发{sent}人，未发{left_out}人 | {sent} sent, {left_out} left out"


async def _path_of(row: ScheduledReport) -> str:
    if not row.report_id:
        return row.resource or ""
    report = await everywhere(Report).get_or_none(id=row.report_id, tenant_id=row.tenant_id, del_flag=0)
    return report.resource if report else ""


async def _start(receiver: Actor, title: str, params: dict[str, Any]) -> int:
    """Who may not export the list, or has too many open tasks, is left out rather than sent a failure."""
    resource = registry().find(params["path"], receiver.tenant_id)
    if resource is None or not receiver.can(resource.code("export")):
        return 0
    try:
        await create_task(receiver, "export", title, params)
    except TooMany:
        return 0
    return 1


HOOKS: dict[str, Hooks] = {"sys/scheduledReport": Hooks(validate=check_plan, prepare=plan_next)}
