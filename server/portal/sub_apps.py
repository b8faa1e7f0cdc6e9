"""Sub-apps: where the shell gets each from, our own host or another one that the installation lists."""

from typing import Any
from urllib.parse import urlsplit

from starlette.requests import Request

from schema.kit.errors import Conflict
from server.kit.actor import Actor
from server.kit.switches import SUB_APPS, read_switch
from server.portal.models import AppQuery
from server.settings import get_settings

NEEDS = {"assetMg": "asset:card:list", "risk": "risk:register:list", "workflow": "workflow:request:list"}


def allows_entry(entry: str, hosts: tuple[str, ...]) -> bool:
    """Our own host by a rooted path, else only an https (or listed http) origin from the list."""
    if entry.startswith("/"):
        return not entry.startswith(("//", "/\\"))
    parts = urlsplit(entry)
    return parts.scheme in ("https", "http") and f"{parts.scheme}://{parts.netloc}" in hosts


async def read_entry(request: Request, actor: Actor, query: AppQuery) -> dict[str, Any]:
    """GET /sys/subApp/entry?name=."""
    actor.require(NEEDS[query.name])
    entry = (await read_switch(actor.tenant_id, SUB_APPS[query.name])).strip() or f"/subapps/{query.name}.json"
    if not allows_entry(entry, get_settings().sub_app_origins()):
        raise Conflict(
            "该应用的入口不在允许的主机中，请联系管理员 | This application's address is not on the list of allowed hosts",
            id="subapp.host",
        )
    return {"name": query.name, "base": f"/{query.name}/", "entry": entry}
