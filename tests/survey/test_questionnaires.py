"""A questionnaire is checked by kind, limits and way; it takes one answer of each, and every figure is of what came in."""

import asyncio
from uuid import uuid4

import pytest

from schema.survey.response import SurveyAnswer, SurveyResponse
from schema.survey.survey import Survey
from tests.survey.conftest import Bureau

YES_NO = "是\n否"


async def test_without_questions_it_is_not_published_and_afterwards_they_stay(bureau: Bureau) -> None:
    row = await bureau.survey()
    empty = await bureau.step(row, "publish")
    assert (empty["code"], empty["id"]) == (409, "survey.empty")
    question = await bureau.asked(row, "single", 1, options=YES_NO)
    await bureau.publish(row)
    late = await bureau.ask(row, "text", 2)
    assert (late["code"], late["id"]) == (409, "survey.published")
    stored = await bureau.staff.result("GET", "/svy/question/queryById", params={"id": question})
    changed = await bureau.staff.call("PUT", "/svy/question/edit", json={**stored, "title": "改"})
    gone = await bureau.staff.call("DELETE", "/svy/question/delete", params={"id": question})
    assert [(one["code"], one["id"]) for one in (changed, gone)] == [(409, "survey.published")] * 2


@pytest.mark.parametrize(
    ("kind", "more", "field"),
    [
        ("single", {"options": "只有一个"}, "options"),
        ("single", {"options": YES_NO, "logic": "是=>1"}, "logic"),
        ("single", {"options": YES_NO, "logic": "是到3"}, "logic"),
        ("matrix", {"options": "行一\n行二"}, "options"),
        ("multi", {"options": YES_NO, "minSelect": 2, "maxSelect": 1}, "maxSelect"),
        ("text", {"pattern": "[0-9"}, "pattern"),
        ("number", {"minValue": "5", "maxValue": "1"}, "maxValue"),
    ],
)
async def test_a_question_that_cannot_be_asked_is_refused_at_the_field(
    bureau: Bureau, kind: str, more: dict[str, str], field: str
) -> None:
    answer = await bureau.ask(await bureau.survey(), kind, 2, **more)
    assert (answer["code"], list(answer["fields"])) == (422, [field])


async def test_options_may_be_a_json_list_and_a_jump_must_lead_somewhere(bureau: Bureau) -> None:
    row = await bureau.survey()
    await bureau.asked(row, "single", 1, options='["是", "否"]', logic="否=>9")
    lost = await bureau.step(row, "publish")
    assert (lost["code"], lost["id"]) == (409, "survey.jump")
    await bureau.asked(row, "text", 9)
    opened = await bureau.visitor.result(
        "GET", "/svy/public/open", params={"token": (await bureau.publish(row))["token"]}
    )
    assert opened["questions"][0]["options"] == ["是", "否"]


async def test_what_is_jumped_over_is_neither_needed_nor_kept(bureau: Bureau) -> None:
    row = await bureau.survey()
    first = await bureau.asked(row, "single", 1, options=YES_NO, required=True, logic="否=>3")
    second = await bureau.asked(row, "text", 2, required=True)
    third = await bureau.asked(row, "nps", 3, required=True)
    row = await bureau.publish(row)
    missing = await bureau.send(row, {first: "是", third: "9"})
    assert missing["fields"] == {f"answers.{second}": "必答"} or list(missing["fields"]) == [f"answers.{second}"]
    assert (await bureau.send(row, {first: "否", second: "白写", third: "9"}))["success"]
    kept = await SurveyAnswer.filter(survey_id=row["id"]).order_by("question_id").values_list("question_id", flat=True)
    assert [str(one) for one in kept] == [first, third]


@pytest.mark.parametrize(
    ("kind", "more", "wrong", "right"),
    [
        ("single", {"options": YES_NO}, "也许", "是"),
        ("multi", {"options": "甲\n乙\n丙", "maxSelect": 2}, ["甲", "乙", "丙"], ["甲", "丙"]),
        ("rank", {"options": "甲\n乙"}, ["甲"], ["乙", "甲"]),
        ("matrix", {"options": "行\n---\n好\n坏"}, {"行": "中"}, {"行": "好"}),
        ("number", {"minValue": "1", "maxValue": "5"}, "6", "2.5"),
        ("scale", {}, "6", "5"),
        ("nps", {}, "-1", "0"),
        ("date", {}, "2026-02-30", "2026-02-28"),
        ("phone", {}, "12345", "13800001111"),
        ("text", {"pattern": "[A-Z]{2}"}, "ab", "AB"),
        ("region", {}, "999999", None),
        ("upload", {}, "1/survey/nobody.png", None),
    ],
)
async def test_each_kind_takes_what_it_asks_for_and_nothing_else(
    bureau: Bureau, kind: str, more: dict[str, str], wrong: object, right: object
) -> None:
    row = await bureau.survey()
    question = await bureau.asked(row, kind, 1, required=True, **more)
    row = await bureau.publish(row)
    refused = await bureau.send(row, {question: wrong})
    assert (refused["code"], list(refused["fields"])) == (422, [f"answers.{question}"])
    if right is not None:
        assert (await bureau.send(row, {question: right}))["success"]


