"""Absence of housekeepers: when one begins, orders not started go to the stand-in, else back to the unassigned.

Dispatchers are notified.
"""

from collections.abc import Sequence
from functools import partial

from schema.housekeeping.order import GIVEN, Order
from schema.housekeeping.staff import Staff
from schema.system.user_agent import ORDERS
from server.engine.hooks import Change
from server.housekeeping.stand_in import find_stand_in
from server.housekeeping.step import StepInput, lock_orders, take_step
from server.kit.actor import Actor, system_actor
from server.kit.database import pool
from server.kit.retry import LostError, retrying
from server.kit.scope import scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.system.api import notify

ON_LEAVE = "leave"
PAGE = "/housekeeping/dispatch"
# Orders given before the absence of their housekeeper began; what is given later a dispatcher gave knowingly.
_BEGUN = """
SELECT o.id, o.staff_id FROM hk_order o JOIN hk_staff s ON s.id = o.staff_id AND s.del_flag = 0
WHERE o.tenant_id = $1 AND o.del_flag = 0 AND o.state = ANY($2) AND EXISTS (
  SELECT 1 FROM sys_user_agent a WHERE a.tenant_id = $1 AND a.user_id = s.user_id AND a.del_flag = 0 AND a.status = '1'
    AND a.start_time <= now() AND a.end_time > now() AND $3 = ANY(string_to_array(a.scope, ','))
    AND coalesce(o.dispatched_at, o.create_time) < a.start_time)
ORDER BY o.staff_id, o.id
"""
_DISPATCHERS = """
SELECT DISTINCT u.user_id FROM sys_user_role u JOIN sys_role r ON r.id = u.role_id AND r.del_flag = 0 AND r.tenant_id = $1
JOIN sys_role_permission rp ON rp.role_id = r.id AND rp.del_flag = 0
JOIN sys_permission p ON p.id = rp.permission_id AND p.del_flag = 0 AND p.status = '1'
WHERE u.del_flag = 0 AND 'housekeeping:order:redispatch' = ANY(string_to_array(replace(p.perms, ' ', ''), ','))
"""


async def settle_absences(tenant_id: int) -> int:
    """Absences that began since the orders were given, by the time of their stand-in lines."""
    actor = system_actor(tenant_id)
    by_staff: dict[int, list[int]] = {}
    for row in await pool().fetch(_BEGUN, tenant_id, list(GIVEN), ORDERS):
        by_staff.setdefault(row["staff_id"], []).append(row["id"])
    moved = 0
    for staff_id, ids in by_staff.items():
        moved += await retrying(partial(_settle_one, actor, staff_id, ids))
    return moved


async def _settle_one(actor: Actor, staff_id: int, ids: Sequence[int]) -> int:
    async with unit_of_work(actor) as work:
        return await _hand_over(work, await scoped(Staff, actor).get(id=staff_id), ids)


async def lock_leaving(work: Work, changes: Sequence[Change], actor: Actor) -> None:
    """Orders come before the housekeepers who have them: those that a leave hands over are locked ahead of her row.

    One that was given to her in between cannot be locked any more; all is done again then, with it among the others.
    """
    leaving = [row.id for values, row in changes if row is not None and values.get("state") == ON_LEAVE]
    if not leaving:
        return
    locked = await lock_orders(work, await _given_to(actor, leaving))
    await scoped(Staff, actor).filter(id__in=leaving).order_by("id").select_for_update(no_key=True)
    if {*await _given_to(actor, leaving)} - {order.id for order in locked}:
        raise LostError("an order was given to somebody who leaves")


async def _given_to(actor: Actor, staff_ids: Sequence[int]) -> list[int]:
    given = await scoped(Order, actor).filter(staff_id__in=staff_ids, state__in=GIVEN).only("id")
    return [order.id for order in given]


async def leave_begins(work: Work, row: Staff, actor: Actor) -> None:
    """After an edit of a housekeeper: on leave she has no order that is not started."""
    if row.state != ON_LEAVE:
        return
    work.trail.apart()
    ids = await scoped(Order, actor).filter(staff_id=row.id, state__in=GIVEN).order_by("id").values_list("id")
    await _hand_over(work, row, [int(one[0]) for one in ids])


async def _hand_over(work: Work, member: Staff, ids: Sequence[int]) -> int:
    """One notice for all of them; an order that was started meanwhile stays hers."""
    moved: list[str] = []
    stand_in = await find_stand_in(work, member.id)
    for order in await lock_orders(work, ids):
        if order.staff_id != member.id or order.state not in GIVEN:
            continue
        if stand_in is not None:
            await take_step(work, order, "redispatch", staff_id=member.id)
        else:
            await take_step(work, order, "recall", StepInput(f"{member.name}已缺勤 | {member.name} is away"))
        moved.append(order.order_no)
    if moved:
        await _tell_dispatchers(work, member, moved, handed=stand_in is not None)
    return len(moved)


async def _tell_dispatchers(work: Work, member: Staff, numbers: list[str], *, handed: bool) -> None:
    people = [row["user_id"] for row in await work.db.execute_query_dict(_DISPATCHERS, [work.actor.tenant_id])]
    listed = ", ".join(numbers[:10]) + ("…" if len(numbers) > 10 else "")
    where = ("转给代理人", "went to the stand-in") if handed else ("退回待派", "are unassigned again")
    title = f"{member.name}缺勤：{len(numbers)}单{where[0]} | {member.name} is away: {len(numbers)} orders {where[1]}"
    await notify(work, people, title, f"{listed} | {listed}", url=PAGE, priority="M")
