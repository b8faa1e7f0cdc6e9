"""The public page: what whoever has the link may see, and what they sign up with."""

from datetime import timedelta

from schema.activity.activity import Activity
from schema.activity.registration import Registration
from schema.kit.clock import now, to_wire
from server.account.api import FREE_SENDS
from server.account.tickets import put_ticket
from tests.activity.conftest import Hall

OPEN = "/act/public/open"


async def ask(hall: Hall, activity_id: str, **question: object) -> str:
    body = {"activityId": activity_id, "label": "午餐", "kind": "single", "options": "素食,清真", "required": True}
    made = await hall.desk.result("POST", "/act/question/add", json={**body, **question})
    return str(made["id"])


async def test_a_visitor_sees_the_activity_and_gets_a_ticket(hall: Hall) -> None:
    activity_id = await hall.publish(place="望江楼", fee="50.00")
    token = await hall.token(activity_id)
    page = await hall.visitor.result("POST", OPEN, json={"token": token})
    assert (page["title"], page["place"], page["left"], page["signing"], page["fee"]) == (
        "企业家沙龙",
        "望江楼",
        10,
        "open",
        "50.00",
    )
    got = (await hall.sign_up(token, seats=2))["result"]
    assert (got["state"], got["seats"], got["fee"], got["place"]) == ("confirmed", 2, "100.00", None)
    assert got["svg"].startswith("<svg")
    row = await Registration.get(ticket_no=got["ticketNo"])
    assert (row.activity_id, row.source, row.fee) == (int(activity_id), "link", 10000)


async def choices_of(hall: Hall, token: str) -> list[list[str]]:
    page = await hall.visitor.result("POST", OPEN, json={"token": token})
    return [question["options"] for question in page["questions"]]


async def test_choices_typed_as_tags_are_choices_of_their_own(hall: Hall) -> None:
    activity_id = await hall.publish()
    await ask(hall, activity_id, options="素食；清真;无要求")
    assert await choices_of(hall, await hall.token(activity_id)) == [["素食", "清真", "无要求"]]


async def test_questions_are_answered_as_they_are_asked(hall: Hall) -> None:
    activity_id = await hall.publish()
    token, question = await hall.token(activity_id), await ask(hall, activity_id)
    assert set((await hall.sign_up(token))["fields"]) == {question}
    made_up = await hall.sign_up(token, answers=[{"id": question, "values": ["牛排"]}])
    assert set(made_up["fields"]) == {question}
    got = (await hall.sign_up(token, answers=[{"id": question, "values": ["素食"]}]))["result"]
    assert (await Registration.get(ticket_no=got["ticketNo"])).answer_text == "午餐：素食"
    assert await choices_of(hall, token) == [["素食", "清真"]]
    few = {"activityId": activity_id, "label": "交通", "kind": "multi", "options": "自驾"}
    assert set((await hall.desk.call("POST", "/act/question/add", json=few))["fields"]) == {"options"}


async def test_the_full_activity_gives_a_place_in_line_and_then_refuses(hall: Hall) -> None:
    activity_id = await hall.publish(capacity=1, waiting=2)
    token = await hall.token(activity_id)
    got = [await hall.sign_up(token) for _ in range(4)]
    assert [answer["result"]["place"] for answer in got[:3]] == [None, 1, 2]
    assert (got[3]["code"], got[3]["id"]) == (409, "activity.full")
    assert (await hall.visitor.result("POST", OPEN, json={"token": token}))["signing"] == "full"


async def test_wrong_links_and_those_of_what_was_called_off_look_alike(hall: Hall) -> None:
    activity_id = await hall.publish()
    token = await hall.token(activity_id)
    await hall.step("activity", "cancel", activity_id, reason="台风")
    for wrong in (token, "x" * 32, ""):
        answer = await hall.visitor.call("POST", OPEN, json={"token": wrong})
        assert (answer["code"], answer["id"]) == (400, "activity.link")
        assert (await hall.sign_up(wrong))["id"] == "activity.link"


async def test_one_signs_up_in_its_time_and_members_are_signed_up_by_staff(hall: Hall) -> None:
    activity_id = await hall.publish()
    token = await hall.token(activity_id)
    soon, past = now() + timedelta(days=1), now() - timedelta(minutes=1)
    for changes, word in (
        ({"sign_begin": soon}, "early"),
        ({"sign_begin": None, "sign_end": past}, "closed"),
        ({"sign_end": None, "audience": "members"}, "members"),
    ):
        await Activity.filter(id=int(activity_id)).update(**changes)
        answer = await hall.sign_up(token)
        assert (answer["code"], answer["id"]) == (409, f"activity.{word}")
    assert set((await hall.register(activity_id))["fields"]) == {"memberId"}


async def test_a_session_must_be_chosen_where_there_are_some(hall: Hall) -> None:
    activity_id = await hall.publish()
    row = await Activity.get(id=int(activity_id))
    times = {"beginAt": to_wire(row.begin_at), "endAt": to_wire(row.end_at)}
    body = {"activityId": activity_id, "name": "上午场", "capacity": 3, **times}
    part = await hall.desk.result("POST", "/act/session/add", json=body)
    token = await hall.token(activity_id)
    assert set((await hall.sign_up(token))["fields"]) == {"sessionId"}
    assert (await hall.sign_up(token, sessionId=part["id"]))["success"]
    outside = {**body, "endAt": to_wire(row.end_at + timedelta(hours=1))}
    assert set((await hall.desk.call("POST", "/act/session/add", json=outside))["fields"]) == {"beginAt"}


async def test_names_and_numbers_are_checked_and_nothing_of_others_is_told(hall: Hall) -> None:
    activity_id = await hall.publish()
    token = await hall.token(activity_id)
    wrong = await hall.sign_up(token, name="", phone="12")
    assert set(wrong["fields"]) == {"name", "phone"}
    await hall.sign_up(token, name="赵秘密", phone="13877776666")
    told = str(await hall.visitor.result("POST", OPEN, json={"token": token}))
    assert "赵秘密" not in told and "13877776666" not in told


async def test_after_many_sends_of_one_address_a_person_must_show_that_they_are_there(hall: Hall) -> None:
    token = await hall.token(await hall.publish(capacity=50))
    for _ in range(FREE_SENDS.most):
        assert (await hall.sign_up(token))["success"]
    asked = await hall.sign_up(token)
    assert (asked["success"], asked["id"], asked["result"]) == (False, "captcha.required", {"captcha": True})
    assert set((await hall.sign_up(token, name=""))["fields"]) == {"name"}
    await put_ticket("captcha", "k1", "ABCD", seconds=60)
    assert (await hall.sign_up(token, checkKey="k1", captcha="WXYZ"))["id"] == "captcha.wrong"
    await put_ticket("captcha", "k2", "ABCD", seconds=60)
    assert (await hall.sign_up(token, checkKey="k2", captcha="abcd"))["success"]
    assert (await hall.sign_up(token, checkKey="k2", captcha="abcd"))["id"] == "captcha.gone"
    other = await hall.token(await hall.publish())
    assert (await hall.sign_up(other))["success"]
