"""Persons: their number, document and life as a member; what there is one of at a time; how complete their file is."""

import asyncio
from datetime import timedelta
from typing import Any

from tests.kit.client import Client
from tests.kit.clock import today
from tests.kit.people import Organisation
from tests.member.desk import add, change, id_number, read, refused, take

PERSON = id_number("33010619800101123")


async def person_of(desk: Client, **more: Any) -> dict[str, Any]:
    return await add(desk, "person", name="沈一鸣", **more)


def on(days: int) -> str:
    return str(today() + timedelta(days=days))


async def test_a_number_is_given_where_none_is_typed_and_a_typed_one_stays(desk: Client) -> None:
    first = await person_of(desk)
    assert first["memberNo"] == "HY00001" and first["namePinyin"] == "shenyiming"
    assert (await person_of(desk, memberNo="VIP-8"))["memberNo"] == "VIP-8"
    assert (await person_of(desk))["memberNo"] == "HY00002"


async def test_an_id_card_is_checked_sealed_and_tells_birthday_and_gender(desk: Client) -> None:
    wrong = PERSON[:-1] + ("0" if PERSON[-1] != "0" else "1")
    assert set(await refused(desk, "person", name="沈一鸣", idNo=wrong)) == {"idNo"}
    row = await person_of(desk, idNo=PERSON)
    assert (row["birth"], row["gender"]) == ("1980-01-01", "1") and row["age"] >= 45
    assert PERSON not in str(row) and row["idNo_masked"].startswith("3301")
    assert set(await refused(desk, "person", name="同号", idNo=PERSON)) == {"idNo"}
    assert (await person_of(desk, idType="passport", idNo="E12345678"))["id"]


async def test_an_applicant_is_reviewed_refused_with_a_reason_and_admitted(desk: Client) -> None:
    row = await person_of(desk)
    assert row["state"] == "applied" and row["joinDate"] is None
    assert (await take(desk, "person", "submit", row))["success"]
    assert not (await take(desk, "person", "refuse", row))["success"]
    assert (await take(desk, "person", "refuse", row, reason="材料不全"))["success"]
    again = await read(desk, "person", row)
    assert (again["state"], again["reason"]) == ("applied", "材料不全")
    assert (await take(desk, "person", "submit", row))["success"]
    assert (await take(desk, "person", "admit", row))["success"]
    member = await read(desk, "person", row)
    assert member["state"] == "member" and member["joinDate"] and not member["reason"]
    assert (await take(desk, "person", "remove", row, reason="违反公约"))["success"]
    assert (await read(desk, "person", row))["state"] == "expelled"


async def test_the_state_is_not_typed(desk: Client) -> None:
    row = await person_of(desk, state="member", completeness=100)
    assert (row["state"], row["completeness"]) == ("applied", 0)


async def test_completeness_follows_the_file_and_names_what_is_missing(desk: Client) -> None:
    row = await person_of(desk, mobile="13900139000", gender="2")
    assert row["completeness"] == 20 and "contact" in row["missing"] and "mobile" not in row["missing"]
    contact = await add(desk, "contact", memberId=row["id"], kind="email", value="a@example.com")
    now = await read(desk, "person", row)
    assert now["completeness"] == 30 and "contact" not in now["missing"]
    await desk.result("DELETE", "/vip/contact/delete", params={"id": contact["id"]})
    assert (await read(desk, "person", row))["completeness"] == 20


async def test_of_each_kind_one_contact_is_the_primary(desk: Client) -> None:
    row = await person_of(desk)
    body = {"memberId": row["id"], "kind": "mobile", "isPrimary": True}
    first = await add(desk, "contact", **body, value="13900139000")
    await add(desk, "contact", memberId=row["id"], kind="email", value="a@example.com", isPrimary=True)
    both = (desk.call("POST", "/vip/contact/add", json={**body, "value": f"1390013900{n}"}) for n in range(1, 5))
    assert all(answer["success"] for answer in await asyncio.gather(*both))
    listed = await desk.result("GET", "/vip/contact/list", params={"memberId": row["id"], "pageNo": 1})
    primary = [one for one in listed["records"] if one["isPrimary"] and one["kind"] == "mobile"]
    assert len(primary) == 1 and primary[0]["id"] != first["id"]


async def test_one_current_main_post_at_a_time(desk: Client) -> None:
    row = await person_of(desk)
    post = {"memberId": row["id"], "company": "青澜装备", "beginOn": on(-900), "isCurrent": True, "isMain": True}
    first = await add(desk, "work", **post)
    assert set(await refused(desk, "work", **post)) == {"isMain"}
    side = await add(desk, "work", **{**post, "isMain": False})
    assert set((await change(desk, "work", side, isMain=True))["fields"]) == {"isMain"}
    assert set((await change(desk, "work", first, endOn=on(-3)))["fields"]) == {"isCurrent"}
    assert (await change(desk, "work", first, endOn=on(-3), isCurrent=False))["success"]
    assert (await change(desk, "work", side, isMain=True))["success"]


