"""The planner of a re-pack on random floors: never more gaps, nobody twice in a leaf, what stands still stands still."""

from hypothesis import given, settings
from hypothesis import strategies as st

from server.rental.packing.planner import (
    WAITING,
    Floor,
    Lodger,
    Packing,
    Place,
    Why,
    count_gaps,
    mask_of,
    pack,
)

NIGHTS = 14
HOUSE, ROOMS = Place(100, "house", (1, 2, 3)), [Place(leaf, "room", (leaf,)) for leaf in (1, 2, 3)]
LOFT, ATTIC = Place(200, "house", (4, 5, 6)), [Place(leaf, "room", (leaf,)) for leaf in (4, 5, 6)]
FLATS = [Place(leaf, "flat", (leaf,), 2) for leaf in (7, 8)]
STUDIO = Place(9, "", (9,))
PLACES = {place.id: place for place in (HOUSE, *ROOMS, LOFT, *ATTIC, *FLATS, STUDIO)}
LEAVES = range(1, 10)
STILL: tuple[Why | None, ...] = (None, None, None, "locked")


@st.composite
def floors(draw: st.DrawFn) -> Floor:
    """A floor that the database would hold: nobody overlaps; some stays wait, some nights are taken for good."""
    taken = {leaf: draw(st.sampled_from([0, 0, 0b11, 0b1100000, 0b11 << 12])) for leaf in LEAVES}
    full = dict(taken)
    lodgers: list[Lodger] = []
    for number in range(1, draw(st.integers(0, 24)) + 1):
        first = draw(st.integers(0, NIGHTS - 1))
        last = draw(st.integers(first + 1, min(first + 5, NIGHTS)))
        place = PLACES[draw(st.sampled_from(sorted(PLACES)))]
        mask = mask_of(first, last)
        why: Why | None = draw(st.sampled_from(STILL))
        guests = draw(st.integers(1, 3))
        if draw(st.booleans()) and not any(full[leaf] & mask for leaf in place.leaves):
            for leaf in place.leaves:
                full[leaf] |= mask
            lodgers.append(Lodger(number, place.id, first, last, place.type, guests, why))
        elif place.type:
            lodgers.append(Lodger(number, WAITING, first, last, place.type, guests, why))
    return Floor(NIGHTS, PLACES, lodgers, taken)


def nights_after(floor: Floor, packing: Packing) -> dict[int, int]:
    """The nights taken by leaf when the moves are made; fails where two would have the same night."""
    taken = {leaf: floor.taken[leaf] for leaf in LEAVES}
    for lodger in floor.lodgers:
        unit = packing.moves.get(lodger.id, lodger.unit)
        for leaf in PLACES[unit].leaves if unit else ():
            assert not taken[leaf] & lodger.mask, "two stays have the same night"
            taken[leaf] |= lodger.mask
    return taken


@settings(max_examples=300, deadline=None)
@given(floors())
def test_there_are_never_more_gaps_than_before_and_no_night_is_given_twice(floor: Floor) -> None:
    packing = pack(floor)
    before = nights_after(floor, Packing({}, {}, 0, 0))
    after = nights_after(floor, packing)
    assert packing.before == sum(count_gaps(taken, NIGHTS) for taken in before.values())
    assert packing.after == sum(count_gaps(taken, NIGHTS) for taken in after.values())
    assert packing.after <= packing.before


@settings(max_examples=300, deadline=None)
@given(floors())
def test_types_are_kept_what_is_locked_stands_still_and_limits_hold(floor: Floor) -> None:
    packing = pack(floor)
    known = {lodger.id: lodger for lodger in floor.lodgers}
    for stay, unit in packing.moves.items():
        assert known[stay].why is None
        assert PLACES[unit].type == known[stay].type
        assert PLACES[unit].limit >= known[stay].guests
        assert unit != known[stay].unit


@settings(max_examples=300, deadline=None)
@given(floors())
def test_whoever_waits_is_placed_or_told_why_not_and_the_answer_is_always_the_same(floor: Floor) -> None:
    packing = pack(floor)
    waiting = {lodger.id for lodger in floor.lodgers if lodger.unit == WAITING}
    assert set(packing.unplaced) == waiting - set(packing.moves)
    assert pack(floor) == packing
    after = nights_after(floor, packing)
    for lodger in floor.lodgers:
        why: Why | None = packing.unplaced.get(lodger.id)
        if why in ("full", "gap"):
            free = [
                place
                for place in PLACES.values()
                if place.type == lodger.type
                and place.limit >= lodger.guests
                and not any(after[leaf] & lodger.mask for leaf in place.leaves)
            ]
            assert bool(free) == (why == "gap")


@settings(max_examples=200, deadline=None)
@given(floors())
def test_a_second_packing_finds_nothing_left_to_move(floor: Floor) -> None:
    packing = pack(floor)
    lodgers = [item._replace(unit=packing.moves.get(item.id, item.unit)) for item in floor.lodgers]
    again = pack(Floor(floor.nights, floor.places, lodgers, floor.taken))
    assert again.moves == {} and again.before == packing.after


def test_a_stay_moves_next_to_its_neighbour_and_one_waiting_fills_the_hole() -> None:
    """Room 1: a, then five free nights, then b; room 2: c after b's nights. b goes in front of c."""
    floor = Floor(
        14,
        {place.id: place for place in ROOMS},
        [
            Lodger(1, 1, 0, 3, "room"),
            Lodger(2, 1, 8, 10, "room"),
            Lodger(3, 2, 10, 14, "room"),
            Lodger(4, WAITING, 3, 14, "room"),
        ],
    )
    packing = pack(floor)
    assert packing.moves == {2: 2, 4: 1}
    assert (packing.before, packing.after) == (4, 2)


def test_a_house_keeps_its_rooms_and_its_rooms_keep_the_house() -> None:
    places = {place.id: place for place in (HOUSE, *ROOMS)}
    waiting = Lodger(9, WAITING, 0, 14, "house")
    room_taken = pack(Floor(14, places, [Lodger(1, 2, 5, 7, "room"), waiting]))
    assert room_taken.unplaced == {9: "full"}
    house_taken = pack(Floor(14, places, [Lodger(1, 100, 0, 14, "house"), waiting._replace(type="room")]))
    assert house_taken.unplaced == {9: "full"}
    assert pack(Floor(14, places, [waiting])).moves == {9: 100}


def test_a_stay_that_would_only_open_a_gap_waits_on_and_nights_that_are_shut_take_nobody() -> None:
    places = {place.id: place for place in ROOMS}
    middle = Lodger(1, WAITING, 4, 6, "room")
    assert pack(Floor(14, places, [middle])).unplaced == {1: "gap"}
    at_the_edge = middle._replace(first=0)
    assert pack(Floor(14, places, [at_the_edge])).moves == {1: 1}
    shut = {place.id: place._replace(shut=0b1) for place in ROOMS}
    assert pack(Floor(14, shut, [at_the_edge])).unplaced == {1: "full"}
