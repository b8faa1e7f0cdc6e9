"""Field rights of a role, read and saved whole for one resource."""

from typing import Any, Literal

from pydantic import Field as Limit

from schema.domains import registry
from schema.kit.errors import Invalid, NotFound
from schema.kit.snowflake import next_id
from schema.system.field_right import FieldRight
from schema.system.role import Role
from server.http.body import Body
from server.http.rights import holders_of_role
from server.kit.actor import Actor
from server.kit.control import announce_rights
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import unit_of_work

Mode = Literal["hidden", "readOnly"]


class FieldRightsQuery(Body):
    role_id: str = Limit(max_length=20)
    path: str = Limit(max_length=100)


class FieldRightsBody(Body):
    role_id: str = Limit(max_length=20)
    path: str = Limit(max_length=100)
    rights: dict[str, Mode] = Limit(max_length=200)


async def read_rights(actor: Actor, query: FieldRightsQuery) -> dict[str, str]:
    """{field: mode}; what is not named is open."""
    role = await fetch(Role, actor, query.role_id)
    rows = await scoped(FieldRight, actor).filter(role_id=role.id, path=query.path)
    return {row.field: row.mode for row in rows}


async def save_rights(actor: Actor, body: FieldRightsBody) -> dict[str, Any]:
    """Makes the lines equal to `rights`; open windows of those who hold the role read their rights anew."""
    role = await fetch(Role, actor, body.role_id)
    resource = registry().find(body.path, actor.tenant_id)
    if resource is None:
        raise NotFound()
    unknown = [key for key in body.rights if key not in resource.by_key]
    if unknown:
        raise Invalid(fields={f"rights.{key}": "没有这个字段 | No such field" for key in unknown})
    async with unit_of_work(actor) as work:
        held = {row.field: row for row in await scoped(FieldRight, actor).filter(role_id=role.id, path=body.path)}
        for key, row in held.items():
            if key not in body.rights:
                await work.delete(row)
        for key, mode in body.rights.items():
            if key in held:
                await work.update(held[key], {"mode": mode})
            else:
                await work.insert(FieldRight(id=next_id(), role_id=role.id, path=body.path, field=key, mode=mode))
        announce_rights(work, await holders_of_role(work, role.id))
    return dict(body.rights)
