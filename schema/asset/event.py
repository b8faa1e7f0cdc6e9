"""What happened to each asset; written only by its process. A card with a history is scrapped, not deleted."""

from schema.asset.card import card
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Ref
from schema.kit.dictionary import history
from schema.kit.field import f
from schema.kit.resource import Resource, Rows

ASSET_EVENT = history(card, "asset_event", "资产事件 | Asset event")


class Event(Base):
    """`keeper_id` is who held the asset after the event."""

    card_id = Ref(db_index=True)
    kind = Char(20)
    at = DateTime()
    keeper_id = Ref(null=True)
    note = Char(200, null=True)

    class Meta:
        table = "asset_event"


event = Resource(
    Event,
    path="asset/event",
    title="资产履历 | Asset history",
    rows=Rows(record=True),
    fields=[
        f("card_id", "资产 | Asset", ref="asset/card", find="eq"),
        f("kind", "事件 | Event", dict="asset_event", find="in"),
        f("at", "时间 | At", find="range"),
        f("keeper_id", "保管人 | Keeper", ref="sys/user"),
        f("note", "说明 | Note"),
    ],
    sort="-at",
    can="list export",
    label="at",
)
