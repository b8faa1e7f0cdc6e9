"""Contracts that follow from viewings: the link between the two, and the share of viewings that lead to one."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from pydantic import Field

from schema.kit.errors import Invalid, NotFound
from schema.rental.viewing import Viewing, viewing
from server.engine.process import open_transition
from server.engine.read import visible_ids
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.local_time import local_day
from server.kit.scope import lock, of_tenant, parse_id
from server.kit.unit_of_work import Work

DAYS = 14
"""A contract within so many days of the viewing counts as its outcome."""
LONGEST = 400

_COUNT = f"""
SELECT count(*) AS completed, count(l.id) AS leased
FROM rent_viewing v LEFT JOIN rent_lease l ON l.id = v.lease_id AND l.tenant_id = v.tenant_id AND l.del_flag = 0
    AND l.state <> 'void' AND {local_day("l.create_time")} <= v.view_date + {DAYS}
WHERE v.tenant_id = $1 AND v.id = ANY($2::bigint[])"""
_COMPLETED = """
SELECT id FROM rent_viewing WHERE tenant_id = $1 AND del_flag = 0 AND state = 'completed' AND view_date BETWEEN $2 AND $3"""


async def lock_viewing(work: Work, viewing_id: str) -> Viewing:
    """The viewing that a contract is made of, which the actor must be able to see."""
    if not await visible_ids(viewing, work.actor, [parse_id(viewing_id)]):
        raise NotFound()
    return await lock(Viewing, work.actor, viewing_id)


async def link_lease(work: Work, row: Viewing, lease_id: int) -> None:
    """Refused for a viewing that is not completed, or of which a contract was made already."""
    async with open_transition(work, viewing, row, "contract") as act:
        act.changes["lease_id"] = lease_id


async def unlink_lease(work: Work, lease_id: int) -> None:
    """The contract came to nothing: another one may be made of its viewing."""
    for row in await of_tenant(Viewing, work.actor.tenant_id).filter(lease_id=lease_id, del_flag=0):
        row = await lock(Viewing, work.actor, row.id)
        async with open_transition(work, viewing, row, "uncontract") as act:
            act.changes["lease_id"] = None


class ConversionQuery(Body):
    first: date = Field(alias="from")
    last: date = Field(alias="to")


async def read_conversion(actor: Actor, query: ConversionQuery) -> dict[str, Any]:
    """Of the viewings that the actor may see; Invalid for a period that would read all of history."""
    if not 0 <= (query.last - query.first).days < LONGEST:
        raise Invalid(fields={"to": f"请选择不超过{LONGEST}天的期间 | Choose a period of at most {LONGEST} days"})
    rows = await pool().fetch(_COMPLETED, actor.tenant_id, query.first, query.last)
    seen: Sequence[int] = list(await visible_ids(viewing, actor, [row["id"] for row in rows]))
    row = await pool().fetchrow(_COUNT, actor.tenant_id, seen)
    assert row is not None
    return dict(row)
