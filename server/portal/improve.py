"""Improving one's own data: one person completes it by a link.

What comes in waits until staff take it over field by field.
"""

import secrets
from datetime import timedelta
from typing import Any, cast

from starlette.requests import Request

from schema.kit.base import Base
from schema.kit.clock import now, to_wire
from schema.kit.errors import AppError, Conflict, Invalid
from schema.kit.own_data import ACCEPTED, PARTLY, REFUSED, SENT, OwnData, OwnDataLink
from schema.system.tenant import Tenant
from server.account.api import Allowance, ask_after_sends, spend
from server.engine.change import update_in
from server.engine.effects import Act, Effects
from server.engine.process import open_transition
from server.engine.visible import fetch_visible, lock_visible
from server.engine.write import plan_change
from server.http.adapters import Id
from server.http.route import Handler
from server.http.session import address_of, hash_token
from server.kit.actor import Actor, system_actor
from server.kit.qr import draw_qr
from server.kit.scope import everywhere, fetch, lock
from server.kit.unit_of_work import unit_of_work
from server.portal import own_data
from server.portal.models import AskOwnData, FillForm, TakeOver, Token
from server.portal.own_data import OWN, choose, data_of, describe, proposable, read_values, to_text

TRIES = Allowance("improve-from", 40, 600)
LEFT = "未填写的内容不能采纳 | What was not filled in cannot be taken over"
CLOSED = "您无权修改该字段 | You may not change this field"


class LinkRefused(AppError):
    default_id = "improve.invalid"
    default_message = "链接已失效，请联系我们重新发送 | This link is no longer valid; please ask us for a new one"


def model_of(data: OwnData) -> type[OwnDataLink]:
    return cast(type[OwnDataLink], data.links.model)


def owners_of(data: OwnData) -> type[Any]:
    return cast(type[Base], data.of.model)


def linker(data: OwnData) -> Handler:
    """POST <path>/link: for one person whom the sender may see and change; the link itself is not kept."""

    async def make_link(request: Request, actor: Actor, body: AskOwnData) -> dict[str, Any]:
        asked = choose(proposable(data, actor), body.fields)
        owner = await fetch_visible(owners_of(data), actor, body.owner_id)
        token, expires = secrets.token_urlsafe(32), now() + timedelta(days=body.days)
        async with unit_of_work(actor) as work:
            row = model_of(data)(
                **{data.owner: owner.id},
                fields=",".join(asked),
                token_hash=hash_token(token),
                expires_at=expires,
                note=body.note or None,
            )
            await work.insert(row)
        url = f"{str(request.base_url).rstrip('/')}/improve#{token}"
        return {"id": str(row.id), "url": url, "expires": to_wire(expires), "svg": draw_qr(url)}

    return make_link


async def _of_token(request: Request, token: str) -> OwnDataLink:
    """The link's row; a wrong, old, used or revoked one all look alike."""
    await spend(TRIES, address_of(request))
    for data in OWN:
        row = await everywhere(model_of(data)).get_or_none(token_hash=hash_token(token), del_flag=0, state=SENT)
        if row is not None and row.expires_at > now():
            return row
    raise LinkRefused()


async def open_form(request: Request, body: Token) -> dict[str, Any]:
    """POST /portal/improve/open, for whoever holds the link: what is asked for, nothing of what is known."""
    row = await _of_token(request, body.token)
    data = data_of(row)
    if row.opened_at is None:
        async with unit_of_work(system_actor(row.tenant_id)) as work:
            await work.update(row, {"opened_at": now()})
    owner = await fetch(owners_of(data), system_actor(row.tenant_id), getattr(row, data.owner))
    tenant = await everywhere(Tenant).get(id=row.tenant_id)
    asked = [(key, data.fields[key]) for key in row.fields.split(",")]
    return {
        "organisation": tenant.name,
        "name": f"{(owner.name or '')[:1]}**",
        "expires": to_wire(row.expires_at),
        "fields": [await describe(item, key, row.tenant_id, bool(getattr(owner, item.column))) for key, item in asked],
    }


async def fill_form(request: Request, body: FillForm) -> dict[str, Any]:
    """POST /portal/improve/fill, once."""
    found = await _of_token(request, body.token)
    data, actor = data_of(found), system_actor(found.tenant_id)
    values = await read_values(data, found.fields.split(","), body.values, found.tenant_id)
    await ask_after_sends(request, f"improve/{found.tenant_id}", body)
    async with unit_of_work(actor) as work:
        row = await lock(model_of(data), actor, found.id)
        try:
            async with open_transition(work, data.links, row, "fill") as act:
                act.changes |= {"payload": values, "filled_at": now()}
        except Conflict as error:
            raise LinkRefused() from error
    return {"count": len(values)}


def reviewer(data: OwnData) -> Handler:
    """GET <path>/review: what is known beside what came in, of the fields that the reader may change."""

    async def read_review(request: Request, actor: Actor, query: Id) -> dict[str, Any]:
        row = await fetch_visible(model_of(data), actor, query.id)
        owner = await fetch(owners_of(data), actor, getattr(row, data.owner))
        shown = proposable(data, actor)
        asked = [(key, shown[key]) for key in row.fields.split(",") if key in shown]
        return {
            "id": str(row.id),
            "version": row.row_version,
            "state": row.state,
            "name": owner.name,
            "fields": [
                {
                    "key": key,
                    "label": item.label._asdict(),
                    "now": await to_text(item, own_data.to_wire(item, getattr(owner, item.column)), actor.tenant_id),
                    "new": await to_text(item, row.payload.get(key), actor.tenant_id),
                    "decision": row.per_field.get(key),
                }
                for key, item in asked
            ],
        }

    return read_review


async def take(act: Act) -> None:
    """Writes the accepted fields to the row; how many they are tells which end it is. Invalid for what was not filled in."""
    row, body, data = act.row, act.body, data_of(act.row)
    if set(body.take) - set(row.payload):
        raise Invalid(fields={"take": LEFT})
    if set(body.take) - proposable(data, act.actor).keys():
        raise Invalid(fields={"take": CLOSED})
    owner = await lock_visible(owners_of(data), act.work, getattr(row, data.owner))
    # As if it were typed by whoever accepts it: the rules of the form hold, and what follows from a field follows.
    edit = await plan_change(data.of, act.actor, owner, {key: row.payload[key] for key in body.take})
    await update_in(act.work, data.of, owner, edit.values, edit.links, root=False, action="improve")
    act.target = ACCEPTED if len(body.take) == len(row.payload) else PARTLY if body.take else REFUSED
    decisions = {key: "taken" if key in body.take else "left" for key in row.payload}
    act.changes |= {"per_field": decisions, "reviewed_at": now(), "note": body.note or row.note}


EFFECTS: dict[str, Effects] = {data.links.path: Effects(on={"take": take}, bodies={"take": TakeOver}) for data in OWN}
