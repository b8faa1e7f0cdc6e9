"""The turn of a business day for 100,000 leases of ten organisations, against reading each of their open and planned bills once.

Run `python -m tests.bench.lease_turn [LEASES]`. Turned is what the job turns: leases, reminders, renewals and rooms of every
organisation, by a clock that is set. The day before a month ends brings all copies up to date; the end of the month, with late fees on
all rent that is late, takes at most 60 s, as does the usual night behind it; the same day again finds nothing. The next night is
killed half-way, in a process of its own, and goes on from there: what was turned stays and is not turned again.
"""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable
from datetime import date, timedelta
from typing import Any

import pytest

from tests.bench.bars import Held, size, words

KILLED = 2
"""Days behind the end of the month of the night that is killed."""
_FLOOR = """
SELECT id, lease_id, due, amount, paid, open_amount, state FROM rent_bill WHERE state IN ('open', 'part', 'planned')"""
_DONE = """
SELECT (SELECT sum(row_version) FROM rent_lease) AS versions,
  (SELECT count(*) FROM rent_bill WHERE kind = 'late_fee') AS fees, (SELECT count(*) FROM rent_dunning) AS reminders,
  (SELECT count(*) FROM rent_lease WHERE renewal_told IS NOT NULL) AS renewals,
  (SELECT count(*) FROM rent_unit WHERE clean_state = 'dirty') AS rooms, (SELECT min(day) FROM rent_day_turn) AS day"""
# Of one day there is one fee of a lease, and one reminder of a bill at each step.
_TWICE = """
SELECT (SELECT count(*) FROM (SELECT 1 FROM rent_bill WHERE kind = 'late_fee' GROUP BY lease_id, period_from HAVING count(*) > 1) f)
  + (SELECT count(*) FROM (SELECT 1 FROM rent_dunning WHERE state <> 'dropped' GROUP BY bill_id, step HAVING count(*) > 1) d)"""


async def _seconds(work: Awaitable[Any]) -> tuple[float, Any]:
    begun = time.perf_counter()
    result = await work
    return time.perf_counter() - begun, result


def end_of_month(day: date) -> date:
    """The last day of the month of the day behind it."""
    first = (day + timedelta(days=1)).replace(day=1)
    return (first + timedelta(days=32)).replace(day=1) - timedelta(days=1)


async def turn(day: date) -> int:
    """What the job does on the morning of that day; how many leases changed."""
    from server.rental.day.turn import turn_days
    from tests.kit.clock import set_clock

    with pytest.MonkeyPatch.context() as clock:
        set_clock(clock, day, "08:00")
        return await turn_days()


async def done() -> dict[str, Any]:
    from server.kit.database import pool

    return dict(await pool().fetchrow(_DONE))


async def turn_until_killed(day: date) -> None:
    from server.app import create_app

    app = create_app()
    async with app.router.lifespan_context(app):
        await turn(day)


async def kill_half_way(day: date) -> bool:
    """Whether what the killed run had done stays as it is, and the next one does the rest and nothing else."""
    from server.kit.database import pool

    before = (await done())["versions"]
    child = subprocess.Popen([sys.executable, "-m", "tests.bench.lease_turn", "until-killed", day.isoformat()])
    turned = 0
    while child.poll() is None and turned < size("lease_turn", "turned"):
        await asyncio.sleep(0.2)
        turned = (await done())["versions"] - before
    child.send_signal(signal.SIGKILL)
    child.wait()
    turned = (await done())["versions"] - before
    seconds, changed = await _seconds(turn(day))
    whole = await done()
    again, twice = await turn(day), await pool().fetchval(_TWICE)
    print(
        f"killed after {turned:,} leases; the rest, {changed:,} leases, {seconds:.1f} s; then {again} are left, {twice} twice"
    )
    return turned > 0 and changed > 0 and again == 0 and twice == 0 and await done() == whole and whole["day"] == day


async def prepare(leases: int, day: date) -> None:
    """Organisations that take late fees and were turned up to the day before."""
    from schema.rental.day_turn import DayTurn
    from server.kit.parameter import ON
    from server.kit.switches import LATE_FEE
    from tests.bench.leases import fill
    from tests.kit.switch import set_switch

    organisations = size("lease_turn", "organisations")
    for _ in range(organisations):
        tenant = (await fill(leases // organisations, cycle=3)).tenant_id
        await set_switch(tenant, LATE_FEE, ON)
        await DayTurn.create(tenant_id=tenant, day=day - timedelta(days=1))


async def run(leases: int) -> Held:
    from schema.kit.clock import today
    from server.app import create_app
    from server.kit.database import pool
    from server.launch.migrate import migrate

    end = end_of_month(today())
    nights = {
        "all copies": end - timedelta(days=1),
        "end of month": end,
        "a usual night": end + timedelta(days=1),
        "the same again": end + timedelta(days=1),
    }
    await migrate(os.environ["DATABASE_URL"])
    app = create_app()
    async with app.router.lifespan_context(app):
        await prepare(leases, nights["all copies"])
        floor, bills = await _seconds(pool().fetch(_FLOOR))
        print(
            f"{leases:,} leases of {size('lease_turn', 'organisations')} organisations; reading {len(bills):,} bills once takes {floor:.2f} s"
        )
        spent = {}
        for name, day in nights.items():
            before = await done()
            spent[name], changed = await _seconds(turn(day))
            after = await done()
            did = ", ".join(
                f"{after[what] - before[what]:,} {what}" for what in ("fees", "reminders", "renewals", "rooms")
            )
            print(
                f"{name:15} {changed:7,} leases changed, {did}, {spent[name]:6.1f} s, x{spent[name] / floor:.1f} of reading"
            )
        goes_on = await kill_half_way(end + timedelta(days=KILLED))
    held = Held("lease_turn")
    for name in ("end of month", "a usual night"):
        held.hold("night, s", spent[name], name)
    if not goes_on:
        held.fail("the night that was killed did not go on from where it was")
    return held


if __name__ == "__main__":
    asked = words()
    if asked[:1] == ["until-killed"]:
        asyncio.run(turn_until_killed(date.fromisoformat(asked[1])))
        sys.exit()
    from tests.kit.services import run_services

    with run_services():
        told = asyncio.run(run(int(next(iter(asked), size("lease_turn", "leases")))))
    told.end()
