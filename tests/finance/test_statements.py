"""Bank statements: read from the bank's own headings, proposed with reasons, confirmed by a person once, and never counted twice."""

import asyncio
from datetime import timedelta
from typing import Any

import pytest_asyncio
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from schema.finance.due import MemberDue
from schema.finance.payment import DuePayment
from schema.finance.refund import DueRefund
from schema.finance.statement import Statement, StatementLine
from schema.kit.clock import today
from tests.finance.chamber import REVIEWS, Chamber, build, submit, take
from tests.finance.statements import HEADS, PATH, WATCHES, bring, confirm, line_of, said
from tests.finance.test_payments import paid
from tests.kit.client import Client

Office = tuple[Client, Client]


@pytest_asyncio.fixture
async def chamber(database: None) -> Chamber:
    made = await build()
    facts: Any = {"kind": "transfer", "account": "杭州联合银行 3301 0000 8812 6600", "fee_rate": 0}
    await type(made.transfer).filter(id=made.transfer.id).update(**facts)
    return made


@pytest_asyncio.fixture
async def office(chamber: Chamber, sign_in: Any) -> Office:
    """Who brings the statement, and who confirms it."""
    return await sign_in(chamber.org.admin), await sign_in(await chamber.org.hire(*REVIEWS, *WATCHES))


async def test_a_bank_export_becomes_a_statement_and_the_same_file_twice_changes_nothing(
    chamber: Chamber, office: Office
) -> None:
    day = f"{today() - timedelta(days=1):%Y/%m/%d} 10:22:31"
    lines = (said("B1", "1,000.00", note="会费"), said("B2", "50", day=day), said("B3", ""))
    first = await bring(office[0], *lines)
    assert (first["result"]["successCount"], first["result"]["errorCount"]) == (2, 1)
    one = await line_of(chamber.org.id, "B2")
    assert (one.amount, one.paid_on, one.state) == (50_00, today() - timedelta(days=1), "open")
    await Statement.get(id=one.statement_id, method_id=chamber.transfer.id)
    shown = await office[1].call("GET", "/fin/statementLine/list", params={"statementId": str(one.statement_id)})
    assert shown["result"]["total"] == 2
    [whole] = (await office[0].result("GET", "/fin/statement/list"))["records"]
    assert (whole["lines"], whole["waiting"], whole["amount"]) == (2, 2, "1050.00")
    assert (whole["firstDay"], whole["lastDay"]) == (str(today() - timedelta(days=1)), str(today()))
    again = await bring(office[0], *lines[:2])
    assert (again["result"]["successCount"], again["result"]["errorCount"]) == (0, 2)
    assert await StatementLine.filter(tenant_id=chamber.org.id).count() == 2
    assert await Statement.filter(tenant_id=chamber.org.id).count() == 1


async def test_a_text_of_a_bank_is_read_in_its_encoding_with_long_numbers_whole(
    chamber: Chamber, office: Office
) -> None:
    rows = (
        ",".join(HEADS)
        + f'\r\n{today():%Y-%m-%d},韩立行,\t6222020000001234567\t,"1,200.50",会费,\t30012026113000000001\t\r\n'
    )
    for encoding in ("gb18030", "utf-8-sig"):
        files = {"file": ("明细.csv", rows.encode(encoding))}
        answer = await office[0].call("POST", f"/{PATH}/importExcel", files=files)
        assert answer["result"]["errorCount"] == (encoding != "gb18030"), answer
    line = await line_of(chamber.org.id, "30012026113000000001")
    assert (line.amount, line.payer, line.payer_account) == (1_200_50, "韩立行", "6222020000001234567")
    torn = await office[0].call("POST", f"/{PATH}/importExcel", files={"file": ("明细.csv", b"\x00\x01\x02" * 9)})
    assert torn["id"] == "sheet.failed"


