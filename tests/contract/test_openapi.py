"""The OpenAPI document is complete: every call, its right, its shapes, in both languages; every live event and its shape."""

import inspect
import re
from collections.abc import Iterator
from functools import partial
from typing import Any

import orjson
from starlette.responses import Response

from schema.domains import registry
from schema.kit.text import pair
from server.domains import TOPICS, all_routes
from server.http.route import Route
from server.settings import get_settings
from tests.kit.document import declared

DOCUMENT = declared()
PREFIX = get_settings().api_prefix


def _path(route: Route) -> str:
    return ((PREFIX if route.prefixed else "") + route.path).replace(":path}", "}")


def _operations() -> dict[tuple[str, str], dict[str, Any]]:
    return {
        (method.upper(), path): entry for path, calls in DOCUMENT["paths"].items() for method, entry in calls.items()
    }


def test_every_route_is_described_and_nothing_else() -> None:
    routes = {(route.method, _path(route)) for route in all_routes()}
    assert set(_operations()) == routes


def test_each_call_is_named_in_both_languages_and_says_its_right() -> None:
    rights: dict[tuple[str, str], Route] = {(route.method, _path(route)): route for route in all_routes()}
    for key, operation in _operations().items():
        assert re.search("[一-龥]", operation["summary"]), key
        assert re.search("[A-Za-z]", operation["description"]), key
        assert operation.get("x-needs") == rights[key].needs
        assert operation["summary"] == pair(rights[key].summary).zh


LOOSE = {
    "Envelope.result": "the frame: what is in it is said beside",
    "DoneCell.value": "of any column",
    "ClashedCell.mine": "of any column",
    "ClashedCell.theirs": "of any column",
    "TrailEntry.old": "of any column",
    "TrailEntry.new": "of any column",
    "FieldShape.default": "of any column",
    "StoredView.filters{}": "conditions of the list's own language",
    "StoredView.superQuery{}": "conditions of the list's own language",
    "SysGatewayRoute.predicates": "JSON that the gateway is set up with",
    "SysGatewayRoute.filters": "JSON that the gateway is set up with",
    "SysMessageSysMessageTemplate.templateTestJson": "JSON that somebody types",
    "HousekeepingItem.checklist": "JSON column",
    "SysDashboard.cards": "JSON column",
    "UndoCall.body{}": "the body of whichever call takes it back",
    "VipSegment.conditions": "conditions of the list's own language",
}
"""Parts of answers without a shape, with what they are."""


def test_every_answer_has_a_shape_to_its_last_part() -> None:
    seen: set[str] = set()
    loose = {
        part
        for operation in _operations().values()
        for body in operation["responses"]["200"].get("content", {}).values()
        for part in _loose_parts(body["schema"], "", seen)
    }
    assert loose == set(LOOSE)


def _loose_parts(schema: Any, at: str, seen: set[str]) -> Iterator[str]:
    """Where anything at all may stand; each named shape is looked at once."""
    if not isinstance(schema, dict) or not set(schema) - {"title", "description", "default"}:
        yield at
    elif "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        if name not in seen:
            seen.add(name)
            yield from _loose_parts(DOCUMENT["components"]["schemas"][name], name, seen)
    else:
        parts = {f"{at}.{key}": part for key, part in schema.get("properties", {}).items()}
        parts |= {f"{at}[]": schema["items"]} if "items" in schema else {}
        parts |= {f"{at}{{}}": schema["additionalProperties"]} if schema.get("additionalProperties") else {}
        for name, part in parts.items():
            yield from _loose_parts(part, name, seen)
        for part in (*schema.get("anyOf", ()), *schema.get("oneOf", ()), *schema.get("allOf", ())):
            yield from _loose_parts(part, at, seen)


def test_operation_ids_are_unique() -> None:
    ids = [operation["operationId"] for operation in _operations().values()]
    assert len(ids) == len(set(ids))


