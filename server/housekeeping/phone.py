"""The housekeeper's phone: her orders, and what she does to them, sent once however often the network repeats it."""

from dataclasses import replace
from datetime import datetime, timedelta
from typing import Any

from schema.housekeeping.order import COMPLETED, HERS, IN_PROGRESS, PROCESS, TO_INSPECT, Order
from schema.housekeeping.order_event import OrderEvent
from schema.housekeeping.staff import Staff
from schema.kit.clock import now
from schema.kit.errors import Conflict, Denied, Invalid
from server.housekeeping.assign import offer_order
from server.housekeeping.load import read_business_day, staff_wire
from server.housekeeping.notice import announce_order, announce_staff
from server.housekeeping.rules import assignment_of
from server.housekeeping.step import StepInput, lock_order, take_step, write_event
from server.housekeeping.view import view_order, view_orders
from server.housekeeping.vouchers import check_enough, merge_vouchers
from server.http.read_only import why_read_only
from server.kit.actor import Actor
from server.kit.files import PICTURES, SPEECH
from server.kit.named_files import check_paths, split_paths
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.api import open_ticket

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
    day = await read_business_day(actor.tenant_id)
    open_ones = await scoped(Order, actor).filter(staff_id=member.id, state__in=HERS)
    done = await scoped(Order, actor).filter(
        staff_id=member.id, state="completed", finish_at__gte=day.begin, finish_at__lt=day.end
    )
    orders = [*sorted(open_ones, key=_by_deadline), *sorted(done, key=lambda row: row.finish_at, reverse=True)]
    return {
        "staff": staff_wire(member, orders, day, frozenset({actor.user_id})),
        "orders": await view_orders(actor, orders),
        "readOnly": await why_read_only(actor) is not None,
    }


def _by_deadline(row: Order) -> tuple[float, int]:
    return (row.deadline.timestamp() if row.deadline else float("inf"), row.id)


async def mark_seen(actor: Actor, member: Staff) -> None:
    """Notes that her phone spoke to us; once a minute is enough."""
    if member.seen_at is not None and (now() - member.seen_at).total_seconds() < SEEN_SECONDS:
        return
    async with unit_of_work(actor) as work:
        member.seen_at = now()
        await scoped(Staff, actor).filter(id=member.id).update(seen_at=member.seen_at)
        await announce_staff(work, {member.id})


async def do_act(actor: Actor, order_id: str, code: str, said: StepInput) -> dict[str, Any]:
    """One step of hers; a replay of the same client id answers the order as it is and changes nothing."""
    member = await find_staff(actor)
    await mark_seen(actor, member)
    _check_words(code, said)
    async with unit_of_work(actor) as work:
        row = await lock_order(work, order_id)
        if await _was_posted(work, row, said):
            return await view_order(actor, row)
        if row.staff_id != member.id:
            raise Conflict(
                f"保洁单{row.order_no}已改派给他人 | Order {row.order_no} went to somebody else",
                id="hk.order.moved",
            )
        await _check_stored(work, row, said)
        if _is_done_already(row, code):
            return await _note_echo(work, row, code, said)
        return await _perform(work, row, code, said)


async def _perform(work: Work, row: Order, code: str, said: StepInput) -> dict[str, Any]:
    changes: dict[str, Any] = {}
    if said.photos:
        changes["vouchers"] = await merge_vouchers(row, list(said.photos))
    if code in ("finish", "problem") and said.note:
        changes["situation"] = said.note
    if code == "finish":
        await check_enough(work, row, changes.get("vouchers", row.vouchers))
    card = await take_step(work, row, code, replace(said, at=await settle_time(said.at, row)), **changes)
    if code == "problem" and said.repair:
        await _open_ticket(work, row, said)
    if code == "refuse" and await offer_order(work, row, await assignment_of(work, row)):
        return await view_order(work.actor, row)
    return card


async def _open_ticket(work: Work, row: Order, said: StepInput) -> None:
    """What was only spoken is heard at the order."""
    title = said.note or f"保洁上报（语音见{row.order_no}）"
    photos = [path for path in said.photos if path != said.voice]
    await open_ticket(work, row.unit_id, title, f"保洁单 {row.order_no}：{title}", photos)


def _is_done_already(row: Order, code: str) -> bool:
    """Whether her step is a late echo: what it asks for is how things are already."""
    if code in ("pause", "resume"):
        return row.state == IN_PROGRESS and row.paused == (code == "pause")
    if code == "finish":
        return row.state in (TO_INSPECT, COMPLETED)
    return PROCESS.by_code[code].target == row.state


async def _was_posted(work: Work, row: Order, said: StepInput) -> bool:
    """Whether this client id has been written before; for another order it is a mistake of the phone."""
    earlier = await scoped(OrderEvent, work.actor).get_or_none(client_id=said.client_id)
    if earlier is not None and earlier.order_id != row.id:
        raise Invalid("重复的操作编号 | This act id was used for another order", id="hk.act.id")
    return earlier is not None


async def _note_echo(work: Work, row: Order, code: str, said: StepInput) -> dict[str, Any]:
    """What she asks for is so already (accepted by itself, say): kept in the history, photos included, no step."""
    if said.photos:
        await work.update(row, {"vouchers": await merge_vouchers(row, list(said.photos))}, action=code)
    await write_event(work, row, code, said, await settle_time(said.at, row), row.staff_id)
    return await announce_order(work, row)


async def _check_stored(work: Work, row: Order, said: StepInput) -> None:
    known = split_paths(row.vouchers)
    await check_paths(work.actor, "photos", [path for path in said.photos if path not in known], PICTURES)
    await check_paths(work.actor, "voice", [said.voice] if said.voice else [], SPEECH)


def _check_words(code: str, said: StepInput) -> None:
    if code in ("refuse", "problem") and not said.note and not said.voice:
        raise Invalid(fields={"note": "请说明原因 | Please say why"})


async def settle_time(at: datetime | None, row: Order) -> datetime:
    """When it happened on the phone, if that can be true: not in the future, not long ago, not before what is known.

    A phone tells whole seconds: what it did in the second of the last event followed that event.
    """
    moment = now()
    if at is None or at > moment or moment - at > OLDEST_ACT or at < row.create_time - SECOND:
        return moment
    last = await of_tenant(OrderEvent, row.tenant_id).filter(order_id=row.id).order_by("-at").first()
    return last.at if last is not None and at < last.at < at + SECOND else at
