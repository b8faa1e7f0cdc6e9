"""Shapes of the calls about tasks, sheets and cron rows."""

from typing import Any

from pydantic import Field

from server.http.body import Body


class TaskId(Body):
    id: str = Field(max_length=20)


class RowId(Body):
    id: str = Field(max_length=20)


class TaskPage(Body):
    page_no: int = Field(1, ge=1, le=100_000)
    page_size: int = Field(10, ge=1, le=100)


class CronText(Body):
    """`timestamp`: milliseconds since 1970 from which the runs are counted; empty is now."""

    cron: str = Field(max_length=100)
    timestamp: int | None = Field(default=None, ge=0, le=7_258_000_000_000)


class TaskView(Body):
    """A long task as its owner sees it."""

    id: str
    kind: str
    title: str
    state: str
    done: int
    total: int
    message: str | None = None
    result: dict[str, Any] | None = None
    result_url: str | None = None
    result_name: str | None = None
    result_size: int | None = None
    create_time: str
    finish_time: str | None = None


class TaskList(Body):
    records: list[TaskView]
    total: int
    size: int
    current: int
    pages: int


class StartedTask(Body):
    task_id: str


class ImportResult(Body):
    """`fileUrl` is below the API prefix; `taskId` alone when the import goes on in the background."""

    total_count: int | None = None
    error_count: int | None = None
    success_count: int | None = None
    msg: str | None = None
    file_url: str | None = None
    file_name: str | None = None
    task_id: str | None = None
