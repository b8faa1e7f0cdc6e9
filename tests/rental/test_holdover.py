"""Who stays on after the last day: the nights stay theirs day by day, rent accrues, and the room is left when they leave."""

import random
from datetime import date
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import Conflict
from schema.rental.day_turn import DayTurn
from schema.rental.lease import Lease
from schema.rental.settlement import Settlement
from schema.rental.turn_failure import TurnFailure
from server.kit.actor import system_actor
from server.kit.database import pool
from server.kit.switches import HOLDOVER_FACTOR, REFUND_APPROVAL
from server.rental.day.holdover import leases_in_holdover
from server.rental.day.lease_turn import hold_over
from server.rental.leases.view import lease_detail
from tests.kit.clock import set_clock
from tests.kit.seeds import seeds
from tests.kit.switch import set_switch
from tests.rental.test_business_day import catch, cleaning, rule, turned
from tests.rental.test_lease_changes import bell, change
from tests.rental.test_leases import pay, sign
from tests.rental.test_settlements import agreed, begin, check_money, take
from tests.rental.village import Village, build, day, on

Clock = pytest.MonkeyPatch


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    village = await build()
    await set_switch(village.org.id, REFUND_APPROVAL, "9999999")
    await rule(village, "lease_end")
    return village


async def let(village: Village, last: int = -1, **rest: Any) -> dict[str, Any]:
    """A lease of two months that ends on a day counted from today; what was due is paid."""
    lease = await sign(village, **{"startDate": on(last - 60), "endDate": on(last), "payCycle": 1, **rest})
    for bill in lease["bills"]:
        await pay(village, bill["id"], bill["amount"])
    return lease


async def nights(lease: dict[str, Any]) -> list[tuple[date, date]]:
    """Its spans without a gap."""
    rows = await pool().fetch(
        "SELECT from_day, to_day FROM occupancy_claim WHERE source_id = $1 ORDER BY from_day", int(lease["id"])
    )
    spans: list[tuple[date, date]] = []
    for row in rows:
        first = spans.pop()[0] if spans and spans[-1][1] == row["from_day"] else row["from_day"]
        spans.append((first, row["to_day"]))
    return spans


async def test_the_coming_night_is_claimed_with_each_turn_and_a_second_run_changes_nothing(
    village: Village, monkeypatch: Clock
) -> None:
    lease = await let(village)
    await turned(village, day(-1))
    assert await nights(lease) == [(day(-61), day(0))]
    await catch(village)
    assert await nights(lease) == [(day(-61), day(1))]
    with pytest.raises(Conflict):
        await village.book(village.whole, 0, 1)
    version = (await Lease.get(id=int(lease["id"]))).row_version
    assert await hold_over(system_actor(village.org.id), day(0)) == 0
    await catch(village)
    assert (await Lease.get(id=int(lease["id"]))).row_version == version
    set_clock(monkeypatch, day(1), "06:30")
    await catch(village)
    assert await nights(lease) == [(day(-61), day(2))]
    assert (await cleaning(village), await village.cleanness()) == ([], "clean")


async def test_a_night_that_was_sold_stays_sold_and_a_person_is_told_once(village: Village, monkeypatch: Clock) -> None:
    clerk = await village.org.hire("rental:settlement:save")
    other = await let(village, unitId=str(village.rooms[0].id))
    lease = await let(village, tenant={"name": "周新", "phone": "13600136000", "idNo": "110105199001010017"})
    order = await village.book(village.whole, 0, 1)
    await turned(village, day(-1))
    await catch(village)
    row = await Lease.get(id=int(lease["id"]))
    assert (await nights(lease), row.clash_on, row.claimed_until) == ([(day(-61), day(0))], day(0), None)
    assert await nights(other) == [(day(-61), day(1))]
    assert not await TurnFailure.filter(tenant_id=village.org.id).exists()
    told = [title for title, url in await bell(clerk.user_id) if url == f"/rental/lease?open={lease['id']}"]
    assert len(told) == 1 and village.whole.title in told[0]
    await hold_over(system_actor(village.org.id), day(0))
    assert len(await bell(clerk.user_id)) == len(told)
    assert order["state"] == "reserved"
    set_clock(monkeypatch, day(1), "08:00")
    await catch(village)
    row = await Lease.get(id=int(lease["id"]))
    mine = [(day(-61), day(0)), (day(1), day(2))]
    assert (await nights(lease), row.clash_on, row.claimed_until) == (mine, None, day(2))
    settlement = await agreed(village, await begin(village, lease, kind="holdover", leaveDate=on(0)))
    await take("finish", village.actor, settlement, method="transfer")
    assert await nights(lease) == [(day(-61), day(0))]


