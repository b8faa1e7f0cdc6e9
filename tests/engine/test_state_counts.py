"""The tabs above a list count what the list finds in each state, of what its other filters leave and its reader may see."""

from dataclasses import replace

import pytest

from schema.domains import registry
from schema.kit.resource import Resource
from schema.system.field_right import HIDDEN
from server.engine import state_counts
from server.engine.read import compile_list, list_rows
from server.engine.state_counts import count_states, state_key
from server.engine.view import view_of
from server.kit.actor import Actor, DataRule
from tests.kit.client import Client
from tests.search.test_rights import admin

__all__ = ["admin"]
COUNTED = [resource for resource in registry().resources if state_key(resource)]


async def told(resource: Resource, actor: Actor, **query: str) -> dict[str, int]:
    counts = await count_states(compile_list(view_of(resource, actor), actor, query))
    assert counts is not None and not any(one["more"] for one in counts)
    return {one["value"]: one["count"] for one in counts}


async def listed(resource: Resource, actor: Actor, state: str) -> int:
    page = await list_rows(view_of(resource, actor), actor, {str(state_key(resource)): state, "pageSize": "1"})
    return int(page["total"])


@pytest.mark.parametrize("resource", COUNTED, ids=lambda resource: resource.path)
async def test_each_tab_says_what_its_list_has(
    resource: Resource, admin: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(state_counts, "MOST", 10_000)
    process = resource.process
    assert process is not None
    expected = {state: await listed(resource, admin, state) for state in process.states}
    assert await told(resource, admin) == {state: count for state, count in expected.items() if count}


async def test_other_filters_and_rules_narrow_the_counts(admin: Actor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_counts, "MOST", 10_000)
    orders = registry().require("rental/order")
    whole, late = await told(orders, admin), await told(orders, admin, balance_begin="1")
    assert late and all(late[state] <= whole[state] for state in late) and late != whole
    rules = {"rental/order": ((DataRule("state", "=", "in_house"),),)}
    ruled = replace(admin, is_super=False, data_rules=rules)
    assert await told(orders, ruled) == {"in_house": whole["in_house"]}


async def test_more_than_anybody_counts_is_said_as_more(admin: Actor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(state_counts, "MOST", 3)
    orders = registry().require("rental/order")
    counts = await count_states(compile_list(orders, admin, {}))
    assert counts is not None
    assert {"value": "in_house", "count": 3, "more": True} in counts


async def test_who_does_not_see_the_state_is_told_no_counts(admin: Actor, sign_in) -> None:  # type: ignore[no-untyped-def]
    orders = registry().require("rental/order")
    client: Client = await sign_in(admin)
    page = await client.result("GET", "/rental/order/list", params={"states": "1", "pageSize": "1"})
    assert {one["value"] for one in page["states"]} >= {"in_house", "confirmed"}
    blind = replace(admin, is_super=False, field_rights={"rental/order": {"state": HIDDEN}})
    assert state_key(view_of(orders, blind)) is None
