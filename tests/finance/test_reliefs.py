"""Reliefs of dues: asked by one person, decided by another, never more than is owed, taken back whole; money is conserved."""

import asyncio
from datetime import date
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from schema.finance.due import MemberDue
from schema.finance.due_relief import DueRelief
from schema.finance.payment import DuePayment
from schema.finance.period import CLOSED, Period
from schema.kit.clock import today
from schema.kit.snowflake import next_id
from tests.finance.chamber import REVIEWS, Chamber, build, submit, take
from tests.kit.client import Client

Office = tuple[Client, Client]
ASKS = ("fin:due:list", "fin:due:askRelief", "fin:relief:list", "fin:relief:revoke")
DECIDES = (*REVIEWS, "fin:due:list", "fin:relief:list", "fin:relief:grant", "fin:relief:revoke")


@pytest_asyncio.fixture
async def chamber(database: None) -> Chamber:
    return await build()


@pytest_asyncio.fixture
async def office(chamber: Chamber, sign_in: Any) -> Office:
    """Who asks, and who decides."""
    return await sign_in(chamber.org.admin), await sign_in(await chamber.org.hire(*DECIDES))


async def ask(client: Client, dues: list[MemberDue], **rest: Any) -> dict[str, Any]:
    """The whole answer; of the whole where nothing else is said."""
    rows = [{"id": str(one.id), "version": (await MemberDue.get(id=one.id)).row_version} for one in dues]
    body = {"dues": rows, "kind": "whole", "reason": "困难企业", **rest}
    return await client.call("POST", "/fin/due/askRelief", json=body)


async def asked(client: Client, due: MemberDue, **rest: Any) -> DueRelief:
    answer = await ask(client, [due], **rest)
    assert answer["success"], answer
    return await DueRelief.get(id=int(answer["result"]["ids"][0]))


async def granted(office: Office, due: MemberDue, **rest: Any) -> DueRelief:
    row = await asked(office[0], due, **rest)
    assert (await take(office[1], "fin/relief", "grant", row))["success"]
    return await DueRelief.get(id=row.id)


async def stand(client: Client, due: MemberDue) -> tuple[str, str, str, str]:
    """What the list says: relieved, paid, owed, state."""
    row = await client.result("GET", "/fin/due/queryById", params={"id": str(due.id)})
    return row["relief"], row["paid"], row["owed"], row["state"]


async def test_a_granted_part_lowers_what_is_owed_and_a_payment_is_held_against_the_rest(
    chamber: Chamber, office: Office
) -> None:
    due = await chamber.due(1_000_00)
    row = await asked(office[0], due, kind="percent", percent=30)
    assert (row.amount, await stand(office[0], due)) == (300_00, ("0.00", "0.00", "1000.00", "unpaid"))
    assert (await take(office[1], "fin/relief", "grant", row))["success"]
    assert await stand(office[0], due) == ("300.00", "0.00", "700.00", "unpaid")
    more = await submit(office[0], due, chamber.cash, "700.01")
    assert set(more["fields"]) == {"amount"} and "700.00" in more["fields"]["amount"]
    assert (await submit(office[0], due, chamber.cash, "700"))["success"]
    assert await stand(office[0], due) == ("300.00", "700.00", "0.00", "paid")


async def test_dues_that_are_covered_are_settled_and_owed_again_once_the_relief_is_taken_back(
    chamber: Chamber, office: Office
) -> None:
    due, other = await chamber.due(1_000_00), await chamber.due(1_000_00)
    await submit(office[0], due, chamber.cash, "400")
    part = await granted(office, due, kind="amount", amount="600")
    whole = await granted(office, other)
    assert await stand(office[0], due) == ("600.00", "400.00", "0.00", "paid")
    assert await stand(office[0], other) == ("1000.00", "0.00", "0.00", "waived")
    assert set((await submit(office[0], other, chamber.cash, "100"))["fields"]) == {"dueId"}
    for row in (part, whole):
        assert (await take(office[0], "fin/relief", "revoke", row, revokeReason="选错会员"))["success"]
    assert await stand(office[0], due) == ("0.00", "400.00", "600.00", "part")
    assert await stand(office[0], other) == ("0.00", "0.00", "1000.00", "unpaid")
    assert await DueRelief.filter(state="revoked", tenant_id=chamber.org.id).count() == 2


