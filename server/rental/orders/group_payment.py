"""A party pays: what its picked rooms owe is taken at once, in one way, and posted room by room.

Each room keeps a ledger and a receipt of its own, so that a line can be reversed and a guest shown theirs as if paid alone.
"""

from functools import partial
from typing import Annotated, Any

from pydantic import Field

from schema.kit.errors import Conflict
from schema.kit.money import from_yuan, to_yuan
from server.http.adapters import with_body
from server.http.amount import Yuan
from server.http.body import Body
from server.http.one_of import OneOf
from server.http.route import Route
from server.http.shape import Shape
from server.kit.actor import Actor
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.cashier.entries import METHODS, ON_ACCOUNT, CashEntry
from server.rental.orders.acting import acting
from server.rental.orders.group_rooms import MOST_ROOMS, LockedRoom, PickedRoom, in_every_room, lock_rooms
from server.rental.orders.payments import take_cash

NOTHING_OWED = "没有欠款，无需收款 | It owes nothing"


class PaidRoom(PickedRoom):
    """`balance`: what the room was shown to owe, yuan; it is paid whole."""

    balance: Yuan


class GroupPayment(Body):
    group_no: str = Field(min_length=1, max_length=20)
    rooms: list[PaidRoom] = Field(min_length=1, max_length=MOST_ROOMS)
    method: Annotated[str, OneOf(method for method in METHODS if method != ON_ACCOUNT)] = "cash"
    note: str | None = Field(default=None, max_length=200)


class GroupReceipt(Shape):
    """The line of a room's ledger; `amount` in yuan."""

    order_id: str
    order_no: str
    room: str
    no: str
    amount: str


class GroupPaid(Shape):
    """`total` in yuan."""

    receipts: list[GroupReceipt]
    total: str


async def pay_group(actor: Actor, body: GroupPayment) -> dict[str, Any]:
    """POST /rental/order/payGroup: the balances of all rooms are taken, or none; Invalid at `rooms.N` names the room and why."""
    async with unit_of_work(actor) as work:
        rooms = await lock_rooms(work, body.group_no, body.rooms)
        receipts = await in_every_room(rooms, partial(_pay, work, body))
    total = sum(from_yuan(receipt["amount"]) for receipt in receipts)
    return {"receipts": receipts, "total": to_yuan(total)}


async def _pay(work: Work, body: GroupPayment, room: LockedRoom) -> dict[str, Any]:
    order, shown = room.order, from_yuan(body.rooms[room.place].balance)
    async with acting(work, order, "cashier") as act:
        if order.balance <= 0:
            raise Conflict(NOTHING_OWED, id="order.nothing_owed")
        if order.balance != shown:
            owed = to_yuan(order.balance)
            raise Conflict(f"欠款已变为{owed}元，请核对 | It owes {owed} now: check it", id="order.balance")
        entry = CashEntry(project="room_fee", amount=to_yuan(order.balance), method=body.method, note=body.note)
        [line] = await take_cash(act, [entry])
    return {
        "orderId": str(order.id),
        "orderNo": order.order_no,
        "room": room.title,
        "no": line.no,
        "amount": to_yuan(line.amount),
    }


ROUTES = [
    Route(
        "POST",
        "/rental/order/payGroup",
        with_body(pay_group),
        needs="rental:order:cashier",
        body=GroupPayment,
        result=GroupPaid,
        once="required",
        summary="团队收款 | Take a party's payment",
    ),
]
