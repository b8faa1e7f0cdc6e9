"""Leases that a turn of the day could not carry over, with what stood in the way.

One that fails holds back none of the others; it is tried again with each run and leaves this list once it succeeds.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Ref
from schema.kit.field import f
from schema.kit.resource import Resource, Rows


class TurnFailure(Base):
    lease_id = Ref()
    day = Date()
    error = Char(300)

    class Meta:
        table = "rent_turn_failure"


turn_failure = Resource(
    TurnFailure,
    path="rental/turnFailure",
    title="日切未完成 | Left over by the day turn",
    search="off",
    fields=[
        f("lease_id", "合同 | Lease", ref="rental/lease", find="eq", flags="read_only"),
        f("day", "营业日 | Business day", find="range", flags="read_only"),
        f("error", "原因 | What happened", find="like", flags="read_only"),
    ],
    can="list export",
    sort="-day",
    label="day",
    rows=Rows(unique=[("lease_id",)], record=True, under={"lease_id": "rental/lease"}),
)
