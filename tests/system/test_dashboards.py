"""Dashboards that people build: whose they are, what their cards may say, and that each reader reads by their own rights."""

from datetime import date, datetime
from typing import Any

import orjson
import pytest
import pytest_asyncio
from starlette.applications import Starlette

from schema.finance.due import MemberDue
from schema.kit.clock import SHANGHAI
from schema.kit.snowflake import next_id
from schema.system.role import UserRole
from server.kit.actor import Actor
from server.system.dashboards.cards import MOST_CARDS
from server.system.dashboards.figures import stretches
from tests.engine.test_data_rules import restrict_to
from tests.finance.chamber import Chamber, build
from tests.kit.client import Client
from tests.kit.clock import set_clock
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import create_organisation
from tests.kit.window import listening
from tests.live.page import open_page

PATH = "/sys/dashboard"
VERBS = tuple(f"sys:dashboard:{verb}" for verb in ("list", "add", "edit", "delete"))
MANAGE = "sys:dashboard:manage"
DUES = "fin:due:list"


def card(**says: Any) -> dict[str, Any]:
    place = {"x": 0, "y": 0, "w": 3, "h": 2}
    return {"id": "one", "title": "会费", "kind": "number", "path": "fin/due", "place": place, **says}


def only(field: str, rule: str, value: str) -> dict[str, Any]:
    return {"matchType": "and", "conditions": [{"field": field, "rule": rule, "val": value}]}


async def figures(client: Client, *cards: dict[str, Any]) -> list[dict[str, Any]]:
    return list(await client.result("POST", f"{PATH}/figures", json={"cards": list(cards)}))


async def save(client: Client, *cards: dict[str, Any], **says: Any) -> dict[str, Any]:
    return dict(await client.call("POST", f"{PATH}/add", json={"name": "我的看板", "cards": list(cards), **says}))


async def names(client: Client) -> list[str]:
    return [row["name"] for row in (await client.result("GET", f"{PATH}/list"))["records"]]


async def role_of(actor: Actor) -> str:
    return str((await UserRole.get(user_id=actor.user_id)).role_id)


@pytest_asyncio.fixture(loop_scope="session")
async def chamber(database: None) -> Chamber:
    """Three dues: 100.00 and 250.50 of March, 40.00 of May, of which 10.00 is paid."""
    made = await build()
    await add_dictionaries(made.org.id)
    for payable in (100_00, 250_50, 40_00):
        due = await made.due(payable)
    await MemberDue.filter(id=due.id).update(due_date=date(2026, 5, 8), paid=10_00)
    return made


async def test_one_is_its_owners_and_of_the_roles_it_is_shown_to(chamber: Chamber, sign_in: Any) -> None:
    ann, ben, eve = [await chamber.org.hire(*VERBS, name=name) for name in ("安", "本", "夏")]
    hers, his, others = await sign_in(ann), await sign_in(ben), await sign_in(eve)
    mine = (await save(hers, card()))["result"]
    assert await names(hers) == ["我的看板"] and await names(his) == [] == await names(others)
    boss = await sign_in(chamber.org.admin)
    assert await names(boss) == ["我的看板"]
    shown = {"id": mine["id"], "roles": await role_of(ben)}
    assert (await boss.result("PUT", f"{PATH}/edit", json=shown))["roles"] == shown["roles"]
    assert await names(his) == ["我的看板"] and await names(others) == []
    assert (await his.result("GET", f"{PATH}/queryById", params={"id": mine["id"]}))["cards"] == mine["cards"]
    assert (await others.send("GET", f"{PATH}/queryById", params={"id": mine["id"]})).status_code == 404


