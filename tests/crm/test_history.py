"""The history of a customer: what was noted of a contact, a member and a firm, in one line of time and within rights."""

from datetime import timedelta
from typing import Any

from schema.kit.clock import now, to_wire
from schema.kit.snowflake import next_id
from schema.member.membership import ACTIVE
from schema.member.person import Member
from tests.kit.client import Client
from tests.kit.people import Organisation

MOBILE = "13900139021"
Rows = dict[str, str]


async def add(desk: Client, path: str, **values: Any) -> str:
    return str((await desk.result("POST", f"/{path}/add", json=values))["id"])


async def talk(desk: Client, days: int, content: str, **of: str) -> None:
    path, moment = ("crm/followUp", "time") if "contactId" in of else ("vip/followUp", "at")
    when = to_wire(now() - timedelta(days=days))
    await add(desk, path, **{"way": "phone", moment: when, "content": content, **of})


async def history(window: Client, path: str, row_id: str) -> list[str]:
    shown = await window.result("GET", "/crm/followUp/history", params={"path": path, "id": row_id})
    assert shown["more"] == 0
    return [line["content"] for line in shown["lines"]]


async def known(desk: Client, organisation: Organisation) -> Rows:
    """One person who is a contact and a member, their firm, and a stranger; each was talked to once."""
    firm = await add(desk, "vip/firm", name="云栖家具公司")
    facts: dict[str, Any] = {"name": "周小岚", "member_no": "HY00001", "state": ACTIVE, "mobile": MOBILE}
    member = await Member.create(id=next_id(), tenant_id=organisation.id, firm_id=int(firm), **facts)
    contact = await add(desk, "crm/contact", name="周小岚", phone=MOBILE)
    stranger = await add(desk, "crm/contact", name="吴小桐", phone="13900139022")
    office = await add(desk, "crm/contact", name="郑小和", company="云栖家具公司")
    await talk(desk, 4, "作为联系人", contactId=contact)
    await talk(desk, 2, "作为会员", memberId=str(member.id))
    await talk(desk, 3, "作为企业", firmId=firm)
    await talk(desk, 1, "企业联系人", contactId=office)
    await talk(desk, 5, "别人", contactId=stranger)
    return {"firm": firm, "member": str(member.id), "contact": contact, "stranger": stranger}


async def test_a_customer_has_one_line_of_time_wherever_it_was_noted(desk: Client, organisation: Organisation) -> None:
    rows = await known(desk, organisation)
    one = ["作为会员", "作为联系人"]
    assert await history(desk, "crm/contact", rows["contact"]) == one
    assert await history(desk, "vip/person", rows["member"]) == one
    whole = ["企业联系人", "作为会员", "作为企业", "作为联系人"]
    assert await history(desk, "vip/firm", rows["firm"]) == whole
    assert await history(desk, "crm/contact", rows["stranger"]) == ["别人"]


async def test_a_line_says_of_whom_how_and_what_comes_next(desk: Client) -> None:
    contact = await add(desk, "crm/contact", name="周小岚", phone=MOBILE)
    next_time = to_wire(now() + timedelta(days=3))
    await talk(desk, 1, "介绍入会条件", contactId=contact, nextTime=next_time, nextAction="寄送章程")
    params = {"path": "crm/contact", "id": contact}
    (line,) = (await desk.result("GET", "/crm/followUp/history", params=params))["lines"]
    assert (line["of"], line["way"], line["owner"], line["done"]) == ("周小岚", "phone", "管理员", False)
    assert (line["next"], line["nextAction"]) == (next_time, "寄送章程")


async def test_nobody_reads_of_what_they_may_not_list(desk: Client, organisation: Organisation, sign_in: Any) -> None:
    rows = await known(desk, organisation)
    clerk = await sign_in(await organisation.hire("crm:followUp:list", "crm:contact:list"))
    assert await history(clerk, "crm/contact", rows["contact"]) == ["作为联系人"]
    member = await sign_in(await organisation.hire("vip:followUp:list", "vip:person:list"))
    params = {"path": "vip/person", "id": rows["member"]}
    assert (await member.call("GET", "/crm/followUp/history", params=params))["code"] == 403
    gone = await desk.call("GET", "/crm/followUp/history", params={"path": "vip/person", "id": rows["contact"]})
    assert gone["code"] == 404
