"""Rental entities: the house tree, occupancy, daily orders, cashier ledger and long leases."""

from tortoise import Model

from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource
from schema.rental.community import building, community
from schema.rental.day_turn import DayTurn
from schema.rental.day_use import DAY_USE_CONSTRAINTS, DayUseSlot
from schema.rental.house import house
from schema.rental.lease import (
    BILL_KIND,
    BILL_STATE,
    BILLING_STATE,
    CONTRACT_TYPE_VIEW,
    LEASE_STATE,
    BillLine,
    bill,
    lease,
)
from schema.rental.ledger import CASH_DIRECTION, CASH_PROJECT, LEDGER_ACCOUNT, LEDGER_CONSTRAINTS, PAY_METHOD, ledger
from schema.rental.meter import (
    METER_CONSTRAINTS,
    METER_KIND,
    READING_KIND,
    READING_SOURCE,
    READING_STATE,
    READING_WARNING,
    MeterCharge,
    meter,
    reading,
)
from schema.rental.occupancy import BLOCK_KIND, OCCUPANCY_CONSTRAINTS, Claim, Hold, block
from schema.rental.order import ORDER_EVENT, ORDER_STATE, order
from schema.rental.order_parts import Counter, OrderGuest, OrderLog, OrderNight, OrderSegment
from schema.rental.overbook_limit import overbook_limit
from schema.rental.price import day_price
from schema.rental.renter import renter
from schema.rental.room import bed, room
from schema.rental.tariff import TIER_PERIOD, tariff, tier
from schema.rental.unit import CLEAN_STATE, RIYUE, UNIT_KIND, unit
from schema.rental.unit_type import TypeNight, TypeWait
from schema.rental.utility_share import SHARE_RULE, member, share
from schema.rental.viewing import VIEWING_RESULT, VIEWING_STATE, viewing

MODELS: list[type[Model]] = [
    TypeNight,
    TypeWait,
    Claim,
    DayUseSlot,
    Hold,
    OrderNight,
    OrderGuest,
    OrderSegment,
    OrderLog,
    Counter,
    DayTurn,
    BillLine,
    MeterCharge,
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
    viewing,
    tariff,
    tier,
    meter,
    share,
    member,
    reading,
]
DICTIONARIES: list[Dictionary] = [
    CASH_PROJECT,
    CASH_DIRECTION,
    PAY_METHOD,
    LEDGER_ACCOUNT,
    CLEAN_STATE,
    UNIT_KIND,
    RIYUE,
    BLOCK_KIND,
    ORDER_STATE,
    ORDER_EVENT,
    LEASE_STATE,
    BILL_STATE,
    BILL_KIND,
    BILLING_STATE,
    CONTRACT_TYPE_VIEW,
    VIEWING_STATE,
    VIEWING_RESULT,
    METER_KIND,
    READING_KIND,
    READING_SOURCE,
    READING_STATE,
    READING_WARNING,
    TIER_PERIOD,
    SHARE_RULE,
]
CONSTRAINTS: list[str] = [
    *OCCUPANCY_CONSTRAINTS,
    *DAY_USE_CONSTRAINTS,
    *LEDGER_CONSTRAINTS,
    *METER_CONSTRAINTS,
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_rent_daily_order_import_key" ON "rent_daily_order"'
    ' ("tenant_id", "import_key") WHERE import_key IS NOT NULL',
    'CREATE INDEX IF NOT EXISTS "ix_rent_order_segment_lane" ON "rent_order_segment"'
    ' ("tenant_id", "community_id", "unit_type") WHERE unit_id IS NULL',
    'CREATE INDEX IF NOT EXISTS "ix_occupancy_claim_hold" ON "occupancy_claim" ("hold_until") WHERE kind = \'hold\'',
]
