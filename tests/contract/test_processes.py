"""Every transition of every declared process: from every state, without its right, on an older version, and twice."""

from collections.abc import Awaitable, Callable
from datetime import UTC, date, datetime, timedelta
from itertools import count
from typing import Any

import pytest
from pydantic import BaseModel

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.clock import now, today
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource
from schema.rental.order_parts import OrderNight, OrderSegment
from schema.rental.unit import Unit
from schema.seeds.dictionaries import DICTIONARIES
from server.domains import all_routes
from server.engine.describe import describe_resource
from server.kit.actor import system_actor
from tests.contract.sample import Sampler
from tests.kit.client import Client

PROCESSES = [item for item in registry().resources if item.process]
STEPS = [(item, step) for item in PROCESSES for step in item.transitions]
NAMES = [f"{item.path}:{step.code}" for item, step in STEPS]
BODIES = {route.path: route.body for route in all_routes() if route.method == "POST"}
_NUMBERS = count(1)
# Columns whose values the effects look up or answers know; a scrapping without its asset is refused as such.
MEANT: dict[str, dict[str, Any]] = {
    "rental/lockCode": {"order_id": 1, "valid_until": datetime(2999, 1, 1, tzinfo=UTC)},
    "rental/leaseChange": {"kind": "transfer"},
    "workflow/request": {"kind": "asset_scrap"},
    "housekeeping/order": {"type": "checkout"},
    "rental/settlement": {"kind": "expiry"},
    "fin/due": {"payable": 1},
    "fin/activityFee": {"payable": 1},
    "fin/payment": {"due_id": 1},
    "vip/suspension": {"person_id": 1},
    "sd/match": {"demand_id": 1_000_000, "score": 85},
}
# Columns by which no two rows may name the same.
APART: dict[str, tuple[str, ...]] = {
    "rental/meterReading": ("meter_id",),
    "sign/flow": ("subject_id",),
    "rental/dunning": ("bill_id",),
    "portal/improve": ("token_hash",),
    "vip/improve": ("token_hash",),
    "rental/shift": ("operator_id",),
    "fin/due": ("person_id",),
    "vip/suspension": ("due_id",),
    "vip/greeting": ("member_id",),
    "fin/statementLine": ("payment_id",),
    "fin/activityFee": ("registration_id",),
    "vip/rating": ("member_id",),
    "cms/page": ("path",),
    "sd/post": ("person_id",),
    "sd/contactRequest": ("person_id",),
    "sd/match": ("supply_id",),
    "sys/realName": ("user_id",),
    "rental/channelFeed": ("unit_id",),
    "rental/channelEvent": ("feed_id",),
    "rental/companyStatement": ("company_id",),
    "housekeeping/paySheet": ("staff_id",),
    "housekeeping/stockCount": ("store_id",),
}
EMPTY: dict[Any, Callable[[], Any]] = {
    int: lambda: 1,
    bool: lambda: True,
    date: lambda: today().isoformat(),
    datetime: lambda: str(now()),
    list: list,
}
# What the shape of a body does not tell: a form of its own, a rule of a text.
SENT: dict[str, dict[str, Any]] = {
    "rental/settlement:save": {"kind": "expiry"},
    "rental/order:edit": {"contactPhone": "13900139000"},
    "crm/question:rate": {"rating": 5},
    "sd/post:submit": {"contactPhone": "13900139000"},
    "sd/match:accept": {"side": "supply"},
    "sd/match:refuse": {"fault": "time"},
    "rental/order:reprice": {"nightPrices": [{"night": "2026-12-01", "price": "1"}]},
    "rental/order:hours": {"hours": {"from": "10:00", "to": "12:00"}},
}
TYPED = {"ref": "1", "money": "1", "date": "2099-12-31", "datetime": "2099-12-31 12:00:00"}


def process_of(resource: Resource) -> Process:
    assert resource.process is not None
    return resource.process


def filled(column: Any) -> Any:
    """Something for a column that must not be empty."""
    makes = {"DateTime": now, "Date": today, "Int": lambda: 1, "Json": dict}
    kind = next((make for name, make in makes.items() if name in type(column).__name__), None)
    return kind() if kind else ("x" if column.field_type is str else 1)


async def stay_of(row: Any, sampler: Sampler) -> None:
    """One night of an order in a unit, not claimed by anybody."""
    unit = await Unit.get(id=int((await sampler.row_of("rental/unit"))["id"]))
    row.unit_id, row.community_id, row.check_out = unit.id, unit.community_id, row.check_in + timedelta(days=1)
    await row.save()
    mine = {"tenant_id": row.tenant_id, "order_id": row.id, "unit_id": unit.id}
    await OrderNight.create(**mine, night=row.check_in, price=100, source="quote", rule="base")
    stay = OrderSegment(**mine, community_id=unit.community_id, from_day=row.check_in, to_day=row.check_out)
    await stay.save(force_create=True)


async def lease_of(row: Any, sampler: Sampler) -> None:
    """The lease that a settlement ends."""
    row.lease_id = (await row_in(registry().require("rental/lease"), sampler, "settling")).id
    await row.save()


async def matter_of(row: Any, sampler: Sampler) -> None:
    """What a request is about."""
    row.kind, row.payload = "asset_scrap", {"code": "ZC0001"}
    await row.save()


# What a row of a process is never without.
PARTS: dict[str, Callable[[Any, Sampler], Awaitable[None]]] = {
    "workflow/request": matter_of,
    "rental/order": stay_of,
    "rental/settlement": lease_of,
}


