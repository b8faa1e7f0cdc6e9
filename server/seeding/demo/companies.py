"""Companies on account: whose guests of the demo stay on it, with a statement that was settled, one that is due, and a draft."""

from collections import defaultdict
from collections.abc import Sequence
from datetime import date, timedelta
from typing import Any

from schema.kit.clock import month_start
from schema.rental.company import DRAFT, ISSUED, PAID, Company, CompanyStatement, CompanyStatementLine
from schema.rental.order import CHECKED_OUT, CLOSED, DailyOrder
from schema.seeds.demo.companies import COMPANIES
from server.seeding.demo.deposits import Row, rows_of
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

MOST_LINES = 8
_HEAD = "id company_id month first_day stays amount state due paid_on method create_time"
_LINE = "id statement_id order_id order_no guests check_in check_out amount"


def build_companies(world: World) -> list[int]:
    """Writes them; gives their ids."""
    sheet = world.sheet(Company, "id name tax_no contact phone credit terms_days create_time")
    ids = [world.ids() for _ in COMPANIES]
    for company_id, plan in zip(ids, COMPANIES, strict=True):
        sheet.add(company_id, *plan, world.at(world.today - timedelta(days=300), 10))
    return ids


def build_company_statements(world: World, companies: Sequence[int]) -> None:
    """What was settled the month before last, what is owed of last month, and this month as far as it has come."""
    heads, lines = world.sheet(CompanyStatement, _HEAD), world.sheet(CompanyStatementLine, _LINE)
    by_company: dict[int, list[Row]] = defaultdict(list)
    for order in rows_of(world, DailyOrder._meta.db_table):
        if order["company_id"]:
            by_company[order["company_id"]].append(order)
    for company_id in companies:
        for back, state in ((2, PAID), (1, ISSUED), (0, DRAFT)):
            first, after = month_start(world.today, -back), month_start(world.today, 1 - back)
            wanted = CLOSED if state == PAID else CHECKED_OUT
            orders = [
                row for row in by_company[company_id] if row["state"] == wanted and first <= row["check_out"] < after
            ]
            if orders:
                _write(world, (heads, lines), company_id, first, state, orders[:MOST_LINES])


def _write(
    world: World,
    sheets: tuple[Sheet, Sheet],
    company_id: int,
    first: date,
    state: str,
    orders: Sequence[dict[str, Any]],
) -> None:
    heads, lines = sheets
    statement, made = world.ids(), month_start(first, 1)
    amounts = [row["room_total"] if state == PAID else row["balance"] for row in orders]
    due = made + timedelta(days=15) if state != DRAFT else None
    settled = (min(made + timedelta(days=12), world.today), "transfer") if state == PAID else (None, None)
    written = world.at(min(made, world.today), 9)
    heads.add(statement, company_id, f"{first:%Y-%m}", first, len(orders), sum(amounts), state, due, *settled, written)
    for row, amount in zip(orders, amounts, strict=True):
        known = (row["id"], row["order_no"], row["guest_names"], row["check_in"], row["check_out"])
        lines.add(world.ids(), statement, *known, amount)
