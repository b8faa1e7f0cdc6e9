"""Queries of the room board: units, bars, days and prices of a window, in a constant number of them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any

from pydantic import Field

from schema.kit.clock import now
from schema.kit.errors import Invalid, NotFound
from schema.kit.money import to_yuan
from schema.rental.unit import Unit
from server.engine.visible import fetch_visible
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.scope import parse_id
from server.rental.bars.events import board_topic, changes_topic
from server.rental.bars.queries import Row, Stay, Window, counted_bars, read_unassigned, read_window
from server.rental.board.narrowing import seen_units, sees_part, tell_seen
from server.rental.board.type_rows import count_types
from server.rental.inventory.units import shape_unit
from server.rental.pricing.day_rules import Rules, prices_of, read_rules, shape_rules
from server.rental.pricing.plan_rows import read_unconditional
from server.rental.pricing.plans import PlanRule, Plans, place_of
from server.rental.pricing.rule import Holiday, Tariff, price_night, price_span
from server.rental.pricing.tariffs import read_holidays, tariff_of
from server.rental.spans import DAY, Span

LONGEST_WINDOW = 92
_SERIES = {"order": "occupied", "lease": "occupied", "block": "blocked", "hold": "held"}


class BoardQuery(Body):
    from_: date = Field(alias="from")
    to: date
    community_id: str | None = None
    building_id: str | None = None
    unit_id: str | None = Field(
        default=None,
        description="只看这一单元及与其同屋的 | Only this unit and what shares its places",
    )


_COMMUNITIES = (
    "SELECT id, name, check_in_time, check_out_time FROM rent_community WHERE tenant_id = $1 AND del_flag = 0"
    " ORDER BY create_time, id"
)
_BUILDINGS = (
    "SELECT id, community_id, name, floors FROM rent_building WHERE tenant_id = $1 AND community_id = $2"
    " AND del_flag = 0 ORDER BY length(name), name"
)
_UNITS = (
    "SELECT * FROM rent_unit WHERE tenant_id = $1 AND community_id = $2 AND del_flag = 0"
    " AND on_shelf AND ($3::bigint IS NULL OR building_id = $3) AND ($4::bigint[] = '{}' OR leaf_ids && $4) ORDER BY building_id, floor, title, sort, id"
)


async def read_board(actor: Actor, query: BoardQuery) -> dict[str, Any]:
    """Everything a board shows for the days [from, to) of a community, building or unit; Invalid when these are too many."""
    span = Span(query.from_, query.to)
    if not 1 <= span.nights <= LONGEST_WINDOW:
        raise Invalid(fields={"to": f"请选择1到{LONGEST_WINDOW}天 | Choose 1 to {LONGEST_WINDOW} days"})
    reader, day = pool(), await business_day(actor.tenant_id)
    communities = await reader.fetch(_COMMUNITIES, actor.tenant_id)
    only = await _one_unit(actor, query.unit_id)
    community = only.community_id if only else _choose(communities, query.community_id)
    if community is None:
        return _empty(span, day)
    building = parse_id(query.building_id) if query.building_id else None
    window = Window(actor.tenant_id, community, span.start, span.end, building, tuple(only.leaf_ids) if only else ())
    buildings = await reader.fetch(_BUILDINGS, actor.tenant_id, community)
    rows = await reader.fetch(_UNITS, actor.tenant_id, community, building, list(window.leaf_ids))
    units = await seen_units(actor, rows)
    stays = await tell_seen(actor, _on_board(units, await read_window(reader, window, now(), day)))
    unassigned = [] if only else await tell_seen(actor, await read_unassigned(reader, window, day))
    holidays = await read_holidays(actor.tenant_id, Span(min(day, span.start), max(day + DAY, span.end)))
    whole = Span(min(day, span.start), max(day + DAY, span.end))
    rules = await read_rules(reader, actor.tenant_id, [row["id"] for row in units], whole)
    plans = await read_unconditional(actor.tenant_id, whole)
    prices, now_prices = _prices(units, rules, span, day, holidays, plans)
    counted = [] if building else unassigned  # a stay without a unit stands in no building
    current, waiting = stays, unassigned
    if not span.start <= day < span.end:
        now_window = replace(window, start=day, end=day + DAY)
        current, waiting = (
            _on_board(units, await read_window(reader, now_window, now(), day)),
            [] if only else await read_unassigned(reader, now_window, day),
        )
    shown = [shape_unit(row, now_prices[row["id"]]) for row in units]
    return {
        "from": span.start.isoformat(),
        "to": span.end.isoformat(),
        "today": day.isoformat(),
        "topic": (changes_topic if sees_part(actor) else board_topic)(community),
        "communities": [_community(row) for row in communities],
        "communityId": str(community),
        "buildings": [_building(row) for row in buildings],
        "units": shown,
        "stays": stays,
        "unassigned": unassigned,
        "types": count_types(shown, stays, counted, span),
        "days": count_days(units, stays, span, holidays, counted),
        "counters": count_now(units, current, day, [] if building else waiting),
        "prices": prices,
        "rules": shape_rules(rules, span),
    }


async def _one_unit(actor: Actor, wanted: str | None) -> Unit | None:
    """NotFound for a unit that is none of the actor's."""
    return await fetch_visible(Unit, actor, wanted) if wanted else None


