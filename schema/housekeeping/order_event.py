"""Events of a cleaning order, in order. `client_id` makes a replay from an offline phone count once."""

from schema.housekeeping.order import order
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Ref, Text
from schema.kit.dictionary import history

HK_EVENT_KIND = history(
    order,
    "hk_event_kind",
    "保洁动作 | Housekeeping act",
    create="创建 | Created",
    photo="拍照 | Photo",
    alarm="超时预警 | Alarm",
)


class OrderEvent(Base):
    order_id = Ref()
    at = DateTime()
    kind = Char(20)
    staff_id = Ref(null=True)
    actor_id = Ref(null=True)
    actor_name = Char(110, null=True)
    note = Char(500, null=True)
    photos = Text(null=True)
    voice = Char(255, null=True)
    client_id = Char(64, null=True)

    class Meta:
        table = "hk_order_event"
