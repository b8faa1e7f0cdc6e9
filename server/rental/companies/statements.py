"""Statements of companies: one for each company and month that something is owed for."""

from datetime import date

from schema.rental.company import DRAFT, CompanyStatement, CompanyStatementLine, company
from server.engine.monthly import Monthly, draw_up
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.unit_of_work import Work
from server.rental.companies.reckoning import Reckoned, reckon


class DrawUpStatements(Body):
    """`day`: any of the month; without `companyId` for every company."""

    day: date
    company_id: str = ""


async def _reckon(work: Work, company_id: int, month: date, statement: CompanyStatement | None) -> Reckoned:
    own = statement.id if statement else 0
    return await reckon(work.connection, work.actor.tenant_id, company_id, month, own)


STATEMENTS = Monthly(
    statement=CompanyStatement,
    line=CompanyStatementLine,
    party=company,
    of="company_id",
    under="statement_id",
    draft=DRAFT,
    unknown="没有该协议单位 | There is no such company",
    reckon=_reckon,
)


async def draw_statements(actor: Actor, body: DrawUpStatements) -> dict[str, int]:
    """POST /rental/companyStatement/draw {day, companyId?}: {drawn, kept}."""
    return await draw_up(STATEMENTS, actor, body.day, body.company_id)