async def test_proposals_say_why_and_only_a_sure_one_is_matched_without_a_person(
    chamber: Chamber, office: Office
) -> None:
    mine, other, third = await chamber.due(1_000_00), await chamber.due(1_000_00), await chamber.due(700_00)
    await MemberDue.filter(id=other.id).update(name="沈知远")
    await MemberDue.filter(id=third.id).update(name="杭州青禾商贸有限公司")
    await bring(
        office[0],
        said("P1", "1000", "韩立行"),
        said("P2", "1000", "王某"),
        said("P3", "700", "杭州清禾商贸有限公司", f"缴{third.no}"),
    )
    first = await line_of(chamber.org.id, "P1")
    told = await office[1].result("GET", "/fin/statementLine/proposals", params={"id": str(first.id)})
    assert told["proposals"][0]["id"] == str(mine.id) and told["methodId"] == str(chamber.transfer.id)
    assert told["proposals"][0]["score"] == 80 and len(told["proposals"][0]["reasons"]) == 2
    assert "1000.00" in told["proposals"][0]["reasons"][0] and "同名" in told["proposals"][0]["reasons"][1]
    done = await office[1].result("POST", "/fin/statementLine/propose", json={})
    assert (done["matched"], done["lookedAt"]) == (2, 3)
    states = {row.txn_no: (row.state, row.due_id) for row in await StatementLine.filter(tenant_id=chamber.org.id)}
    assert states == {"P1": ("matched", mine.id), "P2": ("open", None), "P3": ("matched", third.id)}
    assert await paid(mine) == (0, "unpaid")


async def test_a_confirmed_line_is_a_payment_of_its_day_and_a_reversal_opens_it_again(
    chamber: Chamber, office: Office
) -> None:
    due = await chamber.due(1_000_00)
    await bring(office[0], said("C1", "400", note="会费"))
    line = await line_of(chamber.org.id, "C1")
    own = await confirm(office[0], line, due)
    assert (own["code"], own["id"]) == (409, "fin.statementLine.own")
    assert (await confirm(office[1], line, due))["success"]
    row = await DuePayment.get(due_id=due.id)
    assert (row.state, row.txn_no, row.amount, row.method_id) == ("confirmed", "C1", 400_00, chamber.transfer.id)
    assert row.receipt_no and row.reviewed_by != row.submitted_by and await paid(due) == (400_00, "part")
    twice = await confirm(office[1], line, due)
    assert not twice["success"] and await DuePayment.filter(due_id=due.id).count() == 1
    assert (await take(office[1], "fin/payment", "reverse", row, reason="记错会员"))["success"]
    line = await line_of(chamber.org.id, "C1")
    assert (line.state, line.payment_id, line.due_id) == ("open", None, None) and await paid(due) == (0, "unpaid")
    assert (await confirm(office[1], line, due))["success"] and await paid(due) == (400_00, "part")


async def test_what_somebody_entered_already_is_taken_as_the_line_and_not_counted_again(
    chamber: Chamber, office: Office
) -> None:
    due = await chamber.due(1_000_00)
    await submit(office[0], due, chamber.transfer, "300", txnNo="D1", proof="")
    await type(chamber.transfer).filter(id=chamber.transfer.id).update(kind="card")
    made = await submit(office[0], due, chamber.transfer, "300", txnNo="D1")
    await bring(office[0], said("D1", "300"), said("D2", "300"))
    line, other = await line_of(chamber.org.id, "D1"), await line_of(chamber.org.id, "D2")
    told = await office[0].result("GET", "/fin/statementLine/proposals", params={"id": str(line.id)})
    assert (told["proposals"][0]["kind"], told["proposals"][0]["score"]) == ("payment", 100)
    number = {"paymentId": made["result"]["id"]}
    assert (await confirm(office[1], line, **number))["success"]
    assert await paid(due) == (300_00, "part") and await DuePayment.filter(due_id=due.id).count() == 1
    assert set((await confirm(office[1], other, **number))["fields"]) == {"paymentId"}


async def test_two_people_confirm_the_same_line_at_once_and_one_wins(
    chamber: Chamber, office: Office, sign_in: Any
) -> None:
    due = await chamber.due(1_000_00)
    await bring(office[0], said("E1", "1000"))
    line = await line_of(chamber.org.id, "E1")
    third = await sign_in(await chamber.org.hire(*REVIEWS, *WATCHES))
    answers = await asyncio.gather(*(confirm(one, line, due) for one in (office[1], third)))
    assert sorted(one["success"] for one in answers) == [False, True]
    assert await DuePayment.filter(due_id=due.id).count() == 1 and await paid(due) == (1_000_00, "paid")


