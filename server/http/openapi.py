"""OpenAPI 3.1 from the same rows that serve the calls and the live topics. What many share is said once and referred to."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Any, Literal

from pydantic import BaseModel, TypeAdapter

from schema.kit.resource import Resource
from schema.kit.text import pair
from server.http.idempotency import KEY_HEADER, REPLAYED_HEADER
from server.http.record_of import RECORD
from server.http.route import Route
from server.live.topic import Topic

Schema = dict[str, Any]
_REF = "#/components/schemas/{model}"


_KEY = {"$ref": "#/components/parameters/IdempotencyKey"}
_IDEMPOTENCY_KEY: Schema = {
    "name": KEY_HEADER,
    "in": "header",
    "required": False,
    "description": "One per intent, 8 to 200 visible ASCII characters. A repeat within 24 hours gets the first answer with"
    f" {REPLAYED_HEADER}: true; with other input it is refused (422 once.other). Where `x-once` is `required` the call needs"
    " it, or the version of its row (else 428 once.required).",
    "schema": {"type": "string", "minLength": 8, "maxLength": 200},
}
_REFUSED = {"$ref": "#/components/responses/Refused"}
_UNSIGNED = {"$ref": "#/components/responses/Unsigned"}


_Mode = Literal["validation", "serialization"]
_TAKEN: _Mode = "validation"
_GIVEN: _Mode = "serialization"


def resource_of(route: Route) -> str | None:
    """The path of the resource whose generic call this is; None for a call with a meaning of its own."""
    bound = route.handler.args[:1] if isinstance(route.handler, partial) else ()
    return bound[0].path if bound and isinstance(bound[0], Resource) else None


def step_of(route: Route) -> str | None:
    """The code of the transition that a resource's call takes; None for every other call."""
    bound = route.handler.args[1:2] if isinstance(route.handler, partial) else ()
    return bound[0] if resource_of(route) and bound and isinstance(bound[0], str) else None


def _is_type(shape: Any) -> bool:
    return shape is not None and not isinstance(shape, dict)


class _Components:
    """Named schemas and parameters. A shape is a type that pydantic knows, or a JSON schema; one with a title is moved here."""

    def __init__(self, routes: Sequence[Route], topics: Sequence[Topic]) -> None:
        taken = [shape for route in routes for shape in (route.body, route.input) if _is_type(shape)]
        given = [route.result for route in routes if _is_type(route.result)]
        given += [shape for topic in topics for shape in topic.says.values()]
        modes = [*((shape, _TAKEN) for shape in taken), *((shape, _GIVEN) for shape in given)]
        keys, definitions = TypeAdapter.json_schemas(
            [(shape, mode, TypeAdapter(shape)) for shape, mode in dict.fromkeys(modes)], ref_template=_REF
        )
        self.schemas: Schema = {}
        for name, schema in definitions.get("$defs", {}).items():
            self.schemas[name] = {key: self._lift(value) for key, value in schema.items()}
        self.parameters: Schema = {}
        self._refs: dict[tuple[Any, _Mode], Schema] = keys

    def taken(self, shape: Any) -> Schema:
        """What a call takes as its body."""
        return self._lift(self._refs[shape, _TAKEN] if _is_type(shape) else shape)

    def given(self, shape: Any) -> Schema:
        """What a call answers; null where it only confirms."""
        if shape is None:
            return {"type": "null"}
        return self._lift(self._refs[shape, _GIVEN] if _is_type(shape) else shape)

    def query(self, shape: type[BaseModel]) -> list[Schema]:
        """References to the query parameters of a model."""
        schema = shape.model_json_schema(ref_template=_REF)
        required = set(schema.get("required", []))
        references = []
        for name, described in schema.get("properties", {}).items():
            entry = {key: value for key, value in described.items() if key != "title"}
            key = f"{shape.__name__}.{name}"
            self.parameters[key] = {"name": name, "in": "query", "required": name in required, "schema": entry}
            references.append({"$ref": f"#/components/parameters/{key}"})
        return references

    def _lift(self, schema: Any) -> Any:
        if isinstance(schema, list):
            return [self._lift(item) for item in schema]
        if not isinstance(schema, dict):
            return schema
        if RECORD in schema:
            return {"$ref": _REF.format(model=schema[RECORD])}
        lifted = {key: self._lift(value) for key, value in schema.items()}
        title = schema.get("title")
        if title and "properties" in schema and str(title).isidentifier():
            if self.schemas.setdefault(str(title), lifted) != lifted:
                raise ValueError(f"two shapes are called {title}")
            return {"$ref": _REF.format(model=title)}
        return lifted


