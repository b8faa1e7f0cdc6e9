"""Descriptions of resources for the web: fields, list columns, and what the actor may do."""

from dataclasses import asdict
from typing import Any

from schema.domains import registry
from schema.kit.action import Action
from schema.kit.field import Field, QuickRange
from schema.kit.kinds import FILE_KINDS
from schema.kit.process import Transition
from schema.kit.resource import Resource
from schema.kit.rules import describe_rules
from schema.kit.text import Pair, pair
from schema.kit.wire import camel
from server.engine.filters import COMMON_FIELDS
from server.engine.keyword import searched_fields, takes_keyword
from server.engine.linkage import order_text
from server.engine.state_counts import state_key
from server.engine.view import view_of
from server.engine.views_shown import describe_views
from server.kit.actor import Actor
from server.kit.file_limits import files_of


def _pair(text: Pair | None) -> dict[str, str] | None:
    return {"zh": text.zh, "en": text.en} if text else None


def describe_field(item: Field, default: Any = None) -> dict[str, Any]:
    """One field as the web reads it; `default` is what an empty one becomes when the declaration names nothing else."""
    target = registry().get(item.ref) if item.ref else None
    return {
        "key": item.key,
        "label": _pair(item.label),
        "kind": item.kind,
        "required": item.required,
        "rule": item.rule,
        "dict": item.dict,
        "ref": {"path": item.ref, "label": list(target.label_columns)} if target else None,
        "find": item.find,
        "once": item.once,
        "unique": item.unique,
        "hide": sorted(item.hide),
        "width": item.width,
        "readOnly": item.read_only,
        "secret": item.secret,
        "sealed": item.sealed,
        "max": item.max,
        "min": item.min,
        "scale": item.scale,
        "default": default,
        "help": _pair(item.help),
        "example": item.example or None,
        "files": describe_files(item),
        "pick": item.pick,
        "chosen": _chosen(item),
        "popup": asdict(item.popup) if item.popup else None,
        "way": item.way or None,
        "condition": item.condition or None,
        **({"separator": item.separator} if item.separator != "," else {}),
        **({"popContainer": item.pop_container} if item.pop_container else {}),
        **({"late": {camel(column): values.split() for column, values in item.late}} if item.late else {}),
        **({"quick": [_quick(one) for one in item.quick]} if item.quick else {}),
    }


def _quick(one: QuickRange) -> dict[str, Any]:
    return {"label": _pair(one.label), "first": one.first, "last": one.last}


def _chosen(item: Field) -> dict[str, Any] | None:
    """`store` is the wire name of the field that is kept of a chosen row."""
    if item.chosen is None:
        return None
    chosen, target = item.chosen, registry().chosen(item.chosen)
    table = {"code": chosen.code, "parent": camel(chosen.parent)} if chosen.code else None
    return {
        "path": target.path,
        "store": target.by_key_of(chosen.store),
        "many": chosen.many,
        **({"table": table} if table else {}),
    }


def describe_files(item: Field, tenant_id: int | None = None) -> dict[str, Any] | None:
    """As declared, or as the organisation says it."""
    if item.kind not in FILE_KINDS:
        return None
    files = item.files if tenant_id is None else files_of(item, tenant_id)
    limits = {"most": files.most, "megabytes": files.limit(item.kind), "side": files.side}
    return {**limits, "cover": camel(item.files.cover)} if item.files.cover else limits


def _purpose(resource: Resource, item: Field) -> dict[str, Any]:
    """What uploads of a field are for, by which their limits and their readers go: those of the column that they end in."""
    kept = item.kind in FILE_KINDS and item.key in resource.by_key
    return {"biz": f"{resource.path}.{item.key}" if kept else None}


def describe_action(resource: Resource, action: Action) -> dict[str, Any]:
    """`when`: the row's wire name -> the values under which the action fits; an empty one means nothing there."""
    return {
        "code": action.code,
        "label": _pair(pair(action.label)),
        "needs": action.needs,
        "batch": action.batch,
        "confirm": _pair(pair(action.confirm)) if action.confirm else None,
        "drawn": action.drawn,
        "danger": action.danger,
        "withoutRow": action.without_row,
        "step": False,
        "starts": [],
        "on": [],
        "rare": False,
        "when": {resource.by_key_of(column): values.split() or [""] for column, values in action.when.items()},
        "fields": [describe_field(item) for item in action.fields],
        **({"opens": action.opens} if action.opens else {}),
        **({"follows": True} if action.follows else {}),
    }


def describe_transition(resource: Resource, item: Transition) -> dict[str, Any]:
    """A transition as the web offers it; whether it is possible each row says itself (`can`, `reasons`)."""
    return {
        "code": item.code,
        "label": _pair(pair(item.label)),
        "needs": resource.right_of(item),
        "batch": item.batch,
        "confirm": _pair(pair(item.confirm)) if item.confirm else None,
        "drawn": not item.dialog,
        "danger": item.danger,
        "withoutRow": False,
        "step": True,
        "starts": list(item.starts),
        "on": list(item.screens),
        "rare": item.rare,
        "when": {},
        "fields": [describe_field(asked) | _purpose(resource, asked) for asked in item.asks],
        **({"writes": [resource.by_key_of(column) for column in item.writes.split()]} if item.writes else {}),
    }


