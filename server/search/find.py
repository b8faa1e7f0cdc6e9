"""Finds rows of all resources that somebody may list: by the index first, then each row itself through their scope.

A hit counts only when the row as it is now, without the fields that are hidden from them, answers what was typed.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import asyncpg

from schema.domains import registry
from schema.kit.field import Field
from schema.kit.resource import Resource
from schema.kit.searching import search_fields
from server.engine.access import is_narrowed, scope_conditions
from server.engine.search_terms import (
    NO_MATCH,
    Term,
    anywhere_query,
    beginning_query,
    exact_query,
    is_searchable,
    mistaken_query,
    read_terms,
    tenant_mark,
)
from server.engine.sql import Parameters, quote
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.pinyin import read_tables
from server.search.index import drain, is_behind

# A planner that cannot know how rare a name is would rather read everything, which with many slips of a hand takes seconds;
# bitmaps of an index are all that this needs.
SETTINGS = "; ".join(
    [
        "SET LOCAL statement_timeout = 400",
        *(f"SET LOCAL {way} = off" for way in ("enable_seqscan", "enable_indexscan", "enable_indexonlyscan", "jit")),
    ]
)
FRESH_ROWS = 100
CANDIDATES = 20
NARROWED = 60
MOST_GROUPS = 12
Row = Mapping[str, Any]

# Each tier stops at its own limit, so that two letters that half the rows begin with cost no more than a rare name.
# path || '' keeps the index of (path, row) out of the plan, which would read all rows of a resource.
_CANDIDATES = """
WITH found AS (
  (SELECT path, row_id, size, 0 AS tier FROM sys_search_entry
   WHERE keys @@ $1::text::tsquery AND tenant_id = $4 AND path || '' = ANY($5) LIMIT 300)
  UNION ALL
  (SELECT path, row_id, size, 1 FROM sys_search_entry
   WHERE keys @@ $2::text::tsquery AND tenant_id = $4 AND path || '' = ANY($5) LIMIT 2000)
  UNION ALL
  (SELECT path, row_id, size, 2 FROM sys_search_entry
   WHERE keys @@ $3::text::tsquery AND tenant_id = $4 AND path || '' = ANY($5) LIMIT 1000)
), best AS (SELECT path, row_id, size, min(tier) AS tier FROM found GROUP BY path, row_id, size),
ranked AS (SELECT *, row_number() OVER (PARTITION BY path ORDER BY tier, size, row_id DESC) AS place FROM best)
SELECT path, row_id FROM ranked WHERE place <= $6 ORDER BY path, place
"""

_ANSWERING = """
WITH found AS MATERIALIZED (
  SELECT row_id FROM sys_search_entry
  WHERE keys @@ {query}::text::tsquery AND tenant_id = {tenant} AND path || '' = {path}::text LIMIT 20000
)
"""


@dataclass(frozen=True, slots=True)
class Hit:
    """A row that answers; `field` and `text` say where, or when it was the name itself, what tells it from others of that name."""

    grade: int
    row_id: int
    name: str
    field: Field | None
    text: str | None


@dataclass(frozen=True, slots=True)
class Group:
    resource: Resource
    hits: list[Hit]
    more: bool


def searched(actor: Actor, paths: Sequence[str] = (), *, palette: bool = False) -> list[Resource]:
    """What the actor may list, without the fields that are hidden from them; only `paths`, in their order, when named.

    palette: without what another resource shows already.
    """
    named = [registry().get(path) for path in dict.fromkeys(paths)] if paths else registry().seen_by(actor.tenant_id)
    return [
        view_of(resource, actor)
        for resource in named
        if resource is not None
        and search_fields(resource)
        and (resource.search == "everywhere" or not palette)
        and actor.can(resource.code("list"))
    ]


def by_name_only(resource: Resource, actor: Actor) -> Resource:
    """As somebody sees a resource who may choose its rows and not list them."""
    view = view_of(resource, actor)
    return replace(view, fields=[item for item in view.fields if item.column in view.label_columns])


async def search(
    actor: Actor, typed: str, *, paths: Sequence[str] = (), limit: int = 5, palette: bool = False
) -> list[Group]:
    """Groups of hits, the best first. Rows written a moment ago count: a short list of marks is read before."""
    return await search_in(actor, typed, searched(actor, paths, palette=palette), limit)


async def search_in(actor: Actor, typed: str, resources: Sequence[Resource], limit: int) -> list[Group]:
    """The same among resources that the actor was let into."""
    terms = read_terms(typed)
    if not resources or not is_searchable(terms):
        return []
    await read_tables()
    if await is_behind():
        await drain(FRESH_ROWS)
    async with pool().acquire() as connection, connection.transaction(readonly=True):
        await connection.execute(SETTINGS)
        found = await _Search(connection, actor, terms, forgiving=False).run(resources)
        if not any(found.values()):
            found = await _Search(connection, actor, terms, forgiving=True).run(resources)
    groups = [
        Group(resource, hits[:limit], len(hits) > limit) for resource in resources if (hits := found[resource.path])
    ]
    return sorted(groups, key=lambda group: group.hits[0].grade)[:MOST_GROUPS]


class _Search:
    """One pass over the index, strict or forgiving."""

    def __init__(self, connection: asyncpg.Connection, actor: Actor, terms: Sequence[Term], *, forgiving: bool) -> None:
        self.connection, self.actor, self.terms, self.forgiving = connection, actor, terms, forgiving
        mark = tenant_mark(actor.tenant_id)
        widest = mistaken_query if forgiving else anywhere_query
        self.queries = (exact_query(mark, terms), beginning_query(mark, terms), widest(mark, terms))

    async def run(self, resources: Sequence[Resource]) -> dict[str, list[Hit]]:
        narrowed = {item.path for item in resources if self._is_narrowed(item)}
        free = [item.path for item in resources if item.path not in narrowed]
        wanted: dict[str, list[int]] = {}
        for row in await self.connection.fetch(_CANDIDATES, *self.queries, self.actor.tenant_id, free, CANDIDATES):
            wanted.setdefault(row["path"], []).append(row["row_id"])
        found = {}
        for resource in resources:
            if resource.path in narrowed:
                found[resource.path] = self._prove(resource, await self._rows_of_few(resource))
            else:
                ids = wanted.get(resource.path)
                found[resource.path] = self._prove(resource, await self._rows_by_id(resource, ids)) if ids else []
        return found

    def _is_narrowed(self, resource: Resource) -> bool:
        """Whether rows or fields may be hidden: then the scope is part of the query, so that no visible row is crowded out."""
        if self.actor.is_super:
            return False
        whole = registry().require(resource.path)
        return is_narrowed(resource, self.actor) or len(search_fields(resource)) < len(search_fields(whole))

    async def _rows_by_id(self, resource: Resource, ids: list[int]) -> list[Row]:
        params = Parameters(self.actor.today)
        conditions = scope_conditions(resource, self.actor, params)
        conditions.append(f't."id" = ANY({params.add(ids)}::bigint[])')
        return await self._fetch(resource, f"{quote(resource.table)} t", conditions, params)

    async def _rows_of_few(self, resource: Resource) -> list[Row]:
        params = Parameters(self.actor.today)
        conditions = scope_conditions(resource, self.actor, params)
        found = _ANSWERING.format(
            query=params.add(self.queries[2]),
            tenant=params.add(self.actor.tenant_id, "ref"),
            path=params.add(resource.path),
        )
        conditions.append('t."id" IN (SELECT row_id FROM found)')
        source = f"{quote(resource.table)} t"
        return await self._fetch(resource, source, conditions, params, before=found, after=f" LIMIT {NARROWED}")

    async def _fetch(
        self,
        resource: Resource,
        source: str,
        conditions: Sequence[str],
        params: Parameters,
        before: str = "",
        after: str = "",
    ) -> list[Row]:
        columns = ", ".join(f"t.{quote(item.column)}" for item in search_fields(resource))
        if not columns:
            return []
        rows = await self.connection.fetch(
            f'{before}SELECT t."id", {columns} FROM {source} WHERE {" AND ".join(conditions)}{after}', *params.values
        )
        return list(rows)

    def _prove(self, resource: Resource, rows: Sequence[Row]) -> list[Hit]:
        hits = [hit for row in rows if (hit := self._hit(resource, row)) is not None]
        return sorted(hits, key=lambda hit: (hit.grade, len(hit.name), -hit.row_id))

    def _hit(self, resource: Resource, row: Row) -> Hit | None:
        fields = search_fields(resource)
        label = [item for item in fields if item.column in resource.label_columns] or fields[:1]
        name = " ".join(str(row[item.column]) for item in label if row[item.column])
        total, told = 0, None
        for term in self.terms:
            grade, item = min(
                ((self._grade(term, row[one.column]) + (one not in label), one) for one in fields if row[one.column]),
                key=lambda pair: pair[0],
                default=(NO_MATCH, None),
            )
            if grade >= NO_MATCH or item is None:
                return None
            total += grade
            told = item if item not in label else told
        told = told or next((item for item in fields if item not in label and row[item.column]), None)
        return Hit(total, row["id"], name, told, str(row[told.column]) if told else None)

    def _grade(self, term: Term, text: str) -> int:
        return term.grade_mistaken(text) if self.forgiving else term.grade(text)
