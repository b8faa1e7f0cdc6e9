"""The lines of a housekeeping order: name, price and minutes are copied, so a price change rewrites no history."""

from schema.kit.base import Base
from schema.kit.columns import Char, Int, Money, Ref


class OrderItem(Base):
    order_id = Ref()
    item_id = Ref()
    name = Char(40)
    price = Money()
    times = Int(default=1)
    minutes = Int(default=0)
    amount = Money()
    photo_min = Int(default=0)

    class Meta:
        table = "hk_order_item"
