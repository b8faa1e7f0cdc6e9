"""Improving one's own data: a renter completes it by a link.

What comes in waits until staff take it over field by field.
"""

import secrets
from datetime import timedelta
from typing import Any

from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.errors import AppError, Conflict, Invalid
from schema.portal.improve import ACCEPTED, PARTLY, REFUSED, SENT, Improve, improve
from schema.system.tenant import Tenant
from server.account.api import Allowance, spend
from server.engine.effects import Act, Effects
from server.engine.process import open_transition
from server.http.adapters import Id
from server.http.session import address_of, hash_token
from server.kit.actor import Actor, system_actor
from server.kit.qr import draw_qr
from server.kit.scope import everywhere, fetch, lock, parse_id
from server.kit.unit_of_work import unit_of_work
from server.portal.models import AskOwnData, FillForm, TakeOver, Token
from server.portal.own_data import FIELDS, choose, read_values
from server.rental.api import own_data_of, take_over

TRIES = Allowance("improve-from", 40, 600)


class LinkRefused(AppError):
    default_id = "improve.invalid"
    default_message = "链接已失效，请联系我们重新发送 | This link is no longer valid; please ask us for a new one"


async def make_link(request: Request, actor: Actor, body: AskOwnData) -> dict[str, Any]:
    """POST /portal/improve/link: for one renter; the link itself is not kept."""
    asked = choose(body.fields)
    renter_id = parse_id(body.renter_id)
    await own_data_of(actor, renter_id)
    token, expires = secrets.token_urlsafe(32), now() + timedelta(days=body.days)
    async with unit_of_work(actor) as work:
        row = Improve(
            renter_id=renter_id,
            fields=",".join(asked),
            token_hash=hash_token(token),
            expires_at=expires,
            note=body.note or None,
        )
        await work.insert(row)
    url = f"{str(request.base_url).rstrip('/')}/improve#{token}"
    return {"id": str(row.id), "url": url, "expires": to_wire(expires), "svg": draw_qr(url)}


async def _of_token(request: Request, token: str) -> Improve:
    """The link's row; a wrong, old, used or revoked one all look alike."""
    await spend(TRIES, address_of(request))
    row = await everywhere(Improve).get_or_none(token_hash=hash_token(token), del_flag=0, state=SENT)
    if row is None or row.expires_at <= now():
        raise LinkRefused()
    return row


async def open_form(request: Request, body: Token) -> dict[str, Any]:
    """POST /portal/improve/open, for whoever holds the link: what is asked for, nothing of what is known."""
    row = await _of_token(request, body.token)
    known = await own_data_of(system_actor(row.tenant_id), row.renter_id)
    tenant = await everywhere(Tenant).get(id=row.tenant_id)
    return {
        "organisation": tenant.name,
        "name": f"{(known['name'] or '')[:1]}**",
        "expires": to_wire(row.expires_at),
        "fields": [
            {
                "key": key,
                "label": FIELDS[key].label._asdict(),
                "max": FIELDS[key].max,
                "pattern": rule.pattern if (rule := FIELDS[key].rule) else None,
                "message": rule.message if rule else None,
                "known": bool(known[FIELDS[key].column]),
            }
            for key in row.fields.split(",")
        ],
    }


async def fill_form(request: Request, body: FillForm) -> dict[str, Any]:
    """POST /portal/improve/fill, once."""
    found = await _of_token(request, body.token)
    values = read_values(found.fields.split(","), body.values)
    actor = system_actor(found.tenant_id)
    async with unit_of_work(actor) as work:
        row = await lock(Improve, actor, found.id)
        try:
            async with open_transition(work, improve, row, "fill") as act:
                act.changes |= {"payload": values, "filled_at": now()}
        except Conflict as error:
            raise LinkRefused() from error
    return {"count": len(values)}


async def read_review(request: Request, actor: Actor, query: Id) -> dict[str, Any]:
    """GET /portal/improve/review: what is known beside what came in."""
    row = await fetch(Improve, actor, query.id)
    known = await own_data_of(actor, row.renter_id)
    return {
        "id": str(row.id),
        "version": row.row_version,
        "state": row.state,
        "name": known["name"],
        "fields": [
            {
                "key": key,
                "label": FIELDS[key].label._asdict(),
                "now": known[FIELDS[key].column],
                "new": row.payload.get(key),
                "decision": row.per_field.get(key),
            }
            for key in row.fields.split(",")
        ],
    }


async def take(act: Act) -> None:
    """Writes the accepted fields to the renter; how many they are tells which end it is. Invalid for what was not filled in."""
    row, body = act.row, act.body
    if set(body.take) - set(row.payload):
        raise Invalid(fields={"take": "未填写的内容不能采纳 | What was not filled in cannot be taken over"})
    await take_over(act.work, row.renter_id, {FIELDS[key].column: row.payload[key] for key in body.take})
    act.target = ACCEPTED if len(body.take) == len(row.payload) else PARTLY if body.take else REFUSED
    decisions = {key: "taken" if key in body.take else "left" for key in row.payload}
    act.changes |= {"per_field": decisions, "reviewed_at": now(), "note": body.note or row.note}


EFFECTS: dict[str, Effects] = {improve.path: Effects(on={"take": take}, bodies={"take": TakeOver})}
