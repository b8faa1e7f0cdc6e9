"""Cross tables: counts and shares of two questions, and of an anonymous questionnaire nothing that tells of few people."""

from typing import Any

import pytest

from server.survey.cross import too_few
from tests.kit.people import create_organisation
from tests.survey.conftest import Bureau, SignIn
from tests.workers.sheets import read_sheet

CITIES, WISHES = "杭州\n宁波\n温州", "培训\n融资\n出海"


async def filled(bureau: Bureau, given: list[tuple[str, list[str]]], **more: Any) -> tuple[dict[str, Any], str, str]:
    row = await bureau.survey(**more)
    city = await bureau.asked(row, "single", 1, options=CITIES)
    wish = await bureau.asked(row, "multi", 2, options=WISHES)
    await bureau.asked(row, "text", 3)
    row = await bureau.publish(row)
    for one, several in given:
        assert (await bureau.send(row, {city: one, wish: several} if several else {city: one}))["success"]
    return row, city, wish


async def crossed(bureau: Bureau, row: dict[str, Any], rows: str, columns: str, by: Any = None) -> dict[str, Any]:
    params = {"id": row["id"], "rows": rows, "columns": columns}
    return await (by or bureau.staff).call("GET", "/svy/survey/crossTable", params=params)


async def test_counts_and_shares_of_those_who_answered_both(bureau: Bureau) -> None:
    given = [("杭州", ["培训", "融资"]), ("杭州", ["培训"]), ("宁波", ["出海"]), ("宁波", [])]
    row, city, wish = await filled(bureau, given)
    told = (await crossed(bureau, row, city, wish))["result"]
    assert (told["people"], told["columns"], told["hidden"]) == (3, ["培训", "融资", "出海"], 0)
    assert [(one["name"], one["people"], one["counts"], one["shares"]) for one in told["rows"]] == [
        ("杭州", 2, [2, 1, 0], [100.0, 50.0, 0.0]),
        ("宁波", 1, [0, 0, 1], [0.0, 0.0, 100.0]),
        ("温州", 0, [0, 0, 0], [0.0, 0.0, 0.0]),
    ]
    turned = (await crossed(bureau, row, wish, city))["result"]
    assert [one["counts"] for one in turned["rows"]] == [[2, 0, 0], [1, 0, 0], [0, 1, 0]]


async def test_an_anonymous_questionnaire_tells_nothing_of_few(bureau: Bureau) -> None:
    given = [("杭州", ["培训"])] * 6 + [("宁波", ["融资"])] * 5 + [("温州", ["出海"])]
    row, city, wish = await filled(bureau, given, anonymous=True)
    told = (await crossed(bureau, row, city, wish))["result"]
    seen = {one["name"]: (one["people"], one["counts"], one["shares"]) for one in told["rows"]}
    # The one of Wenzhou could be reckoned from the other two and the sums, so one more row is left out.
    assert seen["温州"] == seen["宁波"] == (None, None, None)
    assert seen["杭州"] == (6, [6], [100.0])
    assert (told["columns"], told["hidden"]) == (["培训"], 4)
    turned = (await crossed(bureau, row, wish, city))["result"]
    assert turned["columns"] == ["杭州"]


@pytest.mark.parametrize(
    ("people", "hidden"),
    [
        ({"a": 5, "b": 9, "c": 0}, set()),
        ({"a": 4, "b": 9}, {"a", "b"}),
        ({"a": 2, "b": 3, "c": 6}, {"a", "b"}),
        ({"a": 1, "b": 5, "c": 6}, {"a", "b"}),
        ({"a": 1}, {"a"}),
        ({}, set()),
    ],
)
def test_what_is_left_out_is_of_enough_people_together(people: dict[str, int], hidden: set[str]) -> None:
    assert too_few(people) == hidden


async def test_only_two_different_questions_with_choices_of_this_survey(bureau: Bureau) -> None:
    row, city, wish = await filled(bureau, [])
    _, foreign, _ = await filled(bureau, [])
    text = (await bureau.analysis(row))["questions"][2]["id"]
    for rows, columns, wrong in ((city, city, "columns"), (text, wish, "rows"), (city, foreign, "columns")):
        answer = await crossed(bureau, row, rows, columns)
        assert (answer["code"], [*answer["fields"]]) == (422, [wrong])


