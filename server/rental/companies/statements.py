"""Statements of companies drawn up: one for each company and month that something is owed for, reckoned anew while it is a draft."""

from datetime import date

from schema.kit.errors import Invalid
from schema.rental.company import DRAFT, Company, CompanyStatement, CompanyStatementLine, company
from server.engine.read import visible_ids
from server.http.body import Body
from server.http.shape import Shape
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import of_tenant, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.companies.reckoning import Reckoned, reckon


class DrawUpStatements(Body):
    """`day`: any of the month; without `companyId` for every company."""

    day: date
    company_id: str = ""


class StatementsDrawn(Shape):
    """`kept`: statements of the month that were issued already and stay as they are."""

    drawn: int
    kept: int


async def draw_statements(actor: Actor, body: DrawUpStatements) -> dict[str, int]:
    """POST /rental/companyStatement/draw {day, companyId?}: {drawn, kept}."""
    month = body.day.replace(day=1)
    if month > await business_day(actor.tenant_id):
        raise Invalid(fields={"day": "该月还没有开始 | This month has not begun"})
    counts = {"drawn": 0, "kept": 0}
    async with unit_of_work(actor) as work:
        for row in await _companies(work, body):
            told = await _draw(work, row, month)
            if told:
                counts[told] += 1
    return counts


async def _companies(work: Work, body: DrawUpStatements) -> list[Company]:
    """Locked by id, so that nobody draws up a month twice."""
    rows = scoped(Company, work.actor)
    named = [parse_id(body.company_id)] if body.company_id else None
    ids = named or [row.id for row in await rows.only("id")]
    seen = await visible_ids(company, work.actor, ids)
    found = await rows.filter(id__in=seen).order_by("id").select_for_update(no_key=True)
    if body.company_id and not found:
        raise Invalid(fields={"companyId": "没有该协议单位 | There is no such company"})
    return list(found)


async def _draw(work: Work, row: Company, month: date) -> str:
    """What became of it; nothing where nothing is owed."""
    known = scoped(CompanyStatement, work.actor).filter(company_id=row.id, first_day=month)
    statement = await known.select_for_update(no_key=True).get_or_none()
    if statement is not None and statement.state != DRAFT:
        return "kept"
    own = statement.id if statement else 0
    reckoned = await reckon(work.connection, work.actor.tenant_id, row.id, month, own)
    if statement is None:
        if not reckoned.lines:
            return ""
        statement = CompanyStatement(company_id=row.id, month=f"{month:%Y-%m}", first_day=month, **reckoned.totals())
        await work.insert(statement)
    else:
        await work.update(statement, dict(reckoned.totals()))
    await replace_lines(work, statement, reckoned)
    return "drawn"


async def replace_lines(work: Work, statement: CompanyStatement, reckoned: Reckoned) -> None:
    await of_tenant(CompanyStatementLine, work.actor.tenant_id).filter(statement_id=statement.id).delete()
    await work.insert_many([CompanyStatementLine(statement_id=statement.id, **line) for line in reckoned.lines])
