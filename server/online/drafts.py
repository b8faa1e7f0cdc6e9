"""What publishing a draft would do, told before anybody does it."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import NotFound
from schema.kit.text import localize
from schema.online.form import OnlineForm, form
from server.engine.queries import IdQuery
from server.engine.read import visible_ids
from server.kit.actor import Actor
from server.kit.scope import fetch, parse_id
from server.online.effects import fields_of, version_before
from server.online.planning import plan_version


async def list_changes(request: Request, actor: Actor, query: IdQuery) -> dict[str, Any]:
    """GET /online/cgform/changes?id: refused as publishing would be."""
    if not await visible_ids(form, actor, [parse_id(query.id)]):
        raise NotFound()
    row = await fetch(OnlineForm, actor, query.id)
    plan = plan_version(row, await fields_of(actor, row.id), await version_before(actor, row), row.number or 0)
    return {
        "version": plan.definition.version,
        "changes": [
            {"code": one.code, "column": one.column, "text": localize(one.text, actor.locale)}
            for one in plan.operations
        ],
    }
