"""Input of checks and small registers."""

import datetime

from pydantic import Field, field_validator

from server.http.body import Body


class FestivalQuery(Body):
    """`date` empty means today."""

    date: datetime.date | None = None


class DuplicateQuery(Body):
    table_name: str = Field(max_length=60)
    field_name: str = Field(max_length=60)
    field_val: str = Field(default="", max_length=500)
    data_id: str = Field(default="", max_length=40)


class CheckByCode(Body):
    rule_code: str = Field(max_length=50)
    value: str = Field(default="", max_length=500)


class PositionCode(Body):
    code: str = Field(min_length=1, max_length=40)


class PdfQuery(Body):
    """`path`: as stored; clients also send the address under which it is served, and a trailing comma."""

    path: str = Field(min_length=1, max_length=300)

    @field_validator("path")
    @classmethod
    def strip_address(cls, path: str) -> str:
        return path.rpartition("sys/common/static/")[2].rstrip(",")
