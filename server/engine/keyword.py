"""What is typed into the one box of a list: words that a row answers by any of its searched texts, or by what it refers to.

The index of the search finds them, by pinyin, initials and the last digits of a number as well, so that its cost does not grow with
the table. Rows that were written a moment ago, and those of a person from whom some of the texts are hidden, are read themselves.
"""

from collections.abc import Sequence

from schema.domains import registry
from schema.kit.field import Field
from schema.kit.resource import Resource
from schema.kit.searching import search_fields
from server.engine.conditions import NEVER, Condition, column_of
from server.engine.search_terms import Term, anywhere_query, is_searchable, read_terms, tenant_mark
from server.engine.sql import Parameters, escape_like, quote
from server.kit.actor import Actor

KEYWORD = "keyword"
MOST_REFERENCES = 3
MOST_FOUND = 20_000
MOST_NAMED = 500

# path || '' keeps the index of (path, row) out of the plan, which would read all rows of a resource.
_FOUND = """SELECT row_id FROM sys_search_entry
  WHERE keys @@ {query}::text::tsquery AND tenant_id = {tenant} AND path || '' = {path}::text LIMIT {most}"""
_MARKED = """SELECT unnest(ids) AS id FROM (SELECT ids FROM sys_search_mark WHERE path = {path} ORDER BY id DESC LIMIT 200) m"""


def takes_keyword(resource: Resource) -> bool:
    """Whether its list has the box; a field of that name would be meant instead."""
    return bool(search_fields(resource)) and KEYWORD not in resource.by_key


def searched_fields(resource: Resource) -> list[Field]:
    """Its own texts, then what the list shows of other things that people look for rows by."""
    return [*search_fields(resource), *_references(resource)]


def _references(resource: Resource) -> list[Field]:
    """Those that an index finds; reading every row for each word would be too much."""
    found = []
    for item in resource.complete_fields:
        target = registry().get(item.ref) if item.ref and item.find and item.key in resource.list_keys else None
        if target is None or target.path == resource.path or not search_fields(target):
            continue
        if _is_indexed(resource, item.column):
            found.append(item)
    return found[:MOST_REFERENCES]


def _is_indexed(resource: Resource, column: str) -> bool:
    meta = resource.model._meta
    stored = meta.fields_map.get(column)
    if stored is None:
        return False
    leading = [tuple(one)[:2] for one in meta.indexes if isinstance(one, tuple)]
    return stored.index or ("tenant_id", column) in leading


def keyword_condition(resource: Resource, typed: str, actor: Actor, params: Parameters, *, deleted: bool) -> Condition:
    """Rows that answer every word of it; `resource` as the actor sees it, whose hidden fields find nothing."""
    terms = read_terms(typed)
    if not terms:
        return NEVER
    if deleted or not is_searchable(terms) or _hides(resource):
        return _in_texts(resource, terms, params)
    ways = _Ways(resource, terms, actor, params)
    params.begun_elsewhere = True
    return f't."id" IN ({" UNION ALL ".join(ways.all())})'


class _Ways:
    """The selects of ids that answer: by the index, by what is not in it yet, and by what rows refer to."""

    def __init__(self, resource: Resource, terms: Sequence[Term], actor: Actor, params: Parameters) -> None:
        self.resource, self.terms, self.params = resource, terms, params
        self.query = params.add(anywhere_query(tenant_mark(actor.tenant_id), terms))
        self.tenant = params.add(actor.tenant_id, "ref")

    def all(self) -> list[str]:
        path, table = self.params.add(self.resource.path), quote(self.resource.table)
        marked = _MARKED.format(path=path)
        indexed = f"SELECT row_id FROM ({self._found(path, MOST_FOUND)}) f WHERE row_id NOT IN ({marked})"
        texts = _in_texts(self.resource, self.terms, self.params)
        fresh = f'SELECT t."id" FROM {table} t WHERE t."id" IN ({marked}) AND {texts}'
        return [indexed, fresh, *(self._referring(item, table) for item in _references(self.resource))]

    def _referring(self, item: Field, table: str) -> str:
        named = self._found(self.params.add(registry().require(item.ref or "").path), MOST_NAMED)
        return f'SELECT t."id" FROM {table} t WHERE t."tenant_id" = {self.tenant} AND {column_of(item)} IN ({named})'

    def _found(self, path: str, most: int) -> str:
        return _FOUND.format(query=self.query, tenant=self.tenant, path=path, most=most)


def _hides(resource: Resource) -> bool:
    return len(search_fields(resource)) < len(search_fields(registry().require(resource.path)))


def _in_texts(resource: Resource, terms: Sequence[Term], params: Parameters) -> Condition:
    """Each word stands in one of the texts that may be read."""
    columns = [column_of(item) for item in search_fields(resource)]
    words = []
    for term in terms:
        pattern = params.add(f"%{escape_like(term.text)}%")
        words.append("(" + " OR ".join(f"{column} ILIKE {pattern}" for column in columns) + ")")
    return "(" + " AND ".join(words) + ")" if columns else NEVER