async def test_more_than_is_owed_and_what_is_nobodys_is_refused_and_a_line_may_be_ignored(
    chamber: Chamber, office: Office
) -> None:
    due = await chamber.due(1_000_00)
    await bring(office[0], said("F1", "1000.01"), said("F2", "1"))
    line, small = await line_of(chamber.org.id, "F1"), await line_of(chamber.org.id, "F2")
    assert set((await confirm(office[1], line, due))["fields"]) == {"amount"}
    assert set((await confirm(office[1], line))["fields"]) == {"dueId"}
    assert not (await confirm(office[1], line, dueId="1"))["success"]
    assert not (await take(office[1], PATH, "ignore", small, reason="利息"))["success"]
    assert (await take(office[0], PATH, "ignore", small, reason="利息"))["success"]
    assert not (await confirm(office[1], small, due))["success"]
    assert await DuePayment.filter(due_id=due.id).count() == 0 and await paid(due) == (0, "unpaid")
    for call in ("add", "edit", "delete"):
        assert not (await office[0].call("POST", f"/{PATH}/{call}", json={"id": str(small.id), "amount": "5"}))[
            "success"
        ]


ACTS = ("confirm", "match", "unmatch", "ignore", "heed", "reverse", "pay", "refund", "approve")
drawn = some.lists(some.tuples(some.sampled_from(ACTS), some.integers(0, 9)), min_size=8, max_size=24)


async def act_once(office: Office, chamber: Chamber, dues: list[MemberDue], act: str, which: int) -> None:
    """Some of it is refused; what counts is that nothing comes out of step."""
    lines = await StatementLine.filter(tenant_id=chamber.org.id).order_by("id")
    due = dues[which % len(dues)]
    payments = await DuePayment.filter(due_id__in=[one.id for one in dues]).order_by("id")
    if act == "pay":
        await submit(office[0], due, chamber.cash, "150")
    elif act == "reverse" and payments:
        await take(office[1], "fin/payment", "reverse", payments[which % len(payments)], reason="记错会员")
    elif act == "refund" and payments:
        back = {"amount": "50", "methodId": str(chamber.cash.id), "reason": "重复缴费"}
        await take(office[0], "fin/payment", "askRefund", payments[which % len(payments)], **back)
    elif act == "approve":
        for row in await DueRefund.filter(tenant_id=chamber.org.id, state="asked").limit(1):
            await take(office[1], "fin/refund", "approve", row)
    elif act in ("confirm", "match"):
        await take(office[1], PATH, act, lines[which % len(lines)], dueId=str(due.id))
    elif act in ("unmatch", "ignore", "heed"):
        said = {"reason": "利息收入"} if act == "ignore" else {}
        await take(office[0], PATH, act, lines[which % len(lines)], **said)


@settings(max_examples=10, suppress_health_check=list(HealthCheck), derandomize=True, deadline=None)
@given(acts=drawn)
async def test_whatever_becomes_of_lines_what_is_paid_is_what_counts_and_each_line_counts_once(
    chamber: Chamber, office: Office, acts: list[tuple[str, int]]
) -> None:
    dues = [await chamber.due(500_00), await chamber.due(200_00)]
    number = await StatementLine.filter(tenant_id=chamber.org.id).count()
    await bring(office[0], *(said(f"G{number + n}", yuan) for n, yuan in enumerate(("200", "300", "120"))))
    for act, which in acts:
        await act_once(office, chamber, dues, act, which)
    for due in dues:
        payments = await DuePayment.filter(due_id=due.id, receipt_no__not_isnull=True)
        total = sum(row.amount for row in payments)
        total -= sum(row.amount for row in payments if row.state == "reversed") + sum(row.refunded for row in payments)
        assert await paid(due) == (total, "paid" if total == due.payable else "part" if total else "unpaid")
    lines = await StatementLine.filter(tenant_id=chamber.org.id)
    counted = {row.payment_id: row for row in lines if row.state == "confirmed"}
    assert len(counted) == sum(row.state == "confirmed" for row in lines)
    for row in await DuePayment.filter(id__in=[*counted]):
        assert (row.state, row.amount, row.txn_no) == ("confirmed", counted[row.id].amount, counted[row.id].txn_no)
    assert all(row.payment_id is None for row in lines if row.state in ("open", "ignored"))
