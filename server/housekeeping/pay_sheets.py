"""Pay sheets drawn up: one for each housekeeper and month in which she did something, reckoned anew while it is a draft."""

from datetime import date

from schema.housekeeping.order import Order
from schema.housekeeping.pay_sheet import DRAFT, SHOWN, PaySheet, PaySheetLine
from schema.housekeeping.staff import Staff, staff
from schema.kit.errors import Invalid
from server.engine.read import visible_ids
from server.housekeeping.pay_reckoning import Reckoned, reckon
from server.http.body import Body
from server.http.shape import Shape
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import of_tenant, parse_id, scoped
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work, unit_of_work

_NEXT = "SELECT coalesce(max(substring(no FROM 7)::int), 0) + 1 FROM hk_pay_sheet WHERE tenant_id = $1 AND no ~ $2"


class DrawPaySheets(Body):
    """`day`: any of the month; without `staffId` for everybody."""

    day: date
    staff_id: str = ""


class PaySheetsDrawn(Shape):
    """`kept`: sheets of the month that were issued already and stay as they are."""

    drawn: int
    kept: int


async def draw_pay_sheets(actor: Actor, body: DrawPaySheets) -> dict[str, int]:
    """POST /housekeeping/paySheet/draw {day, staffId?}: {drawn, kept}."""
    month = body.day.replace(day=1)
    if month > await business_day(actor.tenant_id):
        raise Invalid(fields={"day": "该月还没有开始 | This month has not begun"})
    counts = {"drawn": 0, "kept": 0}
    async with unit_of_work(actor) as work:
        for row in await _people(work, body):
            told = await _draw(work, row, month)
            if told:
                counts[told] += 1
    return counts


async def _people(work: Work, body: DrawPaySheets) -> list[Staff]:
    """Locked by id, so that nobody draws up a month twice."""
    rows = scoped(Staff, work.actor)
    named = [parse_id(body.staff_id)] if body.staff_id else None
    ids = named or [row.id for row in await rows.only("id")]
    seen = await visible_ids(staff, work.actor, ids)
    found = await rows.filter(id__in=seen).order_by("id").select_for_update(no_key=True)
    if body.staff_id and not found:
        raise Invalid(fields={"staffId": "没有这位保洁人员 | There is no such housekeeper"})
    return list(found)


async def _draw(work: Work, row: Staff, month: date) -> str:
    """What became of it; nothing where she did nothing."""
    known = scoped(PaySheet, work.actor).filter(staff_id=row.id, first_day=month)
    sheet = await known.select_for_update(no_key=True).get_or_none()
    if sheet is not None and sheet.state != DRAFT:
        return "kept"
    reckoned = await reckon(work.connection, work.actor.tenant_id, row.id, month, sheet.id if sheet else 0)
    if sheet is None:
        if not reckoned.lines:
            return ""
        number = await _next_number(work, month)
        sheet = PaySheet(no=number, staff_id=row.id, month=f"{month:%Y-%m}", first_day=month, **reckoned.totals())
        await work.insert(sheet)
    else:
        await work.update(sheet, dict(reckoned.totals()))
    await replace_lines(work, sheet, reckoned)
    return "drawn"


async def _next_number(work: Work, month: date) -> str:
    """GZ, the month, and three digits that start again every month; makers of sheets wait for each other until they commit."""
    tenant = work.actor.tenant_id
    prefix = f"GZ{month:%y%m}"
    await take_turn(work.connection, "hk_pay_sheet_no", tenant)
    number: int = await work.connection.fetchval(_NEXT, tenant, f"^{prefix}[0-9]{{3,}}$")
    return f"{prefix}{number:03d}"


async def find_settled(actor: Actor, order: Order) -> str | None:
    """The number of the sheet that was issued with the order; None while it is in none, or in a draft."""
    sheets = scoped(PaySheet, actor).filter(staff_id=order.staff_id, state__in=SHOWN)
    numbers = {sheet.id: sheet.no for sheet in await sheets.only("id", "no")}
    line = await scoped(PaySheetLine, actor).filter(sheet_id__in=list(numbers), order_id=order.id).first()
    return numbers[line.sheet_id] if line else None


async def replace_lines(work: Work, sheet: PaySheet, reckoned: Reckoned) -> None:
    await of_tenant(PaySheetLine, work.actor.tenant_id).filter(sheet_id=sheet.id).delete()
    await work.insert_many([PaySheetLine(sheet_id=sheet.id, **line) for line in reckoned.lines])
