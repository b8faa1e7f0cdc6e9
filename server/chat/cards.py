"""Cards: what the record behind a link of this site is now.

It is read with the rights and data rules of whoever looks, so that a link gives nothing away.
"""

from decimal import Decimal
from typing import Any

from starlette.requests import Request

from schema.domains import registry
from schema.kit.field import Field
from schema.kit.money import priced
from schema.kit.resource import Resource
from server.chat.bodies import ReadCards
from server.chat.card_plans import is_disclosed, plan_of
from server.chat.record_routes import record_at, route_of
from server.chat.shapes import Shape
from server.engine.dictionaries import Items, all_items
from server.engine.labels import add_labels
from server.engine.read import stored_records
from server.engine.sql import quote
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.database import pool

Record = dict[str, Any]


async def read_cards(request: Request, actor: Actor, given: ReadCards) -> list[Shape]:
    """POST /chat/card/read. Addresses that name no record are left out."""
    host = request.headers.get("host", "")
    places = {link: place for link in dict.fromkeys(given.links) if (place := record_at(link, host)) is not None}
    wanted: dict[str, set[int]] = {}
    for path, row_id in places.values():
        wanted.setdefault(path, set()).add(row_id)
    items = await all_items(actor.tenant_id)
    cards = {path: await _cards_of(actor, path, sorted(ids), items) for path, ids in wanted.items()}
    return [{"link": link, **cards[path][row_id]} for link, (path, row_id) in places.items()]


async def _cards_of(actor: Actor, path: str, ids: list[int], items: Items) -> dict[int, Shape]:
    """Every id has a card: what it is, that it may not be seen, or that it is gone."""
    whole = registry().require(path)
    if not actor.can(whole.code("list")):
        return {row_id: {"denied": True} for row_id in ids}
    resource = view_of(whole, actor)
    records = await stored_records(resource, actor, ids)
    await add_labels(resource, list(records.values()), actor.tenant_id)
    there = await _existing(resource, actor, [row_id for row_id in ids if row_id not in records])
    return {
        row_id: _card(resource, record, actor.locale, items)
        if (record := records.get(row_id)) is not None
        else {"denied": True}
        if row_id in there
        else {"path": path, "id": str(row_id), "denied": False, "gone": True}
        for row_id in ids
    }


async def _existing(resource: Resource, actor: Actor, ids: list[int]) -> set[int]:
    """Those that are there, though not for the actor."""
    if not ids:
        return set()
    sql = f"SELECT id FROM {quote(resource.table)} WHERE tenant_id = $1 AND del_flag = 0 AND id = ANY($2::bigint[])"
    return {row["id"] for row in await pool().fetch(sql, actor.tenant_id, ids)}


def _card(resource: Resource, record: Record, locale: str, items: Items) -> Shape:
    plan = plan_of(resource)
    names = [resource.by_key_of(column) for column in resource.label_columns]
    about = [_text(resource, record, key, locale, items) for key in plan.subtitle]
    picture = record.get(plan.image) if plan.image else None
    told = [(key, _text(resource, record, key, locale, items)) for key in plan.fields]
    row_id = record["id"]
    return {
        "path": resource.path,
        "id": row_id,
        "title": " ".join(str(record[key]) for key in names if record.get(key)) or resource.titles.of(locale),
        "subtitle": " · ".join([resource.titles.of(locale), *(text for text in about if text)]),
        "state": _state(resource, record, plan.state, locale, items),
        "fields": [{"title": resource.by_key[key].label.of(locale), "text": text} for key, text in told if text],
        "image": str(picture).split(",")[0] if picture else None,
        "route": route_of(resource.path, row_id),
        "topic": f"record/{resource.path}/{row_id}",
        "denied": False,
        "gone": False,
    }


def _state(resource: Resource, record: Record, key: str | None, locale: str, items: Items) -> Shape | None:
    item = resource.by_key.get(key or "")
    entry = _entry(item, record, items) if item else None
    if entry is None:
        return None
    return {"text": _named(entry, locale), "colour": entry["colour"]}


def _entry(item: Field, record: Record, items: Items) -> dict[str, Any] | None:
    value = str(record.get(item.key))
    return next((one for one in items.get(item.dict or "", []) if one["value"] == value), None)


def _named(entry: dict[str, Any], locale: str) -> str:
    return str((entry["textEn"] if locale == "en" else None) or entry["text"])


def _text(resource: Resource, record: Record, key: str, locale: str, items: Items) -> str:
    """A value in words; empty where there is none, or where the viewer may not have it."""
    item = resource.by_key.get(key)
    value = record.get(key)
    if item is None or not is_disclosed(item) or value in (None, ""):
        return ""
    if item.dict and item.kind != "dicts":
        entry = _entry(item, record, items)
        return _named(entry, locale) if entry else str(value)
    if isinstance(value, bool):
        return ("Yes" if value else "No") if locale == "en" else ("是" if value else "否")
    english = record.get(f"{key}_dictTextEn") if locale == "en" else None
    text = str(english or record.get(f"{key}_dictText") or value)
    return priced(f"{Decimal(text):,.2f}") if item.kind == "money" else text