async def test_a_stranger_and_who_may_not_list_surveys_see_nothing(bureau: Bureau, sign_in: SignIn) -> None:
    row, city, wish = await filled(bureau, [("杭州", ["培训"])])
    stranger = await sign_in((await create_organisation("别家")).admin)
    assert (await crossed(bureau, row, city, wish, stranger))["code"] == 404
    powerless = await sign_in(await bureau.organisation.hire("svy:response:list"))
    assert (await crossed(bureau, row, city, wish, powerless))["code"] == 403


async def test_the_answers_of_one_survey_go_into_a_sheet(bureau: Bureau) -> None:
    row, _, _ = await filled(bureau, [("杭州", ["培训", "融资"])])
    await filled(bureau, [("温州", ["出海"])])
    sheet = await bureau.staff.send("GET", "/svy/answer/exportXls", params={"surveyId": row["id"]})
    text = str(read_sheet(sheet.content))
    for word in ("第1题", "第2题", "杭州", "培训"):
        assert word in text
    assert "温州" not in text and "出海" not in text


async def test_two_questions_of_one_choice_say_whether_chance_alone_would_do_it(bureau: Bureau) -> None:
    row = await bureau.survey()
    city = await bureau.asked(row, "single", 1, options="杭州\n宁波")
    pleased = await bureau.asked(row, "single", 2, options="是\n否")
    several = await bureau.asked(row, "multi", 3, options="甲\n乙")
    row = await bureau.publish(row)
    given = [("杭州", "是")] * 3 + [("杭州", "否")] + [("宁波", "是")] + [("宁波", "否")] * 3
    for one, other in given:
        assert (await bureau.send(row, {city: one, pleased: other, several: ["甲"]}))["success"]
    told = (await crossed(bureau, row, city, pleased))["result"]["significance"]
    assert told == {"chiSquare": 2.0, "freedom": 1, "chance": 0.1573, "sound": False}
    assert (await crossed(bureau, row, city, several))["result"]["significance"] is None


async def test_figures_of_those_who_chose_an_option(bureau: Bureau) -> None:
    given = [("杭州", ["培训", "融资"]), ("杭州", ["培训"]), ("宁波", ["培训", "出海"])]
    row, city, wish = await filled(bureau, given)
    params = {"id": row["id"], "where": city, "answer": "杭州"}
    told = await bureau.staff.result("GET", "/svy/survey/analysis", params=params)
    assert told["people"] == 2
    assert [one["count"] for one in told["questions"][1]["counts"]] == [2, 1, 0]
    among = {"id": row["id"], "rows": city, "columns": wish, "where": wish, "answer": "出海"}
    table = await bureau.staff.result("GET", "/svy/survey/crossTable", params=among)
    assert (table["people"], [one["counts"] for one in table["rows"]]) == (1, [[0, 0, 0], [1, 0, 1], [0, 0, 0]])
    for wrong, field in (({"where": wish, "answer": "x"}, "answer"), ({"where": "1", "answer": "杭州"}, "where")):
        refused = await bureau.staff.call("GET", "/svy/survey/analysis", params={"id": row["id"], **wrong})
        assert (refused["code"], [*refused["fields"]]) == (422, [field])


async def test_an_anonymous_questionnaire_is_not_narrowed(bureau: Bureau) -> None:
    row, city, wish = await filled(bureau, [("杭州", ["培训"])], anonymous=True)
    for path in ("analysis", "crossTable"):
        params = {"id": row["id"], "rows": city, "columns": wish, "where": city, "answer": "杭州"}
        params = params if path == "crossTable" else {"id": row["id"], "where": city, "answer": "杭州"}
        refused = await bureau.staff.call("GET", f"/svy/survey/{path}", params=params)
        assert (refused["code"], [*refused["fields"]]) == (422, ["where"])
