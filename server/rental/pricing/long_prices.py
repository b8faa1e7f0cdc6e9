"""Prices of long lets: one at a time for a unit or a type, and the one that holds on a day."""

from collections.abc import Iterable
from datetime import date
from typing import Any

from tortoise.expressions import Q

from schema.kit.errors import Invalid
from schema.rental.long_price import MONTH, LongPrice
from schema.rental.unit import Unit
from schema.rental.unit_type import KIND_TEXTS, type_key, type_text
from server.engine.hooks import Before, Hooks, value_after
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import scoped
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work
from server.rental.inventory.types import LONG, read_type

ONE_OF = "填房源，或填小区和户型，二者选一 | Either the unit, or the community and the type"
NO_TYPE = "该小区没有此户型长租 | This community lets no such type for long"
TAKEN = "此期间已有价格 | There is a price for these days already"


# `listed`: prices of one term that hold on one day. A unit's own goes before that of its type, whose Chinese text a row names.
_LISTED = """listed AS (
  SELECT unit_id, community_id, unit_type, price FROM rent_long_price WHERE tenant_id = {tenant} AND del_flag = 0
    AND term = {term} AND valid_from <= {day} AND (valid_until IS NULL OR valid_until >= {day})
)"""
_KINDS = " ".join(f"WHEN '{kind}' THEN '{text.split(' | ')[0]}'" for kind, text in KIND_TEXTS.items())


def listed(tenant: str, day: str, term: str = f"'{MONTH}'") -> str:
    """The table that `joins` reads; all three are SQL, the tenant is given as a number."""
    return _LISTED.format(tenant=tenant, day=day, term=term)


def joins(unit: str) -> str:
    """What has to be joined to a row of `rent_unit` called so, for `price_of` to find its price."""
    text = f"trim(coalesce({unit}.house_type, '') || ' ' || CASE {unit}.kind {_KINDS} ELSE {unit}.kind END)"
    return (
        f"LEFT JOIN listed {unit}_own ON {unit}_own.unit_id = {unit}.id"
        f" LEFT JOIN listed {unit}_type ON {unit}_type.unit_id IS NULL"
        f" AND {unit}_type.community_id = {unit}.community_id AND {unit}_type.unit_type = {text}"
    )


def price_of(unit: str) -> str:
    """In fen, for the whole term; NULL where the list has none."""
    return f"coalesce({unit}_own.price, {unit}_type.price)"


def month_of(unit: str) -> str:
    """As the lease form proposes it: by the list, else by what house or room say themselves."""
    return f"coalesce(nullif({price_of(unit)}, 0), {unit}.price_month)"


_PRICES = f"""WITH {listed("$1", "$3::date", "$4")}
SELECT u.id, {price_of("u")} AS price FROM rent_unit u {joins("u")} WHERE u.tenant_id = $1 AND u.id = ANY($2)"""


async def read_prices(actor: Actor, units: Iterable[Unit], term: str, day: date) -> dict[int, int]:
    """By the id of the unit, in fen for the whole term; those for which the list has none are left out."""
    rows = await pool().fetch(_PRICES, actor.tenant_id, [unit.id for unit in units], day, term)
    return {row["id"]: row["price"] for row in rows if row["price"] is not None}


async def read_price(actor: Actor, unit: Unit, term: str, day: date) -> int | None:
    """In fen for the whole term: the unit's own, else that of its type; None where the list has neither."""
    return (await read_prices(actor, [unit], term, day)).get(unit.id)


async def check_price(actor: Actor, values: dict[str, Any], row: Any) -> None:
    """Of a unit or of a type, which is then named as everywhere; it ends no earlier than it begins."""
    unit_id, community_id = (value_after(values, row, column) for column in ("unit_id", "community_id"))
    text = str(value_after(values, row, "unit_type") or "").strip()
    if bool(unit_id) == bool(community_id and text) or (unit_id and (community_id or text)):
        at = "unitId" if unit_id or not (community_id or text) else "communityId" if text else "unitType"
        raise Invalid(fields={at: ONE_OF})
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
