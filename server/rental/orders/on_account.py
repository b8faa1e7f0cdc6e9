"""Orders on a company's account: the company stands for what is owed, as far as its credit goes.

Locks: the order, then the company.
"""

from schema.kit.errors import Conflict, Invalid
from schema.kit.money import to_yuan
from schema.kit.numerals import read_row_id
from schema.rental.company import ISSUED, ON_ACCOUNT, PAID, Company, CompanyStatement, CompanyStatementLine
from schema.rental.order import DailyOrder
from server.engine.effects import Effects
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.orders.acting import OrderAct

_USED = """
SELECT coalesce(sum(balance), 0)::bigint FROM rent_daily_order
WHERE tenant_id = $1 AND company_id = $2 AND del_flag = 0 AND balance > 0 AND state = ANY($3::text[]) AND id <> $4"""


async def put_on_account(act: OrderAct) -> None:
    """Names the company that pays, or the guest again; not while it stands in a statement that was issued."""
    wanted = read_row_id(act.body.company_id or "")
    if wanted == act.order.company_id:
        raise Invalid(fields={"companyId": "没有变化 | Nothing would change"})
    await _refuse_stated(act.actor, act.order)
    if wanted is None:
        act.changes["company_id"] = None
        act.say("off_account")
        return
    row = await check_credit(act.work, act.order, wanted, act.order.balance)
    act.changes["company_id"] = row.id
    act.say("on_account", company=row.name)


async def check_credit(work: Work, order: DailyOrder, company_id: int, balance: int) -> Company:
    """The company, locked; Conflict where its guests would owe more than it has credit for, unless the actor may go beyond."""
    companies = scoped(Company, work.actor).select_for_update(no_key=True)
    row = await companies.get_or_none(id=company_id)
    if row is None or not row.active:
        raise Invalid(fields={"companyId": "没有该协议单位或已停用 | No such company, or it is not active"})
    if row.credit is None or work.actor.can("rental:order:credit"):
        return row
    others = await work.connection.fetchval(_USED, order.tenant_id, row.id, list(ON_ACCOUNT), order.id)
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


STEPS = Effects(on={"account": put_on_account})
