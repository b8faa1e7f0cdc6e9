"""Effects of a viewing's transitions: another slot for the same row, and the contract that follows from it."""

from collections.abc import Sequence
from dataclasses import replace
from datetime import date
from typing import Any, NamedTuple

from schema.kit.clock import from_wire
from schema.kit.numerals import read_row_id
from schema.rental.viewing import Viewing, viewing
from server.engine.effects import Act, Blocker, Effects
from server.engine.row_locks import lock_named
from server.engine.validate import check_choices
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import fetch
from server.kit.unit_of_work import Work
from server.rental.bars.events import emit_today
from server.rental.viewings.periods import check_period, period_of
from server.rental.viewings.slots import Slot, check_slot, lock_slots, slot_of

EARLY = Blocker("viewing.early", "还没到看房的日子 | The day of the viewing has not come yet")
CONTRACTED = Blocker("viewing.contracted", "已由此看房签约 | A contract was made of this viewing")


class Known(NamedTuple):
    """What the guards look at: the viewing, and the day of the house."""

    row: Viewing
    today: date


async def read_known(actor: Actor, rows: Sequence[Viewing]) -> dict[int, Known]:
    today = await business_day(actor.tenant_id)
    return {row.id: Known(row, today) for row in rows}


async def lock_new_slot(work: Work, body: Any) -> None:
    """The slot that the row is moved to; the version sees to it that unit and agent are still what was read."""
    if hasattr(body, "view_date"):
        row = await fetch(Viewing, work.actor, body.id)
        await lock_slots(work, [_new_slot(row, body)])


def _new_slot(row: Viewing, body: Any) -> Slot:
    return replace(
        slot_of(row),
        agent_id=read_row_id(body.agent_id) if body.agent_id else None,
        view_date=body.view_date,
        period=period_of(body.time, body.period),
        agreed=bool(body.guests_agreed),
    )


async def rebook(act: Act) -> None:
    """Another day, period or agent; who agreed to one day has not agreed to another."""
    check_period(act.body.time, act.body.period)
    slot = _new_slot(act.row, act.body)
    wanted = {
        "period": slot.period,
        "time": act.body.time or None,
        "agent_id": slot.agent_id or act.body.agent_id or None,
    }
    await check_choices(act.resource, wanted, act.actor, act.row)
    await lock_named(act.work, act.resource, {"agent_id": slot.agent_id}, {"agent_id": act.row.agent_id})
    await check_slot(act.work, slot)
    act.changes |= {"period": slot.period, "agent_id": slot.agent_id, "guests_agreed": slot.agreed}


async def record(act: Act) -> None:
    """What came of it, and when to ask again."""
    await check_choices(act.resource, {"result": act.body.result}, act.actor, act.row)
    text = act.body.follow_up_at
    act.changes["follow_up_at"] = from_wire(text) if text else None


async def tell_today(act: Act) -> None:
    emit_today(act.work)


def refuse_early(actor: Actor, known: Known) -> list[Blocker]:
    return [EARLY] if known.row.view_date > known.today else []


def refuse_contracted(actor: Actor, known: Known) -> list[Blocker]:
    return [CONTRACTED] if known.row.lease_id else []


EFFECTS: dict[str, Effects] = {
    viewing.path: Effects(
        on={"rebook": rebook, "record": record},
        guards={"complete": refuse_early, "noShow": refuse_early, "contract": refuse_contracted},
        facts=read_known,
        lock=lock_new_slot,
        after=tell_today,
    )
}
