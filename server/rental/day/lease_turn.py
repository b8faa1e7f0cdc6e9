"""The turn of the day for leases: bills that are near are issued, and what depends on the date follows it, many leases at once.

Which leases a day changes is found by one query; they are carried over in chunks, each in a transaction of its own, so that a run
that ends goes on where it was. A lease that fails is left over with its error (`TurnFailure`) and holds back none of the others.
"""

import logging
from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import Any

from schema.rental.bill import Bill
from schema.rental.lease import Lease
from schema.rental.turn_failure import TurnFailure
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.bars.events import emit_resync, emit_today
from server.rental.day.holdover import keep_night, keep_nights, leases_in_holdover
from server.rental.lease_changes.successor import end_followed
from server.rental.leases.bills import ISSUE_AHEAD
from server.rental.leases.contract import refresh_lease
from server.rental.leases.view import ENDING, BillFacts, begins, derive
from server.rental.receivables.allocation import use_prepaid
from server.rental.receivables.late_fees import charge_late_fee, charge_leases, late_leases, read_rule

CHUNK = 500
LIVE_LEASES = ("to_sign", "signed", "active", "settling")
_LIVE = ", ".join(f"'{state}'" for state in LIVE_LEASES)
# `alone`: it takes a step of its process or has prepaid money to use, which is done lease by lease.
_CHANGED = f"""
WITH issue AS (
    SELECT DISTINCT lease_id FROM rent_bill
    WHERE tenant_id = $1 AND del_flag = 0 AND state = 'planned' AND due <= $2::date + {ISSUE_AHEAD.days}
), owed AS (
    SELECT lease_id, sum(open_amount) FILTER (WHERE due <= $2) AS due, bool_or(due < $2) AS late
    FROM rent_bill WHERE tenant_id = $1 AND del_flag = 0 AND state IN ('open', 'part') GROUP BY lease_id
)
SELECT l.id, (l.state = 'signed' AND l.start_date <= $2) OR f.followed OR (i.lease_id IS NOT NULL AND l.prepaid > 0) AS alone
FROM rent_lease l LEFT JOIN issue i ON i.lease_id = l.id LEFT JOIN owed o ON o.lease_id = l.id
CROSS JOIN LATERAL (SELECT l.end_date < $2 AND l.state = 'active' AND EXISTS (
    SELECT 1 FROM rent_lease n WHERE n.tenant_id = l.tenant_id AND n.prev_lease_id = l.id AND n.del_flag = 0 AND n.state <> 'void'
    ) AS followed) AS f
CROSS JOIN LATERAL (SELECT (extract(year FROM l.end_date) - extract(year FROM $2::date))::int * 12
    + (extract(month FROM l.end_date) - extract(month FROM $2::date))::int AS n) AS m
WHERE l.tenant_id = $1 AND l.del_flag = 0 AND l.state NOT IN ('draft', 'void') AND (
    (i.lease_id IS NOT NULL AND l.state IN ({_LIVE})) OR coalesce(o.due, 0) <> l.balance OR (coalesce(o.late, false) AND l.billing_state <> 'overdue')
    OR (l.state = 'signed' AND l.start_date <= $2) OR f.followed
    OR (l.contract_type = 'electronic_pending' AND l.start_date <= $2)
    OR l.ending <> (l.state = 'active' AND l.end_date BETWEEN $2 AND $2::date + {ENDING.days})
    OR l.next_step_on <= $2
    OR l.holdover <> (l.state = 'active' AND l.end_date < $2)
    OR l.months_left <> CASE WHEN l.end_date < $2 THEN 0
        WHEN ($2::date + make_interval(months => m.n))::date <= l.end_date THEN least(m.n + 1, 240) ELSE least(m.n, 240) END)
ORDER BY l.id"""
_FACTS = """
SELECT lease_id, state, due, amount, paid, open_amount FROM rent_bill
WHERE tenant_id = $1 AND del_flag = 0 AND lease_id = ANY($2::bigint[])"""
logger = logging.getLogger(__name__)


async def turn_leases(actor: Actor, day: date) -> int:
    """Repeated, it changes nothing. How many leases changed."""
    rows = await pool().fetch(_CHANGED, actor.tenant_id, day)
    many = [row["id"] for row in rows if not row["alone"]]
    count = 0
    for at in range(0, len(many), CHUNK):
        count += await _in_chunk(actor, many[at : at + CHUNK], day, _turn_many, _turn_lease)
    for row in rows:
        if row["alone"]:
            count += await _turn_alone(actor, row["id"], day, _turn_lease)
    return count


async def hold_over(actor: Actor, day: date) -> int:
    """Who has not left after the last day has the coming night; how many leases."""
    count, ids = 0, await leases_in_holdover(actor, day)
    for at in range(0, len(ids), CHUNK):
        count += await _in_chunk(actor, ids[at : at + CHUNK], day, keep_nights, keep_night)
    return count


async def charge_late_fees(actor: Actor, day: date) -> int:
    """At the end of a month, for all rent that is late; how many leases were looked at."""
    if await read_rule(actor.tenant_id) is None:
        return 0
    late, count = await late_leases(actor.tenant_id, day), 0
    for at in range(0, len(late), CHUNK):
        count += await _in_chunk(actor, late[at : at + CHUNK], day, _charge_many, _charge)
    return count


