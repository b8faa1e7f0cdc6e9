"""Campaigns: who is asked, once and again, what becomes of it, and how old what is known of a member is."""

from datetime import timedelta
from typing import Any

from schema.kit.clock import now
from schema.member.improve import MemberImprove
from schema.member.person import Member
from schema.system.announcement import Announcement
from schema.system.text_message import TextMessage
from tests.kit.client import Client
from tests.kit.people import Organisation
from tests.member.desk import add, read
from tests.workers.tasks import finish


async def send(desk: Client, row: dict[str, Any], whom: str = "new") -> dict[str, Any]:
    """The task as it ended."""
    version = (await read(desk, "campaign", row))["rowVersion"]
    body = {"id": row["id"], "version": version, "whom": whom}
    started = await desk.result("POST", "/vip/campaign/send", json=body)
    told = await finish(desk, started)
    assert told["state"] == "done", told
    return dict(told["result"])


async def counts(desk: Client, row: dict[str, Any]) -> tuple[int, int, int, int]:
    found = await read(desk, "campaign", row)
    return found["sent"], found["opened"], found["answered"], found["taken"]


async def people(desk: Client, organisation: Organisation) -> tuple[dict[str, Any], dict[str, Any], dict[str, Any]]:
    """With an account, with a mobile, with neither."""
    account = await organisation.hire(name="顾清")
    return (
        await add(desk, "person", name="顾清", userId=str(account.user_id)),
        await add(desk, "person", name="林夏", mobile="13800002222"),
        await add(desk, "person", name="沈一鸣"),
    )


async def test_each_is_asked_once_by_account_or_mobile_and_it_counts_what_came_of_it(
    desk: Client, organisation: Organisation, sign_in: Any
) -> None:
    first, second, _ = await people(desk, organisation)
    row = await add(desk, "campaign", name="年度核对", fields="mobile,education", below=90)
    assert await send(desk, row) == {"told": 1, "texted": 1, "unreached": 1}
    assert await counts(desk, row) == (2, 0, 0, 0)
    notice = await Announcement.get(tenant_id=organisation.id, open_page__startswith="/improve#")
    token = notice.open_page.partition("#")[2]
    nobody = await sign_in()
    opened = await nobody.call("POST", "/portal/improve/open", json={"token": token})
    assert opened["success"], opened
    assert await counts(desk, row) == (2, 1, 0, 0)
    body = {"token": token, "values": {"mobile": "13900001111"}}
    assert (await nobody.call("POST", "/portal/improve/fill", json=body))["success"]
    link = await MemberImprove.get(member_id=int(first["id"]))
    taken = {"id": str(link.id), "version": link.row_version, "take": ["mobile"]}
    assert (await desk.call("POST", "/vip/improve/take", json=taken))["success"]
    assert await counts(desk, row) == (2, 1, 1, 1)
    assert await send(desk, row, "silent") == {"told": 0, "texted": 1, "unreached": 0}
    assert (await MemberImprove.get(member_id=int(second["id"]))).reminded == 1
    assert await TextMessage.filter(tenant_id=organisation.id, purpose="improve").count() == 2


async def test_only_members_of_its_segment_below_its_line_are_asked(desk: Client, organisation: Organisation) -> None:
    await people(desk, organisation)
    women = {"conditions": [{"field": "name", "rule": "like", "val": "林"}]}
    segment = await add(desk, "segment", name="林", of="person", conditions=women)
    row = await add(desk, "campaign", name="林", fields="education", segmentId=segment["id"])
    assert await send(desk, row) == {"told": 0, "texted": 1, "unreached": 0}
    used = await desk.call("DELETE", "/vip/segment/delete", params={"id": segment["id"]})
    assert used["id"] == "row.referenced" and "资料完善活动" in used["message"], used
    low = await add(
        desk, "campaign", name="低", fields="education", segmentId=segment["id"], below=10
    )  # her mobile is 10 %
    version = {"id": low["id"], "version": low["rowVersion"], "whom": "new"}
    answer = await desk.call("POST", "/vip/campaign/send", json=version)
    assert (answer["code"], answer["id"]) == (409, "campaign.nobody")


async def test_the_days_since_a_file_was_confirmed_are_listed_in_their_order(desk: Client) -> None:
    for name, days in (("顾清", 40), ("林夏", 400), ("沈一鸣", 4)):
        row = await add(desk, "person", name=name)
        at = now() - timedelta(days=days)
        await Member.filter(id=int(row["id"])).update(create_time=at, update_time=at)
    query = {"column": "staleDays", "order": "desc", "pageNo": 1}
    listed = (await desk.result("GET", "/vip/person/list", params=query))["records"]
    assert [(one["name"], one["staleDays"]) for one in listed] == [("林夏", 400), ("顾清", 40), ("沈一鸣", 4)]
    old = (await desk.result("GET", "/vip/person/list", params={"staleDays_begin": "40", "pageNo": 1}))["records"]
    assert {one["name"] for one in old} == {"林夏", "顾清"}
