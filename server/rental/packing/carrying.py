"""Carrying out a re-pack: the moves of a proposal, or those that take one back, all or none in one transaction."""

from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any

from pydantic import Field

from schema.kit.errors import Conflict, NotFound
from schema.rental.order import DailyOrder, order
from schema.rental.order_parts import OrderSegment
from schema.rental.unit import Unit
from server.engine.visible import check_visible, lock_visible
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.scope import parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.availability.refusals import wording
from server.rental.inventory.types import type_of
from server.rental.inventory.units import load_units, lock_units
from server.rental.orders.acting import OrderAct, OrderRef, acting
from server.rental.orders.booking import rebook
from server.rental.orders.plan import NO_UNIT, check_past, span_of, to_unit
from server.rental.orders.rebooking import Rebooking
from server.rental.packing.planner import WAITING
from server.rental.packing.proposals import MovedStay, PackingQuery, propose

MOST_MOVES = 500


class PackingApply(PackingQuery):
    """`seen`: the proposal that the clerk saw."""

    seen: str = Field(max_length=64)


class BackMove(Body):
    """A stay back to the unit it had; null: back to those that wait. `id` and `version` are those of its order."""

    id: str
    version: int
    stay_id: str
    unit_id: str | None = None


class PackingRestore(Body):
    back: list[BackMove] = Field(min_length=1, max_length=MOST_MOVES)


async def apply_packing(actor: Actor, body: PackingApply) -> dict[str, Any]:
    """Carries out the proposal that was seen; Conflict "packing.changed" when it would be another by now."""
    async with unit_of_work(actor) as work, wording(work):
        known = await propose(work.connection, actor, body)
        _check_seen(known.seen, body)
        rows = await _lock_orders(work, [move.order_id for move in known.moves])
        await lock_units(work, _units_of(known.moves))
        _check_seen((await propose(work.connection, actor, body)).seen, body)
        return await _carry(work, rows, known.moves)


def _check_seen(seen: str, body: PackingApply) -> None:
    if seen != body.seen:
        raise Conflict(
            "房态已变化，请重新预览 | The board has changed meanwhile; please preview again", id="packing.changed"
        )


async def restore_packing(actor: Actor, body: PackingRestore) -> dict[str, Any]:
    """Takes a re-pack back: every stay to where it was, or none; Stale when somebody has changed an order since."""
    async with unit_of_work(actor) as work, wording(work):
        wanted = {parse_id(item.stay_id): item for item in body.back}
        await check_visible(DailyOrder, actor, [item.id for item in body.back])
        stays = {row.id: row for row in await scoped(OrderSegment, actor).filter(id__in=wanted)}
        moves = [_back_move(item, stays.get(stay_id)) for stay_id, item in sorted(wanted.items())]
        rows = await _lock_orders(work, [move.order_id for move in moves])
        return await _carry(work, rows, moves)


def _back_move(item: BackMove, stay: OrderSegment | None) -> MovedStay:
    if stay is None or stay.order_id != parse_id(item.id):
        raise NotFound()
    target = parse_id(item.unit_id) if item.unit_id else WAITING
    return MovedStay(stay.id, stay.order_id, item.version, stay.unit_id or WAITING, target)


async def _lock_orders(work: Work, ids: Sequence[int]) -> dict[int, DailyOrder]:
    return {order_id: await lock_visible(DailyOrder, work, order_id) for order_id in sorted(set(ids))}


def _units_of(moves: Sequence[MovedStay]) -> set[int]:
    return {unit for move in moves for unit in (move.old_unit, move.new_unit)} - {WAITING}


def _step_of(move: MovedStay) -> str:
    if move.new_unit == WAITING:
        return "unassign"
    return "assign" if move.old_unit == WAITING else "move"


async def _carry(work: Work, rows: dict[int, DailyOrder], moves: Sequence[MovedStay]) -> dict[str, Any]:
    """Every move is the step of its order that a clerk would take; the nights change hands at once."""
    if not moves:
        return {"moved": 0, "back": []}
    for code in {_step_of(move) for move in moves}:
        work.actor.require(order.right_of(_process_step(code)))
    titles = await load_units(work.actor, _units_of(moves))
    async with AsyncExitStack() as stack:
        acts: list[tuple[OrderAct, MovedStay]] = []
        for move in moves:
            ref = OrderRef(id=str(move.order_id), version=move.version)
            step = acting(work, rows[move.order_id], _step_of(move), ref)
            acts.append((await stack.enter_async_context(step), move))
        changes = [_change(act, move) for act, move in acts]
        await rebook(work, changes)
        for (act, move), change in zip(acts, changes, strict=True):
            _tell(act, move, change, titles)
    return {"moved": len(moves), "back": [_shape_back(rows[move.order_id], move) for move in moves]}


def _process_step(code: str) -> Any:
    assert order.process is not None
    return order.process.by_code[code]


def _change(act: OrderAct, move: MovedStay) -> Rebooking:
    """The same nights at the same prices in another unit, or in none."""
    act.before = {"plan": [[night.night.isoformat(), str(night.unit_id), night.price] for night in act.plan]}
    plan = to_unit(act.plan, span_of(act.plan), move.new_unit or NO_UNIT)
    check_past(act.plan, plan, act.today, act.order.state == "in_house")
    return Rebooking(act.order, act.plan, plan)


def _tell(act: OrderAct, move: MovedStay, change: Rebooking, units: dict[int, Unit]) -> None:
    act.changes |= change.changes
    act.lines.extend(change.notes)
    span = span_of(act.plan)
    if move.new_unit == WAITING:
        act.say("unassigned", unit=units[move.old_unit].title, type=act.order.unit_type or "")
    elif move.old_unit != WAITING:
        act.say("moved", unit=units[move.new_unit].title, start=span.start, end=span.end)
    elif act.order.unit_type in (None, type_of(units[move.new_unit])):
        act.say("assigned", unit=units[move.new_unit].title)
    else:
        act.say("assigned_other", unit=units[move.new_unit].title, type=act.order.unit_type or "")


def _shape_back(row: DailyOrder, move: MovedStay) -> dict[str, Any]:
    unit = None if move.old_unit == WAITING else str(move.old_unit)
    return {"id": str(row.id), "version": row.row_version, "stayId": str(move.stay_id), "unitId": unit}
