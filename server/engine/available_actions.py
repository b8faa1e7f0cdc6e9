"""The offer of a row: which transitions are possible now, and in words why the rest are not.

It goes with every row of a process, so that no screen decides by itself.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple, cast

from schema.kit.base import Base
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource
from schema.kit.text import localize
from server.engine.effects import Blocker, Mend, effects_of
from server.http.read_only import why_read_only
from server.kit.actor import Actor
from server.kit.scope import of_tenant


class Offer(NamedTuple):
    """`Offered` of one row; the reasons are in the actor's language."""

    can: list[str]
    reasons: dict[str, str]
    mends: dict[str, Mend]


_GRAVITY: Sequence[Mend | None] = ("usual", "rare", None)
NO_RIGHT = "没有权限 | You have no right for this"


async def available_actions(resource: Resource, actor: Actor, rows: Sequence[Any]) -> dict[int, Offer]:
    """By the id of the row; while nothing may be changed, nothing is offered, except to who looks at what a role is offered."""
    if await why_read_only(actor) not in (None, "role"):
        return {row.id: _nothing() for row in rows}
    facts = await _facts_of(resource, actor, rows)
    return {row.id: _offer(resource, actor, row, facts[row.id]) for row in rows}


def _offer(resource: Resource, actor: Actor, row: Any, facts: Any) -> Offer:
    offer = _nothing()
    for item in _starting(resource.process, getattr(row, resource.process.column)) if resource.process else ():
        found = _blockers(resource, actor, item, facts)
        if any(blocker.moot for blocker in found):
            continue
        needed = resource.needs_of(item)
        if needed is not None and not actor.can(needed):
            offer.reasons[item.code] = localize(NO_RIGHT, actor.locale)
        elif found:
            gravest = max(found, key=lambda blocker: _GRAVITY.index(blocker.mend))
            offer.reasons[item.code] = localize(gravest.text, actor.locale)
            if item.mendable and gravest.mend:
                offer.mends[item.code] = gravest.mend
        else:
            offer.can.append(item.code)
    return offer


def _nothing() -> Offer:
    return Offer([], {}, {})


def _starting(process: Process, state: str) -> Iterator[Transition]:
    return (item for item in process.offered if state in item.starts)


async def blockers_of(resource: Resource, actor: Actor, transition: Transition, row: Any) -> Sequence[Blocker]:
    """What stands in the way of a transition of one row, apart from state and right."""
    if transition.code not in effects_of(resource.path).guards:
        return []
    return _blockers(resource, actor, transition, (await _facts_of(resource, actor, [row]))[row.id])


def _blockers(resource: Resource, actor: Actor, transition: Transition, facts: Any) -> Sequence[Blocker]:
    guard = effects_of(resource.path).guards.get(transition.code)
    return guard(actor, facts) if guard else []


async def _facts_of(resource: Resource, actor: Actor, rows: Sequence[Any]) -> Mapping[int, Any]:
    read = effects_of(resource.path).facts
    return await read(actor, rows) if read else {row.id: row for row in rows}


async def add_available_actions(resource: Resource, records: list[dict[str, Any]], actor: Actor) -> None:
    """Adds what is offered to records of a process, in place."""
    if resource.process is None or not records:
        return
    rows = of_tenant(cast(type[Base], resource.model), actor.tenant_id).filter(id__in=[one["id"] for one in records])
    offered = await available_actions(resource, actor, await rows)
    for record in records:
        record |= offered.get(int(record["id"]), _nothing())._asdict()
