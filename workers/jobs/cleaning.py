"""Cleaning: removes what has had its time, such as result files, uploads nobody read, history and ended sessions."""

from datetime import datetime, timedelta
from typing import Any

from schema.kit.clock import now
from schema.kit.numerals import read_row_id
from schema.system.log import LOG_DAYS
from server.jobs.files import folder_of
from server.jobs.fires import JobCall
from server.kit.database import pool
from server.kit.storage import storage

FILE_DAYS = 7
HISTORY_DAYS = 90
TASK_DAYS = 30
_FILES = """
UPDATE sys_task t SET result_path = NULL, row_version = t.row_version + 1 FROM sys_task o
WHERE t.tenant_id = $1 AND o.id = t.id AND t.result_path IS NOT NULL
  AND t.finished_at < now() - make_interval(days => $2) RETURNING o.result_path
"""
MOST_DAYS = 36_500
_OLD = [
    ("DELETE FROM sys_job_log WHERE fire_time < now() - make_interval(days => $1)", HISTORY_DAYS),
    ("DELETE FROM sys_task WHERE finished_at < now() - make_interval(days => $1)", TASK_DAYS),
    ("DELETE FROM sys_task_error e WHERE NOT EXISTS (SELECT 1 FROM sys_task t WHERE t.id = e.task_id) AND $1 > 0", 1),
    ("DELETE FROM sys_log WHERE create_time < now() - make_interval(days => $1)", LOG_DAYS),
    ("DELETE FROM sys_session WHERE expires_at < now() - make_interval(days => $1)", TASK_DAYS),
]


def days_of(call: JobCall, usual: int) -> int:
    """`{"days": 3}` in the row's parameter; never less than one."""
    asked: Any = call.parameter.get("days", usual)
    days = read_row_id(asked)
    return usual if days is None else min(max(1, days), MOST_DAYS)


async def clean_files(call: JobCall) -> str | None:
    """Result files of the tenant older than a week."""
    days = days_of(call, FILE_DAYS)
    rows = await pool().fetch(_FILES, call.actor.tenant_id, days)
    await storage().remove(row["result_path"] for row in rows)
    left = await _drop_orphans(folder_of(call.actor.tenant_id), now() - timedelta(days=days))
    count = len(rows) + left
    return f"清理{count}个文件 | {count} files removed"


async def _drop_orphans(folder: str, before: datetime) -> int:
    """Uploads and results whose task never came to its end."""
    old = [one.key async for one in storage().list(folder) if one.modified < before]
    await storage().remove(old)
    return len(old)


async def clean_logs(call: JobCall) -> str | None:
    """History, ended tasks and sessions of all tenants."""
    counts = [int((await pool().execute(text, days)).split()[-1]) for text, days in _OLD]
    return f"清理{sum(counts)}行 | {sum(counts)} rows removed"
