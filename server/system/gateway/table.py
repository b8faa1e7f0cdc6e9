"""The table of gateway routes, checked word by word: what the gateway does not apply is not saved."""

from typing import Any

from starlette.requests import Request

from schema.kit.errors import Invalid
from schema.system.gateway_route import GatewayRoute, gateway_route
from server.engine.hooks import Hooks
from server.engine.read import get_record
from server.engine.write import add_row, edit_row
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.system.gateway.args import WRONG, read_rules
from server.system.gateway.conditions import PREDICATES
from server.system.gateway.filters import FILTERS
from server.system.gateway.shapes import GatewayUpdate

NO_SOCKETS = "网关不转发 WebSocket | The gateway does not forward sockets"


async def update_all(request: Request, actor: Actor, body: GatewayUpdate) -> dict[str, Any]:
    """POST /sys/gatewayRoute/updateAll {router}: adds or changes the route of that routerId."""
    data = body.router.model_dump(by_alias=True, exclude_unset=True)
    known = await scoped(GatewayRoute, actor).get_or_none(router_id=body.router.router_id)
    actor.require(gateway_route.code("edit" if known else "add"))
    if known is None:
        row = await add_row(gateway_route, actor, data)
    else:
        row = await edit_row(gateway_route, actor, {**data, "id": str(known.id)})
    return await get_record(gateway_route, actor, row.id)


async def clear_redis(request: Request, actor: Actor) -> None:
    """GET /sys/gatewayRoute/clearRedis: nothing is kept outside the table, so there is nothing to clear."""


async def check_route(actor: Actor, values: dict[str, Any], row: GatewayRoute | None) -> None:
    """Every part of a route is one that is applied; the target's rule leaves no room for credentials."""
    problems: dict[str, str] = {}
    for name, known in (("predicates", PREDICATES), ("filters", FILTERS)):
        if name not in values:
            continue
        try:
            values[name] = read_rules(values[name], known)
        except (ValueError, IndexError) as error:
            problems[name] = str(error) if " | " in str(error) else WRONG
    if str(values.get("uri") or "").startswith("ws"):
        problems["uri"] = NO_SOCKETS
    if problems:
        raise Invalid(fields=problems)


HOOKS = {"sys/gatewayRoute": Hooks(validate=check_route)}
