"""Templates: the questions of a survey kept under a name, with all that they ask, and a draft that begins with them."""

from schema.seeds.demo.survey_templates import TEMPLATES
from schema.survey.question import SurveyQuestion
from schema.survey.survey import Survey
from server.survey.definition import question_of
from server.survey.pasting import question_row
from server.survey.publishing import faults_of
from server.survey.reading import read_questions
from server.survey.templates import KEPT
from tests.kit.people import create_organisation
from tests.survey.conftest import Bureau, SignIn


async def kept(survey_id: str) -> list[dict[str, object]]:
    return [dict(one) for one in await SurveyQuestion.filter(survey_id=survey_id).order_by("seq").values(*KEPT)]


async def save(bureau: Bureau, row: dict[str, str], name: str) -> dict[str, object]:
    version = (await Survey.get(id=row["id"])).row_version
    body = {"id": row["id"], "version": version, "name": name}
    return dict(await bureau.staff.call("POST", "/svy/survey/saveTemplate", json=body))


async def test_a_survey_begun_from_a_template_asks_the_same(bureau: Bureau) -> None:
    row = await bureau.survey()
    await bureau.asked(row, "single", 1, options="是\n否", score="2\n0", logic="否=>3", quota="是=>5", required=True)
    await bureau.asked(row, "number", 2, minValue="1.5", maxValue="9", page=2)
    await bureau.asked(row, "text", 3, pattern="[A-Z]+")
    made = (await save(bureau, row, "年度"))["result"]
    assert isinstance(made, dict)
    stored = await bureau.staff.result("GET", "/svy/template/queryById", params={"id": made["id"]})
    assert (stored["name"], stored["size"]) == ("年度", 3)
    body = {"id": made["id"], "version": stored["rowVersion"]}
    begun = await bureau.staff.result("POST", "/svy/template/use", json=body)
    assert await kept(begun["id"]) == await kept(row["id"])
    survey = await Survey.get(id=begun["id"])
    assert (survey.state, survey.version, survey.title, survey.copied_from) == ("draft", 1, "年度", None)
    assert (await bureau.step(begun, "publish"))["success"]


async def test_a_name_is_taken_once_and_neither_a_vote_nor_nothing_is_kept(bureau: Bureau) -> None:
    row = await bureau.survey()
    assert (await save(bureau, row, "空"))["id"] == "survey.empty"
    await bureau.asked(row, "text", 1)
    assert (await save(bureau, row, "一"))["success"]
    again = await save(bureau, row, "一")
    assert not again["success"] and again["code"] in (409, 422)
    vote, _ = await bureau.vote()
    assert (await save(bureau, vote, "二"))["id"] == "survey.kind"


async def test_nobody_of_elsewhere_or_without_the_right_uses_one(bureau: Bureau, sign_in: SignIn) -> None:
    row = await bureau.survey()
    await bureau.asked(row, "text", 1)
    made = (await save(bureau, row, "一"))["result"]
    assert isinstance(made, dict)
    body = {"id": made["id"], "version": 1}
    stranger = await sign_in((await create_organisation("别家")).admin)
    assert (await stranger.call("POST", "/svy/template/use", json=body))["code"] == 404
    powerless = await sign_in(await bureau.organisation.hire("svy:template:list"))
    assert (await powerless.call("POST", "/svy/template/use", json=body))["code"] == 403


def test_those_that_are_shipped_could_be_published_at_once() -> None:
    assert [name for name, _, _ in TEMPLATES] == ["满意度调查", "活动反馈", "需求调查"]
    for _, _, text in TEMPLATES:
        read = read_questions(text)
        assert read.faults == [] and len(read.questions) >= 4
        rows = [question_row(1, seq, one) for seq, one in enumerate(read.questions, start=1)]
        for number, one in enumerate(rows):
            one.id = number + 1
        assert faults_of([question_of(one) for one in rows]) == []
