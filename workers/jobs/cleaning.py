"""Removes what has had its time: result files, uploads nobody read, history, ended sessions."""

import asyncio
import time
from pathlib import Path
from typing import Any

from schema.system.log import LOG_DAYS
from server.jobs.files import absolute, folder_of
from server.jobs.fires import JobCall
from server.kit.database import pool

FILE_DAYS = 7
HISTORY_DAYS = 90
TASK_DAYS = 30
_FILES = """
UPDATE sys_task t SET result_path = NULL, row_version = t.row_version + 1 FROM sys_task o
WHERE t.tenant_id = $1 AND o.id = t.id AND t.result_path IS NOT NULL
  AND t.finished_at < now() - make_interval(days => $2) RETURNING o.result_path
"""
_OLD = [
    ("DELETE FROM sys_job_log WHERE fire_time < now() - make_interval(days => $1)", HISTORY_DAYS),
    ("DELETE FROM sys_task WHERE finished_at < now() - make_interval(days => $1)", TASK_DAYS),
    ("DELETE FROM sys_task_error e WHERE NOT EXISTS (SELECT 1 FROM sys_task t WHERE t.id = e.task_id) AND $1 > 0", 1),
    ("DELETE FROM sys_log WHERE create_time < now() - make_interval(days => $1)", LOG_DAYS),
    ("DELETE FROM sys_session WHERE expires_at < now() - make_interval(days => $1)", TASK_DAYS),
]


def _days(call: JobCall, usual: int) -> int:
    """`{"days": 3}` in the row's parameter; never less than one."""
    asked: Any = call.parameter.get("days", usual)
    return max(1, int(asked)) if isinstance(asked, int | str) and str(asked).isdigit() else usual


async def clean_files(call: JobCall) -> str | None:
    """Result files of the tenant older than a week."""
    days = _days(call, FILE_DAYS)
    rows = await pool().fetch(_FILES, call.actor.tenant_id, days)
    for row in rows:
        absolute(row["result_path"]).unlink(missing_ok=True)
    left = await asyncio.to_thread(_drop_orphans, folder_of(call.actor.tenant_id), time.time() - days * 86_400)
    count = len(rows) + left
    return f"清理{count}个文件 | {count} files removed"


def _drop_orphans(folder: Path, before: float) -> int:
    """Uploads and half-written files whose task never came to its end."""
    old = [path for path in folder.iterdir() if path.is_file() and path.stat().st_mtime < before]
    for path in old:
        path.unlink(missing_ok=True)
    return len(old)


async def clean_logs(call: JobCall) -> str | None:
    """History, ended tasks and sessions of all tenants."""
    counts = [int((await pool().execute(text, days)).split()[-1]) for text, days in _OLD]
    return f"清理{sum(counts)}行 | {sum(counts)} rows removed"
