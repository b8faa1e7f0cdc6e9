"""Reports by code (spec section 7): columns, search fields and rows of a resource, with the rights of who asks.

A report names fields of the registry and never SQL, so tenant, data rules and field rights hold as in the list.
"""

from collections.abc import Mapping
from typing import Any

from starlette.requests import Request

from schema.domains import registry
from schema.kit.errors import Invalid
from schema.kit.field import Field
from schema.kit.resource import Resource
from schema.system.report import Report
from server.engine.dictionaries import items_of
from server.engine.figures import count_figure, groups, sums_up
from server.engine.filters import decode_rules, searchable, super_condition
from server.engine.hooks import Hooks, value_after
from server.engine.read import list_rows
from server.engine.sql import Parameters
from server.kit.actor import Actor
from server.kit.scope import parse_id, scoped
from server.system.reports import foreign
from server.system.reports.columns import names_of
from server.system.reports.lists import (
    check_condition_rights,
    columns_of,
    find_report,
    named_fields,
    query_of,
    source_of,
)
from server.system.sources.reading import READ

_VIEWS = {
    "dict": "list",
    "dicts": "list_multi",
    "bool": "switch",
    "date": "date",
    "datetime": "datetime",
    "time": "time",
    "ref": "sel_search",
    "tree": "sel_tree",
}
_RIGHT = {"money", "int", "decimal"}
_SPANS = {"date", "datetime"}
MOST_SUMS = 4


async def get_columns(request: Request, actor: Actor) -> dict[str, Any]:
    """GET getRpColumns/{code}: {columns, dictOptions, cgRpConfigId, cgRpConfigName}."""
    return await describe_report(await find_report(actor, code=request.path_params["code"]), actor)


async def describe_report(row: Report, actor: Actor) -> dict[str, Any]:
    if row.data_source:
        return await foreign.describe(row, actor)
    fields = columns_of(row, source_of(row, actor))
    dicts = {item.dict for item in fields if item.dict}
    return {
        "columns": [_describe_column(item, actor.locale) for item in fields],
        "dictOptions": {code: await items_of(actor.tenant_id, code) for code in sorted(dicts)},
        "cgRpConfigId": str(row.id),
        "cgRpConfigName": row.name,
        "resource": row.resource,
        "groupBy": row.group_by or None,
        "exports": actor.can(registry().require(row.resource).code("export")),
    }


async def list_reports(request: Request, actor: Actor) -> list[dict[str, Any]]:
    """GET getReports: those that the actor may run, by name."""
    rows = await scoped(Report, actor).filter(del_flag=0).order_by("name", "id")
    sources = [(row, registry().get(row.resource)) for row in rows]
    return [
        {"id": str(row.id), "code": row.code, "name": row.name, "resource": row.resource}
        for row, resource in sources
        if (actor.can(READ) if row.data_source else resource is not None and actor.can(resource.code("list")))
    ]


async def get_figure(request: Request, actor: Actor) -> dict[str, Any] | None:
    """GET getFigure/{configId}: of the rows that getData finds, their number, sums and groups; fields out of sight are left out."""
    row = await find_report(actor, id=parse_id(request.path_params["config_id"]))
    if row.data_source:
        return await foreign.figure(row, actor, request.query_params)
    resource = source_of(row, actor)
    check_condition_rights(row, resource)
    fields = searchable(resource)
    by = fields.get(row.group_by or "")
    summed = [fields[key] for key in names_of(row.sums) if key in fields and sums_up(fields[key])]
    query = query_of(row, request.query_params)
    found = await count_figure(resource, actor, query, by if by and groups(by) else None, summed)
    return found and {
        **found,
        "titles": {item.key: item.label.of(actor.locale) for item in summed},
        "by": by and by.label.of(actor.locale),
    }


def _describe_column(item: Field, locale: str) -> dict[str, Any]:
    return {
        "title": item.label.of(locale),
        "dataIndex": item.key,
        "align": "right" if item.kind in _RIGHT else "left",
        "sorter": item.kind not in {"json", "file", "image", "refs"},
        **({"customRender": item.dict} if item.dict else {}),
        **({"width": item.width} if item.width else {}),
    }


