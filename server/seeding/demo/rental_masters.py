"""Catalogues of a demo organisation: its bed types, facilities, attributes and restrictions."""

from schema.rental.bed_type import BedType
from schema.rental.facility import RentalFacility
from schema.seeds.demo.rental_masters import BED_TYPES, FACILITIES
from server.seeding.demo.world import World


def build_rental_masters(world: World) -> None:
    """Both organisations have the same, in the order in which they are shown."""
    beds = world.sheet(BedType, "id name width persons remark sort")
    for place, (name, width, persons, remark) in enumerate(BED_TYPES, 1):
        beds.add(world.ids(), name, width, persons, remark, place)
    facilities = world.sheet(RentalFacility, "id name category applies sort")
    for place, (name, group, applies) in enumerate(FACILITIES, 1):
        facilities.add(world.ids(), name, group, applies, place)
