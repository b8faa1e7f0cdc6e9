"""The search never returns what the list would hide: walked over every resource that has rows in the demo organisation."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from functools import partial
from random import SystemRandom
from typing import Any

import asyncpg
import pytest_asyncio

from schema.domains import registry
from schema.kit.resource import Resource
from schema.kit.searching import search_fields
from schema.system.field_right import HIDDEN
from schema.system.tenant import Tenant
from schema.system.user import User
from server.domains import all_routes
from server.engine import routes as engine_routes
from server.engine.read import list_rows
from server.engine.sql import quote
from server.engine.view import view_of
from server.http.rights import load_actor
from server.kit.actor import Actor, DataRule
from server.kit.database import pool
from server.search.find import search
from server.search.index import drain_all
from server.system.users import queries

ROWS, LOOKED_AT = 4, 60
LETTERS = 7
"""Of a planted word: as many as the shortest searched column holds, that of a month."""
RANDOM = SystemRandom()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def admin(database: None) -> Actor:
    """The administrator of the demo organisation, whose rows are all in the index."""
    await drain_all()
    user = await User.get(username="admin", tenant_id=1)
    actor = await load_actor(user.id, 1, user.org_code or "", 0)
    assert actor is not None
    return actor


def searched() -> list[Resource]:
    return [resource for resource in registry().resources if search_fields(resource)]


async def samples(resource: Resource, actor: Actor) -> list[tuple[int, str, str]]:
    """(id, column, text) of some rows of the person's list: each text they are found by. Notices to somebody else are in none."""
    columns = [item.column for item in search_fields(resource)]
    names = ", ".join(quote(column) for column in columns)
    rows = await pool().fetch(
        f"SELECT id, {names} FROM {quote(resource.table)} WHERE tenant_id = $1 AND del_flag = 0 ORDER BY id LIMIT {LOOKED_AT}",
        actor.tenant_id,
    )
    listed = await shown(resource, actor, {row["id"] for row in rows})
    some = [row for row in rows if row["id"] in listed][:ROWS]
    return [(row["id"], column, row[column]) for row in some for column in columns if row[column]]


async def stored(resource: Resource, rows: list[tuple[int, str, str]]) -> list[dict[str, Any]]:
    """What the index says of these rows, and whether marks wait: for the message of a failure."""
    query = (
        "SELECT row_id, keys::text, (SELECT count(*) FROM sys_search_mark) AS marks FROM sys_search_entry"
        " WHERE path = $1 AND row_id = ANY($2)"
    )
    return [dict(row) for row in await pool().fetch(query, resource.path, [row_id for row_id, _, _ in rows])]


async def found(actor: Actor, path: str, typed: str) -> set[int]:
    groups = await search(actor, typed, paths=[path], limit=20)
    return {hit.row_id for group in groups for hit in group.hits}


async def shown(resource: Resource, actor: Actor, ids: set[int]) -> set[int]:
    """Those of `ids` that the list shows this person."""
    if not ids or not actor.can(resource.code("list")):
        return set()
    query = {"selections": ",".join(map(str, ids)), "pageSize": "500"}
    page = await list_rows(view_of(resource, actor), actor, query)
    return {int(record["id"]) for record in page["records"]}


async def test_every_hit_is_in_the_list_of_who_asked_and_a_row_answers_to_its_own_texts(admin: Actor) -> None:
    answered = 0
    for resource in searched():
        for row_id, column, text in await samples(resource, admin):
            hits = await found(admin, resource.path, text)
            assert await shown(resource, admin, hits) == hits, (resource.path, column, text)
            answered += row_id in hits
    assert answered > 60


async def test_without_the_right_to_the_list_nothing_of_it_is_found(admin: Actor) -> None:
    for resource in searched():
        nobody = replace(admin, is_super=False, permissions=frozenset({"some:other:list"}))
        outsider = replace(admin, outside=frozenset({resource.code("list")}))
        for _, _, text in (await samples(resource, admin))[:2]:
            assert await found(nobody, resource.path, text) == set()
            assert await found(outsider, resource.path, text) == set()


