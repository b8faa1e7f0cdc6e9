"""Cells of a grid under data rules and field rights: what a form refuses, a grid refuses too."""

from collections.abc import Callable
from typing import Any

from tests.engine.test_cells import edit, read, save
from tests.engine.test_data_rules import restrict
from tests.engine.test_field_rights import office as office
from tests.kit.client import Client


async def test_a_data_rule_hides_rows_from_cells_as_from_the_list(
    positions: Client, sign_in: Callable[..., Any]
) -> None:
    client = await sign_in(await restrict(positions, "rank", "=", "2"))
    mine, other = [
        (await positions.result("GET", "/sys/position/list", params={"rank": rank}))["records"][0] for rank in "23"
    ]
    result = await save(client, edit(mine, "name", "我的"), edit(other, "name", "别人的"), removes=[other["id"]])
    assert [entry["id"] for entry in result["done"]] == [mine["id"]]
    assert {(entry["id"], entry["error"]) for entry in result["refused"]} == {(other["id"], "row.missing")}
    assert (await read(positions, other))["name"] == other["name"]


async def test_hidden_and_locked_fields_are_refused_and_tell_nothing(
    office: tuple[Client, Client, dict[str, Any]],
) -> None:
    admin, client, row = office
    result = await save(client, edit(row, "rank", "1", old="9"), edit(row, "name", "改", old="不知道"))
    assert [(entry["key"], entry["error"]) for entry in result["refused"]] == [
        ("rank", "field.locked"),
        ("name", "field.locked"),
    ]
    assert result["clashes"] == []
    assert (await read(admin, row))["rank"] == "2"
    inserts = [{"tempId": "n", "values": {"code": "F9", "name": "新", "rank": "1"}}]
    refused = (await save(client, inserts=inserts))["refused"]
    assert {entry["key"] for entry in refused} == {"name", "rank"}
