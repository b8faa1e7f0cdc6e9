"""Segments: conditions that the list would take, found with the rights of who uses them, and kept while something names them."""

from typing import Any

from schema.content.message import BizMessage
from schema.kit.snowflake import next_id
from schema.member.level import Level
from schema.member.membership import ACTIVE
from schema.member.person import Member
from schema.survey.survey import Survey
from schema.system.announcement import AnnouncementSend
from tests.engine.test_data_rules import restrict_to
from tests.kit.client import Client
from tests.kit.people import Organisation
from tests.member.desk import add, refused

FILTER = {"matchType": "and", "conditions": [{"field": "gender", "rule": "eq", "val": "2"}]}


async def woman(desk: Client, name: str, **more: Any) -> dict[str, Any]:
    return await add(desk, "person", name=name, gender="2", **more)


async def women(desk: Client, name: str = "女会员", **more: Any) -> dict[str, Any]:
    return await add(desk, "segment", name=name, of="person", conditions=FILTER, **more)


async def members(client: Client, row: dict[str, Any]) -> set[str]:
    found = await client.result("GET", "/vip/segment/members", params={"id": row["id"]})
    assert found["total"] == len(found["members"])
    return {one["name"] for one in found["members"]}


async def test_who_is_in_it_follows_the_rows(desk: Client) -> None:
    await add(desk, "person", name="沈一鸣", gender="1")
    row = await women(desk)
    assert await members(desk, row) == set()
    await woman(desk, "顾清")
    assert await members(desk, row) == {"顾清"}
    both = {"filters": {"name": "*顾*"}, **FILTER}
    await woman(desk, "林夏")
    assert await members(desk, await add(desk, "segment", name="姓顾", of="person", conditions=both)) == {"顾清"}


async def test_what_the_list_would_not_take_is_refused_at_its_conditions(desk: Client) -> None:
    wrong: Any
    for wrong in (
        {},
        [],
        {"conditions": "x"},
        {"conditions": [{"field": "nothing", "rule": "eq", "val": "1"}]},
        {"conditions": [{"field": "idNo", "rule": "eq", "val": "1"}]},
        {"conditions": [{"field": "gender", "rule": "sounds", "val": "1"}]},
        {"conditions": [{"field": "birth", "rule": "ge", "val": "someday"}]},
        {"conditions": [{"field": "gender", "rule": "eq", "val": ""}]},
        {"filters": {"nothing": "1"}},
        {
            "conditions": [
                {"matchType": "and", "conditions": [{"conditions": [{"conditions": [*FILTER["conditions"]]}]}]}
            ]
        },
    ):
        assert set(await refused(desk, "segment", name="错", of="person", conditions=wrong)) == {"conditions"}, wrong


async def test_it_holds_for_each_reader_whom_they_may_see(
    desk: Client, organisation: Organisation, sign_in: Any
) -> None:
    chapter = await add(desk, "org", name="一分会", kind="chapter")
    await woman(desk, "顾清", orgId=chapter["id"])
    await woman(desk, "林夏")
    row = await women(desk)
    head = await restrict_to(
        organisation, "vip/person", "vip:person:list", "orgId", "=", chapter["id"], ["vip:segment:list"]
    )
    client = await sign_in(head)
    assert await members(client, row) == {"顾清"}
    assert await members(desk, row) == {"顾清", "林夏"}
    nobody = await sign_in(await organisation.hire("vip:segment:list", name="新人"))
    assert (await nobody.call("GET", "/vip/segment/members", params={"id": row["id"]}))["code"] == 403


async def test_a_message_reaches_the_accounts_of_persons_and_of_firms_in_it(
    desk: Client, organisation: Organisation
) -> None:
    first, second = await organisation.hire(name="甲"), await organisation.hire(name="乙")
    firm = await add(desk, "firm", name="晨光制造", industry="manufacture")
    await woman(desk, "顾清", userId=str(first.user_id))
    await add(desk, "person", name="沈一鸣", gender="1", firmId=firm["id"], userId=str(second.user_id))
    firms = await add(
        desk,
        "segment",
        name="晨光",
        of="firm",
        conditions={"conditions": [{"field": "name", "rule": "like", "val": "晨光"}]},
    )
    chosen = f"{(await women(desk))['id']},{firms['id']}"
    body = {"title": "通知", "body": "请查收", "segmentIds": chosen}
    message = await desk.result("POST", "/biz/message/add", json=body)
    for step in ("approve", "send"):
        version = (await BizMessage.get(id=int(message["id"]))).row_version
        answer = await desk.call("POST", f"/biz/message/{step}", json={"id": message["id"], "version": version})
        assert answer["success"], answer
    sent = await BizMessage.get(id=int(message["id"]))
    receipts = await AnnouncementSend.filter(annt_id=sent.notice_id or 0)
    assert {one.user_id for one in receipts} == {first.user_id, second.user_id}


