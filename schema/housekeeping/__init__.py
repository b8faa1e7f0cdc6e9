"""Housekeeping: what is cleaned, by whom, by which rule, and everything that happened to each order."""

from tortoise import Model

from schema.housekeeping.binding import BindToken, Device, device
from schema.housekeeping.default_worker import DefaultWorker, default_worker
from schema.housekeeping.item_type import ItemType, item_type
from schema.housekeeping.order import Order, order
from schema.housekeeping.order_event import OrderEvent
from schema.housekeeping.order_item import OrderItem
from schema.housekeeping.rule import Rule, rule
from schema.housekeeping.staff import Staff, staff
from schema.kit.resource import Resource

MODELS: list[type[Model]] = [
    ItemType,
    Staff,
    Order,
    OrderItem,
    OrderEvent,
    Rule,
    DefaultWorker,
    BindToken,
    Device,
]
RESOURCES: list[Resource] = [item_type, staff, order, rule, default_worker, device]
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
]
