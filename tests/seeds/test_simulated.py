"""A simulated house keeps every promise that a house of the running product keeps, and the product goes on with it."""

import re
from collections import defaultdict
from datetime import timedelta
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.clock import now
from schema.rental.day_turn import DayTurn
from schema.seeds.demo.simulated import TENANT, plan_communities
from server.http.rights import load_actor
from server.kit.actor import Actor
from server.kit.database import pool
from server.launch.demo import read_wish
from server.launch.failure import LaunchFailure
from server.rental.board.queries import BoardQuery, read_board
from server.rental.cashier.sums import sum_lines
from server.rental.day.today import read_today
from server.rental.day.turn import catch_up
from server.seeding.demo.houses import build_houses
from server.seeding.simulation.build import build_simulation, make_calendar, make_world
from server.seeding.simulation.demand import expected_share
from server.seeding.simulation.load import load_simulation
from server.seeding.simulation.sales import full_nights
from tests.kit.clock import today
from tests.rental.unassigned_counters import check_counters, check_places
from tests.seeds.test_demo import Line

ROOMS, MONTHS = 12, 2


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def house(database: None) -> Actor:
    """The small house, in the installation of the tests; gives its administrator."""
    said: list[str] = []
    assert await load_simulation(ROOMS, MONTHS, said.append)
    assert said[0].startswith("生成") and said[-1].startswith("搜索索引")
    user = await pool().fetchval("SELECT id FROM sys_user WHERE username = 'sim-admin'")
    actor = await load_actor(user, TENANT, f"A{TENANT}", 0)
    assert actor is not None
    return actor


async def fetch(sql: str) -> list[Any]:
    """`$1` is the house."""
    return list(await pool().fetch(sql, TENANT))


async def test_it_has_just_so_many_rooms_and_months(house: Actor) -> None:
    [row] = await fetch("SELECT count(*) AS rooms FROM rent_unit WHERE tenant_id = $1 AND leaf_ids = ARRAY[id]")
    [span] = await fetch(
        "SELECT min(from_day) AS first, max(to_day) AS last FROM occupancy_claim WHERE tenant_id = $1 AND kind = 'order'"
    )
    assert row["rooms"] == ROOMS
    assert 55 <= (today() - span["first"]).days <= 75
    assert span["last"] > today() + timedelta(days=7)


@pytest.mark.parametrize("rooms", [8, 12, 57, 300, 1_001])
def test_any_number_of_rooms_is_built_to_the_room(rooms: int, database: None) -> None:
    world = make_world(rooms, 1, now(), "1")
    assert len(build_houses(world).leaves()) == rooms
    assert 1 <= len(plan_communities(rooms)) <= 3


def test_no_two_of_thirty_thousand_guests_have_the_same_document_or_phone(database: None) -> None:
    world = make_world(ROOMS, MONTHS, now(), "1")
    people = [world.person() for _ in range(30_000)]
    assert len({one.id_no for one in people}) == len({one.phone for one in people}) == len(people)
    assert {len(one.phone) for one in people} == {11}


async def test_no_unit_has_two_stays_on_one_night_and_claims_follow_the_bars(house: Actor) -> None:
    twice = await fetch(
        "SELECT a.id FROM occupancy_claim a JOIN occupancy_claim b ON a.leaf_id = b.leaf_id AND a.id < b.id"
        " AND a.from_day < b.to_day AND b.from_day < a.to_day WHERE a.tenant_id = $1"
    )
    lacking = await fetch(
        "SELECT s.id FROM rent_order_segment s JOIN rent_daily_order o ON o.id = s.order_id JOIN rent_unit u ON u.id = s.unit_id"
        " WHERE s.tenant_id = $1 AND o.state NOT IN ('cancelled', 'no_show') AND cardinality(u.leaf_ids) <>"
        " (SELECT count(*) FROM occupancy_claim c WHERE c.stay_id = s.id AND c.from_day = s.from_day AND c.to_day = s.to_day)"
    )
    inside = await fetch(
        "SELECT leaf_id, count(*) FROM rent_presence WHERE tenant_id = $1 GROUP BY 1 HAVING count(*) > 1"
    )
    absent = await fetch(
        "SELECT o.id FROM rent_daily_order o WHERE o.tenant_id = $1 AND (o.state = 'in_house') <>"
        " EXISTS (SELECT FROM rent_presence p WHERE p.order_id = o.id)"
    )
    assert (twice, lacking, inside, absent) == ([], [], [], [])


