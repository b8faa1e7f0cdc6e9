"""Voucher photos from the phone: checked by content, at most twenty an order, and sent once however often repeated."""

from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import Request

from schema.housekeeping.order_event import OrderEvent
from schema.kit.errors import Conflict, Invalid
from server.housekeeping.acts import merge_vouchers
from server.housekeeping.machine import HERS
from server.housekeeping.notice import announce_order
from server.housekeeping.phone import find_staff, settle_time
from server.housekeeping.step import Act, lock_order, write_event
from server.kit.actor import Actor
from server.kit.files import PICTURES, save_file
from server.kit.scope import scoped
from server.kit.unit_of_work import unit_of_work

PHOTO_BYTES = 10 << 20
FORM_BYTES = PHOTO_BYTES + (1 << 20)


async def receive_photo(request: Request, actor: Actor) -> dict[str, Any]:
    """POST mine/photo: form of file, orderId and clientId."""
    length = request.headers.get("content-length", "")
    if not length.isdigit() or int(length) > FORM_BYTES:
        raise Invalid("图片须小于10MB | Photos must be under 10 MB", id="file.large")
    async with request.form(max_files=1, max_fields=8, max_part_size=FORM_BYTES) as form:
        file, order_id, client_id = form.get("file"), str(form.get("orderId") or ""), str(form.get("clientId") or "")
        if not isinstance(file, UploadFile):
            raise Invalid(
                "请上传图片 | Please upload a picture", fields={"file": "请上传图片 | Please upload a picture"}
            )
        if not 8 <= len(client_id) <= 64:
            raise Invalid(fields={"clientId": "必填 | Required"})
        data = await file.read(PHOTO_BYTES + 1)
        return {"path": await add_photo(actor, order_id, client_id, data, file.filename or "photo")}


async def add_photo(actor: Actor, order_id: str, client_id: str, data: bytes, name: str) -> str:
    """Stores a photo and puts it on the order; a repeated client id answers the path of the first time."""
    member = await find_staff(actor)
    known = await _posted(actor, client_id)
    if known is not None:
        return known
    row = await save_file(actor, data, name, "housekeeping", limits=PICTURES)
    async with unit_of_work(actor) as work:
        order = await lock_order(work, order_id)
        known = await _posted(actor, client_id)
        if known is not None:
            return known
        if order.staff_id != member.id or order.state not in (*HERS, "completed"):
            raise Conflict("该保洁单不在您名下 | This order is not yours", id="hk.order.moved")
        vouchers = merge_vouchers(order, [row.file_path])
        await work.update(order, {"vouchers": vouchers}, action="photo")
        act = Act("photo", photos=(row.file_path,), client_id=client_id)
        await write_event(work, order, act, await settle_time(None, order), member.id)
        await announce_order(work, order)
    return row.file_path


async def _posted(actor: Actor, client_id: str) -> str | None:
    event = await scoped(OrderEvent, actor).get_or_none(client_id=client_id)
    return event.photos if event is not None else None
