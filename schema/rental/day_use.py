"""Day use: hours of one day in one leaf unit; the database keeps them from overlapping, as it does for nights."""

from tortoise import Model, fields

from schema.kit.columns import BigInt, Char, Date, DateTime, Int, Ref
from schema.kit.indexes import check, exclude
from schema.kit.snowflake import next_id


class DayUseSlot(Model):
    """Minutes [from_minute, to_minute) of a day. `kind`: order or hold; `stay_id`: the bar it belongs to."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    unit_id = Ref()
    leaf_id = Ref()
    day = Date()
    from_minute = Int()
    to_minute = Int()
    kind = Char(10)
    source_id = Ref(db_index=True)
    stay_id = Ref(db_index=True)
    hold_until = DateTime(null=True)

    class Meta:
        table = "rent_day_use_slot"


_AT = "((\"day\" - DATE '2000-01-01') * 1440 + {})::bigint"

# Works without btree_gist: a leaf is the range [leaf, leaf], a moment is the number of its minute.
DAY_USE_CONSTRAINTS = [
    exclude(
        "rent_day_use_slot",
        "rent_day_use_slot_no_overlap",
        """int8range("leaf_id", "leaf_id", '[]') WITH &&, """
        f"""int8range({_AT.format('"from_minute"')}, {_AT.format('"to_minute"')}, '[)') WITH &&""",
    ),
    check(
        "rent_day_use_slot",
        "rent_day_use_slot_in_day",
        '0 <= "from_minute" AND "from_minute" < "to_minute" AND "to_minute" <= 1440',
    ),
]