async def test_the_figures_of_every_order_equal_its_ledger_and_its_nights(house: Actor) -> None:
    lines: defaultdict[int, list[Line]] = defaultdict(list)
    for row in await fetch("SELECT * FROM rent_ledger WHERE tenant_id = $1 AND account = 'order' ORDER BY seq"):
        lines[row["account_id"]].append(Line(row))
    orders = await fetch("SELECT * FROM rent_daily_order WHERE tenant_id = $1")
    for order in orders:
        sums = sum_lines(lines[order["id"]])
        assert [order[name] for name in sums._fields[:-1]] == list(sums[:-1]), order["order_no"]
    nights = await fetch(
        "SELECT o.id FROM rent_daily_order o WHERE o.tenant_id = $1 AND (o.room_total <> (SELECT sum(price) FROM"
        " rent_order_night n WHERE n.order_id = o.id) OR o.nights <> (SELECT count(*) FROM rent_order_night n"
        " WHERE n.order_id = o.id) OR o.check_out - o.check_in <> o.nights)"
    )
    held = await fetch(
        "SELECT d.id FROM rent_deposit d JOIN rent_daily_order o ON o.id = d.account_id WHERE d.tenant_id = $1 AND"
        " (d.held <> o.deposit_held OR d.held <> (SELECT sum(amount) FROM rent_deposit_entry e WHERE e.deposit_id = d.id))"
    )
    assert len(orders) > 150 and (nights, held) == ([], [])


async def test_numbers_have_no_gaps_and_go_on_where_they_stopped(house: Actor) -> None:
    counters = {row["series"]: row["value"] for row in await fetch("SELECT * FROM rent_counter WHERE tenant_id = $1")}
    given: defaultdict[str, list[int]] = defaultdict(list)
    for kind, table, column in (
        ("order", "rent_daily_order", "order_no"),
        ("receipt", "rent_ledger", "no"),
        ("lease", "rent_lease", "contract_no"),
        ("bill", "rent_bill", "bill_no"),
        ("ticket", "rent_ticket", "no"),
        ("shift", "rent_shift", "no"),
    ):
        for row in await fetch(f"SELECT {column} AS no FROM {table} WHERE tenant_id = $1"):
            found = re.fullmatch(r"([A-Z]+\d{4,6})(\d{3,5})", row["no"])
            length = {"order": 4, "lease": 4, "ticket": 4, "shift": 3}.get(kind, 5)
            if found and "-" not in row["no"]:
                given[f"{kind}:{row['no'][:-length]}"].append(int(row["no"][-length:]))
    assert {series: sorted(numbers) for series, numbers in given.items()} == {
        series: list(range(1, value + 1)) for series, value in counters.items()
    }


async def test_counters_equal_a_recount(house: Actor) -> None:
    await check_counters(TENANT)
    await check_places(TENANT)
    renters = await fetch(
        "SELECT r.id FROM rent_tenant r WHERE r.tenant_id = $1 AND r.stay_times > 0 AND NOT EXISTS (SELECT FROM rent_lease l"
        " WHERE l.renter_id = r.id) AND (r.stay_times, r.spend_total) <> (SELECT count(*), coalesce(sum(o.paid), 0) FROM"
        " rent_order_guest g JOIN rent_daily_order o ON o.id = g.order_id WHERE g.renter_id = r.id AND g.is_main"
        " AND o.state IN ('checked_out', 'closed'))"
    )
    keepers = await fetch(
        "SELECT s.id FROM hk_staff s WHERE s.tenant_id = $1 AND (s.orders_total, s.amount_total) <> (SELECT count(*)::int,"
        " coalesce(sum(cost), 0)::bigint FROM hk_order o WHERE o.staff_id = s.id AND o.state = 'completed')"
    )
    assert (renters, keepers) == ([], [])


