"""The dispatcher's page: housekeepers with their minutes, orders of the day, and the plan that fills the columns."""

from datetime import date
from functools import partial
from typing import Any

from schema.housekeeping.order import OPEN, Order
from schema.housekeeping.staff import Staff
from schema.kit.errors import Conflict, Invalid, NotFound
from server.housekeeping.assign import read_jobs, read_workers
from server.housekeeping.load import BusinessDay, orders_of_staff, read_business_day, staff_wire
from server.housekeeping.plan import Assignment, make_plan
from server.housekeeping.step import StepInput, lock_order, lock_orders, require_staff, take_step
from server.housekeeping.view import view_orders
from server.kit.actor import Actor
from server.kit.retry import retrying
from server.kit.scope import known_ids, scoped
from server.kit.unit_of_work import unit_of_work
from server.live.online import online_users

_RANK = {"H": 0, "M": 1, "L": 2}


async def read_board(actor: Actor, wanted: date | None) -> dict[str, Any]:
    """Everything the dispatcher sees for a day; today also shows what earlier days left open."""
    day = await read_business_day(actor.tenant_id, wanted)
    staff = await scoped(Staff, actor).order_by("name", "id")
    weighing = await orders_of_staff(actor, [member.id for member in staff], day)
    orders = await read_orders_of(actor, day)
    online = await online_users(actor.tenant_id)
    return {
        "date": day.on.isoformat(),
        "today": day.today.isoformat(),
        "staff": [staff_wire(member, weighing, day, online) for member in staff],
        "orders": await view_orders(actor, orders),
    }


async def read_orders_of(actor: Actor, day: BusinessDay) -> list[Order]:
    """Orders of a day: open ones that belong to it, and those finished on it."""
    open_ones = [order for order in await scoped(Order, actor).filter(state__in=OPEN) if day.holds(order)]
    done = await scoped(Order, actor).filter(state="completed", finish_at__gte=day.begin, finish_at__lt=day.end)
    return sorted([*open_ones, *done], key=_order_key)


def _order_key(order: Order) -> tuple[int, float, int]:
    due = order.deadline.timestamp() if order.deadline else float("inf")
    return (_RANK.get(order.priority, 2), due, order.id)


async def preview_plan(actor: Actor, ids: list[str] | None) -> dict[str, Any]:
    """Who would get what; nothing is written."""
    orders = await _pending(actor, ids)
    workers = await read_workers(actor)
    before = {worker.id: worker.load for worker in workers}
    plan = make_plan(await read_jobs(actor, orders), workers)
    names = {worker.id: worker.name for worker in workers}
    cards = {int(card["id"]): card for card in await view_orders(actor, orders)}
    return {
        "applied": False,
        "plan": [_planned(entry, cards, names) for entry in plan if entry.worker_id is not None],
        "left": [_left(entry, cards) for entry in plan if entry.worker_id is None],
        "staff": [
            {
                "id": str(worker.id),
                "name": worker.name,
                "before": before[worker.id],
                "after": worker.load,
                "limit": worker.limit,
            }
            for worker in workers
        ],
    }


def _planned(entry: Assignment, cards: dict[int, dict[str, Any]], names: dict[int, str]) -> dict[str, Any]:
    card = cards[entry.job_id]
    assert entry.worker_id is not None
    return {
        "id": card["id"],
        "no": card["no"],
        "unitTitle": card["unitTitle"],
        "deadline": card["deadline"],
        "version": card["version"],
        "staffId": str(entry.worker_id),
        "staffName": names[entry.worker_id],
        "minutes": entry.minutes,
        "reason": entry.reason,
    }


def _left(entry: Assignment, cards: dict[int, dict[str, Any]]) -> dict[str, Any]:
    card = cards[entry.job_id]
    return {"id": card["id"], "no": card["no"], "unitTitle": card["unitTitle"], "reason": entry.reason}


async def _pending(actor: Actor, ids: list[str] | None) -> list[Order]:
    query = scoped(Order, actor).filter(state="pending")
    if ids:
        query = query.filter(id__in=known_ids(",".join(ids)))
    return await query.order_by("id").limit(500)


async def apply_plan(actor: Actor, ids: list[str] | None, chosen: list[dict[str, Any]] | None) -> dict[str, Any]:
    """Dispatches a plan, the shown one or a fresh one; orders taken meanwhile are left and reported."""
    preview = await preview_plan(actor, ids)
    entries = chosen if chosen is not None else preview["plan"]
    taken: list[dict[str, Any]] = []
    done: list[dict[str, Any]] = []
    await retrying(partial(_lock_all, actor, entries))
    for entry in entries:
        try:
            done.append(await retrying(partial(_apply_one, actor, entry)))
        except (Conflict, Invalid, NotFound) as error:
            taken.append({"id": str(entry["id"]), "reason": error.message})
    return {
        "applied": True,
        "plan": entries,
        "orders": done,
        "left": [*preview["left"], *taken],
        "staff": preview["staff"],
    }


async def _lock_all(actor: Actor, entries: list[dict[str, Any]]) -> None:
    """All orders, then all housekeepers: they stay locked where the whole plan is one transaction."""
    ids = {name: known_ids(",".join(str(entry[name]) for entry in entries)) for name in ("id", "staffId")}
    async with unit_of_work(actor) as work:
        await lock_orders(work, ids["id"])
        await (
            scoped(Staff, actor).filter(id__in=ids["staffId"]).order_by("id").select_for_update(no_key=True).only("id")
        )


async def _apply_one(actor: Actor, entry: dict[str, Any]) -> dict[str, Any]:
    async with unit_of_work(actor) as work:
        order = await lock_order(work, entry["id"], entry.get("version"))
        member = await require_staff(work, entry["staffId"])
        return await take_step(work, order, "dispatch", StepInput(entry.get("reason")), staff_id=member.id)
