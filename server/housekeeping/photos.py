"""Photos and speech that the phone sends beside acts: checked by content, and stored once however often they are sent."""

from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import Request

from schema.housekeeping.order import HERS, Order
from schema.housekeeping.order import order as order_resource
from schema.housekeeping.order_event import OrderEvent
from schema.housekeeping.staff import Staff
from schema.kit.errors import Conflict, Invalid
from server.housekeeping.notice import announce_order
from server.housekeeping.phone import find_staff, settle_time
from server.housekeeping.step import StepInput, lock_order, write_event
from server.housekeeping.vouchers import merge_vouchers
from server.http.form import read_form
from server.kit.actor import Actor
from server.kit.file_limits import read_files
from server.kit.files import PICTURES, SPEECH, Limits, save_file
from server.kit.idempotency import own_name
from server.kit.named_files import limits_of
from server.kit.scope import scoped
from server.kit.unit_of_work import unit_of_work

FILE_BYTES = 10 << 20
FORM_BYTES = FILE_BYTES + (1 << 20)
VOICE = "housekeeping/voice"


async def receive_photo(request: Request, actor: Actor) -> dict[str, Any]:
    """POST mine/photo: form of file, id and clientId."""
    item = order_resource.by_key["vouchers"]
    limits = limits_of(item, await read_files(item, actor.tenant_id))
    order_id, client_id, data, name = await _read_form(request, actor, limits)
    return {"path": await add_photo(actor, order_id, client_id, data, name)}


async def receive_voice(request: Request, actor: Actor) -> dict[str, Any]:
    """POST mine/voice: the same form; what she says is heard by who dispatches, once an act names it."""
    order_id, client_id, data, name = await _read_form(request, actor, SPEECH)
    member = await find_staff(actor)
    known = await _posted(actor, client_id)
    if known is not None:
        return {"path": known.voice}
    row = await save_file(actor, data, name, VOICE, limits=SPEECH)
    async with unit_of_work(actor) as work:
        order = await lock_order(work, order_id)
        known = await _posted(actor, client_id)
        if known is not None:
            return {"path": known.voice}
        _check_hers(order, member)
        said = StepInput(voice=row.file_path, client_id=client_id)
        await write_event(work, order, "voice", said, await settle_time(None, order), member.id)
    return {"path": row.file_path}


async def _read_form(request: Request, actor: Actor, limits: Limits) -> tuple[str, str, bytes, str]:
    """(order, her own client id, bytes, name); what is announced too long is not read."""
    length = request.headers.get("content-length", "")
    if not (length.isascii() and length.isdigit()) or int(length) > FORM_BYTES:
        limits.check_size(FORM_BYTES)
    async with read_form(request) as form:
        file, order_id, client_id = form.get("file"), str(form.get("id") or ""), str(form.get("clientId") or "")
        if not isinstance(file, UploadFile):
            raise Invalid(fields={"file": "请上传文件 | Please upload a file"})
        if not 8 <= len(client_id) <= 64:
            raise Invalid(fields={"clientId": "必填 | Required"})
        return order_id, own_name(actor, client_id), await file.read(FILE_BYTES + 1), file.filename or "file"


async def add_photo(actor: Actor, order_id: str, client_id: str, data: bytes, name: str) -> str:
    """Stores a photo and puts it on the order; a repeated client id answers the path of the first time."""
    member = await find_staff(actor)
    known = await _posted(actor, client_id)
    if known is not None:
        return known.photos or ""
    row = await save_file(actor, data, name, "housekeeping", limits=PICTURES)
    async with unit_of_work(actor) as work:
        order = await lock_order(work, order_id)
        known = await _posted(actor, client_id)
        if known is not None:
            return known.photos or ""
        _check_hers(order, member)
        vouchers = await merge_vouchers(order, [row.file_path])
        await work.update(order, {"vouchers": vouchers}, action="photo")
        said = StepInput(photos=(row.file_path,), client_id=client_id)
        await write_event(work, order, "photo", said, await settle_time(None, order), member.id)
        await announce_order(work, order)
    return row.file_path


def _check_hers(order: Order, member: Staff) -> None:
    if order.staff_id != member.id or order.state not in (*HERS, "completed"):
        raise Conflict("该保洁单不在您名下 | This order is not yours", id="hk.order.moved")


async def _posted(actor: Actor, client_id: str) -> OrderEvent | None:
    return await scoped(OrderEvent, actor).get_or_none(client_id=client_id)