async def test_dues_are_issued_to_a_segment_alone(desk: Client, organisation: Organisation) -> None:
    level = await Level.create(id=next_id(), tenant_id=organisation.id, name="理事", dues_year=100_00)
    known = {"tenant_id": organisation.id, "level_id": level.id, "state": ACTIVE}
    for number, (name, gender) in enumerate((("顾清", "2"), ("沈一鸣", "1"))):
        await Member.create(id=next_id(), name=name, gender=gender, member_no=f"HY{number}", **known)
    wish = {"year": 2026, "dueDate": "2026-03-31", "dryRun": True}
    assert (await desk.result("POST", "/fin/due/issue", json=wish))["persons"] == 2
    row = await women(desk)
    found = await desk.result("POST", "/fin/due/issue", json={**wish, "segmentId": row["id"]})
    assert [line["name"] for line in found["lines"]] == ["顾清"]
    unknown = await desk.call("POST", "/fin/due/issue", json={**wish, "segmentId": "12345"})
    assert unknown["code"] == 404


async def test_an_activity_of_a_segment_takes_its_members_alone(desk: Client) -> None:
    inside, outside = (
        await woman(desk, "顾清", mobile="13800000001"),
        await add(desk, "person", name="沈一鸣", gender="1"),
    )
    category = await desk.result("POST", "/act/category/add", json={"name": "沙龙", "code": "salon"})
    times = {"beginAt": "2099-06-01 09:00:00", "endAt": "2099-06-01 17:00:00"}
    body = {"title": "沙龙", "categoryId": category["id"], "capacity": 9, "audience": "segment", **times}
    assert set((await desk.call("POST", "/act/activity/add", json=body))["fields"]) == {"segmentId"}
    row = await desk.result("POST", "/act/activity/add", json={**body, "segmentId": (await women(desk))["id"]})
    entry = {"activityId": row["id"], "phone": "13800000002"}
    for wrong in ({"name": "来宾"}, {"memberId": outside["id"]}):
        answer = await desk.call("POST", "/act/registration/add", json={**entry, **wrong})
        assert set(answer["fields"]) == {"memberId"}, answer
    assert (await desk.call("POST", "/act/registration/add", json={**entry, "memberId": inside["id"]}))["success"]


async def test_a_survey_of_a_segment_is_answered_by_its_members_alone(
    desk: Client, organisation: Organisation, sign_in: Any
) -> None:
    asked, other = await organisation.hire(name="甲"), await organisation.hire(name="乙")
    await woman(desk, "顾清", userId=str(asked.user_id))
    await add(desk, "person", name="沈一鸣", gender="1", userId=str(other.user_id))
    segment = (await women(desk))["id"]
    body = {"title": "调查", "kind": "questionnaire", "onePer": "none", "segmentId": segment}
    assert set((await desk.call("POST", "/svy/survey/add", json=body))["fields"]) == {"segmentId"}
    row = await desk.result("POST", "/svy/survey/add", json={**body, "needLogin": True})
    question = {"surveyId": row["id"], "seq": 1, "kind": "text", "title": "意见"}
    made = await desk.result("POST", "/svy/question/add", json=question)
    stored = await Survey.get(id=int(row["id"]))
    answer = await desk.call("POST", "/svy/survey/publish", json={"id": row["id"], "version": stored.row_version})
    assert answer["success"], answer
    given = {"token": stored.token, "device": "d" * 32, "answers": {made["id"]: "很好"}}
    refusal = await (await sign_in(other)).call("POST", "/svy/public/answer", json=given)
    assert (refusal["code"], refusal["id"]) == (409, "survey.closed")
    assert (await (await sign_in(asked)).call("POST", "/svy/public/answer", json=given))["success"]


async def test_one_that_is_used_is_not_deleted_and_it_says_by_what(desk: Client) -> None:
    row = await women(desk)
    message = await desk.result(
        "POST", "/biz/message/add", json={"title": "节日问候", "body": "好", "segmentIds": row["id"]}
    )
    answer = await desk.call("DELETE", "/vip/segment/delete", params={"id": row["id"]})
    assert (answer["code"], answer["id"]) == (409, "segment.used")
    assert "节日问候" in answer["message"]
    await desk.result("DELETE", "/biz/message/delete", params={"id": message["id"]})
    await desk.result("DELETE", "/vip/segment/delete", params={"id": row["id"]})
