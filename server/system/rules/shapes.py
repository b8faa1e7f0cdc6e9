"""Input and answers of the calls about fill rules and checks, and what a running number may be told."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from server.http.body import Body
from server.http.shape import Shape


class NumberFormat(BaseModel):
    """Parameters of the generator "sequence". `gapless`: drawn only by the server in the transaction that uses the number."""

    model_config = ConfigDict(extra="forbid")

    prefix: str = Field(default="", max_length=20, pattern=r"^[^\x00-\x1f]*$")
    date: str = Field(default="", pattern=r"^(yyyy|yy)?(MM)?(dd)?$")
    length: int = Field(default=4, ge=1, le=12)
    reset: Literal["day", "month", "year", "never"] = "never"
    start: int = Field(default=1, ge=0, lt=1 << 53)
    gapless: bool = False


class RuleCodeQuery(Body):
    rule_code: str = Field(min_length=1, max_length=50)


class OneRule(Body):
    rule_code: str = Field(min_length=1, max_length=50)
    form_data: dict[str, Any] = Field(default_factory=dict)


class ManyRules(Body):
    rules: list[OneRule] = Field(min_length=1, max_length=50)
    common_form_data: dict[str, Any] = Field(default_factory=dict)


class DuplicateQuery(Body):
    table_name: str = Field(max_length=60)
    field_name: str = Field(max_length=60)
    field_val: str = Field(default="", max_length=500)
    data_id: str = Field(default="", max_length=40)


class CheckByCode(Body):
    rule_code: str = Field(max_length=50)
    value: str = Field(default="", max_length=500)


class RuleNumber(Shape):
    """What a fill rule gave."""

    rule_code: str
    result: str | None
