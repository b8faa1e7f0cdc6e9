"""Orders on a company's account: the company stands for what is owed, as far as its credit goes.

Locks: the order, its nights where they are priced anew, then the company.
"""

from typing import Any, Literal

from pydantic import Field

from schema.kit.errors import Conflict, Invalid
from schema.kit.money import to_yuan
from schema.rental.company import ISSUED, ON_ACCOUNT, PAID, Company, CompanyStatement, CompanyStatementLine
from schema.rental.order import DailyOrder
from server.engine.effects import Effects
from server.engine.visible import fetch_visible
from server.http.adapters import with_body
from server.http.body import Body
from server.http.route import Route
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.bars.queries import Reader
from server.rental.history import Line, line_of
from server.rental.orders.acting import OrderAct, OrderRef
from server.rental.orders.plan import Plan, total_of
from server.rental.orders.plan import reprice as priced_anew
from server.rental.orders.quoting import quote_plan
from server.rental.orders.rebooking import read_plan
from server.rental.orders.repricing import reprice
from server.rental.orders.shapes import AccountQuoteShape
from server.rental.pricing.origin import NO_COMPANY, Origin, read_company_id

_USED = """
SELECT coalesce(sum(balance), 0)::bigint FROM rent_daily_order
WHERE tenant_id = $1 AND company_id = $2 AND del_flag = 0 AND balance > 0 AND state = ANY($3::text[]) AND id <> $4"""


class OnAccount(OrderRef):
    """Who pays, nobody for the guest; the nights to come cost what they did, or what is quoted for that company's guests."""

    company_id: str | None = Field(default=None, max_length=40)
    price_mode: Literal["keep", "reprice"] = "keep"


class AccountQuery(Body):
    id: str
    company_id: str = Field(default="", max_length=40)


async def quote_on_account(actor: Actor, query: AccountQuery) -> dict[str, Any]:
    """GET /rental/order/accountQuote: what the nights cost, and what they would on the account of the company, in yuan."""
    order = await fetch_visible(DailyOrder, actor, query.id)
    plan = await read_plan(actor, order.id)
    anew = await _priced_for(pool(), actor, order, plan, read_company_id(query.company_id))
    return {"kept": to_yuan(total_of(plan)), "repriced": to_yuan(total_of(anew))}


async def _priced_for(reader: Reader, actor: Actor, order: DailyOrder, plan: Plan, company_id: int | None) -> Plan:
    """The plan with the nights to come as they are quoted for guests of the company."""
    quoted = await quote_plan(reader, actor, order, plan, Origin(order.channel, company_id))
    return priced_anew(plan, quoted, await business_day(actor.tenant_id))


async def put_on_account(act: OrderAct) -> None:
    """Names the company that pays, or the guest again; not while it stands in a statement that was issued."""
    body: OnAccount = act.body
    wanted = read_company_id(body.company_id)
    if wanted == act.order.company_id:
        raise Invalid(fields={"companyId": "没有变化 | Nothing would change"})
    await _refuse_stated(act.actor, act.order)
    more = await _price_anew(act, wanted) if body.price_mode == "reprice" else 0
    act.changes["company_id"] = wanted
    if wanted is None:
        act.say("off_account")
        return
    row = await check_credit(act.work, act.order, wanted, act.order.balance + more)
    act.say("on_account", company=row.name)


async def _price_anew(act: OrderAct, company_id: int | None) -> int:
    """Fen that the order costs more."""
    plan = await _priced_for(act.work.connection, act.actor, act.order, act.plan, company_id)
    if plan == act.plan:
        return 0
    more = total_of(plan) - total_of(act.plan)
    await reprice(act, plan)
    return more


async def book_on_account(work: Work, order: DailyOrder, company_id: int) -> Line:
    """An order that is entered on a company's account; its nights are in its columns already."""
    work.actor.require("rental:order:account")
    row = await check_credit(work, order, company_id, order.room_total)
    order.company_id = row.id
    return line_of("on_account", company=row.name)


async def check_credit(work: Work, order: DailyOrder, company_id: int, balance: int) -> Company:
    """The company, locked; Conflict where its guests would owe more than it has credit for, unless the actor may go beyond."""
    companies = scoped(Company, work.actor).select_for_update(no_key=True)
    row = await companies.get_or_none(id=company_id)
    if row is None or not row.active:
        raise Invalid(fields={"companyId": NO_COMPANY})
    if row.credit is None or work.actor.can("rental:order:credit"):
        return row
    others = await work.connection.fetchval(_USED, work.actor.tenant_id, row.id, list(ON_ACCOUNT), order.id)
    if others + max(balance, 0) > row.credit:
        left = to_yuan(max(row.credit - others, 0))
        text = f"超出{row.name}的信用额度，剩余{left}元 | Above the credit of {row.name}: {left} is left"
        raise Conflict(text, id="company.credit")
    return row


async def _refuse_stated(actor: Actor, order: DailyOrder) -> None:
    lines = scoped(CompanyStatementLine, actor).filter(order_id=order.id)
    stated = await lines.values_list("statement_id", flat=True)
    issued = scoped(CompanyStatement, actor).filter(id__in=list(stated), state__in=[ISSUED, PAID])
    if found := await issued.first():
        text = f"该订单在{found.month}的对账单中 | The order stands in the statement of {found.month}"
        raise Conflict(text, id="company.stated")


STEPS = Effects(on={"account": put_on_account}, bodies={"account": OnAccount})
ROUTES = [
    Route(
        "GET",
        "/rental/order/accountQuote",
        with_body(quote_on_account),
        needs="rental:order:account",
        query=AccountQuery,
        result=AccountQuoteShape,
        summary="挂账试算 | What an order costs on account",
    )
]
