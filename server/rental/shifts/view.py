"""The view of shifts: one with its cash and its open items, and what the reader has to do with shifts just now."""

from typing import Any

from schema.kit.clock import to_wire
from schema.kit.money import to_yuan
from schema.rental.shift import COUNTED, OPEN, Shift, shift
from server.engine.available_actions import available_actions
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.scope import fetch, scoped
from server.rental.shifts.drawer import CASH, cash_of, read_takings
from server.rental.shifts.open_items import read_open_items

_OUTSIDE = f"""
SELECT count(*) AS count, coalesce(sum(CASE direction WHEN 'in' THEN amount ELSE -amount END), 0)::bigint AS amount
FROM rent_ledger
WHERE tenant_id = $1 AND del_flag = 0 AND operator = $2 AND shift_id IS NULL AND method = '{CASH}'
    AND direction IN ('in', 'out') AND paid_on = $3"""


async def shift_detail(actor: Actor, row_id: int | str) -> dict[str, Any]:
    """One shift, as `ShiftShape`."""
    return await _shape(actor, await fetch(Shift, actor, row_id))


async def my_shift(actor: Actor) -> dict[str, Any]:
    """The reader's own, what waits for them, and their cash of today that is in no shift."""
    rows = scoped(Shift, actor)
    own = await rows.get_or_none(operator_id=actor.user_id, state=OPEN)
    waiting = await rows.filter(receiver_id=actor.user_id, state=COUNTED).order_by("id")
    return {
        "shift": await _shape(actor, own) if own else None,
        "waiting": [{"id": str(row.id), "no": row.no, "operator": row.operator} for row in waiting],
        "outside": await _outside(actor),
    }


async def _outside(actor: Actor) -> dict[str, Any]:
    day = await business_day(actor.tenant_id)
    row = await pool().fetchrow(_OUTSIDE, actor.tenant_id, actor.signature, day)
    assert row is not None
    return {"count": row["count"], "amount": to_yuan(row["amount"])}


async def _shape(actor: Actor, row: Shift) -> dict[str, Any]:
    takings = await read_takings(pool(), row)
    received, paid = cash_of(takings)
    items = row.items if row.state != OPEN else await read_open_items(pool(), actor)
    left = None if row.counted is None else row.counted - (row.handed_in or 0)
    offer = (await available_actions(shift, actor, [row]))[row.id]
    return {
        "id": str(row.id),
        "no": row.no,
        "version": row.row_version,
        "state": row.state,
        "operator": row.operator,
        "bizDate": row.biz_date.isoformat(),
        "begunAt": to_wire(row.begun_at),
        "openCash": to_yuan(row.open_cash),
        "cashIn": to_yuan(received),
        "cashOut": to_yuan(paid),
        "expected": to_yuan(row.open_cash + received - paid),
        "counts": row.counts or {},
        "counted": _yuan(row.counted),
        "diff": _yuan(row.diff),
        "handedIn": _yuan(row.handed_in),
        "left": _yuan(left),
        "reason": row.reason,
        "note": row.note,
        "countedBy": row.counted_by,
        "countedAt": to_wire(row.counted_at) if row.counted_at else None,
        "receiver": row.receiver,
        "closedAt": to_wire(row.closed_at) if row.closed_at else None,
        "takings": [
            {"method": one.method, "received": to_yuan(one.received), "paid": to_yuan(one.paid), "lines": one.lines}
            for one in takings
        ],
        "items": items or [],
        **offer._asdict(),
    }


def _yuan(fen: int | None) -> str | None:
    return None if fen is None else to_yuan(fen)
