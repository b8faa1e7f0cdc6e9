"""A published form filled in by outsiders: by a signed link, until its end, up to a number, and by each device once.

An answer is a row like any other, written by nobody by name; the rules of the form hold as they do for everybody.
"""

import hashlib
import hmac
from dataclasses import dataclass
from secrets import token_hex
from typing import Any

from starlette.requests import Request

from schema.domains import registry
from schema.kit.built import built_path
from schema.kit.clock import now, to_wire
from schema.kit.errors import AppError, Conflict, Invalid
from schema.kit.field import Field
from schema.kit.numerals import read_row_id
from schema.kit.resource import Resource
from schema.online.form import PUBLISHED, OnlineForm
from schema.online.outsider import OnlineOutsider, random_key
from schema.system.tenant import Tenant
from server.account.api import ask_after_sends
from server.engine.dictionaries import items_of
from server.engine.write import apply_add, plan_add
from server.http.adapters import Id
from server.kit.actor import Actor, system_actor
from server.kit.forms import refresh_forms
from server.kit.qr import draw_qr
from server.kit.scope import everywhere, fetch, of_tenant
from server.kit.unit_of_work import Work, unit_of_work
from server.online.models import FillByLink, GiveForm
from server.settings import get_settings

ASKED = {"text", "textarea", "int", "decimal", "money", "date", "datetime", "time", "bool", "dict"}
"""Kinds that outsiders are asked for; people, departments and files are the organisation's own."""
LEAST_DEVICE = 16
ENDED = "已截止，感谢关注 | This has ended, thank you"
FULL = "份数已满，感谢参与 | As many as were wanted have answered, thank you"
INNER = "该表单含必填的人员、部门或文件，不能公开填写 | It needs a person, a department or a file, which outsiders cannot give"
CLOSED = "请先打开「公开填写」 | Open it to outsiders first"
NO_DEVICE = "无法识别此设备，请允许浏览器保存数据 | This browser keeps nothing; let it"
_COME = (
    "INSERT INTO onl_form_outsider (id, tenant_id, form_id, key_hash) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT DO NOTHING RETURNING id"
)
_HOLD = "SELECT state = 'published' AND public_open AND del_flag = 0 FROM onl_form WHERE id = $1 FOR UPDATE"


class FormGone(AppError):
    """A wrong link, and one to what is not open to outsiders, look alike."""

    status = 404
    default_id = "form.gone"
    default_message = "链接无效或表单已关闭 | This link is wrong, or the form is closed"


class FormAnswered(Conflict):
    default_id = "form.answered"
    default_message = "您已经提交过了，谢谢 | You have answered already, thank you"


@dataclass(frozen=True, slots=True)
class Outsider:
    """Who opened the link, by what their browser calls itself."""

    row: OnlineForm
    resource: Resource
    device: str

    @property
    def actor(self) -> Actor:
        return system_actor(self.row.tenant_id)

    @property
    def asked(self) -> list[Field]:
        return [item for item in self.resource.complete_fields if item.kind in ASKED and not item.read_only]

    def key(self) -> str:
        """Invalid where each device answers once and the browser does not say what it is."""
        if self.row.public_once and len(self.device) < LEAST_DEVICE:
            raise Invalid(fields={"device": NO_DEVICE})
        return _digest(f"form-device:{self.row.id}:{self.device if self.row.public_once else token_hex(16)}")


def _digest(message: str) -> str:
    return hmac.new(get_settings().signing_key(), message.encode(), hashlib.sha256).hexdigest()


def token_of(row: OnlineForm) -> str:
    """The id with a signature: nobody finds other forms by counting."""
    return f"{row.id}.{_digest(f'form-link:{row.tenant_id}:{row.id}')[:32]}"


async def link_of_form(request: Request, actor: Actor, query: Id) -> dict[str, str]:
    """GET /online/cgform/link?id: where outsiders fill it in."""
    row = await fetch(OnlineForm, actor, query.id)
    if row.state != PUBLISHED or not row.public_open:
        raise Conflict(CLOSED, id="form.private")
    url = f"{str(request.base_url).rstrip('/')}/online/fill/{token_of(row)}"
    return {"url": url, "svg": draw_qr(url)}


