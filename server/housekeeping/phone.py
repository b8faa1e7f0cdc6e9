"""The housekeeper's phone: her orders, and what she does to them, sent once however often the network repeats it."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from schema.housekeeping.order import Order
from schema.housekeeping.order_event import OrderEvent
from schema.housekeeping.order_item import OrderItem
from schema.housekeeping.staff import Staff
from schema.kit.clock import now
from schema.kit.errors import Conflict, Denied, Invalid
from server.housekeeping.acts import merge_vouchers
from server.housekeeping.assign import offer_order
from server.housekeeping.load import house_day, staff_wire
from server.housekeeping.machine import HERS, is_done_already
from server.housekeeping.notice import announce_order, announce_staff
from server.housekeeping.rules import assignment_of
from server.housekeeping.step import Act, lock_order, take_step, write_event
from server.housekeeping.view import view_order, view_orders
from server.http.read_only import why_read_only
from server.kit.actor import Actor
from server.kit.files import PICTURES, SPEECH
from server.kit.named_files import check_paths, split_paths
from server.kit.scope import scoped
from server.kit.unit_of_work import Work, unit_of_work

SEEN_SECONDS = 60
SECOND = timedelta(seconds=1)
OLDEST_ACT = timedelta(days=3)


async def find_staff(actor: Actor) -> Staff:
    """The housekeeper whom this account belongs to."""
    member = await scoped(Staff, actor).get_or_none(user_id=actor.user_id)
    if member is None:
        raise Denied("当前账号未绑定保洁人员 | This account belongs to no housekeeper", id="hk.staff.none")
    return member


async def read_mine(actor: Actor) -> dict[str, Any]:
    """Her open orders by deadline, and what she finished today; `readOnly` while nothing may be done to them."""
    member = await find_staff(actor)
    await mark_seen(actor, member)
    day = await house_day(actor.tenant_id)
    open_ones = await scoped(Order, actor).filter(staff_id=member.id, state__in=HERS)
    done = await scoped(Order, actor).filter(
        staff_id=member.id, state="completed", finish_at__gte=day.begin, finish_at__lt=day.end
    )
    orders = [*sorted(open_ones, key=_by_deadline), *sorted(done, key=lambda order: order.finish_at, reverse=True)]
    return {
        "staff": staff_wire(member, orders, day, frozenset({actor.user_id})),
        "orders": await view_orders(actor, orders),
        "readOnly": await why_read_only(actor) is not None,
    }


def _by_deadline(order: Order) -> tuple[float, int]:
    return (order.deadline.timestamp() if order.deadline else float("inf"), order.id)


async def mark_seen(actor: Actor, member: Staff) -> None:
    """Notes that her phone spoke to us; once a minute is enough."""
    if member.seen_at is not None and (now() - member.seen_at).total_seconds() < SEEN_SECONDS:
        return
    async with unit_of_work(actor) as work:
        member.seen_at = now()
        await scoped(Staff, actor).filter(id=member.id).update(seen_at=member.seen_at)
        await announce_staff(work, {member.id})


async def do_act(actor: Actor, order_id: str, act: Act) -> dict[str, Any]:
    """One act of hers; a replay of the same client id answers the order as it is and changes nothing."""
    member = await find_staff(actor)
    await mark_seen(actor, member)
    _check_words(act)
    async with unit_of_work(actor) as work:
        order = await lock_order(work, order_id)
        if await _was_posted(work, order, act):
            return await view_order(actor, order)
        if order.staff_id != member.id:
            raise Conflict(
                f"保洁单{order.order_no}已改派给他人 | Order {order.order_no} went to somebody else",
                id="hk.order.moved",
            )
        await _check_stored(work, order, act)
        if is_done_already(act.event, order.state, paused=order.paused):
            return await _note_echo(work, order, act)
        return await _perform(work, order, act)


async def _perform(work: Work, order: Order, act: Act) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    if act.photos:
        changes["vouchers"] = merge_vouchers(order, list(act.photos))
    if act.event in ("finish", "problem") and act.note:
        changes["situation"] = act.note
    if act.event == "finish":
        await _check_photos(work, order, changes.get("vouchers", order.vouchers))
    timed = replace(act, at=await settle_time(act.at, order), changes=changes)
    card = await take_step(work, order, timed)
    if act.event == "refuse" and await offer_order(work, order, await assignment_of(work, order)):
        return await view_order(work.actor, order)
    return card


async def _was_posted(work: Work, order: Order, act: Act) -> bool:
    """Whether this client id has been written before; for another order it is a mistake of the phone."""
    earlier = await scoped(OrderEvent, work.actor).get_or_none(client_id=act.client_id)
    if earlier is not None and earlier.order_id != order.id:
        raise Invalid("重复的操作编号 | This act id was used for another order", id="hk.act.id")
    return earlier is not None


async def _note_echo(work: Work, order: Order, act: Act) -> dict[str, Any]:
    """What she asks for is so already (accepted by itself, say): kept in the history, photos included, no step."""
    if act.photos:
        await work.update(order, {"vouchers": merge_vouchers(order, list(act.photos))}, action=act.event)
    await write_event(work, order, act, await settle_time(act.at, order), order.staff_id)
    return await announce_order(work, order)


async def _check_photos(work: Work, order: Order, vouchers: str | None) -> None:
    lines = await scoped(OrderItem, work.actor).filter(order_id=order.id)
    least = max((line.photo_min for line in lines), default=0)
    if len(split_paths(vouchers)) < least:
        raise Invalid(
            f"完成前至少上传{least}张照片 | Add at least {least} photos before finishing",
            id="hk.photos.few",
            fields={"photos": f"至少{least}张 | At least {least}"},
        )


async def _check_stored(work: Work, order: Order, act: Act) -> None:
    known = split_paths(order.vouchers)
    await check_paths(work.actor, "photos", [path for path in act.photos if path not in known], PICTURES)
    await check_paths(work.actor, "voice", [act.voice] if act.voice else [], SPEECH)


def _check_words(act: Act) -> None:
    if act.event in ("refuse", "problem") and not act.note and not act.voice:
        raise Invalid(fields={"note": "请说明原因 | Please say why"})


async def settle_time(at: datetime | None, order: Order) -> datetime:
    """When it happened on the phone, if that can be true: not in the future, not long ago, not before what is known.

    A phone tells whole seconds: what it did in the second of the last event followed that event.
    """
    moment = now()
    if at is None or at > moment or moment - at > OLDEST_ACT or at < order.create_time - SECOND:
        return moment
    last = await OrderEvent.filter(tenant_id=order.tenant_id, order_id=order.id).order_by("-at").first()
    return last.at if last is not None and at < last.at < at + SECOND else at
