"""Meters and viewings by history: 2,000 meters and forty viewings a day, known for 1, 10 and 100 months, each in an organisation.

Run `python -m tests.bench.meters [MONTHS…]`. What one does with what is open now, and the pages of lists, stay below their bars whatever
lies behind them; the factor to the shortest history is printed beside each.
"""

import asyncio
import os
from collections.abc import Sequence
from datetime import date, timedelta
from decimal import Decimal
from itertools import count
from typing import Any

from tests.bench.bars import Held, size, words
from tests.bench.leases import Timed, timed

BUILDINGS, MINE = 10, 200
AHEAD = 30
ROUND = "begin a round of 200"
PERIODS = ("morning", "noon", "afternoon", "evening")


async def fill(months: int) -> Any:
    """An organisation with so much history: all meters read monthly, but for the last building in a round of today."""
    from schema.kit.clock import today
    from schema.kit.snowflake import next_id
    from server.kit.database import pool
    from server.seeding.sheet import Sheet
    from tests.rental.village import build

    village = await build()
    ids = count(next_id())
    constants = {"tenant_id": village.org.id, "create_by": "system"}
    place = {"community_id": village.community, "place": "云栖 1幢", "meter_kind": "electricity"}
    meters = Sheet(
        _model("Meter"), "id serial kind unit_id community_id building_id walk last_value last_date", **constants
    )
    head = "id meter_id meter_no building_id walk read_date since last_value mean reader_id state value usage"
    readings = Sheet(_model("MeterReading"), head, **constants, **place)
    viewings = Sheet(
        _model("Viewing"), "id contact_name contact_phone view_date period unit_id agent_id state", **constants
    )
    days = [today() - timedelta(days=30 * back) for back in range(months, 0, -1)]
    for number in range(size("meters", "meters")):
        meter, building = next(ids), village.building + number % BUILDINGS
        where = (meter, f"M{number:05d}", building, number)
        meters.add(
            meter, where[1], "electricity", village.whole.id, village.community, building, number, months, days[-1]
        )
        for at, day in enumerate(days):
            told = (
                day,
                day - timedelta(days=30),
                Decimal(at),
                Decimal(1),
                None,
                "confirmed",
                Decimal(at + 1),
                Decimal(1),
            )
            readings.add(next(ids), *where, *told)
        if number % BUILDINGS < BUILDINGS - 1:
            reader = village.actor.user_id if number < MINE else 1
            open_now = (today(), days[-1], Decimal(months), Decimal(1), reader, "draft", None, None)
            readings.add(next(ids), *where, *open_now)
    for back in range(-AHEAD, 30 * months):
        for number in range(size("meters", "a day")):
            state = "booked" if back < 0 else "completed"
            person = (f"客户{number}", "13700137000", today() - timedelta(days=back), PERIODS[number % 4])
            viewings.add(next(ids), *person, village.whole.id, village.actor.user_id, state)
    async with pool().acquire() as connection:
        for sheet in (meters, readings, viewings):
            await sheet.copy(connection)
    await pool().execute("ANALYZE")
    return village


def _model(name: str) -> Any:
    from schema.rental.meter import Meter, MeterReading
    from schema.rental.viewing import Viewing

    return {"Meter": Meter, "MeterReading": MeterReading, "Viewing": Viewing}[name]


def acts(village: Any, draft: str) -> dict[str, Timed]:
    from schema.kit.clock import today
    from schema.rental.meter import reading
    from schema.rental.viewing import viewing
    from server.engine.read import list_rows
    from server.engine.write import edit_row
    from server.kit.database import pool
    from server.rental.meters.rounds import BeginRound, begin_round, plan_round
    from server.rental.meters.walk import read_walk
    from server.rental.viewings.contracts import ConversionQuery, read_conversion
    from server.rental.viewings.phone import read_mine

    actor, typed = village.actor, count(1)
    monday = today() - timedelta(days=today().weekday())
    week = {"viewDate_begin": f"{monday}", "viewDate_end": f"{monday + timedelta(days=6)}", "pageSize": "500"}
    month: dict[str, date] = {"from": today() - timedelta(days=29), "to": today()}
    last = str(village.building + BUILDINGS - 1)
    form = BeginRound(community_id=str(village.community), building_id=last, read_date=today())
    drop = "DELETE FROM rent_meter_reading WHERE tenant_id = $1 AND building_id = $2 AND state = 'draft'"

    async def type_value() -> None:
        await edit_row(reading, actor, {"id": draft, "value": str(1_000 + next(typed))})

    async def begin() -> None:
        made = await begin_round(actor, await plan_round(actor, form))
        assert made["made"] == size("meters", "meters") // BUILDINGS, made
        await pool().execute(drop, actor.tenant_id, int(last))

    return {
        "readings, first page": lambda: list_rows(reading, actor, {}),
        "readings, entry round": lambda: list_rows(reading, actor, {"state": "draft", "pageSize": "100"}),
        "readings, odd ones": lambda: list_rows(reading, actor, {"warnings": "high"}),
        "type a value": type_value,
        ROUND: begin,
        "the walk by phone": lambda: read_walk(actor),
        "viewings, first page": lambda: list_rows(viewing, actor, {}),
        "viewings, a week": lambda: list_rows(viewing, actor, week),
        "viewings by phone": lambda: read_mine(actor),
        "conversion of 30 days": lambda: read_conversion(actor, ConversionQuery.model_validate(month)),
    }


async def measure(months: int) -> dict[str, float]:
    from schema.rental.meter import MeterReading

    village = await fill(months)
    draft = await MeterReading.filter(tenant_id=village.org.id, state="draft").first()
    assert draft is not None
    return {name: await timed(work) for name, work in acts(village, str(draft.id)).items()}


def usual_history() -> list[int]:
    """One month, all of them, and a tenth of that between."""
    months = size("meters", "months")
    return sorted({1, max(1, months // 10), months})


async def run(history: Sequence[int]) -> Held:
    from server.app import create_app
    from server.launch.migrate import migrate

    await migrate(os.environ["DATABASE_URL"])
    app = create_app()
    async with app.router.lifespan_context(app):
        found = {months: await measure(months) for months in history}
    first, held = found[history[0]], Held("meters")
    for months, spent in found.items():
        print(
            f"{months} months: {size('meters', 'meters') * months:,} readings, {size('meters', 'a day') * 30 * months:,} viewings"
        )
        for name, ms in spent.items():
            print(f"  {name:24} {ms:7.1f} ms, x{ms / first[name]:.1f}")
            held.hold(f"{name}, ms" if name == ROUND else "act, ms", ms, f"{name}, {months} months")
    return held


if __name__ == "__main__":
    from tests.kit.services import run_services

    asked = [int(word) for word in words()]
    with run_services():
        told = asyncio.run(run(asked or usual_history()))
    told.end()
