"""Pages about 10,000 members, 100,000 answers of one questionnaire and 50,000 registrations, against those with a tenth of them.

Run `python -m tests.bench.breadth [TIMES]`, TIMES being how often as many the larger organisation has. The floor of the same rounds
is `SELECT count(*)` over a million numbers. Each call takes at most 150 ms at the median, in proportion longer where the floor says
that the machine is slower or busy, and never more than twice as long as with a tenth of the rows, apart from a few milliseconds that
both take.
"""

import asyncio
import os
from typing import Any

from tests.bench.bars import BARS, Held, size, words
from tests.bench.leases import Timed, timed_together, vacuum
from tests.kit.client import Client, open_client

QUESTIONS = 10
SLACK_MS = 10
FLOOR_MS = 115
"""What the floor takes on an idle machine, for which the bar is meant."""
FLOOR = "SELECT count(*) FROM generate_series(1, 1000000)"

_CLONE = """
INSERT INTO "{table}" SELECT (jsonb_populate_record(t, jsonb_build_object({values}))).*
FROM "{table}" t CROSS JOIN generate_series(1, $2::int) n WHERE t.id = ANY($1::bigint[])"""
_APART = 1 << 40
"""Rows of one copy lie apart from those of the next by more than the first rows have between them."""


def moved(column: str) -> str:
    return f"t.{column} + n * {_APART}::bigint"


async def clone(table: str, ids: list[int], count: int, **values: str) -> None:
    """The rows `count` times again, with other values of some columns; `n` counts, `t` is the row."""
    from server.kit.database import pool

    pairs = ", ".join(f"'{column}', {sql}" for column, sql in {"id": moved("id"), **values}.items())
    await pool().execute(_CLONE.format(table=table, values=pairs), ids, count)


async def fill_members(tenant: int, count: int) -> str:
    """Members with three rows in each of three tabs; gives the id of one whose timeline has 500 entries besides."""
    from datetime import date

    from schema.member.contact import MemberContact
    from schema.member.follow_up import MemberFollowUp
    from schema.member.person import Member
    from schema.member.score import ScoreEntry
    from schema.member.study import MemberStudy
    from schema.member.work import MemberWork

    one = await Member.create(
        tenant_id=tenant, member_no="M0", name="会员", mobile="13000000000", gender="1", state="active"
    )
    known: dict[str, Any] = {"tenant_id": tenant, "member_id": one.id}
    works = [await MemberWork.create(**known, company="商会", begin_on=date(2000 + n, 1, 1)) for n in range(3)]
    studies = [await MemberStudy.create(**known, school="大学") for _ in range(3)]
    contacts = [await MemberContact.create(**known, kind="mobile", value=f"1390000000{n}") for n in range(3)]
    points = [await ScoreEntry.create(**known, day=date(2026, 1, 1), points=5, no=f"S{n}") for n in range(3)]
    follow = await MemberFollowUp.create(**known, **_follow_up())
    others = {"member_no": "'M' || n", "name": "'会员' || chr(20000 + n % 5000)", "mobile": "(13000000000 + n)::text"}
    life = {
        "birth": "date '1960-01-01' + (n % 15000)",
        "state": "CASE WHEN n % 20 = 0 THEN 'applied' ELSE 'active' END",
    }
    await clone("vip_member", [one.id], count - 1, **others, **life)
    for table, rows in (("vip_member_work", works), ("vip_member_study", studies), ("vip_member_contact", contacts)):
        await clone(table, [row.id for row in rows], count - 1, member_id=moved("member_id"))
    await clone(
        "vip_score_ledger", [row.id for row in points], count - 1, member_id=moved("member_id"), no="t.no || '-' || n"
    )
    await clone("vip_follow_up", [follow.id], 500)
    return str(one.id)


def _follow_up() -> dict[str, Any]:
    from schema.kit.clock import now

    return {"way": "visit", "content": "走访", "at": now()}


async def fill_survey(tenant: int, count: int) -> str:
    """A questionnaire of ten questions of three kinds, each response with an answer to all; gives its id."""
    from schema.kit.clock import now
    from schema.survey.question import SurveyQuestion
    from schema.survey.response import SurveyAnswer, SurveyResponse
    from schema.survey.survey import Survey

    survey = await Survey.create(tenant_id=tenant, title="满意度调查", state="published")
    known: dict[str, Any] = {"tenant_id": tenant, "survey_id": survey.id}
    response = await SurveyResponse.create(**known, submit_at=now(), score=5)
    answers = []
    for seq in range(1, QUESTIONS + 1):
        kind = ("single", "multi", "scale", "nps")[seq % 4]
        options = "很好\n一般\n不好" if kind in ("single", "multi") else None
        question = await SurveyQuestion.create(**known, seq=seq, kind=kind, title=f"第{seq}题", options=options)
        answers.append(
            await SurveyAnswer.create(**known, response_id=response.id, question_id=question.id, **_answer(kind))
        )
    await clone("svy_response", [response.id], count - 1, submit_at="t.submit_at - make_interval(secs => n)")
    chosen = "CASE WHEN t.number IS NULL THEN jsonb_build_array((ARRAY['很好', '一般', '不好'])[1 + n % 3]) END"
    number = "CASE WHEN t.number IS NOT NULL THEN 1 + n % 5 END"
    ids = [row.id for row in answers]
    await clone("svy_answer", ids, count - 1, response_id=moved("response_id"), value=chosen, number=number)
    return str(survey.id)


