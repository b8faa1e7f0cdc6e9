"""Scans at the doors of activities: each time a ticket was shown, where, and what came of it, also without a network.

Two doors without a network let the same ticket in twice; nothing of that is dropped, the later one is told as a conflict.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource, Rows

ADMITTED, AGAIN, REFUSED, VOID = "admitted", "again", "refused", "void"
DOUBLE = "double"
CONFLICTS = (DOUBLE, VOID)
"""Somebody was let in who would not have been with a network."""
SCAN_OUTCOME = dictionary(
    "ticket_scan_outcome",
    "核销结果 | Outcome of a scan",
    "admitted=入场 | Admitted #green",
    "again=重复出示 | Shown again #orange",
    "refused=未放行 | Not admitted #default",
    "double=两处放行 | Let in at two doors #red",
    "void=票已失效仍放行 | Let in with a void ticket #red",
)


class TicketScan(Base):
    """`at`: when the ticket was shown, as the device knew it. `offline_id`: the device's name for the scan, so that it counts once
    however often it is sent; none where it was checked at the desk. `operator`: signature of who checked it."""

    registration_id = Ref(db_index=True)
    activity_id = Ref(db_index=True)
    ticket_no = Char(20)
    outcome = Char(12)
    at = DateTime()
    gate = Char(40, null=True)
    operator = Char(80)
    offline_id = Char(64, null=True)

    class Meta:
        table = "act_checkin"


scan = Resource(
    TicketScan,
    path="act/checkin",
    title="入场记录 | Scans at the door",
    fields=[
        f("at", "时间 | Time", find="range", flags="read_only", width=152),
        f("registration_id", "报名 | Registration", ref="act/registration", find="eq", flags="read_only", width=120),
        f("activity_id", "活动 | Activity", ref="act/activity", find="eq", flags="read_only", width=220),
        f("outcome", "结果 | Outcome", dict="ticket_scan_outcome", find="in", flags="read_only", width=112),
        f("gate", "入口 | Gate", find="like", flags="read_only", width=96),
        f("operator", "核销人 | Checked by", find="like", flags="read_only", width=160),
        f("ticket_no", "票号 | Ticket", find="like", flags="read_only", width=140),
    ],
    can="list export",
    sort="-at",
    label="ticket_no",
    search="off",
    rows=Rows(record=True, under={"activity_id": "act/activity"}),
)

SCAN_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_act_checkin_offline_id" ON "act_checkin" ("tenant_id", "offline_id")'
    " WHERE offline_id IS NOT NULL",
]
