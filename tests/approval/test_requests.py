"""A request is decided by somebody else, once, and only an approved one has an effect."""

from typing import Any

import pytest

from schema.approval.request import request as request_resource
from schema.asset.card import Card
from server.kit.parameter import OFF, ON
from server.kit.switches import SAFE_MODE
from tests.approval.conftest import Office, SignIn, act, unknown_id
from tests.kit.people import create_organisation
from tests.kit.switch import set_switch


async def test_an_approved_scrapping_scraps_the_asset_and_both_histories_tell_it(office: Office) -> None:
    card, request = await office.ask_to_scrap()
    assert (request["state"], request["kind"], request["amount"]) == ("pending", "asset_scrap", "2799.00")
    assert await office.state_of(card) == "in_stock"
    answer = await act(office.decides, "approve", request, note="同意报废")
    assert answer["success"], answer
    decided = answer["result"]
    assert (decided["state"], decided["decidedBy"]["name"], decided["can"]) == (
        "approved",
        office.decider.signature,
        [],
    )
    assert [(step["verb"], step["by"]) for step in decided["steps"]] == [
        ("submit", office.asker.signature),
        ("approve", office.decider.signature),
    ]
    assert await office.state_of(card) == "scrapped"
    events = await office.asks.result("GET", "/asset/event/list", params={"cardId": card["id"]})
    assert [row["kind"] for row in events["records"]] == ["scrap", "requestScrap"]


async def test_an_approved_purchase_makes_a_card_for_each_piece(office: Office) -> None:
    body = {"name": "智能门锁", "category": "lock", "quantity": 3, "price": "1299.00", "reason": "新接管房源"}
    asked = await office.asks.result("POST", "/asset/card/requestPurchase", json=body)
    request = await office.request(asked["id"])
    assert request["amount"] == "3897.00"
    assert (await office.asks.result("GET", "/asset/card/list"))["total"] == 0
    assert (await act(office.decides, "approve", request))["success"]
    cards = (await office.asks.result("GET", "/asset/card/list"))["records"]
    assert sorted(card["code"] for card in cards) == ["ZC00001", "ZC00002", "ZC00003"]
    assert {(card["name"], card["state"], card["price"]) for card in cards} == {("智能门锁", "in_stock", "1299.00")}


async def test_a_refusal_needs_a_reason_and_changes_nothing_else(office: Office) -> None:
    card, request = await office.ask_to_scrap()
    silent = await act(office.decides, "refuse", request)
    assert silent["fields"] == {"note": "请填写理由"}
    answer = await act(office.decides, "refuse", request, note="先报修")
    assert (answer["result"]["state"], answer["result"]["decision"]) == ("refused", "先报修")
    assert await office.state_of(card) == "in_stock"


async def test_nobody_decides_what_they_asked_for_themselves(office: Office, sign_in: SignIn) -> None:
    own = await sign_in(office.organisation.admin)
    body = {"name": "投影仪", "category": "it", "quantity": 1, "price": "3000", "reason": "会议室"}
    asked = await own.result("POST", "/asset/card/requestPurchase", json=body)
    request = await office.request(asked["id"], own)
    assert "approve" not in request["can"] and "withdraw" in request["can"]
    answer = await act(own, "approve", request)
    assert (answer["code"], answer["id"]) == (403, "approval.own")


async def test_while_nothing_may_be_changed_nothing_is_offered(office: Office) -> None:
    _, request = await office.ask_to_scrap()
    await set_switch(office.organisation.id, SAFE_MODE, ON)
    assert "approve" in request["can"] and (await office.request(request["id"]))["can"] == []
    await set_switch(office.organisation.id, SAFE_MODE, OFF)
    assert (await office.request(request["id"]))["can"] == request["can"]


async def test_a_request_is_decided_once_also_when_two_decide_at_the_same_moment(
    office: Office, sign_in: SignIn
) -> None:
    card, request = await office.ask_to_scrap()
    assert (await act(office.decides, "approve", request))["success"]
    late = await act(await sign_in(office.second), "refuse", request, note="不同意")
    assert (late["code"], late["id"]) == (409, "approval.state")
    assert await office.state_of(card) == "scrapped"


