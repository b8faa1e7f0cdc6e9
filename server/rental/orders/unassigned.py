"""Stays without a unit: giving them one, and taking it away again as long as nobody has moved in."""

from typing import Any

from pydantic import Field

from schema.kit.errors import Invalid
from server.engine.effects import Blocker, Effects
from server.kit.actor import Actor
from server.kit.scope import parse_id
from server.rental.inventory.types import find_type, type_of
from server.rental.inventory.units import load_units
from server.rental.orders.acting import OrderAct, Overriding, replan
from server.rental.orders.moves import Pricing, price_plan
from server.rental.orders.plan import NO_UNIT, check_past, span_of, to_unit
from server.rental.orders.preconditions import Facts, refuse_locked, refuse_placed

HAS_UNIT = Blocker("order.has_unit", "已排房 | A unit is assigned already", moot=True)


class Assign(Overriding, Pricing):
    unit_id: str
    hold_id: str | None = None


class Unassign(Overriding):
    """`unitType`: to wait for another type than that of the unit."""

    unit_type: str | None = None
    reason: str | None = Field(default=None, max_length=100)


def refuse_assign(actor: Actor, facts: Facts) -> list[Blocker]:
    return ([] if facts.waiting else [HAS_UNIT]) + refuse_locked(actor, facts)


async def assign(act: OrderAct) -> None:
    """Claims the nights in a unit, of the stay's type or another, and gives its place in the type back."""
    body: Assign = act.body
    act.override, act.overbook = body.override_reason, body.overbook_reason
    target = parse_id(body.unit_id)
    unit = (await load_units(act.actor, [target]))[target]
    if act.order.guest_count > unit.resident_limit:
        limit = unit.resident_limit
        raise Invalid(fields={"unitId": f"该房限住{limit}人 | This unit is for {limit} at most"})
    span = span_of(act.plan)
    plan = await price_plan(act, to_unit(act.plan, span, target), body, span)
    check_past(act.plan, plan, act.today, False)
    act.before = _before(act)
    await replan(act, plan, parse_id(body.hold_id) if body.hold_id else None)
    if _differs(act, type_of(unit)):
        act.say("assigned_other", unit=unit.title, type=act.order.unit_type or "")
    else:
        act.say("assigned", unit=unit.title)


def _differs(act: OrderAct, unit_type: str | None) -> bool:
    return act.order.unit_type not in (None, unit_type)


def _before(act: OrderAct) -> dict[str, Any]:
    return {"plan": [[night.night.isoformat(), str(night.unit_id), night.price] for night in act.plan]}


async def unassign(act: OrderAct) -> None:
    """Gives the nights back and lets the stay wait for a unit of the type it was sold as."""
    body: Unassign = act.body
    act.overbook = body.overbook_reason
    units = await load_units(act.actor, {night.unit_id for night in act.plan})
    last = units[act.plan[-1].unit_id]
    wanted = body.unit_type or act.order.unit_type or type_of(last)
    if wanted is None:
        text = f"{last.title} 含多个房间，不能按户型待排 | {last.title} consists of several units and has no type"
        raise Invalid(fields={"unitId": text})
    act.order.unit_type = wanted if wanted == act.order.unit_type else await _retype(act, wanted)
    act.before = _before(act)
    await replan(act, to_unit(act.plan, span_of(act.plan), NO_UNIT))
    act.say("unassigned", unit=last.title, type=wanted)


async def _retype(act: OrderAct, wanted: str) -> str:
    found = await find_type(act.actor, act.order.community_id, wanted)
    act.changes["unit_type"] = found
    return found


STEPS = Effects(
    on={"assign": assign, "unassign": unassign},
    bodies={"assign": Assign, "unassign": Unassign},
    guards={"assign": refuse_assign, "unassign": refuse_placed},
)
