"""One order whole, with what may be done to it now and why the rest may not."""

from collections.abc import Sequence
from datetime import date
from typing import Any

from schema.kit.clock import to_wire
from schema.kit.money import to_yuan
from schema.kit.sealing import mask
from schema.kit.text import localize
from schema.rental.ledger import Ledger
from schema.rental.order import AHEAD, ORDER_EVENT, DailyOrder
from schema.rental.order import order as resource
from schema.rental.order_parts import OrderGuest, OrderLog, OrderNight, OrderSegment
from schema.rental.unit import Unit
from schema.rental.unit_type import TypeWait
from server.engine.available_actions import available_actions, blockers_of
from server.kit.actor import Actor, signature_of
from server.kit.scope import everywhere, fetch, of_tenant, scoped
from server.rental.cashier.ledger import read_lines
from server.rental.cashier.refund_requests import waiting_refunds
from server.rental.history import word_lines
from server.rental.orders.groups import read_group
from server.rental.spans import shape_hours

_CAUSES = ORDER_EVENT.labels
_SIGNS = {"charge": 1, "credit": -1, "in": -1, "out": 1}
_MONEY = {
    "total": "room_total",
    "charged": "charged",
    "paid": "paid",
    "receivedRoom": "received_room",
    "receivedDeposit": "received_deposit",
    "refundedDeposit": "refunded_deposit",
    "depositHeld": "deposit_held",
    "depositDue": "deposit_due",
    "cancelFee": "cancel_fee",
    "balance": "balance",
}


async def read_detail(actor: Actor, order_id: int | str, notices: Sequence[str] = ()) -> dict[str, Any]:
    """The order as the dialog shows it; `notices` are pair texts that an act has to say beside it."""
    order = await fetch(DailyOrder, actor, order_id)
    nights = await of_tenant(OrderNight, actor.tenant_id).filter(order_id=order.id).order_by("night")
    segments = await scoped(OrderSegment, actor).filter(order_id=order.id).order_by("from_day")
    unit_ids = {order.unit_id, *(row.unit_id for row in nights), *(row.unit_id for row in segments)}
    titles: dict[int | None, str] = {
        row.id: row.title for row in await of_tenant(Unit, actor.tenant_id).filter(id__in=unit_ids - {None})
    }
    ids = [row.id for row in segments if row.unit_id is None]
    overbooked = (
        set(await everywhere(TypeWait).filter(id__in=ids, overbooked=True).values_list("id", flat=True))
        if ids
        else set()
    )
    offer = (await available_actions(resource, actor, [order]))[order.id]
    return {
        **_order(order, titles),
        "group": await read_group(actor, order),
        "nights": [_night(row, titles) for row in nights],
        "guests": await _guests(actor, order.id),
        "segments": [
            {
                "id": str(row.id),
                "unitId": str(row.unit_id) if row.unit_id else None,
                "unitTitle": titles.get(row.unit_id, ""),
                "overbooked": row.id in overbooked,
                "from": row.from_day.isoformat(),
                "to": row.to_day.isoformat(),
            }
            for row in segments
        ],
        "ledger": await _ledger(actor, order.id),
        "waiting": await waiting_refunds(actor, order.id),
        "log": await _log(actor, order.id),
        "money": {key: to_yuan(getattr(order, column)) for key, column in _MONEY.items()},
        **offer._asdict(),
        "arrival": await _arrival(actor, order),
        "notices": [localize(text, actor.locale) for text in notices],
    }


async def _arrival(actor: Actor, order: DailyOrder) -> list[dict[str, Any]]:
    """Everything that stands in the way of a check-in now, of an order that is still to come."""
    if order.state not in AHEAD:
        return []
    found = await blockers_of(resource, actor, resource.process.by_code["checkIn"], order) if resource.process else []
    return [
        {
            "id": item.id,
            "text": localize(item.text, actor.locale),
            "mend": item.mend,
            "occupants": (item.result or {}).get("occupants", []),
        }
        for item in found
    ]


