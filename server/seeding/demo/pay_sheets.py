"""Pay sheets of the demo's housekeepers: of the month before last paid, of last month on their way, of this month a draft."""

from collections import defaultdict
from datetime import date, timedelta

from schema.housekeeping.order import COMPLETED, Order
from schema.housekeeping.pay_sheet import CONFIRMED, DRAFT, ISSUED, PAID, PaySheet, PaySheetLine
from schema.kit.clock import SHANGHAI, month_start
from server.seeding.demo.deposits import Row, rows_of
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

_HEAD = "id no staff_id month first_day orders minutes amount state confirmed_at paid_on method create_time"
_LINE = "id sheet_id order_id order_no type finished_on minutes amount"
_ON_THEIR_WAY = (ISSUED, CONFIRMED)


def build_pay_sheets(world: World) -> None:
    heads, lines = world.sheet(PaySheet, _HEAD), world.sheet(PaySheetLine, _LINE)
    done: dict[tuple[date, int], list[Row]] = defaultdict(list)
    for row in rows_of(world, Order._meta.db_table):
        if row["state"] == COMPLETED and row["staff_id"]:
            first = month_start(row["finish_at"].astimezone(SHANGHAI).date())
            done[(first, row["staff_id"])].append(row)
    numbers: dict[date, int] = defaultdict(int)
    for first, staff_id in sorted(done):
        numbers[first] += 1
        _write(world, (heads, lines), first, numbers[first], staff_id, done[(first, staff_id)])


def _write(
    world: World, sheets: tuple[Sheet, Sheet], first: date, number: int, staff_id: int, orders: list[Row]
) -> None:
    heads, lines = sheets
    state = _state(world, first, number)
    sheet, made = world.ids(), min(month_start(first, 1), world.today)
    confirmed = world.at(min(made + timedelta(days=1), world.today), 9) if state in (CONFIRMED, PAID) else None
    paid = (min(made + timedelta(days=9), world.today), "transfer") if state == PAID else (None, None)
    minutes, amount = sum(row["minutes"] for row in orders), sum(row["cost"] for row in orders)
    head = (f"GZ{first:%y%m}{number:03d}", staff_id, f"{first:%Y-%m}", first, len(orders), minutes, amount, state)
    heads.add(sheet, *head, confirmed, *paid, world.at(made, 8))
    for row in sorted(orders, key=lambda one: (one["finish_at"], one["order_no"])):
        finished = row["finish_at"].astimezone(SHANGHAI).date()
        known = (row["id"], row["order_no"], row["type"], finished, row["minutes"], row["cost"])
        lines.add(world.ids(), sheet, *known)


def _state(world: World, first: date, number: int) -> str:
    if first == month_start(world.today):
        return DRAFT
    if first < month_start(world.today, -1):
        return PAID
    return _ON_THEIR_WAY[number % len(_ON_THEIR_WAY)]
