"""Notices of changes: to the dispatcher, to the phone that has the order or just lost it, and to the day's figures."""

from typing import Any

from schema.housekeeping.order import Order
from schema.housekeeping.staff import Staff
from schema.kit.text import pair
from server.housekeeping.load import staff_card
from server.housekeeping.view import view_order
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.system.api import holders_of, notify

DISPATCH_TOPIC = "hk-dispatch"


def phone_topic(staff_id: int) -> str:
    """The topic of one housekeeper's phone."""
    return f"hk/{staff_id}"


async def announce_order(work: Work, order: Order, *, staff_before: int | None = None) -> dict[str, Any]:
    """Emits the order to everybody concerned and gives its wire form."""
    card = await view_order(work.actor, order)
    work.emit(DISPATCH_TOPIC, "order.put", {"order": card})
    if order.staff_id:
        work.emit(phone_topic(order.staff_id), "order.put", {"order": card})
    if staff_before and staff_before != order.staff_id:
        work.emit(phone_topic(staff_before), "order.del", {"id": str(order.id)})
    await announce_staff(work, {order.staff_id, staff_before})
    work.emit("today", "changed", {})
    return card


async def announce_staff(work: Work, staff_ids: set[int | None]) -> None:
    """Emits the load of housekeepers to the dispatcher's page."""
    wanted = {staff_id for staff_id in staff_ids if staff_id}
    if not wanted:
        return
    for member in await scoped(Staff, work.actor).filter(id__in=wanted):
        work.emit(DISPATCH_TOPIC, "staff.put", {"staff": await staff_card(work.actor, member)})


async def tell_problem(work: Work, order: Order, note: str) -> None:
    """Those who can resolve it find it in their bell, wherever in the portal they are."""
    words = pair(note)
    concerned = await holders_of(work.actor.tenant_id, "housekeeping:order:resolve")
    await notify(
        work,
        [user_id for user_id in concerned if user_id != work.actor.user_id],
        f"保洁异常：{order.order_no} | Housekeeping problem: {order.order_no}",
        f"{work.actor.realname}：{words.zh} | {work.actor.realname}: {words.en}",
        url="/housekeeping/dispatch",
        priority="M",
        bus=("housekeeping/order", order.id),
    )
