"""A housekeeper's own pay sheets on her phone: those that were issued to her, with their orders."""

from collections import defaultdict
from typing import Annotated, Any

from schema.housekeeping.order import HK_TYPE
from schema.housekeeping.pay_sheet import HK_PAY_SHEET_STATE, SHOWN, PaySheet, PaySheetLine
from schema.kit.money import to_yuan
from server.housekeeping.phone import find_staff
from server.http.one_of import OneOf
from server.http.shape import Shape
from server.kit.actor import Actor
from server.kit.scope import scoped

MONTHS = 12


class MyPayLine(Shape):
    order_no: str
    type: Annotated[str, OneOf(HK_TYPE.labels)]
    room: str
    finished_on: str
    minutes: int
    amount: str


class MyPaySheet(Shape):
    """Yuan; `version` goes with her word on it."""

    id: str
    version: int
    no: str
    month: str
    state: Annotated[str, OneOf(HK_PAY_SHEET_STATE.labels)]
    orders: int
    minutes: int
    amount: str
    paid_on: str | None
    lines: list[MyPayLine]


async def read_my_pay(actor: Actor) -> list[dict[str, Any]]:
    """GET /housekeeping/mine/pay: the latest first; drafts are not hers to see."""
    member = await find_staff(actor)
    mine = scoped(PaySheet, actor).filter(staff_id=member.id, state__in=SHOWN)
    sheets = await mine.order_by("-first_day").limit(MONTHS)
    lines: dict[int, list[PaySheetLine]] = defaultdict(list)
    for line in await scoped(PaySheetLine, actor).filter(sheet_id__in=[one.id for one in sheets]).order_by("id"):
        lines[line.sheet_id].append(line)
    return [_wire(sheet, lines[sheet.id]) for sheet in sheets]


def _wire(sheet: PaySheet, lines: list[PaySheetLine]) -> dict[str, Any]:
    return {
        "id": str(sheet.id),
        "version": sheet.row_version,
        "no": sheet.no,
        "month": sheet.month,
        "state": sheet.state,
        "orders": sheet.orders,
        "minutes": sheet.minutes,
        "amount": to_yuan(sheet.amount),
        "paidOn": sheet.paid_on.isoformat() if sheet.paid_on else None,
        "lines": [
            {
                "orderNo": line.order_no,
                "type": line.type,
                "room": line.room or "",
                "finishedOn": line.finished_on.isoformat(),
                "minutes": line.minutes,
                "amount": to_yuan(line.amount),
            }
            for line in lines
        ],
    }
