"""The planner of a re-pack: which stays change units so that free nights hang together; arithmetic only, without any I/O.

A gap is an unbroken run of free nights of one leaf inside the window, whose edges are walls. Every step keeps or lowers the
count of gaps, so that no proposal is worse than the board as it stands. Nights are bits of an integer, the first the lowest.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

WAITING = 0
"""In the place of a unit's id while a stay waits for one."""
_ROUNDS = 12

Why = Literal["full", "gap", "locked", "dates", "kept"]


class Place(NamedTuple):
    """A unit; `type` is what may be exchanged for each other, "" where nothing may be put; `shut`: nights of no new stay."""

    id: int
    type: str
    leaves: tuple[int, ...]
    limit: int = 99
    shut: int = 0


class Lodger(NamedTuple):
    """A stay of the nights [first, last) of the window; `unit` WAITING without one; `why` it must not be touched, if so."""

    id: int
    unit: int
    first: int
    last: int
    type: str
    guests: int = 1
    why: Why | None = None

    @property
    def mask(self) -> int:
        return mask_of(self.first, self.last)


@dataclass(frozen=True, slots=True)
class Floor:
    """What is planned: units, movable and waiting stays, and by leaf the nights that nobody gives up."""

    nights: int
    places: Mapping[int, Place]
    lodgers: Sequence[Lodger]
    taken: Mapping[int, int] = field(default_factory=dict)


class Packing(NamedTuple):
    """`moves`: by stay the unit it gets; `unplaced`: by waiting stay why it still waits; gaps over all leaves."""

    moves: dict[int, int]
    unplaced: dict[int, Why]
    before: int
    after: int


def mask_of(first: int, last: int) -> int:
    """The nights [first, last) as bits."""
    return ((1 << max(last - first, 0)) - 1) << first


def count_gaps(taken: int, nights: int) -> int:
    """How many unbroken runs of free nights there are."""
    free = ~taken & mask_of(0, nights)
    return (free & ~(free << 1)).bit_count()


def pack(floor: Floor) -> Packing:
    """Places what waits where it opens no gap and moves what closes one, until nothing gets better; always the same answer."""
    state = _State(floor)
    before = state.gaps()
    lodgers = sorted(floor.lodgers, key=lambda lodger: (lodger.first, -lodger.last, lodger.id))
    movable = [lodger for lodger in lodgers if lodger.why is None]
    for _ in range(_ROUNDS):
        steps = (state.place(movable, -1), state.move(movable), state.place(movable, 0))
        if not any(steps):
            break
    moves = {lodger.id: unit for lodger in lodgers if (unit := state.unit[lodger.id]) != lodger.unit}
    unplaced = {item.id: state.why_waiting(item) for item in lodgers if state.unit[item.id] == WAITING}
    return Packing(moves, unplaced, before, state.gaps())


class _State:
    """Who is where while it is planned."""

    def __init__(self, floor: Floor) -> None:
        self._nights = floor.nights
        self._places = floor.places
        leaves = {leaf for place in floor.places.values() for leaf in place.leaves}
        self._taken = {leaf: floor.taken.get(leaf, 0) for leaf in leaves}
        self.unit = {lodger.id: lodger.unit for lodger in floor.lodgers}
        self._of_type: dict[str, list[Place]] = {}
        for place in floor.places.values():
            self._of_type.setdefault(place.type, []).append(place)
        for lodger in floor.lodgers:
            if lodger.unit:
                self._put(lodger, floor.places[lodger.unit].leaves)

    def gaps(self) -> int:
        return sum(count_gaps(taken, self._nights) for taken in self._taken.values())

    def place(self, lodgers: Iterable[Lodger], most: int) -> bool:
        """Gives units to those that wait where this opens at most so many gaps (below zero: closes); whether anybody got one."""
        waiting = [lodger for lodger in lodgers if self.unit[lodger.id] == WAITING]
        settled = [self._settle(lodger, (), most) for lodger in waiting]
        return any(settled)

    def move(self, lodgers: Iterable[Lodger]) -> bool:
        """Moves those by which there is a gap less; whether anybody moved."""
        placed = [lodger for lodger in lodgers if self.unit[lodger.id] != WAITING]
        moved = [self._move(lodger) for lodger in placed]
        return any(moved)

    def _move(self, lodger: Lodger) -> bool:
        home = self._places[self.unit[lodger.id]].leaves
        opened = self._lift(lodger, home)
        return self._settle(lodger, home, -opened - 1)

    def _settle(self, lodger: Lodger, home: Sequence[int], most: int) -> bool:
        """Puts a stay that stands nowhere into the best unit, or back home where none is good enough."""
        best = min(self._costs(lodger), default=None, key=lambda option: option[0])
        if best is None or best[0] > most:
            self._put(lodger, home)
            return False
        self._put(lodger, best[1].leaves)
        self.unit[lodger.id] = best[1].id
        return True

    def why_waiting(self, lodger: Lodger) -> Why:
        if lodger.why is not None:
            return lodger.why
        return "gap" if any(True for _ in self._costs(lodger)) else "full"

    def _costs(self, lodger: Lodger) -> Iterator[tuple[int, Place]]:
        """Free units of the stay's type with the gaps that it would open (below zero: close) there."""
        for place in self._of_type.get(lodger.type, ()) if lodger.type else ():
            if lodger.guests <= place.limit and not place.shut & lodger.mask and self._is_free(place, lodger.mask):
                yield self._change(place.leaves, lodger.mask), place

    def _is_free(self, place: Place, mask: int) -> bool:
        return not any(self._taken[leaf] & mask for leaf in place.leaves)

    def _change(self, leaves: Iterable[int], mask: int) -> int:
        return sum(
            count_gaps(self._taken[leaf] | mask, self._nights) - count_gaps(self._taken[leaf], self._nights)
            for leaf in leaves
        )

    def _lift(self, lodger: Lodger, leaves: Iterable[int]) -> int:
        """Takes the stay out of its unit; gives how many gaps more there are without it."""
        change = 0
        for leaf in leaves:
            rest = self._taken[leaf] & ~lodger.mask
            change += count_gaps(rest, self._nights) - count_gaps(self._taken[leaf], self._nights)
            self._taken[leaf] = rest
        return change

    def _put(self, lodger: Lodger, leaves: Iterable[int]) -> None:
        for leaf in leaves:
            self._taken[leaf] |= lodger.mask
