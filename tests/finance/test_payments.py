"""Payments and refunds: looked at by a second person, never more than is owed or left, numbered without gaps, and always adding up."""

import asyncio
from typing import Any

import pytest_asyncio
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from schema.finance.due import MemberDue
from schema.finance.payment import CONFIRMED, DuePayment
from schema.finance.refund import DueRefund
from tests.finance.chamber import REVIEWS, Chamber, build, submit, take
from tests.kit.client import Client

Office = tuple[Client, Client]


@pytest_asyncio.fixture
async def chamber(database: None) -> Chamber:
    return await build()


@pytest_asyncio.fixture
async def office(chamber: Chamber, sign_in: Any) -> Office:
    """Who takes the money, and who looks at it."""
    return await sign_in(chamber.org.admin), await sign_in(await chamber.org.hire(*REVIEWS))


async def stored(answer: dict[str, Any]) -> DuePayment:
    assert answer["success"], answer
    return await DuePayment.get(id=int(answer["result"]["id"]))


async def paid(due: MemberDue) -> tuple[int, str]:
    row = await MemberDue.get(id=due.id)
    return row.paid, row.state


async def ask_back(client: Client, payment: DuePayment, chamber: Chamber, yuan: str) -> dict[str, Any]:
    said = {"amount": yuan, "methodId": str(chamber.cash.id), "reason": "重复缴费"}
    return await take(client, "fin/payment", "askRefund", payment, **said)


async def test_a_small_sum_by_a_method_without_review_counts_at_once(chamber: Chamber, office: Office) -> None:
    due = await chamber.due(8_000_00)
    row = await stored(await submit(office[0], due, chamber.cash, "4999.99"))
    assert (row.state, row.reviewed_by, await paid(due)) == (CONFIRMED, None, (4_999_99, "part"))
    assert row.receipt_no == f"HF{row.reviewed_at.year}00001"
    await submit(office[0], due, chamber.cash, "3000.01")
    assert await paid(due) == (8_000_00, "paid")


async def test_a_large_sum_or_a_method_with_review_waits_for_somebody_else(chamber: Chamber, office: Office) -> None:
    due = await chamber.due()
    large = await stored(await submit(office[0], due, chamber.cash, "5000"))
    small = await stored(await submit(office[0], due, chamber.transfer, "100"))
    assert {large.state, small.state} == {"submitted"} and small.fee == 60
    own = await take(office[0], "fin/payment", "confirm", large)
    assert (own["code"], own["id"]) == (409, "fin.payment.own")
    assert await paid(due) == (0, "unpaid")
    assert (await take(office[1], "fin/payment", "confirm", large))["success"]
    assert await paid(due) == (5_000_00, "part")
    assert set((await take(office[1], "fin/payment", "reject", small, reason="否"))["fields"]) == {"reason"}
    assert (await take(office[1], "fin/payment", "reject", small, reason="凭证不清"))["success"]


async def test_more_than_is_owed_is_refused_also_with_what_waits_and_at_once(chamber: Chamber, office: Office) -> None:
    due = await chamber.due(1_000_00)
    await submit(office[0], due, chamber.transfer, "400")
    answer = await submit(office[0], due, chamber.cash, "600.01")
    assert set(answer["fields"]) == {"amount"} and "400.00" in answer["fields"]["amount"]
    answers = await asyncio.gather(*(submit(office[0], due, chamber.cash, "200") for _ in range(6)))
    assert sum(answer["success"] for answer in answers) == 3
    rows = await DuePayment.filter(due_id=due.id, state=CONFIRMED).order_by("receipt_no")
    assert [row.receipt_no[-5:] for row in rows if row.receipt_no] == ["00001", "00002", "00003"]
    assert await paid(due) == (600_00, "part")


async def test_a_transaction_counts_once_until_it_is_rejected_or_reversed(chamber: Chamber, office: Office) -> None:
    due = await chamber.due()
    row = await stored(await submit(office[0], due, chamber.transfer, "100", txnNo="TX 2026-01"))
    for again in ("tx2026-01", "ＴＸ2026-01"):
        assert set((await submit(office[0], due, chamber.transfer, "100", txnNo=again))["fields"]) == {"txnNo"}
    await stored(await submit(office[0], due, chamber.cash, "100", txnNo="TX2026-01"))
    await take(office[1], "fin/payment", "reject", row, reason="凭证不清")
    await stored(await submit(office[0], due, chamber.transfer, "100", txnNo="TX2026-01"))


