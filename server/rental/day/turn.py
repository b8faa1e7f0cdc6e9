"""The turn of the business day: leases begin, bills are issued, and housekeeping hears of what ended; each day once, in order.

A job looks every few minutes. Days on which no process lived are caught up, the oldest first.
"""

import logging
from collections.abc import Awaitable, Sequence
from datetime import date
from functools import partial

from tortoise.expressions import F, Q

from schema.kit.errors import AppError
from schema.rental.day_turn import DayTurn
from schema.rental.occupancy import Block
from schema.rental.settlement import FROZEN, Settlement
from server.kit.actor import Actor, system_actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.scope import of_tenant, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.bars.events import emit_today
from server.rental.cleaning.after_stay import raise_unit_event, soil_unit
from server.rental.day.lease_turn import charge_late_fees, hold_over, turn_leases, turn_left_over
from server.rental.inventory.units import load_units, lock_units_left
from server.rental.lease_changes.renewals import tell_renewals
from server.rental.receivables.reminders import make_reminders
from server.rental.spans import DAY, Span

MOST_DAYS = 60
MOST_NAMED = 10
_LEFT_OVER = "SELECT DISTINCT tenant_id FROM rent_turn_failure WHERE del_flag = 0"
_TURNED = """
SELECT t.id, d.day FROM sys_tenant t LEFT JOIN rent_day_turn d ON d.tenant_id = t.id WHERE t.del_flag = 0 ORDER BY t.id"""
# Who slept here and stays: the night before and the night to come are in the same unit.
_STAYING = """
SELECT o.id, o.check_in, s.unit_id FROM rent_daily_order o JOIN rent_order_segment s ON s.order_id = o.id AND s.del_flag = 0
WHERE o.tenant_id = $1 AND o.del_flag = 0 AND o.state = 'in_house' AND s.unit_id IS NOT NULL
    AND s.from_day < $2 AND s.to_day > $2 ORDER BY s.unit_id"""
logger = logging.getLogger(__name__)


class TurnFailed(AppError):
    """Raised once all others were turned, so that the run is seen and made again; it says which organisations."""

    default_id = "day.failed"

    def __init__(self, failed: Sequence[int]) -> None:
        named = ", ".join(map(str, failed[:MOST_NAMED]))
        super().__init__(
            f"{len(failed)}个组织日切失败，下次运行重试：{named}"
            f" | {len(failed)} organisations were not turned, the next run tries again: {named}"
        )


async def turn_days() -> int:
    """Turns what has begun and was not turned yet, in every organisation; gives how many leases changed. TurnFailed when some could not."""
    count, failed = 0, list[int]()
    for row in await pool().fetch(_TURNED):
        count += await _attempt(row["id"], catch_up(row["id"], row["day"]), failed)
    for row in await pool().fetch(_LEFT_OVER):
        count += await _attempt(row["tenant_id"], _turn_left_over(row["tenant_id"]), failed)
    if failed:
        raise TurnFailed(sorted(set(failed)))
    return count


async def _attempt(tenant_id: int, turn: Awaitable[int], failed: list[int]) -> int:
    """One organisation that fails holds back none of the others."""
    try:
        return await turn
    except Exception:
        logger.exception("the day of organisation %s could not be turned", tenant_id)
        failed.append(tenant_id)
        return 0


async def _turn_left_over(tenant_id: int) -> int:
    return await turn_left_over(system_actor(tenant_id), await business_day(tenant_id))


async def catch_up(tenant_id: int, turned: date | None) -> int:
    """Each missed day in order, at most the last `MOST_DAYS`; a house that was never turned begins with today."""
    actor, today = system_actor(tenant_id), await business_day(tenant_id)
    if turned is None:
        count = await _turn_money(actor, today)
        await DayTurn.bulk_create([DayTurn(tenant_id=tenant_id, day=today)], ignore_conflicts=True)
        return count
    first = max(turned + DAY, today - MOST_DAYS * DAY)
    count = 0
    for day in Span(first, today + DAY).days():
        count += await _turn_money(actor, day)
        await retrying(partial(_turn_rooms, actor, day))
    return count


async def _turn_money(actor: Actor, day: date) -> int:
    """Leases and what they owe; repeated, it changes nothing. How many leases changed."""
    count = await turn_leases(actor, day) + await hold_over(actor, day)
    if (day + DAY).day == 1:
        await charge_late_fees(actor, day)
    await make_reminders(actor, day)
    await tell_renewals(actor, day)
    return count


async def _turn_rooms(actor: Actor, day: date) -> None:
    """What ended with the day before, or goes on into this one, once: the mark moves in the same transaction."""
    async with unit_of_work(actor) as work:
        mark = await of_tenant(DayTurn, actor.tenant_id).select_for_update(no_key=True).get()
        if mark.day >= day:
            return
        mark.day = day
        await mark.save(update_fields=["day"])
        left = await _lock_left(work, day)
        await lock_units_left(work, await _units_to_tell(work, left, day))
        await _end_leases(work, left)
        await _end_blocks(work, day)
        await _go_on(work, day)
        emit_today(work)


async def _lock_left(work: Work, day: date) -> list[Settlement]:
    """Settlements by which somebody has left before `day` and housekeeping has not heard of it: the end of a lease alone is none,
    since its lessee may stay on."""
    rows = scoped(Settlement, work.actor).filter(state__in=FROZEN, leave_date__lt=day)
    untold = rows.filter(Q(vacated_on=None) | ~Q(vacated_on=F("leave_date")))
    return await untold.order_by("id").select_for_update(no_key=True)


async def _units_to_tell(work: Work, left: Sequence[Settlement], day: date) -> set[int]:
    """All units of the day: they are locked together, before the cleaning orders of any."""
    blocks = await scoped(Block, work.actor).filter(to_day=day).only("unit_id")
    staying = await work.connection.fetch(_STAYING, work.actor.tenant_id, day)
    ended = {row.unit_id for row in left} | {row.unit_id for row in blocks}
    return ended | {row["unit_id"] for row in staying}


async def _end_leases(work: Work, left: Sequence[Settlement]) -> None:
    """What is told is nothing that an open form could have overlooked: the versions stay."""
    for row in sorted(left, key=lambda one: one.unit_id):
        await _tell(work, row.unit_id, "lease_end", row.lease_id)
        await scoped(Settlement, work.actor).filter(id=row.id).update(vacated_on=row.leave_date)


async def _end_blocks(work: Work, day: date) -> None:
    for block in await scoped(Block, work.actor).filter(to_day=day).order_by("unit_id"):
        await _tell(work, block.unit_id, "block_end", block.id)


async def _go_on(work: Work, day: date) -> None:
    for row in await work.connection.fetch(_STAYING, work.actor.tenant_id, day):
        await _tell(work, row["unit_id"], "in_house_day_n", row["id"], day_n=(day - row["check_in"]).days)


async def _tell(work: Work, unit_id: int, event: str, source_id: int, *, day_n: int | None = None) -> None:
    """One that is refused (its room is gone, say) holds back none of the others, nor the day."""
    try:
        async with work.part():
            [unit] = (await load_units(work.actor, [unit_id])).values()
            if event == "lease_end":
                await soil_unit(work, unit, event, source_id)
            else:
                await raise_unit_event(work, unit, event, source_id, day_n=day_n)
    except AppError as error:
        logger.warning("%s of unit %s: %s", event, unit_id, error.message)
