"""Experts with hours and a rating that nobody types, resources given to those to whom they are open, questions answered in a day."""

from datetime import timedelta
from typing import Any

from schema.crm.expert import Expert
from schema.crm.tenant_question import TenantQuestion
from schema.kit.clock import today
from tests.kit.client import Client
from tests.kit.people import Organisation


async def add(desk: Client, path: str, **values: Any) -> dict[str, Any]:
    return dict(await desk.result("POST", f"/{path}/add", json=values))


async def refused(desk: Client, path: str, **values: Any) -> dict[str, str]:
    answer = await desk.call("POST", f"/{path}/add", json=values)
    assert not answer["success"], answer
    return dict(answer["fields"])


async def take(desk: Client, path: str, code: str, row_id: str, **rest: Any) -> dict[str, Any]:
    model = {"crm/expert": Expert, "crm/question": TenantQuestion}[path]
    stored: Any = await model.get(id=int(row_id))
    return await desk.call("POST", f"/{path}/{code}", json={"id": row_id, "version": stored.row_version, **rest})


async def test_an_expert_is_published_paused_for_a_reason_and_resumed(desk: Client) -> None:
    expert = await add(desk, "crm/expert", name="陈平", subjects="law")
    assert expert["state"] == "pending" and expert["can"] == ["publish"]
    assert (await take(desk, "crm/expert", "publish", expert["id"]))["result"]["state"] == "published"
    assert set((await take(desk, "crm/expert", "pause", expert["id"]))["fields"]) == {"reason"}
    assert (await take(desk, "crm/expert", "pause", expert["id"], reason="出差"))["result"]["state"] == "paused"
    assert (await take(desk, "crm/expert", "resume", expert["id"]))["result"]["state"] == "published"


async def test_hours_of_an_expert_end_after_they_begin_and_do_not_overlap(desk: Client) -> None:
    hours = [{"weekday": "1", "begin": "09:00:00", "end": "11:00:00"}]
    expert = await add(desk, "crm/expert", name="陈平", subjects="law", children={"crm/expertSlot": hours})
    slot = {"expertId": expert["id"], "weekday": "1"}
    assert set(await refused(desk, "crm/expertSlot", **slot, begin="10:30:00", end="12:00:00")) == {"begin"}
    assert set(await refused(desk, "crm/expertSlot", **slot, begin="14:00:00", end="14:00:00")) == {"end"}
    await add(desk, "crm/expertSlot", **slot, begin="11:00:00", end="12:00:00")
    await add(desk, "crm/expertSlot", expertId=expert["id"], weekday="2", begin="10:30:00", end="12:00:00")


async def test_the_rating_is_the_mean_of_the_reviews(desk: Client) -> None:
    expert = await add(desk, "crm/expert", name="陈平", subjects="law", rating="5", rated=99)
    assert (expert["rating"], expert["rated"]) == (None, 0)
    reviews = [
        await add(desk, "crm/expertReview", expertId=expert["id"], heldOn=today().isoformat(), score=score)
        for score in (5, 4, 4)
    ]
    told = await desk.result("GET", "/crm/expert/queryById", params={"id": expert["id"]})
    assert (told["rating"], told["rated"]) == ("4.33", 3)
    await desk.result("DELETE", "/crm/expertReview/delete", params={"id": reviews[0]["id"]})
    told = await desk.result("GET", "/crm/expert/queryById", params={"id": expert["id"]})
    assert (told["rating"], told["rated"]) == ("4.00", 2)


async def test_a_resource_is_given_in_its_period_to_those_to_whom_it_is_open(desk: Client) -> None:
    levels = [await add(desk, "vip/level", name=name, sort=sort) for sort, name in enumerate(("会长", "理事", "会员"))]
    members = [
        await add(desk, "vip/person", name="许诺", memberNo=f"M{at}", levelId=level["id"])
        for at, level in enumerate(levels)
    ]
    assert set(await refused(desk, "crm/resource", name="路演中心", kind="venue", openLevel="level")) == {"levelId"}
    period = {"beginOn": today().isoformat(), "endOn": (today() + timedelta(days=5)).isoformat()}
    resource = await add(
        desk, "crm/resource", name="路演中心", kind="venue", openLevel="level", levelId=levels[1]["id"], **period
    )
    use = {"resourceId": resource["id"], "purpose": "新品发布"}
    day = {"usedOn": today().isoformat()}
    assert set(await refused(desk, "crm/resourceUse", **use, **day)) == {"memberId"}
    assert set(await refused(desk, "crm/resourceUse", **use, **day, memberId=members[2]["id"])) == {"memberId"}
    late = {"usedOn": (today() + timedelta(days=6)).isoformat()}
    assert set(await refused(desk, "crm/resourceUse", **use, **late, memberId=members[0]["id"])) == {"usedOn"}
    for member in members[:2]:
        await add(desk, "crm/resourceUse", **use, **day, memberId=member["id"])
    assert (await desk.result("GET", "/crm/resource/queryById", params={"id": resource["id"]}))["uses"] == 2


async def test_a_resource_does_not_end_before_it_begins(desk: Client) -> None:
    period = {"beginOn": today().isoformat(), "endOn": (today() - timedelta(days=1)).isoformat()}
    assert set(await refused(desk, "crm/resource", name="路演中心", kind="venue", **period)) == {"endOn"}


async def test_a_question_is_due_in_a_day_answered_by_whoever_did_it_and_published(
    desk: Client, organisation: Organisation
) -> None:
    question = await add(
        desk, "crm/question", title="押金多久退？", content="下月到期不续租", askerName="周岚", answer="不用等"
    )
    row = await TenantQuestion.get(id=int(question["id"]))
    assert row.due_at is not None and abs(row.due_at - row.create_time - timedelta(hours=24)) < timedelta(minutes=1)
    assert (question["no"], question["state"], question["answer"]) == ("WD00001", "open", None)
    early = await take(desk, "crm/question", "publish", question["id"])
    assert (early["code"], early["id"]) == (409, "question.state")
    await take(desk, "crm/question", "answer", question["id"], answer="七个工作日内原路退回")
    told = await desk.result("GET", "/crm/question/queryById", params={"id": question["id"]})
    assert (told["state"], told["answeredBy"]) == ("answered", str(organisation.admin.user_id))
    assert set((await take(desk, "crm/question", "rate", question["id"], rating=6))["fields"]) == {"rating"}
    assert (await take(desk, "crm/question", "rate", question["id"], rating=5))["success"]
    assert (await take(desk, "crm/question", "publish", question["id"]))["result"]["state"] == "published"
    change = {"id": question["id"], "title": "另一个问题"}
    assert (await desk.call("PUT", "/crm/question/edit", json=change))["id"] == "row.settled"
    assert (await take(desk, "crm/question", "close", question["id"], closing="已解决"))["result"]["state"] == "closed"
