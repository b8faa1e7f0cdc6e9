"""The offer of a row: which transitions are possible now, and in words why the rest are not.

It goes with every row of a process, so that no screen decides by itself.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, cast

from schema.kit.base import Base
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource
from schema.kit.text import localize
from server.engine.effects import Blocker, Guard, Mend, effects_of
from server.engine.row_conditions import unmet
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


class _Step(NamedTuple):
    """A transition with what is the same for every row: the guard, and whether the actor has the right."""

    item: Transition
    guard: Guard | None
    allowed: bool


async def available_actions(resource: Resource, actor: Actor, rows: Sequence[Any]) -> dict[int, Offer]:
    """By the id of the row; while nothing may be changed, nothing is offered, except to who looks at what a role is offered."""
    if await why_read_only(actor) not in (None, "role"):
        return {row.id: _nothing() for row in rows}
    facts = await _facts_of(resource, actor, rows)
    process = resource.process
    if process is None:
        return {row.id: _nothing() for row in rows}
    steps = _steps(resource, process, actor)
    return {row.id: _offer(steps.get(getattr(row, process.column), ()), actor, row, facts[row.id]) for row in rows}


def _steps(resource: Resource, process: Process, actor: Actor) -> dict[str, list[_Step]]:
    """By the state that they start from."""
    guards = effects_of(resource.path).guards
    found: dict[str, list[_Step]] = {}
    for item in process.offered:
        needed = resource.needs_of(item)
        step = _Step(item, guards.get(item.code), needed is None or actor.can(needed))
        for state in item.starts:
            found.setdefault(state, []).append(step)
    return found


def _offer(steps: Sequence[_Step], actor: Actor, row: Any, facts: Any) -> Offer:
    offer = _nothing()
    for item, guard, allowed in steps:
        found = [*unmet(item, row), *(guard(actor, facts) if guard else ())]
        if any(blocker.moot for blocker in found):
            continue
        if not allowed:
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


async def blockers_of(resource: Resource, actor: Actor, transition: Transition, row: Any) -> Sequence[Blocker]:
    """What stands in the way of a transition of one row, apart from state and right."""
    guard = effects_of(resource.path).guards.get(transition.code)
    found = guard(actor, (await _facts_of(resource, actor, [row]))[row.id]) if guard else []
    return [*unmet(transition, row), *found]


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