async def test_of_one_device_at_once_one_answer_counts(bureau: Bureau) -> None:
    row = await bureau.survey()
    question = await bureau.asked(row, "text", 1)
    row = await bureau.publish(row)
    device = uuid4().hex
    answers = await asyncio.gather(*[bureau.send(row, {question: "好"}, device) for _ in range(5)])
    assert sorted(one["code"] for one in answers) == [200, 409, 409, 409, 409]
    assert await SurveyResponse.filter(survey_id=row["id"]).count() == 1
    assert (await bureau.send(row, {question: "好"}))["success"]


async def test_no_more_are_taken_than_were_wanted_also_at_once(bureau: Bureau) -> None:
    row = await bureau.survey(maxTotal=3)
    question = await bureau.asked(row, "text", 1)
    row = await bureau.publish(row)
    answers = await asyncio.gather(*[bureau.send(row, {question: "好"}) for _ in range(6)])
    assert sum(one["success"] for one in answers) == 3
    assert {one["id"] for one in answers if not one["success"]} == {"survey.full"}


async def test_an_anonymous_answer_leads_to_nobody(bureau: Bureau) -> None:
    row = await bureau.survey(anonymous=True, needLogin=True, onePer="user")
    question = await bureau.asked(row, "text", 1)
    row = await bureau.publish(row)
    stranger = await bureau.send(row, {question: "好"})
    assert (stranger["code"], stranger["id"]) == (409, "survey.closed")
    body = {"token": row["token"], "answers": {question: "好"}}
    assert (await bureau.staff.call("POST", "/svy/public/answer", json=body))["success"]
    again = await bureau.staff.call("POST", "/svy/public/answer", json=body)
    assert (again["code"], again["id"]) == (409, "survey.answered")
    response = await SurveyResponse.get(survey_id=row["id"])
    assert (response.user_id, response.ip, response.create_by) == (None, None, "system")


async def test_a_draft_and_a_wrong_link_look_alike_and_a_pause_is_told(bureau: Bureau) -> None:
    row = await bureau.survey()
    question = await bureau.asked(row, "text", 1)
    draft = (await Survey.get(id=row["id"])).token
    for token in (draft, "x" * 32):
        answer = await bureau.visitor.call("GET", "/svy/public/open", params={"token": token})
        assert (answer["code"], answer["id"]) == (404, "survey.gone")
    row = await bureau.publish(row)
    await bureau.step(row, "pause")
    opened = await bureau.visitor.result("GET", "/svy/public/open", params={"token": row["token"]})
    assert opened["obstacle"] and opened["questions"] == []
    assert (await bureau.send(row, {question: "好"}))["id"] == "survey.closed"


async def test_the_analysis_counts_what_came_in(bureau: Bureau) -> None:
    row = await bureau.survey()
    single = await bureau.asked(row, "single", 1, options=YES_NO, score="2\n0")
    nps = await bureau.asked(row, "nps", 2)
    rank = await bureau.asked(row, "rank", 3, options="甲\n乙")
    row = await bureau.publish(row)
    for choice, number, order in (("是", "10", ["甲", "乙"]), ("是", "8", ["乙", "甲"]), ("否", "3", ["甲", "乙"])):
        assert (await bureau.send(row, {single: choice, nps: number, rank: order}))["success"]
    told = await bureau.analysis(row)
    by_id = {one["id"]: one for one in told["questions"]}
    assert (told["people"], told["meanScore"]) == (3, 1.33)
    assert [(one["name"], one["count"], one["share"]) for one in by_id[single]["counts"]] == [
        ("是", 2, 66.7),
        ("否", 1, 33.3),
    ]
    assert (by_id[nps]["mean"], by_id[nps]["nps"], len(by_id[nps]["counts"])) == (7.0, 0.0, 11)
    assert [one["place"] for one in by_id[rank]["counts"]] == [1.33, 1.67]


async def test_a_copy_is_the_next_version_with_the_same_questions(bureau: Bureau) -> None:
    row = await bureau.survey()
    await bureau.asked(row, "single", 1, options=YES_NO)
    await bureau.publish(row)
    made = (await bureau.step(row, "copy"))["result"]
    copied = await Survey.get(id=made["id"])
    assert (copied.version, copied.state, str(copied.copied_from)) == (2, "draft", row["id"])
    page = await bureau.staff.result("GET", "/svy/question/list", params={"surveyId": made["id"]})
    assert [one["title"] for one in page["records"]] == ["第1题"]
