"""Prices of long lets of a demo organisation."""

from datetime import date, timedelta

from schema.rental.long_price import LongPrice
from schema.rental.unit_type import type_key, type_text
from schema.seeds.demo.rental_masters import LONG_PRICES
from server.seeding.demo.houses import Property, UnitRow
from server.seeding.demo.world import World

PRICED_UNITS = 6


def write_long_prices(world: World, found: Property) -> None:
    """Some units have prices of their own; a type has one by the month."""
    sheet = world.sheet(LongPrice, "id unit_id community_id unit_type term price valid_from valid_until")
    let = [unit for unit in found.leaves() if unit["riyue"] != "1" and unit["price_month"]]
    for unit in let[:PRICED_UNITS]:
        for term, percent, first, last in LONG_PRICES:
            sheet.add(world.ids(), unit["id"], None, None, term, _part(unit, percent), *_days(world, first, last))
    for unit in let[PRICED_UNITS : PRICED_UNITS + 1]:
        text = type_text(type_key(unit["kind"], unit["house_type"])).split(" | ")[0]
        sheet.add(world.ids(), None, unit["community_id"], text, "month", _part(unit, 100), *_days(world, 0, None))


def _part(unit: UnitRow, percent: int) -> int:
    """Of the rent of a month, in whole tens of yuan."""
    return int(unit["price_month"]) * percent // 100_000 * 1000


def _days(world: World, first: int, last: int | None) -> tuple[date, date | None]:
    return world.today + timedelta(days=first), None if last is None else world.today + timedelta(days=last)
