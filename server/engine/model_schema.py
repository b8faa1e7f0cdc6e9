"""JSON schemas of a resource's records and inputs, for OpenAPI."""

from typing import Any

from pydantic import WithJsonSchema

from schema.domains import registry
from schema.kit.field import Field
from schema.kit.resource import Resource
from server.engine.effects import Offered
from server.engine.labels import has_english_name
from server.engine.records import MASKED

Schema = dict[str, Any]

_TYPES: dict[str, Schema] = {
    "int": {"type": "integer"},
    "bytes": {"type": "integer"},
    "bool": {"type": "boolean"},
    "json": {},
    "date": {"type": "string", "format": "date"},
    "money": {"type": "string", "description": "yuan, two decimals"},
    "decimal": {"type": "string"},
    "ref": {"type": "string"},
    "tree": {"type": "string"},
}


_SCALAR: Schema = {"type": ["string", "number", "boolean", "null"]}
"""What is read beside the columns: one value, of whatever kind its expression gives."""


def _field_schema(item: Field, *, reading: bool, sure: bool = False) -> Schema:
    base = dict(_TYPES.get(item.kind, {"type": "string"}))
    if item.as_number or item.numeric:
        base = {"type": ["integer"] if item.as_number and reading else ["integer", "string"]}
    if item.as_text:
        base = {"type": ["string"] if reading else ["string", "object", "array"]}
    base["title"] = item.label.zh
    if (
        item.max is not None
        and base.get("type") == "string"
        and item.kind not in {"ref", "tree", "money", "decimal", "date"}
    ):
        base["maxLength"] = item.max
    kinds = base.get("type")
    if kinds and not sure and (reading or not item.required):
        base["type"] = [*([kinds] if isinstance(kinds, str) else kinds), "null"]
    return base


def schema_name(resource: Resource) -> str:
    """sys/dictItem -> SysDictItem."""
    return "".join(part[:1].upper() + part[1:] for part in resource.path.split("/"))


_OFFER: Schema = Offered.model_json_schema()["properties"]


def _is_sure(resource: Resource, item: Field) -> bool:
    """Whether a stored row always has a value of the field."""
    column = None if item.link else resource.model._meta.fields_map.get(item.column)
    return column is not None and not column.null and not item.as_text


def record_schema(resource: Resource) -> Schema:
    """A record as it is read."""
    properties: Schema = {
        "id": {"type": "string"},
        "createBy": {"type": ["string", "null"]},
        "createBy_dictText": {"type": ["string", "null"]},
        "createTime": {"type": "string"},
        "updateBy": {"type": ["string", "null"]},
        "updateBy_dictText": {"type": ["string", "null"]},
        "updateTime": {"type": ["string", "null"]},
        "rowVersion": {"type": "integer"},
    }
    properties |= {also.key: _SCALAR for also in resource.family.also}
    if resource.process:
        properties |= _OFFER
    if resource.rows.tree:
        properties["hasChildren"] = {"type": "boolean"}
    for item in resource.complete_fields:
        if item.sealed:
            properties[item.key + MASKED] = {"type": ["string", "null"], "title": item.label.zh}
        if item.secret:
            continue
        properties[item.key] = _field_schema(item, reading=True, sure=_is_sure(resource, item))
        if item.dict or item.ref or item.chosen:
            properties[f"{item.key}_dictText"] = {"type": ["string", "null"]}
        target = registry().get(item.ref) if item.ref else None
        if target is not None and has_english_name(target):
            properties[f"{item.key}_dictTextEn"] = {"type": ["string", "null"]}
    return {
        "title": schema_name(resource),
        "type": "object",
        "properties": properties,
        "required": ["id", "rowVersion"],
    }


_TOTALS: Schema = {
    "type": ["array", "null"],
    "items": {
        "title": "TotalsOfRows",
        "type": "object",
        "properties": {
            "value": {"type": ["string", "null"]},
            "sums": {"type": "object", "additionalProperties": {"type": "string"}},
        },
        "required": ["value", "sums"],
    },
}


_STATES: Schema = {
    "type": ["array", "null"],
    "items": {
        "title": "RowsInState",
        "type": "object",
        "properties": {"value": {"type": "string"}, "count": {"type": "integer"}, "more": {"type": "boolean"}},
        "required": ["value", "count", "more"],
    },
}


def page_schema(record: Schema, *, totals: bool = False, states: bool = False) -> Schema:
    """A page of records; `totals`: with the sums of all rows found, `states`: with how many of them stand in each state, where they
    were asked for."""
    return {
        "title": f"{record['title']}Page",
        "type": "object",
        "properties": {
            "records": {"type": "array", "items": record},
            "total": {"type": "integer"},
            "size": {"type": "integer"},
            "current": {"type": "integer"},
            "pages": {"type": "integer"},
            "estimated": {"type": "boolean"},
            **({"totals": _TOTALS} if totals else {}),
            **({"states": _STATES} if states else {}),
        },
        "required": ["records", "total", "size", "current", "pages", "estimated"],
    }


def input_model(resource: Resource, adding: bool) -> Schema:
    """The body of add or edit."""
    items = [item for item in resource.complete_fields if not item.read_only and (adding or not item.once)]
    properties = {item.key: _field_schema(item, reading=False) for item in items}
    required = [item.key for item in items if item.required and adding]
    if not adding:
        properties |= {"id": {"type": "string"}, "rowVersion": {"type": "integer"}}
        required = ["id"]
    name = f"{schema_name(resource)}{'Add' if adding else 'Edit'}"
    return {"title": name, "type": "object", "properties": properties, "required": required}


def record_of(path: str) -> Schema:
    """A record of the resource of this path."""
    return record_schema(registry().require(path))


def rows_of(path: str) -> Schema:
    """Records without a page around them."""
    return {"type": "array", "items": record_of(path)}


def page_of(path: str) -> Schema:
    return page_schema(record_of(path))


def record_with(path: str, name: str, more: Schema, sometimes: Schema | None = None) -> Schema:
    """A record with further wire names beside its fields; `sometimes`: those that may be left out."""
    record = record_of(path)
    properties = {**record["properties"], **more, **(sometimes or {})}
    return {"title": name, "type": "object", "properties": properties, "required": [*record["required"], *more]}


def as_field(schema: Schema) -> WithJsonSchema:
    """A schema as the type of a model's field: `Annotated[dict[str, Any], as_field(record_of("sys/user"))]`."""
    return WithJsonSchema({"allOf": [schema]})
