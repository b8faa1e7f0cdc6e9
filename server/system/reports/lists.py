"""Reports over lists: what a report reads, by its reader's rights, apart from the calls that answer with it."""

from collections.abc import Iterator, Mapping
from typing import Any

from schema.domains import registry
from schema.kit.errors import Denied, NotFound
from schema.kit.field import Field
from schema.kit.resource import Resource
from schema.system.report import Report
from server.engine.filters import decode_rules, searchable
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.scope import parse_id, scoped
from server.system.reports.columns import names_of, without_prefix


def source_of(row: Report, actor: Actor) -> Resource:
    """The resource as the actor may see it; who may not list it sees no report of it."""
    resource = registry().require(row.resource)
    actor.require(resource.code("list"))
    return view_of(resource, actor)


def columns_of(row: Report, resource: Resource) -> list[Field]:
    fields = searchable(resource)
    return [fields[key] for key in names_of(row.columns) or resource.list_keys if key in fields]


async def find_report(actor: Actor, **key: Any) -> Report:
    row = await scoped(Report, actor).get_or_none(**key)
    if row is None:
        raise NotFound("报表不存在 | There is no such report", id="report.missing")
    return row


async def open_report(
    actor: Actor, report_id: str, asked: Mapping[str, str]
) -> tuple[Resource, dict[str, str], list[Field], str]:
    """What is exported of a report: its list as the actor sees it, the query, the columns and the name."""
    row = await find_report(actor, id=parse_id(report_id))
    resource = source_of(row, actor)
    actor.require(resource.code("export"))
    check_condition_rights(row, resource)
    return resource, query_of(row, asked), columns_of(row, resource), row.name


def check_condition_rights(row: Report, resource: Resource) -> None:
    """A field that the asking person may not read would drop out of the condition and show more."""
    if any(name not in searchable(resource) for name in named_fields(decode_rules(row.condition or "[]"))):
        raise Denied()


def query_of(row: Report, asked: Mapping[str, str]) -> dict[str, str]:
    """The list query of a report. Its own condition replaces an advanced query from outside."""
    plain = ((without_prefix(key), value) for key, value in asked.items())
    query = {key: value for key, value in plain if not key.startswith("superQuery")}
    if row.condition:
        query["superQueryParams"] = row.condition
    if row.sort_by and not query.get("column"):
        column, _, order = row.sort_by.partition(" ")
        query |= {"column": column, "order": order or "asc"}
    return query


def named_fields(rules: list[Any]) -> Iterator[str]:
    """Fields of a condition, in nested groups too: one that may not be read must not fall out of it unseen."""
    for rule in rules:
        if isinstance(rule.get("conditions"), list):
            yield from named_fields(rule["conditions"])
        else:
            yield str(rule.get("field", ""))
