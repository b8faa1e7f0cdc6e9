"""Sheets of reports: what the built-in report list asks beside the popup, such as parameters and the report as a file."""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import Invalid, NotFound
from schema.kit.numerals import read_row_id
from schema.system.report import Report
from server.engine.dictionaries import items_of
from server.engine.filters import searchable
from server.engine.sheet_answer import answer_export, answer_file
from server.engine.sheet_export import count_export
from server.engine.sheet_request import asked_format, asked_query
from server.engine.sheet_write import Column, Page, write_book
from server.kit.actor import Actor
from server.system.reports import foreign, lists, queries
from server.system.reports.shapes import ReportDict

MOST_ITEMS = 50
MOST_ROWS = 20_000
TOO_MANY = f"超过{MOST_ROWS}行，请缩小范围 | More than {MOST_ROWS} rows: narrow it down"


async def _named(request: Request, actor: Actor) -> Report:
    """By code, or by id as some clients of the family say it."""
    text = request.path_params["code"]
    key = {"id": row_id} if (row_id := read_row_id(text)) is not None else {"code": text}
    return await lists.find_report(actor, **key)


async def columns_and_data(request: Request, actor: Actor) -> dict[str, Any]:
    """GET getColumnsAndData/{code}: the columns of getRpColumns and the rows of getData in one answer."""
    row = await _named(request, actor)
    head = await queries.describe_report(row, actor)
    return {**head, "cgreportHeadName": row.name, "data": await queries.read_rows(row, actor, request.query_params)}


async def params_info(request: Request, actor: Actor) -> list[dict[str, Any]]:
    """GET getParamsInfo/{code}: what the page that opens a report may fix by `self_{paramName}`."""
    row = await _named(request, actor)
    if row.data_source:
        asked = await foreign.query_info(row, actor)
        return [{"paramName": one["field"], "paramTxt": one["label"], "paramValue": ""} for one in asked]
    resource = lists.source_of(row, actor)
    fields = searchable(resource)
    return [
        {"paramName": key, "paramTxt": fields[key].label.of(actor.locale), "paramValue": ""}
        for key in queries.asked_fields(row, resource)
    ]


async def report_options(request: Request, actor: Actor, query: ReportDict) -> list[dict[str, Any]]:
    """GET getReportDictList?dictCode&keyword: items of a dictionary whose text holds the word; never SQL."""
    word = query.keyword.strip("*").casefold()
    items = await items_of(actor.tenant_id, query.dict_code)
    if not items:
        raise NotFound("字典不存在 | There is no such dictionary", id="dict.missing")
    return [item for item in items if word in str(item["text"]).casefold()][:MOST_ITEMS]


async def export(request: Request, actor: Actor) -> Response:
    """GET exportXls/{code}: the report's columns and rows; needs the right to export the list that it reads."""
    row = await _named(request, actor)
    if row.data_source:
        return await _export_foreign(row, actor, request)
    resource = lists.source_of(row, actor)
    actor.require(resource.code("export"))
    lists.check_condition_rights(row, resource)
    kind = asked_format(request.query_params)
    query = lists.query_of(row, asked_query(request.query_params))
    if await count_export(resource, actor, query, MOST_ROWS) > MOST_ROWS:
        raise Invalid(TOO_MANY, id="report.large")
    columns = lists.columns_of(row, resource)
    return await answer_export(resource, actor, query, kind, fields=columns, title=row.name)


async def _export_foreign(row: Report, actor: Actor, request: Request) -> Response:
    kind, asked = asked_format(request.query_params), asked_query(request.query_params)
    columns, batches = await foreign.stream(row, actor, asked, MOST_ROWS)
    page = Page(row.name, "", [Column(column.title) for column in columns], batches)
    return await answer_file(row.name, kind, lambda file: write_book(file, [page], kind))
