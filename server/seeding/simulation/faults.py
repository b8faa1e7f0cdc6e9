"""What keeps units of a simulated house from being sold: repairs with their tickets, and deep cleans, spread over all months."""

from collections.abc import Mapping
from datetime import timedelta
from random import Random
from typing import NamedTuple

from schema.rental.occupancy import Block, Claim
from schema.rental.ticket import CLOSED, RepairTicket
from schema.seeds.demo.people import BLOCK_REASONS
from schema.seeds.demo.repairs import BLOCKING, REPAIRS
from server.rental.spans import Span
from server.seeding.demo.houses import Property, UnitRow
from server.seeding.demo.repairs import TICKET, write_suppliers, write_ticket
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

APART = 120
"""Days between two blocks of a unit, in the mean."""
KNOWN_AHEAD = timedelta(days=21)
REPAIR, DEEP_CLEAN = "repair", "deep_clean"
_MENDED = tuple(plan for plan in REPAIRS if plan.state == CLOSED and plan.supplier is not None)


class Fault(NamedTuple):
    kind: str
    span: Span


class _Workshop(NamedTuple):
    blocks: Sheet
    claims: Sheet
    suppliers: list[int]
    tickets: Sheet


def draw_faults(rng: Random, span: Span) -> list[Fault]:
    """Of one unit by day, never two at once: two in three a repair of one to four nights, else a deep clean of one."""
    faults: list[Fault] = []
    day = span.start + timedelta(days=int(rng.expovariate(1 / APART)))
    while day < span.end:
        kind = REPAIR if rng.random() < 2 / 3 else DEEP_CLEAN
        end = day + timedelta(days=rng.randrange(1, 5) if kind == REPAIR else 1)
        faults.append(Fault(kind, Span(day, end)))
        day = end + timedelta(days=1 + int(rng.expovariate(1 / APART)))
    return faults


def build_faults(world: World, found: Property, leases: Mapping[int, list[Span]]) -> dict[int, list[Span]]:
    """Writes them for leaves that no lease holds; gives the nights they take, by leaf."""
    rng, span = world.stream("faults"), Span(world.first_day, world.today + KNOWN_AHEAD)
    workshop = _Workshop(
        world.sheet(Block, "id unit_id community_id from_day to_day kind reason create_time"),
        world.sheet(Claim, "id unit_id leaf_id from_day to_day kind source_id stay_id"),
        write_suppliers(world),
        world.sheet(RepairTicket, TICKET),
    )
    nights: dict[int, list[Span]] = {}
    for unit in found.leaves():
        if unit["id"] in leases:
            continue
        for fault in draw_faults(rng, span):
            _write(world, workshop, unit, fault, rng)
            nights.setdefault(unit["id"], []).append(fault.span)
            if fault.kind == REPAIR and fault.span.start <= world.today < fault.span.end:
                found.room_of(unit)["clean_state"] = "out_of_order"
    return nights


def _write(world: World, workshop: _Workshop, unit: UnitRow, fault: Fault, rng: Random) -> None:
    """The block; of a repair that has begun a ticket too."""
    block, first = world.ids(), fault.span.start
    made = world.at(min(first, world.today), 8, 30)
    head = (block, unit["id"], unit["community_id"], *fault.span, fault.kind)
    workshop.blocks.add(*head, rng.choice(BLOCK_REASONS[fault.kind]), made)
    workshop.claims.add(world.ids(), unit["id"], unit["id"], *fault.span, "block", block, block)
    if fault.kind != REPAIR or first > world.today:
        return
    plan = rng.choice(_MENDED) if fault.span.end <= world.today else BLOCKING
    days = (world.today - first).days
    write_ticket(world, workshop.tickets, plan._replace(days=days), unit, workshop.suppliers, block)