async def test_the_whole_is_what_is_owed_at_the_decision(chamber: Chamber, office: Office) -> None:
    due = await chamber.due(1_000_00)
    row = await asked(office[0], due)
    await submit(office[0], due, chamber.cash, "250")
    assert (await take(office[1], "fin/relief", "grant", row))["success"]
    assert (await DueRelief.get(id=row.id)).amount == 750_00
    assert await stand(office[0], due) == ("750.00", "250.00", "0.00", "paid")


async def test_who_asks_does_not_decide_and_who_grants_does_not_take_back(
    chamber: Chamber, office: Office, sign_in: Any
) -> None:
    due = await chamber.due(1_000_00)
    clerk = await sign_in(await chamber.org.hire(*ASKS))
    row = await asked(clerk, due)
    assert (await take(clerk, "fin/relief", "grant", row))["code"] == 403
    mine = await asked(office[0], await chamber.due(1_000_00))
    for step, said in (("grant", {}), ("refuse", {"note": "没有证明"})):
        own = await take(office[0], "fin/relief", step, mine, **said)
        assert (own["code"], own["id"]) == (409, "fin.relief.own")
    assert set((await take(office[1], "fin/relief", "refuse", mine, note="否"))["fields"]) == {"note"}
    assert (await take(office[1], "fin/relief", "refuse", mine, note="没有证明"))["success"]
    assert (await take(office[1], "fin/relief", "grant", row))["success"]
    own = await take(office[1], "fin/relief", "revoke", row, revokeReason="选错会员")
    assert (own["code"], own["id"]) == (409, "fin.relief.granter")
    assert set((await take(clerk, "fin/relief", "revoke", row, revokeReason=""))["fields"]) == {"revokeReason"}
    assert (await take(clerk, "fin/relief", "revoke", row, revokeReason="选错会员"))["success"]


async def test_many_are_asked_for_at_once_all_or_none_with_the_fault_at_its_row(
    chamber: Chamber, office: Office
) -> None:
    small, large, paid = await chamber.due(100_00), await chamber.due(1_000_00), await chamber.due(100_00)
    await submit(office[0], paid, chamber.cash, "100")
    answer = await ask(office[0], [large, small, paid], kind="amount", amount="200")
    assert set(answer["fields"]) == {"dues.1", "dues.2"} and "100.00" in answer["fields"]["dues.1"]
    assert not await DueRelief.filter(tenant_id=chamber.org.id).exists()
    answer = await ask(office[0], [large, small], kind="percent", percent=50)
    assert (len(answer["result"]["ids"]), answer["result"]["total"]) == (2, "550.00")
    again = await ask(office[0], [large, large], kind="amount", amount="1")
    assert set(again["fields"]) == {"dues.1"}
    rest = await ask(office[0], [large], kind="amount", amount="500.01")
    assert "500.00" in rest["fields"]["dues.0"]


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("reason", {"reason": "困"}),
        ("amount", {"kind": "amount"}),
        ("amount", {"kind": "amount", "amount": "0"}),
        ("percent", {"kind": "percent"}),
        ("percent", {"kind": "percent", "percent": 100}),
        ("kind", {"kind": "half"}),
    ],
)
async def test_what_is_missing_is_said_at_its_field(
    chamber: Chamber, office: Office, fault: str, said: dict[str, Any]
) -> None:
    assert set((await ask(office[0], [await chamber.due()], **said))["fields"]) == {fault}


async def test_what_a_waiting_payment_claims_is_not_relieved(chamber: Chamber, office: Office) -> None:
    due = await chamber.due(1_000_00)
    row = await asked(office[0], due)
    half = await chamber.due(1_000_00)
    part = await asked(office[0], half, kind="amount", amount="600")
    for one in (due, half):
        assert (await submit(office[0], one, chamber.transfer, "500"))["success"]
    waits = await take(office[1], "fin/relief", "grant", row)
    assert (waits["code"], waits["id"]) == (409, "fin.due.pending")
    more = await take(office[1], "fin/relief", "grant", part)
    assert (more["code"], more["id"]) == (409, "fin.relief.excess")
    assert (
        "500.00"
        in (await ask(office[0], [await chamber.due(500_00), half], kind="amount", amount="600"))["fields"]["dues.0"]
    )


async def test_amounts_that_were_relieved_are_not_changed_nor_the_dues_deleted(
    chamber: Chamber, office: Office
) -> None:
    due = await chamber.due(1_000_00)
    row = await granted(office, due, kind="amount", amount="100")
    stored = await MemberDue.get(id=due.id)
    form = {"id": str(due.id), "rowVersion": stored.row_version}
    answer = await office[0].call("POST", "/fin/due/edit", json={**form, "amount": "900"})
    assert (answer["code"], answer["id"]) == (409, "fin.due.relieved")
    assert (await office[0].call("POST", "/fin/due/edit", json={**form, "remark": "已通知"}))["success"]
    assert not (await office[0].call("DELETE", "/fin/due/delete", params={"id": str(due.id)}))["success"]
    assert (await take(office[0], "fin/relief", "revoke", row, revokeReason="选错会员"))["success"]
    assert (await office[0].call("DELETE", "/fin/due/delete", params={"id": str(due.id)}))["success"]