async def test_who_is_shown_one_changes_nothing_of_it(chamber: Chamber, sign_in: Any) -> None:
    ben = await chamber.org.hire(*VERBS)
    his, boss = await sign_in(ben), await sign_in(chamber.org.admin)
    made = (await save(boss, card(), roles=await role_of(ben)))["result"]
    for method, call, options in (
        ("PUT", "edit", {"json": {"id": made["id"], "name": "改名"}}),
        ("PUT", "edit", {"json": {"id": made["id"], "cards": []}}),
        ("DELETE", "delete", {"params": {"id": made["id"]}}),
    ):
        answer = await his.send(method, f"{PATH}/{call}", **options)
        assert (answer.status_code, answer.json()["result"]) == (403, {"needs": MANAGE}), call
    assert await names(his) == ["我的看板"]
    mine = (await save(his, card(), name="自己的"))["result"]
    assert (await his.call("PUT", f"{PATH}/edit", json={"id": mine["id"], "name": "改名"}))["success"]
    assert (await his.call("DELETE", f"{PATH}/delete", params={"id": mine["id"]}))["success"]


async def test_showing_one_to_a_role_is_a_right_of_its_own(chamber: Chamber, sign_in: Any) -> None:
    ann = await chamber.org.hire(*VERBS)
    hers = await sign_in(ann)
    assert (await save(hers, card(), roles=await role_of(ann)))["result"] == {"needs": MANAGE}
    manager = await sign_in(await chamber.org.hire(*VERBS, MANAGE))
    assert (await save(manager, card(), roles=await role_of(ann)))["success"]
    stranger = await create_organisation("别家")
    refused = await save(manager, card(), roles=await role_of(stranger.admin))
    assert set(refused["fields"]) == {"roles"}


async def test_another_organisation_has_neither_it_nor_its_figures(chamber: Chamber, sign_in: Any) -> None:
    boss, stranger = await sign_in(chamber.org.admin), await sign_in((await create_organisation("别家")).admin)
    made = (await save(boss, card()))["result"]
    assert await names(stranger) == []
    assert (await stranger.send("GET", f"{PATH}/queryById", params={"id": made["id"]})).status_code == 404
    assert [one["value"] for one in await figures(stranger, card())] == ["0"]


async def test_figures_are_what_is_counted_by_hand(chamber: Chamber, sign_in: Any) -> None:
    client = await sign_in(chamber.org.admin)
    asked = {
        "count": ("count", "", "3"),
        "sum": ("sum", "payable", "390.50"),
        "average": ("average", "payable", "130.17"),
        "least": ("least", "payable", "40.00"),
        "most": ("most", "payable", "250.50"),
    }
    told = await figures(client, *(card(id=key, how=how, of=of) for key, (how, of, _) in asked.items()))
    assert {one["id"]: one["value"] for one in told} == {key: value for key, (_, _, value) in asked.items()}
    assert [one["kind"] for one in told] == ["count", *["money"] * 4]
    (narrow,) = await figures(client, card(how="sum", of="payable", filter=only("dueDate", "ge", "2026-04-01")))
    assert narrow["value"] == "40.00"
    (none,) = await figures(client, card(how="average", of="payable", filter=only("year", "eq", "1999")))
    assert none["value"] is None and none["problem"] is None


async def test_a_chart_groups_by_values_and_by_spans_of_days(chamber: Chamber, sign_in: Any) -> None:
    client = await sign_in(chamber.org.admin)
    summed = {"kind": "bar", "how": "sum", "of": "payable"}
    month, quarter, state = await figures(
        client,
        card(**summed, by="dueDate", every="month"),
        card(**summed, by="dueDate", every="quarter"),
        card(kind="pie", by="state"),
    )
    assert [tuple(one.values()) for one in month["groups"]] == [
        ("2026-03-01", "2026-03-31", "2026-03", "350.50"),
        ("2026-05-01", "2026-05-31", "2026-05", "40.00"),
    ]
    assert [(one["text"], one["until"]) for one in quarter["groups"]] == [
        ("2026 Q1", "2026-03-31"),
        ("2026 Q2", "2026-06-30"),
    ]
    assert [(one["value"], one["figure"]) for one in state["groups"]] == [("unpaid", "3")]
    first = month["groups"][0]
    listed = await client.result(
        "GET", "/fin/due/list", params={"dueDate_begin": first["value"], "dueDate_end": first["until"]}
    )
    assert listed["total"] == 2


