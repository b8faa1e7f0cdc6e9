"""Repairs, keys and lost property of a demo organisation, in every state there is; who is blocked for a repair has its ticket."""

from collections.abc import Iterator
from datetime import timedelta
from itertools import cycle
from typing import Any

from schema.rental.key_register import IN_STOCK, LOST, OUT, UnitKey
from schema.rental.lost_property import CLAIMED, KEPT, LostItem
from schema.rental.occupancy import Block
from schema.rental.supplier import Supplier
from schema.rental.ticket import CLOSED, DONE, OPEN, RepairTicket
from schema.seeds.demo.repairs import BLOCKING, LOST_ITEMS, REPAIRS, SUPPLIERS, RepairPlan
from server.seeding.demo.houses import Property, UnitRow
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

KEYED_UNITS = 12
_KEY_STATES = (IN_STOCK, OUT, IN_STOCK, IN_STOCK, OUT, IN_STOCK, LOST)
TICKET = "id no title kind urgency unit_id community_id state worker_id supplier_id due block_id outcome done_on cost payer create_time"


def build_repairs(world: World, found: Property) -> None:
    """The second organisation has none, so that the two differ."""
    if "works1" not in world.users:
        return
    units = cycle(world.rng.sample(found.leaves(), len(REPAIRS) + len(LOST_ITEMS)))
    suppliers = write_suppliers(world)
    sheet = world.sheet(RepairTicket, TICKET)
    for unit, block in _blocked(world, found):
        write_ticket(world, sheet, BLOCKING, unit, suppliers, block)
    for plan in REPAIRS:
        write_ticket(world, sheet, plan, next(units), suppliers, None)
    _write_lost(world, units)
    _write_keys(world, found)


def write_suppliers(world: World) -> list[int]:
    sheet = world.sheet(Supplier, "id name trade contact phone")
    ids = [world.ids() for _ in SUPPLIERS]
    for supplier_id, plan in zip(ids, SUPPLIERS, strict=True):
        sheet.add(supplier_id, *plan)
    return ids


def _blocked(world: World, found: Property) -> Iterator[tuple[UnitRow, int]]:
    """Units under repair today, with the block."""
    by_id = {unit["id"]: unit for unit in found.leaves()}
    blocks = next(made for made in world.sheets if made.table == Block._meta.db_table)
    for values in blocks.rows:
        block = dict(zip(blocks.columns, values, strict=True))
        if block["kind"] == "repair" and block["from_day"] <= world.today < block["to_day"]:
            yield by_id[block["unit_id"]], block["id"]


def write_ticket(
    world: World, sheet: Sheet, plan: RepairPlan, unit: UnitRow, suppliers: list[int], block: int | None
) -> None:
    """`block`: what keeps the unit from being sold meanwhile."""
    day = world.today - timedelta(days=plan.days)
    over = plan.state in (DONE, CLOSED)
    given = plan.state != OPEN
    ours = world.users["works1"] if given and plan.supplier is None else None
    sheet.add(
        world.ids(),
        world.number("ticket", day),
        plan.title,
        plan.kind,
        plan.urgency,
        unit["id"],
        unit["community_id"],
        plan.state,
        ours,
        suppliers[plan.supplier] if plan.supplier is not None else None,
        day + timedelta(days=2) if given else None,
        block,
        plan.outcome or None,
        day + timedelta(days=1) if over else None,
        plan.cost or None,
        plan.payer,
        world.at(day, 9, 20),
    )


def _write_lost(world: World, units: Iterator[Any]) -> None:
    sheet = world.sheet(
        LostItem, "id item unit_id place found_on finder storage state owner_name owner_phone ended_on note create_time"
    )
    for plan in LOST_ITEMS:
        day = world.today - timedelta(days=plan.days)
        ended = None if plan.state == KEPT else day + timedelta(days=2)
        phone = world.person().phone if plan.state == CLAIMED else None
        note = None if plan.state in (KEPT, CLAIMED) else "超过30天无人认领，捐赠"
        owner = plan.owner or None
        head = (world.ids(), plan.item, next(units)["id"], plan.place, day, plan.finder, "前台失物柜", plan.state)
        sheet.add(*head, owner, phone, ended, note, world.at(day, 13))


def _write_keys(world: World, found: Property) -> None:
    """Two of each of the first units: a key, and a card."""
    sheet = world.sheet(UnitKey, "id no kind unit_id storage state holder holder_phone due create_time")
    states = cycle(_KEY_STATES)
    for number, unit in enumerate(found.leaves()[:KEYED_UNITS], start=1):
        for kind, letter in (("key", "A"), ("card", "B")):
            state = next(states)
            holder = world.person() if state == OUT else None
            due = world.today + timedelta(days=world.rng.randrange(-2, 6)) if holder else None
            head = (world.ids(), f"YS-{number:03d}-{letter}", kind, unit["id"], "前台钥匙柜", state)
            told = (holder.name, holder.phone) if holder else (None, None)
            sheet.add(*head, *told, due, world.at(world.today - timedelta(days=40), 10))