async def get_query_info(request: Request, actor: Actor) -> list[dict[str, Any]]:
    """GET getQueryInfo/{configId}: how each search field is shown."""
    row = await find_report(actor, id=parse_id(request.path_params["config_id"]))
    if row.data_source:
        return await foreign.query_info(row, actor)
    resource = source_of(row, actor)
    fields = searchable(resource)
    return [
        {
            "field": fields[key].key,
            "label": fields[key].label.of(actor.locale),
            "view": _VIEWS.get(fields[key].kind, "text"),
            "mode": "group" if fields[key].find == "range" or fields[key].kind in _SPANS else "single",
            "dictCode": fields[key].dict,
            "hidden": "0" if place < 2 else "1",
        }
        for place, key in enumerate(asked_fields(row, resource))
    ]


def asked_fields(row: Report, resource: Resource) -> list[str]:
    """Wire names of the search fields that the asking person may see."""
    asked = names_of(row.query_fields) or [item.key for item in resource.complete_fields if item.find]
    return [key for key in asked if key in searchable(resource)]


async def get_data(request: Request, actor: Actor) -> dict[str, Any]:
    """GET getData/{configId}: {records, total}; `self_x` fixes x as a parameter of the page that opened the report."""
    row = await find_report(actor, id=parse_id(request.path_params["config_id"]))
    return await read_rows(row, actor, request.query_params)


async def read_rows(row: Report, actor: Actor, asked: Mapping[str, str]) -> dict[str, Any]:
    """{records, total} of a report's columns."""
    if row.data_source:
        return await foreign.read_page(row, actor, asked)
    resource = source_of(row, actor)
    check_condition_rights(row, resource)
    kept = {"id"} | {
        name
        for item in columns_of(row, resource)
        for name in (item.key, *(f"{item.key}_dictText{end}" for end in ("", "En")))
    }
    page = await list_rows(resource, actor, query_of(row, asked))
    records = [{key: value for key, value in record.items() if key in kept} for record in page["records"]]
    return {"records": records, "total": page["total"]}


async def _check_report(actor: Actor, values: dict[str, Any], row: Any) -> None:
    if value_after(values, row, "data_source"):
        await _check_foreign(actor, values, row)
        return
    path = values.get("resource") or (row.resource if row else "")
    resource = registry().find(path, actor.tenant_id)
    if resource is None:
        raise Invalid(fields={"resource": "没有这个数据来源 | There is no such source"})
    known = searchable(resource)
    wrong = {
        wire: f"未知字段：{'、'.join(unknown)} | Unknown fields: {', '.join(unknown)}"
        for wire, column in (("columns", "columns"), ("queryFields", "query_fields"))
        if (unknown := [name for name in names_of(values.get(column)) if name not in known])
    }
    wrong |= _check_figures(values, known)
    wrong |= _check_sort(values.get("sort_by"), known) | _check_condition(values.get("condition"), resource, actor)
    if wrong:
        raise Invalid(fields=wrong)


async def _check_foreign(actor: Actor, values: dict[str, Any], row: Any) -> None:
    names = ("data_source", "resource", "columns", "query_fields", "condition", "sort_by", "group_by", "sums")
    if wrong := await foreign.check(actor, Report(**{name: value_after(values, row, name) for name in names})):
        raise Invalid(fields=wrong)


def _check_figures(values: dict[str, Any], known: Mapping[str, Field]) -> dict[str, str]:
    found: dict[str, str] = {}
    by = values.get("group_by")
    if by and not (by in known and groups(known[by])):
        found["groupBy"] = "该字段不能分组 | Rows cannot be counted by this field"
    summed = names_of(values.get("sums"))
    if len(summed) > MOST_SUMS or not all(key in known and sums_up(known[key]) for key in summed):
        found["sums"] = f"请填写数字字段，最多{MOST_SUMS}项 | Fields of numbers, at most {MOST_SUMS}"
    return found


def _check_sort(text: str | None, known: Mapping[str, Field]) -> dict[str, str]:
    name, _, order = (text or "").partition(" ")
    good = not name or (name in known and order in {"", "asc", "desc"})
    return {} if good else {"sortBy": "格式如 createTime desc | Write for example createTime desc"}


def _check_condition(text: str | None, resource: Resource, actor: Actor) -> dict[str, str]:
    if not text:
        return {}
    try:
        unknown = set(named_fields(decode_rules(text))) - set(searchable(resource))
        super_condition(resource, text, "and", Parameters(actor.today))
    except Invalid:
        return {"condition": "条件格式不正确 | Wrong condition"}
    return {"condition": "条件含有未知字段 | The condition names an unknown field"} if unknown else {}


HOOKS: dict[str, Hooks] = {"online/cgreport/head": Hooks(validate=_check_report)}
