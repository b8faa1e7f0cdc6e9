"""Business messages: whom they reach, what was approved is what is sent, and who has read it."""

from typing import Any

from schema.content.message import BizMessage
from schema.kit.snowflake import next_id
from schema.member.chapter import Chapter
from schema.member.person import Member
from schema.seeds.roles import ROLES
from schema.system.announcement import AnnouncementSend
from schema.system.depart import Depart
from schema.system.message import MessageTemplate
from schema.system.role import UserRole
from server.seeding.rights import granted, list_entries
from tests.content.conftest import Office, SignIn
from tests.kit.people import create_organisation

MESSAGE = "biz/message"
TEMPLATE = "sys/message/sysMessageTemplate"


async def send(office: Office, **values: Any) -> tuple[dict[str, Any], dict[str, Any]]:
    """The row, and the answer to sending it."""
    row = await office.add(MESSAGE, **{"title": "会议通知", "body": "周五下午开会", **values})
    assert (await office.step(MESSAGE, "approve", row))["success"]
    return row, await office.step(MESSAGE, "send", row)


async def hearers(row: dict[str, Any], office: Office) -> set[int]:
    stored = await BizMessage.get(id=int(row["id"]))
    return set(await AnnouncementSend.filter(annt_id=stored.notice_id or 0).values_list("user_id", flat=True))  # type: ignore[arg-type]


async def test_it_reaches_role_and_level_once_each_and_no_member_without_an_account(office: Office) -> None:
    member = await office.organisation.hire(name="赵会员")
    level = await office.level(member.user_id, office.clerk.user_id, None)
    role = await UserRole.get(user_id=office.clerk.user_id)
    row, answer = await send(office, roleIds=str(role.role_id), levelIds=str(level.id))
    assert answer["success"], answer
    assert await hearers(row, office) == {member.user_id, office.clerk.user_id}
    assert (await office.read(MESSAGE, row))["sentCount"] == 2


async def test_departments_and_chapters_stand_for_all_below_them(office: Office) -> None:
    tenant = office.organisation.id
    member = await office.organisation.hire(name="钱会员")
    above = await Chapter.create(id=next_id(), tenant_id=tenant, name="总会")
    below = await Chapter.create(id=next_id(), tenant_id=tenant, name="分会", parent_id=above.id)
    known = {"tenant_id": tenant, "member_no": f"HY{next_id()}", "name": "钱会员", "org_id": below.id}
    await Member.create(id=next_id(), user_id=member.user_id, **known)
    row, _ = await send(office, orgIds=str(above.id))
    assert await hearers(row, office) == {member.user_id}
    depart = await Depart.get(tenant_id=tenant, org_code="A01")
    row, _ = await send(office, departIds=str(depart.id))
    everybody = {office.organisation.admin.user_id, office.clerk.user_id, member.user_id}
    assert await hearers(row, office) == everybody


async def test_reading_it_in_the_bell_is_counted(office: Office) -> None:
    role = await UserRole.get(user_id=office.clerk.user_id)
    row, _ = await send(office, roleIds=str(role.role_id))
    before = await office.read(MESSAGE, row)
    assert (before["sentCount"], before["readCount"]) == (1, 0)
    receipt = await AnnouncementSend.get(user_id=office.clerk.user_id)
    body = {"anntId": str(receipt.annt_id)}
    await office.clerks.result("PUT", "/sys/sysAnnouncementSend/editByAnntIdAndUserId", json=body)
    after = await office.read(MESSAGE, row)
    assert (after["sentCount"], after["readCount"]) == (1, 1)


async def test_one_that_reaches_nobody_is_not_sent(office: Office) -> None:
    level = await office.level(None)
    row, answer = await send(office, levelIds=str(level.id))
    assert (answer["code"], answer["id"]) == (409, "message.nobody")
    assert (await office.read(MESSAGE, row))["state"] == "approved"


async def test_without_anybody_or_without_words_it_is_not_written(office: Office) -> None:
    level = await office.level()
    assert await office.refused(MESSAGE, title="通知", body="正文") == {"roleIds"}
    assert await office.refused(MESSAGE, levelIds=str(level.id)) == {"title", "body"}
    unknown = await office.refused(MESSAGE, title="通知", body="${phone}", levelIds=str(level.id))
    assert unknown == {"body"}


async def test_a_template_gives_what_was_left_empty_with_its_places_filled(office: Office) -> None:
    template = await MessageTemplate.create(
        id=next_id(),
        tenant_id=office.organisation.id,
        template_name="会费提醒",
        template_code=f"dues{next_id()}",
        template_type="4",
        template_content="${organisation}提醒您缴纳会费",
    )
    level = await office.level()
    row = await office.add(MESSAGE, templateId=str(template.id), levelIds=str(level.id))
    assert (row["title"], row["body"]) == ("会费提醒", "测试物业提醒您缴纳会费")
    own = await office.add(MESSAGE, templateId=str(template.id), levelIds=str(level.id), title="自拟", body="自拟正文")
    assert (own["title"], own["body"]) == ("自拟", "自拟正文")


async def test_what_was_approved_cannot_be_changed_before_it_is_taken_back(office: Office) -> None:
    level = await office.level()
    row = await office.add(MESSAGE, title="通知", body="正文", levelIds=str(level.id))
    await office.step(MESSAGE, "approve", row)
    body = {"id": row["id"], "rowVersion": row["rowVersion"] + 1, "body": "改过"}
    assert (await office.desk.call("PUT", f"/{MESSAGE}/edit", json=body))["id"] == "row.settled"
    await office.step(MESSAGE, "revise", row)
    body["rowVersion"] += 1
    assert (await office.desk.call("PUT", f"/{MESSAGE}/edit", json=body))["success"]


async def test_nobody_of_another_organisation_hears_of_it(office: Office) -> None:
    other = await create_organisation("别家商会")
    level = await office.level(other.admin.user_id)
    _, answer = await send(office, levelIds=str(level.id))
    assert answer["id"] == "message.nobody"


async def test_the_secretariat_chooses_role_department_and_template_without_rights_to_their_lists(
    office: Office, sign_in: SignIn
) -> None:
    plan = next(role for role in ROLES if role.code == "secretariat")
    codes = [entry.codes[0] for entry in granted(plan, list_entries()) if entry.codes]
    clerk = await sign_in(await office.organisation.hire(*codes, name="周文秘"))
    await MessageTemplate.create(
        id=next_id(),
        tenant_id=office.organisation.id,
        template_name="会费提醒",
        template_code=f"dues{next_id()}",
        template_type="4",
        template_content="请缴纳会费",
    )
    chosen: dict[str, str] = {}
    for key, path in (("roleIds", "sys/role"), ("departIds", "sys/sysDepart"), ("templateId", TEMPLATE)):
        assert (await clerk.call("GET", f"/{path}/list"))["code"] == 403, path
        offered = await clerk.result("GET", "/sys/engine/options", params={"path": path})
        assert offered, path
        chosen[key] = offered[0]["value"]
        named = await clerk.result("GET", "/sys/engine/options", params={"path": path, "ids": chosen[key]})
        assert named[0]["text"] == offered[0]["text"]
    made = await clerk.result("POST", f"/{MESSAGE}/add", json=chosen)
    assert (made["title"], made["roleIds"], made["departIds"]) == ("会费提醒", chosen["roleIds"], chosen["departIds"])
