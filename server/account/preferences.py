"""Preferences of a person, by name.

They are read at sign-in, written by any of their windows, and published to the others at once.
"""

from typing import Any, Literal

import orjson
from pydantic import Field, ValidationError
from starlette.requests import Request

from schema.kit.errors import Invalid
from schema.kit.snowflake import next_id
from server.http.body import Body, invalid_from
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.unit_of_work import unit_of_work

Name = Literal["settings", "shortcuts"]
_READ = (
    "SELECT name, value FROM sys_user_preference WHERE tenant_id = $1 AND user_id = $2 AND del_flag = 0 ORDER BY name"
)
_WRITE = """
INSERT INTO sys_user_preference
  (id, tenant_id, user_id, name, value, create_by, create_time, update_by, update_time, del_flag, row_version)
VALUES ($1, $2, $3, $4, $5, $6, now(), $6, now(), 0, 1)
ON CONFLICT (tenant_id, user_id, name) DO UPDATE SET value = excluded.value, update_by = excluded.update_by,
  update_time = now(), row_version = sys_user_preference.row_version + 1
"""
_COLOUR = r"^#[0-9A-Fa-f]{6}$"


class SettingsShape(Body):
    """The settings drawer; an item that is not given stays as the client has it."""

    theme: Literal["light", "dark", "system"] | None = None
    primary: str | None = Field(None, pattern=_COLOUR)
    layout: Literal["side", "top"] | None = None
    nav_theme: Literal["light", "dark"] | None = None
    content_width: Literal["fluid", "fixed"] | None = None
    fixed_header: bool | None = None
    auto_hide_header: bool | None = None
    fixed_sider: bool | None = None
    weak: bool | None = None
    multi_tab: bool | None = None
    density: Literal["compact", "middle", "large"] | None = None


class ShortcutsShape(Body):
    """Paths of pages on the own workplace, in order."""

    paths: list[str] = Field(default_factory=list, max_length=24)


_SHAPES: dict[str, type[Body]] = {"settings": SettingsShape, "shortcuts": ShortcutsShape}
_LONGEST_PATH = 200


class SavePreference(Body):
    name: Name
    value: dict[str, Any]


async def list_preferences(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/user/preferences: {name: value} of the one who asks."""
    rows = await pool().fetch(_READ, actor.tenant_id, actor.user_id)
    return {row["name"]: orjson.loads(row["value"]) for row in rows}


async def save_preference(request: Request, actor: Actor, body: SavePreference) -> dict[str, Any]:
    """PUT /sys/user/preferences {name, value}: one's own only; answers the value as it is kept."""
    value = _checked(body)
    row = (next_id(), actor.tenant_id, actor.user_id, body.name, orjson.dumps(value).decode(), actor.username)
    async with unit_of_work(actor) as work:
        await work.db.execute_query(_WRITE, list(row))
        work.emit(f"user/{actor.user_id}", "preference", {"name": body.name, "value": value})
    return value


def _checked(body: SavePreference) -> dict[str, Any]:
    try:
        shape = _SHAPES[body.name].model_validate(body.value)
    except ValidationError as error:
        refused = invalid_from(error).fields or {}
        raise Invalid(fields={f"value.{path}": text for path, text in refused.items()}) from error
    if isinstance(shape, ShortcutsShape) and any(not _is_path(path) for path in shape.paths):
        raise Invalid(fields={"value.paths": "页面地址不正确 | Not the address of a page"})
    return shape.model_dump(by_alias=True, exclude_none=True)


def _is_path(path: str) -> bool:
    return path.startswith("/") and not path.startswith("//") and len(path) <= _LONGEST_PATH
