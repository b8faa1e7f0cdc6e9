"""What uses a row: by every field of every resource that names it, how many rows that the asker may see.

Whoever deletes is told before, not after; one counted query for each field, up to a bound and a time.
"""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, cast

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.errors import NotFound
from schema.kit.field import Field
from schema.kit.resource import Resource
from schema.kit.text import Pair
from schema.system.dictionary import Dict, DictItem
from server.engine.read import compile_list, disclosable_ids
from server.engine.sql import quote
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import fetch, of_tenant

MOST = 1000
_SECONDS = 1.5
_ITEM = "sys/dictItem"


@dataclass(frozen=True, slots=True)
class Naming:
    """A field that names the row, the value by which it does, and the condition over t with its one place."""

    resource: Resource
    item: Field
    value: Any
    condition: str


async def list_uses(resource: Resource, actor: Actor, row_id: int) -> list[dict[str, Any]]:
    """[{path, title, label, count, more, key, value}] of what is not nothing; `more`: there are more than that. `key`: the filter
    of the list that shows these rows, where it has one."""
    if row_id not in await disclosable_ids(resource, actor, [row_id]):
        raise NotFound()
    row = await fetch(cast(type[Base], resource.model), actor, row_id)
    code = await _code_of(row, actor)
    found = []
    for naming in _namings(resource, row, code, actor):
        count = await _count(naming, actor)
        if count:
            found.append(_line(naming, count))
    return found


async def _code_of(row: Base, actor: Actor) -> str | None:
    """The dictionary of a value."""
    if not isinstance(row, DictItem):
        return None
    owner = await of_tenant(Dict, actor.tenant_id).get_or_none(id=row.dict_id)
    return owner.dict_code if owner else None


def _namings(resource: Resource, row: Base, code: str | None, actor: Actor) -> Iterator[Naming]:
    inline = {path for path, _ in resource.inline_children}
    for other in registry().seen_by(actor.tenant_id):
        if other.path in inline or "list" not in other.verbs or not actor.can(other.code("list")):
            continue
        view = view_of(other, actor)
        for item in view.complete_fields:
            condition = None if item.secret else _condition(resource, row, code, item)
            if condition is not None:
                yield Naming(view, item, *condition)


def _condition(resource: Resource, row: Base, code: str | None, item: Field) -> tuple[Any, str] | None:
    """(value, condition with {} for its place), or None for a field that names no such row."""
    column = f"t.{quote(item.column)}"
    listed = f"{{}} = ANY(string_to_array({column}::text, '{item.separator or ','}'))"
    if code is not None and item.dict == code:
        value = str(getattr(row, "item_value", ""))
        return (value, f"{column}::text = {{}}") if item.kind == "dict" else (value, listed)
    if item.chosen is not None and registry().chosen(item.chosen).path == resource.path:
        value = str(getattr(row, item.chosen.store, ""))
        return (value, listed) if item.chosen.many else (value, f"{column}::text = {{}}")
    if item.ref != resource.path:
        return None
    if item.link is not None:
        joined, own, other = (quote(name) for name in (item.link.model._meta.db_table, item.link.own, item.link.other))
        return row.id, f"EXISTS (SELECT FROM {joined} l WHERE l.{own} = t.id AND l.{other} = {{}} AND l.del_flag = 0)"
    return (str(row.id), listed) if item.kind == "refs" else (row.id, f"{column} = {{}}")


async def _count(naming: Naming, actor: Actor) -> int | None:
    """Within the data rules of the asker; None where counting takes longer than anybody waits."""
    compiled = compile_list(naming.resource, actor, {})
    place = f"${len(compiled.values) + 1}"
    inner = f"SELECT 1 {compiled.tail} AND {naming.condition.format(place)} LIMIT {MOST + 1}"
    count: int | None = None
    with suppress(TimeoutError):
        text = f"SELECT count(*) FROM ({inner}) x"
        count = await pool().fetchval(text, *compiled.values, naming.value, timeout=_SECONDS)
    return count


def _line(naming: Naming, count: int) -> dict[str, Any]:
    item = naming.item
    return {
        "path": naming.resource.path,
        "title": _words(naming.resource.titles),
        "label": _words(item.label),
        "count": min(count, MOST),
        "more": count > MOST,
        "key": item.key if item.find else None,
        "value": str(naming.value),
    }


def _words(text: Pair) -> dict[str, str]:
    return {"zh": text.zh, "en": text.en}
