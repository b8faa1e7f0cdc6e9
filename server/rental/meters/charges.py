"""The charge for a usage: by the tiers of the tariff that held on each of its days.

A usage over a change of price is split by days; each tier of each tariff is one line, rounded once, so that the lines add up.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from itertools import pairwise
from typing import NamedTuple

from schema.kit.money import round_fen
from server.rental.meters.shares import split_usage

YEAR, MONTH = "year", "month"


class Tier(NamedTuple):
    """Up to `upto` units a month or a year one costs `price` yuan; the last tier has no end."""

    upto: Decimal | None
    price: Decimal


@dataclass(frozen=True, slots=True)
class Tariff:
    """Holds from `begin` to `end`, both included; `fixed` fen a month are due beside the usage."""

    begin: date
    end: date | None
    tiers: tuple[Tier, ...]
    period: str = MONTH
    fixed: int = 0
    unit: str = ""


class Used(NamedTuple):
    """Used on the days from `first` up to, without, `until`."""

    first: date
    until: date
    amount: Decimal


class Cost(NamedTuple):
    """One line: `quantity` at `price` yuan, or a fixed fee for that many months; `amount` is fen."""

    first: date
    last: date
    quantity: Decimal
    price: Decimal
    amount: int
    unit: str
    fixed: bool = False


class NoTariff(LookupError):
    """Nobody has said what a day costs."""


def months_between(first: date, until: date) -> int:
    """Months that are settled together: their bounds and fixed fees count so many times, and at least once."""
    return max((until.year - first.year) * 12 + until.month - first.month, 1)


def tariff_at(tariffs: Iterable[Tariff], day: date) -> Tariff:
    """Of several that hold on a day the one that began last."""
    holding = [one for one in tariffs if one.begin <= day and (one.end is None or day <= one.end)]
    if not holding:
        raise NoTariff(day)
    return max(holding, key=lambda one: one.begin)


def charge(used: Sequence[Used], tariffs: Sequence[Tariff], *, filled: Decimal = Decimal(0)) -> list[Cost]:
    """The lines of one meter's usage that is settled together; `filled` was used earlier in the year of its first day."""
    if not used:
        return []
    months = months_between(used[0].first, used[-1].until)
    pieces = [piece for one in used for piece in _split(one, tariffs)]
    sums: dict[tuple[Tariff, int], Cost] = {}
    for piece, tariff in pieces:
        at = _filled_before(piece, pieces, tariff, filled)
        for rank, quantity in _fill(tariff, at, piece.amount, 1 if tariff.period == YEAR else months):
            known = sums.get((tariff, rank))
            begun = known or Cost(piece.first, piece.first, Decimal(0), tariff.tiers[rank].price, 0, tariff.unit)
            sums[tariff, rank] = begun._replace(last=_last(piece), quantity=begun.quantity + quantity)
    lines = [line._replace(amount=round_fen(line.quantity * line.price * 100)) for line in sums.values()]
    return [*lines, *_fixed_fee(pieces, months)]


def _split(used: Used, tariffs: Sequence[Tariff]) -> list[tuple[Used, Tariff]]:
    """By the days on which another tariff begins to hold, or another year."""
    ends = {one.end + timedelta(days=1) for one in tariffs if one.end is not None}
    years = {date(year, 1, 1) for year in range(used.first.year + 1, used.until.year + 1)}
    inside = {day for day in {one.begin for one in tariffs} | ends | years if used.first < day < used.until}
    cuts = [used.first, *sorted(inside), used.until]
    spans = list(pairwise(cuts))
    amounts = split_usage(used.amount, [max((until - first).days, 0) for first, until in spans])
    return [
        (Used(first, until, amount), tariff_at(tariffs, first))
        for (first, until), amount in zip(spans, amounts, strict=True)
    ]


def _filled_before(piece: Used, pieces: Sequence[tuple[Used, Tariff]], tariff: Tariff, filled: Decimal) -> Decimal:
    """How far the tiers are filled: by what is settled together, of a yearly tariff by all of its year."""
    earlier = [one for one, _ in pieces[: [one for one, _ in pieces].index(piece)]]
    if tariff.period != YEAR:
        return sum((one.amount for one in earlier), Decimal(0))
    same = sum((one.amount for one in earlier if one.first.year == piece.first.year), Decimal(0))
    return same + (filled if piece.first.year == pieces[0][0].first.year else Decimal(0))


def _fill(tariff: Tariff, at: Decimal, amount: Decimal, times: int) -> list[tuple[int, Decimal]]:
    """(tier, quantity) of what is poured on top of `at`; the last tier takes whatever is left."""
    poured: list[tuple[int, Decimal]] = []
    left = amount
    for rank, tier in enumerate(tariff.tiers):
        last = rank == len(tariff.tiers) - 1
        room = left if last or tier.upto is None else max(tier.upto * times - at, Decimal(0))
        taken = min(left, room)
        if taken > 0 or (last and not poured):
            poured.append((rank, taken))
        at, left = at + taken, left - taken
    return poured


def _last(piece: Used) -> date:
    return max(piece.until - timedelta(days=1), piece.first)


def _fixed_fee(pieces: Sequence[tuple[Used, Tariff]], months: int) -> list[Cost]:
    """Of the tariff that holds at the end."""
    last, tariff = pieces[-1]
    if not tariff.fixed:
        return []
    price = Decimal(tariff.fixed) / 100
    first = pieces[0][0].first
    return [Cost(first, _last(last), Decimal(months), price, tariff.fixed * months, tariff.unit, fixed=True)]