async def test_a_transfer_comes_with_its_proof_by_a_method_in_use_and_not_from_tomorrow(
    chamber: Chamber, office: Office
) -> None:
    due = await chamber.due()
    await type(chamber.transfer).filter(id=chamber.transfer.id).update(kind="transfer")
    assert set((await submit(office[0], due, chamber.transfer, "100"))["fields"]) == {"proof"}
    late = await submit(office[0], due, chamber.cash, "100", paidAt="2099-01-01 00:00:00")
    assert set(late["fields"]) == {"paidAt"}
    await type(chamber.cash).filter(id=chamber.cash.id).update(enabled=False)
    assert set((await submit(office[0], due, chamber.cash, "100"))["fields"]) == {"methodId"}


async def test_a_refund_is_agreed_by_somebody_else_and_all_of_them_are_within_the_payment(
    chamber: Chamber, office: Office
) -> None:
    due = await chamber.due(1_000_00)
    row = await stored(await submit(office[0], due, chamber.cash, "1000"))
    answers = await asyncio.gather(*(ask_back(office[0], row, chamber, "400") for _ in range(4)))
    asked = [await DueRefund.get(id=int(one["result"]["id"])) for one in answers if one["success"]]
    assert len(asked) == 2
    own = await take(office[0], "fin/refund", "approve", asked[0])
    assert (own["code"], own["id"]) == (409, "fin.refund.own")
    held = await take(office[1], "fin/payment", "reverse", row, reason="记错会员")
    assert (held["code"], held["id"]) == (409, "fin.payment.refunded")
    assert (await take(office[1], "fin/refund", "approve", asked[0]))["success"]
    assert (await take(office[1], "fin/refund", "refuse", asked[1], note="没有依据"))["success"]
    assert await paid(due) == (600_00, "part")
    assert (await DuePayment.get(id=row.id)).refunded == 400_00


async def test_what_was_entered_is_neither_edited_nor_deleted_nor_undone(chamber: Chamber, office: Office) -> None:
    due = await chamber.due()
    row = await stored(await submit(office[0], due, chamber.cash, "100"))
    for call in ("edit", "delete"):
        answer = await office[0].call("POST", f"/fin/payment/{call}", json={"id": str(row.id), "amount": "1"})
        assert not answer["success"]
    answer = await office[0].call("POST", "/fin/due/edit", json={"id": str(due.id), "amount": "1"})
    assert answer["id"] == "row.settled"
    assert await paid(due) == (100_00, "part")


PAYING = ("cash", "transfer")
DECIDING = (("fin/payment", "confirm"), ("fin/payment", "reject"), ("fin/payment", "reverse"))
REFUNDING = (("fin/refund", "approve"), ("fin/refund", "refuse"))
ACTS = (*PAYING, "ask", *DECIDING, *REFUNDING)
drawn = some.lists(
    some.tuples(some.sampled_from(ACTS), some.integers(0, 6), some.integers(1, 6)), min_size=6, max_size=20
)


async def act_once(office: Office, chamber: Chamber, due: MemberDue, act: Any, which: int, yuan: int) -> None:
    """Some of it is refused; what counts is that nothing comes out of step."""
    payments = await DuePayment.filter(due_id=due.id).order_by("id")
    refunds = await DueRefund.filter(payment_id__in=[row.id for row in payments]).order_by("id")
    if act in PAYING:
        await submit(office[0], due, getattr(chamber, act), str(yuan * 100))
    elif act == "ask":
        if payments:
            await ask_back(office[0], payments[which % len(payments)], chamber, str(yuan * 50))
    elif rows := refunds if act in REFUNDING else payments:
        said = {"note": "没有依据"} if act in REFUNDING else {"reason": "记错会员"}
        path, code = act
        await take(office[1], path, code, rows[which % len(rows)], **said)


@settings(max_examples=12, suppress_health_check=list(HealthCheck), derandomize=True)
@given(acts=drawn)
async def test_what_is_paid_is_what_was_confirmed_less_what_was_reversed_and_refunded(
    chamber: Chamber, office: Office, acts: list[tuple[Any, int, int]]
) -> None:
    due = await chamber.due(1_000_00)
    for act in acts:
        await act_once(office, chamber, due, *act)
    payments = await DuePayment.filter(due_id=due.id)
    counted = [row for row in payments if row.receipt_no]
    refunds = await DueRefund.filter(payment_id__in=[row.id for row in payments], state="paid")
    total = (
        sum(row.amount for row in counted)
        - sum(row.amount for row in counted if row.state == "reversed")
        - sum(row.amount for row in refunds)
    )
    assert await paid(due) == (total, "paid" if total == due.payable else "part" if total else "unpaid")
    assert all(row.state in ("confirmed", "reversed") for row in counted)
    numbers = await DuePayment.filter(tenant_id=chamber.org.id, receipt_no__not_isnull=True).values_list(
        "receipt_no", flat=True
    )
    assert sorted(int(str(no)[6:]) for no in numbers) == [*range(1, len(numbers) + 1)]
