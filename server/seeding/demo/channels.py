"""Calendars of booking channels: stays sold there, one that clashes, one that the channel withdrew, and one that is paused."""

from datetime import timedelta

from schema.rental.channel_feed import (
    ACTIVE,
    APPLIED,
    CONFLICT,
    MISSING,
    NOTED,
    PAUSED,
    STAY,
    UNAVAILABLE,
    ChannelEvent,
    ChannelFeed,
)
from schema.rental.occupancy import Block, Claim
from server.rental.spans import Span
from server.seeding.demo.houses import Property
from server.seeding.demo.world import World

_FEEDS = (("airbnb", ACTIVE), ("ctrip", ACTIVE), ("booking", ACTIVE), ("tujia", PAUSED))
_LABELS = {"airbnb": "爱彼迎", "ctrip": "携程", "booking": "Booking", "tujia": "途家"}
_CLASH = "日期已被占用 | These nights are taken"


def build_channels(world: World, found: Property, taken: dict[int, list[Span]]) -> dict[int, list[Span]]:
    """One unit on each channel, on leaves that nothing else holds; gives the nights that are taken there, by leaf."""
    feeds = world.sheet(ChannelFeed, "id unit_id channel token state read_at result found create_time")
    events = world.sheet(
        ChannelEvent, "id feed_id unit_id uid kind from_day to_day summary block_id misses message state create_time"
    )
    blocks = world.sheet(Block, "id unit_id community_id from_day to_day kind reason")
    claims = world.sheet(Claim, "id unit_id leaf_id from_day to_day kind source_id stay_id")
    free = [unit for unit in found.leaves() if unit["id"] not in taken]
    nights: dict[int, list[Span]] = {}
    for (channel, state), unit in zip(_FEEDS, free, strict=False):
        feed, made = world.ids(), world.at(world.today - timedelta(days=60), 10)
        read = world.at(world.today, 6, 15)
        feeds.add(feed, unit["id"], channel, f"demo-{feed}", state, read, "ok", 4 if state == ACTIVE else 0, made)
        if state == PAUSED:
            continue
        for number, (start, length, kind, at) in enumerate(_plan(), start=1):
            begin = world.today + timedelta(days=start)
            span = Span(begin, begin + timedelta(days=length))
            block = world.ids() if at in (APPLIED, MISSING) else None
            summary = "Reserved" if kind == STAY else "Not available"
            told = _CLASH if at == CONFLICT else None
            head = (world.ids(), feed, unit["id"], f"{channel}-{number}@demo", kind, span.start, span.end, summary)
            events.add(*head, block, 2 if at == MISSING else 0, told, at, read)
            if block is None:
                continue
            reason = f"{_LABELS[channel]} {summary}"
            blocks.add(block, unit["id"], unit["community_id"], span.start, span.end, "channel", reason)
            claims.add(world.ids(), unit["id"], unit["id"], span.start, span.end, "block", block, block)
            nights.setdefault(unit["id"], []).append(span)
    return nights


def _plan() -> tuple[tuple[int, int, str, str], ...]:
    """(days from today, nights, kind, state) of a calendar's events; the one that clashes lies over the first."""
    return (
        (-1, 4, STAY, APPLIED),
        (1, 2, STAY, CONFLICT),
        (9, 3, STAY, MISSING),
        (40, 14, UNAVAILABLE, NOTED),
    )