async def test_posts_at_the_same_time_are_told_and_the_same_one_is_held_once(desk: Client) -> None:
    row = await person_of(desk)
    first = {"memberId": row["id"], "company": "钱塘实业", "title": "engineer", "beginOn": on(-900), "endOn": on(-400)}
    made = await add(desk, "work", **first)
    assert set(await refused(desk, "work", **{**first, "beginOn": on(-400), "endOn": None})) == {"company"}
    later = await add(desk, "work", **{**first, "beginOn": on(-399), "endOn": None})
    assert set((await change(desk, "work", later, beginOn=on(-400)))["fields"]) == {"company"}
    await add(desk, "work", **{**first, "company": "慈善促进会", "beginOn": on(-400)})
    await add(desk, "work", **{**first, "title": "head", "endOn": on(-800)})
    assert (await read(desk, "work", made))["beside"] == "钱塘实业、慈善促进会"
    assert (await read(desk, "work", later))["beside"] is None


async def test_proposals_and_bills_stand_in_a_term_and_in_the_file_of_its_member(desk: Client) -> None:
    row = await person_of(desk)
    for term, path in (("cppcc", "cppccProposal"), ("npc", "npcBill")):
        office = await add(desk, term, memberId=row["id"], level="city", beginOn=on(-300), endOn=on(100))
        body = {"termId": office["id"], "title": "关于规范住房租赁市场的提案"}
        made = await add(desk, path, **body, day=on(-300))
        (listed,) = (await desk.result("GET", f"/vip/{path}/list", params={"memberId": row["id"]}))["records"]
        assert (listed["id"], listed["termId"]) == (made["id"], office["id"])
        assert (await take(desk, path, "file", made))["result"]["state"] == "filed"
        assert set((await take(desk, path, "answer", made))["fields"]) == {"reply"}
        assert (await take(desk, path, "answer", made, reply="已采纳"))["success"]
        assert (await read(desk, path, made))["reply"] == "已采纳"


async def test_an_end_is_not_before_its_beginning(desk: Client) -> None:
    row = await person_of(desk)
    days = {"memberId": row["id"], "beginOn": on(0), "endOn": on(-1)}
    for path, more in (
        ("study", {"school": "钱江工商学院"}),
        ("learning", {"course": "研修班"}),
        ("social", {"organisation": "慈善促进会"}),
        ("otherPost", {"organisation": "慈善促进会"}),
        ("trip", {"title": "参展", "place": "广州"}),
        ("cppcc", {"level": "city"}),
    ):
        assert set(await refused(desk, path, **days, **more)) == {"endOn"}, path


async def test_terms_at_one_level_do_not_overlap_also_when_two_write_at_once(desk: Client) -> None:
    row = await person_of(desk)
    for path in ("cppcc", "npc"):
        term = {"memberId": row["id"], "level": "city", "beginOn": on(-100), "endOn": on(100)}
        sent = (desk.call("POST", f"/vip/{path}/add", json=term) for _ in range(4))
        assert [answer["success"] for answer in await asyncio.gather(*sent)].count(True) == 1
        assert set(await refused(desk, path, **{**term, "beginOn": on(100), "endOn": on(900)})) == {"level"}
        await add(desk, path, **{**term, "level": "province"})
        after = await add(desk, path, **{**term, "beginOn": on(101), "endOn": None})
        assert after["state"] == "coming"


async def test_a_rating_is_confirmed_when_its_weights_make_a_hundred_and_stays_then(desk: Client) -> None:
    row = await person_of(desk)
    rating = await add(desk, "rating", memberId=row["id"], year=2025)
    assert await refused(desk, "rating", memberId=row["id"], year=2025)
    await add(desk, "ratingItem", ratingId=rating["id"], criterion="参加活动", weight="60", points="90")
    assert not (await take(desk, "rating", "confirm", rating))["success"]
    last = await add(desk, "ratingItem", ratingId=rating["id"], criterion="缴费", weight="40", points="80.5")
    told = await read(desk, "rating", rating)
    assert (told["total"], told["grade"]) == ("86.20", "good")
    assert (await take(desk, "rating", "confirm", rating))["success"]
    assert not (await change(desk, "ratingItem", last, weight="30"))["success"]
    assert not (await change(desk, "rating", rating, comment="改"))["success"]


async def test_one_reads_the_own_record_without_any_right_and_nobody_elses(
    desk: Client, organisation: Organisation, sign_in: Any
) -> None:
    actor = await organisation.hire()
    client: Client = await sign_in(actor)
    assert await client.result("GET", "/vip/person/mine") == {"member": None}
    await person_of(desk, userId=str(actor.user_id), mobile="13900139000")
    await person_of(desk)
    told = (await client.result("GET", "/vip/person/mine"))["member"]
    assert (told["memberNo"], told["state"], told["mobile"]) == ("HY00001", "applied", "13900139000")
    assert not (await client.call("GET", "/vip/person/list", params={"pageNo": 1}))["success"]
