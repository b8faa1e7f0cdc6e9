"""Parameters: each value is checked by its kind, wherever it comes from, and keys may have dots."""

from typing import Any

import pytest

from schema.system.param import Param
from server.rental.pricing.day_use_share import read_share
from tests.kit.dictionary import add_dictionaries
from tests.kit.people import Organisation

ADD, EDIT = "/sys/sysParam/add", "/sys/sysParam/edit"


@pytest.mark.parametrize(
    ("key", "wrong", "right"),
    [
        ("dayUseShare", ["abc", "0", "2.01", "0.555", "1e-1", "０.５", "", "0_5"], ["0.5", "2", "0.01"]),
        ("chat.retention.days", ["30天", "-1", "1.5", "100000"], ["0", "365"]),
        ("refundApprovalAbove", ["abc", "-5"], ["2000"]),
        ("businessDayTurn", ["6", "25:00", "12:01", "abc"], ["06:00", "12:00"]),
        ("safeMode", ["yes", "2", ""], ["0"]),
        ("maintenanceNotice", ["x" * 501], ["今晚升级", ""]),
    ],
)
async def test_a_declared_parameter_takes_only_what_its_kind_allows(
    sign_in: Any, organisation: Organisation, key: str, wrong: list[str], right: list[str]
) -> None:
    client = await sign_in(organisation.admin)
    for value in wrong:
        refused = await client.call("POST", ADD, json={"paramKey": key, "paramName": "甲", "paramValue": value})
        assert list(refused.get("fields", {})) == ["paramValue"], (key, value, refused)
        turned = await client.call("PUT", "/sys/service/edit", json={"key": key, "value": value})
        assert list(turned.get("fields", {})) == ["value"], (key, value, turned)
    row = await client.result("POST", ADD, json={"paramKey": key, "paramName": "甲", "paramValue": right[0]})
    for value in right:
        await client.result("PUT", EDIT, json={"id": row["id"], "paramValue": value})
    refused = await client.call("PUT", EDIT, json={"id": row["id"], "paramValue": wrong[0]})
    assert "paramValue" in refused["fields"]


async def test_the_share_of_day_use_is_what_is_stored(sign_in: Any, organisation: Organisation) -> None:
    client = await sign_in(organisation.admin)
    assert str(await read_share(organisation.id)) == "0.5"
    await client.result("POST", ADD, json={"paramKey": "dayUseShare", "paramName": "甲", "paramValue": "0.75"})
    assert str(await read_share(organisation.id)) == "0.75"


async def test_ones_own_parameters_have_a_kind_and_keys_with_dots(sign_in: Any, organisation: Organisation) -> None:
    client = await sign_in(organisation.admin)
    await add_dictionaries(organisation.id)
    for kind, right, wrong in (
        ("number", "12.5", "1,5"),
        ("bool", "1", "true"),
        ("time", "23:59", "24:00"),
        ("date", "2026-02-28", "2026-02-30"),
        ("text", "anything", None),
    ):
        body = {"paramKey": f"own.{kind}.a-b", "paramName": "甲", "paramKind": kind}
        if wrong:
            assert "paramValue" in (await client.call("POST", ADD, json={**body, "paramValue": wrong}))["fields"]
        row = await client.result("POST", ADD, json={**body, "paramValue": right})
        assert (row["paramKind"], row["paramValue"]) == (kind, right)
    for key in (".a", "a b", "中"):
        assert "paramKey" in (await client.call("POST", ADD, json={"paramKey": key, "paramName": "甲"}))["fields"]


async def test_the_kind_of_a_declared_parameter_is_not_chosen(sign_in: Any, organisation: Organisation) -> None:
    client = await sign_in(organisation.admin)
    await add_dictionaries(organisation.id)
    body = {"paramKey": "dayUseShare", "paramName": "甲", "paramValue": "0.6", "paramKind": "text"}
    row = await client.result("POST", ADD, json=body)
    assert row["paramKind"] == "number"
    assert (await Param.get(id=int(row["id"]))).param_kind == "number"


async def test_the_page_is_told_what_each_declared_parameter_takes(sign_in: Any, organisation: Organisation) -> None:
    client = await sign_in(organisation.admin)
    kinds = {one["key"]: one for one in await client.result("GET", "/sys/sysParam/kinds")}
    share = kinds["dayUseShare"]
    assert (share["kind"], share["least"], share["most"], share["places"]) == ("number", "0.01", "2", 2)
    assert (kinds["businessDayTurn"]["kind"], kinds["businessDayTurn"]["most"]) == ("time", "12:00")
    assert "platformSafeMode" not in kinds
    clerk = await sign_in(await organisation.hire())
    assert (await clerk.send("GET", "/sys/sysParam/kinds")).status_code == 403


async def test_a_switch_of_the_platform_is_not_set_from_an_organisations_parameters(
    sign_in: Any, organisation: Organisation
) -> None:
    client = await sign_in(organisation.admin)
    body = {"paramKey": "platformSafeMode", "paramName": "甲", "paramValue": "1"}
    assert (await client.call("POST", ADD, json=body))["id"] == "platform.only"
