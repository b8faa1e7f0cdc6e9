"""Unit types by night: how many stays without a unit are counted, under whose row lock everybody claims."""

from tortoise import Model, fields

from schema.kit.columns import BigInt, Bool, Char, Date, Int, Ref
from schema.kit.snowflake import next_id

TYPE_LENGTH = 60
KIND_TEXTS = {"house": "整套 | Whole", "room": "单间 | Room", "bed": "床位 | Bed"}


class TypeNight(Model):
    """`sold` counts the stays that still wait for a unit; `spare` is how many may be sold beyond the places."""

    id = fields.BigIntField(primary_key=True, generated=False, default=next_id)
    tenant_id = BigInt()
    community_id = Ref()
    unit_type = Char(TYPE_LENGTH)
    night = Date()
    sold = Int(default=0)
    spare = Int(default=0)

    class Meta:
        table = "rent_type_night"
        unique_together = (("tenant_id", "community_id", "unit_type", "night"),)


class TypeWait(Model):
    """Whether a stay without a unit (`id`: its segment) has no place left; written by whoever holds a night's lock.

    Not a column of the segment: that row belongs to whoever changes the order, who waits for the night himself.
    """

    id = fields.BigIntField(primary_key=True, generated=False)
    overbooked = Bool(default=False)
    revision = Int(default=0)

    class Meta:
        table = "rent_type_wait"


def type_key(kind: str, house_type: str | None) -> str:
    """What is sold as one type: units of a kind in houses of one layout."""
    return f"{kind}:{house_type or ''}"


def type_text(key: str) -> str:
    """The type as a pair text: 2室1厅1卫 整套 | 2室1厅1卫 Whole."""
    kind, _, house_type = key.partition(":")
    return " | ".join(f"{house_type} {word}".strip() for word in KIND_TEXTS.get(kind, kind).split(" | "))
