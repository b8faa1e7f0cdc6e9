"""Blocked units: repairs under way, owners at home, deep cleans to come."""

from datetime import timedelta

from schema.rental.occupancy import Block, Claim
from schema.seeds.demo.people import BLOCK_REASONS
from server.rental.spans import Span
from server.seeding.demo.houses import Property
from server.seeding.demo.world import World

KINDS = ("repair", "repair", "repair", "owner_use", "deep_clean", "closed", "hold")


def build_blocks(world: World, found: Property, taken: dict[int, list[Span]]) -> dict[int, list[Span]]:
    """Writes the blocks on leaves that no lease holds; gives the nights they take, by leaf."""
    blocks = world.sheet(Block, "id unit_id community_id from_day to_day kind reason")
    claims = world.sheet(Claim, "id unit_id leaf_id from_day to_day kind source_id stay_id")
    free = [unit for unit in found.leaves() if unit["id"] not in taken]
    nights: dict[int, list[Span]] = {}
    for number, unit in enumerate(world.rng.sample(free, world.plan.blocks)):
        kind = KINDS[number % len(KINDS)]
        start = world.today + timedelta(days=world.rng.randrange(-3, 1) if number % 3 else world.rng.randrange(2, 30))
        span = Span(start, start + timedelta(days=world.rng.randrange(4, 15)))
        block = world.ids()
        blocks.add(
            block, unit["id"], unit["community_id"], span.start, span.end, kind, world.rng.choice(BLOCK_REASONS[kind])
        )
        claims.add(world.ids(), unit["id"], unit["id"], span.start, span.end, "block", block, block)
        nights.setdefault(unit["id"], []).append(span)
        if kind == "repair" and span.start <= world.today < span.end:
            found.room_of(unit)["clean_state"] = "out_of_order"
    return nights
