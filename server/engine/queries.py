"""Query parameters that generic calls share."""

from typing import Any, Literal

from pydantic import ConfigDict, Field, create_model

from schema.kit.resource import Resource
from schema.kit.wire import camel
from server.engine.model_schema import schema_name
from server.http.body import Body


class IdQuery(Body):
    id: str = Field(max_length=40)


class EraseQuery(IdQuery):
    """`alone`: the row by itself, also where clients of the family take along what hangs below it."""

    alone: bool = False


class IdsQuery(Body):
    """Comma-joined ids; a trailing comma is fine."""

    ids: str = Field(max_length=200_000)


class AuditQuery(Body):
    """`table` is the resource's path; `before`: the id of the last line that is known, for the lines below it."""

    table: str = Field(max_length=100)
    row_id: str = Field(max_length=40)
    before: str = Field("", max_length=20)
    page_size: int = Field(200, ge=1, le=200)


class ListParams(Body):
    """Paging, sort and advanced query; any field name filters too (wire contract 3). keyword: words that a row answers by any of the
    texts that its list is searched by, also by pinyin and initials. states: with how many rows stand in each state of a process."""

    model_config = ConfigDict(extra="allow", alias_generator=camel)

    page_no: int = 1
    page_size: int = 10
    column: str = ""
    order: str = ""
    field: str = ""
    super_query_params: str = ""
    super_query_match_type: str = "and"
    keyword: str = ""
    states: bool = False


class SummedParams(ListParams):
    """With the sums of all rows that are found."""

    totals: bool = False


class ExportParams(ListParams):
    """The list, as an .xls unless an .xlsx is asked for; `paramsStr` holds the same names in one JSON text."""

    format: Literal["xls", "xlsx"] = "xls"
    params_str: str = ""


class RecordQuery(Body):
    """`children=1` brings the rows of the form along. A resource adds the columns that name a row, instead of the id."""

    id: str = Field("", max_length=40)
    children: bool = False


def record_query(resource: Resource) -> type[RecordQuery]:
    """By the id, or by the value of one of the naming fields, under its wire name."""
    named: dict[str, Any] = {item.column: (str, Field("", alias=item.key, max_length=200)) for item in resource.naming}
    return create_model(f"{schema_name(resource)}Query", __base__=RecordQuery, **named)


class RowIds(Body):
    """A list of ids, or one comma text."""

    ids: list[str] | str = Field(max_length=200_000)

    @property
    def text(self) -> str:
        return self.ids if isinstance(self.ids, str) else ",".join(self.ids)


class UndoBody(Body):
    """One of both: a whole act, or one line of a trail."""

    act: str | None = Field(None, max_length=40)
    audit_id: str | None = Field(None, max_length=20)


class BatchBody(Body):
    """The rows by id, or `all` with the query of the list page; `values` by wire name for an edit."""

    ids: list[str] | str | None = None
    all: dict[str, Any] | None = None
    values: dict[str, Any] = Field(default_factory=dict)
    dry_run: bool = False


class TreeQuery(Body):
    """`parent_id`: the same as `pid`; `condition`: a JSON object."""

    pid: str = Field("", max_length=40)
    parent_id: str = Field("", max_length=40)
    condition: str = Field("", max_length=2000)


class KeywordQuery(Body):
    keyword: str = Field("", max_length=100)
