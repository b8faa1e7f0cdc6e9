"""What a draft is before anybody publishes it: what that would do, and how its form would look."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from starlette.requests import Request

from schema.kit.errors import NotFound
from schema.kit.text import localize
from schema.online.definition import Definition, build_resource
from schema.online.form import OnlineForm, form
from server.engine.describe import describe_resource
from server.engine.queries import IdQuery
from server.engine.read import visible_ids
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import fetch, parse_id
from server.online.counting import as_shape, count_conversions
from server.online.effects import fields_of, flow_of, tables_of, version_before
from server.online.lost_states import refuse_lost_states
from server.online.planning import NOTHING, Plan, plan_version


async def list_changes(request: Request, actor: Actor, query: IdQuery) -> dict[str, Any]:
    """GET /online/cgform/changes?id: refused as publishing would be."""
    plan = await _plan(actor, query.id)
    return {
        "version": plan.definition.version,
        "conversions": [as_shape(one, actor.locale) for one in await count_conversions(actor, plan)],
        "changes": [
            {"code": one.code, "column": one.column, "text": localize(one.text, actor.locale)}
            for one in plan.operations
        ],
    }


async def preview_form(request: Request, actor: Actor, query: IdQuery) -> dict[str, Any]:
    """GET /online/cgform/preview?id: the description that everybody would get of it, with the options that are not kept yet.
    Without its sub-tables, which nobody can look into before they are there."""
    definition = replace((await _plan(actor, query.id)).definition, tables=())
    return {"resource": describe_resource(build_resource(definition), actor), "options": _options(definition)}


def _options(definition: Definition) -> dict[str, list[dict[str, str]]]:
    return {
        item.name: [{"value": value, "text": zh, "textEn": en} for value, zh, en in item.options]
        for item in definition.shown
        if item.options
    }


async def _plan(actor: Actor, row_id: str) -> Plan:
    row = await visible_form(actor, row_id)
    plan = await plan_draft(actor, row)
    await refuse_lost_states(pool(), await version_before(actor, row), plan.definition)
    return plan


async def visible_form(actor: Actor, row_id: str) -> OnlineForm:
    """NotFound outside of the actor's scope."""
    if not await visible_ids(form, actor, [parse_id(row_id)]):
        raise NotFound()
    return await fetch(OnlineForm, actor, row_id)


async def plan_draft(actor: Actor, row: OnlineForm, reserved: Mapping[int, int] = NOTHING) -> Plan:
    """What publishing it would do; sub-tables that are new have no number yet."""
    before = await version_before(actor, row)
    tables = [(item, item.number or -place) for place, item in enumerate(await tables_of(actor, row.id), start=1)]
    fields, flow = await fields_of(actor, row.id), await flow_of(actor, row.id)
    return plan_version(row, fields, before, row.number or 0, flow, tables, reserved)
