"""Catalogues of a demo organisation from which its houses choose: bed types, facilities, attributes and restrictions."""

from typing import NamedTuple

from schema.rental.bed_type import BedType
from schema.rental.facility import RentalFacility
from schema.seeds.demo.rental_masters import BED_TYPES, FACILITIES
from server.seeding.demo.world import World


class Catalogues(NamedTuple):
    """The ids by name."""

    beds: dict[str, int]
    facilities: dict[str, int]

    def named(self, *facilities: str) -> str:
        """As a field keeps them."""
        return ",".join(str(self.facilities[name]) for name in facilities)


def build_catalogues(world: World) -> Catalogues:
    """Both organisations have the same catalogues, in the order in which they are shown."""
    known = Catalogues({}, {})
    beds = world.sheet(BedType, "id name width persons remark sort")
    for place, (name, width, persons, remark) in enumerate(BED_TYPES, 1):
        known.beds[name] = world.ids()
        beds.add(known.beds[name], name, width, persons, remark, place)
    facilities = world.sheet(RentalFacility, "id name category applies sort")
    for place, (name, group, applies) in enumerate(FACILITIES, 1):
        known.facilities[name] = world.ids()
        facilities.add(known.facilities[name], name, group, applies, place)
    return known
