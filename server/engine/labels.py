"""Labels of the rows and codes that a page of records refers to: references with the page's own query, dictionaries from memory."""

from functools import cache
from typing import Any

from schema.domains import registry
from schema.kit.columns import DateTimeColumn
from schema.kit.field import Chosen, Field
from schema.kit.resource import Resource
from server.engine.dictionaries import labels_of
from server.engine.sql import quote
from server.kit.database import pool
from server.kit.local_time import local_time
from server.kit.scope import known_ids

Record = dict[str, Any]
# Somebody of another organisation who writes here is one of its members.
_REALNAME = """SELECT u.realname FROM sys_user u WHERE lower(u.username) = lower(t.{column}) AND u.del_flag = 0 AND (u.tenant_id = t.tenant_id
  OR EXISTS (SELECT FROM sys_user_tenant m WHERE m.user_id = u.id AND m.tenant_id = t.tenant_id))"""
_AUTHORS = (("create_by", "createBy"), ("update_by", "updateBy"))


def _split(value: Any, separator: str = ",") -> list[str]:
    return [part for part in str(value).split(separator) if part] if value not in (None, "") else []


async def reference_labels(path: str, ids: set[int], tenant_id: int, *, english: bool = False) -> dict[str, str]:
    """id -> label of rows of another resource, deleted ones included, so that old records stay readable."""
    resource = registry().get(path)
    if resource is None or not ids:
        return {}
    label = label_sql(resource, "t", english=english)
    rows = await pool().fetch(
        f"SELECT id, {label} AS label FROM {quote(resource.table)} t WHERE tenant_id = $1 AND id = ANY($2)",
        tenant_id,
        list(ids),
    )
    return {str(row["id"]): row["label"].strip() for row in rows}


async def stored_labels(chosen: Chosen, values: set[str], tenant_id: int) -> dict[str, str]:
    """Kept value -> what people read of the row that has it; a live row before a deleted one."""
    resource = registry().chosen(chosen)
    if not values:
        return {}
    column = f"t.{quote(chosen.store)}::text"
    label = f"coalesce(t.{quote(chosen.text)}::text, '')" if chosen.text else label_sql(resource, "t")
    rows = await pool().fetch(
        f"SELECT {column} AS value, {label} AS label FROM {quote(resource.table)} t"
        f" WHERE t.tenant_id = $1 AND {column} = ANY($2) ORDER BY t.del_flag DESC",
        tenant_id,
        list(values),
    )
    return {row["value"]: row["label"].strip() for row in rows}


def label_sql(resource: Resource, alias: str, *, english: bool = False) -> str:
    """The expression that names a row of a resource, codes by their words; in English where the row has such a name."""
    codes = _coded(resource)
    label = " || ' ' || ".join(
        _word_sql(codes[column], f"{alias}.{quote(column)}", alias, english)
        if column in codes
        else _text_sql(resource, column, f"{alias}.{quote(column)}")
        for column in resource.label_columns
    )
    if not (english and resource.label_en):
        return label
    return f"coalesce(nullif({alias}.{quote(resource.label_en)}::text, ''), {label})"


@cache
def _coded(resource: Resource) -> dict[str, str]:
    """Column -> dictionary of the codes among what names a row."""
    named = [item for item in resource.complete_fields if item.column in resource.label_columns]
    return {item.column: item.dict for item in named if item.dict and item.kind == "dict" and item.dict.isidentifier()}


def _text_sql(resource: Resource, name: str, column: str) -> str:
    """A moment as people read it; anything else as it is stored."""
    if isinstance(resource.model._meta.fields_map.get(name), DateTimeColumn):
        return f"coalesce(to_char({local_time(column)}, 'YYYY-MM-DD HH24:MI'), '')"
    return f"coalesce({column}::text, '')"


def _word_sql(code: str, column: str, alias: str, english: bool) -> str:
    """What the dictionary of the row's organisation says for a code; the code itself where it says nothing."""
    text = "coalesce(nullif(i.text_en, ''), i.item_text)" if english else "i.item_text"
    word = (
        f"SELECT {text} FROM sys_dict d JOIN sys_dict_item i ON i.dict_id = d.id AND i.del_flag = 0"
        f" WHERE d.tenant_id = {alias}.tenant_id AND d.del_flag = 0 AND d.dict_code = '{code}' AND i.item_value = {column}::text"
    )
    return f"coalesce(({word} LIMIT 1), {column}::text, '')"


