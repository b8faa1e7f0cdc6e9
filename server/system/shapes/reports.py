"""What the calls of reports answer (wire contract 10)."""

from typing import Any

from pydantic import Field

from server.http.body import Body


class ReportColumn(Body):
    """`customRender`: dictionary code whose text is shown."""

    title: str
    data_index: str
    align: str
    sorter: bool
    custom_render: str | None = None
    width: int | None = None


class ReportColumns(Body):
    columns: list[ReportColumn]
    dict_options: dict[str, list[dict[str, Any]]]
    cg_rp_config_id: str
    cg_rp_config_name: str


class QueryField(Body):
    """`mode` group: the field is asked as {field}_begin and {field}_end. `hidden` "1": behind “more”."""

    field: str
    label: str
    view: str
    mode: str
    dict_code: str | None
    hidden: str


class ReportRows(Body):
    records: list[dict[str, Any]]
    total: int


class ReportDict(Body):
    dict_code: str = Field(max_length=100)
    keyword: str = Field(default="", max_length=100)
