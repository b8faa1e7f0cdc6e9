"""Tickets at the door: the first time lets in, the second tells of the first; nothing else lets anybody in."""

import asyncio

from schema.activity.registration import Registration
from server.activity.codes import codes_of
from server.kit.qr import draw_qr
from tests.activity.conftest import Hall, SignIn
from tests.kit.people import create_organisation

CHECK = "/act/registration/check"


async def ticket(hall: Hall, activity_id: str, name: str = "李小明") -> tuple[str, str]:
    made = (await hall.register(activity_id, name=name))["result"]
    return str(made["id"]), str(made["ticketNo"])


async def test_the_first_time_lets_in_and_the_second_says_when_and_by_whom(hall: Hall) -> None:
    _, number = await ticket(hall, await hall.publish())
    spoken = f" {number[:4].lower()}-{number[4:8]} {number[8:]} "
    first = await hall.desk.result("POST", CHECK, json={"ticket": spoken, "gate": "东门"})
    assert (first["outcome"], first["state"], first["name"], first["gate"]) == (
        "admitted",
        "checked_in",
        "李小明",
        "东门",
    )
    again = await hall.desk.result("POST", CHECK, json={"ticket": number, "gate": "西门"})
    assert again["outcome"] == "again"
    assert (again["checkedAt"], again["checkedBy"], again["gate"]) == (
        first["checkedAt"],
        first["checkedBy"],
        "东门",
    )
    assert "管理员" in again["checkedBy"]


async def test_of_two_doors_at_once_one_lets_in(hall: Hall) -> None:
    _, number = await ticket(hall, await hall.publish())
    answers = await asyncio.gather(*(hall.desk.result("POST", CHECK, json={"ticket": number}) for _ in range(6)))
    assert sorted(answer["outcome"] for answer in answers) == ["admitted", *["again"] * 5]


async def test_who_waits_or_cancelled_is_not_let_in_and_a_wrong_number_is_none(hall: Hall) -> None:
    activity_id = await hall.publish(capacity=1, waiting=1)
    cancelled, number = await ticket(hall, activity_id)
    _, waiting = await ticket(hall, activity_id)
    late = await hall.desk.result("POST", CHECK, json={"ticket": waiting})
    assert (late["outcome"], late["state"]) == ("refused", "waiting")
    await hall.step("registration", "cancel", cancelled, reason="不来了")
    gone = await hall.desk.result("POST", CHECK, json={"ticket": number})
    assert (gone["outcome"], gone["state"]) == ("refused", "cancelled")
    wrong = await hall.desk.call("POST", CHECK, json={"ticket": "23456789ABCD"})
    assert (wrong["code"], wrong["id"]) == (404, "ticket.unknown")


async def test_a_ticket_is_nothing_in_another_organisation_nor_without_the_right(hall: Hall, sign_in: SignIn) -> None:
    _, number = await ticket(hall, await hall.publish())
    stranger = await sign_in((await create_organisation("别家")).admin)
    assert (await stranger.call("POST", CHECK, json={"ticket": number}))["code"] == 404
    reader = await sign_in(await hall.organisation.hire("act:registration:list"))
    assert (await reader.call("POST", CHECK, json={"ticket": number}))["code"] == 403


async def test_a_check_in_by_mistake_is_undone_and_lets_in_again(hall: Hall) -> None:
    row_id, number = await ticket(hall, await hall.publish())
    await hall.desk.result("POST", CHECK, json={"ticket": number})
    assert (await hall.step("registration", "undoCheckIn", row_id, reason="扫错人"))["success"]
    assert (await hall.desk.result("POST", CHECK, json={"ticket": number}))["outcome"] == "admitted"


async def test_the_sign_in_form_names_who_is_to_come_and_only_the_tail_of_a_number(hall: Hall) -> None:
    activity_id = await hall.publish(capacity=2, waiting=1)
    for name, phone in (("陈一", "13811110001"), ("陈二", "13811110002"), ("陈三", "13811110003")):
        assert (await hall.register(activity_id, name=name, phone=phone))["success"]
    form = await hall.desk.result("GET", "/act/activity/signInForm", params={"id": activity_id})
    assert sorted(one["name"] for one in form["people"]) == ["陈一", "陈二"]
    assert {one["phone"] for one in form["people"]} == {"0001", "0002"}
    assert "138111" not in str(form)


async def test_the_sign_in_form_has_the_code_of_every_ticket_that_may_still_come_in(hall: Hall) -> None:
    activity_id = await hall.publish()
    _, came = await ticket(hall, activity_id, "陈一")
    _, number = await ticket(hall, activity_id, "陈二")
    await hall.desk.result("POST", CHECK, json={"ticket": came})
    form = await hall.desk.result("GET", "/act/activity/signInForm", params={"id": activity_id})
    first, second = sorted(form["people"], key=lambda one: one["name"])
    rows = await Registration.filter(activity_id=int(activity_id))
    codes = await codes_of(hall.organisation.id, rows)
    assert (first["ticketNo"], first["svg"]) == (came, "")
    assert (second["ticketNo"], second["svg"]) == (number, draw_qr(codes[int(second["id"])]))
