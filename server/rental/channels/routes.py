"""Calls about calendars of channels that are not generic."""

from typing import Any

from schema.kit.errors import Conflict
from schema.rental.channel_feed import ACTIVE, ChannelFeed
from server.engine.effects import Step
from server.engine.visible import fetch_visible
from server.http.adapters import Id, with_body
from server.http.route import Route
from server.kit.actor import Actor
from server.rental.channels.giving import ADDRESS, give_calendar, link_of
from server.rental.channels.reading import read_feed
from server.rental.channels.shapes import ChannelLink, ChannelReading


async def sync(actor: Actor, body: Step) -> dict[str, Any]:
    """POST /rental/channelFeed/sync: reads the calendar now; Conflict where there is none, or it cannot be read. An event is known
    by its UID, so that reading twice is reading once, and nothing is locked while the channel is asked."""
    row = await fetch_visible(ChannelFeed, actor, body.id)
    if row.state != ACTIVE or not row.url:
        raise Conflict("该渠道日历未启用或没有地址 | It is paused, or has no address to read", id="channel.no_address")
    return dict(await read_feed(actor, row.id))


ROUTES: list[Route] = [
    Route(
        "GET",
        ADDRESS,
        give_calendar,
        public=True,
        raw="text/calendar",
        summary="渠道日历（iCal） | Calendar for a channel",
    ),
    Route(
        "GET",
        "/rental/channelFeed/link",
        link_of,
        needs="rental:channelFeed:edit",
        query=Id,
        result=ChannelLink,
        summary="供渠道读取的地址 | Address for the channel",
    ),
    Route(
        "POST",
        "/rental/channelFeed/sync",
        with_body(sync),
        needs="rental:channelFeed:sync",
        body=Step,
        once="own",
        result=ChannelReading,
        message="已读取渠道日历 | The channel's calendar was read",
        summary="立即读取渠道日历 | Read a channel's calendar now",
    ),
]
