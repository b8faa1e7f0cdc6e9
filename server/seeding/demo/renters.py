"""The people who stay: a pool from which orders draw, so that some come again."""

from schema.rental.renter import Renter
from server.seeding.demo.own_data import build_renters_data
from server.seeding.demo.world import Person, World

NEW_SHARE = 0.3


class Known:
    """A renter with what their stays add up to."""

    __slots__ = ("id", "paid", "person", "stays")

    def __init__(self, renter_id: int, person: Person) -> None:
        self.id = renter_id
        self.person = person
        self.paid = 0
        self.stays = 0


class RenterBook:
    """Draws guests: strangers until the pool is full, then mostly people who were here before."""

    def __init__(self, world: World, size: int) -> None:
        self._world = world
        self._size = size
        self._pool: list[Known] = []

    def choose(self, count: int) -> list[Known]:
        """Different people, the first of whom is the contact."""
        rng = self._world.rng
        chosen: dict[int, Known] = {}
        while len(chosen) < count:
            fresh = len(self._pool) < 8 or (len(self._pool) < self._size and rng.random() < NEW_SHARE)
            known = self._meet() if fresh else self._pool[int(rng.random() * len(self._pool))]
            chosen[known.id] = known
        return list(chosen.values())

    def _meet(self) -> Known:
        known = Known(self._world.ids(), self._world.person())
        self._pool.append(known)
        return known

    def write(self) -> None:
        """The renters with their derived sums, the first of whom were asked for their own data."""
        sheet = self._world.sheet(Renter, "id name phone gender id_no spend_total stay_times")
        for known in self._pool:
            person = known.person
            sheet.add(known.id, person.name, person.phone, person.gender, person.id_no, known.paid, known.stays)
        build_renters_data(self._world, [known.id for known in self._pool])