def _answer(kind: str) -> dict[str, Any]:
    return {"value": ["很好"], "text": "很好"} if kind in ("single", "multi") else {"number": 5, "text": "5"}


async def fill_registrations(tenant: int, count: int) -> str:
    """Registrations of one activity, a tenth of them cancelled, each with what is to be paid for it; gives the activity's id."""
    from datetime import timedelta

    from schema.activity.activity import Activity
    from schema.activity.category import ActivityCategory
    from schema.activity.registration import Registration
    from schema.finance.activity_fee import ActivityFee
    from schema.kit.clock import now

    category = await ActivityCategory.create(tenant_id=tenant, code="salon", name="沙龙")
    begin = now() + timedelta(days=3)
    times: dict[str, Any] = {"begin_at": begin, "end_at": begin + timedelta(hours=2)}
    head: dict[str, Any] = {"title": "年会", "no": "A1", "capacity": 100_000, "taken": count, "state": "published"}
    activity = await Activity.create(tenant_id=tenant, category_id=category.id, **head, **times)
    one = await Registration.create(
        tenant_id=tenant,
        activity_id=activity.id,
        name="客人",
        phone="13700000000",
        ticket_no="T0",
        state="confirmed",
        fee=100,
    )
    fee = await ActivityFee.create(
        tenant_id=tenant, activity_id=activity.id, registration_id=one.id, amount=100, no="F0"
    )
    state = "CASE WHEN n % 10 = 0 THEN 'cancelled' ELSE 'confirmed' END"
    people = {"phone": "(13700000000 + n)::text", "name": "'客' || chr(20000 + n % 5000)"}
    await clone("act_registration", [one.id], count - 1, ticket_no="'T' || n", state=state, **people)
    await clone("fin_activity_fee", [fee.id], count - 1, registration_id=moved("registration_id"), no="'F' || n")
    return str(activity.id)


def pages(client: Client, member: str, survey: str, activity: str) -> dict[str, Timed]:
    def get(path: str, **params: str) -> Timed:
        return lambda: client.result("GET", path, params=params)

    below = {tab: get(f"/vip/{tab}/list", memberId=member) for tab in ("contact", "work", "study", "score", "followUp")}
    return {
        "members": get("/vip/person/list"),
        "members, in one box": get("/vip/person/list", keyword="会员"),
        "members, by completeness": get("/vip/person/list", column="completeness", order="asc"),
        "members, by points": get("/vip/person/list", column="score", order="desc"),
        "members, applied": get("/vip/person/list", state="applied"),
        "member": get("/vip/person/queryById", id=member),
        **{f"member, {tab}": page for tab, page in below.items()},
        "analysis": get("/svy/survey/analysis", id=survey),
        "responses": get("/svy/response/list", surveyId=survey),
        "answers": get("/svy/answer/list", surveyId=survey),
        "registrations": get("/act/registration/list", activityId=activity),
        "registrations, cancelled": get("/act/registration/list", activityId=activity, state="cancelled"),
        "registrations, by phone": get("/act/registration/list", keyword="13700000123"),
        "registrations, paid": get("/act/registration/list", activityId=activity, feeState="paid"),
    }


async def measure(app: Any, times: int) -> tuple[float, dict[str, float]]:
    """Median milliseconds of the floor and of each page of an organisation with `times` as many."""
    from server.kit.database import pool
    from server.search.index import drain_all
    from tests.kit.dictionary import add_dictionaries
    from tests.kit.people import create_organisation

    organisation = await create_organisation()
    await add_dictionaries(organisation.id)
    member = await fill_members(organisation.id, size("breadth", "members") * times)
    survey = await fill_survey(organisation.id, size("breadth", "responses") * times)
    activity = await fill_registrations(organisation.id, size("breadth", "registrations") * times)
    await drain_all()
    await vacuum()
    async with open_client(app, organisation.admin) as client:
        found = await timed_together({"": lambda: pool().fetchval(FLOOR), **pages(client, member, survey, activity)})
    return found.pop(""), found


async def run(times: int) -> Held:
    from server.app import create_app
    from server.launch.migrate import migrate

    await migrate(os.environ["DATABASE_URL"])
    app = create_app()
    async with app.router.lifespan_context(app):
        quiet, few = await measure(app, 1)
        floor, many = await measure(app, times)
    slower, busier = max(floor / FLOOR_MS, 1), max(floor / quiet, 1)
    print(f"floor {floor:.0f} ms; at most {BARS['breadth']['page, ms'].wanted * slower:.0f} ms each")
    held = Held("breadth")
    for name, spent in many.items():
        flat = held.hold("ten times as many / before", (spent / busier - SLACK_MS) / few[name], name)
        fit = held.hold("page, ms", spent / slower, name) and flat
        print(f"{name:26} {few[name]:7.1f} -> {spent:7.1f} ms{'' if fit else '   too slow' if flat else '   grows'}")
    return held


if __name__ == "__main__":
    from tests.kit.services import run_services

    asked = next(iter(words()), size("breadth", "times"))
    with run_services():
        told = asyncio.run(run(int(asked)))
    told.end()
