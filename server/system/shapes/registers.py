"""Input of checks and small registers."""

import datetime

from pydantic import Field

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
