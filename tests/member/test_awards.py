"""Points by events of other domains: given once for each by the rules, up to their caps, and taken back with what they were for."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import pytest_asyncio

from schema.activity.activity import Activity
from schema.activity.registration import Registration
from schema.finance.payment import DuePayment
from schema.kit.clock import now, to_wire, today
from schema.kit.snowflake import next_id
from schema.member.membership import ACTIVE
from schema.member.person import Member
from schema.member.score import ScoreEntry
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation
from tests.member.desk import add, take


@dataclass
class Office:
    organisation: Organisation
    desk: Client
    sign_in: Any

    async def member(self, **rest: Any) -> Member:
        number = next_id()
        mine: Any = {"tenant_id": self.organisation.id, "state": ACTIVE, "name": "沈一鸣", "member_no": f"HY{number}"}
        return await Member.create(id=number, **{**mine, **rest})

    async def rule(self, event: str, points: int = 10, **rest: Any) -> str:
        made = await add(self.desk, "scoreRule", code=f"auto{event}", name="规则", event=event, points=points, **rest)
        return str(made["id"])

    async def ledger(self, member: Member) -> list[tuple[int, str]]:
        """(points, state) of each entry, in order."""
        rows = await ScoreEntry.filter(member_id=member.id).order_by("id")
        assert all(row.source_kind for row in rows if row.rule_id)
        return [(row.points, row.state) for row in rows]

    async def step(self, path: str, code: str, row_id: str, **rest: Any) -> dict[str, Any]:
        model: Any = {"act/activity": Activity, "act/registration": Registration, "fin/payment": DuePayment}[path]
        version = (await model.get(id=int(row_id))).row_version
        return await self.desk.call("POST", f"/{path}/{code}", json={"id": row_id, "version": version, **rest})

    async def seat(self, member: Member, **rest: Any) -> str:
        """The id of the member's registration for an activity of its own."""
        category = await self.desk.result("POST", "/act/category/add", json={"name": "沙龙", "code": f"C{next_id()}"})
        begin = now() + timedelta(days=3)
        times = {"beginAt": to_wire(begin), "endAt": to_wire(begin + timedelta(hours=2))}
        body = {"title": "沙龙", "categoryId": category["id"], "capacity": 10, **times}
        made = await self.desk.result("POST", "/act/activity/add", json=body)
        for code in ("submit", "approve", "publish"):
            assert (await self.step("act/activity", code, made["id"]))["success"]
        who = {"activityId": made["id"], "memberId": str(member.id), "phone": str(13_800_000_000 + member.id % 10**6)}
        return str((await self.desk.result("POST", "/act/registration/add", json={**who, **rest}))["id"])

    async def come(self, row_id: str) -> None:
        answer = await self.step("act/registration", "checkIn", row_id)
        assert answer["success"], answer

    async def pay(self, member: Member, days_late: int = 0) -> str:
        """The id of a payment of dues of its own, in whole."""
        due_day = today() - timedelta(days=days_late)
        due = {"personId": str(member.id), "year": due_day.year, "amount": "100.00", "dueDate": due_day.isoformat()}
        owed = await self.desk.result("POST", "/fin/due/add", json=due)
        method = {"code": f"c{next_id() % 10**8}", "name": "现金", "kind": "cash", "feeRate": "0", "enabled": True}
        made = await self.desk.result("POST", "/fin/payMethod/add", json=method)
        paid = {"dueId": owed["id"], "payer": "沈一鸣", "amount": "100.00", "methodId": made["id"]}
        row = await self.desk.result("POST", "/fin/payment/add", json={**paid, "paidAt": f"{today()} 00:00:00"})
        assert row["state"] == "confirmed", row
        return str(row["id"])

    async def questionnaire(self, **rest: Any) -> tuple[str, str]:
        """(token, id of its only question)."""
        said = {"title": "调查", "kind": "questionnaire", "onePer": "none", "showResult": "never", "anonymous": False}
        row = await self.desk.result("POST", "/svy/survey/add", json={**said, **rest})
        ask = {"surveyId": row["id"], "seq": 1, "kind": "text", "title": "意见"}
        question = await self.desk.result("POST", "/svy/question/add", json=ask)
        body = {"id": row["id"], "version": row["rowVersion"]}
        await self.desk.result("POST", "/svy/survey/publish", json=body)
        link = await self.desk.result("GET", "/svy/survey/link", params={"id": row["id"]})
        return str(link["url"]).rpartition("/")[2], str(question["id"])


