"""Rows that are perhaps one thing: found by equal values and by names that sound alike, each with the reason in words.

One grouped query for each column that was declared, whoever asks sees but what their scope and field rights let them see.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from schema.kit.field import Field
from schema.kit.resource import Resource
from schema.kit.text import Pair
from server.engine.access import scope_conditions
from server.engine.labels import add_labels
from server.engine.read import stored_records
from server.engine.search_keys import plain
from server.engine.sql import Parameters, quote
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.pinyin import fold, syllables

MOST_GROUPS = 100
MOST_ROWS = 10
CHOSEN = Pair("手动选择", "Chosen by hand")
# As people type one number: full width, with blanks and dashes, a mobile number with the code of the country.
_PLAIN = r"regexp_replace(regexp_replace(lower(normalize({column}, NFKC)), '[\s\-_.()]+', '', 'g'), '^(\+|00)?86(1\d{{10}})$', '\2')"


@dataclass(frozen=True, slots=True)
class Found:
    """Ids of rows that are perhaps one, in their order, and why."""

    ids: tuple[int, ...]
    reason: Pair


async def find_duplicates(resource: Resource, actor: Actor, chosen: Sequence[int]) -> dict[str, Any]:
    """{groups: [{reasons, records}], more}: at most 100 groups of 10 rows; of the `chosen` rows alone where there are any."""
    view = view_of(resource, actor)
    if chosen:
        found = [Found(tuple(dict.fromkeys(chosen))[:MOST_ROWS], CHOSEN)]
    else:
        found = await _look(view, actor)
    reasons: dict[tuple[int, ...], list[Pair]] = {}
    for one in found:
        reasons.setdefault(one.ids, []).append(one.reason)
    shown = list(reasons.items())[:MOST_GROUPS]
    records = await stored_records(view, actor, sorted({row_id for ids, _ in shown for row_id in ids}))
    await add_labels(view, list(records.values()), actor.tenant_id)
    groups = [
        {"reasons": [{"zh": why.zh, "en": why.en} for why in told], "records": _records_of(ids, records)}
        for ids, told in shown
    ]
    return {"groups": [one for one in groups if one["records"]], "more": len(reasons) > len(shown)}


def _records_of(ids: tuple[int, ...], records: dict[int, dict[str, Any]]) -> list[dict[str, Any]]:
    return [records[row_id] for row_id in ids if row_id in records]


async def _look(view: Resource, actor: Actor) -> list[Found]:
    """Equal values before what only sounds alike."""
    asked = view.rows.duplicates
    fields = {item.column: item for item in view.complete_fields}
    if asked is None:
        return []
    found: list[Found] = []
    for column in asked.same:
        found += await _same(view, actor, fields[column]) if column in fields else []
    for column in asked.alike:
        found += await _alike(view, actor, fields[column]) if column in fields else []
    return found


async def _same(view: Resource, actor: Actor, item: Field) -> list[Found]:
    column = f"t.{quote(item.column)}"
    value = column if item.sealed else _PLAIN.format(column=column)
    params = Parameters(actor.today)
    scope = " AND ".join(scope_conditions(view, actor, params))
    rows = await pool().fetch(
        f"SELECT (array_agg({column} ORDER BY t.id))[1] AS said, (array_agg(t.id ORDER BY t.id))[:{MOST_ROWS}] AS ids"
        f" FROM {quote(view.table)} t WHERE {scope} AND {column} <> '' GROUP BY {value}"
        f" HAVING count(*) > 1 AND {value} <> '' ORDER BY max(t.id) DESC LIMIT {MOST_GROUPS + 1}",
        *params.values,
    )
    return [Found(tuple(row["ids"]), _reason("相同", "Same", item, "" if item.sealed else row["said"])) for row in rows]


async def _alike(view: Resource, actor: Actor, item: Field) -> list[Found]:
    """By sound, so that a name typed with another character is found: the database groups names, and each is spelled once."""
    column = f"t.{quote(item.column)}"
    params = Parameters(actor.today)
    scope = " AND ".join(scope_conditions(view, actor, params))
    rows = await pool().fetch(
        f"SELECT {column} AS said, array_agg(t.id ORDER BY t.id) AS ids FROM {quote(view.table)} t"
        f" WHERE {scope} AND {column} <> '' GROUP BY {column}",
        *params.values,
    )
    sounds = await asyncio.to_thread(_by_sound, [(row["said"], row["ids"]) for row in rows])
    found = [
        Found(tuple(sorted(ids)[:MOST_ROWS]), _reason("读音相同", "Sounds alike", item, "、".join(names[:3])))
        for names, ids in sounds
    ]
    return sorted(found, key=lambda one: one.ids, reverse=True)[: MOST_GROUPS + 1]


def _by_sound(names: Sequence[tuple[str, list[int]]]) -> list[tuple[list[str], list[int]]]:
    """(names, ids) of each sound that more than one row has."""
    sounds: dict[str, tuple[list[str], list[int]]] = {}
    for name, ids in names:
        sound = fold("".join(syllables(plain(name).replace(" ", ""))))
        said, held = sounds.setdefault(sound, ([], []))
        said.append(name)
        held.extend(ids)
    return [(said, held) for sound, (said, held) in sounds.items() if sound and len(held) > 1]


def _reason(zh: str, en: str, item: Field, value: str) -> Pair:
    told = (f"：{value}", f": {value}") if value else ("", "")
    return Pair(f"{item.label.zh}{zh}{told[0]}", f"{en}, {item.label.en}{told[1]}")
