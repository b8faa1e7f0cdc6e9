"""The calendar that a channel reads of us: which nights of a unit are taken, and nothing of whom.

What came from that channel itself is left out: it would read its own stays as closed by somebody else.
"""

import hashlib
from collections.abc import Iterable
from datetime import date, timedelta
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import NotFound
from schema.rental.channel_feed import ACTIVE, ChannelFeed
from schema.rental.unit import Unit
from schema.system.tenant import Tenant
from server.account.api import Allowance, spend
from server.engine.visible import fetch_visible
from server.http.adapters import Id
from server.http.session import address_of
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.ics import Event, write_calendar
from server.kit.qr import draw_qr
from server.kit.scope import everywhere, of_tenant
from server.rental.spans import Span, merge_spans
from server.settings import get_settings

ADDRESS = "/rental/channel/{token}/guanjia.ics"
FETCHES = Allowance("channel-fetches", 1200, 600)
AHEAD = timedelta(days=540)
_TAKEN = """
SELECT DISTINCT c.from_day, c.to_day FROM occupancy_claim c
WHERE c.tenant_id = $1 AND c.leaf_id = ANY($2::bigint[]) AND c.kind <> 'hold' AND c.to_day > $3 AND c.from_day < $4
  AND NOT EXISTS (SELECT 1 FROM rent_ical_event e WHERE e.tenant_id = $1 AND e.feed_id = $5 AND e.block_id = c.source_id)
ORDER BY 1, 2"""


async def link_of(request: Request, actor: Actor, query: Id) -> dict[str, str]:
    """GET /rental/channelFeed/link?id: the address to give to the channel."""
    row = await fetch_visible(ChannelFeed, actor, query.id)
    base = str(request.base_url).rstrip("/")
    url = f"{base}{get_settings().api_prefix}{ADDRESS.format(token=row.token)}"
    return {"url": url, "svg": draw_qr(url)}


async def give_calendar(request: Request) -> Response:
    """GET /rental/channel/…: the nights that are taken, one event for those that follow each other."""
    await spend(FETCHES, address_of(request))
    row = await _feed_of(request.path_params["token"])
    day = await business_day(row.tenant_id)
    unit = await of_tenant(Unit, row.tenant_id).get_or_none(id=row.unit_id, del_flag=0)
    spans = await _taken(row, unit.leaf_ids, day) if unit else []
    body = write_calendar(unit.title if unit else "管家", _events(row, spans))
    tag = f'"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers = {"etag": tag, "cache-control": "private, no-cache"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    headers["content-disposition"] = 'inline; filename="guanjia.ics"'
    return Response(body, media_type="text/calendar; charset=utf-8", headers=headers)


async def _feed_of(token: str) -> ChannelFeed:
    """Unknown, paused, deleted, and of an organisation that is closed look alike."""
    row = await everywhere(ChannelFeed).get_or_none(token=token[:64], state=ACTIVE, del_flag=0)
    if row is None or not await everywhere(Tenant).filter(id=row.tenant_id, status="1", del_flag=0).exists():
        raise NotFound(
            "日历地址无效或已停用 | This calendar address is unknown or was switched off", id="channel.unknown"
        )
    return row


async def _taken(row: ChannelFeed, leaves: list[Any], day: date) -> list[Span]:
    found = await pool().fetch(_TAKEN, row.tenant_id, [int(leaf) for leaf in leaves], day, day + AHEAD, row.id)
    return merge_spans(Span(one["from_day"], one["to_day"]) for one in found)


def _events(row: ChannelFeed, spans: Iterable[Span]) -> list[Event]:
    """The same nights are the same event, whoever has them; when they were taken is nobody's business."""
    return [
        Event(
            uid=f"{row.id}-{span.start:%Y%m%d}-{span.end:%Y%m%d}@guanjia",
            begin=span.start,
            end=span.end,
            title="不可订 | Not available",
            changed=row.create_time,
            sequence=0,
        )
        for span in spans
    ]
