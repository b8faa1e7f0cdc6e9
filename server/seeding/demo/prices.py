"""Prices of the demo nights by the product's own rule, with the days of the calendar named once."""

from datetime import date

from schema.seeds.festivals import FESTIVALS
from server.rental.pricing.rule import Festival, Holiday, PriceLine, Tariff, name_days, price_night
from server.rental.spans import DAY, Span
from server.seeding.demo.houses import UnitRow


class PriceBook:
    """Remembers each price, since many stays share tariff and day kind."""

    def __init__(self, span: Span) -> None:
        festivals = [Festival(item.name, item.begin, item.end + DAY, item.kind) for item in FESTIVALS]
        self._days: dict[date, Holiday] = name_days(festivals, span)
        self._known: dict[tuple[Tariff, date], PriceLine] = {}

    def lines(self, unit: UnitRow, span: Span) -> list[PriceLine]:
        """One line per night."""
        tariff = Tariff(unit["price_daily"], unit["price_weekday"], unit["price_weekend"], unit["price_holiday"])
        return [self._line(tariff, night) for night in span.days()]

    def _line(self, tariff: Tariff, night: date) -> PriceLine:
        known = self._known.get((tariff, night))
        if known is None:
            kind = self._days[night].kind if night in self._days else None
            known = self._known[tariff, night] = price_night(tariff, night, kind, None)
        return known
