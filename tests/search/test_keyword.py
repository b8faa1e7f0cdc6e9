"""The one box of a list finds its rows by every text of theirs, in any spelling that people use, and nothing that is hidden."""

from dataclasses import replace
from typing import Any

import pytest

from schema.domains import registry
from schema.kit.resource import Resource
from schema.kit.searching import search_fields
from schema.system.field_right import HIDDEN
from server.engine.keyword import takes_keyword
from server.engine.read import list_rows
from server.engine.view import view_of
from server.kit.actor import Actor, DataRule
from server.kit.database import pool
from server.search.index import drain_all
from tests.search.test_rights import admin, samples

__all__ = ["admin"]
BOXED = [resource for resource in registry().resources if takes_keyword(resource)]


async def found(resource: Resource, actor: Actor, typed: str, **query: str) -> list[str]:
    asked = {"keyword": typed, "pageSize": "500", **query}
    page = await list_rows(view_of(resource, actor), actor, asked)
    assert page["total"] == len(page["records"]) or page["total"] >= 500
    return [record["id"] for record in page["records"]]


@pytest.mark.parametrize("resource", BOXED, ids=lambda resource: resource.path)
async def test_every_list_finds_its_rows_by_each_text_that_it_is_searched_by(resource: Resource, admin: Actor) -> None:
    for row_id, _, text in (await samples(resource, admin))[:6]:
        assert str(row_id) in await found(resource, admin, text, id=str(row_id)), text


async def order_of(admin: Actor) -> dict[str, Any]:
    row = await pool().fetchrow(
        "SELECT o.id, o.contact_name, o.contact_phone, o.order_no, u.title FROM rent_daily_order o JOIN rent_unit u ON u.id = o.unit_id"
        " WHERE o.tenant_id = $1 AND o.del_flag = 0 AND length(o.contact_name) > 1 ORDER BY o.id LIMIT 1",
        admin.tenant_id,
    )
    assert row is not None
    return dict(row)


async def test_an_order_is_found_by_name_initials_phone_tail_number_and_room(admin: Actor) -> None:
    orders, one = registry().require("rental/order"), await order_of(admin)
    for typed in (one["contact_name"], one["contact_phone"][-4:], one["order_no"], one["title"], one["title"][-8:]):
        assert str(one["id"]) in await found(orders, admin, typed, id=str(one["id"])), typed
    assert await found(orders, admin, f"{one['contact_name']} {one['order_no']}") == [str(one["id"])]
    assert await found(orders, admin, "zzqqxxvv") == []


async def test_what_was_written_a_moment_ago_is_found_by_its_new_name_alone(admin: Actor) -> None:
    positions = registry().require("sys/position")
    row_id = await pool().fetchval("SELECT id FROM sys_position WHERE tenant_id = 1 AND del_flag = 0 LIMIT 1")
    async with pool().acquire() as connection:
        change = connection.transaction()
        await change.start()
        await connection.execute("UPDATE sys_position SET name = '守夜看灯人' WHERE id = $1", row_id)
        await change.commit()
    assert await found(positions, admin, "守夜看灯人") == [str(row_id)]
    await drain_all()
    assert await found(positions, admin, "shouye") == [str(row_id)]


async def test_a_hidden_field_finds_nothing_in_the_box(admin: Actor) -> None:
    orders, one = registry().require("rental/order"), await order_of(admin)
    blind = replace(admin, is_super=False, field_rights={"rental/order": {"contactPhone": HIDDEN}})
    assert str(one["id"]) not in await found(orders, blind, one["contact_phone"], id=str(one["id"]))
    assert str(one["id"]) in await found(orders, blind, one["contact_name"], id=str(one["id"]))


async def test_rows_that_a_rule_hides_are_not_found(admin: Actor) -> None:
    orders, one = registry().require("rental/order"), await order_of(admin)
    rules = {"rental/order": ((DataRule("orderNo", "!=", one["order_no"]),),)}
    narrowed = replace(admin, is_super=False, data_rules=rules)
    assert await found(orders, narrowed, one["order_no"]) == []


async def test_the_bin_is_searched_by_its_texts(admin: Actor) -> None:
    resource = next(item for item in BOXED if "delete" in item.verbs and len(search_fields(item)) > 1)
    page = await list_rows(view_of(resource, admin), admin, {"keyword": "%_\\'", "pageSize": "10"})
    assert page["records"] == []
