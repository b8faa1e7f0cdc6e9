"""Housekeeping: what is cleaned, by whom, by which rule, and everything that happened to each order."""

from tortoise import Model

from schema.housekeeping.binding import BindToken, device
from schema.housekeeping.default_worker import default_worker
from schema.housekeeping.item_type import HK_ITEM_SOURCE, item_type
from schema.housekeeping.order import HK_SOURCE, HK_STATE, HK_TYPE, order
from schema.housekeeping.order_event import HK_EVENT_KIND, OrderEvent
from schema.housekeeping.order_item import OrderItem
from schema.housekeeping.pay_sheet import HK_PAY_SHEET_STATE, pay_sheet, pay_sheet_line
from schema.housekeeping.rule import HK_ASSIGN, HK_DEADLINE_RULE, HK_RULE_EVENT, rule
from schema.housekeeping.staff import HK_STAFF_STATE, staff
from schema.housekeeping.stock import HK_STOCK_HAND, HK_STOCK_KIND, STOCK_CONSTRAINTS, stock, stock_move, store
from schema.housekeeping.stock_count import COUNT_CONSTRAINTS, HK_COUNT_STATE, stock_count, stock_count_line
from schema.housekeeping.supply import HK_SUPPLY_KIND, SUPPLY_CONSTRAINTS, item_supply, supply
from schema.kit.dictionary import Dictionary
from schema.kit.resource import Resource

MODELS: list[type[Model]] = [OrderItem, OrderEvent, BindToken]
RESOURCES: list[Resource] = [
    item_type,
    staff,
    order,
    rule,
    default_worker,
    device,
    pay_sheet,
    pay_sheet_line,
    supply,
    item_supply,
    store,
    stock,
    stock_move,
    stock_count,
    stock_count_line,
]
DICTIONARIES: list[Dictionary] = [
    HK_TYPE,
    HK_STATE,
    HK_SOURCE,
    HK_EVENT_KIND,
    HK_RULE_EVENT,
    HK_DEADLINE_RULE,
    HK_ASSIGN,
    HK_STAFF_STATE,
    HK_ITEM_SOURCE,
    HK_PAY_SHEET_STATE,
    HK_SUPPLY_KIND,
    HK_STOCK_HAND,
    HK_STOCK_KIND,
    HK_COUNT_STATE,
]
CONSTRAINTS: list[str] = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_hk_order_event_client" ON "hk_order_event" (tenant_id, client_id) '
    "WHERE client_id IS NOT NULL",
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_hk_staff_user" ON "hk_staff" (tenant_id, user_id) '
    "WHERE user_id IS NOT NULL AND del_flag = 0",
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_hk_bind_token_hash" ON "hk_bind_token" (token_hash)',
    'CREATE INDEX IF NOT EXISTS "ix_hk_order_open" ON "hk_order" (tenant_id, state, staff_id) '
    "WHERE del_flag = 0 AND state NOT IN ('completed', 'cancelled')",
    'CREATE INDEX IF NOT EXISTS "ix_hk_order_staff" ON "hk_order" (tenant_id, staff_id, finish_at) WHERE del_flag = 0',
    'CREATE INDEX IF NOT EXISTS "ix_hk_order_unit" ON "hk_order" (tenant_id, unit_id) WHERE del_flag = 0',
    'CREATE INDEX IF NOT EXISTS "ix_hk_order_source" ON "hk_order" (tenant_id, source_id) WHERE source_id IS NOT NULL',
    'CREATE INDEX IF NOT EXISTS "ix_hk_order_item_order" ON "hk_order_item" (tenant_id, order_id)',
    'CREATE INDEX IF NOT EXISTS "ix_hk_order_event_order" ON "hk_order_event" (tenant_id, order_id, at)',
    *SUPPLY_CONSTRAINTS,
    *STOCK_CONSTRAINTS,
    *COUNT_CONSTRAINTS,
]
