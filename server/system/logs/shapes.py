"""Input and answers of the calls of logs."""

from pydantic import Field

from server.http.body import Body
from server.http.shape import Shape


class DataLogPage(Body):
    data_table: str = Field(default="", max_length=100)
    data_id: str = Field(default="", max_length=40)
    page_no: int = Field(default=1, ge=1, le=100_000)
    page_size: int = Field(default=10, ge=1, le=200)


class VersionsOf(Body):
    data_table: str = Field(max_length=100)
    data_id: str = Field(max_length=40)


class CompareVersions(Body):
    data_id1: str = Field(max_length=40)
    data_id2: str = Field(max_length=40)


class ChangeEntry(Shape):
    """A change of a row. `dataContent`: JSON text, of the changed fields or of the row as it was at that version."""

    id: str
    data_table: str
    data_table_dict_text: str = Field(alias="dataTable_dictText")
    data_path: str
    data_id: str
    data_version: int | None
    data_content: str
    action: str
    create_by: str | None
    create_by_dict_text: str | None = Field(alias="createBy_dictText")
    create_time: str


class ChangePage(Shape):
    records: list[ChangeEntry]
    total: int
    size: int
    current: int
    pages: int


class VisitCounts(Shape):
    total_visit_count: int
    today_visit_count: int
    today_ip: int


class VisitDay(Shape):
    """`type`: MM-DD; `tian`: the day; `ip`: from how many addresses."""

    type: str
    tian: str
    visit: int
    ip: int
