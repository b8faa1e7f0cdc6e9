"""Questions from pasted text: kinds and options in both languages, faults by line, and nothing that is too much or hostile gets in."""

import time

import pytest

from schema.survey.question import SurveyQuestion
from server.survey.reading import MOST_CHARACTERS, read_questions
from tests.survey.conftest import Bureau, SignIn

TEXT = """1. 您满意吗？[单选] *
A. 满意
B. 一般

2、哪些方面要改进？【多选题】
A、卫生
B、服务
[分页]
3. How likely are you to recommend us? (NPS) *
Q4. Any other wishes
5) 请评价
- 房间
- 前台
---
- 好
- 差
"""


def read(text: str) -> list[tuple[str, str, bool, int, list[str]]]:
    found = read_questions(text)
    assert found.faults == []
    return [(one.kind, one.title, one.required, one.page, one.options) for one in found.questions]


def test_kinds_options_pages_and_what_is_required_in_both_languages() -> None:
    assert read(TEXT) == [
        ("single", "您满意吗？", True, 1, ["满意", "一般"]),
        ("multi", "哪些方面要改进？", False, 1, ["卫生", "服务"]),
        ("nps", "How likely are you to recommend us?", True, 2, []),
        ("text", "Any other wishes", False, 2, []),
        ("matrix", "请评价", False, 2, ["房间", "前台", "---", "好", "差"]),
    ]


def test_marks_stand_in_any_order_and_other_brackets_belong_to_the_title() -> None:
    assert read("1. *姓名（必填）[填空]\n2. 年龄(周岁) [数字]\r\n3. 到访日期 * 【日期】") == [
        ("text", "姓名", True, 1, []),
        ("number", "年龄(周岁)", False, 1, []),
        ("date", "到访日期", True, 1, []),
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("您好\n1. 好吗？", 1),
        ("1. 好吗？[单选]\nA. 好", 1),
        ("1. 好吗？\nA. 好\nB. 好", 1),
        ("1. 好吗？\nA. 好\nB. 坏\n谢谢", 4),
        ("1. 好吗？[文本]\nA. 好\nB. 坏", 1),
        ("1. [单选]\nA. 好\nB. 坏", 1),
        ("1. " + "长" * 400, 1),
        ("1. 好吗？\n" + "x" * 1001, 2),
    ],
)
def test_what_is_not_understood_is_a_fault_of_its_line(text: str, line: int) -> None:
    assert [one.line for one in read_questions(text).faults] == [line]


@pytest.mark.parametrize(
    "text",
    [
        "\x00\x01\u202e1. 好吗？\x07\nA. 甲\x00\nB. 乙",
        "1. <script>alert(1)</script> {{Q1}} [单选]\nA. <b>\nB. ' OR 1=1 --",
        "((((" * 200,
        "1. " + "[" * 900,
        "1. " + "(单选)" * 150,
        "1" * 900,
        "Q" * 900,
        "１. 全角",
        "",
        "\n" * 10_000,
    ],
)
def test_hostile_text_is_read_at_once_and_holds_no_control_characters(text: str) -> None:
    began = time.perf_counter()
    found = read_questions(text)
    assert time.perf_counter() - began < 5
    words = "".join(one.title + "".join(one.options) for one in found.questions)
    assert all(char.isprintable() for char in words)


def test_too_much_at_once_is_refused() -> None:
    with pytest.raises(ValueError, match=str(MOST_CHARACTERS)):
        read_questions("x" * 5_000_000)
    with pytest.raises(ValueError, match="500"):
        read_questions("\n".join(f"{number}. 题" for number in range(1, 1001)))


async def test_what_is_seen_is_added_to_the_draft_behind_what_it_has(bureau: Bureau) -> None:
    row = await bureau.survey()
    await bureau.asked(row, "text", 3)
    seen = await bureau.staff.result("POST", "/svy/survey/readQuestions", json={"text": TEXT})
    assert [one["kind"] for one in seen["questions"]] == ["single", "multi", "nps", "text", "matrix"]
    assert await SurveyQuestion.filter(survey_id=row["id"]).count() == 1
    added = await bureau.staff.result("POST", "/svy/survey/questions", json={"id": row["id"], "text": TEXT})
    assert added == {"count": 5}
    stored = await SurveyQuestion.filter(survey_id=row["id"]).order_by("seq")
    assert [(one.seq, one.kind, one.page) for one in stored][1:] == [
        (4, "single", 1),
        (5, "multi", 1),
        (6, "nps", 2),
        (7, "text", 2),
        (8, "matrix", 2),
    ]
    await bureau.publish(row)
    late = await bureau.staff.call("POST", "/svy/survey/questions", json={"id": row["id"], "text": TEXT})
    assert (late["code"], late["id"]) == (409, "survey.published")


async def test_with_a_fault_nothing_is_added(bureau: Bureau) -> None:
    row = await bureau.survey()
    for text in ("1. 好\n2. 好吗？[单选]", "", "x" * 5_000_000, "\n".join(f"{n}. 题" for n in range(1, 1001))):
        answer = await bureau.staff.call("POST", "/svy/survey/questions", json={"id": row["id"], "text": text})
        assert answer["code"] in (413, 422), answer
    assert await SurveyQuestion.filter(survey_id=row["id"]).count() == 0


async def test_who_may_not_add_questions_may_not_paste_any(bureau: Bureau, sign_in: SignIn) -> None:
    row = await bureau.survey()
    powerless = await sign_in(await bureau.organisation.hire("svy:survey:list"))
    body = {"id": row["id"], "text": TEXT}
    assert (await powerless.call("POST", "/svy/survey/questions", json=body))["code"] == 403
    assert (await powerless.call("POST", "/svy/survey/readQuestions", json={"text": TEXT}))["code"] == 403