def _day(value: date) -> str:
    return value.isoformat()


def _order(order: DailyOrder, titles: dict[int | None, str]) -> dict[str, Any]:
    return {
        "id": str(order.id),
        "version": order.row_version,
        "orderNo": order.order_no,
        "contactName": order.contact_name,
        "contactPhone": order.contact_phone,
        "unitId": str(order.unit_id) if order.unit_id else None,
        "unitTitle": titles.get(order.unit_id, "") if order.unit_id else "",
        "unitType": order.unit_type,
        "communityId": str(order.community_id),
        "checkIn": _day(order.check_in),
        "checkOut": _day(order.check_out),
        "nightCount": order.nights,
        "hours": shape_hours(order.from_minute, order.to_minute),
        "channel": order.channel,
        "companyId": str(order.company_id) if order.company_id else None,
        "groupNo": order.group_no,
        "state": order.state,
        "locked": order.locked,
        "remark": order.remark or "",
        "cancelPolicy": order.cancel_policy,
        "cancelReason": order.cancel_reason,
        "checkedInAt": to_wire(order.checked_in_at) if order.checked_in_at else None,
        "checkedOutAt": to_wire(order.checked_out_at) if order.checked_out_at else None,
        "createBy": order.create_by,
        "createTime": to_wire(order.create_time),
    }


def _night(row: OrderNight, titles: dict[int | None, str]) -> dict[str, Any]:
    return {
        "night": _day(row.night),
        "unitId": str(row.unit_id) if row.unit_id else None,
        "unitTitle": titles.get(row.unit_id, ""),
        "price": to_yuan(row.price),
        "source": row.source,
        "rule": row.rule,
        "reason": row.reason,
    }


async def _guests(actor: Actor, order_id: int) -> list[dict[str, Any]]:
    rows = await of_tenant(OrderGuest, actor.tenant_id).filter(order_id=order_id).order_by("-is_main", "id")
    return [
        {
            "id": str(row.id),
            "name": row.name,
            "gender": row.gender,
            "idType": row.id_type,
            "idNo": row.id_no and mask(row.id_no),
            "phone": row.phone,
            "isMain": row.is_main,
            "renterId": str(row.renter_id) if row.renter_id else None,
            "checkinAt": to_wire(row.checkin_at) if row.checkin_at else None,
            "checkoutAt": to_wire(row.checkout_at) if row.checkout_at else None,
        }
        for row in rows
    ]


async def _ledger(actor: Actor, order_id: int) -> list[dict[str, Any]]:
    """Lines with the running balance; deposits taken and returned leave it as it is."""
    balance, lines = 0, []
    for row in await read_lines(actor, order_id):
        if row.project not in ("deposit_in", "deposit_out"):
            balance += _SIGNS[row.direction] * row.amount
        lines.append(
            {
                "id": str(row.id),
                "no": row.no,
                "project": row.project,
                "direction": row.direction,
                "amount": to_yuan(row.amount),
                "method": row.method,
                "paidOn": _day(row.paid_on),
                "note": row.note or _cause(row, actor.locale),
                "operator": row.operator,
                "reverses": str(row.reverses) if row.reverses else None,
                "reversedBy": str(row.reversed_by) if row.reversed_by else None,
                "balance": to_yuan(balance),
            }
        )
    return lines


def _cause(row: Ledger, locale: str) -> str | None:
    """What a derived charge comes from."""
    return _CAUSES[row.cause].of(locale) if row.cause else None


async def _log(actor: Actor, order_id: int) -> list[dict[str, Any]]:
    rows = await of_tenant(OrderLog, actor.tenant_id).filter(order_id=order_id).order_by("-id").limit(200)
    return [
        {
            "time": to_wire(row.at),
            "action": row.action,
            "text": word_lines(row.lines, row.reason, actor.locale),
            "by": signature_of(row.realname, row.username),
        }
        for row in rows
    ]