def _on_board(units: Sequence[Row], stays: list[Stay]) -> list[Stay]:
    """What was in a unit that has left the shelf since is no bar of any row."""
    shown = {str(row["id"]) for row in units}
    return [stay for stay in stays if stay["unitId"] in shown]


def _choose(communities: Sequence[Row], wanted: str | None) -> int | None:
    ids = [int(row["id"]) for row in communities]
    if wanted is None:
        return ids[0] if ids else None
    if parse_id(wanted) not in ids:
        raise NotFound()
    return parse_id(wanted)


def _empty(span: Span, day: date) -> dict[str, Any]:
    return {
        "from": span.start.isoformat(),
        "to": span.end.isoformat(),
        "today": day.isoformat(),
        "topic": None,
        "communities": [],
        "communityId": None,
        "buildings": [],
        "units": [],
        "stays": [],
        "unassigned": [],
        "types": [],
        "days": count_days([], [], span, {}),
        "counters": count_now([], [], day),
        "prices": {},
        "rules": {},
    }


def _community(row: Row) -> dict[str, Any]:
    return {
        "id": str(row["id"]),
        "name": row["name"],
        "checkIn": row["check_in_time"][:5],
        "checkOut": row["check_out_time"][:5],
    }


def _building(row: Row) -> dict[str, Any]:
    return {
        "id": str(row["id"]),
        "communityId": str(row["community_id"]),
        "name": row["name"],
        "floors": row["floors"],
    }


def _prices(
    units: Sequence[Row], rules: Rules, span: Span, day: date, holidays: Mapping[date, Holiday], plans: Plans
) -> tuple[dict[str, list[str]], dict[int, int]]:
    """Prices per day of what can be sold by the night, and today's price of every unit."""
    kind = holidays[day].kind if day in holidays else None
    by_day: dict[str, list[str]] = {}
    current: dict[int, int] = {}
    same: dict[tuple[Tariff, tuple[PlanRule, ...]], list[str]] = {}
    for row in units:
        tariff, own = tariff_of(row), prices_of(rules.get(row["id"], {}))
        adjust = plans.adjust(place_of(row))
        current[row["id"]] = adjust(price_night(tariff, day, kind, own.get(day))).price
        if not row["sellable"] or row["riyue"] == "2":
            continue
        if own:
            by_day[str(row["id"])] = [to_yuan(line.price) for line in price_span(tariff, span, holidays, own, adjust)]
            continue
        alike = (tariff, plans.of(place_of(row)))
        if alike not in same:
            same[alike] = [to_yuan(line.price) for line in price_span(tariff, span, holidays, own, adjust)]
        by_day[str(row["id"])] = same[alike]
    return by_day, current


def leaves_of(units: Sequence[Row]) -> set[str]:
    """Leaf units, which are what is counted."""
    return {str(row["id"]) for row in units if list(row["leaf_ids"]) == [row["id"]]}


