"""The ladder of renewals: who may renew is told ninety, sixty and thirty days ahead of the end, of each lease once a step."""

from collections.abc import Sequence
from datetime import date
from functools import partial
from itertools import groupby
from typing import Any

from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.unit_of_work import Work, unit_of_work
from server.system.api import holders_by_rows, notify

LADDER = (30, 60, 90)
"""Days ahead of the last day; the last of them that is reached counts."""
RIGHT = "rental:leaseChange:add"
PAGE = "/rental/renewals"
MOST_NAMED = 20
_STEPS = ", ".join(f"({days})" for days in LADDER)
_REACHED = f"""
SELECT l.id, l.contract_no, l.renter_name, l.end_date, s.step FROM rent_lease l
CROSS JOIN LATERAL (SELECT min(v.days) AS step FROM (VALUES {_STEPS}) AS v (days) WHERE v.days >= l.end_date - $2::date) AS s
WHERE l.tenant_id = $1 AND l.del_flag = 0 AND l.state = 'active' AND l.renewal IN ('none', 'asked')
    AND l.end_date BETWEEN $2 AND $2::date + {max(LADDER)} AND (l.renewal_told IS NULL OR l.renewal_told > s.step)"""
# What was told is nothing that an open form could have overlooked: the version stays.
_TOLD = f"""
WITH reached AS ({_REACHED} ORDER BY l.id FOR NO KEY UPDATE OF l)
UPDATE rent_lease l SET renewal_told = r.step FROM reached r WHERE l.id = r.id
RETURNING l.id, r.contract_no, r.renter_name, r.end_date, r.step"""


async def tell_renewals(actor: Actor, day: date) -> int:
    """Repeated, it tells nothing. Of how many leases somebody was told."""
    if not await pool().fetchval(f"SELECT EXISTS ({_REACHED})", actor.tenant_id, day):
        return 0
    return await retrying(partial(_tell, actor, day))


async def _tell(actor: Actor, day: date) -> int:
    async with unit_of_work(actor) as work:
        rows = await work.connection.fetch(_TOLD, actor.tenant_id, day)
        ordered = sorted(rows, key=lambda row: (row["step"], row["end_date"], row["id"]))
        concerned = await holders_by_rows(actor.tenant_id, RIGHT, "rental/lease", [row["id"] for row in rows])
        for seen, people in concerned.items():
            own = [row for row in ordered if row["id"] in seen]
            for step, found in groupby(own, key=lambda row: row["step"]):
                await _notify(work, people, step, list(found))
    return len(rows)


async def _notify(work: Work, people: Sequence[int], step: int, rows: Sequence[Any]) -> None:
    """One message of a step, which names its leases; of a single one it leads there."""
    named = [f"{row['contract_no']} {row['renter_name']}" for row in rows[:MOST_NAMED]]
    zh, en = "、".join(named), ", ".join(named)
    if more := len(rows) - len(named):
        zh, en = f"{zh} 等另{more}份", f"{en} and {more} more"
    zh, en = f"{zh}：请确认是否续租", f"{en}: will they renew?"
    few = f"{len(rows)} lease ends" if len(rows) == 1 else f"{len(rows)} leases end"
    await notify(
        work,
        people,
        f"{len(rows)}份合同{step}天内到期 | {few} within {step} days",
        f"{zh} | {en}",
        url=f"/rental/lease?open={rows[0]['id']}" if len(rows) == 1 else PAGE,
        priority="H" if step == LADDER[0] else "M",
        bus=("rental/lease", rows[0]["id"]),
    )
