"""The load of each housekeeper on a day: planned minutes against the limit."""

from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import Any

from schema.housekeeping.order import HERS, Order
from schema.housekeeping.staff import Staff
from schema.kit.clock import business_day_of, now, start_of_business_day, to_wire
from server.kit.actor import Actor
from server.kit.business_day import business_day, day_turn
from server.kit.scope import scoped
from server.live.online import online_users

FRESH_SECONDS = 90


@dataclass(frozen=True, slots=True)
class BusinessDay:
    """A business day that is looked at, which one it is now, and when days turn."""

    on: date
    today: date
    turn: time

    @property
    def begin(self) -> datetime:
        return start_of_business_day(self.on, self.turn)

    @property
    def end(self) -> datetime:
        return start_of_business_day(self.on + timedelta(days=1), self.turn)

    def holds(self, order: Order) -> bool:
        """Whether an open order stands on this day: what earlier days left open is today's."""
        own = day_of(order, self.turn)
        return own == self.on or (self.on == self.today and own < self.on)


async def read_business_day(tenant_id: int, day: date | None = None) -> BusinessDay:
    """The day given, else the present one."""
    today = await business_day(tenant_id)
    return BusinessDay(day or today, today, await day_turn(tenant_id))


def day_of(order: Order, turn: time) -> date:
    """The business day an order belongs to: planned begin, else deadline, else when it was made."""
    return business_day_of(order.plan_begin or order.deadline or order.create_time, turn)


def counts_on(order: Order, day: BusinessDay) -> bool:
    """Open orders of earlier days still weigh on today; finished ones on the day they were finished."""
    if order.state == "completed":
        return order.finish_at is not None and day.begin <= order.finish_at < day.end
    return order.state in HERS and day.holds(order)


def weigh(order: Order, efficiency: float) -> int:
    """Planned minutes of an order for a housekeeper of this efficiency."""
    return round(order.minutes / efficiency) if efficiency > 0 else order.minutes


async def orders_of_staff(actor: Actor, staff_ids: list[int], day: BusinessDay) -> list[Order]:
    """Orders that may weigh on the day: hers and open, or finished that day."""
    done = scoped(Order, actor).filter(
        staff_id__in=staff_ids, state="completed", finish_at__gte=day.begin, finish_at__lt=day.end
    )
    open_ones = scoped(Order, actor).filter(staff_id__in=staff_ids, state__in=HERS)
    return [*await open_ones, *await done]


def staff_wire(member: Staff, orders: list[Order], day: BusinessDay, online: frozenset[int]) -> dict[str, Any]:
    """The head of a dispatcher's column; `online` are user ids with an open socket."""
    hers = [order for order in orders if order.staff_id == member.id and counts_on(order, day)]
    return {
        "id": str(member.id),
        "name": member.name,
        "phone": member.phone,
        "minutes": sum(weigh(order, float(member.efficiency)) for order in hers),
        "limit": member.max_minutes_day,
        "state": member.state if works_on(member, day.on) or member.state != "on" else "off",
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
    day = await read_business_day(actor.tenant_id)
    orders = await orders_of_staff(actor, [member.id], day)
    return staff_wire(member, orders, day, await online_users(actor.tenant_id))
