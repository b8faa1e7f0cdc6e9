"""Rental entities: the house tree, occupancy, daily orders, cashier ledger and long leases."""

from tortoise import Model

from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource
from schema.rental.bed_type import bed_type
from schema.rental.bill import BILL_CONSTRAINTS, BILL_KIND, BILL_STATE, BillLine, bill
from schema.rental.bill_allocation import ALLOCATION_CONSTRAINTS, BillAllocation
from schema.rental.channel_feed import (
    CHANNEL_CONSTRAINTS,
    CHANNEL_EVENT_KIND,
    CHANNEL_EVENT_STATE,
    CHANNEL_FEED_STATE,
    CHANNEL_RESULT,
)
from schema.rental.channel_feed import event as channel_event
from schema.rental.channel_feed import feed as channel_feed
from schema.rental.community import building, community
from schema.rental.company import (
    COMPANY_CONSTRAINTS,
    COMPANY_STATEMENT_STATE,
    company,
    company_statement,
    company_statement_line,
)
from schema.rental.day_turn import DayTurn
from schema.rental.day_use import DAY_USE_CONSTRAINTS, DayUseSlot
from schema.rental.deposit import DEPOSIT_CONSTRAINTS, DEPOSIT_ENTRY, DEPOSIT_STATE, deposit
from schema.rental.deposit import entry as deposit_entry
from schema.rental.dunning import DUNNING_CONSTRAINTS, DUNNING_STATE, DUNNING_STEP, DUNNING_WAY, dunning
from schema.rental.facility import FACILITY_GROUP, FACILITY_SCOPE, facility
from schema.rental.house import HOUSE_STATE, house
from schema.rental.house_dict import HOUSE_DICT_TYPE, house_dict
from schema.rental.key_register import KEY_KIND, KEY_STATE, unit_key
from schema.rental.lease import (
    BILLING_STATE,
    CONTRACT_TYPE_VIEW,
    FILING_STATE,
    HANDED_STATE,
    LEASE_CONSTRAINTS,
    LEASE_SERVICE,
    LEASE_STATE,
    LESSOR_KIND,
    lease,
)
from schema.rental.lease_change import LEASE_CHANGE_KIND, LEASE_CHANGE_STATE, LEASE_RENEWAL, PAYER_KIND, lease_change
from schema.rental.lease_party import PARTY_ROLE, lease_party
from schema.rental.ledger import CASH_DIRECTION, CASH_PROJECT, LEDGER_ACCOUNT, LEDGER_CONSTRAINTS, PAY_METHOD, ledger
from schema.rental.lock import (
    LOCK_CHANNEL,
    LOCK_CODE_STATE,
    LOCK_CONSTRAINTS,
    LOCK_STATE,
    LOCK_VENDOR,
    lock,
    lock_code,
)
from schema.rental.long_price import LONG_PRICE_CONSTRAINTS, LONG_TERM, long_price
from schema.rental.lost_property import LOST_ITEM_STATE, lost_item
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
from schema.rental.owner import OWNER_COST_ITEM, owner, owner_cost
from schema.rental.owner_statement import OWNER_LINE, OWNER_STATEMENT_STATE, owner_statement, statement_line
from schema.rental.price import day_price
from schema.rental.price_plan import PLAN_COMBINE, PLAN_METHOD, PLAN_STATE, price_plan
from schema.rental.reading_conflict import CONFLICT_CONSTRAINTS, CONFLICT_STATE, conflict
from schema.rental.renter import renter
from schema.rental.room import ROOM_KIND, bed, room, room_bed
from schema.rental.settlement import SETTLEMENT_KIND, SETTLEMENT_LINE, SETTLEMENT_STATE, settlement
from schema.rental.shift import SHIFT_CONSTRAINTS, SHIFT_ITEM, SHIFT_STATE, shift
from schema.rental.supplier import supplier
from schema.rental.tariff import TIER_PERIOD, tariff, tier
from schema.rental.ticket import TICKET_KIND, TICKET_PAYER, TICKET_STATE, URGENCY, ticket
from schema.rental.turn_failure import turn_failure
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
    BillAllocation,
    MeterCharge,
]
RESOURCES: list[Resource] = [
    community,
    building,
    house,
    room,
    room_bed,
    bed,
    unit,
    renter,
    block,
    day_price,
    long_price,
    price_plan,
    order,
    ledger,
    shift,
    lease,
    lease_change,
    lease_party,
    bill,
    dunning,
    turn_failure,
    overbook_limit,
    viewing,
    tariff,
    tier,
    meter,
    share,
    member,
    reading,
    deposit,
    deposit_entry,
    conflict,
    settlement,
    supplier,
    ticket,
    company,
    company_statement,
    company_statement_line,
    channel_feed,
    channel_event,
    lost_item,
    unit_key,
    lock,
    lock_code,
    house_dict,
    owner,
    owner_cost,
    owner_statement,
    statement_line,
    bed_type,
    facility,
]
DICTIONARIES: list[Dictionary] = [
    CASH_PROJECT,
    CASH_DIRECTION,
    PAY_METHOD,
    LEDGER_ACCOUNT,
    SHIFT_STATE,
    SHIFT_ITEM,
    CLEAN_STATE,
    HOUSE_STATE,
    UNIT_KIND,
    ROOM_KIND,
    RIYUE,
    BLOCK_KIND,
    ORDER_STATE,
    ORDER_EVENT,
    LEASE_STATE,
    BILL_STATE,
    DUNNING_STEP,
    DUNNING_WAY,
    DUNNING_STATE,
    BILL_KIND,
    BILLING_STATE,
    CONTRACT_TYPE_VIEW,
    LEASE_CHANGE_KIND,
    LEASE_CHANGE_STATE,
    LEASE_RENEWAL,
    PAYER_KIND,
    LESSOR_KIND,
    FILING_STATE,
    HANDED_STATE,
    LEASE_SERVICE,
    PARTY_ROLE,
    VIEWING_STATE,
    VIEWING_RESULT,
    METER_KIND,
    READING_KIND,
    READING_SOURCE,
    READING_STATE,
    READING_WARNING,
    CONFLICT_STATE,
    TIER_PERIOD,
    SHARE_RULE,
    DEPOSIT_STATE,
    DEPOSIT_ENTRY,
    SETTLEMENT_KIND,
    SETTLEMENT_LINE,
    SETTLEMENT_STATE,
    TICKET_KIND,
    TICKET_PAYER,
    TICKET_STATE,
    URGENCY,
    CHANNEL_EVENT_KIND,
    CHANNEL_RESULT,
    CHANNEL_FEED_STATE,
    CHANNEL_EVENT_STATE,
    COMPANY_STATEMENT_STATE,
    LOST_ITEM_STATE,
    KEY_KIND,
    KEY_STATE,
    LOCK_VENDOR,
    LOCK_STATE,
    LOCK_CHANNEL,
    LOCK_CODE_STATE,
    LONG_TERM,
    PLAN_METHOD,
    PLAN_COMBINE,
    PLAN_STATE,
    HOUSE_DICT_TYPE,
    OWNER_COST_ITEM,
    OWNER_LINE,
    OWNER_STATEMENT_STATE,
    FACILITY_GROUP,
    FACILITY_SCOPE,
]
CONSTRAINTS: list[str] = [
    *CHANNEL_CONSTRAINTS,
    *COMPANY_CONSTRAINTS,
    *OCCUPANCY_CONSTRAINTS,
    *DAY_USE_CONSTRAINTS,
    *LEDGER_CONSTRAINTS,
    *SHIFT_CONSTRAINTS,
    *BILL_CONSTRAINTS,
    *METER_CONSTRAINTS,
    *ALLOCATION_CONSTRAINTS,
    *DEPOSIT_CONSTRAINTS,
    *CONFLICT_CONSTRAINTS,
    *DUNNING_CONSTRAINTS,
    *LEASE_CONSTRAINTS,
    *LOCK_CONSTRAINTS,
    *LONG_PRICE_CONSTRAINTS,
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_rent_daily_order_import_key" ON "rent_daily_order"'
    ' ("tenant_id", "import_key") WHERE import_key IS NOT NULL',
    'CREATE INDEX IF NOT EXISTS "ix_rent_order_segment_unassigned" ON "rent_order_segment"'
    ' ("tenant_id", "community_id", "unit_type") WHERE unit_id IS NULL',
    'CREATE INDEX IF NOT EXISTS "ix_occupancy_claim_hold" ON "occupancy_claim" ("hold_until") WHERE kind = \'hold\'',
]
