"""Effects of a ticket's transitions: who is told, and the block of its unit, which lasts no longer than the ticket."""

from typing import Any

from schema.kit.errors import Invalid
from schema.kit.money import from_yuan
from schema.kit.numerals import read_row_id
from schema.rental.occupancy import Block
from schema.rental.ticket import RepairTicket, ticket
from server.engine.effects import Act, Blocker, Effects
from server.engine.row_locks import lock_named
from server.engine.validate import check_choices
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.named_files import check_files
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.board.blocks import block_unit, end_block
from server.rental.spans import Span, check_span
from server.rental.tickets.notices import tell_assigned

BLOCKED = Blocker("ticket.blocked", "此工单已关房 | The ticket blocks its unit already", moot=True)
UNBLOCKED = Blocker("ticket.unblocked", "此工单没有关房 | The ticket blocks nothing", moot=True)


async def assign(act: Act) -> None:
    """To a colleague, a supplier, or both."""
    body = act.body
    wanted = {"worker_id": read_row_id(body.worker_id or ""), "supplier_id": read_row_id(body.supplier_id or "")}
    if not any(wanted.values()):
        raise Invalid(fields={"workerId": "请选择经办人或供应商 | Choose a worker or a supplier"})
    await check_choices(act.resource, wanted, act.actor, act.row)
    await lock_named(act.work, act.resource, wanted, {column: getattr(act.row, column) for column in wanted})
    await tell_assigned(act.work, act.row, wanted["worker_id"])
    act.changes |= wanted


async def block(act: Act) -> None:
    """Takes the unit out of sale for the days of the repair; Conflict names who stays there, with alternatives."""
    row, span = act.row, Span(act.body.from_day, act.body.to_day)
    check_span(span, "fromDay", "toDay")
    if span.start < await business_day(act.actor.tenant_id):
        raise Invalid(fields={"fromDay": "不能早于今天 | Not before today"})
    made = await block_unit(act.work, row.unit_id, span, "repair", f"{row.no} {row.title}")
    act.changes["block_id"] = made.id


async def unblock(act: Act) -> None:
    """The nights from today on can be sold again."""
    act.changes["block_id"] = None
    await _end_block(act.work, act.row)


async def finish(act: Act) -> None:
    """What is mended can be let; a cost says who bears it."""
    if act.body.cost and not act.body.payer:
        raise Invalid(fields={"payer": "请选择承担方 | Say who pays"})
    await check_choices(act.resource, {"payer": act.body.payer or None}, act.actor, act.row)
    await check_files([ticket.by_key["donePhotos"]], {"done_photos": act.body.done_photos}, act.actor, act.row)
    cost = from_yuan(act.body.cost) if act.body.cost else None
    act.changes |= {"cost": cost, "done_on": await business_day(act.actor.tenant_id)}
    await unblock(act)


async def dismiss(act: Act) -> None:
    act.changes["closing"] = act.reason
    await unblock(act)


async def _end_block(work: Work, row: RepairTicket) -> None:
    """Nothing where the desk has opened the unit before, or the block is over."""
    if row.block_id is None:
        return
    held = await scoped(Block, work.actor).select_for_update(no_key=True).get_or_none(id=row.block_id)
    if held is not None and held.to_day > await business_day(work.actor.tenant_id):
        await end_block(work, held)


def refuse_blocked(actor: Actor, row: Any) -> list[Blocker]:
    return [BLOCKED] if row.block_id else []


def refuse_unblocked(actor: Actor, row: Any) -> list[Blocker]:
    return [] if row.block_id else [UNBLOCKED]


EFFECTS: dict[str, Effects] = {
    ticket.path: Effects(
        on={
            "assign": assign,
            "reassign": assign,
            "block": block,
            "unblock": unblock,
            "finish": finish,
            "dismiss": dismiss,
        },
        guards={"block": refuse_blocked, "unblock": refuse_unblocked},
    )
}
