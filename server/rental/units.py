"""Sellable units: their wire shape, their price of today, and the locks that writers take on them."""

from collections.abc import Iterable
from datetime import date
from typing import Any

from schema.kit.errors import Conflict, NotFound
from schema.kit.money import to_yuan
from schema.rental.price import DayPrice
from schema.rental.unit import Unit
from schema.system.festival import Festival as FestivalRow
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import parse_id, scoped
from server.kit.unit_of_work import Work
from server.rental.prices import Festival, Holiday, Tariff, name_days, price_night
from server.rental.spans import DAY, Span


def tariff_of(unit: Any) -> Tariff:
    """The standing prices of a unit row, model or driver row."""
    if isinstance(unit, Unit):
        return Tariff(unit.price_daily, unit.price_weekday, unit.price_weekend, unit.price_holiday)
    return Tariff(unit["price_daily"], unit["price_weekday"], unit["price_weekend"], unit["price_holiday"])


def has_clean_state(unit: Any) -> bool:
    """A house that is let by rooms has none of its own."""
    return bool(unit["kind"] != "house" or list(unit["leaf_ids"]) == [unit["id"]])


def shape_unit(unit: Any, price: int) -> dict[str, Any]:
    """The unit as boards get it; `price` is today's."""
    return {
        "id": str(unit["id"]),
        "kind": unit["kind"],
        "refId": str(unit["id"]),
        "parentId": str(unit["parent_id"]) if unit["parent_id"] else None,
        "leafIds": [str(leaf) for leaf in unit["leaf_ids"]],
        "communityId": str(unit["community_id"]),
        "buildingId": str(unit["building_id"]),
        "floor": unit["floor"],
        "name": unit["name"],
        "title": unit["title"],
        "houseType": unit["house_type"] or "",
        "rentalMethod": unit["rental_method"],
        "riyue": unit["riyue"],
        "cleanState": unit["clean_state"] if has_clean_state(unit) else None,
        "limit": unit["resident_limit"],
        "price": to_yuan(price),
        "sort": unit["sort"],
        "sellable": unit["sellable"],
        "version": unit["row_version"],
    }


def as_row(unit: Unit) -> dict[str, Any]:
    """A model as a plain row."""
    return {column: getattr(unit, column) for column in unit._meta.db_fields}


async def read_holidays(tenant_id: int, span: Span) -> dict[date, Holiday]:
    """Festivals of the tenant that touch the span, by day."""
    rows = await FestivalRow.filter(
        tenant_id=tenant_id, del_flag=0, begin_day__lt=span.end, end_day__gte=span.start
    ).values_list("name", "begin_day", "end_day", "kind")
    return name_days([Festival(name, begin, end + DAY, kind) for name, begin, end, kind in rows], span)


async def price_today(units: Iterable[Unit]) -> dict[int, int]:
    """Today's price of each unit."""
    rows = list(units)
    if not rows:
        return {}
    day = await business_day(rows[0].tenant_id)
    days = await read_holidays(rows[0].tenant_id, Span(day, day + DAY))
    kind = days[day].kind if day in days else None
    found = await DayPrice.filter(del_flag=0, night=day, unit_id__in=[row.id for row in rows])
    overrides = {item.unit_id: item.price for item in found if item.price is not None}
    return {row.id: price_night(tariff_of(row), day, kind, overrides.get(row.id)).price for row in rows}


async def load_units(actor: Actor, ids: Iterable[int | str]) -> dict[int, Unit]:
    """Units through their scope; NotFound when one is missing."""
    wanted = {parse_id(item) for item in ids}
    rows = await scoped(Unit, actor).filter(id__in=wanted)
    if len(rows) != len(wanted):
        raise NotFound("房间不存在或已停用 | This unit does not exist any more")
    return {row.id: row for row in rows}


async def lock_units(work: Work, ids: Iterable[int]) -> dict[int, Unit]:
    """Locks the units and all their leaves, always in id order, so that writers queue up instead of deadlocking.

    Everybody who writes claims comes through here first.
    """
    wanted = set(ids)
    known = await load_units(work.actor, wanted)
    closure = wanted | {leaf for row in known.values() for leaf in row.leaf_ids}
    rows = await scoped(Unit, work.actor).filter(id__in=closure).order_by("id").select_for_update()
    locked = {row.id: row for row in rows}
    if any(row_id not in locked or locked[row_id].leaf_ids != known[row_id].leaf_ids for row_id in wanted):
        raise Conflict("房源结构刚被修改，请重试 | The house was just rebuilt, please retry", id="unit.changed")
    return locked
