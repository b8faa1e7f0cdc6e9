"""A bank statement of the demo: lines that are booked, that are matched, that nobody knows yet, and one that is no payment at all."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

from schema.finance.statement import CONFIRMED, IGNORED, MATCHED, OPEN, Statement, StatementLine
from server.seeding.demo.dues_writing import Due, Payment
from server.seeding.demo.world import World

ACCOUNT, PAYER_ACCOUNT = "3301000088126600", "62220212020{:08d}"
BOOKED, MATCHES, EXACT, ALIKE = 3, 3, 2, 2
BRINGER, CONFIRMER = "secretary1", "finance1"
INTEREST = ("结息", 37_42, "季度结息", "银行利息，不属于会费")
STRANGER = ("杭州云栖印务有限公司", 860_00, "印刷费退回")
_LINE = (
    "id statement_id account paid_on amount payer payer_account note txn_no state due_id payment_id imported_by"
    " confirmed_by confirmed_at reason create_time"
)


def build_bank_lines(world: World, dues: Sequence[Due], payments: Sequence[Payment], method: int) -> None:
    """`method`: the way of paying whose account it is."""
    statement = world.ids()
    day = world.today - timedelta(days=1)
    sheet = world.sheet(StatementLine, _LINE)
    bringer, made = world.users[BRINGER], world.at(day, 17)
    count = 0

    def add(days: int, amount: int, payer: str, note: str, state: str, **rest: Any) -> None:
        nonlocal count
        count += 1
        paid_on = rest.get("paid_on") or day - timedelta(days=days)
        txn_no = rest.get("txn_no") or f"ZJ{paid_on:%Y%m%d}{count:06d}"
        head = (world.ids(), statement, ACCOUNT, paid_on, amount, payer, PAYER_ACCOUNT.format(count), note, txn_no)
        counts = (world.users[CONFIRMER], world.at(day, 18)) if state == CONFIRMED else (None, None)
        tail = (bringer, *counts, rest.get("reason"), made)
        sheet.add(*head, state, rest.get("due"), rest.get("payment"), *tail)

    sure = [one for one in payments if one.state == CONFIRMED and one.txn_no and isinstance(one.due, Due)]
    for paid in sure[-BOOKED:]:
        said = {"payment": paid.id, "due": paid.due.id, "txn_no": paid.txn_no, "paid_on": paid.day}
        add(0, paid.amount, paid.due.name, "会费", CONFIRMED, **said)
    waits = {one.due.id for one in payments if one.state == "submitted"}
    owing = [one for one in dues if not one.paid and not one.reliefs and one.id not in waits][::-1]
    for due in owing[:MATCHES]:
        add(1, due.payable, due.name, f"{due.year}年会费 {due.no}", MATCHED, due=due.id)
    for due in owing[MATCHES:][:EXACT]:
        add(2, due.payable, due.name, "缴会费", OPEN)
    for due in owing[MATCHES + EXACT :][:ALIKE]:
        add(2, due.payable, due.name[:1] + "先生", f"代缴{due.name}会费", OPEN)
    payer, amount, note = STRANGER
    add(3, amount, payer, note, OPEN)
    payer, amount, note, why = INTEREST
    add(4, amount, payer, note, IGNORED, reason=why)
    book = world.sheet(Statement, "id no account method_id file lines waiting amount create_time")
    book.add(statement, f"BS{world.today.year}0001", ACCOUNT, method, "活期账户明细.xlsx", 0, 0, 0, made)
