"""Restricted sale: which arrivals, departures and nights a unit does not take on a day, and who may pass over it.

A rule binds the unit it stands on, not the rooms below or the house above. Only what a change adds is asked about: nights that
were sold before a restriction was set stay sold, and a guest may leave early on any day.
"""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import NamedTuple

from schema.kit.errors import Conflict
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.unit_of_work import Work
from server.rental.history import Line, line_of
from server.rental.orders.plan import Plan
from server.rental.orders.rebooking import Rebooking
from server.rental.pricing.day_rules import NO_RULE, DayRule, Rules, read_rules
from server.rental.spans import DAY, Span

OVERRIDE = "rental:price:restrict"


class Breach(NamedTuple):
    unit_id: int | None
    day: date
    zh: str
    en: str


def find_breaches(rules: Rules, old: Plan, new: Plan) -> list[Breach]:
    """What the new nights would break that the old ones did not."""

    def rule(unit_id: int | None, day: date) -> DayRule:
        return NO_RULE if unit_id is None else rules.get(unit_id, {}).get(day, NO_RULE)

    if not new:
        return []
    known = {(night.unit_id, night.night) for night in old}
    found = [
        Breach(night.unit_id, night.night, "停售", "is closed for sale")
        for night in new
        if (night.unit_id, night.night) not in known and rule(night.unit_id, night.night).closed
    ]
    first, last = new[0], new[-1]
    arrives = not old or (old[0].unit_id, old[0].night) != (first.unit_id, first.night)
    arrival = rule(first.unit_id, first.night)
    if arrives and arrival.closed_in:
        found.append(Breach(first.unit_id, first.night, "禁止到店", "is closed to arrival"))
    if (arrives or len(new) < len(old)) and len(new) < (arrival.min_nights or 0):
        nights = arrival.min_nights
        found.append(
            Breach(first.unit_id, first.night, f"到店至少住{nights}晚", f"takes stays of {nights} nights or more")
        )
    leaves = not old or (old[-1].unit_id, old[-1].night) != (last.unit_id, last.night)
    if leaves and rule(last.unit_id, last.night + DAY).closed_out:
        found.append(Breach(last.unit_id, last.night + DAY, "禁止离店", "is closed to departure"))
    return found


async def check_restricted(work: Work, change: Rebooking, units: Mapping[int, Unit]) -> None:
    """By the rules of the new nights and of the day of departure; day use asks only whether the day is for sale."""
    new = change.new
    span = Span(new[0].night, new[-1].night + 2 * DAY)
    asked = {night.unit_id for night in new if night.unit_id is not None}
    rules = await read_rules(work.connection, work.actor.tenant_id, sorted(asked), span)
    if change.order.day_use:
        nights = rules.items()
        rules = {unit: {day: DayRule(closed=rule.closed) for day, rule in days.items()} for unit, days in nights}
    breaches = find_breaches(rules, change.old, new)
    if breaches:
        change.notes.append(_pass_over(work.actor, breaches, units, change.override))


def _pass_over(actor: Actor, breaches: Sequence[Breach], units: Mapping[int, Unit], reason: str | None) -> Line:
    """Conflict "price.restricted" unless somebody with the right gives a reason; then the line for the order's log."""
    if reason:
        actor.require(OVERRIDE)
        days = [f"{item.day:%m-%d}{item.zh} | {item.day:%m-%d} {item.en}" for item in breaches]
        return line_of("restriction_lifted", days=days, reason=reason)
    titles = {unit_id: unit.title for unit_id, unit in units.items()}
    zh = "；".join(f"{titles.get(item.unit_id or 0, '')} {item.day:%m-%d} {item.zh}" for item in breaches)
    en = "; ".join(f"{titles.get(item.unit_id or 0, '')} {item.day:%m-%d} {item.en}" for item in breaches)
    raise Conflict(
        f"{zh} | {en}",
        id="price.restricted",
        result={"mayOverride": actor.can(OVERRIDE), "days": [item.day.isoformat() for item in breaches]},
    )
