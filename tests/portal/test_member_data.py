"""Members say what changed by a link as renters do, and only whoever may change a member sees or takes over what they said."""

from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.clock import now
from schema.member.improve import MemberImprove
from schema.member.person import Member
from schema.system.audit import Audit, StateLog
from tests.kit.client import Client
from tests.kit.people import create_organisation
from tests.portal.conftest import House, SignIn


@dataclass
class Chamber:
    house: House
    member: Member

    async def link(self, *fields: str, by: Client | None = None) -> dict[str, Any]:
        body = {"ownerId": str(self.member.id), "fields": list(fields)}
        return await (by or self.house.desk).call("POST", "/vip/improve/link", json=body)

    async def token(self, *fields: str) -> tuple[str, str]:
        made = (await self.link(*fields))["result"]
        return made["id"], made["url"].partition("#")[2]

    async def review(self, link: str) -> dict[str, Any]:
        return await self.house.desk.result("GET", "/vip/improve/review", params={"id": link})

    async def take(self, link: str, *keys: str, by: Client | None = None) -> dict[str, Any]:
        row = await MemberImprove.get(id=link)
        body = {"id": link, "version": row.row_version, "take": list(keys)}
        return await (by or self.house.desk).call("POST", "/vip/improve/take", json=body)


@pytest_asyncio.fixture(loop_scope="session")
async def chamber(house: House) -> Chamber:
    member = await Member.create(
        tenant_id=house.organisation.id, member_no="HY00001", name="王建国", mobile="13800002222", education="bachelor"
    )
    return Chamber(house, member)


async def test_the_form_offers_the_words_of_the_member_form_and_nothing_of_what_is_known(chamber: Chamber) -> None:
    _, token = await chamber.token("education", "birth", "mobile")
    answer = await chamber.house.open(token)
    fields = {field["key"]: field for field in answer["result"]["fields"]}
    assert [*fields] == ["mobile", "birth", "education"]
    assert [field["kind"] for field in fields.values()] == ["text", "date", "dict"]
    assert {"value": "doctor", "label": {"zh": "博士", "en": "Doctor"}} not in fields["education"]["options"]
    assert {"value": "graduate", "label": {"zh": "研究生", "en": "Postgraduate"}} in fields["education"]["options"]
    assert [field["known"] for field in fields.values()] == [True, False, True]
    for secret in ("13800002222", "王建国", str(chamber.member.id)):
        assert secret not in str(answer)


async def test_staff_take_over_field_by_field_and_the_history_tells_it(chamber: Chamber) -> None:
    link, token = await chamber.token("mobile", "education", "birth")
    filled = await chamber.house.fill(token, mobile="13900003333", education="graduate", birth="1970-05-06")
    assert filled["success"], filled
    seen = {field["key"]: (field["now"], field["new"]) for field in (await chamber.review(link))["fields"]}
    assert seen == {
        "mobile": ("13800002222", "13900003333"),
        "education": ("本科", "研究生"),
        "birth": (None, "1970-05-06"),
    }
    assert (await Member.get(id=chamber.member.id)).mobile == "13800002222"
    taken = await chamber.take(link, "education", "birth")
    assert taken["result"]["state"] == "partly"
    member = await Member.get(id=chamber.member.id)
    assert (member.mobile, member.education, str(member.birth)) == ("13800002222", "graduate", "1970-05-06")
    [line] = await Audit.filter(row_id=member.id, action="improve")
    assert {change["field"] for change in line.diff} == {"education", "birth"}
    steps = await StateLog.filter(row_id=int(link)).order_by("created_at", "id")
    assert [(step.machine, step.event, step.new_state) for step in steps] == [
        ("memberImprove", "fill", "filled"),
        ("memberImprove", "take", "partly"),
    ]
    assert {field["key"]: field["decision"] for field in (await chamber.review(link))["fields"]} == {
        "mobile": "left",
        "education": "taken",
        "birth": "taken",
    }


async def test_wrong_values_are_told_at_the_field(chamber: Chamber) -> None:
    link, token = await chamber.token("mobile", "education", "birth")
    wrong = await chamber.house.fill(token, mobile="12", education="wizard", birth="yesterday", health="好")
    assert set(wrong["fields"]) == {"mobile", "education", "birth"}
    assert (await MemberImprove.get(id=link)).state == "sent"


@pytest.mark.parametrize("key", ["name", "idNo", "state", "levelId", "score"])
async def test_what_was_not_declared_is_not_asked_for(key: str, chamber: Chamber) -> None:
    answer = await chamber.link("mobile", key)
    assert (answer["code"], [*answer["fields"]]) == (422, ["fields"])


@pytest.mark.parametrize("how", ["expired", "revoked", "used"])
async def test_an_ended_link_of_a_member_looks_like_a_wrong_one(how: str, chamber: Chamber) -> None:
    link, token = await chamber.token("health")
    if how == "expired":
        await MemberImprove.filter(id=link).update(expires_at=now() - timedelta(seconds=1))
    elif how == "revoked":
        await chamber.house.desk.result("POST", "/vip/improve/revoke", json={"id": link, "version": 1})
    else:
        await chamber.house.fill(token, health="良好")
    for answer in (await chamber.house.open(token), await chamber.house.fill(token, health="一般")):
        assert (answer["code"], answer["id"], answer["result"]) == (400, "improve.invalid", None)
    wrong = await chamber.house.open("x" * 43)
    assert (wrong["id"], wrong["message"]) == ("improve.invalid", answer["message"])


async def test_links_of_members_are_nothing_in_another_organisation(chamber: Chamber, sign_in: SignIn) -> None:
    link, token = await chamber.token("health")
    await chamber.house.fill(token, health="良好")
    stranger = await sign_in((await create_organisation("别家")).admin)
    assert (await chamber.link("health", by=stranger))["code"] == 404
    assert (await chamber.take(link, "health", by=stranger))["code"] == 404
    assert (await stranger.call("GET", "/vip/improve/review", params={"id": link}))["code"] == 404
    assert (await stranger.result("GET", "/vip/improve/list"))["records"] == []


async def test_who_may_not_change_members_neither_asks_nor_reviews(chamber: Chamber, sign_in: SignIn) -> None:
    link, token = await chamber.token("health")
    await chamber.house.fill(token, health="良好")
    codes = ("vip:improve:list", "vip:improve:link", "vip:improve:review", "portal:improve:review")
    desk = await sign_in(await chamber.house.organisation.hire(*codes))
    for answer in (
        await chamber.link("health", by=desk),
        await desk.call("GET", "/vip/improve/review", params={"id": link}),
        await chamber.take(link, "health", by=desk),
    ):
        assert answer["code"] == 403, answer
    assert (await Member.get(id=chamber.member.id)).health is None
    # The same link is none of the renters'.
    assert (await chamber.house.desk.call("GET", "/portal/improve/review", params={"id": link}))["code"] == 404
