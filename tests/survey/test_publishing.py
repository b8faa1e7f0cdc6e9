"""What is not published: a question that no answers lead to, a jump to nowhere, a title that names an answer which is not there yet."""

import itertools
from random import Random

import pytest

from server.survey.definition import END, Jump, Question, path_of
from server.survey.publishing import faults_of, unreachable
from tests.kit.people import create_organisation
from tests.survey.conftest import Bureau, SignIn

YES_NO = ("是", "否")


def asked(seq: int, *jumps: tuple[str, int], kind: str = "single", required: bool = True, title: str = "") -> Question:
    leads = tuple(Jump(answer, target) for answer, target in jumps)
    return Question(seq, seq, 1, kind, title, required, options=YES_NO, jumps=leads)


def lost(*questions: Question) -> list[int]:
    return [one.seq for one in unreachable(questions)]


def test_what_every_answer_jumps_over_is_named() -> None:
    assert lost(asked(1, ("是", 3), ("否", 3)), asked(2), asked(3)) == [2]
    assert lost(asked(1, ("是", 3), ("否", END)), asked(2), asked(3)) == [2]
    assert lost(asked(1, ("是", END), ("否", END)), asked(2), asked(3)) == [2, 3]


def test_what_some_answer_or_none_leads_to_is_not() -> None:
    assert lost(asked(1, ("是", 3)), asked(2), asked(3)) == []
    assert lost(asked(1, ("是", 3), ("否", 3), required=False), asked(2), asked(3)) == []
    assert lost(asked(1, ("是", 3), ("否", 3), kind="text"), asked(2), asked(3)) == []
    assert lost() == []


def test_a_second_jump_of_the_same_answer_and_one_of_no_option_lead_nowhere() -> None:
    assert lost(asked(1, ("是", 3), ("是", 2), ("否", 3)), asked(2), asked(3)) == [2]
    assert lost(asked(1, ("是", 3), ("也许", 2), ("否", 3)), asked(2), asked(3)) == [2]


@pytest.mark.parametrize("seed", range(40))
def test_it_is_what_all_answers_together_never_come_by(seed: int) -> None:
    chance = Random(seed)
    questions = []
    for seq in range(1, 6):
        targets = [*range(seq + 1, 6), END]
        jumps = [(answer, chance.choice(targets)) for answer in YES_NO if chance.random() < 0.7]
        questions.append(asked(seq, *jumps, required=chance.random() < 0.7))
    seen: set[int] = set()
    for answers in itertools.product((*YES_NO, None), repeat=5):
        given = {one.id: answer for one, answer in zip(questions, answers, strict=True) if answer}
        path = path_of(questions, given)
        if all(one.id in given for one in path if one.required):
            seen |= {one.seq for one in path}
    assert lost(*questions) == [one.seq for one in questions if one.seq not in seen]


@pytest.mark.parametrize(
    ("title", "well"),
    [
        ("您为什么选“{{Q1}}”？", True),
        ("{{ q1 }}", True),
        ("{{Q2}}", False),
        ("{{Q9}}", False),
        ("{{Q3}}", False),
        ("{{姓名}}", False),
        ("{{Q1}} 与 {{Q99999}}", False),
        ("普通 { 括号 }", True),
    ],
)
def test_a_title_names_answers_of_earlier_questions_only(title: str, well: bool) -> None:
    faults = faults_of([asked(1), asked(2, title=title), asked(3)])
    assert [(one.question_id, one.id) for one in faults] == ([] if well else [(2, "survey.pipe")])


async def test_it_is_refused_with_each_fault_at_its_question(bureau: Bureau) -> None:
    row = await bureau.survey()
    await bureau.asked(row, "single", 1, options="是\n否", required=True, logic="是=>3\n否=>end")
    second = await bureau.asked(row, "text", 2)
    third = await bureau.asked(row, "text", 3)
    refused = await bureau.step(row, "publish")
    assert (refused["code"], refused["id"]) == (409, "survey.unreachable")
    assert [one["questionId"] for one in refused["result"]["faults"]] == [second] and "第2题" in refused["message"]
    seen = await bureau.staff.result("GET", "/svy/survey/preview", params={"id": row["id"]})
    assert (seen["faults"], len(seen["questions"])) == (refused["result"]["faults"], 3)
    stored = await bureau.staff.result("GET", "/svy/question/queryById", params={"id": second})
    assert (await bureau.staff.call("DELETE", "/svy/question/delete", params={"id": stored["id"]}))["success"]
    stored = await bureau.staff.result("GET", "/svy/question/queryById", params={"id": third})
    edited = {**stored, "title": "您选了{{Q4}}，为什么？"}
    assert (await bureau.staff.call("PUT", "/svy/question/edit", json=edited))["success"]
    refused = await bureau.step(row, "publish")
    assert (refused["id"], refused["result"]["faults"][0]["questionId"]) == ("survey.pipe", third)


async def test_a_draft_is_seen_before_by_those_alone_who_see_the_survey(bureau: Bureau, sign_in: SignIn) -> None:
    row = await bureau.survey()
    await bureau.asked(row, "single", 1, options="是\n否", quota="是=>3")
    await bureau.asked(row, "text", 2, title="为什么选{{Q1}}？<b>")
    seen = await bureau.staff.result("GET", "/svy/survey/preview", params={"id": row["id"]})
    assert seen["faults"] == []
    assert [(one["title"], one["full"]) for one in seen["questions"]] == [("第1题", []), ("为什么选{{Q1}}？<b>", [])]
    stranger = await sign_in((await create_organisation("别家")).admin)
    assert (await stranger.call("GET", "/svy/survey/preview", params={"id": row["id"]}))["code"] == 404
    powerless = await sign_in(await bureau.organisation.hire("svy:response:list"))
    assert (await powerless.call("GET", "/svy/survey/preview", params={"id": row["id"]}))["code"] == 403