async def test_past_nights_are_as_full_as_the_demand_and_the_declared_night_is_overbooked(house: Actor) -> None:
    world = make_world(ROOMS, MONTHS, now(), "1")
    calendar = make_calendar(world)
    rows = await fetch(
        "SELECT d::date AS night, (SELECT count(*) FROM rent_unit u WHERE u.tenant_id = $1 AND u.leaf_ids = ARRAY[u.id]"
        " AND NOT EXISTS (SELECT FROM occupancy_claim c WHERE c.leaf_id = u.id AND c.kind <> 'order' AND c.from_day <= d AND c.to_day > d)) AS places,"
        " (SELECT count(*) FROM occupancy_claim c WHERE c.tenant_id = $1 AND c.kind = 'order' AND c.from_day <= d AND c.to_day > d) AS sold"
        f" FROM generate_series(date '{world.today}' - 55, date '{world.today}' + 30, interval '1 day') d"
    )
    for row in rows:
        if row["night"] < world.today:
            assert row["sold"] == round(expected_share(row["night"], calendar) * row["places"]), row
    [full] = full_nights(calendar)
    [night] = [row for row in rows if row["night"] == full]
    waiting = await fetch("SELECT s.from_day FROM rent_order_segment s WHERE s.tenant_id = $1 AND s.unit_id IS NULL")
    assert night["sold"] == night["places"]
    assert [row["from_day"] for row in waiting] == [full]


async def test_what_is_charged_for_a_night_is_what_the_price_list_says(house: Actor) -> None:
    moved = await fetch(
        "SELECT n.price, p.price AS listed FROM rent_order_night n JOIN rent_day_price p ON p.unit_id = n.unit_id"
        " AND p.night = n.night WHERE n.tenant_id = $1"
    )
    unlisted = await fetch(
        "SELECT n.id FROM rent_order_night n WHERE n.tenant_id = $1 AND n.rule = 'override' AND n.unit_id IS NOT NULL"
        f" AND n.night > date '{today()}' - 50 AND NOT EXISTS"
        " (SELECT FROM rent_day_price p WHERE p.unit_id = n.unit_id AND p.night = n.night)"
    )
    assert moved and all(row["price"] == row["listed"] for row in moved)
    assert unlisted == []


async def test_guests_are_found_and_nothing_waits_to_be_indexed(house: Actor) -> None:
    [row] = await fetch(
        "SELECT (SELECT count(*) FROM sys_search_entry WHERE tenant_id = $1 AND path = 'rental/order') AS found,"
        " (SELECT count(*) FROM rent_daily_order WHERE tenant_id = $1) AS orders"
    )
    assert row["found"] == row["orders"] > 0


async def test_the_board_and_the_list_of_today_show_it(house: Actor) -> None:
    [community] = await fetch("SELECT id FROM rent_community WHERE tenant_id = $1")
    days = {"from": today() - timedelta(days=7), "to": today() + timedelta(days=23)}
    query = BoardQuery.model_validate({**days, "communityId": str(community["id"])})
    board = await read_board(house, query)
    claimed = await fetch(
        "SELECT DISTINCT stay_id FROM occupancy_claim WHERE tenant_id = $1"
        f" AND from_day < '{days['to']}' AND to_day > '{days['from']}'"
    )
    assert {bar["id"] for bar in board["stays"]} == {str(row["stay_id"]) for row in claimed}
    assert len(board["unassigned"]) == 1
    assert await read_today(house)


async def test_the_next_day_turns_on_it(house: Actor) -> None:
    await DayTurn.filter(tenant_id=TENANT).delete()
    await DayTurn.create(tenant_id=TENANT, day=today() - timedelta(days=1))
    await catch_up(TENANT, today() - timedelta(days=1))
    assert (await DayTurn.get(tenant_id=TENANT)).day == today()


async def test_loading_it_again_is_refused_and_changes_nothing(house: Actor) -> None:
    before = await fetch("SELECT count(*) FROM rent_ledger WHERE tenant_id = $1")
    assert not await load_simulation(ROOMS, MONTHS, lambda line: None)
    assert await fetch("SELECT count(*) FROM rent_ledger WHERE tenant_id = $1") == before


def test_the_same_seed_and_day_give_the_same_house_and_another_seed_another(database: None) -> None:
    moment = now()
    one, again, other = (build_simulation(ROOMS, 1, moment, "x", seed) for seed in ("1", "1", "2"))
    assert [sheet.rows for sheet in one] == [sheet.rows for sheet in again]
    assert [sheet.rows for sheet in one] != [sheet.rows for sheet in other]


@pytest.mark.parametrize("words", [("--rooms", "7"), ("--rooms", "2001"), ("--months", "0"), ("--months", "61")])
def test_a_house_too_small_or_too_large_is_refused(words: tuple[str, str]) -> None:
    with pytest.raises(LaunchFailure, match=words[0].strip("-").upper()):
        read_wish(words)
