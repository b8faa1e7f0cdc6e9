"""A request finds those who must decide it in their bell, and its decision finds who asked."""

from typing import Any

from tests.approval.conftest import Office, SignIn, act
from tests.kit.client import Client

MESSAGE = "2"


async def bell(client: Client) -> list[dict[str, Any]]:
    """The messages, the newest first."""
    page = await client.result(
        "GET", "/sys/sysAnnouncementSend/getMyAnnouncementSend", params={"msgCategory": MESSAGE, "pageSize": 20}
    )
    return list(page["records"])


async def titles(client: Client) -> list[str]:
    return [one["titile"] for one in await bell(client)]


async def test_whoever_may_decide_is_told_with_the_way_there_and_the_applicant_hears_the_decision(
    office: Office, sign_in: SignIn
) -> None:
    card, request = await office.ask_to_scrap()
    second = await sign_in(office.second)
    name = f"报废 {card['code']} 空调"
    for client in (office.decides, second):
        told = (await bell(client))[0]
        assert (told["titile"], told["openPage"]) == (f"待您审批：{name}", f"/workflow?id={request['id']}")
    assert await titles(office.asks) == []
    assert (await act(office.decides, "approve", request, note="同意报废"))["success"]
    heard = (await bell(office.asks))[0]
    assert (heard["titile"], heard["openPage"]) == (f"审批已同意：{name}", f"/workflow?id={request['id']}")
    assert len(await bell(office.decides)) == 1
    english = await office.asks.result(
        "GET",
        "/sys/sysAnnouncementSend/getMyAnnouncementSend",
        params={"msgCategory": MESSAGE},
        headers={"international": "2"},
    )
    assert english["records"][0]["titile"] == f"Approved: {name}"


async def test_a_returned_request_is_told_to_who_asked_and_comes_back_to_those_who_decide(office: Office) -> None:
    _, request = await office.ask_to_scrap()
    returned = (await act(office.decides, "return", request, note="请附报价"))["result"]
    assert [title.split("：")[0] for title in await titles(office.asks)] == ["审批退回修改"]
    assert (await act(office.asks, "resubmit", returned, note="报价1800元"))["success"]
    assert [title.split("：")[0] for title in await titles(office.decides)] == ["待您审批", "待您审批"]


async def test_a_delegated_request_is_told_to_whom_it_was_given_and_a_withdrawn_one_to_nobody(
    office: Office, sign_in: SignIn
) -> None:
    _, request = await office.ask_to_scrap()
    second = await sign_in(office.second)
    given = (await act(office.decides, "delegate", request, userId=str(office.second.user_id)))["result"]
    assert [len(await bell(client)) for client in (office.decides, second, office.asks)] == [1, 2, 0]
    assert (await act(office.asks, "withdraw", given))["success"]
    assert [len(await bell(client)) for client in (office.decides, second, office.asks)] == [1, 2, 0]
