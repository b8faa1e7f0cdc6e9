"""One position by its code (wire contract 9)."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import Refusal
from schema.system.position import position
from server.engine.read import list_rows
from server.engine.view import view_of
from server.kit.actor import Actor
from server.system.users.shapes import PositionCode


async def by_code(request: Request, actor: Actor, query: PositionCode) -> dict[str, Any]:
    """GET /sys/position/queryByCode?code."""
    page = await list_rows(view_of(position, actor), actor, {"code": f"={query.code}", "pageSize": "1"})
    if not page["records"]:
        raise Refusal("未找到对应的职务 | There is no such position", id="position.missing")
    return dict(page["records"][0])
