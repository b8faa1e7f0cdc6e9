"""Money that goes out: never more than came in and is still here, and above a limit only with a second person."""

from dataclasses import dataclass
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import AppError, Conflict, Invalid
from server.kit.actor import Actor
from server.kit.switches import REFUND_APPROVAL
from server.rental.leases.view import lease_detail
from server.rental.orders.detail import read_detail
from server.rental.orders.payments import Cashier, Reverse
from server.rental.receivables.payments import ReversePayment
from server.rental.receivables.payments import reverse_payment as reverse_of_lease
from tests.kit.client import Client
from tests.kit.people import make_user
from tests.kit.switch import set_switch
from tests.rental.test_leases import pay as pay_bill
from tests.rental.test_leases import sign
from tests.rental.village import Village, act_on, build


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def post(village: Village, order: dict[str, Any], project: str, amount: str, **rest: Any) -> dict[str, Any]:
    form = {"id": order["id"], "project": project, "amount": amount, **rest}
    return await act_on("cashier", village.actor, Cashier.model_validate(form))


async def take_back(village: Village, order: dict[str, Any], line: dict[str, Any]) -> dict[str, Any]:
    form = {"id": order["id"], "ledgerId": line["id"], "reason": "收错了"}
    return await act_on("reverse", village.actor, Reverse.model_validate(form))


async def posted(village: Village, order: dict[str, Any]) -> list[tuple[str, str, str]]:
    lines = (await read_detail(village.actor, order["id"]))["ledger"]
    return [(line["project"], line["direction"], line["amount"]) for line in lines if line["direction"] != "charge"]


@pytest.mark.parametrize(
    ("paid", "projects", "out"),
    [
        ([("room_fee", "6")], "refund", ["99999"]),
        ([("room_fee", "6")], "refund", ["6.01"]),
        ([("room_fee", "6")], "refund", ["4", "2.01"]),
        ([], "refund", ["0.01"]),
        ([("deposit_in", "500")], "refund", ["1"]),
        ([("room_fee", "500")], "deposit_out", ["1"]),
        ([("deposit_in", "500")], "deposit_out", ["500.01"]),
        ([("deposit_in", "500"), ("deposit_deduct", "100")], "deposit_out", ["400.01"]),
        ([("deposit_in", "500")], "deposit_out", ["300", "200.01"]),
        ([("deposit_in", "500")], "deposit_deduct", ["500.01"]),
        ([("service", "50")], "refund", ["50.01"]),
    ],
)
async def test_no_more_goes_out_than_came_in_and_is_still_here(
    village: Village, paid: list[tuple[str, str]], projects: str, out: list[str]
) -> None:
    order = await village.book(village.whole, 1, 2)
    for project, amount in paid:
        await post(village, order, project, amount)
    *fine, last = out
    for amount in fine:
        await post(village, order, projects, amount)
    before = await posted(village, order)
    with pytest.raises(Invalid) as refusal:
        await post(village, order, projects, last)
    assert "amount" in (refusal.value.fields or {})
    assert await posted(village, order) == before


async def test_parts_of_one_refund_are_added_up(village: Village) -> None:
    order = await village.book(village.whole, 1, 2)
    await post(village, order, "room_fee", "100")
    with pytest.raises(Invalid):
        await post(village, order, "refund", "60", more=[{"project": "refund", "amount": "60", "method": "card"}])
    assert await posted(village, order) == [("room_fee", "in", "100.00")]


async def test_what_was_refunded_cannot_be_reversed_as_well(village: Village) -> None:
    order = await village.book(village.whole, 1, 2)
    await post(village, order, "room_fee", "100")
    order = await post(village, order, "refund", "80")
    receipt = next(line for line in order["ledger"] if line["direction"] == "in")
    with pytest.raises(AppError) as refusal:
        await take_back(village, order, receipt)
    assert refusal.value.id == "ledger.refunded"
    refund = next(line for line in order["ledger"] if line["project"] == "refund")
    order = await take_back(village, order, refund)
    order = await take_back(village, order, receipt)
    assert order["money"]["paid"] == "0.00"


