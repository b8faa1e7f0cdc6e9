"""The declared views of a list: nothing in them that the declaration does not have, and nothing that somebody may not see."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from schema.asset.card import card
from schema.domains import registry
from schema.kit.check import check_registry
from schema.kit.linkage import Linked
from schema.kit.registry import Registry
from schema.kit.resource import Resource, Rows
from schema.kit.views import Cards, Chart, FormStep, Span, Views
from schema.system.role import UserRole
from server.engine.describe import describe_resource
from tests.kit.client import Client


async def described(client: Client, path: str) -> dict[str, Any]:
    found = (await client.result("GET", "/sys/engine/describe"))["resources"]
    return next(one for one in found if one["path"] == path)


async def hide(admin: Client, organisation: Any, sign_in: Any, path: str, *keys: str) -> Client:
    person = await organisation.hire(f"{path.replace('/', ':')}:list")
    role_id = str((await UserRole.get(user_id=person.user_id)).role_id)
    body = {"roleId": role_id, "path": path, "rights": dict.fromkeys(keys, "hidden")}
    await admin.result("POST", "/sys/role/saveFieldRights", json=body)
    found: Client = await sign_in(person)
    return found


async def test_cards_leave_out_what_is_hidden(organisation: Any, sign_in: Any) -> None:
    admin = await sign_in(organisation.admin)
    whole = {"cover": "photo", "title": "name", "state": "state", "lines": ["code", "place"]}
    assert (await described(admin, "asset/card"))["views"] == {"cards": whole, "span": None, "chart": None}
    less = await hide(admin, organisation, sign_in, "asset/card", "photo", "code")
    seen = (await described(less, "asset/card"))["views"]["cards"]
    assert seen == {**whole, "cover": None, "lines": ["place"]}


async def test_without_its_days_there_is_no_calendar(organisation: Any, sign_in: Any) -> None:
    admin = await sign_in(organisation.admin)
    span = (await described(admin, "rental/viewing"))["views"]["span"]
    assert span == {"begin": "viewDate", "end": None, "title": "contactName"}
    less = await hide(admin, organisation, sign_in, "rental/viewing", "viewDate")
    assert "views" not in await described(less, "rental/viewing")


async def test_a_chart_has_the_bars_that_somebody_may_see(organisation: Any, sign_in: Any) -> None:
    admin = await sign_in(organisation.admin)
    chart = (await described(admin, "vip/firmIncome"))["views"]["chart"]
    assert chart == {"along": "year", "bars": ["revenue", "profit", "tax"]}
    less = await hide(admin, organisation, sign_in, "vip/firmIncome", "profit")
    assert (await described(less, "vip/firmIncome"))["views"]["chart"]["bars"] == ["revenue", "tax"]
    none = await hide(admin, organisation, sign_in, "vip/firmIncome", "year")
    assert "views" not in await described(none, "vip/firmIncome")


def findings(resource: Resource) -> Sequence[str]:
    changed = Registry()
    others = [one for one in registry().resources if one.path != resource.path]
    changed.add([*others, resource], [], [])
    return [text.split(" ")[0] for text in check_registry(changed)]


@pytest.mark.parametrize(
    ("views", "found"),
    [
        (Views(cards=Cards(cover="photo", state="state", lines="code place")), []),
        (Views(cards=Cards(cover="name")), ["R031"]),
        (Views(cards=Cards(lines="code place model")), ["R030"]),
        (Views(span=Span(begin="bought_on", end="warranty_until")), []),
        (Views(span=Span(begin="name")), ["R031"]),
        (Views(span=Span(begin="bought_on", title="no_such")), ["R031"]),
        (Views(chart=Chart(along="place", bars="price")), []),
        (Views(chart=Chart(along="place", bars="name")), ["R031"]),
        (Views(chart=Chart(along="place", bars="")), ["R040"]),
    ],
)
def test_a_wrong_name_in_a_view_is_found_at_start(views: Views, found: list[str]) -> None:
    assert findings(replace(card, views=views)) == found


@pytest.mark.parametrize(
    ("steps", "found"),
    [
        ((FormStep("名称 | Name", "name width persons icon"), FormStep("其他 | More", "remark sort status")), []),
        ((FormStep("名称 | Name", "name width persons icon remark sort"),), ["R037"]),
        ((FormStep("名称 | Name", "name name width persons icon remark sort status"),), ["R037"]),
        (
            (
                FormStep("名称 | Name", "name width persons icon remark sort status"),
                FormStep("房间 | Rooms", child="rental/room"),
            ),
            ["R037"],
        ),
    ],
)
def test_each_field_of_a_form_in_steps_stands_in_one_of_them(steps: Sequence[FormStep], found: list[str]) -> None:
    assert findings(replace(registry().require("rental/bedType"), views=Views(steps=steps))) == found


@pytest.mark.parametrize(
    ("link", "found"),
    [
        (Linked("remark", "width"), []),
        (Linked("remark", "width", ("1.2",), needed=True), []),
        (Linked("width", "remark"), ["R039"]),
        (Linked("remark", "no_such"), ["R039"]),
        (Linked("name", "name"), ["R039"]),
    ],
)
def test_a_field_goes_by_one_above_it(link: Linked, found: list[str]) -> None:
    bed_type = registry().require("rental/bedType")
    assert findings(replace(bed_type, rows=replace(bed_type.rows, linked=[link]))) == found


def test_only_a_field_of_the_form_is_wide() -> None:
    bed_type = registry().require("rental/bedType")
    assert findings(replace(bed_type, views=Views(wide="remark"))) == []
    assert findings(replace(bed_type, views=Views(wide="no_such"))) == ["R038"]


async def test_a_form_in_steps_is_described_without_what_somebody_may_not_see(organisation: Any, sign_in: Any) -> None:
    admin, path = await sign_in(organisation.admin), "rental/house"
    steps = (await described(admin, path))["views"]["steps"]
    assert [one["title"]["zh"] for one in steps] == ["位置", "出租信息", "照片", "房间", "床位", "价格"]
    assert [one["child"] for one in steps] == [None, None, None, "rental/room", "rental/bed", None]
    assert "marketPrice" in steps[-1]["keys"]
    less = await hide(admin, organisation, sign_in, path, "marketPrice")
    assert "marketPrice" not in (await described(less, path))["views"]["steps"][-1]["keys"]


async def test_a_tree_stands_beside_the_list_of_whoever_may_see_it(organisation: Any) -> None:
    listed = replace(registry().require("sys/user"), rows=Rows(beside="depart_ids"))
    both = await organisation.hire("sys:user:list", "sys:sysDepart:list")
    less = await organisation.hire("sys:user:list")
    assert describe_resource(listed, both)["beside"] == "selecteddeparts"
    assert "beside" not in describe_resource(listed, less)


@pytest.mark.parametrize(
    ("rows", "found"),
    [
        (Rows(totals="price residual life_months"), []),
        (Rows(totals="price", totals_by="category"), []),
        (Rows(totals="name"), ["R028"]),
        (Rows(totals="price", totals_by="name"), ["R029"]),
        (Rows(totals_by="category"), ["R029"]),
        (Rows(beside="unit_id"), ["R033"]),
        (Rows(beside="category"), ["R033"]),
    ],
)
def test_a_wrong_name_in_the_rows_is_found_at_start(rows: Rows, found: list[str]) -> None:
    assert findings(replace(card, rows=rows)) == found
