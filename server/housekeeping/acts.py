"""What a dispatcher does to an order; each act is one transaction with state and row version checked."""

from datetime import datetime, timedelta
from typing import Any

from schema.housekeeping.order import Order
from schema.kit.clock import now, to_wire
from schema.kit.errors import Conflict, Invalid
from server.housekeeping.step import Act, lock_order, require_staff, take_step
from server.kit.actor import Actor
from server.kit.files import PICTURES
from server.kit.named_files import check_paths, split_paths
from server.kit.unit_of_work import unit_of_work

REOPEN_HOURS = 24
VOUCHERS_MAX = 20


async def dispatch_order(actor: Actor, order_id: str, version: int | None, staff_id: str) -> dict[str, Any]:
    """Gives a pending order to a housekeeper."""
    async with unit_of_work(actor) as work:
        order = await lock_order(work, order_id, version)
        member = await require_staff(work, staff_id)
        return await take_step(work, order, Act("dispatch", changes={"staff_id": member.id}))


async def redispatch_order(
    actor: Actor, order_id: str, version: int | None, staff_id: str | None, note: str | None
) -> dict[str, Any]:
    """Moves an order that has not been started to another housekeeper, or back to the unassigned."""
    async with unit_of_work(actor) as work:
        order = await lock_order(work, order_id, version)
        if staff_id is None:
            return await take_step(work, order, Act("recall", note=note))
        member = await require_staff(work, staff_id)
        return await take_step(work, order, Act("redispatch", note=note, changes={"staff_id": member.id}))


async def reschedule_order(actor: Actor, order_id: str, version: int | None, deadline: datetime) -> dict[str, Any]:
    """Moves an order that has not been started to another hour or day; it then belongs to that day."""
    if deadline <= now():
        raise Invalid(fields={"deadline": "不能早于现在 | Not before now"})
    async with unit_of_work(actor) as work:
        order = await lock_order(work, order_id, version)
        changes: dict[str, Any] = {"deadline": deadline}
        if order.plan_begin:
            changes["plan_begin"] = deadline - timedelta(minutes=order.minutes)
        was = f"{to_wire(order.deadline)[:16]} → " if order.deadline else ""
        return await take_step(work, order, Act("reschedule", note=f"{was}{to_wire(deadline)[:16]}", changes=changes))


async def cancel_order(actor: Actor, order_id: str, version: int | None, reason: str) -> dict[str, Any]:
    """Takes an order that has not been started off the list."""
    async with unit_of_work(actor) as work:
        order = await lock_order(work, order_id, version)
        return await take_step(work, order, Act("cancel", note=reason))


async def resolve_problem(actor: Actor, order_id: str, version: int | None, note: str | None) -> dict[str, Any]:
    """The problem is out of the way: the same housekeeper goes on."""
    async with unit_of_work(actor) as work:
        order = await lock_order(work, order_id, version)
        return await take_step(work, order, Act("resolve", note=note))


async def pass_inspection(actor: Actor, order_id: str, version: int | None, note: str | None) -> dict[str, Any]:
    async with unit_of_work(actor) as work:
        order = await lock_order(work, order_id, version)
        return await take_step(work, order, Act("pass", note=note))


async def fail_inspection(
    actor: Actor, order_id: str, version: int | None, note: str, photos: list[str]
) -> dict[str, Any]:
    """Sends the order back to work; needs a photo of what is wrong."""
    if not photos:
        raise Invalid(fields={"photos": "请拍照说明问题 | Add a photo of what is wrong"})
    await check_paths(actor, "photos", photos, PICTURES)
    async with unit_of_work(actor) as work:
        order = await lock_order(work, order_id, version)
        return await take_step(work, order, Act("fail", note=note, photos=tuple(photos)))


async def reopen_order(actor: Actor, order_id: str, version: int | None, note: str | None) -> dict[str, Any]:
    """Puts a completed order back to work within a day."""
    async with unit_of_work(actor) as work:
        order = await lock_order(work, order_id, version)
        late = order.finish_at is not None and now() - order.finish_at > timedelta(hours=REOPEN_HOURS)
        if order.state == "completed" and late:
            raise Conflict("完成超过24小时，不能重新打开 | Completed more than 24 hours ago", id="hk.reopen.late")
        return await take_step(work, order, Act("reopen", note=note))


def merge_vouchers(order: Order, photos: list[str]) -> str | None:
    """The order's photos with new ones behind, each once; Invalid above the limit."""
    merged = list(dict.fromkeys([*split_paths(order.vouchers), *photos]))
    if len(merged) > VOUCHERS_MAX:
        raise Invalid(
            f"最多只能上传{VOUCHERS_MAX}张图片 | At most {VOUCHERS_MAX} photos",
            fields={"photos": f"最多{VOUCHERS_MAX}张 | At most {VOUCHERS_MAX}"},
        )
    return ",".join(merged) or None
