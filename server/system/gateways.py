"""The table of gateway routes, checked word by word. Nothing here forwards requests: a gateway in front reads the table."""

import re
from typing import Any

from starlette.requests import Request

from schema.kit.errors import Invalid
from schema.system.gateway_route import GatewayRoute, gateway_route
from server.engine.hooks import Hooks
from server.engine.read import get_record
from server.engine.write import add_row, edit_row
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.system.shapes.gateways import GatewayUpdate

PREDICATES = frozenset(
    {"Path", "Host", "Method", "Header", "Query", "After", "Before", "Between", "RemoteAddr", "Weight"}
)
FILTERS = frozenset(
    {"StripPrefix", "AddRequestHeader", "AddRequestParameter", "RequestRateLimiter", "Hystrix", "SetPath"}
)
MOST, LONGEST = 20, 200
_PATH = re.compile(r"/[\w\-./*{}]{0,199}")
WRONG = "格式不正确 | Wrong format"


async def update_all(request: Request, actor: Actor, body: GatewayUpdate) -> dict[str, Any]:
    """POST /sys/gatewayRoute/updateAll {router}: adds or changes the route of that routerId."""
    data = body.router
    known = await scoped(GatewayRoute, actor).get_or_none(router_id=str(data.get("routerId") or ""))
    actor.require(gateway_route.code("edit" if known else "add"))
    if known is None:
        row = await add_row(gateway_route, actor, data)
    else:
        row = await edit_row(gateway_route, actor, {**data, "id": str(known.id)})
    return await get_record(gateway_route, actor, row.id)


async def clear_redis(request: Request, actor: Actor) -> None:
    """GET /sys/gatewayRoute/clearRedis: nothing is kept outside the table, so there is nothing to clear."""


def _read_rules(value: Any, names: frozenset[str]) -> list[dict[str, Any]]:
    """[{name, args:[…]}] of known names and short plain texts. Raises ValueError."""
    rules = value or []
    if not isinstance(rules, list) or len(rules) > MOST:
        raise ValueError(WRONG)
    return [_read_rule(rule, names) for rule in rules]


def _read_rule(rule: Any, names: frozenset[str]) -> dict[str, Any]:
    if not isinstance(rule, dict) or rule.get("name") not in names:
        raise ValueError(WRONG)
    args = rule.get("args") or []
    listed = list(args.values()) if isinstance(args, dict) else args
    if not isinstance(listed, list) or any(not isinstance(item, (str, int, dict)) for item in listed):
        raise ValueError(WRONG)
    if any(len(str(item)) > LONGEST for item in listed):
        raise ValueError(WRONG)
    if rule["name"] == "Path" and (not listed or not all(_PATH.fullmatch(str(item)) for item in listed)):
        raise ValueError(WRONG)
    return {"name": rule["name"], "args": args}


async def check_route(actor: Actor, values: dict[str, Any], row: GatewayRoute | None) -> None:
    """Every part of a route is known and short; the target's rule leaves no room for credentials."""
    problems: dict[str, str] = {}
    for name, known in (("predicates", PREDICATES), ("filters", FILTERS)):
        if name not in values:
            continue
        try:
            values[name] = _read_rules(values[name], known)
        except ValueError as error:
            problems[name] = str(error)
    if problems:
        raise Invalid(fields=problems)


HOOKS = {"sys/gatewayRoute": Hooks(validate=check_route)}