async def test_a_number_stands_beside_the_same_stretch_of_the_span_before(chamber: Chamber, sign_in: Any) -> None:
    now_days, before = stretches(date(2026, 3, 31), "month")
    assert (now_days, before) == (
        {"begin": "2026-03-01", "end": "2026-03-31"},
        {"begin": "2026-02-01", "end": "2026-02-28"},
    )
    assert stretches(date(2026, 5, 8), "quarter")[1] == {"begin": "2026-01-01", "end": "2026-02-07"}
    assert stretches(date(2026, 5, 8), "week")[1] == {"begin": "2026-04-27", "end": "2026-05-01"}
    client = await sign_in(chamber.org.admin)
    (one,) = await figures(client, card(since="createTime", span="week"))
    assert (one["value"], one["before"]) == ("3", "0")


async def test_after_midnight_what_was_just_made_is_of_today_and_what_is_due_is_of_the_day_of_the_house(
    chamber: Chamber, sign_in: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = datetime(2026, 6, 1, 0, 30, tzinfo=SHANGHAI)
    await MemberDue.filter(tenant_id=chamber.org.id).update(create_time=made, due_date=date(2026, 5, 31))
    client = await sign_in(chamber.org.admin)
    set_clock(monkeypatch, date(2026, 6, 1), "00:35")
    (moments, days) = await figures(
        client, card(id="a", since="createTime", span="day"), card(id="b", since="dueDate", span="day")
    )
    assert (moments["value"], moments["nowDays"]) == ("3", {"begin": "2026-06-01", "end": "2026-06-01"})
    assert (days["value"], days["nowDays"]) == ("3", {"begin": "2026-05-31", "end": "2026-05-31"})


async def test_a_list_shows_its_first_rows_and_a_text_only_itself(chamber: Chamber, sign_in: Any) -> None:
    client = await sign_in(chamber.org.admin)
    rows, text = await figures(
        client, card(kind="list", columns=["payable", "state"]), card(kind="text", path="", text="说明")
    )
    assert rows["value"] == "3" and len(rows["heads"]) == 2
    assert {one["cells"][0] for one in rows["rows"]} == {"100.00", "250.50", "40.00"}
    assert text["problem"] is None and text["value"] is None


async def test_each_card_is_read_by_the_rights_of_who_looks(chamber: Chamber, sign_in: Any) -> None:
    ben = await chamber.org.hire(*VERBS, "vip:person:list")
    his = await sign_in(ben)
    people, dues, gone = await figures(his, card(id="a", path="vip/person"), card(id="b"), card(id="c", path="no/such"))
    assert (people["value"], people["problem"]) == ("3", None)
    assert (dues["value"], dues["problem"], dues["groups"]) == (None, "denied", [])
    assert (gone["value"], gone["problem"]) == (None, "gone")
    assert (
        await (await sign_in(await chamber.org.hire(DUES))).send("POST", f"{PATH}/figures", json={"cards": []})
    ).status_code == 403


async def test_data_rules_narrow_the_figures_as_they_narrow_the_list(chamber: Chamber, sign_in: Any) -> None:
    narrow = await restrict_to(chamber.org, "fin/due", DUES, "dueDate", ">=", "2026-04-01", VERBS)
    client = await sign_in(narrow)
    total, groups, rows = await figures(
        client,
        card(how="sum", of="payable"),
        card(kind="bar", by="dueDate", every="month"),
        card(kind="list", columns=["payable"]),
    )
    assert total["value"] == "40.00"
    assert [one["text"] for one in groups["groups"]] == ["2026-05"]
    assert [one["cells"] for one in rows["rows"]] == [["40.00"]]


async def test_a_hidden_field_is_neither_measured_nor_grouped_filtered_or_listed(
    chamber: Chamber, sign_in: Any
) -> None:
    ben = await chamber.org.hire(*VERBS, DUES)
    boss = await sign_in(chamber.org.admin)
    body = {"roleId": await role_of(ben), "path": "fin/due", "rights": {"payable": "hidden", "dueDate": "hidden"}}
    await boss.result("POST", "/sys/role/saveFieldRights", json=body)
    his = await sign_in(ben)
    told = await figures(
        his,
        card(how="sum", of="payable"),
        card(kind="bar", by="dueDate", every="month"),
        card(since="dueDate"),
        card(filter=only("payable", "gt", "200")),
        card(filter={"matchType": "and", "conditions": [only("payable", "gt", "200")]}),
        card(kind="list", columns=["payable"]),
        card(),
    )
    assert [one["problem"] for one in told] == [*["field"] * 6, None]
    assert [one["value"] for one in told] == [*[None] * 6, "3"]


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        ({"path": "sys_user; drop table sys_user"}, "path"),
        ({"how": "sum", "of": "state"}, "of"),
        ({"how": "sum"}, "of"),
        ({"how": "median", "of": "payable"}, "how"),
        ({"kind": "bar", "by": "nothing"}, "by"),
        ({"kind": "bar", "by": "dueDate"}, "by"),
        ({"kind": "bar", "by": "state", "every": "month"}, "by"),
        ({"kind": "line", "by": "dueDate", "every": "hour"}, "every"),
        ({"since": "state"}, "since"),
        ({"kind": "progress"}, "goal"),
        ({"kind": "progress", "goal": 0}, "goal"),
        ({"kind": "list", "columns": ["1=1"]}, "columns"),
        ({"kind": "text"}, "text"),
        ({"filter": only("nothing", "eq", "1")}, "filter"),
        ({"tone": "url(x)"}, "tone"),
        ({"place": {"x": 8, "y": 0, "w": 6, "h": 2}}, "place"),
        ({"place": {"x": 0, "y": 0, "w": 0, "h": 2}}, "place.w"),
        ({"title": ""}, "title"),
    ],
)
async def test_what_no_list_can_say_is_refused_at_its_field(
    chamber: Chamber, sign_in: Any, wrong: dict[str, Any], field: str
) -> None:
    client = await sign_in(chamber.org.admin)
    answer = await save(client, card(id="fine"), card(**wrong))
    assert (answer["code"], set(answer["fields"])) == (422, {f"cards.1.{field}"})
    assert (await names(client)) == []


