"""Prices of long lets: one at a time for a unit or a type, and the one that holds on a day."""

from datetime import date
from typing import Any

from tortoise.expressions import Q

from schema.kit.errors import Invalid
from schema.rental.long_price import LongPrice
from schema.rental.unit import Unit
from schema.rental.unit_type import type_key, type_text
from server.engine.hooks import Before, Hooks, value_after
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work
from server.rental.inventory.types import LONG, read_type

ONE_OF = "填房源，或填小区和户型，二者选一 | Either the unit, or the community and the type"
NO_TYPE = "该小区没有此户型长租 | This community lets no such type for long"
ENDS_EARLY = "不早于生效日期 | Not before it begins"
TAKEN = "此期间已有价格 | There is a price for these days already"


async def read_price(actor: Actor, unit: Unit, term: str, day: date) -> int | None:
    """In fen for the whole term: the unit's own, else that of its type; None where the list has neither."""
    of_type = Q(unit_id__isnull=True, community_id=unit.community_id, unit_type=_text_of(unit))
    rows = await scoped(LongPrice, actor).filter(
        Q(unit_id=unit.id) | of_type,
        Q(valid_until__isnull=True) | Q(valid_until__gte=day),
        term=term,
        valid_from__lte=day,
    )
    found = {row.unit_id: row.price for row in rows}
    return found.get(unit.id, found.get(None))


def _text_of(unit: Unit) -> str:
    return type_text(type_key(unit.kind, unit.house_type)).split(" | ")[0]


async def check_price(actor: Actor, values: dict[str, Any], row: Any) -> None:
    """Of a unit or of a type, which is then named as everywhere; it ends no earlier than it begins."""
    unit_id, community_id = (value_after(values, row, column) for column in ("unit_id", "community_id"))
    text = str(value_after(values, row, "unit_type") or "").strip()
    if bool(unit_id) == bool(community_id and text) or (unit_id and (community_id or text)):
        at = "unitId" if unit_id or not (community_id or text) else "communityId" if text else "unitType"
        raise Invalid(fields={at: ONE_OF})
    until = value_after(values, row, "valid_until")
    if until and until < value_after(values, row, "valid_from"):
        raise Invalid(fields={"validUntil": ENDS_EARLY})
    if text:
        units = await scoped(Unit, actor).filter(community_id=community_id, sellable=True, riyue__in=LONG)
        key = read_type({type_key(unit.kind, unit.house_type) for unit in units}, text)
        if key is None:
            raise Invalid(fields={"unitType": NO_TYPE})
        values["unit_type"] = type_text(key).split(" | ")[0]


async def keep_one(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """Whoever comes second is told at the field; the database holds it besides."""
    await take_turn(work.connection, "prices of long lets", actor.tenant_id)
    begin, end = value_after(values, row, "valid_from"), value_after(values, row, "valid_until")
    alike = {column: value_after(values, row, column) for column in ("unit_id", "community_id", "unit_type", "term")}
    same = scoped(LongPrice, actor).filter(
        Q(valid_until__isnull=True) | Q(valid_until__gte=begin),
        **{column if value else f"{column}__isnull": value or True for column, value in alike.items()},
    )
    if end is not None:
        same = same.filter(valid_from__lte=end)
    if await same.exclude(id=row.id if row else 0).exists():
        raise Invalid(fields={"validFrom": TAKEN})


async def keep_one_again(work: Work, row: Any, actor: Actor) -> None:
    await keep_one(work, {}, row, actor)


HOOKS = {
    "rental/longPrice": Hooks(validate=check_price, prepare=keep_one, before=Before(restore=keep_one_again)),
}
