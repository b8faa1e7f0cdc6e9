"""OpenAPI 3.1 from the same route rows that serve the calls; `python -m server.http.openapi` prints it."""

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from schema.kit.text import pair
from server.http.route import Route

Schema = dict[str, Any]
_REF = "#/components/schemas/{model}"


def _models(routes: Sequence[Route]) -> list[type[BaseModel]]:
    found: dict[str, type[BaseModel]] = {}
    for route in routes:
        for shape in (route.body, route.input, route.result):
            if isinstance(shape, type) and issubclass(shape, BaseModel):
                found[shape.__name__] = shape
    return list(found.values())


class _Components:
    """Named schemas; a JSON schema with a title is moved here and referred to."""

    def __init__(self, routes: Sequence[Route]) -> None:
        inputs = [(model, "validation") for model in _models(routes)]
        keys, definitions = models_json_schema(inputs, ref_template=_REF)  # type: ignore[arg-type]
        self.schemas: Schema = definitions.get("$defs", {})
        self._refs = {model: schema for (model, _), schema in keys.items()}

    def of(self, shape: Any) -> Schema:
        if shape is None:
            return {}
        if isinstance(shape, type) and issubclass(shape, BaseModel):
            return self._refs[shape]
        return self._lift(shape)

    def _lift(self, schema: Any) -> Any:
        if isinstance(schema, list):
            return [self._lift(item) for item in schema]
        if not isinstance(schema, dict):
            return schema
        lifted = {key: self._lift(value) for key, value in schema.items()}
        title = schema.get("title")
        if title and schema.get("type") == "object" and str(title).isidentifier():
            self.schemas[str(title)] = lifted
            return {"$ref": _REF.format(model=title)}
        return lifted


def _parameters(shape: type[BaseModel] | None, path: str) -> list[Schema]:
    parameters: list[Schema] = [
        {"name": name.split(":")[0], "in": "path", "required": True, "schema": {"type": "string"}}
        for name in (part[1:-1] for part in path.split("/") if part.startswith("{"))
    ]
    if shape is None:
        return parameters
    schema = shape.model_json_schema(ref_template=_REF)
    required = set(schema.get("required", []))
    for name, described in schema.get("properties", {}).items():
        entry = {key: value for key, value in described.items() if key != "title"}
        parameters.append({"name": name, "in": "query", "required": name in required, "schema": entry})
    return parameters


def _envelope(result: Schema) -> Schema:
    extra = {"type": "object", "properties": {"result": result}} if result else {}
    base = {"$ref": _REF.format(model="Envelope")}
    return {"allOf": [base, extra]} if extra else base


def _responses(route: Route, components: _Components) -> Schema:
    if route.raw:
        success: Schema = {"description": "OK", "content": {route.raw: {"schema": {"type": "string"}}}}
    else:
        content = {"application/json": {"schema": _envelope(components.of(route.result))}}
        success = {"description": "OK", "content": content}
    refusal = {"content": {"application/json": {"schema": {"$ref": _REF.format(model="Refusal")}}}}
    responses: Schema = {"200": success, "4XX": {"description": "Refused", **refusal}}
    if not route.public:
        responses["401"] = {"description": "Not signed in", **refusal}
    return responses


def _operation(route: Route, components: _Components) -> Schema:
    text = pair(route.summary)
    operation: Schema = {
        "tags": [route.tag],
        "summary": text.zh,
        "description": text.en,
        "operationId": f"{route.method.lower()}{route.path.replace('/', '_').replace('{', '').replace('}', '').replace(':path', '')}",
        "parameters": _parameters(route.query or route.params, route.path),
        "responses": _responses(route, components),
        "security": [] if route.public else [{"token": []}],
    }
    if route.needs:
        operation["x-needs"] = route.needs
    shape = route.body or route.input
    if shape is not None:
        operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": components.of(shape)}}}
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


def build_openapi(routes: Sequence[Route], prefix: str) -> Schema:
    """The document of all routes."""
    components = _Components(routes)
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
        "components": {
            "schemas": {**components.schemas, "Envelope": _ENVELOPE, "Refusal": _REFUSAL},
            "securitySchemes": {"token": {"type": "apiKey", "in": "header", "name": "X-Access-Token"}},
        },
    }
