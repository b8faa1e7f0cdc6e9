"""Owners of the houses that the demo organisations run for others."""

from decimal import Decimal

from schema.rental.owner import Owner
from schema.seeds.demo.owners import OWNERS
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet


def build_owners(world: World) -> list[int]:
    """Their ids, to be shared out among the houses."""
    sheet: Sheet = world.sheet(Owner, "id name phone share_rate bank remark")
    ids = [world.ids() for _ in OWNERS]
    for owner_id, plan in zip(ids, OWNERS, strict=True):
        sheet.add(owner_id, plan.name, plan.phone, Decimal(plan.share_rate), plan.bank, plan.remark)
    return ids
