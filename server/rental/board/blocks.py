"""Blocks: units out of sale (关房) and their opening (开房); clean states set by hand."""

from datetime import date
from typing import Annotated, Any, Literal

from pydantic import Field

from schema.kit.errors import Conflict, Invalid, Stale
from schema.kit.snowflake import next_id
from schema.rental.occupancy import Block
from schema.rental.unit import CLEAN_STATE
from server.http.body import Body
from server.http.one_of import OneOf
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import lock, parse_id
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.availability.refusals import claim_or_offer
from server.rental.bars.events import emit_stays, shown_now
from server.rental.cleaning.after_stay import raise_unit_event
from server.rental.cleaning.states import set_clean_state
from server.rental.inventory.units import lock_units, lock_units_left
from server.rental.occupancy.claims import Claim, ClaimChange, release_stays
from server.rental.spans import Span, check_span


class BlockAdd(Body):
    unit_id: str
    from_: date = Field(alias="from")
    to: date
    kind: Literal["closed", "repair", "owner_use", "deep_clean", "hold"] = "closed"
    reason: str = Field(min_length=1, max_length=100)
    hold_id: str | None = None
    overbook_reason: str | None = Field(default=None, max_length=100)


class BlockEdit(Body):
    id: str
    version: int | None = None
    from_: date = Field(alias="from")
    to: date
    reason: str = Field(min_length=1, max_length=100)
    overbook_reason: str | None = Field(default=None, max_length=100)


class CleanState(Body):
    unit_id: str
    state: Annotated[str, OneOf(CLEAN_STATE.labels)]


async def add_block(actor: Actor, body: BlockAdd) -> dict[str, Any]:
    """Takes the nights out of sale."""
    span = Span(body.from_, body.to)
    check_span(span, "from", "to")
    if span.start < await business_day(actor.tenant_id):
        raise Invalid(fields={"from": "不能早于今天 | Not before today"})
    hold = parse_id(body.hold_id) if body.hold_id else None
    async with unit_of_work(actor) as work:
        row = await block_unit(work, parse_id(body.unit_id), span, body.kind, body.reason, hold, body.overbook_reason)
    return {"id": str(row.id), "version": row.row_version}


async def block_unit(
    work: Work, unit_id: int, span: Span, kind: str, reason: str, hold: int | None = None, overbook: str | None = None
) -> Block:
    """The same within a unit of work, of days that were checked."""
    unit = (await lock_units(work, [unit_id]))[unit_id]
    row = Block(
        id=next_id(),
        unit_id=unit.id,
        community_id=unit.community_id,
        from_day=span.start,
        to_day=span.end,
        kind=kind,
        reason=reason,
    )
    wanted = [Claim(unit, span, "block", row.id, row.id)]
    await claim_or_offer(work, ClaimChange(wanted, hold_id=hold, overbook=overbook))
    await work.insert(row)
    await emit_stays(work, "block", row.id, {})
    return row


async def edit_block(actor: Actor, body: BlockEdit) -> dict[str, Any]:
    """Other days or another reason; days that have passed stay."""
    span = Span(body.from_, body.to)
    check_span(span, "from", "to")
    async with unit_of_work(actor) as work:
        row = await lock(Block, actor, body.id)
        if body.version is not None and body.version != row.row_version:
            raise Stale(result={"id": str(row.id), "version": row.row_version})
        if span.start != row.from_day and min(span.start, row.from_day) < await business_day(actor.tenant_id):
            raise Conflict("今天之前的关房不能修改 | Days before today cannot be changed", id="block.past")
        await move_block(work, row, span, body.reason, body.overbook_reason)
    return {"id": str(row.id), "version": row.row_version}


async def move_block(work: Work, row: Block, span: Span, reason: str, overbook: str | None = None) -> None:
    """Other days of a locked block within a unit of work, of days that were checked."""
    unit = (await lock_units(work, [row.unit_id]))[row.unit_id]
    before = await shown_now(work, "block", row.id)
    claim = Claim(unit, span, "block", row.id, row.id)
    await claim_or_offer(work, ClaimChange([claim], freed=[row.id], overbook=overbook))
    ended = span.end <= await business_day(work.actor.tenant_id) < row.to_day
    await work.update(row, {"from_day": span.start, "to_day": span.end, "reason": reason})
    if ended:
        await raise_unit_event(work, unit, "block_end", row.id)
    await emit_stays(work, "block", row.id, before)


async def open_room(actor: Actor, block_id: str) -> None:
    """Ends a block: days that have passed remain on record, the rest can be sold again."""
    async with unit_of_work(actor) as work:
        await end_block(work, await lock(Block, actor, block_id))


async def end_block(work: Work, row: Block) -> None:
    """The same of a locked block within a unit of work."""
    day = await business_day(work.actor.tenant_id)
    closed_now = row.from_day <= day < row.to_day
    units = await (lock_units if closed_now else lock_units_left)(work, [row.unit_id])
    before = await shown_now(work, "block", row.id)
    if closed_now and row.from_day < day:
        claim = Claim(units[row.unit_id], Span(row.from_day, day), "block", row.id, row.id)
        await claim_or_offer(work, ClaimChange([claim], freed=[row.id]))
        await work.update(row, {"to_day": day})
    else:
        await release_stays(work, [row.id])
        await work.delete(row)
    if closed_now:
        await raise_unit_event(work, units[row.unit_id], "block_end", row.id)
    await emit_stays(work, "block", row.id, before)


async def set_clean(actor: Actor, body: CleanState) -> dict[str, Any]:
    """By hand, from the board."""
    async with unit_of_work(actor) as work:
        await set_clean_state(work, parse_id(body.unit_id), body.state)
    return {"unitId": body.unit_id, "state": body.state}
