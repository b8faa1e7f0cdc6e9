"""Leaving in one act: what is owed is taken or given back with the deposit, the order is closed, and an undo brings all of it back."""

from datetime import timedelta
from itertools import product
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import AppError, Conflict, Denied, Invalid
from schema.rental.deposit import Deposit
from schema.rental.ledger import Ledger
from schema.rental.renter import Renter
from server.kit.switches import REFUND_APPROVAL
from server.rental.orders.acting import OrderRef
from server.rental.orders.check_out import CheckOut, quote_check_out
from server.rental.orders.detail import read_detail
from server.rental.orders.on_account import OnAccount
from server.rental.orders.payments import Cashier, Reverse
from server.rental.orders.settling import reckon
from tests.kit.client import Client
from tests.kit.clock import set_clock, today
from tests.kit.switch import set_switch
from tests.rental.village import Village, act_on, add, build, move_back

COST = 376
"""Yuan for two nights."""
Posted = list[tuple[str, str, str]]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def stay(village: Village, paid: int = COST, deposit: int = 0, nights: int = 2, gone: int = 2) -> dict[str, Any]:
    """Somebody who came `gone` days ago for so many nights, with what they paid, yuan."""
    cash = [
        {"project": project, "amount": str(amount), "method": "wechat"}
        for project, amount in (("room_fee", paid), ("deposit_in", deposit))
        if amount
    ]
    order = await village.book(village.rooms[0], 0, nights, checkInNow=True, cashier=cash)
    await move_back(order["id"], gone)
    return await read_detail(village.actor, order["id"])


async def leave(village: Village, order: dict[str, Any], takes: str = "0", gives: str = "0", **rest: Any) -> Any:
    settle = {"takes": takes, "gives": gives, "method": "alipay", **rest}
    body = {"id": order["id"], "version": order["version"], "settle": settle}
    return await act_on("checkOut", village.actor, CheckOut.model_validate(body))


async def undo(village: Village, order: dict[str, Any]) -> dict[str, Any]:
    ref = {"id": order["id"], "version": order["version"]}
    return await act_on("undoCheckOut", village.actor, OrderRef.model_validate(ref))


def posted(before: dict[str, Any], after: dict[str, Any]) -> Posted:
    """The lines that came with the act."""
    known = {line["id"] for line in before["ledger"]}
    return [(line["project"], line["direction"], line["amount"]) for line in after["ledger"] if line["id"] not in known]


def cash(order: dict[str, Any]) -> float:
    """Yuan that came over the counter and are still here."""
    signs = {"in": 1, "out": -1}
    return sum(signs.get(line["direction"], 0) * float(line["amount"]) for line in order["ledger"])


LEAVING: list[tuple[int, int, tuple[str, str], Posted]] = [
    (COST, 0, ("0", "0"), []),
    (316, 0, ("60", "0"), [("room_fee", "in", "60.00")]),
    (400, 0, ("0", "24"), [("refund", "out", "24.00")]),
    (COST, 200, ("0", "200"), [("deposit_out", "out", "200.00")]),
    (400, 200, ("0", "224"), [("refund", "out", "24.00"), ("deposit_out", "out", "200.00")]),
    (316, 200, ("0", "140"), [("deposit_deduct", "credit", "60.00"), ("deposit_out", "out", "140.00")]),
    (316, 60, ("0", "0"), [("deposit_deduct", "credit", "60.00")]),
    (176, 60, ("140", "0"), [("deposit_deduct", "credit", "60.00"), ("room_fee", "in", "140.00")]),
]


@pytest.mark.parametrize(("paid", "deposit", "hands", "lines"), LEAVING)
async def test_one_act_settles_the_account_and_closes_the_order(
    village: Village, paid: int, deposit: int, hands: tuple[str, str], lines: Posted
) -> None:
    before = await stay(village, paid, deposit)
    quote = await quote_check_out(village.actor, before["id"])
    assert tuple(float(quote["settled"][way]) for way in ("takes", "gives")) == tuple(map(float, hands))
    after = await leave(village, before, *hands)
    assert posted(before, after) == lines
    assert (after["state"], after["money"]["balance"], after["money"]["depositHeld"]) == ("closed", "0.00", "0.00")
    assert cash(after) == COST  # the house keeps what the nights cost, whatever passed over the counter
    receipts = [line["no"] for line in after["ledger"] if line["direction"] in ("in", "out")]
    assert len(set(receipts)) == len(receipts) and all(no.startswith("SJ") for no in receipts)
    assert [entry["action"] for entry in after["log"][:2]] == ["leaveSettled", "checkOut"]
    assert all(amount in after["log"][1]["text"] for _, _, amount in lines)


