"""Assignment: reads jobs and housekeepers from the database for the planner, and gives an order to the next candidate."""

from collections import defaultdict

from schema.housekeeping.default_worker import DefaultWorker
from schema.housekeeping.order import Order
from schema.housekeeping.order_event import OrderEvent
from schema.housekeeping.order_item import OrderItem
from schema.housekeeping.staff import Staff
from schema.rental.unit import Unit
from server.housekeeping.load import counts_on, orders_of_staff, read_business_day, weigh, works_on
from server.housekeeping.plan import Job, Worker, make_plan
from server.housekeeping.step import StepInput, take_step
from server.kit.actor import Actor
from server.kit.scope import known_ids, scoped
from server.kit.unit_of_work import Work


def read_ids(text: str | None) -> frozenset[int]:
    """A stored comma list of ids."""
    return frozenset(known_ids(text or ""))


async def read_workers(actor: Actor) -> list[Worker]:
    """Housekeepers on duty today with what they have already."""
    day = await read_business_day(actor.tenant_id)
    on_duty = await scoped(Staff, actor).filter(state="on").order_by("id")
    members = [member for member in on_duty if works_on(member, day.on)]
    orders = await orders_of_staff(actor, [member.id for member in members], day)
    houses = await _buildings(actor, orders)
    workers = []
    for member in members:
        hers = [order for order in orders if order.staff_id == member.id and counts_on(order, day)]
        worker = Worker(
            id=member.id,
            name=member.name,
            skills=read_ids(member.items),
            areas=read_ids(member.areas),
            limit=member.max_minutes_day,
            efficiency=float(member.efficiency),
            load=sum(weigh(order, float(member.efficiency)) for order in hers),
            buildings={houses[order.unit_id] for order in hers if order.unit_id in houses},
        )
        workers.append(worker)
    return workers


async def read_jobs(actor: Actor, orders: list[Order]) -> list[Job]:
    """Orders as the planner sees them."""
    ids = [order.id for order in orders]
    items: dict[int, set[int]] = defaultdict(set)
    for line in await scoped(OrderItem, actor).filter(order_id__in=ids):
        items[line.order_id].add(line.item_id)
    houses = await _buildings(actor, orders)
    usual = await _default_workers(actor, orders)
    refused: dict[int, set[int]] = defaultdict(set)
    for event in await scoped(OrderEvent, actor).filter(order_id__in=ids, kind__in=("refuse", "timeout")):
        if event.staff_id:
            refused[event.order_id].add(event.staff_id)
    return [
        Job(
            id=order.id,
            minutes=order.minutes,
            items=frozenset(items[order.id]),
            community_id=order.community_id,
            building_id=houses.get(order.unit_id),
            deadline=order.deadline,
            priority=order.priority,
            default_staff=usual.get(order.id),
            refused_by=frozenset(refused[order.id]),
        )
        for order in orders
    ]


async def _buildings(actor: Actor, orders: list[Order]) -> dict[int, int]:
    units = (
        await scoped(Unit, actor).filter(id__in={order.unit_id for order in orders}).values_list("id", "building_id")
    )
    return {int(row[0]): int(row[1]) for row in units}


async def _default_workers(actor: Actor, orders: list[Order]) -> dict[int, int]:
    """Order id -> usual housekeeper of its room; the line of its type beats the general one."""
    rows = await scoped(DefaultWorker, actor).filter(unit_id__in={order.unit_id for order in orders})
    lines = {(row.unit_id, row.type or ""): row.staff_id for row in rows}
    found = {order.id: lines.get((order.unit_id, order.type)) or lines.get((order.unit_id, "")) for order in orders}
    return {order_id: staff_id for order_id, staff_id in found.items() if staff_id}


async def offer_order(work: Work, order: Order, assign: str) -> bool:
    """Dispatches a pending order by rule; False when nobody fits or the rule leaves it to a person."""
    if assign == "none" or order.state != "pending":
        return False
    jobs = await read_jobs(work.actor, [order])
    workers = await read_workers(work.actor)
    found = make_plan(jobs, workers, balance=assign == "balance")[0]
    if found.worker_id is None:
        return False
    await take_step(work, order, "dispatch", StepInput(found.reason), staff_id=found.worker_id)
    return True
