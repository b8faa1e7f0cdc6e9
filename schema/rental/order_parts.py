"""Daily orders in parts: nights with their price, guests, segments (nights in one unit) and a log."""

from tortoise import Model, fields

from schema.kit.base import Base
from schema.kit.clock import now
from schema.kit.columns import BigInt, Bool, Char, Date, DateTime, Int, Json, Money, Ref, Sealed
from schema.kit.snowflake import next_id
from schema.rental.unit_type import TYPE_LENGTH


class OrderNight(Model):
    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    order_id = Ref()
    night = Date()
    unit_id = Ref(null=True)
    price = Money()
    source = Char(10)
    rule = Char(20)
    reason = Char(100, null=True)

    class Meta:
        table = "rent_order_night"
        unique_together = (("order_id", "night"),)


class OrderGuest(Model):
    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    order_id = Ref(db_index=True)
    renter_id = Ref(null=True, db_index=True)
    name = Char(60)
    gender = Char(2, null=True)
    id_type = Char(20, null=True)
    id_no = Sealed(50, same=True, document=True, null=True)
    phone = Char(20, null=True)
    is_main = Bool(default=False)
    checkin_at = DateTime(null=True)
    checkout_at = DateTime(null=True)

    class Meta:
        table = "rent_order_guest"


class OrderSegment(Base):
    """Consecutive nights [from_day, to_day) in one unit: a bar of the board, whose id is the bar's id.

    Day use has no night: both days are the same, and the minutes of that day say when. Without a unit the stay waits in
    the unassigned queue, counted against its type.
    """

    order_id = Ref(db_index=True)
    unit_id = Ref(null=True, db_index=True)
    unit_type = Char(TYPE_LENGTH, null=True)
    community_id = Ref()
    from_day = Date()
    to_day = Date()
    from_minute = Int(null=True)
    to_minute = Int(null=True)

    class Meta:
        table = "rent_order_segment"
        indexes = (("tenant_id", "community_id", "to_day"),)


class OrderLog(Model):
    """What was done; `lines` are codes with their facts, worded for each reader by server/rental/history.py."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    order_id = Ref(db_index=True)
    action = Char(20)
    lines = Json()
    reason = Char(500, null=True)
    before = Json(null=True)
    username = Char(50)
    realname = Char(50)
    at = DateTime(default=now)

    class Meta:
        table = "rent_order_log"


class Counter(Model):
    """The last number given in a series of a tenant; counted up under its row lock."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    series = Char(30)
    value = Int()

    class Meta:
        table = "rent_counter"
        unique_together = (("tenant_id", "series"),)