def count_days(
    units: Sequence[Row],
    stays: Sequence[Stay],
    span: Span,
    holidays: Mapping[date, Holiday],
    unassigned: Sequence[Stay] = (),
) -> list[dict[str, Any]]:
    """Per day, counted over leaves: total = occupied (orders and leases) + blocked + held + waiting + free.

    Arrivals and departures count orders: first bars that begin and last bars that end on the day.
    """
    size, total = span.nights, len(leaves_of(units))
    steps = {name: [0] * (size + 1) for name in ("occupied", "blocked", "held", "waiting")}
    moves = {name: [0] * (size + 1) for name in ("arrivals", "departures")}
    place = {day.isoformat(): index for index, day in enumerate(span.days())}
    start = span.start.isoformat()
    for stay in (*counted_bars(stays, unassigned), *unassigned):
        begins, ends = stay["from"], stay["to"]
        waits = "unitType" in stay
        series, count = steps["waiting" if waits else _SERIES[stay["kind"]]], 1 if waits else len(stay["leafIds"])
        series[place.get(begins, 0 if begins < start else size)] += count
        series[place.get(ends, size)] -= count
        if stay["kind"] == "order":
            segment = stay["segment"]
            if segment["index"] == 1 and begins in place:
                moves["arrivals"][place[begins]] += 1
            if segment["index"] == segment["count"] and ends in place:
                moves["departures"][place[ends]] += 1
    return _day_rows(span, total, steps, moves, holidays)


def _day_rows(
    span: Span,
    total: int,
    steps: Mapping[str, list[int]],
    moves: Mapping[str, list[int]],
    holidays: Mapping[date, Holiday],
) -> list[dict[str, Any]]:
    level = dict.fromkeys(steps, 0)
    rows = []
    for index, day in enumerate(span.days()):
        for name, series in steps.items():
            level[name] += series[index]
        holiday = holidays.get(day)
        rows.append(
            {
                "date": day.isoformat(),
                "weekday": day.isoweekday(),
                "holiday": {"name": holiday.name, "kind": holiday.kind} if holiday else None,
                "total": total,
                "free": max(total - sum(level.values()), 0),
                **level,
                "arrivals": moves["arrivals"][index],
                "departures": moves["departures"][index],
            }
        )
    return rows


def count_now(
    units: Sequence[Row], stays: Sequence[Stay], day: date, unassigned: Sequence[Stay] = ()
) -> dict[str, int]:
    """The figures of today: who is to come, to leave, in the house; leaves free and blocked tonight; dirty rooms."""
    text = day.isoformat()
    tonight = [stay for stay in counted_bars(stays, unassigned) if stay["from"] <= text < stay["to"]]
    orders = [stay for stay in (*stays, *unassigned) if stay["kind"] == "order"]
    taken = sum(len(stay["leafIds"]) for stay in tonight) + sum(
        stay["from"] <= text < stay["to"] for stay in unassigned
    )
    return {
        "arrivals": sum(
            stay["from"] == text and stay["segment"]["index"] == 1 and stay["state"] in ("reserved", "confirmed")
            for stay in orders
        ),
        "departures": sum(_leaves_on(stay, text) for stay in orders),
        "inHouse": len({stay["sourceId"] for stay in orders if stay["state"] == "in_house"}),
        "free": max(len(leaves_of(units)) - taken, 0),
        "dirty": sum(row["clean_state"] == "dirty" and row["kind"] != "bed" for row in units),
        "blocked": sum(len(stay["leafIds"]) for stay in tonight if stay["kind"] == "block"),
        "holds": sum(stay["kind"] == "hold" and stay["from"] <= text < stay["to"] for stay in stays),
        "leases": sum(stay["kind"] == "lease" and "changeId" not in stay for stay in tonight),
    }


def _leaves_on(stay: Stay, day: str) -> bool:
    segment = stay["segment"]
    return stay["to"] == day and stay["state"] == "in_house" and segment["index"] == segment["count"]
