"""Closed months of the demo: the last two of the year before its dues begin, one of which was opened once more."""

from datetime import date, timedelta

from schema.finance.period import CLOSED, Period
from server.seeding.demo.world import World

CLOSER = "finance1"
WHY = "补记一笔退款"


def build_closed_months(world: World) -> None:
    """Nothing where nobody keeps the books. Before the first dues of the demo, so that none of them is held."""
    if CLOSER not in world.users:
        return
    year = world.today.year - 2
    sheet = world.sheet(Period, "id month state closed_by closed_at reason")
    for month, after, reason in (
        (f"{year}-11", date(year, 12, 1), WHY),
        (f"{year}-12", date(year + 1, 1, 1), None),
    ):
        sheet.add(world.ids(), month, CLOSED, world.users[CLOSER], world.at(after + timedelta(days=4), 10), reason)