async def row_in(resource: Resource, sampler: Sampler, state: str) -> Base:
    """A row of the tenant in a state, with nothing else that a step could build on."""
    columns = resource.model._meta.fields_map
    values = {
        name: filled(column)
        for name, column in columns.items()
        if not column.null and column.default is None and name not in {"id", "tenant_id"}
    }
    process = process_of(resource)
    known: dict[str, Any] = {process.number: f"P{next(_NUMBERS)}", process.column: state}
    known |= {column: columns[column].field_type(next(_NUMBERS)) for column in APART.get(resource.path, ())}
    row = resource.model(**{**values, **known, **MEANT.get(resource.path, {}), "tenant_id": sampler.tenant_id})
    await row.save(force_create=True)
    if resource.path in PARTS:
        await PARTS[resource.path](row, sampler)
    assert isinstance(row, Base)
    return row


def body_for(resource: Resource, step: Transition, row: Base) -> dict[str, Any]:
    """What the step must be sent with."""
    model = BODIES[f"/{resource.path}/{step.code}"]
    assert model is not None and issubclass(model, BaseModel)
    wanted = {item.alias or name: item for name, item in model.model_fields.items()}
    values = {
        key: EMPTY.get(item.annotation or str, lambda: "1")() for key, item in wanted.items() if item.is_required()
    }
    asked = {item.key: TYPED.get(item.kind, "words enough") for item in step.asks if item.required}
    meant = SENT.get(f"{resource.path}:{step.code}", {})
    return {**values, **asked, **meant, "id": str(row.id), "version": row.row_version}


async def send(client: Client, resource: Resource, step: Transition, row: Base, **more: Any) -> dict[str, Any]:
    body = {**body_for(resource, step, row), **more}
    return await client.call("POST", f"/{resource.path}/{step.code}", json=body)


@pytest.mark.parametrize(("resource", "step"), STEPS, ids=NAMES)
async def test_from_any_other_state_it_is_refused_in_the_words_of_both(
    sampler: Sampler, resource: Resource, step: Transition
) -> None:
    process = process_of(resource)
    for state in process.states.keys() - set(step.starts):
        row = await row_in(resource, sampler, state)
        answer = await send(sampler.client, resource, step, row)
        assert (answer["code"], answer["id"]) == (409, process.state_id), (state, answer)
        assert process.state_label(state).zh in answer["message"] and step.label.split(" | ")[0] in answer["message"]
        assert str(getattr(await resource.model.get(id=row.id), process.column)) == state


@pytest.mark.parametrize(("resource", "step"), STEPS, ids=NAMES)
async def test_from_its_own_states_it_leads_where_it_says_or_something_else_is_in_the_way(
    sampler: Sampler, resource: Resource, step: Transition
) -> None:
    process = process_of(resource)
    for state in step.starts:
        row = await row_in(resource, sampler, state)
        answer = await send(sampler.client, resource, step, row)
        assert answer["code"] != 500 and answer.get("id") != process.state_id, (state, answer)
        after: Any = await resource.model.get(id=row.id)
        assert str(getattr(after, process.column)) in ({*process.states} if answer["success"] else {state})
        if answer["success"] and step.target:
            again = await send(sampler.client, resource, step, row)
            assert (again["code"], again["id"]) in {(409, process.state_id), (409, "row.stale")}, again


@pytest.mark.parametrize(("resource", "step"), STEPS, ids=NAMES)
async def test_without_its_right_it_is_denied_and_nothing_is_told(
    sampler: Sampler, powerless: Client, stranger: Client, resource: Resource, step: Transition
) -> None:
    row = await row_in(resource, sampler, step.starts[0])
    assert (await send(powerless, resource, step, row))["code"] == 403
    assert (await send(stranger, resource, step, row))["code"] == 404


@pytest.mark.parametrize(("resource", "step"), STEPS, ids=NAMES)
async def test_whoever_saw_an_older_version_is_told_so(sampler: Sampler, resource: Resource, step: Transition) -> None:
    row = await row_in(resource, sampler, step.starts[0])
    answer = await send(sampler.client, resource, step, row, version=row.row_version + 1)
    assert (answer["code"], answer["id"]) == (409, "row.stale"), answer
    assert answer["result"], "the row as it is now"


@pytest.mark.parametrize("resource", PROCESSES, ids=lambda item: item.path)
async def test_each_row_says_what_may_be_done_with_it(sampler: Sampler, resource: Resource) -> None:
    process = process_of(resource)
    for state in process.states:
        row = await row_in(resource, sampler, state)
        page = await sampler.client.result("GET", f"/{resource.path}/list", params={"selections": str(row.id)})
        [record] = page["records"]
        starting = {step.code for step in process.offered if state in step.starts}
        assert {*record["can"], *record["reasons"]} <= starting
        assert set(record["can"]).isdisjoint(record["reasons"])
        assert record["mends"].keys() <= record["reasons"].keys()


@pytest.mark.parametrize("resource", PROCESSES, ids=lambda item: item.path)
def test_the_states_are_the_dictionary_of_their_column(resource: Resource) -> None:
    process = process_of(resource)
    item = next(one for one in resource.complete_fields if one.column == process.column)
    shipped = next(one for one in DICTIONARIES if one.code == item.dict)
    assert [entry.value for entry in shipped.items] == list(process.states)
    assert item.read_only or "edit" not in resource.verbs


@pytest.mark.parametrize("resource", PROCESSES, ids=lambda item: item.path)
def test_what_a_person_may_not_do_is_described_apart_and_only_for_other_screens(resource: Resource) -> None:
    clerk = system_actor(1).limited([resource.code("list")])
    told = describe_resource(resource, clerk)
    assert [one["code"] for one in told["actions"] if one["step"]] == [
        step.code for step in resource.transitions if step.guarded
    ]
    assert [one["code"] for one in told["denied"]] == [
        step.code for step in resource.transitions if step.screens and not step.guarded
    ]
    assert describe_resource(resource, system_actor(1))["denied"] == []
