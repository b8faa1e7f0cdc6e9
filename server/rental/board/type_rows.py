"""Type rows: free units per unit type and day, as the board shows them above the chart."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from schema.rental.unit_type import type_key
from server.rental.bars.queries import Stay, counted_bars
from server.rental.inventory.types import DAILY
from server.rental.spans import Span

WireUnit = dict[str, Any]


def type_of_wire(unit: WireUnit) -> str | None:
    """The type a unit is a place of; leaves that are sold by the night only."""
    if not unit["sellable"] or unit["riyue"] not in DAILY or unit["leafIds"] != [unit["id"]]:
        return None
    return type_key(unit["kind"], unit["houseType"])


def count_types(
    units: Sequence[WireUnit], stays: Sequence[Stay], unassigned: Sequence[Stay], span: Span
) -> list[dict[str, Any]]:
    """free = places − claimed ones − stays that wait; below zero where more was sold than there is."""
    types: dict[str, list[str]] = {}
    for unit in units:
        if (key := type_of_wire(unit)) is not None:
            types.setdefault(key, []).append(unit["id"])
    type_of = {unit_id: key for key, ids in types.items() for unit_id in ids}
    claimed = {key: [0] * (span.nights + 1) for key in types}
    waiting = {key: [0] * (span.nights + 1) for key in types}
    for stay in counted_bars(stays, unassigned):
        for leaf in stay["leafIds"]:
            if leaf in type_of:
                _count(claimed[type_of[leaf]], stay, span)
    for stay in unassigned:
        if stay["unitType"] in waiting:
            _count(waiting[stay["unitType"]], stay, span)
    return [_row(key, len(types[key]), _sum(claimed[key]), _sum(waiting[key])) for key in sorted(types)]


def _count(steps: list[int], stay: Stay, span: Span) -> None:
    """A step up on the first night, one down after the last."""
    first, last = (date.fromisoformat(stay[name]) for name in ("from", "to"))
    start, end = max(first, span.start), min(last, span.end)
    if start < end:
        steps[(start - span.start).days] += 1
        steps[(end - span.start).days] -= 1


def _sum(steps: list[int]) -> list[int]:
    level, levels = 0, []
    for step in steps[:-1]:
        level += step
        levels.append(level)
    return levels


def _row(key: str, total: int, claimed: list[int], waiting: list[int]) -> dict[str, Any]:
    kind, _, house_type = key.partition(":")
    return {
        "unitType": key,
        "kind": kind,
        "houseType": house_type,
        "total": total,
        "free": [total - taken - wait for taken, wait in zip(claimed, waiting, strict=True)],
        "waiting": waiting,
    }
