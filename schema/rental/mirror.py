"""The units of a house, derived from its rooms and beds, for the server and for the demo data alike."""

from collections.abc import Iterable, Sequence
from typing import Any

from schema.rental.house import ON_SHELF, House
from schema.rental.room import Bed, Room

Row = dict[str, Any]
_PRICES = ("price_daily", "price_weekday", "price_weekend", "price_holiday")


def house_type(house: House) -> str:
    """2室1厅1卫."""
    parts = ((house.bedrooms, "室"), (house.halls, "厅"), (house.baths, "卫"))
    return "".join(f"{count}{word}" for count, word in parts if count)


def derive_units(house: House, rooms: Iterable[Room], beds: Iterable[Bed], place: str) -> list[Row]:
    """Rows of rent_unit without the common columns. `place` is community and building as shown in titles.

    A house let as a whole, or without lettable rooms, is its own leaf. Else every lettable room is a unit, and so are
    its sellable beds. Nothing of a house that is not on the shelf is for sale.
    """
    lettable = sorted((room for room in rooms if room.lettable), key=lambda room: (room.sort, room.name))
    base = _common(house)
    title = f"{place} {house.house_no}"
    prices = {**_sum_prices(lettable), **_own_prices(house), "price_month": house.price_month}
    if house.rental_method == "whole" or not lettable:
        limit = sum(room.resident_limit for room in lettable) or 4
        return [_unit(base, house.id, "house", None, house.house_no, title, [house.id], limit, prices, 0)]
    by_room: dict[int, list[Bed]] = {}
    for bed in beds:
        if bed.sellable:
            by_room.setdefault(bed.room_id, []).append(bed)
    children: list[Row] = []
    leaves: list[int] = []
    for room in lettable:
        units = _room_units(base, room, by_room.get(room.id, []), f"{title} {room.name}", house.id)
        children.extend(units)
        leaves.extend(units[0]["leaf_ids"])
    limit = sum(room.resident_limit for room in lettable)
    return [_unit(base, house.id, "house", None, house.house_no, title, leaves, limit, prices, 0), *children]


def _common(house: House) -> Row:
    return {
        "house_id": house.id,
        "community_id": house.community_id,
        "building_id": house.building_id,
        "floor": house.floor,
        "house_type": house_type(house),
        "rental_method": house.rental_method,
        "riyue": house.riyue,
        "on_shelf": house.state == ON_SHELF,
    }


def _room_units(base: Row, room: Room, beds: Sequence[Bed], title: str, parent: int) -> list[Row]:
    ordered = sorted(beds, key=lambda bed: bed.label)
    leaves = [bed.id for bed in ordered] or [room.id]
    prices = _own_prices(room)
    monthly = {**prices, "price_month": room.price_month}
    own = _unit(base, room.id, "room", parent, room.name, title, leaves, room.resident_limit, monthly, room.sort)
    children = [
        _unit(
            base,
            bed.id,
            "bed",
            room.id,
            bed.label,
            f"{title} {bed.label}",
            [bed.id],
            1,
            {"price_daily": bed.price_daily} if bed.price_daily else prices,
            index,
        )
        for index, bed in enumerate(ordered)
    ]
    return [own, *children]


def _unit(
    base: Row,
    unit_id: int,
    kind: str,
    parent: int | None,
    name: str,
    title: str,
    leaves: list[int],
    limit: int,
    prices: Row,
    sort: int,
) -> Row:
    return {
        **base,
        **{column: prices.get(column) for column in (*_PRICES, "price_month")},
        "id": unit_id,
        "kind": kind,
        "parent_id": parent,
        "name": name,
        "title": title,
        "leaf_ids": leaves,
        "resident_limit": limit,
        "price_daily": prices.get("price_daily") or 0,
        "sellable": base["on_shelf"] and (bool(prices.get("price_daily")) or base["riyue"] == "2"),
        "sort": sort,
    }


def _own_prices(source: House | Room) -> Row:
    """The prices that are set; empty without a base price, so that the sum of the rooms counts."""
    if not source.price_daily:
        return {}
    return {column: getattr(source, column) for column in _PRICES}


def _sum_prices(rooms: Sequence[Room]) -> Row:
    if not rooms:
        return {}
    base = sum(room.price_daily for room in rooms)
    sums: Row = {"price_daily": base}
    for column in _PRICES[1:]:
        if any(getattr(room, column) for room in rooms):
            sums[column] = sum(getattr(room, column) or room.price_weekday or room.price_daily for room in rooms)
    return sums
