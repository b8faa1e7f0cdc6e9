"""Books from which money acts can be done, each with the words that a form over it would be filled with.

A new act is tried on all of them: what its body asks for is found here by its name on the wire.
"""

from collections.abc import Awaitable, Callable
from typing import Any

from pydantic import BaseModel

from schema.kit.wire import camel
from server.rental.board import blocks
from server.rental.leases import contract
from server.rental.leases.bill_payments import PayBill, pay_bill
from server.rental.leases.terms import LeaseForm
from server.rental.orders import lifecycle, payments
from server.rental.orders.acting import OrderRef
from server.rental.orders.entry import add_order
from server.rental.orders.forms import OrderAdd
from tests.kit.people import make_user
from tests.rental.village import GUEST, Village, act_on, move_back, on

Words = dict[str, Any]
_ANYTHING: Words = {
    "reason": "客人要求",
    "project": "room_fee",
    "method": "cash",
    "amount": "10.00",
    "locked": True,
    "remark": "靠窗",
    "contactName": "王芳",
    "contactPhone": "13900139000",
    "guests": [GUEST],
    "allowDebt": True,
    "forceDirty": True,
}
_LEASE: Words = {
    "tenant": {"name": "赵强", "phone": "13700137000", "idNo": "11010519491231002X"},
    "startDate": on(0),
    "endDate": on(364),
    "payCycle": 3,
    "price": "3500.00",
}


def fill(model: type[BaseModel], words: Words) -> Words:
    """What of the words the body of a call takes."""
    names = {field.alias or camel(name) for name, field in model.model_fields.items()}
    return {name: value for name, value in words.items() if name in names}


def _about(order: dict[str, Any], **more: Any) -> Words:
    """An order's own words: itself, its stay, its last receipt."""
    received = [line["id"] for line in order["ledger"] if line["direction"] == "in"]
    return {
        **_ANYTHING,
        "id": order["id"],
        "version": order["version"],
        "stayId": order["segments"][0]["id"],
        **({"ledgerId": received[-1]} if received else {}),
        **more,
    }


def _ref(order: dict[str, Any], **more: Any) -> Words:
    return {"id": order["id"], **more}


async def _nothing(village: Village) -> Words:
    free = village.rooms[0]
    return {**_ANYTHING, "unitId": str(free.id), "from": on(3), "to": on(5), "checkIn": on(1), "checkOut": on(3)}


async def _to_let(village: Village) -> Words:
    return {**_LEASE, "unitId": str(village.whole.id)}


async def _reserved(village: Village) -> Words:
    order = await village.book(village.rooms[0], 0, 3)
    return _about(order, unitId=str(village.rooms[1].id), date=on(1), checkOut=on(4))


async def _confirmed(village: Village) -> Words:
    order = await village.book(village.rooms[0], 2, 5, confirm=True)
    other = await village.book(village.rooms[1], 2, 5)
    return _about(order, checkOut=on(4), withStayId=other["segments"][0]["id"])


async def _locked(village: Village) -> Words:
    order = await village.book(village.rooms[0], 0, 3)
    return _about(await act_on("lock", village.actor, OrderRef.model_validate(_ref(order))))


async def _paid(village: Village) -> Words:
    order = await village.book(village.rooms[0], 0, 3)
    entry = {"project": "room_fee", "method": "cash", "amount": "50.00"}
    return _about(await act_on("cashier", village.actor, payments.Cashier.model_validate(_ref(order, **entry))))


async def _moved_in(village: Village) -> dict[str, Any]:
    order = await village.book(village.rooms[0], 0, 3)
    prepaid = {"project": "prepay", "method": "cash", "amount": "10.00"}
    body = {"forceDirty": True, "reason": "急住", "cashier": [prepaid]}
    return await act_on("checkIn", village.actor, lifecycle.CheckIn.model_validate(_ref(order, **body)))


async def _in_house(village: Village) -> Words:
    return _about(await _moved_in(village), checkOut=on(4))


