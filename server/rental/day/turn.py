"""The turn of the business day: leases begin, bills are issued, and housekeeping hears of what ended; each day once, in order.

A job looks every few minutes. Days on which no process lived are caught up, the oldest first.
"""

import logging
from datetime import date
from functools import partial

from schema.kit.errors import AppError
from schema.rental.day_turn import DayTurn
from schema.rental.lease import Bill, Lease
from schema.rental.occupancy import Block
from server.kit.actor import Actor, system_actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.scope import lock, of_tenant, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.bars.events import emit_today
from server.rental.cleaning.after_stay import raise_unit_event, soil_unit
from server.rental.inventory.units import load_units, lock_units_left
from server.rental.leases.bills import ISSUE_AHEAD
from server.rental.leases.contract import refresh_lease
from server.rental.leases.view import begins, derive
from server.rental.spans import DAY, Span

MOST_DAYS = 60
LIVE_LEASES = ("to_sign", "signed", "active", "settling")
_TURNED = """
SELECT t.id, d.day FROM sys_tenant t LEFT JOIN rent_day_turn d ON d.tenant_id = t.id WHERE t.del_flag = 0 ORDER BY t.id"""
# Who slept here and stays: the night before and the night to come are in the same unit.
_STAYING = """
SELECT o.id, o.check_in, s.unit_id FROM rent_daily_order o JOIN rent_order_segment s ON s.order_id = o.id AND s.del_flag = 0
WHERE o.tenant_id = $1 AND o.del_flag = 0 AND o.state = 'in_house' AND s.unit_id IS NOT NULL
    AND s.from_day < $2 AND s.to_day > $2 ORDER BY s.unit_id"""
logger = logging.getLogger(__name__)


async def turn_days() -> int:
    """Turns what has begun and was not turned yet, in every organisation; gives how many leases changed."""
    count = 0
    for row in await pool().fetch(_TURNED):
        count += await catch_up(row["id"], row["day"])
    return count


async def catch_up(tenant_id: int, turned: date | None) -> int:
    """Each missed day in order, at most the last `MOST_DAYS`; a house that was never turned begins with today."""
    actor, today = system_actor(tenant_id), await business_day(tenant_id)
    if turned is None:
        count = await turn_leases(actor, today)
        await DayTurn.bulk_create([DayTurn(tenant_id=tenant_id, day=today)], ignore_conflicts=True)
        return count
    first = max(turned + DAY, today - MOST_DAYS * DAY)
    count = 0
    for day in Span(first, today + DAY).days():
        count += await turn_leases(actor, day)
        await retrying(partial(_turn_rooms, actor, day))
    return count


async def turn_leases(actor: Actor, day: date) -> int:
    """Bills that are near are issued, and what depends on the date follows it; repeated, it changes nothing. How many leases changed."""
    count = 0
    for row in await scoped(Lease, actor).filter(state__in=LIVE_LEASES).order_by("id"):
        count += await retrying(partial(_turn_lease, actor, row.id, day))
    return count


async def _turn_lease(actor: Actor, lease_id: int, day: date) -> int:
    async with unit_of_work(actor) as work:
        lease = await lock(Lease, actor, lease_id)
        bills = await scoped(Bill, actor).filter(lease_id=lease.id)
        for bill in bills:
            if bill.state == "planned" and bill.due - ISSUE_AHEAD <= day:
                await work.update(bill, {"state": "open"}, action="issue")
        figures = derive(lease, bills, day)
        if not begins(lease, day) and all(getattr(lease, column) == value for column, value in figures.items()):
            return 0
        await refresh_lease(work, lease, "turn_day", day)
    return 1


async def _turn_rooms(actor: Actor, day: date) -> None:
    """What ended with the day before, or goes on into this one, once: the mark moves in the same transaction."""
    async with unit_of_work(actor) as work:
        mark = await of_tenant(DayTurn, actor.tenant_id).select_for_update(no_key=True).get()
        if mark.day >= day:
            return
        mark.day = day
        await mark.save(update_fields=["day"])
        await lock_units_left(work, await _units_to_tell(work, day))
        await _end_leases(work, day)
        await _end_blocks(work, day)
        await _go_on(work, day)
        emit_today(work)


async def _units_to_tell(work: Work, day: date) -> set[int]:
    """All units of the day: they are locked together, before the cleaning orders of any."""
    over = await scoped(Lease, work.actor).filter(end_date=day - DAY).only("unit_id")
    blocks = await scoped(Block, work.actor).filter(to_day=day).only("unit_id")
    staying = await work.connection.fetch(_STAYING, work.actor.tenant_id, day)
    ended = {row.unit_id for row in over} | {row.unit_id for row in blocks}
    return ended | {row["unit_id"] for row in staying}


async def _end_leases(work: Work, day: date) -> None:
    """The last day was yesterday, and nobody signed for the same rooms again."""
    over = scoped(Lease, work.actor).filter(end_date=day - DAY, state__in=("signed", "active", "settling"))
    for lease in await over.order_by("unit_id"):
        again = scoped(Lease, work.actor).filter(unit_id=lease.unit_id, renter_id=lease.renter_id, start_date=day)
        if not await again.exclude(state="void").exists():
            await _tell(work, lease.unit_id, "lease_end", lease.id)


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
