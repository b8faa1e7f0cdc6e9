"""Where the files of tasks lie: uploads that wait to be read and results to be fetched, one folder per tenant."""

from pathlib import Path

from schema.system.task import Task
from server.settings import get_settings

FOLDER = "tasks"


def folder_of(tenant_id: int) -> Path:
    folder = get_settings().files_dir / FOLDER / str(tenant_id)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def result_file(task: Task) -> Path:
    """The file that a task makes; the name on disk never comes from outside."""
    return folder_of(task.tenant_id) / f"{task.id}.xlsx"


def upload_file(tenant_id: int, token: str, suffix: str) -> Path:
    return folder_of(tenant_id) / f"upload-{token}{suffix}"


def relative(path: Path) -> str:
    """As rows keep it, so that the data folder can move."""
    return str(path.resolve().relative_to(get_settings().files_dir.resolve()))


def absolute(path: str) -> Path:
    return get_settings().files_dir / path
