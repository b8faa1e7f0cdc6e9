"""The bill of a party: what each of its rooms was charged and paid, every line of their ledgers, and what is still owed.

It says of each room what the room's own page says, so that whoever pays for all may compare it room by room.
"""

from typing import Any

from schema.kit.money import from_yuan, to_yuan
from server.printing.paper import Asked, Block, Sheet
from server.rental.orders.detail import read_detail
from server.rental.papers.account import account_block

Row = dict[str, Any]
_SUMS = (
    ("charged", "应收（元） | Charged (yuan)"),
    ("paid", "实收（元） | Paid (yuan)"),
    ("depositHeld", "在押（元） | Deposit held (yuan)"),
    ("balance", "欠款（元） | Balance (yuan)"),
)


async def party_bill(asked: Asked) -> Sheet:
    """The rooms of the order's party that the reader may see, by room; of an order that came alone, its own."""
    order = await read_detail(asked.actor, asked.subject)
    others = [await read_detail(asked.actor, room["id"]) for room in order["group"]]
    rooms = sorted([order, *others], key=lambda room: (room["unitTitle"], room["orderNo"]))
    accounts = [await account_block(asked, _called(room), room["ledger"]) for room in rooms if room["ledger"]]
    return Sheet(
        order["groupNo"] or order["orderNo"],
        [_party(asked, order, len(rooms)), _rooms(asked, rooms), *accounts, Block(signatures=_signatures(asked))],
    )


def _called(room: Row) -> str:
    """A room by its title and its order."""
    return f"{room['unitTitle']} · {room['orderNo']}" if room["unitTitle"] else str(room["orderNo"])


def _party(asked: Asked, order: Row, count: int) -> Block:
    return Block(
        facts=(
            (asked.t("团队号 | Party"), order["groupNo"] or "—"),
            (asked.t("联系人 | Contact"), f"{order['contactName']} {order['contactPhone']}"),
            (asked.t("房间数 | Rooms"), str(count)),
        )
    )


def _rooms(asked: Asked, rooms: list[Row]) -> Block:
    heads = [asked.t(label) for _, label in _SUMS]
    return Block(
        title=asked.t("房间 | Rooms"),
        columns=(
            asked.t("房间 | Room"),
            asked.t("订单号 | Order"),
            asked.t("入住人 | Guests"),
            asked.t("住宿 | Stay"),
            *heads,
        ),
        numbers=heads,
        rows=[
            (
                room["unitTitle"] or asked.t("待排房 | To be assigned"),
                room["orderNo"],
                "、".join(guest["name"] for guest in room["guests"]) or room["contactName"],
                f"{room['checkIn']} → {room['checkOut']}",
                *(room["money"][key] for key, _ in _SUMS),
            )
            for room in rooms
        ],
        sums=[(head, _total(rooms, key)) for head, (key, _) in zip(heads, _SUMS, strict=True)],
    )


def _total(rooms: list[Row], key: str) -> str:
    return to_yuan(sum(from_yuan(room["money"][key]) for room in rooms))


def _signatures(asked: Asked) -> tuple[str, ...]:
    return asked.t("领队签字 | Leader of the party"), asked.t("经办人 | Front desk")
