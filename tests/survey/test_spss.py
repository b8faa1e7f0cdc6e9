"""The file for SPSS: a code for each choice, labels for variables and values, and no text that breaks out of its place."""

import csv
import io
import zipfile
from decimal import Decimal

from server.survey.definition import Question
from server.survey.spss import DATA, SYNTAX, Given, write_spss
from tests.kit.people import create_organisation
from tests.survey.conftest import Bureau, SignIn


def asked(seq: int, kind: str, title: str, options: tuple[str, ...] = (), columns: tuple[str, ...] = ()) -> Question:
    return Question(seq, seq, 1, kind, title, False, options, columns)


def opened(data: bytes) -> tuple[list[list[str]], str]:
    with zipfile.ZipFile(io.BytesIO(data)) as box:
        assert box.namelist() == [DATA, SYNTAX]
        lines = list(csv.reader(io.StringIO(box.read(DATA).decode("utf-8-sig"))))
        return lines, box.read(SYNTAX).decode("utf-8-sig")


QUESTIONS = [
    asked(1, "section", "基本情况"),
    asked(2, "single", "您满意吗？", ("满意", "一般")),
    asked(3, "multi", "要什么？", ("培训", "融资")),
    asked(4, "rank", "排序", ("甲", "乙")),
    asked(5, "matrix", "评价", ("服务", "环境"), ("好", "坏")),
    asked(6, "number", "人数"),
    asked(7, "text", "It's\nfree / text."),
]
ANSWERS = {
    2: Given(["一般"]),
    3: Given(["融资"]),
    4: Given(["乙", "甲"]),
    5: Given(["服务 → 坏"]),
    6: Given(None, Decimal("12.50")),
    7: Given(None, None, '=cmd|"x"\n第二行'),
}


def test_each_kind_has_its_columns_and_codes() -> None:
    lines, _ = opened(write_spss(QUESTIONS, [ANSWERS, {}]))
    assert lines == [
        ["ID", "Q2", "Q3_1", "Q3_2", "Q4_1", "Q4_2", "Q5_1", "Q5_2", "Q6", "Q7"],
        ["1", "2", "0", "1", "2", "1", "2", "", "12.50", '\'=cmd|"x" 第二行'],
        ["2", "", "", "", "", "", "", "", "", ""],
    ]


def test_the_syntax_names_every_variable_and_value() -> None:
    _, syntax = opened(write_spss(QUESTIONS, [ANSWERS]))
    lines = syntax.split("\r\n")
    for line in ("  Q2 F4.0", "  Q6 F12.2", "  Q7 A19", "  Q2 '您满意吗？'", "  /Q7 'It''s free / text.'"):
        assert line in lines, line
    for line in ("  Q2 1 '满意' 2 '一般'", "  /Q3_1 0 'No' 1 'Yes'", "  /Q5_2 1 '好' 2 '坏'"):
        assert line in lines, line
    assert [lines[at + 1] for at, line in enumerate(lines) if line == "VARIABLE LABELS"] == ["  Q2 '您满意吗？'"]
    assert lines.count(".") == 3 and lines[-2] == "EXECUTE."


def test_a_hostile_label_stays_a_label() -> None:
    title = "x'.\r\nHOST COMMAND=['rm -rf /'].\n" + "长" * 300
    _, syntax = opened(write_spss([asked(1, "single", title, ("a'b", "c"))], []))
    assert not any(line.startswith("HOST") for line in syntax.splitlines())
    label = next(line for line in syntax.splitlines() if line.startswith("  Q1 'x''."))
    assert label.endswith("'") and len(label.encode()) < 300 and "1 'a''b' 2 'c'" in syntax


async def test_who_may_export_answers_gets_those_of_the_survey(bureau: Bureau, sign_in: SignIn) -> None:
    row = await bureau.survey()
    single = await bureau.asked(row, "single", 1, options="是\n否")
    text = await bureau.asked(row, "text", 2)
    row = await bureau.publish(row)
    assert (await bureau.send(row, {single: "否", text: "好"}))["success"]
    assert (await bureau.send(row, {single: "是"}))["success"]
    answer = await bureau.staff.send("GET", "/svy/survey/spss", params={"id": row["id"]})
    lines, syntax = opened(answer.content)
    assert lines == [["ID", "Q1", "Q2"], ["1", "2", "好"], ["2", "1", ""]] and "'第1题'" in syntax
    stranger = await sign_in((await create_organisation("别家")).admin)
    assert (await stranger.call("GET", "/svy/survey/spss", params={"id": row["id"]}))["code"] == 404
    powerless = await sign_in(await bureau.organisation.hire("svy:survey:list"))
    assert (await powerless.call("GET", "/svy/survey/spss", params={"id": row["id"]}))["code"] == 403
    vote, _ = await bureau.vote()
    assert (await bureau.staff.call("GET", "/svy/survey/spss", params={"id": vote["id"]}))["id"] == "survey.kind"
