"""How much each housekeeper has on a day: planned minutes against the limit."""

from datetime import date, datetime, timedelta
from typing import Any

from schema.housekeeping.order import Order
from schema.housekeeping.staff import Staff
from schema.kit.clock import SHANGHAI, now, start_of_day, to_wire, today
from server.housekeeping.machine import HERS
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.live.online import online_users

FRESH_SECONDS = 90


def day_of(order: Order) -> date:
    """The business day an order belongs to: planned begin, else deadline, else when it was made."""
    moment = order.plan_begin or order.deadline or order.create_time
    return moment.astimezone(SHANGHAI).date()


def counts_on(order: Order, day: date) -> bool:
    """Open orders of earlier days still weigh on today; finished ones on the day they were finished."""
    if order.state == "completed":
        return order.finish_at is not None and order.finish_at.astimezone(SHANGHAI).date() == day
    if order.state not in HERS:
        return False
    return day_of(order) == day or (day == today() and day_of(order) < day)


def weigh(order: Order, efficiency: float) -> int:
    """Planned minutes of an order for a housekeeper of this efficiency."""
    return round(order.minutes / efficiency) if efficiency > 0 else order.minutes


async def orders_of_staff(actor: Actor, staff_ids: list[int], day: date) -> list[Order]:
    """Orders that may weigh on the day: hers and open, or finished that day."""
    begin = start_of_day(day)
    done = scoped(Order, actor).filter(
        staff_id__in=staff_ids, state="completed", finish_at__gte=begin, finish_at__lt=begin + timedelta(days=1)
    )
    open_ones = scoped(Order, actor).filter(staff_id__in=staff_ids, state__in=HERS)
    return [*await open_ones, *await done]


def staff_wire(member: Staff, orders: list[Order], day: date, online: frozenset[int]) -> dict[str, Any]:
    """The head of a dispatcher's column; `online` are user ids with an open socket."""
    hers = [order for order in orders if order.staff_id == member.id and counts_on(order, day)]
    return {
        "id": str(member.id),
        "name": member.name,
        "phone": member.phone,
        "minutes": sum(weigh(order, float(member.efficiency)) for order in hers),
        "limit": member.max_minutes_day,
        "state": member.state if works_on(member, day) or member.state != "on" else "off",
        "online": member.user_id in online or is_fresh(member.seen_at),
        "seenAt": to_wire(member.seen_at) if member.seen_at else None,
        "bound": member.bound_at is not None,
        "open": sum(1 for order in hers if order.state != "completed"),
        "done": sum(1 for order in hers if order.state == "completed"),
    }


def works_on(member: Staff, day: date) -> bool:
    """Whether the weekday is one of hers."""
    return str(day.isoweekday()) in (member.work_days or "").split(",")


def is_fresh(seen_at: datetime | None) -> bool:
    """Whether her phone spoke to us just now."""
    return seen_at is not None and (now() - seen_at).total_seconds() < FRESH_SECONDS


async def staff_card(actor: Actor, member: Staff) -> dict[str, Any]:
    """One housekeeper with today's load."""
    day = today()
    orders = await orders_of_staff(actor, [member.id], day)
    return staff_wire(member, orders, day, await online_users(actor.tenant_id))
