"""People who leave: their account is deleted although much is recorded of them, and what is recorded keeps their name."""

from datetime import timedelta
from typing import Any

from schema.approval.request import APPROVED, PENDING, Request
from schema.approval.step import Step
from schema.chat.conversation import Conversation
from schema.kit.clock import now
from schema.kit.snowflake import next_id
from schema.system.agreement import Agreement, AgreementAccept
from schema.system.third_account import ThirdAccount
from schema.system.user import Session, User
from server.kit.actor import Actor
from tests.kit.people import PASSWORD, Organisation


async def _publish(organisation: Organisation) -> Agreement:
    return await Agreement.create(
        id=next_id(),
        tenant_id=organisation.id,
        kind="user",
        version="1.0",
        title="用户协议",
        content="内容",
        effective=now() - timedelta(days=1),
    )


async def _request(organisation: Organisation, person: Actor, state: str) -> Request:
    row = await Request.create(
        id=next_id(),
        tenant_id=organisation.id,
        no=f"SQ{next_id()}",
        kind="scrap",
        title="报废",
        reason="坏了",
        applicant_id=person.user_id,
        decided_by=person.user_id if state == APPROVED else None,
        state=state,
    )
    await Step.create(
        id=next_id(),
        tenant_id=organisation.id,
        request_id=row.id,
        verb="submit",
        user_id=person.user_id,
        user_name=person.username,
        at=now(),
    )
    return row


def _id(person: Actor) -> dict[str, str]:
    return {"id": str(person.user_id)}


async def test_who_signed_in_is_deleted_is_out_at_once_and_comes_back(sign_in: Any, organisation: Organisation) -> None:
    await _publish(organisation)
    admin, person = await sign_in(organisation.admin), await organisation.hire(name="王五")
    await _request(organisation, person, APPROVED)
    theirs = await sign_in(person)
    assert await AgreementAccept.filter(user_id=person.user_id).count() == 1
    await admin.result("DELETE", "/sys/user/delete", params=_id(person))
    assert (await theirs.send("GET", "/sys/user/getCurrentUserDeparts")).status_code == 401
    assert not await Session.filter(user_id=person.user_id, revoked_at=None).exists()
    again = {"username": person.username, "password": PASSWORD}
    assert not (await (await sign_in()).call("POST", "/sys/login", json=again))["success"]
    accepted = await admin.result("GET", "/sys/agreementAccept/list", params={"userId": f"{person.user_id},"})
    assert [row["userId_dictText"] for row in accepted["records"]] == ["王五"]
    papers = await admin.result("GET", "/workflow/request/list")
    assert [row["decidedBy_dictText"] for row in papers["records"]] == ["王五"]
    await admin.result("PUT", "/sys/user/putRecycleBin", json={"userIds": f"{person.user_id},"})
    await sign_in(person)


async def test_what_is_still_open_holds_its_person_and_says_what(sign_in: Any, organisation: Organisation) -> None:
    admin, person = await sign_in(organisation.admin), await organisation.hire()
    await _request(organisation, person, PENDING)
    refused = await admin.call("DELETE", "/sys/user/delete", params=_id(person))
    assert (refused["id"], "审批单" in refused["message"]) == ("row.referenced", True)


async def test_an_agreement_that_was_accepted_is_deleted(sign_in: Any, organisation: Organisation) -> None:
    row = await _publish(organisation)
    admin = await sign_in(organisation.admin)
    assert await AgreementAccept.filter(agreement_id=row.id).exists()
    await admin.result("DELETE", "/sys/userAgreement/delete", params={"id": str(row.id)})


async def test_a_linked_account_goes_and_comes_back_with_its_person(sign_in: Any, organisation: Organisation) -> None:
    admin, person = await sign_in(organisation.admin), await organisation.hire()
    linked = await ThirdAccount.create(
        id=next_id(),
        tenant_id=organisation.id,
        third_type="sso",
        third_user_uuid=str(next_id()),
        user_id=person.user_id,
        bound_at=now(),
    )
    await admin.result("DELETE", "/sys/user/delete", params=_id(person))
    assert (await ThirdAccount.get(id=linked.id)).del_flag == 1
    await admin.result("PUT", "/sys/user/putRecycleBin", json={"userIds": f"{person.user_id},"})
    assert (await ThirdAccount.get(id=linked.id)).del_flag == 0


async def test_for_good_leaves_the_name_on_what_is_recorded_and_nothing_else(
    sign_in: Any, organisation: Organisation
) -> None:
    await _publish(organisation)
    admin, person = await sign_in(organisation.admin), await organisation.hire(name="王五")
    await sign_in(person)
    await User.filter(id=person.user_id).update(phone="13900001111", email="w@example.com")
    await admin.result("DELETE", "/sys/user/delete", params=_id(person))
    gone = {"userIds": str(person.user_id)}
    await admin.result("DELETE", "/sys/user/deleteRecycleBin", params=gone)
    assert await admin.result("GET", "/sys/user/recycleBin") == []
    assert (await admin.send("PUT", "/sys/user/putRecycleBin", json=gone)).status_code == 404
    rest = await User.get(id=person.user_id)
    assert (rest.realname, rest.phone, rest.email, rest.password) == ("王五", None, None, "")
    accepted = await admin.result("GET", "/sys/agreementAccept/list", params={"userId": f"{person.user_id},"})
    assert [row["userId_dictText"] for row in accepted["records"]] == ["王五"]
    fresh = {"username": person.username, "realname": "新人", "password": PASSWORD}
    await admin.result("POST", "/sys/user/add", json=fresh)


async def test_a_group_whose_owner_left_has_another_owner(sign_in: Any, organisation: Organisation) -> None:
    admin, owner, other = await sign_in(organisation.admin), await organisation.hire(), await organisation.hire()
    theirs = await sign_in(owner)
    body = {"name": "班组", "userIds": [str(other.user_id), str(organisation.admin.user_id)]}
    talk = await theirs.result("POST", "/chat/conversation/group", json=body)
    await admin.result("DELETE", "/sys/user/delete", params=_id(owner))
    row = await Conversation.get(id=int(talk["id"]))
    assert row.owner_id == other.user_id
    members = await admin.result("GET", "/chat/conversation/members", params={"id": talk["id"]})
    assert {one["id"]: one["role"] for one in members}[str(other.user_id)] == "owner"
    assert [one["role"] for one in members].count("owner") == 1