async def test_dues_of_a_closed_month_are_still_relieved_since_that_counts_today(
    chamber: Chamber, office: Office
) -> None:
    due = await chamber.due(1_000_00)
    past = date(today().year - 1, 12, 31)
    await MemberDue.filter(id=due.id).update(due_date=past)
    await Period.create(id=next_id(), tenant_id=chamber.org.id, month=f"{past:%Y-%m}", state=CLOSED)
    row = await granted(office, due)
    assert (await take(office[0], "fin/relief", "revoke", row, revokeReason="选错会员"))["success"]
    assert await stand(office[0], due) == ("0.00", "0.00", "1000.00", "unpaid")


async def test_grants_and_payments_at_once_never_cover_more_than_is_owed(chamber: Chamber, office: Office) -> None:
    due = await chamber.due(1_000_00)
    reliefs = [await asked(office[0], due, kind="amount", amount="300") for _ in range(3)]
    grants = [take(office[1], "fin/relief", "grant", one) for one in reliefs]
    answers = await asyncio.gather(*grants, *(submit(office[0], due, chamber.cash, "200") for _ in range(5)))
    row = await MemberDue.get(id=due.id)
    agreed = await DueRelief.filter(due_id=due.id, state="granted")
    counted = await DuePayment.filter(due_id=due.id, state="confirmed")
    assert row.relief == sum(one.amount for one in agreed) == 300_00 * sum(one["success"] for one in answers[:3])
    assert row.paid == sum(one.amount for one in counted) == 200_00 * sum(one["success"] for one in answers[3:])
    assert row.paid + row.relief <= row.payable and row.payable - row.paid - row.relief < 300_00
    assert {one["id"] for one in answers[:3] if not one["success"]} <= {"fin.relief.excess"}


ACTS = ("cash", "transfer", "confirm", "reject", "reverse", "amount", "percent", "whole", "grant", "refuse", "revoke")
drawn = some.lists(
    some.tuples(some.sampled_from(ACTS), some.integers(0, 6), some.integers(1, 6)), min_size=6, max_size=20
)


async def act_once(office: Office, chamber: Chamber, due: MemberDue, act: str, which: int, size: int) -> None:
    """Some of it is refused; what counts is that nothing comes out of step."""
    if act in ("cash", "transfer"):
        await submit(office[0], due, getattr(chamber, act), str(size * 100))
    elif act in ("amount", "percent", "whole"):
        # Each kind reads what is its own of this alone.
        await ask(office[0], [due], kind=act, amount=str(size * 100), percent=size * 10)
    elif act in ("confirm", "reject", "reverse"):
        if rows := await DuePayment.filter(due_id=due.id).order_by("id"):
            await take(office[1], "fin/payment", act, rows[which % len(rows)], reason="记错会员")
    elif reliefs := await DueRelief.filter(due_id=due.id).order_by("id"):
        who = office[0] if act == "revoke" else office[1]
        said = {"revokeReason": "选错会员"} if act == "revoke" else {"note": "没有证明"} if act == "refuse" else {}
        await take(who, "fin/relief", act, reliefs[which % len(reliefs)], **said)


@settings(max_examples=12, suppress_health_check=list(HealthCheck), derandomize=True)
@given(acts=drawn)
async def test_what_is_relieved_paid_and_owed_is_what_is_payable_whatever_happens(
    chamber: Chamber, office: Office, acts: list[tuple[str, int, int]]
) -> None:
    due = await chamber.due(1_000_00)
    for act in acts:
        await act_once(office, chamber, due, *act)
    row = await MemberDue.get(id=due.id)
    assert row.relief == sum(one.amount for one in await DueRelief.filter(due_id=due.id, state="granted"))
    assert row.paid == sum(one.amount for one in await DuePayment.filter(due_id=due.id, state="confirmed"))
    left = row.payable - row.relief - row.paid
    assert left >= 0 and (await stand(office[0], due))[2] == f"{left // 100}.{left % 100:02d}"
    covered = "waived" if row.relief == row.payable else "paid"
    assert row.state == (covered if not left else "part" if row.paid else "unpaid")
