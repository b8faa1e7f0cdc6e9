"""Declared rules between fields of one row: an end is not before its beginning and one of several is filled in, however it is written."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest
import pytest_asyncio

from schema.crm.expert_slot import expert_slot
from schema.domains import registry
from schema.kit.check import check_registry
from schema.kit.registry import Registry
from schema.kit.resource import Resource
from schema.member.firm_target import target
from schema.member.other_post import other_post
from tests.engine.test_views_shown import described
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation

Admin = Callable[..., Awaitable[Client]]
PATH = "/vip/firmTarget"
TOO_LOW = {"budgetTo": "不能小于预算下限（元）"}


async def add_target(admin: Client, **values: Any) -> dict[str, Any]:
    firm = await admin.result("POST", "/vip/firm/add", json={"name": "钱塘实业"})
    body = {"firmId": firm["id"], "industry": "it", **values}
    return dict(await admin.result("POST", f"{PATH}/add", json=body))


@pytest_asyncio.fixture(loop_scope="session")
async def admin(organisation: Organisation, sign_in: Admin) -> Client:
    await add_dictionaries(organisation.id)
    return await sign_in(organisation.admin)


async def test_a_form_is_refused_at_the_later_field_and_names_the_earlier(admin: Client) -> None:
    row = await add_target(admin, budgetFrom="100.00", budgetTo="100.00")
    for values in ({"budgetTo": "99.99"}, {"budgetFrom": "100.01"}, {"budgetFrom": "9", "budgetTo": "8"}):
        answer = await admin.call("PUT", f"{PATH}/edit", json={"id": row["id"], **values})
        assert (answer["code"], answer["fields"]) == (422, TOO_LOW), values
    await admin.result("PUT", f"{PATH}/edit", json={"id": row["id"], "budgetTo": None})
    await admin.result("PUT", f"{PATH}/edit", json={"id": row["id"], "budgetFrom": "500"})


async def test_a_cell_is_refused_as_a_form_is(admin: Client) -> None:
    row = await add_target(admin, budgetFrom="100.00", budgetTo="200.00")
    edit = {"id": row["id"], "key": "budgetTo", "old": row["budgetTo"], "value": "99"}
    result = await admin.result("POST", f"{PATH}/cells", json={"edits": [edit]})
    assert [one["reason"] for one in result["refused"]] == list(TOO_LOW.values())


async def test_an_undo_brings_nothing_back_that_no_longer_fits(admin: Client) -> None:
    row = await add_target(admin, budgetFrom="100.00", budgetTo="200.00")
    response = await admin.send("PUT", f"{PATH}/edit", json={"id": row["id"], "budgetFrom": "10"})
    await admin.result("PUT", f"{PATH}/edit", json={"id": row["id"], "budgetTo": "20"})
    undone = await admin.call("POST", "/sys/audit/undo", json={"act": response.headers["X-Act"]})
    assert undone["code"] != 200 or undone["result"]["done"] == 0
    stored = await admin.result("GET", f"{PATH}/queryById", params={"id": row["id"]})
    assert (stored["budgetFrom"], stored["budgetTo"]) == ("10.00", "20.00")


async def test_a_form_says_which_field_another_follows_unless_it_is_hidden(admin: Client) -> None:
    fields = {one["key"]: one for one in (await described(admin, "vip/firmTarget"))["fields"]}
    text = {"zh": "不能小于预算下限（元）", "en": "Not below: Budget from (yuan)"}
    assert fields["budgetTo"]["follows"] == {"key": "budgetFrom", "apart": False, "text": text}
    assert "follows" not in fields["budgetFrom"]


def findings(resource: Resource) -> list[str]:
    changed = Registry()
    changed.add([*(one for one in registry().resources if one.path != resource.path), resource], [], [])
    return [text.split(" ")[0] for text in check_registry(changed)]


@pytest.mark.parametrize("ordered", ["begin_on", "begin_on no_such", "begin_on post", "post post"])
def test_what_stands_in_no_order_is_no_declaration(ordered: str) -> None:
    assert findings(replace(other_post, rows=replace(other_post.rows, ordered=(ordered,)))) == ["R042"]


@pytest.mark.parametrize("columns", ["post", "post no_such"])
def test_what_is_needed_of_several_can_be_filled_in(columns: str) -> None:
    assert findings(replace(other_post, rows=replace(other_post.rows, any_of=(columns,)))) == ["R042"]


def test_an_order_may_be_strict() -> None:
    assert [(one.low, one.high, one.apart) for one in expert_slot.orders] == [("begin", "end", True)]
    assert [(one.low, one.high, one.apart) for one in target.orders] == [("budget_from", "budget_to", False)]
