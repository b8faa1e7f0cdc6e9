"""The log as its page asks for it: `keyWord` looks into the text of a line (wire contract 8.2)."""

from typing import Any

from starlette.requests import Request

from schema.system.log import log
from server.engine.read import list_rows
from server.engine.view import view_of
from server.kit.actor import Actor
from server.system.logs.words import english_of


async def list_log(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/log/list?logType&keyWord&operateType&createTime_begin&createTime_end."""
    query = dict(request.query_params)
    word = query.pop("keyWord", "").strip("*")
    page = await list_rows(view_of(log, actor), actor, {**query, "logContent": f"*{word}*"} if word else query)
    if actor.locale == "en":
        page["records"] = [{**row, "logContent": english_of(row["logContent"])} for row in page["records"]]
    return page