async def answer(client: Client, token: str, question: str) -> None:
    body = {"token": token, "device": "d" * 20, "answers": {question: "很好"}}
    got = await client.call("POST", "/svy/public/answer", json=body)
    assert got["success"], got


@pytest_asyncio.fixture
async def office(organisation: Organisation, sign_in: Any) -> Office:
    await add_dictionaries(organisation.id)
    return Office(organisation, await sign_in(organisation.admin), sign_in)


async def test_a_member_who_comes_gets_points_and_loses_them_with_the_check_in(office: Office) -> None:
    await office.rule("activity")
    member = await office.member()
    seat = await office.seat(member)
    await office.come(seat)
    assert await office.ledger(member) == [(10, "booked")]
    assert (await office.step("act/registration", "undoCheckIn", seat, reason="扫错了"))["success"]
    assert await office.ledger(member) == [(10, "reversed"), (-10, "booked")]
    await office.come(seat)
    assert [points for points, _ in await office.ledger(member)] == [10, -10, 10]


async def test_a_guest_and_who_is_no_member_any_more_get_nothing(office: Office) -> None:
    await office.rule("activity")
    gone = await office.member()
    seat = await office.seat(gone)
    await Member.filter(id=gone.id).update(state="withdrawn")
    await office.come(seat)
    await office.come(await office.seat(gone, memberId="", name="来宾", phone="13711112222"))
    assert not await ScoreEntry.filter(tenant_id=office.organisation.id).exists()


async def test_a_day_gives_no_more_than_the_cap_of_the_rule(office: Office) -> None:
    await office.rule("activity", dailyCap=25)
    member = await office.member()
    for _ in range(4):
        await office.come(await office.seat(member))
    assert [points for points, _ in await office.ledger(member)] == [10, 10, 5]


async def test_a_year_gives_no_more_than_its_cap_and_a_rule_not_in_use_nothing(office: Office) -> None:
    await office.rule("activity", yearlyCap=15)
    await add(office.desk, "scoreRule", code="off", name="停用", event="activity", points=99, enabled=False)
    member = await office.member()
    for _ in range(3):
        await office.come(await office.seat(member))
    assert [points for points, _ in await office.ledger(member)] == [10, 5]


async def test_dues_paid_in_time_give_points_until_the_payment_is_reversed(office: Office) -> None:
    await office.rule("dues", 50)
    member = await office.member()
    payment = await office.pay(member)
    assert await office.ledger(member) == [(50, "booked")]
    assert (await office.step("fin/payment", "reverse", payment, reason="记错了人"))["success"]
    assert await office.ledger(member) == [(50, "reversed"), (-50, "booked")]


async def test_dues_paid_late_give_nothing(office: Office) -> None:
    await office.rule("dues", 50)
    member = await office.member()
    await office.pay(member, days_late=1)
    assert await office.ledger(member) == []


async def test_points_spent_meanwhile_do_not_hold_up_the_reversal_and_never_leave_less_than_nothing(
    office: Office,
) -> None:
    await office.rule("dues", 50)
    member = await office.member()
    payment = await office.pay(member)
    await add(office.desk, "score", memberId=str(member.id), points=-30)
    assert (await office.step("fin/payment", "reverse", payment, reason="记错了人"))["success"]
    assert [points for points, _ in await office.ledger(member)] == [50, -30, -20]


async def test_a_questionnaire_under_ones_name_gives_points_once_and_a_nameless_one_none(office: Office) -> None:
    await office.rule("survey", 5)
    account = await office.organisation.hire()
    member = await office.member(user_id=account.user_id)
    person: Client = await office.sign_in(account)
    for _ in range(2):
        await answer(person, *await office.questionnaire(anonymous=True))
    assert await office.ledger(member) == []
    named = await office.questionnaire()
    for _ in range(2):
        await answer(person, *named)
    await answer(await office.sign_in(), *named)
    assert await office.ledger(member) == [(5, "booked")]


async def test_an_award_is_reversed_by_hand_like_any_other_entry(office: Office) -> None:
    await office.rule("activity")
    member = await office.member()
    await office.come(await office.seat(member))
    [entry] = (await office.desk.result("GET", "/vip/score/list", params={"memberId": str(member.id)}))["records"]
    assert entry["sourceKind"] == "activity"
    assert (await take(office.desk, "score", "reverse", entry, reason="名单有误"))["success"]
    assert [points for points, _ in await office.ledger(member)] == [10, -10]
