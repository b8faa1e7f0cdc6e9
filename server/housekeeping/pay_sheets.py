"""Pay sheets drawn up: one for each housekeeper and month in which she did something, reckoned anew while it is a draft."""

from datetime import date
from typing import Any

from schema.housekeeping.order import Order
from schema.housekeeping.pay_sheet import DRAFT, SHOWN, PaySheet, PaySheetLine
from schema.housekeeping.staff import staff
from server.engine.monthly import Monthly, draw_up
from server.housekeeping.pay_reckoning import Reckoned, reckon
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.numbers import next_number
from server.kit.scope import scoped
from server.kit.unit_of_work import Work


class DrawPaySheets(Body):
    """`day`: any of the month; without `staffId` for everybody."""

    day: date
    staff_id: str = ""


async def _reckon(work: Work, staff_id: int, month: date, sheet: PaySheet | None) -> Reckoned:
    return await reckon(work.connection, work.actor.tenant_id, staff_id, month, sheet.id if sheet else 0)


async def _number(work: Work, month: date) -> dict[str, Any]:
    """GZ, the month, and three digits that start again every month."""
    return {"no": await next_number(work, "hk_pay_sheet", "no", f"GZ{month:%y%m}", 3)}


PAY_SHEETS = Monthly(
    statement=PaySheet,
    line=PaySheetLine,
    party=staff,
    of="staff_id",
    under="sheet_id",
    draft=DRAFT,
    unknown="没有这位保洁人员 | There is no such housekeeper",
    reckon=_reckon,
    heading=_number,
)


async def draw_pay_sheets(actor: Actor, body: DrawPaySheets) -> dict[str, int]:
    """POST /housekeeping/paySheet/draw {day, staffId?}: {drawn, kept}."""
    return await draw_up(PAY_SHEETS, actor, body.day, body.staff_id)


async def find_settled(actor: Actor, order: Order) -> str | None:
    """The number of the sheet that was issued with the order; None while it is in none, or in a draft."""
    sheets = scoped(PaySheet, actor).filter(staff_id=order.staff_id, state__in=SHOWN)
    numbers = {sheet.id: sheet.no for sheet in await sheets.only("id", "no")}
    line = await scoped(PaySheetLine, actor).filter(sheet_id__in=list(numbers), order_id=order.id).first()
    return numbers[line.sheet_id] if line else None
