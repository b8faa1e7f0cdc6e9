"""Effects of a statement's transitions: what is issued is what the orders owe, and its payment settles each of them.

Locks: the statement, then its orders by id.
"""

from datetime import timedelta
from functools import partial

from schema.kit.errors import Conflict, Invalid
from schema.kit.money import to_yuan
from schema.rental.company import Company, CompanyStatementLine, company_statement
from schema.rental.order import DailyOrder
from server.engine.effects import Act, Effects
from server.engine.monthly import reckon_anew, reckon_now
from server.kit.business_day import business_day
from server.kit.scope import scoped
from server.rental.cashier.entries import ON_ACCOUNT, CashEntry
from server.rental.companies.statements import STATEMENTS
from server.rental.orders.acting import acting
from server.rental.orders.payments import take_cash


async def issue(act: Act) -> None:
    """Conflict where nothing is owed, or its orders owe something else than when it was reckoned."""
    row = act.row
    reckoned = await reckon_now(STATEMENTS, act)
    if not reckoned.lines:
        raise Conflict("没有待结的订单 | No order owes anything", id="companyStatement.empty")
    lines = scoped(CompanyStatementLine, act.actor).filter(statement_id=row.id)
    shown = {line.order_id: line.amount for line in await lines}
    if shown != {line["order_id"]: line["amount"] for line in reckoned.lines}:
        text = "账目已有变化，请重新计算后再出具 | The books have changed since; reckon it anew first"
        raise Conflict(text, id="companyStatement.changed")
    debtor = await scoped(Company, act.actor).get_or_none(id=row.company_id)
    terms = timedelta(days=debtor.terms_days if debtor else 0)
    act.changes["due"] = await business_day(row.tenant_id) + terms


async def pay(act: Act) -> None:
    """Each order is paid what it still owes, in the cashier's ledger, in the shift of who takes it."""
    if act.body.method == ON_ACCOUNT:
        raise Invalid(fields={"method": "请选择实际付款方式 | Choose how it was paid"})
    act.actor.require("rental:order:cashier")
    for order in await _orders(act):
        if order.balance <= 0:
            continue
        entry = CashEntry(
            project="room_fee",
            amount=to_yuan(order.balance),
            method=act.body.method,
            paid_on=act.body.paid_on,
            note=f"协议单位对账单 {act.row.month}",
        )
        async with acting(act.work, order, "cashier") as part:
            await take_cash(part, [entry])


async def _orders(act: Act) -> list[DailyOrder]:
    lines = scoped(CompanyStatementLine, act.actor).filter(statement_id=act.row.id)
    ids = list(await lines.values_list("order_id", flat=True))
    return list(await scoped(DailyOrder, act.actor).filter(id__in=ids).order_by("id").select_for_update(no_key=True))


EFFECTS: dict[str, Effects] = {
    company_statement.path: Effects(on={"reckon": partial(reckon_anew, STATEMENTS), "issue": issue, "pay": pay}),
}
