"""What a channel's calendar says, carried over: nights taken there are blocked here, each event by itself and as often as it is read.

An event that clashes with what is sold here waits for a person; one that the channel does not say any more gives its nights back
only when a person says so. A calendar that cannot be read changes nothing.
Locks: the turn of the calendar, the event, its block, then its unit.
"""

from collections.abc import Mapping
from typing import Any

from schema.kit.clock import now
from schema.kit.errors import AppError
from schema.rental.channel_feed import (
    APPLIED,
    CONFLICT,
    DISMISSED,
    GONE,
    MISSING,
    NOTED,
    UNAVAILABLE,
    ChannelEvent,
    ChannelFeed,
    event,
    feed,
)
from schema.rental.occupancy import Block
from server.engine.dictionaries import labels_of
from server.engine.process import open_transition
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import scoped
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.board.blocks import block_unit, end_block, move_block
from server.rental.channels.fetch import Unreadable, fetch_calendar
from server.rental.channels.foreign import ForeignEvent, NoCalendar, read_calendar
from server.rental.spans import Span

OVER = 2
"""Readings in a row without an event after which it counts as withdrawn."""
_WAITS = (NOTED, CONFLICT, DISMISSED)
_LIVES = (*_WAITS, APPLIED, MISSING)
Counts = dict[str, int]


async def read_feed(actor: Actor, feed_id: int) -> Counts:
    """Reads a calendar and carries over what it says; how many events are blocked here now, and how many clash.

    What could not be read is written into the row, and raised as Unreadable.
    """
    row = await scoped(ChannelFeed, actor).get(id=feed_id)
    try:
        answer = await fetch_calendar(row.url or "", row.etag)
        events = None if answer is None else read_calendar(answer[0])
    except (Unreadable, NoCalendar) as error:
        text = error.message if isinstance(error, Unreadable) else str(error)
        await _note(actor, row.id, {"result": "failed", "message": text[:200]})
        raise Unreadable(text) from error
    counts = await carry_over(actor, row, events)
    told = {"result": "same" if answer is None else "ok", "message": None, "found": counts["found"]}
    await _note(actor, row.id, told if answer is None else {**told, "etag": answer[1]})
    return counts


async def carry_over(actor: Actor, row: ChannelFeed, events: list[ForeignEvent] | None) -> Counts:
    """Each event in a transaction of its own, so that one that clashes holds back none; None: the calendar says what it said."""
    day = await business_day(actor.tenant_id)
    known = {one.uid: one for one in await scoped(ChannelEvent, actor).filter(feed_id=row.id, state__in=_LIVES)}
    if events is None:
        said = {one.uid: _as_read(one) for one in known.values() if one.misses == 0}
    else:
        said = {one.uid: one for one in events if one.to_day > day}
    for uid in sorted({*said, *known}):
        async with unit_of_work(actor) as work:
            await _take_event(work, row, uid, said.get(uid))
    lives = scoped(ChannelEvent, actor).filter(feed_id=row.id, to_day__gt=day)
    return {
        "found": len(said),
        "applied": await lives.filter(state=APPLIED).count(),
        "conflicts": await lives.filter(state=CONFLICT).count(),
        "missing": await lives.filter(state=MISSING).count(),
    }


def _as_read(one: ChannelEvent) -> ForeignEvent:
    return ForeignEvent(one.uid, one.kind, one.from_day, one.to_day, one.summary)


async def _note(actor: Actor, feed_id: int, changes: Mapping[str, Any]) -> None:
    """What was read is no change that somebody made: it stands in no history, and opens no conflict for who edits the row."""
    async with unit_of_work(actor) as work:
        rows = scoped(ChannelFeed, actor).filter(id=feed_id)
        await rows.using_db(work.db).update(**changes, read_at=now())
        for row in await rows.only("id", "row_version"):
            work.emit_rows(feed.path, "edit", [(row.id, row.row_version)])


async def _take_event(work: Work, row: ChannelFeed, uid: str, said: ForeignEvent | None) -> None:
    await take_turn(work.connection, f"channel:{row.id}")
    known = await scoped(ChannelEvent, work.actor).select_for_update(no_key=True).get_or_none(feed_id=row.id, uid=uid)
    if said is None:
        if known is not None and known.state in _LIVES:
            await _miss(work, known)
        return
    if known is None:
        known = await _enter(work, row, said)
    elif known.state == GONE:
        return
    elif await _is_opened(work, known):
        async with open_transition(work, event, known, "open") as act:
            act.changes |= {"block_id": None, "misses": 0}
        return
    moved = (known.from_day, known.to_day) != (said.from_day, said.to_day)
    told = {"kind": said.kind, "summary": said.summary, "misses": 0}
    if any(getattr(known, name) != value for name, value in told.items()):
        await work.update(known, told)
    if known.state == DISMISSED and not moved:
        return
    if known.state in (APPLIED, MISSING) and not moved:
        if known.state == MISSING:
            await _turn(work, known, "found")
        return
    await _place(work, row, known, said, moved=moved)


