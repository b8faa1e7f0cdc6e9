"""Proposed suspensions: made each day for members whose dues are more than a year late, decided on by people alone.

Locks: the proposal, then the member. A proposal of which nothing is owed any more goes by itself.
"""

from collections.abc import Mapping, Sequence
from datetime import timedelta
from functools import partial
from typing import Any

from schema.finance.due import MemberDue
from schema.finance.owing import OWED
from schema.kit.clock import today
from schema.kit.resource import Resource
from schema.member.firm import Firm, firm
from schema.member.membership import ACTIVE
from schema.member.person import Member, person
from schema.member.suspension import DAYS_LATE, PROPOSED, Suspension, suspension
from server.engine.effects import Act, Blocker, Effects
from server.engine.process import open_transition
from server.kit.actor import Actor, system_actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.scope import everywhere, lock, scoped
from server.kit.unit_of_work import unit_of_work
from server.system.api import holders_of, notify

PAID = Blocker("suspension.paid", "该会费已无欠缴 | Nothing is owed for these dues any more")
GONE = Blocker("suspension.state", "该会员已不是正式会员 | This is no member in good standing any more")
MOST = 500
"""So many in one run; the next one goes on."""
_LATE = """
SELECT DISTINCT ON (coalesce(d.person_id, d.firm_id)) d.id, d.tenant_id, d.name, d.person_id, d.firm_id, d.year, d.due_date,
  d.payable - d.relief - d.paid AS owed
FROM fin_member_due d
LEFT JOIN vip_member m ON m.id = d.person_id AND m.tenant_id = d.tenant_id AND m.del_flag = 0 AND m.state = $2
LEFT JOIN vip_enterprise e ON e.id = d.firm_id AND e.tenant_id = d.tenant_id AND e.del_flag = 0 AND e.state = $2
WHERE d.del_flag = 0 AND d.state = ANY($1::text[]) AND d.due_date < $3 AND num_nonnulls(m.id, e.id) = 1
  AND NOT EXISTS (SELECT 1 FROM vip_suspension s WHERE s.tenant_id = d.tenant_id AND s.del_flag = 0
    AND (s.due_id = d.id OR s.state = 'proposed' AND coalesce(s.person_id, s.firm_id) = coalesce(d.person_id, d.firm_id)))
ORDER BY coalesce(d.person_id, d.firm_id), d.due_date, d.id LIMIT $4
"""


async def propose_suspensions() -> int:
    """Of every organisation, each in a transaction of its own; gives how many were proposed or went."""
    waiting = everywhere(Suspension).filter(del_flag=0, state=PROPOSED)
    count = 0
    for row in await waiting.order_by("id").only("id", "tenant_id"):
        count += await retrying(partial(_settle, system_actor(row.tenant_id), row.id))
    # A day of the house may still be yesterday; each one is asked again.
    before = today() - timedelta(days=DAYS_LATE)
    for line in await pool().fetch(_LATE, list(OWED), ACTIVE, before, MOST):
        count += await retrying(partial(_propose, system_actor(line["tenant_id"]), dict(line)))
    return count


async def _propose(actor: Actor, line: dict[str, Any]) -> int:
    if line["due_date"] >= await business_day(actor.tenant_id) - timedelta(days=DAYS_LATE):
        return 0
    async with unit_of_work(actor) as work:
        due = await lock(MemberDue, actor, line["id"])
        if due.state not in OWED or await scoped(Suspension, actor).filter(due_id=due.id).exists():
            return 0
        told = {key: line[key] for key in ("name", "person_id", "firm_id", "year", "due_date", "owed")}
        row = Suspension(due_id=due.id, **told)
        await work.insert(row)
        await notify(
            work,
            await holders_of(actor.tenant_id, suspension.code("decide")),
            "建议暂停会籍 | A suspension is proposed",
            f"{row.name}的{row.year}年会费逾期已超过{DAYS_LATE}天 | The dues {row.year} of {row.name} are more than"
            f" {DAYS_LATE} days late",
            url=f"/{suspension.path}?id={row.id}",
            bus=(suspension.path, row.id),
        )
    return 1


async def _settle(actor: Actor, row_id: int) -> int:
    async with unit_of_work(actor) as work:
        row = await lock(Suspension, actor, row_id)
        if row.state != PROPOSED or not (await read_obstacles(actor, [row]))[row.id]:
            return 0
        async with open_transition(work, suspension, row, "settle"):
            pass
    return 1


def _member_of(row: Suspension) -> tuple[Resource, type[Member] | type[Firm], int]:
    return (person, Member, row.person_id) if row.person_id else (firm, Firm, row.firm_id or 0)


async def read_obstacles(actor: Actor, rows: Sequence[Suspension]) -> Mapping[int, list[Blocker]]:
    """Why there is nothing to suspend any more, by the id of the proposal."""
    dues = scoped(MemberDue, actor).filter(id__in=[row.due_id for row in rows], state__in=OWED)
    owed = set(await dues.values_list("id", flat=True))
    found: dict[int, list[Blocker]] = {}
    for model, column in ((Member, "person_id"), (Firm, "firm_id")):
        mine = [row for row in rows if getattr(row, column)]
        standing = scoped(model, actor).filter(id__in=[getattr(row, column) for row in mine], state=ACTIVE)
        active = set(await standing.values_list("id", flat=True))
        for row in mine:
            found[row.id] = [PAID] if row.due_id not in owed else [] if getattr(row, column) in active else [GONE]
    return {row.id: found.get(row.id, [GONE]) for row in rows}


def refuse_settled(actor: Actor, obstacles: list[Blocker]) -> list[Blocker]:
    return obstacles


async def accept(act: Act) -> None:
    """The member is suspended by the step that anybody takes by hand, with its right."""
    of, model, member_id = _member_of(act.row)
    act.actor.require(of.code("suspend"))
    member: Any = await lock(model, act.actor, member_id)
    async with open_transition(act.work, of, member, "suspend") as step:
        step.changes["reason"] = act.body.reason
        step.reason = act.body.reason


EFFECTS = Effects(on={"accept": accept}, guards={"accept": refuse_settled}, facts=read_obstacles)
