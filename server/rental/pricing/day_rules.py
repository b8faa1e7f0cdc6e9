"""Day rules: what is set for single nights of units, read in one shape for quotes, checks, the board and its events."""

from collections.abc import Sequence
from datetime import date
from typing import Any, NamedTuple

from server.rental.bars.queries import Reader
from server.rental.spans import Span


class DayRule(NamedTuple):
    """One row of day prices; all fields empty means that there is none."""

    price: int | None = None
    min_nights: int | None = None
    closed_in: bool = False
    closed_out: bool = False
    closed: bool = False
    reason: str | None = None

    @property
    def restricts(self) -> bool:
        return bool(self.min_nights or self.closed_in or self.closed_out or self.closed)

    @property
    def empty(self) -> bool:
        return self.price is None and not self.restricts


NO_RULE = DayRule()
Rules = dict[int, dict[date, DayRule]]
"""Rules by unit and night."""

_RULES = (
    "SELECT unit_id, night, price, min_nights, closed_in, closed_out, closed, reason FROM rent_day_price"
    " WHERE tenant_id = $1 AND del_flag = 0 AND unit_id = ANY($2::bigint[]) AND night >= $3 AND night < $4"
)


async def read_rules(reader: Reader, tenant_id: int, unit_ids: Sequence[int], span: Span) -> Rules:
    """All rules of the units in the span."""
    found: Rules = {}
    for row in await reader.fetch(_RULES, tenant_id, list(unit_ids), span.start, span.end):
        found.setdefault(row["unit_id"], {})[row["night"]] = DayRule(*(row[name] for name in DayRule._fields))
    return found


def prices_of(rules: dict[date, DayRule]) -> dict[date, int]:
    """Only the prices, in fen a night."""
    return {night: rule.price for night, rule in rules.items() if rule.price is not None}


def shape_rule(rule: DayRule) -> dict[str, Any] | None:
    """The restrictions of a night as boards get them; None when there are none."""
    if not rule.restricts:
        return None
    return {
        "minNights": rule.min_nights,
        "closedIn": rule.closed_in,
        "closedOut": rule.closed_out,
        "closed": rule.closed,
        "reason": rule.reason,
    }


def shape_rules(rules: Rules, span: Span) -> dict[str, dict[str, Any]]:
    """Restricted nights by unit and day, nothing else."""
    shaped = {
        str(unit_id): {
            night.isoformat(): shape_rule(rule)
            for night, rule in sorted(nights.items())
            if rule.restricts and span.start <= night < span.end
        }
        for unit_id, nights in rules.items()
    }
    return {unit_id: nights for unit_id, nights in shaped.items() if nights}


async def read_overrides(reader: Reader, tenant_id: int, unit_ids: list[int], span: Span) -> dict[int, dict[date, int]]:
    """Prices of single nights by unit and night."""
    rules = await read_rules(reader, tenant_id, unit_ids, span)
    return {unit_id: prices_of(nights) for unit_id, nights in rules.items()}
