"""Which texts of a row are found by the search of all records, and the triggers that mark a row whose texts changed.

The marks are made by the database, so that no way of writing (form, process, COPY, undo, plain SQL) can forget them.
"""

import hashlib

from schema.kit.columns import SealedColumn
from schema.kit.field import Field
from schema.kit.registry import Registry
from schema.kit.resource import Resource

MOST_TEXTS = 8
DERIVED = {"pinyin"}  # made from the name, which is searched itself
_FOUND = {"like", "eq"}

MARK_FUNCTION = """
CREATE OR REPLACE FUNCTION search_mark() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sys_search_mark (path, ids) SELECT TG_ARGV[0], array_agg(id) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END $$"""


def search_fields(resource: Resource) -> list[Field]:
    """The label's fields first, then those that the list is searched by; only text that may be read back."""
    if resource.search == "off" or "list" not in resource.verbs:
        return []
    by_column = {item.column: item for item in resource.complete_fields}
    named = [by_column[column] for column in resource.label_columns if column in by_column]
    found = [item for item in resource.complete_fields if item.find in _FOUND and item.column not in DERIVED]
    unique = {item.column: item for item in [*named, *found] if _is_text(resource, item)}
    return list(unique.values())[:MOST_TEXTS]


def _is_text(resource: Resource, item: Field) -> bool:
    column = resource.model._meta.fields_map.get(item.column)
    sealed = column is None or isinstance(column, SealedColumn)
    return item.kind == "text" and not (item.secret or item.dict or item.ref or item.link or sealed)


def signature(resource: Resource) -> str:
    """Changes when other texts of the resource are searched than before."""
    texts = ",".join(item.column for item in search_fields(resource))
    return hashlib.sha256(f"{resource.table}:{texts}".encode()).hexdigest()[:16]


def search_ddl(registry: Registry) -> list[str]:
    """One function and three triggers for each searched table; they fire once a statement."""
    return [MARK_FUNCTION, *(line for resource in registry.resources for line in search_triggers(resource))]


def search_triggers(resource: Resource) -> list[str]:
    """Those of one table, if it is searched."""
    fields = search_fields(resource)
    return [_triggers(resource, fields)] if fields else []


def _triggers(resource: Resource, fields: list[Field]) -> str:
    table, path = resource.table, resource.path
    columns = ["tenant_id", "del_flag", *(item.column for item in fields)]
    new, old = (", ".join(f'{alias}."{column}"' for column in columns) for alias in ("n", "o"))
    plain = f"FOR EACH STATEMENT EXECUTE FUNCTION search_mark('{path}')"
    return f"""
CREATE OR REPLACE FUNCTION "search_mark_{table}"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sys_search_mark (path, ids) SELECT '{path}', array_agg(n.id) FROM changed n JOIN before o ON o.id = n.id
    WHERE ({new}) IS DISTINCT FROM ({old}) HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE OR REPLACE TRIGGER search_insert AFTER INSERT ON "{table}" REFERENCING NEW TABLE AS changed {plain};
CREATE OR REPLACE TRIGGER search_delete AFTER DELETE ON "{table}" REFERENCING OLD TABLE AS changed {plain};
CREATE OR REPLACE TRIGGER search_update AFTER UPDATE ON "{table}" REFERENCING NEW TABLE AS changed OLD TABLE AS before
  FOR EACH STATEMENT EXECUTE FUNCTION "search_mark_{table}"();"""
