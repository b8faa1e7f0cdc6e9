"""What the processes beside the server and other domains may ask of the search."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import asyncpg

from schema.kit.resource import Resource
from schema.kit.searching import search_fields
from server.engine.search_terms import NO_MATCH, read_terms
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.pinyin import read_tables
from server.search.find import by_name_only, search_in
from server.search.index import drain_all, enrol, enrol_form

__all__ = ["drain_all", "enrol", "enrol_form", "matching_ids", "sort_by_answer"]
Row = TypeVar("Row")


async def matching_ids(actor: Actor, resource: Resource, typed: str, limit: int) -> list[int]:
    """Rows of one resource that answer what was typed, also by pinyin, the best first; none when that is too broad.

    The caller knows that the actor may choose rows of it; who may not list them finds them by name only.
    """
    listed = actor.can(resource.code("list"))
    known = view_of(resource, actor) if listed else by_name_only(resource, actor)
    if not search_fields(known):
        return []
    try:
        groups = await search_in(actor, typed, [known], limit)
    except asyncpg.QueryCanceledError:
        return []
    return [hit.row_id for group in groups for hit in group.hits]


async def sort_by_answer(typed: str, rows: Iterable[Row], names: Callable[[Row], Sequence[str]]) -> list[Row]:
    """Those of a few thousand rows that answer what was typed, by name, pinyin or initials; the best first."""
    await read_tables()
    terms = read_terms(typed)
    if not terms:
        return []
    graded = [(max(min(term.grade(name) for name in names(row)) for term in terms), row) for row in rows]
    return [row for grade, row in sorted(graded, key=lambda one: one[0]) if grade < NO_MATCH]