def _describe_acts(resource: Resource, actor: Actor) -> list[dict[str, Any]]:
    """What the actor may do beside the verbs: the transitions in their order, then the actions."""
    steps = [describe_transition(resource, item) for item in resource.transitions if actor.can(resource.right_of(item))]
    return steps + [describe_action(resource, action) for action in resource.actions if actor.can(action.needs)]


def _describe_denied(resource: Resource, actor: Actor) -> list[dict[str, Any]]:
    """The transitions without a right that other screens show grey."""
    denied = [item for item in resource.transitions if item.screens and not actor.can(resource.right_of(item))]
    return [describe_transition(resource, item) for item in denied]


def describe_resource(resource: Resource, actor: Actor) -> dict[str, Any]:
    """A resource with the verbs and actions that the actor holds."""
    common = [
        describe_field(COMMON_FIELDS[key]) | {"readOnly": True} for key in resource.list_keys if key in COMMON_FIELDS
    ]
    named = set(resource.by_key)
    declared = (registry().get(resource.path) or resource).by_key
    return {
        "path": resource.path,
        "title": _pair(resource.titles),
        "label": [resource.by_key_of(column) for column in resource.label_columns],
        "fields": [
            describe_field(item, column_default(resource, item))
            | _purpose(resource, item)
            | {"files": describe_files(item, actor.tenant_id)}
            | _linked(resource, item)
            | _follows(resource, item)
            | {"locked": item.read_only and item.key in declared and not declared[item.key].read_only}
            for item in resource.complete_fields
        ]
        + [entry for entry in common if entry["key"] not in named],
        "list": list(resource.list_keys),
        "sort": [{"key": sort.column, "order": "desc" if sort.descending else "asc"} for sort in resource.sorts],
        "serves": list(resource.verbs),
        "record": resource.rows.record is True,
        "can": _verbs(resource, actor),
        "actions": _describe_acts(resource, actor),
        "denied": _describe_denied(resource, actor),
        "tree": {"parent": resource.by_key_of(resource.rows.tree)} if resource.rows.tree else None,
        **({"settled": _settled(resource)} if resource.rows.settled else {}),
        **({"tellsUses": True} if resource.rows.tells_uses else {}),
        **({"totals": _totals(resource)} if resource.totals else {}),
        **({"searched": [item.key for item in searched_fields(resource)]} if takes_keyword(resource) else {}),
        **({"states": key} if (key := state_key(resource)) else {}),
        **describe_views(resource),
        **_beside(resource, actor),
        "children": [
            {
                "path": child.path,
                "key": resource.by_key_of(child.column),
                "title": _pair(registry().require(child.path).titles),
                "inline": child.inline,
            }
            for child in resource.children
            if actor.can(registry().require(child.path).code("list"))
        ],
    }


def _linked(resource: Resource, item: Field) -> dict[str, Any]:
    """Nothing where the field that it goes by is hidden from the actor: then it is asked for, and the server decides."""
    link = next((one for one in resource.rows.linked if one.column == item.column), None)
    by = next((one for one in resource.fields if link and one.column == link.by), None)
    if link is None or by is None:
        return {}
    told = {"key": by.key, "values": list(link.values), "needed": link.needed, "always": link.always}
    return {"linked": told}


def _follows(resource: Resource, item: Field) -> dict[str, Any]:
    """Nothing where the lower field is hidden from the actor, as above."""
    order = next((one for one in resource.orders if one.high == item.column), None)
    if order is None or not any(one.column == order.low for one in resource.fields):
        return {}
    text = _pair(pair(order_text(resource, order)))
    return {"follows": {"key": resource.by_key_of(order.low), "apart": order.apart, "text": text}}


def _settled(resource: Resource) -> dict[str, list[str]]:
    return {resource.by_key_of(column): values.split() for column, values in resource.rows.settled.items()}


def _beside(resource: Resource, actor: Actor) -> dict[str, str]:
    """The field whose tree stands beside the list, for whoever may see both."""
    item = next((item for item in resource.complete_fields if item.column == resource.rows.beside), None)
    return {"beside": item.key} if item and actor.can(registry().require(item.ref or "").code("list")) else {}


def _totals(resource: Resource) -> dict[str, Any]:
    by = resource.rows.totals_by
    return {"keys": [item.key for item in resource.totals], "by": resource.by_key_of(by) if by else None}


def column_default(resource: Resource, item: Field) -> Any:
    """A plain default of the column, so that a form opens with what saving it empty would bring."""
    column = None if item.link else resource.model._meta.fields_map.get(item.column)
    default = getattr(column, "default", None)
    return default if isinstance(default, str | int) and default != "" and not item.read_only else None


def _verbs(resource: Resource, actor: Actor) -> list[str]:
    """Whoever deletes may look into the bin."""
    verbs = [verb for verb in resource.verbs if actor.can(resource.code(verb))]
    recycle = ["recycle"] if "delete" in verbs else []
    reveal = ["reveal"] if resource.sealed and actor.can(resource.code("reveal")) else []
    merge = ["merge"] if resource.rows.duplicates and actor.can(resource.code("merge")) else []
    return [*verbs, *recycle, *reveal, *merge]


def describe_all(actor: Actor) -> dict[str, Any]:
    """Every resource that the actor may list, and the named rules; the actor `as_offered` for what can be done now."""
    visible = [
        item for item in registry().seen_by(actor.tenant_id) if "list" in item.verbs and actor.can(item.code("list"))
    ]
    return {
        "resources": [describe_resource(view_of(item, actor), actor) for item in visible],
        "rules": describe_rules(),
    }
