"""Statements of owners: one for each owner and month, with what the houses brought in, even where that is nothing."""

from datetime import date

from schema.rental.owner import Owner, owner
from schema.rental.owner_statement import DRAFT, OwnerStatement, OwnerStatementLine
from server.engine.monthly import Monthly, draw_up
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.owners.reckoning import Reckoned, reckon

_WITH_HOUSE = "SELECT DISTINCT owner_id FROM rent_house WHERE tenant_id = $1 AND del_flag = 0 AND owner_id IS NOT NULL"


class DrawUp(Body):
    """`day`: any of the month; without `ownerId` for every owner who has a house."""

    day: date
    owner_id: str = ""


async def _with_house(work: Work) -> list[int]:
    return [row["owner_id"] for row in await work.connection.fetch(_WITH_HOUSE, work.actor.tenant_id)]


async def _reckon(work: Work, owner_id: int, month: date, statement: OwnerStatement | None) -> Reckoned:
    """At the owner's rate; one who is gone leaves the rate that was agreed."""
    row = await scoped(Owner, work.actor).get_or_none(id=owner_id)
    agreed = statement if row is None else row
    assert agreed is not None
    tenant = work.actor.tenant_id
    return await reckon(work.connection, tenant, owner_id, agreed.share_rate, month, await business_day(tenant))


STATEMENTS = Monthly(
    statement=OwnerStatement,
    line=OwnerStatementLine,
    party=owner,
    of="owner_id",
    under="statement_id",
    draft=DRAFT,
    unknown="没有这位业主 | There is no such owner",
    reckon=_reckon,
    parties=_with_house,
    empty=True,
)


async def draw_statements(actor: Actor, body: DrawUp) -> dict[str, int]:
    """POST /rental/ownerStatement/draw {day, ownerId?}: {drawn, kept}."""
    return await draw_up(STATEMENTS, actor, body.day, body.owner_id)
