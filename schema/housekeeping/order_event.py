"""What happened to an order, in order; `client_id` makes a replay from an offline phone count once."""

from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Ref, Text


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
