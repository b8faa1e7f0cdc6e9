"""The log as its page asks for it: `keyWord` looks into the text of a line (wire contract 8.2)."""

from typing import Any

from starlette.requests import Request

from schema.system.log import log
from server.engine.read import list_rows
from server.engine.view import view_of
from server.kit.actor import Actor


async def list_log(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/log/list?logType&keyWord&operateType&createTime_begin&createTime_end."""
    query = dict(request.query_params)
    word = query.pop("keyWord", "").strip("*")
    return await list_rows(view_of(log, actor), actor, {**query, "logContent": f"*{word}*"} if word else query)
