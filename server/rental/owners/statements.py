"""Statements drawn up: one for each owner and month, reckoned anew while it is a draft."""

from datetime import date

from schema.kit.errors import Invalid
from schema.rental.owner import Owner, owner
from schema.rental.owner_statement import DRAFT, OwnerStatement, OwnerStatementLine
from server.engine.read import visible_ids
from server.http.body import Body
from server.http.shape import Shape
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import of_tenant, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.owners.reckoning import Reckoned, reckon


class DrawUp(Body):
    """`day`: any of the month; without `ownerId` for every owner who has a house."""

    day: date
    owner_id: str = ""


class DrawnUp(Shape):
    """`kept`: statements of the month that are confirmed already and stay as they are."""

    drawn: int
    kept: int


_WITH_HOUSE = "SELECT DISTINCT owner_id FROM rent_house WHERE tenant_id = $1 AND del_flag = 0 AND owner_id IS NOT NULL"


async def draw_statements(actor: Actor, body: DrawUp) -> dict[str, int]:
    """POST /rental/ownerStatement/draw {day, ownerId?}: {drawn, kept}."""
    today = await business_day(actor.tenant_id)
    month = body.day.replace(day=1)
    if month > today:
        raise Invalid(fields={"day": "该月还没有开始 | This month has not begun"})
    drawn = kept = 0
    async with unit_of_work(actor) as work:
        for row in await _owners(work, body):
            if await _draw(work, row, month, today):
                drawn += 1
            else:
                kept += 1
    return {"drawn": drawn, "kept": kept}


async def _owners(work: Work, body: DrawUp) -> list[Owner]:
    """Locked by id, so that nobody draws up a month twice."""
    if body.owner_id:
        ids = [parse_id(body.owner_id)]
    else:
        ids = [row["owner_id"] for row in await work.connection.fetch(_WITH_HOUSE, work.actor.tenant_id)]
    seen = await visible_ids(owner, work.actor, ids)
    rows = await scoped(Owner, work.actor).filter(id__in=seen).order_by("id").select_for_update(no_key=True)
    if body.owner_id and not rows:
        raise Invalid(fields={"ownerId": "没有这位业主 | There is no such owner"})
    return list(rows)


async def _draw(work: Work, row: Owner, month: date, today: date) -> bool:
    """Whether there was something to draw up: a confirmed statement stays."""
    found = scoped(OwnerStatement, work.actor).filter(owner_id=row.id, first_day=month).select_for_update(no_key=True)
    statement = await found.get_or_none()
    if statement is not None and statement.state != DRAFT:
        return False
    reckoned = await reckon(work.connection, work.actor.tenant_id, row.id, row.share_rate, month, today)
    totals = {"share_rate": row.share_rate, **reckoned.totals()}
    if statement is None:
        statement = OwnerStatement(owner_id=row.id, month=f"{month:%Y-%m}", first_day=month, **totals)
        await work.insert(statement)
    else:
        await work.update(statement, totals)
    await replace_lines(work, statement, reckoned)
    return True


async def reckon_statement(work: Work, statement: OwnerStatement) -> tuple[Owner | None, Reckoned]:
    """As it would be now; an owner who is gone leaves the rate that was agreed."""
    row = await scoped(Owner, work.actor).get_or_none(id=statement.owner_id)
    rate = statement.share_rate if row is None else row.share_rate
    today = await business_day(work.actor.tenant_id)
    tenant = work.actor.tenant_id
    return row, await reckon(work.connection, tenant, statement.owner_id, rate, statement.first_day, today)


async def replace_lines(work: Work, statement: OwnerStatement, reckoned: Reckoned) -> None:
    await of_tenant(OwnerStatementLine, work.actor.tenant_id).filter(statement_id=statement.id).delete()
    await work.insert_many([OwnerStatementLine(statement_id=statement.id, **line) for line in reckoned.lines])
