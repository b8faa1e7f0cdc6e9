"""The address of one's calendar: made, ended, and what an app gets that knows it."""

import hashlib
import secrets
from dataclasses import replace
from datetime import timedelta
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.content.calendar_link import CalendarLink
from schema.kit.clock import now, to_wire
from schema.kit.errors import NotFound
from schema.system.tenant import Tenant
from schema.system.user import User
from server.account.api import Allowance, spend
from server.content.calendar.events import read_events
from server.http.rights import load_actor
from server.http.session import address_of, hash_token
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.ics import write_calendar
from server.kit.scope import everywhere, of_tenant, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.settings import get_settings

FEED = "/biz/calendar/feed/{token}/guanjia.ics"
FETCHES = Allowance("calendar-fetches", 600, 600)
_NOTED_EACH = timedelta(minutes=10)
_LIVING = "1"


async def read_own(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /biz/calendar/mine: whether there is an address; the address itself is shown once, when it is made."""
    row = await _own(actor)
    return {
        "active": row is not None,
        "madeAt": to_wire(row.create_time) if row else None,
        "readAt": to_wire(row.read_at) if row and row.read_at else None,
    }


async def make_own(request: Request, actor: Actor) -> dict[str, Any]:
    """POST /biz/calendar/mine/make: a new address; the one before is dead at once."""
    token = secrets.token_urlsafe(32)
    async with unit_of_work(actor) as work:
        await _end(work)
        row = CalendarLink(user_id=actor.user_id, token_hash=hash_token(token), locale=actor.locale)
        await work.insert(row, audit=False)
    base = str(request.base_url).rstrip("/")
    return {"url": f"{base}{get_settings().api_prefix}{FEED.format(token=token)}"}


async def end_own(request: Request, actor: Actor) -> dict[str, Any]:
    """POST /biz/calendar/mine/end: apps that know the address get nothing any more."""
    async with unit_of_work(actor) as work:
        await _end(work)
    return {}


async def feed(request: Request) -> Response:
    """GET /biz/calendar/feed/…: what its owner may see now; the tag says whether anything is new since an app last asked."""
    await spend(FETCHES, address_of(request))
    row, actor = await _owner_of(request.path_params["token"])
    events = await read_events(actor, await business_day(actor.tenant_id))
    body = write_calendar(f"{actor.realname} · 管家", events)
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    await _note_read(row)
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    headers["content-disposition"] = 'inline; filename="guanjia.ics"'
    return Response(body, media_type="text/calendar; charset=utf-8", headers=headers)


async def _owner_of(token: str) -> tuple[CalendarLink, Actor]:
    """Unknown, ended, of somebody frozen or gone, and of an organisation that is closed look alike."""
    row = await everywhere(CalendarLink).get_or_none(token_hash=hash_token(token[:100]), del_flag=0)
    if row is not None:
        user = everywhere(User).filter(id=row.user_id, status=_LIVING, del_flag=0)
        tenant = everywhere(Tenant).filter(id=row.tenant_id, status=_LIVING, del_flag=0)
        if await user.exists() and await tenant.exists():
            actor = await load_actor(row.user_id, row.tenant_id, "", 0)
            if actor is not None:
                return row, replace(actor, locale=row.locale)
    raise NotFound("日历地址无效或已停用 | This calendar address is unknown or was switched off", id="calendar.unknown")


async def _note_read(row: CalendarLink) -> None:
    if row.read_at is None or now() - row.read_at > _NOTED_EACH:
        await of_tenant(CalendarLink, row.tenant_id).filter(id=row.id).update(read_at=now())


async def _own(actor: Actor) -> CalendarLink | None:
    return await scoped(CalendarLink, actor).filter(user_id=actor.user_id).first()


async def _end(work: Work) -> None:
    await of_tenant(CalendarLink, work.actor.tenant_id).filter(user_id=work.actor.user_id).delete()
