"""Prices of a simulated house: those of the product's rule, moved on nights that will be full or empty."""

from collections.abc import Callable, Iterable
from datetime import date

from schema.rental.price import DayPrice
from server.rental.pricing.rule import PriceLine
from server.rental.spans import Span
from server.seeding.demo.houses import UnitRow
from server.seeding.demo.prices import PriceBook
from server.seeding.demo.world import World


class MovedPrices:
    """As `PriceBook`; `factor` of a night is what its price is multiplied by."""

    def __init__(self, book: PriceBook, factor: Callable[[date], float]) -> None:
        self._book = book
        self._factor = factor

    def lines(self, unit: UnitRow, span: Span) -> list[PriceLine]:
        """One line per night; a moved one counts as a price of the day."""
        return [self._move(line) for line in self._book.lines(unit, span)]

    def _move(self, line: PriceLine) -> PriceLine:
        factor = self._factor(line.night)
        if factor == 1:
            return line
        return PriceLine(line.night, round(line.price * factor / 100) * 100, "override")


def write_day_prices(world: World, units: Iterable[UnitRow], prices: MovedPrices, span: Span) -> None:
    """The moved nights of the span as the price list has them, so that it says what is charged."""
    sheet = world.sheet(DayPrice, "id unit_id night price reason create_time")
    made = world.at(min(span.start, world.today), 9)
    for unit in units:
        for line in prices.lines(unit, span):
            if line.rule == "override":
                sheet.add(world.ids(), unit["id"], line.night, line.price, "按出租率调价", made)
