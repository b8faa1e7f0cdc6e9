"""What may be done with a row now, and in words why the rest may not: sent with every row of a process."""

from collections.abc import Iterator
from typing import Any, cast

from schema.kit.base import Base
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource
from schema.kit.text import localize
from server.engine.effects import Guard, Obstacle, effects_of
from server.http.read_only import why_read_only
from server.kit.actor import Actor
from server.kit.scope import of_tenant

Offer = tuple[list[str], dict[str, str]]
NO_RIGHT = "没有权限 | You have no right for this"


def offer(resource: Resource, actor: Actor, row: Any) -> Offer:
    """(codes that are possible, code -> why not in the actor's language) of the transitions that start from the row's state."""
    can: list[str] = []
    reasons: dict[str, str] = {}
    for item in _starting(resource.process, getattr(row, resource.process.column)) if resource.process else ():
        found = obstacles_of(resource, actor, item, row)
        if any(obstacle.moot for obstacle in found):
            continue
        if not (item.right == "list" or actor.can(resource.right_of(item))):  # who is shown the row needs no list
            reasons[item.code] = localize(NO_RIGHT, actor.locale)
        elif found:
            reasons[item.code] = localize(found[0].text, actor.locale)
        else:
            can.append(item.code)
    return can, reasons


def _starting(process: Process, state: str) -> Iterator[Transition]:
    return (item for item in process.offered if state in item.starts)


def obstacles_of(resource: Resource, actor: Actor, transition: Transition, row: Any) -> list[Obstacle]:
    """What the row itself tells against a transition."""
    guard: Guard | None = effects_of(resource.path).guards.get(transition.code)
    found = guard(actor, row) if guard else None
    return [found] if found else []


async def add_offers(resource: Resource, records: list[dict[str, Any]], actor: Actor) -> None:
    """Adds `can` and `reasons` to records of a process, in place; while nothing may be changed, nothing is offered."""
    if resource.process is None or not records:
        return
    if await why_read_only(actor) is not None:
        for record in records:
            record |= {"can": [], "reasons": {}}
        return
    rows = of_tenant(cast(type[Base], resource.model), actor.tenant_id).filter(id__in=[one["id"] for one in records])
    known = {str(row.id): row for row in await rows}
    for record in records:
        can, reasons = offer(resource, actor, known[record["id"]]) if record["id"] in known else ([], {})
        record |= {"can": can, "reasons": reasons}
