"""The watch over orders, called by scheduled jobs: dispatches that nobody accepts, rooms that will not be ready."""

from datetime import timedelta
from functools import partial

from schema.housekeeping.order import DISPATCHED, OPEN, Order
from schema.housekeeping.staff import Staff
from schema.kit.clock import now, to_wire
from schema.rental.unit import Unit
from server.housekeeping.assign import offer_order
from server.housekeeping.notice import DISPATCH_TOPIC, announce_order
from server.housekeeping.rules import assignment_of
from server.housekeeping.step import StepInput, lock_order, take_step, write_event
from server.kit.actor import Actor, system_actor
from server.kit.retry import retrying
from server.kit.scope import scoped
from server.kit.unit_of_work import unit_of_work

ACCEPT_MINUTES = 15
ALARM_HOURS = 3
READY = ("clean", "inspected")


async def settle_unaccepted(tenant_id: int) -> int:
    """Dispatches of 15 minutes ago: accepted by silence if her phone has shown them, else offered to the next."""
    actor = system_actor(tenant_id)
    late = await scoped(Order, actor).filter(
        state=DISPATCHED, dispatched_at__lt=now() - timedelta(minutes=ACCEPT_MINUTES)
    )
    for order in late:
        await retrying(partial(_settle_one, actor, order.id))
    return len(late)


async def _settle_one(actor: Actor, order_id: int) -> None:
    async with unit_of_work(actor) as work:
        order = await lock_order(work, order_id)
        if order.state != DISPATCHED or order.dispatched_at is None:
            return
        member = await scoped(Staff, actor).get_or_none(id=order.staff_id)
        if member is not None and member.seen_at is not None and member.seen_at >= order.dispatched_at:
            await take_step(work, order, "auto_accept", StepInput("15分钟内未拒绝 | Not refused within 15 minutes"))
            return
        await take_step(work, order, "timeout", StepInput("15分钟内未接单 | Not accepted within 15 minutes"))
        await offer_order(work, order, await assignment_of(work, order))


async def raise_alarms(tenant_id: int) -> int:
    """Orders due within three hours whose room is not clean: urgent from now on, and said once."""
    actor = system_actor(tenant_id)
    soon = await scoped(Order, actor).filter(
        state__in=OPEN, type="checkout", alarmed_at__isnull=True, deadline__lt=now() + timedelta(hours=ALARM_HOURS)
    )
    states = dict(
        await scoped(Unit, actor).filter(id__in=[order.unit_id for order in soon]).values_list("id", "clean_state")
    )
    raised = 0
    for order in soon:
        if states.get(order.unit_id) not in READY:
            raised += await retrying(partial(_alarm_one, actor, order.id))
    return raised


async def _alarm_one(actor: Actor, order_id: int) -> int:
    async with unit_of_work(actor) as work:
        order = await lock_order(work, order_id)
        if order.state not in OPEN or order.alarmed_at is not None or order.deadline is None:
            return 0
        await work.update(order, {"alarmed_at": now(), "priority": "H"}, action="alarm")
        note = f"{to_wire(order.deadline)[11:16]} 前需完成 | Due by {to_wire(order.deadline)[11:16]}"
        await write_event(work, order, "alarm", StepInput(note), now(), order.staff_id)
        card = await announce_order(work, order)
        work.emit(DISPATCH_TOPIC, "alarm", {"order": card})
        return 1