async def test_one_asset_waits_for_one_decision_at_a_time(office: Office) -> None:
    card, request = await office.ask_to_scrap()
    body = {"id": card["id"], "version": card["rowVersion"], "note": "再次申请"}
    again = await office.asks.call("POST", "/asset/card/requestScrap", json=body)
    assert again["id"] == "approval.twice" and request["no"] in again["message"]
    assert (await act(office.asks, "withdraw", request))["result"]["state"] == "withdrawn"
    assert (await office.asks.call("POST", "/asset/card/requestScrap", json=body))["success"]


async def test_a_returned_request_comes_back_with_a_better_reason(office: Office) -> None:
    _, request = await office.ask_to_scrap()
    returned = (await act(office.decides, "return", request, note="请附维修报价"))["result"]
    assert returned["state"] == "returned" and returned["decidedBy"] is None
    mine = await office.request(request["id"], office.asks)
    assert mine["can"] == ["withdraw", "resubmit"]
    again = (await act(office.asks, "resubmit", mine, note="报价1800元，超过残值"))["result"]
    assert (again["state"], again["reason"]) == ("pending", "报价1800元，超过残值")
    assert [step["verb"] for step in again["steps"]] == ["submit", "return", "resubmit"]


async def test_who_calls_themselves_like_another_decides_in_their_own_account_and_changes_no_name_of_before(
    office: Office,
) -> None:
    _, request = await office.ask_to_scrap()
    await office.decides.result("PUT", "/sys/user/profile", json={"realname": office.second.realname})
    decided = (await act(office.decides, "approve", request))["result"]
    as_signed = f"{office.second.realname}（{office.decider.username}）"
    assert decided["decidedBy"]["name"] == as_signed != office.second.signature
    await office.decides.result("PUT", "/sys/user/profile", json={"realname": "别人"})
    await office.asks.result("PUT", "/sys/user/profile", json={"realname": "别人"})
    later = await office.request(request["id"])
    assert (later["applicant"]["name"], later["decidedBy"]["name"]) == (office.asker.signature, as_signed)
    assert [step["by"] for step in later["steps"]] == [office.asker.signature, as_signed]


async def test_a_delegated_request_is_decided_by_whom_it_was_given_to(office: Office, sign_in: SignIn) -> None:
    _, request = await office.ask_to_scrap()
    wrong = await act(office.decides, "delegate", request, userId=str(office.asker.user_id))
    assert "userId" in wrong["fields"]
    given = (await act(office.decides, "delegate", request, userId=str(office.second.user_id)))["result"]
    assert given["assignee"]["name"] == office.second.signature and given["state"] == "pending"
    refused = await act(office.decides, "approve", given)
    assert (refused["code"], refused["id"]) == (403, "approval.assigned")
    assert (await act(await sign_in(office.second), "approve", given))["success"]


async def test_each_box_holds_what_belongs_there(office: Office) -> None:
    _, first = await office.ask_to_scrap()
    _, second = await office.ask_to_scrap()
    assert (await act(office.decides, "approve", first))["success"]

    async def box(client: Any, name: str) -> list[str]:
        page = await client.result("GET", "/workflow/request/inbox", params={"box": name})
        return [row["id"] for row in page["records"]]

    assert await box(office.decides, "todo") == [second["id"]]
    assert await box(office.decides, "done") == [first["id"]]
    assert await box(office.decides, "mine") == []
    assert await box(office.asks, "mine") == [second["id"], first["id"]]
    assert await box(office.asks, "todo") == []


async def test_an_effect_that_is_refused_leaves_the_request_undecided(office: Office) -> None:
    card, request = await office.ask_to_scrap()
    await Card.filter(id=card["id"]).update(state="scrapped")
    answer = await act(office.decides, "approve", request)
    assert (answer["code"], answer["id"]) == (409, "asset.state")
    assert (await office.request(request["id"]))["state"] == "pending"


@pytest.mark.parametrize("verb", sorted(step.code for step in request_resource.transitions))
async def test_another_organisation_cannot_touch_it(verb: str, office: Office, sign_in: SignIn) -> None:
    _, request = await office.ask_to_scrap()
    stranger = await sign_in((await create_organisation("别家")).admin)
    extra = {"userId": unknown_id()} if verb == "delegate" else {}
    answer = await act(stranger, verb, request, note="x", **extra)
    assert answer["code"] == 404
    assert (await office.request(request["id"]))["state"] == "pending"