async def test_a_dashboard_holds_so_many_cards_and_each_once(chamber: Chamber, sign_in: Any) -> None:
    client = await sign_in(chamber.org.admin)
    many = [card(id=f"c{at}") for at in range(MOST_CARDS + 1)]
    assert set((await save(client, *many))["fields"]) == {"cards"}
    assert set((await save(client, card(), card()))["fields"]) == {"cards"}
    assert (await client.call("POST", f"{PATH}/figures", json={"cards": many}))["code"] == 422
    kept = await save(client, *many[:-1])
    assert len(kept["result"]["cards"]) == MOST_CARDS


async def test_a_change_of_one_and_of_what_its_cards_read_is_heard(
    chamber: Chamber, sign_in: Any, app: Starlette
) -> None:
    client = await sign_in(chamber.org.admin)
    async with listening(app) as port:
        page = await open_page(port, client.token)
        try:
            for topic in ("list/sys/dashboard", "list/vip/level"):
                await page.subscribe(topic)
            made = (await save(client, card()))["result"]
            await client.result("POST", "/vip/level/add", json={"name": f"新级{next_id() % 1000}", "duesYear": "1.00"})
            heard = await page.hears(2)
        finally:
            await page.close()
    said = orjson.dumps(heard).decode()
    assert made["id"] in said and "list/vip/level" in said
