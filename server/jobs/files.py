"""Where the files of tasks lie in the store: uploads that wait to be read and results to be fetched, by tenant.

Sheets are read and written on paths of this machine; a result is put into the store when it is whole.
"""

import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from schema.system.task import Task
from server.kit.storage import storage

FOLDER = "tasks"


def folder_of(tenant_id: int) -> str:
    return f"{FOLDER}/{tenant_id}"


def result_key(task: Task) -> str:
    """The file that a task makes; the name in the store never comes from outside."""
    return f"{folder_of(task.tenant_id)}/{task.id}.xlsx"


def upload_key(tenant_id: int, token: str, suffix: str) -> str:
    return f"{folder_of(tenant_id)}/upload-{token}{suffix}"


@asynccontextmanager
async def result_file(task: Task) -> AsyncIterator[Path]:
    """A path to write the result of a task to; it is stored when nothing went wrong."""
    with tempfile.TemporaryDirectory(prefix="guanjia-task-") as scratch:
        path = Path(scratch) / f"{task.id}.xlsx"
        yield path
        await storage().put(result_key(task), path)