async def _enter(work: Work, row: ChannelFeed, said: ForeignEvent) -> ChannelEvent:
    known = ChannelEvent(
        feed_id=row.id,
        unit_id=row.unit_id,
        uid=said.uid,
        kind=said.kind,
        from_day=said.from_day,
        to_day=said.to_day,
        summary=said.summary,
    )
    await work.insert(known, audit=False)
    return known


async def _is_opened(work: Work, known: ChannelEvent) -> bool:
    """Whether the desk has opened the unit that was blocked for it: they knew more than the calendar."""
    if known.state not in (APPLIED, MISSING):
        return False
    return not await scoped(Block, work.actor).filter(id=known.block_id or 0).exists()


async def _miss(work: Work, known: ChannelEvent) -> None:
    """Not said this time; what is over by now, or takes nothing here, just ends."""
    past = known.to_day <= await business_day(work.actor.tenant_id)
    if past or (known.state in _WAITS and known.misses + 1 >= OVER):
        await _turn(work, known, "end")
    elif known.state == APPLIED and known.misses + 1 >= OVER:
        async with open_transition(work, event, known, "lose") as act:
            act.changes["misses"] = known.misses + 1
    else:
        await work.update(known, {"misses": known.misses + 1})


async def _place(work: Work, row: ChannelFeed, known: ChannelEvent, said: ForeignEvent, *, moved: bool) -> None:
    """Blocks its nights, or says why not; what is merely not available is noted where the calendar does not ask for more."""
    if moved:
        await work.update(known, {"from_day": said.from_day, "to_day": said.to_day})
    if said.kind == UNAVAILABLE and not row.take_unavailable and known.block_id is None:
        return
    try:
        async with work.part():
            block_id = await block_nights(work, known)
    except AppError as error:
        await _settle(work, known, CONFLICT, "refuse", {"message": error.message[:200]})
        return
    await _settle(work, known, APPLIED, "found", {"block_id": block_id, "message": None})


async def _settle(work: Work, known: ChannelEvent, state: str, code: str, changes: dict[str, Any]) -> None:
    """Takes it to a state, in which it may be already."""
    if known.state == state:
        if any(getattr(known, column) != value for column, value in changes.items()):
            await work.update(known, changes)
        return
    async with open_transition(work, event, known, code) as act:
        act.changes |= changes


async def block_nights(work: Work, known: ChannelEvent) -> int:
    """Takes the nights of an event that are to come, in the place of those it had; the id of the block."""
    day = await business_day(work.actor.tenant_id)
    held = None
    if known.block_id is not None:
        held = await scoped(Block, work.actor).select_for_update(no_key=True).get_or_none(id=known.block_id)
    start = min(held.from_day, known.from_day) if held and held.from_day <= day else max(known.from_day, day)
    span = Span(start, known.to_day)
    reason = await _reason(work, known)
    if held is not None:
        await move_block(work, held, span, reason)
        return held.id
    return (await block_unit(work, known.unit_id, span, "channel", reason)).id


async def _reason(work: Work, known: ChannelEvent) -> str:
    row = await scoped(ChannelFeed, work.actor).get_or_none(id=known.feed_id)
    if row is None:
        return known.summary[:100] or "渠道"
    label = (await labels_of(row.tenant_id, "channel")).get(row.channel, row.channel)
    return f"{label} {known.summary}".strip()[:100]


async def free_nights(work: Work, known: ChannelEvent) -> None:
    """Gives back the nights that are to come; nothing where the desk has done so."""
    if known.block_id is None:
        return
    held = await scoped(Block, work.actor).select_for_update(no_key=True).get_or_none(id=known.block_id)
    if held is not None and held.to_day > await business_day(work.actor.tenant_id):
        await end_block(work, held)


async def _turn(work: Work, known: ChannelEvent, code: str) -> None:
    async with open_transition(work, event, known, code) as act:
        act.changes["misses"] = 0
