"""The cleaning sheet of a day: what is to be done where, housekeeper by housekeeper, in the order of the buildings."""

from itertools import groupby
from typing import Any

from schema.housekeeping.order import order as resource
from schema.kit.clock import day_from_wire
from schema.system.paper import CLEANING
from server.engine.read import visible_ids
from server.housekeeping.dispatch import read_orders_of
from server.housekeeping.load import read_business_day
from server.housekeeping.view import view_orders
from server.printing.paper import Asked, Block, Paper, Papers, Sheet, by_code

Card = dict[str, Any]


async def cleaning_sheet(asked: Asked) -> Sheet:
    """The orders of a business day that the reader may see, as the dispatcher's page has them."""
    day = await read_business_day(asked.actor.tenant_id, day_from_wire(asked.subject))
    orders = await read_orders_of(asked.actor, day)
    seen = await visible_ids(resource, asked.actor, [order.id for order in orders])
    cards = await view_orders(asked.actor, [order for order in orders if order.id in seen])
    cards.sort(key=lambda card: (not card["staffName"], card["staffName"] or "", card["buildingName"], card["floor"]))
    kind, state = await asked.words("hk_type"), await asked.words("hk_state")
    blocks = [
        _housekeeper(asked, name, list(hers), kind, state)
        for name, hers in groupby(cards, key=lambda card: str(card["staffName"] or ""))
    ]
    return Sheet(asked.subject, [Block(facts=((asked.t("日期 | Day"), asked.subject),)), *blocks])


def _housekeeper(asked: Asked, name: str, cards: list[Card], kind: Any, state: Any) -> Block:
    minutes = asked.t("分钟 | Minutes")
    return Block(
        title=name or asked.t("未派单 | Not dispatched"),
        columns=(
            asked.t("楼栋 | Building"),
            asked.t("房间 | Room"),
            asked.t("类型 | Kind"),
            asked.t("状态 | State"),
            asked.t("最晚 | Until"),
            minutes,
            asked.t("备注 | Remark"),
            asked.t("完成 | Done"),
        ),
        numbers=(minutes,),
        rows=[
            (
                card["buildingName"],
                card["unitTitle"],
                kind(card["type"]),
                state(card["state"]),
                card["deadline"] or "",
                str(card["minutes"]),
                card["reasonEn"] if asked.actor.locale == "en" else card["reason"],
                "☐",
            )
            for card in cards
        ],
        sums=((asked.t("合计（分钟） | Minutes in all"), str(sum(card["minutes"] for card in cards))),),
        signatures=(asked.t("签字 | Signature"),),
    )


PAPERS: Papers = by_code(Paper(CLEANING, "保洁日单 | Cleaning sheet", resource, cleaning_sheet, of_day=True))
