"""Sellable units: their wire shape, and the locks that writers take on them."""

from collections.abc import Iterable, Mapping
from typing import Any

from tortoise.expressions import Q

from schema.kit.errors import Invalid, NotFound
from schema.kit.money import to_yuan
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.retry import LostError
from server.kit.scope import parse_id, scoped
from server.kit.unit_of_work import Work


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


async def load_units(actor: Actor, ids: Iterable[int | str]) -> dict[int, Unit]:
    """Units through their scope; NotFound when one is missing."""
    wanted = {parse_id(item) for item in ids}
    rows = await scoped(Unit, actor).filter(id__in=wanted)
    if len(rows) != len(wanted):
        raise NotFound("房间不存在或已停用 | This unit does not exist any more")
    return {row.id: row for row in rows}


def check_daily(units: Iterable[Unit]) -> None:
    """Only sellable units that are let by the night."""
    for unit in units:
        if not unit.sellable or unit.riyue not in ("1", "3"):
            raise Invalid(fields={"unitId": f"{unit.title} 不可日租 | {unit.title} is not let by the night"})


async def lock_units(work: Work, ids: Iterable[int]) -> dict[int, Unit]:
    """Locks the units with all that share a room or leaves with them, in id order, so that writers queue up.

    Everybody who writes claims or clean states comes through here first, once, with all units that the act will touch.
    Raises LostError, for another try, when a house was rebuilt or left the shelf meanwhile.
    """
    wanted = set(ids)
    return await _lock_family(work, await load_units(work.actor, wanted))


async def lock_units_left(work: Work, ids: Iterable[int]) -> dict[int, Unit]:
    """The same for what may be gone: units that no longer exist are left out."""
    return await _lock_family(work, {row.id: row for row in await scoped(Unit, work.actor).filter(id__in=set(ids))})


async def _lock_family(work: Work, known: Mapping[int, Unit]) -> dict[int, Unit]:
    """A bed's room and its other beds, a room's beds, a house's rooms and beds: clean states and leaves hang together."""
    if not known:
        return {}
    rooms = {row.parent_id for row in known.values() if row.kind == "bed" and row.parent_id}
    above = rooms | {row.id for row in known.values() if row.kind != "bed"}
    family = set(known) | rooms | {leaf for row in known.values() for leaf in row.leaf_ids}
    rows = (
        await scoped(Unit, work.actor)
        .filter(Q(id__in=family) | Q(parent_id__in=above), house_id__in={row.house_id for row in known.values()})
        .order_by("id")
        .select_for_update(no_key=True)
    )
    locked = {row.id: row for row in rows}
    if any(row_id not in locked or _offer(locked[row_id]) != _offer(row) for row_id, row in known.items()):
        raise LostError()
    return locked


def _offer(unit: Unit) -> tuple[list[int], bool]:
    """What writers were told of a unit before they held it."""
    return list(unit.leaf_ids), unit.sellable
