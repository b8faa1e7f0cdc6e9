"""Import recipes: the lists and fields that one names are looked up when it is saved, so that they are real."""

from typing import Any

from schema.domains import registry
from schema.kit.errors import Invalid
from schema.kit.resource import Resource
from schema.system.template_parse import FieldMapTemplate, TemplateParseConfig
from server.engine.hooks import Hooks
from server.engine.validate import writable_fields
from server.kit.actor import Actor
from server.kit.scope import fetch
from server.kit.unit_of_work import Work

NO_LIST = "没有该列表或无权限 | No such list, or no right to it"
NO_FIELD = "字段不存在: {} | No such field: {}"


def _target(actor: Actor, path: str) -> Resource:
    resource = registry().get(path)
    if resource is None or not actor.can(resource.code("list")):
        raise Invalid(fields={"target": NO_LIST})
    return resource


def _keys(resource: Resource) -> set[str]:
    return {item.key for item in writable_fields(resource, adding=True)}


async def check_config(actor: Actor, values: dict[str, Any], row: TemplateParseConfig | None) -> None:
    """The list exists, its key fields too, and data starts below the header."""
    resource = _target(actor, str(values.get("target", row.target if row else "")))
    keys = [key.strip() for key in str(values.get("key_fields") or "").split(",") if key.strip()]
    unknown = [key for key in keys if key not in _keys(resource)]
    if unknown:
        raise Invalid(fields={"keyFields": NO_FIELD.format(unknown[0], unknown[0])})
    header = values.get("header_row", row.header_row if row else 1)
    start = values.get("start_row", row.start_row if row else 2)
    if start <= header:
        raise Invalid(fields={"startRow": "应在表头之后 | It must be below the header"})


async def check_map(actor: Actor, values: dict[str, Any], row: FieldMapTemplate | None) -> None:
    """The field is one of the recipe's list that an import may fill; asked again once a new recipe is written."""
    config_id = values.get("config_id") or (row.config_id if row else None)
    if config_id is None:
        return
    config = await fetch(TemplateParseConfig, actor, config_id)
    name = str(values.get("field", row.field if row else ""))
    if name not in _keys(_target(actor, config.target)):
        raise Invalid(fields={"field": NO_FIELD.format(name, name)})


async def _prepare_map(work: Work, values: dict[str, Any], row: FieldMapTemplate | None, actor: Actor) -> None:
    await check_map(actor, values, row)


HOOKS = {
    "sys/bTemplateParseConfigInfo": Hooks(validate=check_config),
    "sys/bFieldMapTemplateInfo": Hooks(validate=check_map, prepare=_prepare_map),
}
