"""Places of options: as many answers get through as there are, however many come at once; what is full is shown and says so at its question."""

import asyncio
from dataclasses import replace
from typing import Any

import pytest

from schema.survey.quota import SurveyQuota
from schema.survey.response import SurveyAnswer, SurveyResponse
from server.kit.database import pool
from tests.survey.conftest import Bureau, SignIn

SLOTS = "上午\n下午\n不参加"


async def at_once(
    bureau: Bureau, sign_in: SignIn, row: dict[str, Any], given: list[dict[str, Any]]
) -> list[dict[str, Any]]:
    """Answers of as many people, each from an address of its own: none is asked for a proof."""
    visitors = [await sign_in(address=f"10.60.0.{number}") for number in range(1, len(given) + 1)]
    people = [replace(bureau, visitor=one) for one in visitors]
    return await asyncio.gather(*[one.send(row, answers) for one, answers in zip(people, given, strict=True)])


async def taken(row: dict[str, Any]) -> dict[str, int]:
    return {one.option: one.taken for one in await SurveyQuota.filter(survey_id=row["id"])}


async def test_of_sixty_at_once_ten_get_the_ten_places(bureau: Bureau, sign_in: SignIn) -> None:
    row = await bureau.survey()
    slot = await bureau.asked(row, "single", 1, options=SLOTS, quota="上午=>10")
    row = await bureau.publish(row)
    answers = await at_once(bureau, sign_in, row, [{slot: "上午"}] * 60)
    assert sum(one["success"] for one in answers) == 10
    refused = [one for one in answers if not one["success"]]
    assert {(one["code"], one["id"], *one["fields"]) for one in refused} == {(422, "survey.full", f"answers.{slot}")}
    assert await taken(row) == {"上午": 10}
    assert await SurveyResponse.filter(survey_id=row["id"]).count() == 10
    assert await SurveyAnswer.filter(survey_id=row["id"]).count() == 10
    assert (await bureau.send(row, {slot: "下午"}))["success"]


async def test_what_is_full_is_told_to_who_opens_it_and_in_the_analysis(bureau: Bureau) -> None:
    row = await bureau.survey()
    slot = await bureau.asked(row, "single", 1, options=SLOTS, quota="上午=>1\n下午=>2")
    row = await bureau.publish(row)
    assert (await bureau.send(row, {slot: "上午"}))["success"]
    opened = await bureau.visitor.result("GET", "/svy/public/open", params={"token": row["token"]})
    assert opened["questions"][0]["full"] == ["上午"]
    counts = (await bureau.analysis(row))["questions"][0]["counts"]
    assert [(one["name"], one["count"], one["places"]) for one in counts] == [
        ("上午", 1, 1),
        ("下午", 0, 2),
        ("不参加", 0, None),
    ]


async def test_who_is_refused_at_one_option_has_taken_no_place_of_another(bureau: Bureau) -> None:
    row = await bureau.survey()
    topics = await bureau.asked(row, "multi", 1, options="甲\n乙\n丙", quota="甲=>5\n乙=>1")
    row = await bureau.publish(row)
    assert (await bureau.send(row, {topics: ["乙"]}))["success"]
    device = "d" * 32
    assert (await bureau.send(row, {topics: ["甲", "乙"]}, device))["id"] == "survey.full"
    assert await taken(row) == {"甲": 0, "乙": 1}
    assert (await bureau.send(row, {topics: ["甲", "丙"]}, device))["success"]
    assert await taken(row) == {"甲": 1, "乙": 1}


async def test_two_bounded_questions_in_either_order_wait_and_never_in_a_circle(
    bureau: Bureau, sign_in: SignIn
) -> None:
    row = await bureau.survey()
    first = await bureau.asked(row, "multi", 1, options="甲\n乙", quota="甲=>7\n乙=>7")
    second = await bureau.asked(row, "single", 2, options="子\n丑", quota="子=>20\n丑=>20")
    row = await bureau.publish(row)
    given = [
        {first: ["甲", "乙"], second: "子"} if turn % 2 else {second: "丑", first: ["乙", "甲"]} for turn in range(20)
    ]
    answers = await at_once(bureau, sign_in, row, given)
    assert sum(one["success"] for one in answers) == 7 and {one["code"] for one in answers} == {200, 422}
    counts = await taken(row)
    assert (counts["甲"], counts["乙"], counts["子"] + counts["丑"]) == (7, 7, 7)


async def test_the_database_itself_takes_none_above(bureau: Bureau) -> None:
    row = await bureau.survey()
    await bureau.asked(row, "single", 1, options=SLOTS, quota="上午=>3")
    row = await bureau.publish(row)
    with pytest.raises(Exception, match="svy_quota_within_its_limit"):
        await pool().execute("UPDATE svy_quota SET taken = 4 WHERE survey_id = $1", int(row["id"]))


@pytest.mark.parametrize(
    "quota", ["上午", "上午=>0", "上午=>-1", "上午=>1.5", "上午=>９", "晚上=>3", "上午=>1\n上午=>2", f"上午=>{10**30}"]
)
async def test_places_are_of_options_that_are_there(bureau: Bureau, quota: str) -> None:
    row = await bureau.survey()
    refused = await bureau.ask(row, "single", 1, options=SLOTS, quota=quota)
    assert (refused["code"], list(refused["fields"])) == (422, ["quota"])


async def test_a_questionnaire_that_has_enough_says_so_when_it_is_opened(bureau: Bureau) -> None:
    row = await bureau.survey(maxTotal=1)
    question = await bureau.asked(row, "text", 1)
    row = await bureau.publish(row)
    assert (await bureau.send(row, {question: "好"}))["success"]
    opened = await bureau.visitor.result("GET", "/svy/public/open", params={"token": row["token"]})
    assert opened["obstacle"].startswith("份数已满") and opened["questions"] == []


async def test_a_copy_has_all_its_places_again(bureau: Bureau) -> None:
    row = await bureau.survey()
    slot = await bureau.asked(row, "single", 1, options=SLOTS, quota="上午=>1")
    row = await bureau.publish(row)
    assert (await bureau.send(row, {slot: "上午"}))["success"]
    made = (await bureau.step(row, "copy"))["result"]
    copied = await bureau.publish({"id": made["id"]})
    opened = await bureau.visitor.result("GET", "/svy/public/open", params={"token": copied["token"]})
    assert opened["questions"][0]["full"] == []
