"""Duty: in whose shift money comes in or goes out, and that a cashier has one drawer at a time.

A line keeps its shift from being counted until it is posted, so that no count misses one.
"""

from schema.kit.errors import Conflict
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work

_DUTY = """
SELECT id FROM rent_shift
WHERE tenant_id = $1 AND del_flag = 0 AND state = 'open' AND (operator_id = $2 OR operator = $3)
ORDER BY operator = $3 DESC LIMIT 1 FOR SHARE"""
_ON_DUTY = """
SELECT no FROM rent_shift WHERE tenant_id = $1 AND operator_id = $2 AND del_flag = 0 AND state = 'open'"""


async def lock_duty(work: Work, asked_by: str | None = None) -> int | None:
    """The shift under way of who posts, or of who had asked for what is paid now (their signature); None when neither is on duty.

    Held `FOR SHARE` until the transaction ends; comes behind the account's locks and before running numbers.
    """
    own = work.actor.user_id if asked_by is None else 0
    found = await work.connection.fetchval(_DUTY, work.actor.tenant_id, own, asked_by or "")
    return int(found) if found else None


async def take_drawer(work: Work, user_id: int) -> None:
    """Conflict when the person is on duty already; two attempts at once wait for each other."""
    await take_turn(work.connection, f"shift:{user_id}")
    if no := await work.connection.fetchval(_ON_DUTY, work.actor.tenant_id, user_id):
        text = f"已有当班班次{no}，请先交班 | Shift {no} is under way; hand it over first"
        raise Conflict(text, id="shift.on_duty")
