"""Reminders: made each day for the step of the ladder that a bill has reached, dropped once there is nothing to remind of."""

from collections.abc import Sequence
from datetime import date
from functools import partial
from typing import Any

from pydantic import Field

from schema.kit.snowflake import next_id
from schema.rental.bill import Bill
from schema.rental.dunning import APPROVED, DRAFT, DROPPED, FAILED, LISTED, Dunning
from schema.rental.dunning import dunning as resource
from server.engine.visible import check_visible
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.scope import parse_id, scoped
from server.kit.switches import DUNNING_AUTO, is_on
from server.kit.unit_of_work import Work, unit_of_work

LADDER: tuple[tuple[str, int, str], ...] = (
    ("before7", -7, "sms"),
    ("before3", -3, "sms"),
    ("due", 0, "sms"),
    ("late3", 3, "sms"),
    ("late7", 7, "sms"),
    ("late15", 15, "letter"),
    ("late30", 30, "list"),
)
"""Step, from which day late on (ahead of the day: below nothing), and how."""
WAYS = {step: way for step, _, way in LADDER}
AHEAD = -LADDER[0][1]
OPEN_STATES = (DRAFT, APPROVED, FAILED, LISTED)
CHUNK = 2000

_STEPS = ", ".join(f"('{step}', {days})" for step, days, _ in LADDER)
# A late fee follows from what is reminded of anyway.
_REACHED = f"""
SELECT b.id AS bill_id, b.bill_no, b.lease_id, l.community_id, l.renter_id, l.renter_name, l.renter_phone, s.step, b.due,
    greatest($2::date - b.due, 0) AS days_late, b.open_amount
FROM rent_bill b JOIN rent_lease l ON l.id = b.lease_id AND l.tenant_id = b.tenant_id
CROSS JOIN LATERAL (SELECT step FROM (VALUES {_STEPS}) AS v (step, days)
    WHERE v.days <= $2::date - b.due ORDER BY days DESC LIMIT 1) AS s
WHERE b.tenant_id = $1 AND b.del_flag = 0 AND b.state IN ('open', 'part') AND b.open_amount > 0 AND b.kind <> 'late_fee'
    AND b.due <= $2::date + {AHEAD} AND b.id > $3 AND (b.promise_date IS NULL OR b.promise_date < $2)
    AND NOT EXISTS (SELECT 1 FROM rent_dunning d WHERE d.tenant_id = b.tenant_id AND d.bill_id = b.id AND d.step = s.step
        AND d.state <> '{DROPPED}')
ORDER BY b.id LIMIT {CHUNK}"""
_REACHED_BY = _REACHED.replace("(b.promise_date IS NULL OR b.promise_date < $2)", "b.id = ANY($4::bigint[])")
_OVER = f"""
SELECT d.id FROM rent_dunning d JOIN rent_bill b ON b.id = d.bill_id
CROSS JOIN LATERAL (SELECT step FROM (VALUES {_STEPS}) AS v (step, days)
    WHERE v.days <= $2::date - b.due ORDER BY days DESC LIMIT 1) AS s
WHERE d.tenant_id = $1 AND d.state IN ('{DRAFT}', '{LISTED}') AND (b.state NOT IN ('open', 'part') OR d.step <> s.step)
ORDER BY d.id LIMIT {CHUNK}"""


async def make_reminders(actor: Actor, day: date) -> int:
    """Drops what a later step or a payment has overtaken, then makes what is due; repeated, it makes nothing. How many were made."""
    while ids := [row["id"] for row in await pool().fetch(_OVER, actor.tenant_id, day)]:
        await retrying(partial(_drop, actor, ids))
    state = APPROVED if await is_on(actor.tenant_id, DUNNING_AUTO) else DRAFT
    made, last = 0, 0
    while rows := await pool().fetch(_REACHED, actor.tenant_id, day, last):
        await retrying(partial(_insert, actor, rows, state))
        made, last = made + len(rows), rows[-1]["bill_id"]
    return made


class Remind(Body):
    """Ids of bills."""

    ids: list[str] = Field(min_length=1, max_length=500)


async def remind(actor: Actor, body: Remind) -> dict[str, int]:
    """Drafts for the step that each of the bills has reached, where it has none; whoever asks knows of promises.

    NotFound when data rules hide one of them.
    """
    ids = sorted({parse_id(one) for one in body.ids})
    await check_visible(Bill, actor, ids)
    rows = await pool().fetch(_REACHED_BY, actor.tenant_id, await business_day(actor.tenant_id), 0, ids)
    await _insert(actor, rows, DRAFT)
    return {"made": len(rows), "known": len(ids) - len(rows)}


async def _insert(actor: Actor, rows: Sequence[Any], state: str) -> None:
    stamp = {"tenant_id": actor.tenant_id, "create_by": actor.username}
    made = [
        Dunning(
            **stamp,
            **row,
            id=next_id(),
            way=WAYS[row["step"]],
            state={"sms": state, "letter": DRAFT, "list": LISTED}[WAYS[row["step"]]],
        )
        for row in rows
    ]
    async with unit_of_work(actor) as work:
        await Dunning.bulk_create(made, ignore_conflicts=True)
        work.emit_rows(resource.path, "add", [(row.id, row.row_version) for row in made])


async def _drop(actor: Actor, ids: Sequence[int]) -> None:
    async with unit_of_work(actor) as work:
        rows = scoped(Dunning, actor).filter(id__in=ids, state__in=OPEN_STATES)
        await _drop_rows(work, await rows.order_by("id").select_for_update(no_key=True))


async def drop_reminders(work: Work, bill_ids: Sequence[int]) -> None:
    """Those of bills that need none any more, or not for now; what was sent stays."""
    rows = scoped(Dunning, work.actor).filter(bill_id__in=list(bill_ids), state__in=OPEN_STATES)
    await _drop_rows(work, await rows.order_by("id").select_for_update(no_key=True))


async def _drop_rows(work: Work, rows: Sequence[Dunning]) -> None:
    for row in rows:
        work.log_state(row, "dunning", row.state, DROPPED, "drop")
    await work.update_many([(row, {"state": DROPPED}) for row in rows], action="drop")
