"""Figures of lists: what a dashboard shows is what the lists behind it find, for whoever asks."""

from typing import Any

from schema.kit.snowflake import next_id
from schema.member.level import Level
from schema.member.person import Member
from tests.finance.chamber import Chamber, build
from tests.kit.client import Client
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation, create_organisation

PATH = "/sys/figures"


async def figures(client: Client, *asked: dict[str, Any]) -> list[Any]:
    found = await client.result("POST", PATH, json={"figures": list(asked)})
    return list(found)


async def test_rows_are_counted_by_a_choice_a_reference_and_a_month_and_summed(database: None, sign_in: Any) -> None:
    chamber: Chamber = await build()
    await add_dictionaries(chamber.org.id)
    other = await Level.create(id=next_id(), tenant_id=chamber.org.id, name="会员", dues_year=1)
    for payable in (100_00, 250_50):
        await chamber.due(payable)
    await chamber.person(level=other)
    client = await sign_in(chamber.org.admin)
    state, level, due = await figures(
        client,
        {"path": "vip/person", "by": "state"},
        {"path": "vip/person", "by": "levelId", "query": {"state": "member"}},
        {"path": "fin/due", "by": "dueDate", "sum": ["payable", "paid"]},
    )
    assert [(one["value"], one["count"]) for one in state["slices"]] == [("member", 3)]
    assert [(one["text"], one["count"]) for one in level["slices"]] == [("理事", 2), ("会员", 1)]
    english = {"headers": {"international": "2"}}
    [read] = await client.result(
        "POST", "/sys/figures", json={"figures": [{"path": "vip/person", "by": "state"}]}, **english
    )
    assert [(one["value"], one["text"]) for one in read["slices"]] == [("member", "Member")]
    assert due == {
        "count": 2,
        "sums": {"payable": "350.50", "paid": "0.00"},
        "slices": [
            {"value": "2026-03", "text": "2026-03", "count": 2, "sums": {"payable": "350.50", "paid": "0.00"}},
        ],
    }
    listed = await client.result("GET", "/fin/due/list", params={"dueDate_end": "2026-03-31"})
    assert listed["total"] == due["count"]


async def test_a_filter_of_the_list_narrows_its_figure(database: None, sign_in: Any) -> None:
    chamber = await build()
    for year in (2024, 2025):
        await Member.create(
            id=next_id(), tenant_id=chamber.org.id, member_no=f"M{year}", name="韩立", join_date=f"{year}-05-01"
        )
    client = await sign_in(chamber.org.admin)
    [one] = await figures(client, {"path": "vip/person", "query": {"joinDate_begin": "2025-01-01"}})
    assert one == {"count": 1, "sums": {}, "slices": []}


async def test_nobody_learns_of_rows_that_their_lists_do_not_show(organisation: Organisation, sign_in: Any) -> None:
    other = await create_organisation("别家")
    await Member.create(id=next_id(), tenant_id=other.id, member_no="X1", name="别家人")
    mine = await sign_in(await organisation.hire("vip:person:list"))
    people, dues = await figures(mine, {"path": "vip/person"}, {"path": "fin/due"})
    assert people["count"] == 0 and dues is None


async def test_what_makes_no_figure_is_refused_at_its_place(organisation: Organisation, sign_in: Any) -> None:
    client = await sign_in(organisation.admin)
    for wrong, field in (
        ({"path": "no/list"}, "figures.0.path"),
        ({"path": "vip/person", "by": "nothing"}, "figures.0.by"),
        ({"path": "vip/person", "by": "idNo"}, "figures.0.by"),
        ({"path": "vip/person", "by": "name"}, "figures.0.by"),
        ({"path": "vip/person", "sum": ["levelId"]}, "figures.0.sum"),
        ({"path": "vip/person", "sum": ["state"]}, "figures.0.sum"),
    ):
        answer = await client.call("POST", PATH, json={"figures": [wrong]})
        assert answer["code"] == 422 and set(answer["fields"]) == {field}, wrong
    assert (await client.call("POST", PATH, json={"figures": []}))["code"] == 422
    assert (await client.call("POST", PATH, json={"figures": [{"path": "vip/person"}] * 25}))["code"] == 422