def _parameters(route: Route, components: _Components) -> list[Schema]:
    shape = route.query or route.params
    return (
        [
            {"name": name.split(":")[0], "in": "path", "required": True, "schema": {"type": "string"}}
            for name in (part[1:-1] for part in route.path.split("/") if part.startswith("{"))
        ]
        + (components.query(shape) if shape else [])
        + ([_KEY] if route.takes_key else [])
    )


def _envelope(result: Schema) -> Schema:
    extra = {"type": "object", "properties": {"result": result}, "required": ["result"]}
    return {"allOf": [{"$ref": _REF.format(model="Envelope")}, extra]}


def _responses(route: Route, components: _Components) -> Schema:
    if route.raw:
        shape = components.given(route.result) if route.result else {"type": "string"}
        kinds = (route.raw,) if isinstance(route.raw, str) else route.raw
        success: Schema = {"description": "OK", "content": {kind: {"schema": shape} for kind in kinds}}
    else:
        content = {"application/json": {"schema": _envelope(components.given(route.result))}}
        success = {"description": "OK", "content": content}
    responses: Schema = {"200": success, "4XX": _REFUSED}
    if not route.public:
        responses["401"] = _UNSIGNED
    return responses


def _operation(route: Route, components: _Components) -> Schema:
    text = pair(route.summary)
    operation: Schema = {
        "tags": [route.tag],
        "summary": text.zh,
        "description": text.en,
        "operationId": f"{route.method.lower()}{route.path.replace('/', '_').replace('{', '').replace('}', '').replace(':path', '')}",
        "parameters": _parameters(route, components),
        "responses": _responses(route, components),
        "security": [] if route.public else [{"token": []}],
    }
    if route.params:
        operation["x-open"] = True
    if route.needs:
        operation["x-needs"] = route.needs
    if route.once == "required":
        operation["x-once"] = route.once
    if resource := resource_of(route):
        operation["x-resource"] = resource
    if step := step_of(route):
        operation["x-step"] = step
    shape = route.body or route.input
    if shape is not None:
        operation["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": components.taken(shape)}},
        }
    elif route.multipart:
        file = {"type": "object", "properties": {"file": {"type": "string", "format": "binary"}}}
        operation["requestBody"] = {"required": True, "content": {"multipart/form-data": {"schema": file}}}
    return operation


_ENVELOPE: Schema = {
    "type": "object",
    "properties": {
        "success": {"type": "boolean"},
        "message": {"type": "string"},
        "code": {"type": "integer"},
        "result": {},
        "timestamp": {"type": "integer", "description": "epoch milliseconds"},
    },
    "required": ["success", "message", "code", "timestamp"],
}
_REFUSAL: Schema = {
    "allOf": [
        {"$ref": _REF.format(model="Envelope")},
        {
            "type": "object",
            "properties": {
                "id": {"type": "string", "description": "stable error id"},
                "loud": {"enum": ["silent", "warning", "notification", "modal"]},
                "fields": {"type": "object", "additionalProperties": {"type": "string"}},
            },
        },
    ]
}


def _response(description: str) -> Schema:
    content = {"application/json": {"schema": {"$ref": _REF.format(model="Refusal")}}}
    return {"description": description, "content": content}


def _events(topics: Iterable[Topic], components: _Components) -> Schema:
    """Pattern of a topic -> op -> shape of the event's data."""
    return {
        topic.pattern.replace(":rest}", "}"): {op: components.given(shape) for op, shape in topic.says.items()}
        for topic in topics
    }


def build_openapi(routes: Sequence[Route], topics: Sequence[Topic], prefix: str) -> Schema:
    """The document of all routes, and under `x-topics` of all live events."""
    components = _Components(routes, topics)
    paths: Schema = {}
    for route in routes:
        path = ((prefix if route.prefixed else "") + route.path).replace(":path}", "}")
        paths.setdefault(path, {})[route.method.lower()] = _operation(route, components)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "管家 Guanjia",
            "version": "1",
            "description": "Staff portal for property, venue and community services.",
        },
        "paths": paths,
        "x-topics": _events(topics, components),
        "components": {
            "schemas": {**components.schemas, "Envelope": _ENVELOPE, "Refusal": _REFUSAL},
            "parameters": {**components.parameters, "IdempotencyKey": _IDEMPOTENCY_KEY},
            "responses": {"Refused": _response("Refused"), "Unsigned": _response("Not signed in")},
            "securitySchemes": {"token": {"type": "apiKey", "in": "header", "name": "X-Access-Token"}},
        },
    }
