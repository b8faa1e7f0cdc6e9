"""A declared action that needs no code in the web is served where the web sends it, and takes what its dialog asks.

So it is with days that are overdue: what is declared is what there is.
"""

import pytest

from schema.domains import registry
from schema.kit.action import Action
from schema.kit.field import Field
from schema.kit.resource import Resource
from schema.seeds.dictionaries import DICTIONARIES
from server.domains import all_routes

DRAWN = [(item, action) for item in registry().resources for action in item.actions if action.drawn]
NAMES = [f"{item.path}:{action.code}" for item, action in DRAWN]
ROUTES = {(route.method, route.path): route for route in all_routes()}
VALUES = {found.code: {item.value for item in found.items} for found in DICTIONARIES}


@pytest.mark.parametrize(("resource", "action"), DRAWN, ids=NAMES)
def test_a_drawn_action_has_its_route_its_right_and_a_body_with_its_fields(resource: Resource, action: Action) -> None:
    found = ROUTES["POST", f"/{resource.path}/{action.code}"]
    assert found.needs == action.needs
    body = found.body
    assert body is not None
    taken = {item.alias or name: item for name, item in body.model_fields.items()}
    of_a_row = set() if action.without_row else {"id"}
    assert of_a_row | {item.key for item in action.fields} <= set(taken)
    needed = {key for key, item in taken.items() if item.is_required()} - {"id", "version"}
    assert needed <= {item.key for item in action.fields if item.required}


ALL = [(item, action) for item in registry().resources for action in item.actions]


@pytest.mark.parametrize(("resource", "action"), ALL, ids=[f"{item.path}:{action.code}" for item, action in ALL])
def test_an_action_fits_states_that_there_are_and_its_fields_are_of_known_kinds(
    resource: Resource, action: Action
) -> None:
    for column, values in action.when.items():
        item = next(one for one in resource.complete_fields if one.column == column)
        if item.dict:
            assert set(values.split()) <= VALUES[item.dict], column
    assert all(item.kind for item in action.fields)


LATE = [(resource, item) for resource in registry().resources for item in resource.complete_fields if item.late]


@pytest.mark.parametrize(("resource", "item"), LATE, ids=[f"{one.path}:{item.key}" for one, item in LATE])
def test_a_day_is_late_in_states_that_there_are(resource: Resource, item: Field) -> None:
    assert item.kind in {"date", "datetime"}
    for column, values in item.late:
        told = next(one for one in resource.complete_fields if one.column == column)
        assert set(values.split()) <= (VALUES[told.dict] if told.dict else {"true", "false"})