async def test_who_leaves_after_the_end_pays_what_accrued_and_leaves_a_dirty_room_then(village: Village) -> None:
    await set_switch(village.org.id, HOLDOVER_FACTOR, "1.5")
    lease = await let(village, -4)
    await turned(village, day(-4))
    await catch(village)
    assert (await cleaning(village), await nights(lease)) == ([], [(day(-64), day(1))])
    shown = (await lease_detail(village.actor, lease["id"]))["accrued"]
    assert (shown["from"], shown["to"]) == (on(-3), on(0)) and "×1.5" in shown["explain"]
    row = await agreed(village, await begin(village, lease, kind="holdover", leaveDate=on(0)))
    [line] = [line for line in row["statement"]["lines"] if line["code"] == "holdover"]
    assert line["amount"] == f"-{shown['amount']}" and line["text"] == shown["explain"]
    await take("finish", village.actor, row, method="transfer")
    assert await nights(lease) == [(day(-64), day(1))]
    assert await cleaning(village) == [("deep", str(village.whole.id), "pending")]
    assert (await Lease.get(id=int(lease["id"]))).state == "ended"
    await check_money(village, lease["id"])


async def test_nights_that_were_claimed_behind_the_day_of_leaving_are_free_again(village: Village) -> None:
    lease = await let(village, -4)
    await turned(village, day(-4))
    await catch(village)
    row = await agreed(village, await begin(village, lease, kind="holdover", leaveDate=on(-2)))
    await take("finish", village.actor, row, method="transfer")
    assert await nights(lease) == [(day(-64), day(-1))]
    await village.book(village.whole, 0, 2)


@pytest.mark.parametrize("kind", ["expiry", "holdover"])
async def test_housekeeping_hears_of_the_day_that_was_agreed_once(
    village: Village, monkeypatch: Clock, kind: str
) -> None:
    lease = await let(village, 0 if kind == "expiry" else -1)
    row = await agreed(village, await begin(village, lease, kind=kind, leaveDate=on(0)))
    await turned(village, day(0))
    set_clock(monkeypatch, day(1), "05:00")
    await catch(village)
    assert await cleaning(village) == []
    set_clock(monkeypatch, day(1), "06:01")
    await catch(village)
    await catch(village)
    assert await cleaning(village) == [("deep", str(village.whole.id), "pending")]
    assert await village.cleanness() == "dirty"
    stored = await Settlement.get(id=int(row["id"]))
    assert stored.vacated_on == day(0)
    await take("finish", village.actor, row, method="transfer")
    assert len(await cleaning(village)) == 1
    assert [one[1] for one in await nights(lease)] == [day(1)] if kind == "expiry" else [day(0)]


async def test_a_draft_agrees_on_nothing_so_the_nights_are_kept(village: Village) -> None:
    lease = await let(village)
    await begin(village, lease)
    await turned(village, day(-1))
    await catch(village)
    assert (await nights(lease), await cleaning(village)) == ([(day(-61), day(1))], [])


async def test_only_who_stays_without_a_lease_to_come_is_held_over(village: Village) -> None:
    system = system_actor(village.org.id)
    lease = await let(village)
    assert await leases_in_holdover(system, day(-1)) == []
    assert await leases_in_holdover(system, day(0)) == [int(lease["id"])]
    again = await sign(village, startDate=on(0), endDate=on(90), tenantId=lease["tenantId"], tenant=None)
    assert await leases_in_holdover(system, day(0)) == []
    await pool().execute("UPDATE rent_lease SET state = 'void' WHERE id = $1", int(again["id"]))
    assert await leases_in_holdover(system, day(0)) == [int(lease["id"])]
    other = system_actor((await build()).org.id)
    assert await leases_in_holdover(other, day(0)) == []
    await turned(village, day(-1))
    await DayTurn.filter(tenant_id=village.org.id).update(day=day(-1))
    await pool().execute("UPDATE rent_lease SET state = 'signed' WHERE id = $1", int(again["id"]))
    await catch(village)
    assert await cleaning(village) == []


async def test_on_the_first_day_after_the_end_it_may_still_be_renewed_without_a_gap(village: Village) -> None:
    lease = await let(village)
    await turned(village, day(-1))
    await catch(village)
    assert await nights(lease) == [(day(-61), day(1))]
    done = await change(village, await Lease.get(id=int(lease["id"])), "renew", endDate=on(90))
    new = await Lease.get(id=done.next_lease_id)
    assert await nights(lease) == [(day(-61), day(0))]
    assert await nights({"id": new.id}) == [(day(0), day(91))]
    assert await leases_in_holdover(system_actor(village.org.id), day(0)) == []
    assert (await Lease.get(id=int(lease["id"]))).claimed_until is None


@pytest.mark.parametrize("seed", seeds(4))
async def test_whatever_days_are_missed_the_nights_run_from_the_first_to_the_day_of_leaving(
    village: Village, monkeypatch: Clock, seed: int
) -> None:
    """Turned on some of the days only; nobody but the lessee ever has a night on which they lived there."""
    rng = random.Random(seed)
    lease = await let(village, -1)
    await turned(village, day(-1))
    stays = rng.randint(0, 9)
    for number in sorted({*rng.sample(range(stays + 1), rng.randint(0, stays)), stays}):
        set_clock(monkeypatch, day(number), "06:30")
        await catch(village)
        assert await nights(lease) == [(day(-61), day(number + 1))]
    left = rng.randint(0, stays)
    row = await agreed(village, await begin(village, lease, kind="holdover", leaveDate=on(left)))
    await take("finish", village.actor, row, method="transfer")
    assert await nights(lease) == [(day(-61), day(left + 1))]
    await check_money(village, lease["id"])
