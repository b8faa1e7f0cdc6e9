"""Input of the data log calls."""

from pydantic import Field

from server.http.body import Body


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