async def test_the_guest_is_counted_and_the_deposit_is_over(village: Village) -> None:
    order = await leave(village, await stay(village, deposit=200), gives="200")
    assert [(one.stay_times, one.spend_total) for one in await Renter.filter(tenant_id=village.org.id)] == [(1, 37600)]
    row = await Deposit.get(account_id=int(order["id"]))
    assert (row.state, row.held, row.due_back) == ("refunded", 0, None)


async def test_nights_that_are_given_back_are_paid_back_with_it(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_clock(monkeypatch, today(), "12:00")
    before = await stay(village, paid=4 * 188, deposit=100, nights=4)
    quote = await quote_check_out(village.actor, before["id"])
    assert (quote["nights"], quote["settled"]) == (2, {"takes": "0.00", "gives": "476.00"})
    after = await leave(village, before, gives="476.00")
    assert (after["state"], cash(after)) == ("closed", COST)
    back = await undo(village, after)
    assert (back["state"], back["money"]["balance"], back["money"]["depositHeld"]) == ("in_house", "0.00", "100.00")
    assert (cash(back), back["nightCount"]) == (cash(before), 4)


async def test_a_deposit_that_is_kept_leaves_the_order_open(village: Village) -> None:
    before = await stay(village, 316, 200)
    assert (await quote_check_out(village.actor, before["id"]))["depositKept"] == {"takes": "60.00", "gives": "0.00"}
    after = await leave(village, before, takes="60", keepDeposit=True)
    assert posted(before, after) == [("room_fee", "in", "60.00")]
    assert (after["state"], after["money"]["depositHeld"]) == ("checked_out", "200.00")
    assert (await Deposit.get(account_id=int(after["id"]))).due_back is not None


async def test_what_a_company_owes_is_not_asked_from_its_guest(village: Village) -> None:
    company = await add(village.actor, "rental/company", name="云栖数科", termsDays=15)
    order = await stay(village, 100, 200)
    on_account = {"id": order["id"], "companyId": str(company.id)}
    before = await act_on("account", village.actor, OnAccount.model_validate(on_account))
    quote = await quote_check_out(village.actor, before["id"])
    assert (quote["settled"], quote["balance"]) == ({"takes": "0.00", "gives": "200.00"}, "276.00")
    after = await leave(village, before, gives="200")
    assert posted(before, after) == [("deposit_out", "out", "200.00")]
    assert (after["state"], after["money"]["balance"]) == ("checked_out", "276.00")


@pytest.mark.parametrize(
    ("shown", "field"),
    [({"takes": "60"}, "settle.gives"), ({"gives": "139.99"}, "settle.gives"), ({}, "settle.gives")],
)
async def test_an_account_that_is_another_than_was_shown_is_refused_at_its_field(
    village: Village, shown: dict[str, str], field: str
) -> None:
    order = await stay(village, 316, 200)
    with pytest.raises(Conflict, match=r"140\.00") as refusal:
        await leave(village, order, **shown)
    assert (refusal.value.id, set(refusal.value.fields or {})) == ("order.account_changed", {field})
    assert (await read_detail(village.actor, order["id"])) == order


async def test_an_order_that_changed_meanwhile_is_stale(village: Village) -> None:
    order = await stay(village, 316)
    more = {"id": order["id"], "project": "damage", "amount": "40", "method": "company"}
    await act_on("cashier", village.actor, Cashier.model_validate(more))
    with pytest.raises(AppError) as refusal:
        await leave(village, order, takes="60")
    assert refusal.value.id == "row.stale"


async def test_above_the_limit_nobody_pays_out_alone_and_nothing_happens(village: Village) -> None:
    await set_switch(village.org.id, REFUND_APPROVAL, "150")
    order = await stay(village, COST, 200)
    assert (await quote_check_out(village.actor, order["id"]))["alone"] == "150.00"
    with pytest.raises(Conflict) as refusal:
        await leave(village, order, gives="200")
    assert refusal.value.id == "ledger.approval"
    assert (await read_detail(village.actor, order["id"])) == order
    kept = await leave(village, order, keepDeposit=True)
    assert kept["state"] == "checked_out"


async def test_what_a_second_person_may_still_pay_out_does_not_go_out_twice(village: Village) -> None:
    await set_switch(village.org.id, REFUND_APPROVAL, "150")
    order = await stay(village, COST, 200)
    asked = {"id": order["id"], "project": "deposit_out", "amount": "200", "note": "退房"}
    order = await act_on("cashier", village.actor, Cashier.model_validate(asked))
    await set_switch(village.org.id, REFUND_APPROVAL, "2000")
    with pytest.raises(Conflict) as refusal:
        await leave(village, order, gives="200")
    assert (refusal.value.id, set(refusal.value.fields or {})) == ("order.refund_waiting", {"settle.gives"})


async def test_it_needs_the_right_to_the_cashier_and_one_way_to_leave(village: Village) -> None:
    order = await stay(village, 316)
    clerk = await village.org.hire("rental:order:checkOut")
    settle = {"takes": "60", "gives": "0"}
    with pytest.raises(Denied):
        await act_on("checkOut", clerk, CheckOut.model_validate({"id": order["id"], "settle": settle}))
    both = {"id": order["id"], "settle": settle, "allowDebt": True, "reason": "明日付"}
    with pytest.raises(Invalid) as refusal:
        await act_on("checkOut", village.actor, CheckOut.model_validate(both))
    assert set(refusal.value.fields or {}) == {"allowDebt"}


async def test_the_same_key_twice_happens_once(village: Village, sign_in: Any) -> None:
    client: Client = await sign_in(village.actor)
    order = await stay(village, 316, 200)
    body = {"id": order["id"], "settle": {"takes": "0", "gives": "140"}}
    call = {"json": body, "headers": {"Idempotency-Key": "leaving-once"}}
    answers = [await client.call("POST", "/rental/order/checkOut", **call) for _ in range(2)]
    assert answers[0]["success"] and answers[0]["result"] == answers[1]["result"]
    assert await Ledger.filter(account_id=int(order["id"]), project="deposit_out").count() == 1


async def test_the_closing_has_no_call_of_its_own(village: Village, sign_in: Any) -> None:
    client: Client = await sign_in(village.actor)
    answer = await client.send("POST", "/rental/order/leaveSettled", json={"id": "1"})
    assert answer.status_code == 404


@pytest.mark.parametrize(("paid", "deposit", "hands"), [case[:3] for case in LEAVING])
async def test_an_undo_reverses_its_own_lines_also_from_closed(
    village: Village, paid: int, deposit: int, hands: tuple[str, str]
) -> None:
    before = await stay(village, paid, deposit)
    left = await leave(village, before, *hands)
    assert "undoCheckOut" in left["can"]
    back = await undo(village, left)
    assert back["state"] == "in_house" and cash(back) == cash(before)
    figures = ("balance", "depositHeld", "paid")
    assert [back["money"][name] for name in figures] == [before["money"][name] for name in figures]
    own = [line for line in back["ledger"] if line["id"] not in {one["id"] for one in before["ledger"]}]
    assert all(line["reversedBy"] or line["reverses"] for line in own)
    assert all(
        line["reversedBy"] is None for line in back["ledger"] if line["id"] in {x["id"] for x in before["ledger"]}
    )
    assert [one.stay_times for one in await Renter.filter(tenant_id=village.org.id)] == [0]
    again = await leave(village, back, *hands)
    assert (again["state"], cash(again)) == ("closed", COST)


async def test_an_undo_leaves_what_was_reversed_by_hand(village: Village) -> None:
    left = await leave(village, await stay(village, 316, 200), takes="60", keepDeposit=True)
    line = next(one for one in left["ledger"] if one["amount"] == "60.00")
    by_hand = {"id": left["id"], "ledgerId": line["id"], "reason": "收错"}
    left = await act_on("reverse", village.actor, Reverse.model_validate(by_hand))
    back = await undo(village, left)
    assert (back["state"], back["money"]["balance"], back["money"]["depositHeld"]) == ("in_house", "60.00", "200.00")


async def test_a_day_later_a_closed_order_offers_no_undo_and_says_nothing_of_it(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = await leave(village, await stay(village))
    monkeypatch.setattr("server.rental.orders.check_out.CHECKOUT_UNDO", timedelta(0))
    shown = await read_detail(village.actor, left["id"])
    assert "undoCheckOut" not in [*shown["can"], *shown["reasons"]]
    with pytest.raises(Conflict) as refusal:
        await undo(village, shown)
    assert refusal.value.id == "order.undo"


def test_what_changes_hands_is_what_the_account_is_off() -> None:
    balances, deposits = (-5000, -1, 0, 1, 6000, 20000, 30000), (0, 1, 20000)
    for balance, held, by_company, keep in product(balances, deposits, (False, True), (False, True)):
        due = reckon(balance, held, by_company=by_company, keep=keep)
        owed = 0 if by_company and balance > 0 else balance
        assert min(due) >= 0 and 0 in (due.taken, due.given)
        assert due.taken - due.refunded + due.deducted == owed
        assert due.deducted + due.returned == (0 if keep else held)