async def test_a_discount_is_never_more_than_what_is_charged(village: Village) -> None:
    order = await village.book(village.whole, 1, 2)
    with pytest.raises(Invalid):
        await post(village, order, "discount", "99999")
    order = await post(village, order, "discount", order["money"]["total"])
    assert order["money"]["balance"] == "0.00"


async def test_what_a_lease_paid_goes_out_once(village: Village) -> None:
    lease = await sign(village)
    lease = await pay_bill(village, lease["bills"][0]["id"], "1500")
    body = {"id": lease["id"], "ledgerId": lease["ledger"][0]["id"], "reason": "收错了"}
    lease = await reverse_of_lease(village.actor, ReversePayment.model_validate(body))
    for line in lease["ledger"]:
        with pytest.raises(AppError):
            await reverse_of_lease(village.actor, ReversePayment.model_validate({**body, "ledgerId": line["id"]}))


DECIDES = ("workflow:request:list", "workflow:request:approve")


@dataclass
class Desk:
    """A house with a cashier and somebody who decides, both by their own calls."""

    village: Village
    clerk: Client
    chief: Client
    clerk_is: Actor
    chief_is: Actor

    async def act(self, verb: str, body: dict[str, Any]) -> dict[str, Any]:
        return dict(await self.clerk.call("POST", f"/rental/order/{verb}", json=body))

    async def decide(self, verb: str, request: dict[str, Any], note: str = "") -> dict[str, Any]:
        body = {"id": request["id"], "version": request["version"], "note": note}
        return dict(await self.chief.call("POST", f"/workflow/request/{verb}", json=body))

    async def order(self, order: dict[str, Any], client: Client | None = None) -> dict[str, Any]:
        return dict(await (client or self.clerk).result("GET", "/rental/order/detail", params={"id": order["id"]}))

    async def ask(
        self, project: str, amount: str, night: int = 1, **more: Any
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """An order that paid 6,000 and left 3,000 as a deposit, and the request of a refund of it."""
        order = await self.village.book(self.village.whole, night, night + 1)
        await post(self.village, order, "room_fee", "6000")
        await post(self.village, order, "deposit_in", "3000")
        body = {"id": order["id"], "project": project, "amount": amount, "method": "transfer", "note": "客人取消"}
        answer = await self.act("cashier", {**body, **more})
        assert answer["success"], answer
        [request] = answer["result"]["waiting"]
        return answer["result"], request


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Desk:
    tenant = village.actor.tenant_id
    codes = ("rental:order:list", "rental:order:cashier", "rental:order:reverse")
    clerk = await make_user(tenant, "前台小王", codes=codes)
    chief = await make_user(tenant, "财务主管", codes=(*DECIDES, "rental:order:list"))
    return Desk(village, await sign_in(clerk), await sign_in(chief), clerk, chief)


async def test_a_receipt_and_the_log_name_the_account_whatever_its_owner_is_called(desk: Desk) -> None:
    """A clerk who calls herself like the chief takes money as herself, and what is printed stays as it was."""
    order = await desk.village.book(desk.village.whole, 1, 2)
    body = {"id": order["id"], "project": "room_fee", "amount": "100", "method": "cash"}
    assert (await desk.act("cashier", body))["success"]
    await desk.clerk.result("PUT", "/sys/user/profile", json={"realname": desk.chief_is.realname})
    assert (await desk.act("cashier", body))["success"]
    await desk.clerk.result("PUT", "/sys/user/profile", json={"realname": "又一个"})
    shown = await desk.order(order)
    signed = [desk.clerk_is.signature, f"{desk.chief_is.realname}（{desk.clerk_is.username}）"]
    assert [line["operator"] for line in shown["ledger"] if line["direction"] == "in"] == signed
    assert [line["by"] for line in shown["log"] if line["action"] == "cashier"] == signed[::-1]


@pytest.mark.parametrize(("project", "amount"), [("refund", "2000.01"), ("deposit_out", "2000.01"), ("refund", "6000")])
async def test_above_the_limit_nothing_is_paid_until_somebody_else_agrees(
    desk: Desk, project: str, amount: str
) -> None:
    order, request = await desk.ask(project, amount)
    assert (request["state"], request["amount"]) == ("pending", f"{float(amount):.2f}")
    assert (request["applicant"]["name"], request["reason"]) == (desk.clerk_is.signature, "客人取消")
    assert request["can"] == ["withdraw"]
    assert not [line for line in order["ledger"] if line["direction"] == "out"]
    assert request["no"] in order["log"][0]["text"]

    mine = await desk.clerk.call(
        "POST", "/workflow/request/approve", json={"id": request["id"], "version": request["version"]}
    )
    assert mine["code"] == 403
    [seen] = (await desk.order(order, desk.chief))["waiting"]
    assert "approve" in seen["can"] and "refuse" in seen["can"]
    assert (await desk.decide("approve", request))["success"]
    after = await desk.order(order)
    [paid] = [line for line in after["ledger"] if line["direction"] == "out"]
    assert (paid["project"], paid["amount"], paid["operator"]) == (
        project,
        f"{float(amount):.2f}",
        desk.clerk_is.signature,
    )
    assert after["waiting"] == [] and request["no"] in after["log"][0]["text"]
    assert after["log"][0]["by"] == desk.chief_is.signature
    assert not (await desk.decide("approve", request))["success"]
    assert len((await desk.order(order))["ledger"]) == len(after["ledger"])


async def test_who_asked_takes_it_back_without_any_right_to_requests_and_nobody_else_learns_of_it(
    desk: Desk, sign_in: Any
) -> None:
    order, request = await desk.ask("refund", "2000.01")
    body = {"id": request["id"], "version": 0, "note": "客人改了主意"}
    other = await sign_in(await make_user(desk.village.actor.tenant_id, "前台小李", codes=("rental:order:list",)))
    denied = await other.call("POST", "/workflow/request/withdraw", json=body)
    assert (denied["code"], denied["id"], denied["result"]) == (403, "approval.applicant", None)
    body["version"] = request["version"]
    answer = await desk.clerk.call("POST", "/workflow/request/withdraw", json=body)
    assert answer["result"]["state"] == "withdrawn", answer
    assert (await desk.order(order))["waiting"] == []


async def test_up_to_the_limit_one_person_pays_out_but_parts_are_added_up(desk: Desk) -> None:
    order = await desk.village.book(desk.village.whole, 1, 2)
    await post(desk.village, order, "room_fee", "6000")
    order = await post(desk.village, order, "refund", "2000")
    assert order["waiting"] == [] and order["ledger"][-1]["direction"] == "out"
    body = {"id": order["id"], "project": "refund", "amount": "0.01"}
    silent = await desk.act("cashier", body)
    assert "note" in silent["fields"]
    [request] = (await desk.act("cashier", {**body, "note": "余款"}))["result"]["waiting"]
    assert request["amount"] == "0.01"


async def test_parts_of_one_form_wait_together(desk: Desk) -> None:
    part = {"project": "refund", "amount": "1500", "method": "wechat", "note": "客人取消"}
    order, request = await desk.ask("refund", "1500", more=[part])
    assert request["amount"] == "3000.00"
    assert (await desk.decide("approve", request))["success"]
    out = [line for line in (await desk.order(order))["ledger"] if line["direction"] == "out"]
    assert [(line["amount"], line["method"]) for line in out] == [("1500.00", "transfer"), ("1500.00", "wechat")]


async def test_what_the_account_does_not_have_is_refused_at_once_and_not_asked_for(desk: Desk) -> None:
    order = await desk.village.book(desk.village.whole, 1, 2)
    await post(desk.village, order, "room_fee", "6")
    body = {"id": order["id"], "project": "refund", "amount": "99999", "note": "误"}
    assert "amount" in (await desk.act("cashier", body))["fields"]
    assert (await desk.order(order))["waiting"] == []


async def test_what_changed_meanwhile_is_checked_again_and_the_request_stays(desk: Desk) -> None:
    order, request = await desk.ask("refund", "5000")
    receipt = next(line for line in order["ledger"] if line["project"] == "room_fee" and line["direction"] == "in")
    assert (await desk.decide("refuse", request, "先核对"))["success"]
    _ = await desk.act("reverse", {"id": order["id"], "ledgerId": receipt["id"], "reason": "收错了"})
    [reversal] = (await desk.order(order))["waiting"]
    assert (await desk.decide("approve", reversal))["success"]
    answer = await desk.act("cashier", {"id": order["id"], "project": "refund", "amount": "2500", "note": "x"})
    assert "amount" in answer["fields"]

    order, request = await desk.ask("refund", "5000", night=3)
    await post(desk.village, order, "refund", "1500")
    refused = await desk.decide("approve", request)
    assert not refused["success"] and "amount" in refused["fields"]
    [still] = (await desk.order(order))["waiting"]
    assert still["state"] == "pending"
    assert len([line for line in (await desk.order(order))["ledger"] if line["direction"] == "out"]) == 1


async def test_a_refused_refund_pays_nothing_and_the_order_says_why(desk: Desk) -> None:
    order, request = await desk.ask("refund", "5000")
    assert "note" in (await desk.decide("refuse", request))["fields"]
    assert (await desk.decide("refuse", request, "缺少取消凭证"))["success"]
    after = await desk.order(order)
    assert after["waiting"] == [] and "缺少取消凭证" in after["log"][0]["text"]
    assert not [line for line in after["ledger"] if line["direction"] == "out"]


async def test_an_order_waits_for_one_decision_at_a_time(desk: Desk) -> None:
    order, request = await desk.ask("refund", "5000")
    again = await desk.act("cashier", {"id": order["id"], "project": "refund", "amount": "3000", "note": "x"})
    assert (again["code"], again["id"]) == (409, "approval.twice") and request["no"] in again["message"]


async def test_check_in_and_entry_cannot_pay_out_what_needs_a_second_person(desk: Desk) -> None:
    lines = [
        {"project": "deposit_in", "amount": "5000"},
        {"project": "deposit_out", "amount": "5000"},
    ]
    with pytest.raises(Conflict) as refusal:
        await desk.village.book(desk.village.whole, 1, 2, cashier=lines)
    assert refusal.value.id == "ledger.approval"


async def test_a_large_payment_of_a_lease_is_taken_back_by_two(desk: Desk, sign_in: Any) -> None:
    lease = await sign(desk.village)
    lease = await pay_bill(desk.village, lease["bills"][0]["id"], "3500")
    body = {"id": lease["id"], "ledgerId": lease["ledger"][0]["id"], "reason": "收错了"}
    lease = await reverse_of_lease(desk.village.actor, ReversePayment.model_validate(body))
    [request] = lease["waiting"]
    assert (request["amount"], lease["paid"]) == ("3500.00", "3500.00")
    assert (await desk.decide("approve", request))["success"]
    after = await lease_detail(desk.village.actor, lease["id"])
    assert (after["paid"], after["waiting"], after["ledger"][-1]["direction"]) == ("0.00", [], "out")
    assert after["bills"][0]["state"] == "open"


@pytest.mark.parametrize(
    ("value", "waits"), [("500", True), ("99999", False), ("many", True), ("-1", True), ("", True)]
)
async def test_the_limit_is_a_parameter_and_nonsense_counts_as_not_set(desk: Desk, value: str, waits: bool) -> None:
    await set_switch(desk.village.actor.tenant_id, REFUND_APPROVAL, value)
    order = await desk.village.book(desk.village.whole, 1, 2)
    await post(desk.village, order, "room_fee", "6000")
    order = await post(desk.village, order, "refund", "2500", note="取消")
    assert bool(order["waiting"]) is waits
