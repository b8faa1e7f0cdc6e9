"""Dues that are more than a year late propose a suspension: once, to people who decide, and gone when they are paid."""

from datetime import timedelta
from typing import Any

import pytest_asyncio

from schema.finance.due import MemberDue
from schema.kit.clock import today
from schema.member.firm import Firm
from schema.member.person import Member
from schema.member.suspension import Suspension
from server.member.suspensions import propose_suspensions
from tests.finance.chamber import Chamber, build, submit, take
from tests.kit.client import Client
from tests.kit.people import create_organisation

WHY = {"reason": "多次催缴未缴"}


@pytest_asyncio.fixture
async def chamber(database: None) -> Chamber:
    return await build()


@pytest_asyncio.fixture
async def office(chamber: Chamber, sign_in: Any) -> Client:
    client: Client = await sign_in(chamber.org.admin)
    return client


async def late(chamber: Chamber, days: int) -> MemberDue:
    due = await chamber.due(1_000_00)
    await MemberDue.filter(id=due.id).update(due_date=today() - timedelta(days=days))
    return due


async def proposals(chamber: Chamber) -> list[Suspension]:
    await propose_suspensions()
    return await Suspension.filter(tenant_id=chamber.org.id).order_by("id")


async def test_only_after_more_than_a_year_and_once(chamber: Chamber) -> None:
    # Two days beyond, since the day of the house begins later than the calendar's.
    due = await late(chamber, 367)
    await late(chamber, 364)
    [row] = await proposals(chamber)
    assert (row.due_id, row.owed, row.state, row.name) == (due.id, 1_000_00, "proposed", due.name)
    assert len(await proposals(chamber)) == 1
    assert due.person_id and (await Member.get(id=due.person_id)).state == "member"


async def test_who_pays_waits_or_left_is_not_proposed(chamber: Chamber) -> None:
    for state in ("paid", "waived"):
        due = await late(chamber, 400)
        await MemberDue.filter(id=due.id).update(state=state, paid=due.payable if state == "paid" else 0)
    gone = await late(chamber, 400)
    await Member.filter(id=gone.person_id).update(state="left")
    assert await proposals(chamber) == []


async def test_of_several_late_dues_of_one_member_the_oldest_is_proposed(chamber: Chamber) -> None:
    new, old = await late(chamber, 400), await late(chamber, 800)
    await MemberDue.filter(id=old.id).update(person_id=new.person_id, year=2024)
    assert [row.due_id for row in await proposals(chamber)] == [old.id]


async def test_a_person_decides_and_the_member_is_suspended_with_the_reason(chamber: Chamber, office: Client) -> None:
    due = await late(chamber, 400)
    [row] = await proposals(chamber)
    assert set((await take(office, "vip/suspension", "accept", row))["fields"]) == {"reason"}
    assert (await take(office, "vip/suspension", "accept", row, **WHY))["result"]["state"] == "suspended"
    member = await Member.get(id=due.person_id)
    assert (member.state, member.reason) == ("paused", WHY["reason"])
    assert (await take(office, "vip/suspension", "dismiss", row, **WHY))["code"] == 409


async def test_a_firm_is_suspended_too_and_who_is_let_off_is_not_proposed_again(
    chamber: Chamber, office: Client
) -> None:
    of_firm, of_person = await late(chamber, 400), await late(chamber, 400)
    firm = await chamber.firm()
    await MemberDue.filter(id=of_firm.id).update(person_id=None, firm_id=firm.id)
    rows = {row.due_id: row for row in await proposals(chamber)}
    assert (await take(office, "vip/suspension", "accept", rows[of_firm.id], **WHY))["success"]
    assert (await Firm.get(id=firm.id)).state == "paused"
    assert (await take(office, "vip/suspension", "dismiss", rows[of_person.id], **WHY))["success"]
    assert {row.state for row in await proposals(chamber)} == {"suspended", "dismissed"}
    assert (await Member.get(id=of_person.person_id)).state == "member"


async def test_what_was_paid_meanwhile_suspends_nobody_and_goes_by_itself(chamber: Chamber, office: Client) -> None:
    due = await late(chamber, 400)
    [row] = await proposals(chamber)
    assert (await submit(office, due, chamber.cash, "1000"))["success"]
    refused = await take(office, "vip/suspension", "accept", row, **WHY)
    assert (refused["code"], refused["id"]) == (409, "suspension.paid")
    assert [one.state for one in await proposals(chamber)] == ["settled"]
    assert (await Member.get(id=due.person_id)).state == "member"


async def test_it_needs_both_rights_and_the_own_organisation(chamber: Chamber, sign_in: Any) -> None:
    due = await late(chamber, 400)
    [row] = await proposals(chamber)
    stranger = await sign_in((await create_organisation("别家")).admin)
    assert (await take(stranger, "vip/suspension", "accept", row, **WHY))["code"] == 404
    assert (await stranger.result("GET", "/vip/suspension/list"))["records"] == []
    for codes in (("vip:suspension:list", "vip:person:suspend"), ("vip:suspension:list", "vip:suspension:decide")):
        client = await sign_in(await chamber.org.hire(*codes))
        assert (await take(client, "vip/suspension", "accept", row, **WHY))["code"] == 403, codes
    assert (await Member.get(id=due.person_id)).state == "member"


async def test_those_who_decide_are_told(chamber: Chamber, sign_in: Any) -> None:
    office = await sign_in(await chamber.org.hire("vip:suspension:decide"))
    await late(chamber, 400)
    await proposals(chamber)
    said = str(await office.result("GET", "/sys/sysAnnouncementSend/getMyAnnouncementSend"))
    assert "建议暂停会籍" in said