async def turn_left_over(actor: Actor, day: date) -> int:
    """What failed before is tried again; how many leases came through."""
    count = 0
    for row in await scoped(TurnFailure, actor).order_by("lease_id"):
        count += await _turn_alone(actor, row.lease_id, day, _turn_lease)
    return count


async def _in_chunk(
    actor: Actor, ids: Sequence[int], day: date, together: Callable[..., Any], alone: Callable[..., Any]
) -> int:
    """All of them together; where that fails, each half by itself, down to the one that cannot: few are done one by one for it."""
    if len(ids) == 1:
        return await _turn_alone(actor, ids[0], day, alone)
    try:
        return int(await retrying(partial(together, actor, ids, day)))
    except Exception as error:
        logger.warning("%s leases from %s: %s; by halves", len(ids), ids[0], error)
    half = len(ids) // 2
    return sum([await _in_chunk(actor, part, day, together, alone) for part in (ids[:half], ids[half:])])


async def _turn_alone(actor: Actor, lease_id: int, day: date, turn: Callable[..., Any]) -> int:
    try:
        await retrying(partial(turn, actor, lease_id, day))
    except Exception as error:
        logger.warning("lease %s is left over on %s: %s", lease_id, day, error)
        await _leave_over(actor, lease_id, day, f"{type(error).__name__}: {error}")
        return 0
    await scoped(TurnFailure, actor).filter(lease_id=lease_id).delete()
    return 1


async def _leave_over(actor: Actor, lease_id: int, day: date, error: str) -> None:
    async with unit_of_work(actor) as work:
        known = await scoped(TurnFailure, actor).select_for_update(no_key=True).get_or_none(lease_id=lease_id)
        if known is None:
            await work.insert(TurnFailure(lease_id=lease_id, day=day, error=error[:300]), audit=False)
        else:
            await work.update(known, {"day": day, "error": error[:300]})


async def _turn_lease(actor: Actor, lease_id: int, day: date) -> None:
    async with unit_of_work(actor) as work:
        lease = await lock(Lease, actor, lease_id)
        if await end_followed(work, lease, day):
            return
        near = await _near_bills(actor, [lease_id], day) if lease.state in LIVE_LEASES else []
        await _issue(work, near, day)
        # As among many leases: money is used for what falls due now, not for old bills that somebody left open on purpose.
        if near and lease.prepaid:
            await use_prepaid(work, lease)
        bills = await scoped(Bill, actor).filter(lease_id=lease.id)
        if begins(lease, day) or any(getattr(lease, key) != value for key, value in derive(lease, bills, day).items()):
            await refresh_lease(work, lease, "turn_day", day)


async def _charge(actor: Actor, lease_id: int, day: date) -> None:
    async with unit_of_work(actor) as work:
        lease = await lock(Lease, actor, lease_id)
        if await charge_late_fee(work, lease, day):
            await refresh_lease(work, lease, "late_fee", day)


async def _charge_many(actor: Actor, ids: Sequence[int], day: date) -> int:
    async with unit_of_work(actor) as work:
        leases = {lease.id: lease for lease in await _lock_leases(actor, ids)}
        fees = await charge_leases(work, list(leases.values()), day)
        await _derive_many(work, [leases[fee.lease_id] for fee in fees], day, "late_fee")
    return len(leases)


async def _turn_many(actor: Actor, ids: Sequence[int], day: date) -> int:
    async with unit_of_work(actor) as work:
        leases = await _lock_leases(actor, ids)
        live = [lease.id for lease in leases if lease.state in LIVE_LEASES]
        await _issue(work, await _near_bills(actor, live, day), day)
        await _derive_many(work, leases, day, "turn_day")
    return len(leases)


async def _lock_leases(actor: Actor, ids: Sequence[int]) -> list[Lease]:
    return await scoped(Lease, actor).filter(id__in=list(ids)).order_by("id").select_for_update(no_key=True)


async def _derive_many(work: Work, leases: Sequence[Lease], day: date, action: str) -> None:
    facts = await _read_facts(work, [lease.id for lease in leases])
    changed = [(lease, derive(lease, facts.get(lease.id, []), day)) for lease in leases]
    changed = [(lease, new) for lease, new in changed if any(getattr(lease, key) != new[key] for key in new)]
    await work.update_many(changed, action=action)
    for community in {lease.community_id for lease, _ in changed}:
        emit_resync(work, community)
    emit_today(work)


async def _near_bills(actor: Actor, lease_ids: Sequence[int], day: date) -> list[Bill]:
    rows = scoped(Bill, actor).filter(lease_id__in=list(lease_ids), state="planned", due__lte=day + ISSUE_AHEAD)
    return await rows.order_by("id").select_for_update(no_key=True)


async def _issue(work: Work, bills: Sequence[Bill], day: date) -> None:
    await work.update_many([(bill, {"state": "open", "issued_on": day}) for bill in bills], action="issue")


async def _read_facts(work: Work, ids: Sequence[int]) -> dict[int, list[BillFacts]]:
    facts: dict[int, list[BillFacts]] = {}
    for lease_id, *rest in await work.connection.fetch(_FACTS, work.actor.tenant_id, list(ids)):
        facts.setdefault(lease_id, []).append(BillFacts(*rest))
    return facts
