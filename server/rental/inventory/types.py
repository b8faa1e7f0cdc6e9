"""Unit types of a community: which there are, which one a text names, and the unit whose prices are those of its type."""

from collections.abc import Iterable

from schema.kit.errors import Invalid
from schema.rental.unit import Unit
from schema.rental.unit_type import KIND_TEXTS, type_key, type_text
from server.kit.actor import Actor
from server.kit.scope import scoped

DAILY = ("1", "3")
LONG = ("2", "3")
"""`riyue` of what is let by the night, and of what is let by the month."""


def type_of(unit: Unit) -> str | None:
    """The type that the unit is a place of; only leaves that are sold by the night are places (see `places.TYPE_OF`)."""
    if not unit.sellable or unit.riyue not in DAILY or list(unit.leaf_ids) != [unit.id]:
        return None
    return type_key(unit.kind, unit.house_type)


def _names(key: str) -> set[str]:
    """How a sheet may call it: the key, both texts, and the house type alone."""
    house_type = key.partition(":")[2]
    return {key, *type_text(key).split(" | "), house_type} - {""}


def read_type(keys: Iterable[str], text: str) -> str | None:
    """The one type that the text names; None when it names none or several."""
    wanted = " ".join(text.split())
    known = set(keys)
    found = [wanted] if wanted in known else [key for key in known if wanted in _names(key)]
    return found[0] if len(found) == 1 else None


async def find_type(actor: Actor, community_id: int, text: str) -> str:
    """The key of the type that the text names in the community; Invalid where it sells no such type by the night."""
    units = scoped(Unit, actor).filter(community_id=community_id, sellable=True, riyue__in=DAILY)
    keys = {key for unit in await units if (key := type_of(unit)) is not None}
    found = read_type(keys, text)
    if found is None:
        raise Invalid(fields={"unitType": "该小区没有此户型可订 | This community sells no such type by the night"})
    return found


async def reference_unit(actor: Actor, community_id: int, unit_type: str) -> Unit:
    """The type's cheapest unit: what the type costs as long as nobody has chosen a unit; Invalid where there is none."""
    kind = unit_type.partition(":")[0]
    query = scoped(Unit, actor).filter(
        community_id=community_id, kind=kind if kind in KIND_TEXTS else "", sellable=True, riyue__in=DAILY
    )
    units = [unit for unit in await query.order_by("price_daily", "title", "id") if type_of(unit) == unit_type]
    if not units:
        raise Invalid(fields={"unitType": "该小区没有此户型可订 | This community sells no such type by the night"})
    return units[0]
