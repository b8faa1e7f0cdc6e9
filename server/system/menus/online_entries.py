"""Menu entries of online forms and reports: offered only where one stands behind them, and shown by the list of its rows."""

import re
from collections.abc import Mapping
from typing import Any

from schema.domains import registry
from schema.kit.errors import Invalid
from schema.system.report import Report
from server.kit.actor import Actor
from server.kit.scope import scoped

# The components of this family that show what was built online, by whatever name a menu line gives them.
_ONLINE = re.compile(r"onl?cg(form|report)|online/cg(form|report)", re.IGNORECASE)
_REPORT = re.compile(r"cgreport", re.IGNORECASE)
NOTHING = "没有这个在线表单或报表 | There is no such online form or report"


def is_online(component: str | None) -> bool:
    return _ONLINE.search(component or "") is not None


async def resource_behind(actor: Actor, entry: Mapping[str, Any]) -> str | None:
    """The path of the resource that an online entry shows: the one that it names, or for a report, whose code ends its
    address, the report's. None when there is neither, or the actor may not list it."""
    path = entry["resource"] or ""
    if not path and _REPORT.search(entry["component"] or ""):
        code = str(entry["url"] or "").rstrip("/").rpartition("/")[2]
        report = await scoped(Report, actor).get_or_none(code=code)
        path = report.resource if report and not report.data_source else ""
    resource = registry().get(path)
    return path if resource is not None and actor.can(resource.code("list")) else None


async def check_online(actor: Actor, entry: Mapping[str, Any]) -> None:
    """Whoever writes the menu is told at the field."""
    if is_online(entry["component"]) and await resource_behind(actor, entry) is None:
        raise Invalid(fields={"component": NOTHING})
