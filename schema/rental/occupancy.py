"""Occupancy: one claim per leaf unit and span of nights, whatever the use; holds and blocks are nothing but claims."""

from tortoise import Model, fields

from schema.kit.base import Base
from schema.kit.clock import now
from schema.kit.columns import BigInt, Char, Date, DateTime, Int, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.indexes import check, exclude
from schema.kit.resource import Resource
from schema.kit.snowflake import next_id

BLOCK_KIND = dictionary(
    "block_kind",
    "关房类型 | Block kind",
    "closed=关房 | Closed",
    "repair=维修 | Repair #orange",
    "owner_use=自用 | Owner use",
    "deep_clean=深度保洁 | Deep clean #blue",
    "hold=保留 | Held",
    "channel=渠道占用 | Taken by a channel #purple",
)


class Claim(Model):
    """Nights [from_day, to_day) of one leaf. `kind`: order, lease, block, hold; `stay_id`: the bar it belongs to."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    unit_id = Ref()
    leaf_id = Ref()
    from_day = Date()
    to_day = Date()
    kind = Char(10)
    source_id = Ref(db_index=True)
    stay_id = Ref(db_index=True)
    hold_until = DateTime(null=True)

    class Meta:
        table = "occupancy_claim"
        indexes = (("tenant_id", "to_day"),)  # whoever asks for a day meets no night before it


class RoomPresence(Model):
    """A leaf with somebody in it just now; a stay in a house or a room has a row of each leaf below."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    leaf_id = Ref()
    order_id = Ref(db_index=True)

    class Meta:
        table = "rent_presence"
        unique_together = (("tenant_id", "leaf_id"),)


class Hold(Model):
    """Nights that a person is working on just now; ends by itself at `until`."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    community_id = Ref()
    unit_id = Ref()
    from_day = Date()
    to_day = Date()
    from_minute = Int(null=True)
    to_minute = Int(null=True)
    until = DateTime(db_index=True)
    seconds = fields.IntField()
    ignore_stay_id = Ref(null=True)
    user_id = Ref()
    username = Char(50)
    realname = Char(50)
    client_id = Char(64, db_index=True)
    create_time = DateTime(default=now)

    class Meta:
        table = "rent_hold"


class Block(Base):
    unit_id = Ref()
    community_id = Ref()
    from_day = Date()
    to_day = Date()
    kind = Char(20)
    reason = Char(100)

    class Meta:
        table = "rent_house_block"
        indexes = (("tenant_id", "community_id", "to_day"),)


block = Resource(
    Block,
    path="rental/block",
    title="关房记录 | Blocked units",
    fields=[
        f("unit_id", "单元 | Unit", ref="rental/unit", find="eq", flags="read_only", width=204),
        f("community_id", "小区 | Community", ref="rental/community", find="eq", flags="read_only", width=120),
        f("from_day", "开始 | From", find="range", flags="read_only"),
        f("to_day", "结束(不含) | Until (exclusive)", find="range", flags="read_only"),
        f("kind", "类型 | Kind", dict="block_kind", find="eq", flags="read_only"),
        f("reason", "原因 | Reason", find="like", flags="read_only"),
    ],
    list="unit_id from_day to_day kind reason create_by create_time",
    can="list export",
    label="reason",
)

# Works without btree_gist: a leaf is the range [leaf, leaf].
OCCUPANCY_CONSTRAINTS = [
    exclude(
        "occupancy_claim",
        "occupancy_claim_no_overlap",
        """int8range("leaf_id", "leaf_id", '[]') WITH &&, daterange("from_day", "to_day", '[)') WITH &&""",
    ),
    check("occupancy_claim", "occupancy_claim_some_night", '"from_day" < "to_day"'),
]