def test_every_reference_is_there() -> None:
    references = set(re.findall(r"#/components/(\w+)/([^\"]+)", orjson.dumps(DOCUMENT).decode()))
    there = {(group, name) for group, entries in DOCUMENT["components"].items() for name in entries}
    assert references <= there


def test_calls_of_a_resource_are_told_from_calls_with_a_meaning_of_their_own() -> None:
    told = {path: entry.get("x-resource") for (method, path), entry in _operations().items() if method == "GET"}
    assert told[f"{PREFIX}/sys/position/list"] == "sys/position"
    assert told[f"{PREFIX}/rental/board"] is None


# One call of the family both locks and unlocks.
OWN = {(f"{PREFIX}/rental/order/lock", "lock")}


def test_calls_of_a_process_say_which_step_they_take() -> None:
    told = {(path, entry["x-step"]) for (_, path), entry in _operations().items() if "x-step" in entry}
    declared = [(one, step.code) for one in registry().resources for step in one.transitions]
    paths = {_path(route) for route in all_routes()}
    expected = {
        (path, code) for one, code in declared for path in (f"{PREFIX}/{one.path}/{code}", f"/{one.path}/{code}")
    }
    assert told | OWN == {(path, code) for path, code in expected if path in paths}


def test_the_words_and_steps_of_each_domain_are_told_as_they_are_declared() -> None:
    told = DOCUMENT["x-declared"]["housekeeping"]
    assert told["dictionaries"]["hk_state"][0] == ["pending", "待派单 | Unassigned"]
    order = registry().require("housekeeping/order")
    assert order.process is not None
    [accept] = [step for step in told["steps"][order.path] if step["code"] == "accept"]
    assert (accept["label"], accept["starts"], accept["target"]) == ("接单 | Accept", ["dispatched"], "accepted")
    everything = {path for domain in DOCUMENT["x-declared"].values() for path in domain["steps"]}
    assert everything == {item.path for item in registry().resources if item.process}


def test_every_written_body_has_a_shape() -> None:
    bare = {
        "/sys/logout",
        "/sys/slider/start",
        "/sys/supportVisit/leave",
        "/sys/sysAnnouncementSend/readAll",
        "/sys/user/secondFactor/start",
    }
    for (method, path), operation in _operations().items():
        if method in {"POST", "PUT"} and path.removeprefix(PREFIX) not in bare and not operation["parameters"]:
            assert "requestBody" in operation, (method, path)


def _written_type(route: Route) -> Any:
    """What the function behind a route says that it returns; that of the use case where a handler only hands over."""
    handler = route.handler
    while isinstance(handler, partial):
        handler = handler.func
    use_case = inspect.getclosurevars(handler).nonlocals.get("use_case", handler)
    return inspect.signature(use_case).return_annotation


def test_every_call_that_answers_something_declares_its_shape() -> None:
    """A response that a function makes itself is told by the real answers, which tests/kit/client.py looks at."""
    silent = [route for route in all_routes() if route.result is None and not route.raw]
    loose = [(route.method, route.path) for route in silent if _written_type(route) not in (None, Response)]
    assert loose == []


def test_a_name_means_one_shape() -> None:
    """Pydantic tells two models of one name apart by their modules, or by what they are for."""
    assert [name for name in DOCUMENT["components"]["schemas"] if re.search(r"__|-(Input|Output)$", name)] == []


def test_every_topic_says_its_events_and_each_has_a_shape() -> None:
    assert set(DOCUMENT["x-topics"]) == {topic.pattern.replace(":rest}", "}") for topic in TOPICS}
    for pattern, says in DOCUMENT["x-topics"].items():
        assert says, pattern
        assert all(shape.keys() == {"$ref"} for shape in says.values()), pattern


def test_no_answer_is_left_open() -> None:
    for key, operation in _operations().items():
        for kind, content in operation["responses"]["200"]["content"].items():
            if kind == "application/json":
                result = content["schema"].get("allOf", [{}, {"properties": {"result": content["schema"]}}])[1]
                assert set(result["properties"]["result"]) - {"title", "description"}, key