async def _moved_out(village: Village) -> dict[str, Any]:
    order = await _moved_in(village)
    return await act_on(
        "checkOut", village.actor, lifecycle.CheckOut.model_validate(_ref(order, allowDebt=True, reason="公司付"))
    )


async def _gone(village: Village) -> Words:
    return _about(await _moved_out(village))


async def _settled(village: Village) -> Words:
    order = await _moved_out(village)
    entry = {"project": "room_fee", "method": "cash", "amount": order["money"]["balance"]}
    return _about(await act_on("cashier", village.actor, payments.Cashier.model_validate(_ref(order, **entry))))


async def _not_come(village: Village) -> Words:
    order = await village.book(village.rooms[0], 0, 3, confirm=True)
    await move_back(order["id"], 2)
    return _about(order)


async def _marked(village: Village) -> Words:
    order = await village.book(village.rooms[0], 0, 5, confirm=True)
    await move_back(order["id"], 2)
    return _about(await act_on("noShow", village.actor, OrderRef.model_validate(_ref(order))))


async def _waiting(village: Village) -> Words:
    form = {"unitType": "room:2室1卫", "communityId": str(village.community), "checkIn": on(1), "checkOut": on(3)}
    given = {"contactName": "孙悦", "contactPhone": "13911139111", "guests": [GUEST], **form}
    order = await add_order(village.actor, OrderAdd.model_validate(given))
    return _about(order, unitId=str(village.rooms[1].id))


async def _by_hours(village: Village) -> Words:
    order = await village.book(village.rooms[0], 2, 2, hours={"from": "09:00", "to": "12:00"})
    hours = {"from": "13:00", "to": "15:00"}
    return _about(order, unitId=str(village.rooms[0].id), day=on(2), hours=hours)


async def _blocked(village: Village) -> Words:
    body = {"unitId": str(village.rooms[0].id), "from": on(3), "to": on(5), "reason": "维修"}
    block = await blocks.add_block(village.actor, blocks.BlockAdd.model_validate(body))
    return {"id": block["id"], "from": on(3), "to": on(6), "reason": "维修"}


async def _leased(village: Village, **more: Any) -> dict[str, Any]:
    words = {**_LEASE, "unitId": str(village.whole.id), **more}
    return await contract.add_lease(village.actor, LeaseForm.model_validate(words))


async def _unsigned(village: Village) -> Words:
    lease = await _leased(village, form="electronic")
    return {
        **_ANYTHING,
        "id": lease["id"],
        "version": lease["version"],
        "billId": lease["bills"][0]["id"],
        "signedOn": on(0),
    }


async def _bill_paid(village: Village) -> Words:
    lease = await _leased(village)
    entry = {"billId": lease["bills"][0]["id"], "amount": "10.00", "method": "cash"}
    lease = await pay_bill(village.actor, PayBill.model_validate(entry))
    received = [line["id"] for line in lease["ledger"] if line["direction"] == "in"]
    return {**_ANYTHING, "id": lease["id"], "version": lease["version"], "ledgerId": received[-1]}


async def _refund_waiting(village: Village) -> Words:
    """Somebody else asked to pay out more than one person may."""
    order = await village.book(village.whole, 1, 2)
    paid = {"project": "room_fee", "method": "cash", "amount": "6000.00"}
    await act_on("cashier", village.actor, payments.Cashier.model_validate(_ref(order, **paid)))
    clerk = await make_user(village.org.id, "前台", codes=("rental:order:list", "rental:order:cashier"))
    back = {"project": "refund", "method": "cash", "amount": "5000.00", "note": "客人取消"}
    asked = await act_on("cashier", clerk, payments.Cashier.model_validate(_ref(order, **back)))
    [request] = asked["waiting"]
    return {"id": request["id"], "version": request["version"]}


Situation = Callable[[Village], Awaitable[Words]]
SITUATIONS: list[Situation] = [
    _nothing,
    _to_let,
    _reserved,
    _confirmed,
    _locked,
    _paid,
    _in_house,
    _gone,
    _settled,
    _not_come,
    _marked,
    _waiting,
    _by_hours,
    _blocked,
    _unsigned,
    _bill_paid,
    _refund_waiting,
]
