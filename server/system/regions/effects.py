"""Effects of divisions: one is added as our form sends it, or as clients of the family do."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import Invalid
from schema.system.region import Region, region
from server.engine.read import get_record
from server.engine.view import view_of
from server.engine.write import add_row
from server.http.body import read_object
from server.kit.actor import Actor
from server.kit.scope import scoped


async def add(request: Request, actor: Actor) -> dict[str, Any]:
    """POST /sys/region/add: below `parentId` as our form chooses it, or below `parentCode` as clients of the family name it."""
    data = await read_object(request)
    code = str(data.get("parentCode") or "0")
    if code != "0" and not data.get("parentId"):
        above = await scoped(Region, actor).get_or_none(code=code)
        if above is None:
            raise Invalid(fields={"parentCode": "没有该行政区划 | There is no such region"})
        data["parentId"] = str(above.id)
    row = await add_row(region, actor, data)
    return await get_record(view_of(region, actor), actor, row.id)
