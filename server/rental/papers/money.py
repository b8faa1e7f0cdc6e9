"""Papers of money: the receipt of one line of the ledger, and all bills of a lease."""

from schema.kit.money import priced, to_capitals, to_yuan
from schema.rental.ledger import Ledger
from schema.rental.order import DailyOrder
from server.kit.scope import fetch, of_tenant
from server.printing.paper import Asked, Block, Sheet
from server.rental.leases.view import ISSUED, lease_detail
from server.rental.papers.account import account_block


async def receipt(asked: Asked) -> Sheet:
    """One line of the ledger; Yuan, in figures and in capitals."""
    line = await fetch(Ledger, asked.actor, asked.subject)
    order = await of_tenant(DailyOrder, asked.actor.tenant_id).get_or_none(id=line.account_id)
    project, method = await asked.words("cash_project"), await asked.words("pay_method")
    direction = await asked.words("cash_direction")
    amount = to_yuan(line.amount)
    facts = [
        (asked.t("单号 | No."), line.no),
        (asked.t("订单/合同 | Order or lease"), line.account_no),
        *([(asked.t("住客 | Guest"), order.contact_name)] if order else []),
        (asked.t("日期 | Date"), line.paid_on.isoformat()),
        (asked.t("项目 | Item"), project(line.project)),
        (asked.t("方向 | Kind"), direction(line.direction)),
        (asked.t("方式 | Method"), method(line.method) or "—"),
        (asked.t("经手人 | Cashier"), line.operator),
        *([(asked.t("说明 | Note"), line.note)] if line.note else []),
    ]
    if line.reversed_by or line.reverses:
        facts.append((asked.t("状态 | State"), asked.t("已冲正 | Reversed")))
    sums = ((asked.t("金额 | Amount"), priced(amount)), (asked.t("大写 | In words"), to_capitals(line.amount)))
    return Sheet(line.no, [Block(facts=facts, sums=sums)])


async def lease_bills(asked: Asked) -> Sheet:
    """The bills of a lease that were issued and what was paid, with the sums of its page."""
    lease = await lease_detail(asked.actor, asked.subject)
    kind, state = await asked.words("bill_kind"), await asked.words("bill_state")
    amount, paid, left = asked.t("应付 | Due"), asked.t("已付 | Paid"), asked.t("未付 | Open")
    facts = Block(
        facts=(
            (asked.t("合同号 | Lease"), lease["contractNo"]),
            (asked.t("房间 | Room"), lease["unitTitle"]),
            (asked.t("租客 | Tenant"), f"{lease['tenantName']} {lease['tenantPhone']}"),
            (asked.t("租期 | Term"), f"{lease['startDate']} → {lease['endDate']}"),
        )
    )
    bills = Block(
        title=asked.t("账单（元） | Bills (yuan)"),
        columns=(
            asked.t("账单号 | Bill"),
            asked.t("类型 | Kind"),
            asked.t("账期 | Period"),
            asked.t("应付日 | Due on"),
            asked.t("状态 | State"),
            amount,
            paid,
            left,
        ),
        numbers=(amount, paid, left),
        rows=[
            (
                bill["billNo"],
                kind(bill["kind"]),
                f"{bill['from']} → {bill['to']}",
                bill["due"],
                state(bill["state"]),
                bill["amount"],
                bill["paid"],
                bill["open"],
            )
            for bill in lease["bills"]
            if bill["state"] in ISSUED
        ],
        sums=(
            (asked.t("合同总额 | Total of the lease"), lease["total"]),
            (asked.t("已付 | Paid"), lease["paid"]),
            (asked.t("预存 | Prepaid"), lease["prepaid"]),
            (asked.t("欠款 | Balance"), lease["balance"]),
        ),
    )
    lines = await account_block(asked, "收付流水 | Payments", lease["ledger"])
    return Sheet(lease["contractNo"], [facts, bills, lines])