async def test_rows_of_another_organisation_are_never_found(admin: Actor) -> None:
    other = await Tenant.exclude(id=1).order_by("id").first()
    assert other is not None
    stranger = replace(admin, tenant_id=other.id)
    for resource in searched():
        for _, column, text in (await samples(resource, admin))[:3]:
            hits = await found(stranger, resource.path, text)
            assert await shown(resource, stranger, hits) == hits, (resource.path, column, text)
            mine = await pool().fetchval(
                f"SELECT count(*) FROM {quote(resource.table)} WHERE id = ANY($1) AND tenant_id = $2", list(hits), 1
            )
            assert mine == 0 or resource.path == "sys/tenant"


async def test_a_data_rule_hides_rows_from_the_search_too(admin: Actor) -> None:
    walked = 0
    for resource in searched():
        label = search_fields(resource)[0]
        rows = [sample for sample in await samples(resource, admin) if sample[1] == label.column]
        if len({text for _, _, text in rows}) < 2:
            continue
        rule = DataRule(label.column, "=", rows[0][2])
        ruled = replace(
            admin,
            is_super=False,
            permissions=frozenset({resource.code("list")}),
            data_rules={resource.path: ((rule,),)},
        )
        for _, column, text in rows:
            hits = await found(ruled, resource.path, text)
            assert await shown(resource, ruled, hits) == hits, (resource.path, column, text)
        assert await found(ruled, resource.path, rows[0][2]), (resource.path, rows, await stored(resource, rows))
        walked += 1
    assert walked > 10


@asynccontextmanager
async def planted(resource: Resource, tenant_id: int) -> AsyncIterator[tuple[int, dict[str, str]]]:
    """A row in whose every searched field stands, for a while, a word that stands nowhere else: its id, the words by key."""
    table = quote(resource.table)
    fields = search_fields(resource)
    row = await pool().fetchrow(
        f"SELECT * FROM {table} WHERE tenant_id = $1 AND del_flag = 0 ORDER BY id LIMIT 1", tenant_id
    )
    words = {item.column: "".join(RANDOM.sample("bcdfghjkmnpqrtvwxz", LETTERS)) for item in fields} if row else {}
    assign = ", ".join(f"{quote(column)} = ${at}" for at, column in enumerate(words, 2))
    update = f"UPDATE {table} SET {assign} WHERE id = $1"
    if row:
        try:
            await pool().execute(update, row["id"], *words.values())
        except asyncpg.IntegrityConstraintViolationError:  # nothing is changed in what is append-only
            row, words = None, {}
    await drain_all()
    try:
        yield (row["id"] if row else 0), {item.key: words[item.column] for item in fields if row}
    finally:
        if row:
            await pool().execute(update, row["id"], *(row[column] for column in words))


async def test_a_hidden_field_finds_nothing_and_is_not_told(admin: Actor) -> None:
    walked = 0
    for resource in searched():
        listing = replace(admin, is_super=False, permissions=frozenset({resource.code("list")}))
        async with planted(resource, admin.tenant_id) as (row_id, words):
            for key, word in words.items():
                if row_id not in await found(listing, resource.path, word):
                    continue  # not in the list of who is no administrator
                blind = replace(listing, field_rights={resource.path: {key: HIDDEN}})
                assert await search(blind, word, paths=[resource.path], limit=20) == [], (resource.path, key)
                walked += 1
    await drain_all()
    assert walked > 40


def test_only_lists_that_the_engine_itself_serves_are_searched() -> None:
    """A list with a route of its own may hide rows for reasons that the search does not know."""
    # Whoever may list people gets the engine's list there; others only names of accounts that they name themselves.
    ours = {"sys/user": queries.list_users}
    handlers = {route.path: route.handler for route in all_routes() if route.method == "GET"}
    for resource in searched():
        handler = handlers[f"/{resource.path}/list"]
        if handler is ours.get(resource.path):
            continue
        assert isinstance(handler, partial) and handler.func is engine_routes._list, resource.path