def has_english_name(resource: Resource) -> bool:
    return bool(resource.label_en or _coded(resource))


@cache
def extra_columns(resource: Resource) -> tuple[tuple[str, str], ...]:
    """(wire key, scalar subquery) of many-to-many ids, of the labels of references, of who wrote the row and of what is said
    besides, to be read with the page."""
    columns = {item.column for item in resource.complete_fields}
    extras = [(also.key, also.sql) for also in resource.family.also if not also.of or also.of in columns]
    if resource.rows.tree:
        extras.append(("hasChildren", _below_sql(resource)))
    extras += [(f"{key}_dictText", author_sql(column)) for column, key in _AUTHORS if column not in columns]
    for item in resource.complete_fields:
        target = registry().get(item.ref) if item.ref else None
        if item.link is not None and target is not None:
            extras += _link_columns(item, target)
        elif target is not None and item.kind in {"ref", "tree"}:
            named = item.reads or f"t.{quote(item.column)}"
            for name, label in _labels_of(item, target):
                # What all organisations share is written by the platform, and names rows of the platform's own.
                sql = f"SELECT {label} FROM {quote(target.table)} r WHERE r.id = {named} AND t.tenant_id IN (r.tenant_id, 0)"
                extras.append((name, sql))
    return tuple(extras)


def author_sql(column: str) -> str:
    """The scalar subquery that names who wrote the row t; nothing for somebody who left, or for the product itself."""
    return _REALNAME.format(column=column)


def _below_sql(resource: Resource) -> str:
    """Whether rows of the tree hang below the row t."""
    table, parent = quote(resource.table), quote(resource.rows.tree or "")
    return f"SELECT EXISTS (SELECT FROM {table} c WHERE c.{parent} = t.id AND c.tenant_id = t.tenant_id AND c.del_flag = 0)"


def _labels_of(item: Field, target: Resource) -> list[tuple[str, str]]:
    """(wire key, expression over r) of what a reference is called."""
    named = [(f"{item.key}_dictText", label_sql(target, "r"))]
    return (
        [*named, (f"{item.key}_dictTextEn", label_sql(target, "r", english=True))]
        if has_english_name(target)
        else named
    )


def _link_columns(item: Field, target: Resource) -> list[tuple[str, str]]:
    link = item.link
    assert link is not None
    joined = (
        f"FROM {quote(link.model._meta.db_table)} l JOIN {quote(target.table)} r ON r.id = l.{quote(link.other)}"
        f" WHERE l.{quote(link.own)} = t.id AND l.del_flag = 0 AND r.del_flag = 0"
    )
    ids = f"SELECT coalesce(string_agg(r.id::text, ',' ORDER BY l.id), '') {joined}"
    named = [
        (name, f"SELECT string_agg({label}, ',' ORDER BY l.id) {joined}") for name, label in _labels_of(item, target)
    ]
    return [(item.key, ids), *named]


async def _labels_for(item: Field, records: list[Record], tenant_id: int) -> dict[str, str]:
    if item.dict:
        return await labels_of(tenant_id, item.dict)
    if item.chosen:
        texts = {part for record in records for part in _split(record.get(item.key))}
        known = await stored_labels(item.chosen, texts, tenant_id)
        return {text: known.get(text, text) for text in texts}
    return await reference_labels(item.ref or "", _ids(item, records), tenant_id)


def _ids(item: Field, records: list[Record]) -> set[int]:
    return {row_id for record in records for row_id in known_ids(",".join(_split(record.get(item.key))))}


async def add_labels(resource: Resource, records: list[Record], tenant_id: int) -> None:
    """Fills the label of every dictionary field and reference list, in place; single references and who wrote a row came with the
    page."""
    if not records:
        return
    read = {key for key, _ in extra_columns(resource)}
    for item in resource.complete_fields:
        name = f"{item.key}_dictText"
        if not (item.dict or item.ref or item.chosen) or item.secret or name in read:
            continue
        _name(item, records, name, await _labels_for(item, records, tenant_id))
        target = registry().get(item.ref) if item.ref else None
        if target is not None and has_english_name(target):
            labels = await reference_labels(target.path, _ids(item, records), tenant_id, english=True)
            _name(item, records, f"{name}En", labels)


def _name(item: Field, records: list[Record], name: str, labels: dict[str, str]) -> None:
    for record in records:
        parts = _split(record.get(item.key), item.separator)
        record[name] = ",".join(labels[part] for part in parts if part in labels) if parts else None
