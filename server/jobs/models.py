"""Inputs and answers of the calls about tasks, sheets and cron rows as models."""

from typing import Literal

from pydantic import Field

from server.engine.answers import BatchShape, TrailEntry, UndoResult
from server.http.body import Body
from server.http.shape import Shape, WordPair


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


class StartedTask(Shape):
    task_id: str


class ImportTotals(Shape):
    """What an import came to; `fileUrl` of the refused rows is below the API prefix. `act`: by which it can be taken back."""

    total_count: int
    error_count: int
    success_count: int
    msg: str | None = None
    file_url: str | None = None
    file_name: str | None = None
    act: str | None = None


class CheckedCounts(Shape):
    """Rows of a file by what an import would do with them."""

    total: int
    new: int
    changed: int
    same: int
    rejected: int


class NewSample(Shape):
    """A row that would be added; `cells` by wire name as they stand in the file."""

    row: int
    cells: dict[str, str]


class ChangedSample(Shape):
    row: int
    diff: list[TrailEntry]


class RejectedSample(Shape):
    """`column`: its header in the file; none where the row as a whole is refused."""

    row: int
    column: str | None
    reason: str


class CheckedSamples(Shape):
    new: list[NewSample]
    changed: list[ChangedSample]
    rejected: list[RejectedSample]


class CheckedSheet(CheckedCounts):
    """One sheet, which is a resource's, with the first rows of each sort."""

    path: str
    title: str
    samples: CheckedSamples


class CheckedFile(CheckedCounts):
    """What a file would do; `errorFileUrl` of the refused rows is below the API prefix."""

    sheets: list[CheckedSheet]
    error_file_url: str | None


class RoundTotals(Shape):
    """Readings that were begun, and meters that had one."""

    made: int
    left: int


class UtilityTotals(Shape):
    """Bills that were made, leases that had theirs, meters without a price, units whose readings are missing for a share."""

    made: int
    known: int
    lacking: int
    changed: int
    unread: int


class ConversionTotals(Shape):
    """Rows that were copied to the new columns, the version that was published, and the saved views that lost a filter by it."""

    converted: int
    version: int
    views: int


class CampaignTotals(Shape):
    """Members who were told in the portal, by a text message, and those whom nothing reaches."""

    told: int
    texted: int
    unreached: int


TaskResult = (
    CheckedFile
    | ImportTotals
    | BatchShape
    | UndoResult
    | RoundTotals
    | UtilityTotals
    | ConversionTotals
    | CampaignTotals
)
"""What a task leaves behind besides a file; which of these follows from its kind."""


class TaskView(Shape):
    """A long task as its owner sees it."""

    id: str
    kind: str
    title: str
    state: str
    done: int
    total: int
    message: str | None = None
    result: TaskResult | None = None
    result_url: str | None = None
    result_name: str | None = None
    result_size: int | None = None
    create_time: str
    finish_time: str | None = None


class TaskProgress(Shape):
    """How far a task is; `result` and `resultUrl` once it has ended."""

    id: str
    done: int
    total: int
    state: str
    message: str | None
    result: TaskResult | None
    result_url: str | None


class TaskList(Shape):
    records: list[TaskView]
    total: int
    size: int
    current: int
    pages: int


class StartedImport(Shape):
    """It goes on in the background, sheet by sheet; `taskId` is the first of `taskIds`."""

    task_id: str
    task_ids: list[str]


ImportResult = ImportTotals | StartedImport


class StartedRun(Shape):
    run_id: str


class JobParamShape(Shape):
    """What the parameter of a cron row may say. `kind` number: whole, from `least` to `most`."""

    key: str
    label: WordPair
    kind: Literal["number", "bool"]
    default: int | bool
    least: int
    most: int


class JobKindShape(Shape):
    key: str
    takes: list[JobParamShape]


Mapping = dict[str, str | None]
"""Header of a column -> wire name of a field; null is not read."""


class ReadSheet(Shape):
    """`headerRow` as Excel counts. `mappings`: what its columns would be in the list, and in each sub-table, by path."""

    name: str
    rows: int
    header_row: int
    headers: list[str]
    sample: list[list[str]]
    mappings: dict[str, Mapping]


class Join(Shape):
    key: str
    label: str


class ReadTable(Shape):
    """A sub-table that a sheet of its own may fill: `sheet` is the one that its title heads, `parent` its field that names the row
    it belongs to, `joins` the list's fields by which it may be named there."""

    path: str
    title: str
    sheet: str | None
    parent: str
    joins: list[Join]


class ReadTemplate(Shape):
    """A recipe that somebody kept for this list."""

    id: str
    name: str
    sheet: str | None
    header_row: int
    keys: list[str]
    mode: Literal["add", "upsert"]
    mapping: Mapping


class ReadFile(Shape):
    file_id: str
    name: str
    sheets: list[ReadSheet]
    tables: list[ReadTable]
    templates: list[ReadTemplate]
