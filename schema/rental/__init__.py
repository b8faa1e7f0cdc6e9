"""Rental entities: the house tree, occupancy, daily orders, cashier ledger and long leases."""

from tortoise import Model

from schema.kit.resource import Resource
from schema.rental.community import Building, Community, building, community
from schema.rental.day_turn import DayTurn
from schema.rental.day_use import DAY_USE_CONSTRAINTS, DayUseSlot
from schema.rental.house import House, house
from schema.rental.lease import Bill, BillLine, Lease, bill, lease
from schema.rental.ledger import LEDGER_CONSTRAINTS, Ledger, ledger
from schema.rental.occupancy import OCCUPANCY_CONSTRAINTS, Block, Claim, Hold, block
from schema.rental.order import DailyOrder, order
from schema.rental.order_parts import Counter, OrderGuest, OrderLog, OrderNight, OrderSegment
from schema.rental.overbook_limit import OverbookLimit, overbook_limit
from schema.rental.price import DayPrice, day_price
from schema.rental.renter import Renter, renter
from schema.rental.room import Bed, Room, bed, room
from schema.rental.unit import Unit, unit
from schema.rental.unit_type import TypeNight, TypeWait

MODELS: list[type[Model]] = [
    Community,
    Building,
    House,
    Room,
    Bed,
    Unit,
    TypeNight,
    OverbookLimit,
    TypeWait,
    Renter,
    Claim,
    DayUseSlot,
    Hold,
    Block,
    DayPrice,
    DailyOrder,
    OrderNight,
    OrderGuest,
    OrderSegment,
    OrderLog,
    Counter,
    DayTurn,
    Ledger,
    Lease,
    Bill,
    BillLine,
]
RESOURCES: list[Resource] = [
    community,
    building,
    house,
    room,
    bed,
    unit,
    renter,
    block,
    day_price,
    order,
    ledger,
    lease,
    bill,
    overbook_limit,
]
CONSTRAINTS: list[str] = [
    *OCCUPANCY_CONSTRAINTS,
    *DAY_USE_CONSTRAINTS,
    *LEDGER_CONSTRAINTS,
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_rent_daily_order_import_key" ON "rent_daily_order"'
    ' ("tenant_id", "import_key") WHERE import_key IS NOT NULL',
    'CREATE INDEX IF NOT EXISTS "ix_rent_order_segment_lane" ON "rent_order_segment"'
    ' ("tenant_id", "community_id", "unit_type") WHERE unit_id IS NULL',
    'CREATE INDEX IF NOT EXISTS "ix_occupancy_claim_hold" ON "occupancy_claim" ("hold_until") WHERE kind = \'hold\'',
]