async def _meet(body: FillByLink) -> Outsider:
    number = read_row_id(body.token.partition(".")[0])
    known = await everywhere(OnlineForm).get_or_none(id=number, del_flag=0) if number is not None else None
    if known is None or not hmac.compare_digest(token_of(known), body.token):
        raise FormGone()
    if known.state != PUBLISHED or not known.public_open or known.number is None:
        raise FormGone()
    await refresh_forms(known.tenant_id)
    resource = registry().get(built_path(known.tenant_id, known.number))
    if resource is None:
        raise FormGone()
    return Outsider(known, resource, body.device)


async def open_form(request: Request, query: FillByLink) -> dict[str, Any]:
    """GET /online/public/open?token: what is asked, and whether it can be filled in now."""
    visitor = await _meet(query)
    row = visitor.row
    organisation = await everywhere(Tenant).get(id=row.tenant_id)
    obstacle = await _obstacle(visitor)
    return {
        "organisation": organisation.name,
        "title": row.title,
        "titleEn": row.title_en,
        "intro": row.description,
        "end": to_wire(row.public_end) if row.public_end else None,
        "obstacle": obstacle,
        "done": await _is_done(visitor),
        "fields": [] if obstacle else [await _told(visitor, item) for item in visitor.asked],
    }


async def _told(visitor: Outsider, item: Field) -> dict[str, Any]:
    link = next((one for one in visitor.resource.rows.linked if one.column == item.column), None)
    options = await items_of(visitor.row.tenant_id, item.dict) if item.dict else []
    return {
        "key": item.key,
        "title": item.label.zh,
        "titleEn": item.label.en,
        "kind": item.kind,
        "required": item.required,
        "most": item.max,
        "options": [{"value": str(one["value"]), "text": one["text"]} for one in options],
        "by": visitor.resource.by_key_of(link.by) if link and not link.always else "",
        "values": list(link.values) if link else [],
    }


async def _obstacle(visitor: Outsider) -> str | None:
    row = visitor.row
    if row.public_end and row.public_end <= now():
        return ENDED
    if row.public_limit and await _count(visitor) >= row.public_limit:
        return FULL
    inner = [item for item in visitor.resource.complete_fields if item.required and item.kind not in ASKED]
    return INNER if inner else None


async def _count(visitor: Outsider) -> int:
    return await of_tenant(OnlineOutsider, visitor.row.tenant_id).filter(form_id=visitor.row.id).count()


async def _is_done(visitor: Outsider) -> bool:
    row = visitor.row
    if not row.public_once or len(visitor.device) < LEAST_DEVICE:
        return False
    return await of_tenant(OnlineOutsider, row.tenant_id).filter(form_id=row.id, key_hash=visitor.key()).exists()


async def give_form(request: Request, body: GiveForm) -> dict[str, Any]:
    """POST /online/public/answer: a row, or nothing; however many come at once, no more than are wanted."""
    visitor = await _meet(body)
    row, resource = visitor.row, visitor.resource
    obstacle = await _obstacle(visitor)
    if obstacle:
        raise Conflict(obstacle, id="form.closed")
    key = visitor.key()
    given = {item.key: body.values[item.key] for item in visitor.asked if item.key in body.values}
    plan = await plan_add(resource, visitor.actor, given)
    await ask_after_sends(request, f"online/{row.id}", body)
    async with unit_of_work(visitor.actor) as work:
        await _take_place(work, visitor, key)
        await apply_add(work, resource, plan)
    return {"done": True}


async def _take_place(work: Work, visitor: Outsider, key: str) -> None:
    """One after the other, so that neither the number nor the device is passed twice."""
    row = visitor.row
    if not await work.connection.fetchval(_HOLD, row.id):
        raise FormGone()
    taken = of_tenant(OnlineOutsider, row.tenant_id).filter(form_id=row.id).using_db(work.db)
    if row.public_limit and await taken.count() >= row.public_limit:
        raise Conflict(FULL, id="form.closed")
    if await work.connection.fetchval(_COME, random_key(), row.tenant_id, row.id, key) is None:
        raise FormAnswered()
