"""A tenant's question is on the public site while it is published: its title and the answer, nothing of who asked."""

from typing import Any

import pytest

from schema.content.page import PageBlock, SitePage
from schema.crm.customer_dict import CustomerDict
from schema.crm.tenant_question import TenantQuestion
from schema.kit.clock import now
from server.portal import site
from tests.kit.people import create_organisation
from tests.portal.conftest import House


@pytest.fixture(autouse=True)
def nothing_kept() -> None:
    site._offers.clear()
    site._published._readings.clear()


async def ask(house: House, title: str, tenant: int = 0, **more: Any) -> TenantQuestion:
    whose = tenant or house.organisation.id
    category = await CustomerDict.create(tenant_id=whose, name="维修", code=title)
    told: Any = {
        "no": title,
        "content": "我住3栋502，电话13855556666",
        "asker_name": "钱小路",
        "asker_phone": "13855556666",
    }
    answered: Any = {"answer": "请致电前台，\n24小时内上门", "answered_at": now(), "category_id": category.id}
    mine: Any = {"tenant_id": whose, "title": title, "state": "published"}
    return await TenantQuestion.create(**mine, **told, **answered, **more)


async def shown(house: House) -> list[dict[str, Any]]:
    site._offers.clear()
    site._published._readings.clear()
    return list((await house.public())["result"]["questions"])


async def test_title_and_answer_are_told_and_nothing_of_who_asked(house: House) -> None:
    await ask(house, "如何换锁")
    [line] = await shown(house)
    assert (line["title"], line["answer"], line["category"]) == ("如何换锁", "请致电前台，\n24小时内上门", "维修")
    assert set(line) == {"id", "title", "answer", "category", "since"}
    text = str(await house.public())
    for secret in ("13855556666", "钱小路", "502", str(house.organisation.id)):
        assert secret not in text


async def test_only_while_it_is_published(house: House) -> None:
    row = await ask(house, "如何换锁")
    for state, visible in (("answered", 0), ("open", 0), ("closed", 0), ("published", 1)):
        await TenantQuestion.filter(id=row.id).update(state=state)
        assert len(await shown(house)) == visible, state
    answer = await house.desk.call("POST", "/crm/question/withdraw", json={"id": str(row.id), "version": 1})
    assert answer["success"], answer
    assert await shown(house) == []
    await TenantQuestion.filter(id=row.id).update(state="published", del_flag=1)
    assert await shown(house) == []


async def test_those_of_another_organisation_are_not_shown(house: House) -> None:
    await ask(house, "如何换锁", tenant=(await create_organisation("别家")).id)
    assert await shown(house) == []


async def test_a_page_may_show_them_in_a_block(house: House) -> None:
    await ask(house, "如何换锁")
    mine: Any = {"tenant_id": house.organisation.id}
    page = await SitePage.create(**mine, path="faq", title="问答", state="published")
    await PageBlock.create(**mine, page_id=page.id, kind="heading", title="常见问答")
    await PageBlock.create(**mine, page_id=page.id, kind="questions", seq=1)
    params = {"tenant": house.code, "path": "faq"}
    read = await house.nobody.result("GET", "/portal/public/page", params=params)
    assert [(block["kind"], len(block["questions"])) for block in read["blocks"]] == [("heading", 0), ("questions", 1)]
