"""The demo organisations are as large, as full and as consistent as a real day."""

from datetime import date, datetime, time, timedelta
from typing import Any

import asyncpg
import pytest

from schema.kit.clock import SHANGHAI, business_day_of, now, start_of_business_day
from schema.rental.house import HOUSE_STATE
from schema.rental.lease import LEASE_STATE
from schema.seeds.demo.organisations import ORGANISATIONS
from server.account.password import verify_password
from server.chat.terms import query_of
from server.kit.business_day import USUAL_TURN
from server.kit.database import pool
from server.rental.cashier.sums import sum_lines
from server.rental.leases.periods import add_months
from server.rental.viewings.periods import period_of
from server.seeding.demo.build import build_demo
from server.seeding.load import DEMO_PASSWORD, load_into
from tests.kit.clock import today

FIRST, SECOND = 1, 2


async def count(connection: asyncpg.Connection, table: str, where: str = "true", tenant: int = FIRST) -> int:
    return int(await connection.fetchval(f"SELECT count(*) FROM {table} WHERE tenant_id = $1 AND {where}", tenant))


async def test_the_first_organisation_has_the_promised_size(demo: asyncpg.Connection) -> None:
    assert await count(demo, "rent_community") == 3
    assert await count(demo, "rent_building") == 13
    whole = await count(demo, "rent_house", "rental_method = 'whole' AND state = 'on_shelf'")
    assert whole + await count(demo, "rent_room") == 420
    assert await count(demo, "rent_bed") > 0
    assert await count(demo, "rent_lease") == 120
    assert await count(demo, "hk_staff") == 8
    assert await count(demo, "sys_user") == 28 + 8
    names = await demo.fetch("SELECT id, name FROM sys_tenant ORDER BY id")
    assert [row["name"] for row in names] == ["云栖物业", "海棠公寓"]


async def test_about_seventy_percent_of_the_nights_are_taken(demo: asyncpg.Connection) -> None:
    rows = await demo.fetch(
        """
        WITH leaves AS (SELECT id FROM rent_unit WHERE tenant_id = 1 AND leaf_ids = ARRAY[id] AND on_shelf),
        days AS (SELECT generate_series($1::date, $2::date, '1 day')::date AS day)
        SELECT d.day, (SELECT count(*) FROM leaves) AS leaves,
          (SELECT count(*) FROM occupancy_claim c WHERE c.tenant_id = 1 AND c.kind IN ('order', 'lease')
            AND c.from_day <= d.day AND c.to_day > d.day) AS taken,
          (SELECT count(*) FROM occupancy_claim c WHERE c.tenant_id = 1 AND c.kind = 'block'
            AND c.from_day <= d.day AND c.to_day > d.day) AS blocked
        FROM days d
        """,
        today() - timedelta(days=60),
        today() + timedelta(days=59),
    )
    nightly = [row["taken"] / (row["leaves"] - row["blocked"]) for row in rows]
    assert len(nightly) == 120
    assert 0.68 < sum(nightly) / len(nightly) < 0.72
    assert all(0.65 <= share <= 0.75 for share in nightly), (min(nightly), max(nightly))


async def test_houses_stand_on_and_off_the_shelf_and_only_what_is_on_it_is_taken(demo: asyncpg.Connection) -> None:
    rows = await demo.fetch("SELECT state, count(*) AS count FROM rent_house WHERE tenant_id = 1 GROUP BY 1")
    assert {row["state"]: row["count"] for row in rows}.keys() == set(HOUSE_STATE.labels)
    taken = await demo.fetchval(
        "SELECT count(*) FROM rent_unit u JOIN rent_house h ON h.id = u.house_id"
        " WHERE (h.state = 'on_shelf') <> u.on_shelf OR (NOT u.on_shelf AND (u.sellable OR EXISTS"
        " (SELECT 1 FROM occupancy_claim c WHERE c.unit_id = u.id)))"
    )
    assert taken == 0


async def test_no_leaf_is_claimed_twice_and_claims_follow_their_units(demo: asyncpg.Connection) -> None:
    overlapping = await demo.fetchval(
        "SELECT count(*) FROM occupancy_claim a JOIN occupancy_claim b ON a.leaf_id = b.leaf_id AND a.id < b.id"
        " AND a.from_day < b.to_day AND b.from_day < a.to_day"
    )
    strangers = await demo.fetchval(
        "SELECT count(*) FROM occupancy_claim c JOIN rent_unit u ON u.id = c.unit_id WHERE NOT c.leaf_id = ANY(u.leaf_ids)"
    )
    missing = await demo.fetchval(
        "SELECT count(*) FROM rent_order_segment s JOIN rent_daily_order o ON o.id = s.order_id"
        " JOIN rent_unit u ON u.id = s.unit_id WHERE o.state NOT IN ('cancelled', 'no_show') AND cardinality(u.leaf_ids) <>"
        " (SELECT count(*) FROM occupancy_claim c WHERE c.stay_id = s.id AND c.from_day = s.from_day AND c.to_day = s.to_day)"
    )
    assert (overlapping, strangers, missing) == (0, 0, 0)


async def test_states_fit_the_calendar(demo: asyncpg.Connection) -> None:
    wrong = await demo.fetchval(
        """
        SELECT count(*) FROM rent_daily_order WHERE
          (state = 'in_house' AND NOT (check_in <= $1 AND check_out >= $1))
          OR (state IN ('checked_out', 'closed') AND check_out > $1)
          OR (state IN ('reserved', 'confirmed') AND check_in < $1)
        """,
        today(),
    )
    twice = await demo.fetchval(
        "SELECT count(*) FROM (SELECT c.leaf_id FROM occupancy_claim c JOIN rent_daily_order o ON o.id = c.source_id"
        " WHERE o.state = 'in_house' GROUP BY c.leaf_id HAVING count(*) > 1) x"
    )
    due = await demo.fetchrow(
        "SELECT count(*) FILTER (WHERE check_in = $1 AND state IN ('reserved', 'confirmed')) AS arrivals,"
        " count(*) FILTER (WHERE check_out = $1 AND state = 'in_house') AS departures,"
        " count(*) FILTER (WHERE state = 'checked_out' AND balance > 0) AS owing FROM rent_daily_order WHERE tenant_id = 1",
        today(),
    )
    assert (wrong, twice) == (0, 0)
    assert due["arrivals"] > 10
    assert due["departures"] > 10
    assert due["owing"] > 3


async def test_the_figures_of_every_order_equal_its_ledger(demo: asyncpg.Connection) -> None:
    lines: dict[int, list[asyncpg.Record]] = {}
    for row in await demo.fetch("SELECT * FROM rent_ledger WHERE account = 'order' ORDER BY seq"):
        lines.setdefault(row["account_id"], []).append(Line(row))
    for order in await demo.fetch("SELECT * FROM rent_daily_order"):
        sums = sum_lines(lines[order["id"]])
        stored = [order[name] for name in sums._fields[:-1]]
        assert stored == list(sums[:-1]), order["order_no"]
    nights = await demo.fetchval(
        "SELECT count(*) FROM rent_daily_order o WHERE o.room_total <> (SELECT sum(price) FROM rent_order_night n"
        " WHERE n.order_id = o.id) OR o.nights <> (SELECT count(*) FROM rent_order_night n WHERE n.order_id = o.id)"
    )
    assert nights == 0


class Line:
    """A ledger row as the sums read it."""

    def __init__(self, row: asyncpg.Record) -> None:
        self.project = str(row["project"])
        self.direction = str(row["direction"])
        self.amount = int(row["amount"])
        self.reverses = row["reverses"]
        self.reversed_by = row["reversed_by"]


async def test_the_bills_of_a_lease_add_up(demo: asyncpg.Connection) -> None:
    wrong = await demo.fetch(
        """
        SELECT l.contract_no FROM rent_lease l JOIN rent_bill b ON b.lease_id = l.id GROUP BY l.id
        HAVING l.total <> sum(b.amount) OR l.paid <> sum(b.paid) OR sum(b.amount - b.paid - b.open_amount) <> 0
          OR l.paid <> coalesce((SELECT sum(amount) FROM rent_ledger g WHERE g.account_id = l.id), 0)
        """
    )
    lines = await demo.fetchval(
        "SELECT count(*) FROM rent_bill b WHERE b.amount <> (SELECT sum(amount) FROM rent_bill_line x WHERE x.bill_id = b.id)"
    )
    states = {row["billing_state"] for row in await demo.fetch("SELECT DISTINCT billing_state FROM rent_lease")}
    assert (wrong, lines) == ([], 0)
    assert {"overdue", "paid"} <= states


async def test_leases_are_in_every_state_that_there_is(demo: asyncpg.Connection) -> None:
    rows = await demo.fetch("SELECT DISTINCT state FROM rent_lease WHERE tenant_id = $1", FIRST)
    assert {row["state"] for row in rows} == set(LEASE_STATE.labels)


async def test_arrears_are_of_all_ages_whatever_the_day(demo: asyncpg.Connection) -> None:
    rows = await demo.fetch(
        "SELECT $2::date - due AS late, open_amount FROM rent_bill"
        " WHERE tenant_id = $1 AND state IN ('open', 'part') AND due < $2 AND open_amount > 0",
        FIRST,
        today(),
    )
    ages = [row["late"] for row in rows]
    assert {5, 12, 25, 45, 75, 120} <= set(ages) and max(ages) == 120
    bounds = ((1, 7), (8, 15), (16, 30), (31, 60), (61, 90), (91, 120))
    assert all(any(first <= age <= last for age in ages) for first, last in bounds), ages


@pytest.mark.parametrize("day", [date(2027, 2, 28), date(2027, 3, 31), date(2028, 2, 29), date(2028, 6, 30)])
def test_a_debt_is_as_old_at_the_end_of_a_month_too(day: date, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("server.seeding.demo.build.now", lambda: start_of_business_day(day, time(12)))
    [bills] = [sheet for sheet in build_demo(ORGANISATIONS[0], "x") if sheet.table == "rent_bill"]
    rows = [dict(zip(bills.columns, row, strict=True)) for row in bills.rows]
    ages = {(day - row["due"]).days for row in rows if row["state"] == "open" and row["due"] < day}
    assert {5, 12, 25, 45, 75, 120} <= ages and max(ages) == 120


async def test_one_lease_began_two_years_ago_and_has_a_bill_of_every_month_since(
    demo: asyncpg.Connection,
) -> None:
    begun = add_months(today(), -24)
    rows = await demo.fetch(
        "SELECT b.lease_id, b.period_from, b.state FROM rent_bill b JOIN rent_lease l ON l.id = b.lease_id"
        " WHERE l.tenant_id = $1 AND l.start_date = $2 AND l.state = 'active' AND l.pay_cycle = 1 AND b.kind = 'rent'"
        " ORDER BY b.lease_id, b.period_from",
        FIRST,
        begun,
    )
    [lease] = {row["lease_id"] for row in rows}
    months = [row["period_from"] for row in rows]
    assert months == [add_months(begun, month, begun.day) for month in range(36)]
    assert all(row["state"] == "paid" for row in rows[:24]), lease


async def test_housekeeping_shows_every_state_and_fits_the_rooms(demo: asyncpg.Connection) -> None:
    states = {row["state"] for row in await demo.fetch("SELECT DISTINCT state FROM hk_order WHERE tenant_id = 1")}
    wanted = {"pending", "dispatched", "accepted", "in_progress", "to_inspect", "completed", "abnormal"}
    wrong = await demo.fetchval(
        "SELECT count(*) FROM hk_order o JOIN rent_unit u ON u.id = o.unit_id WHERE o.type = 'checkout' AND"
        " (o.state = 'in_progress' AND u.clean_state <> 'cleaning'"
        " OR o.state IN ('pending', 'dispatched', 'accepted') AND u.clean_state <> 'dirty')"
    )
    totals = await demo.fetchval(
        "SELECT count(*) FROM hk_staff s WHERE (s.orders_total, s.amount_total) <> (SELECT count(*)::int,"
        " coalesce(sum(cost), 0)::bigint FROM hk_order o WHERE o.staff_id = s.id AND o.state = 'completed')"
    )
    assert wanted <= states
    assert (wrong, totals) == (0, 0)


async def test_the_talk_is_numbered_found_and_read_as_if_people_had_written_it(demo: asyncpg.Connection) -> None:
    talks = await demo.fetch(
        """
        SELECT c.kind, c.last_seq, c.rev, c.members, count(*) AS said, max(m.seq) AS seq, max(m.rev) AS newest,
          count(DISTINCT m.rev) AS revs, max(m.id) AS last, c.last_message_id, max(m.sent_at) AS at, c.last_at,
          (SELECT count(*) FROM chat_member p WHERE p.conversation_id = c.id AND p.last_read_seq <= c.last_seq) AS seated,
          array_agg(m.seq ORDER BY m.sent_at, m.seq) = array_agg(m.seq ORDER BY m.seq) AS ordered
        FROM chat_conversation c JOIN chat_message m ON m.conversation_id = c.id AND m.tenant_id = c.tenant_id GROUP BY c.id
        """
    )
    assert sorted(talk["kind"] for talk in talks) == ["1", "1", "1", "2", "2", "3"]
    for talk in talks:
        assert talk["last_seq"] == talk["seq"] == talk["said"] == talk["revs"], talk
        assert talk["newest"] <= talk["rev"], talk
        assert talk["members"] == talk["seated"], talk
        assert (talk["last"], talk["at"]) == (talk["last_message_id"], talk["last_at"])
        assert talk["last_at"] <= now()
        assert talk["ordered"], talk
    unread = await demo.fetch(
        "SELECT DISTINCT u.username FROM chat_member m JOIN chat_conversation c ON c.id = m.conversation_id"
        " JOIN sys_user u ON u.id = m.user_id WHERE m.last_read_seq < c.last_seq"
    )
    assert {row["username"] for row in unread} == {"admin", "manager", "finance1"}
    found = await demo.fetchval("SELECT count(*) FROM chat_message WHERE terms @@ $1::tsquery", query_of("票据本"))
    about = await demo.fetchval(
        "SELECT o.state FROM chat_conversation c JOIN rent_daily_order o ON o.id = c.ref_id AND c.ref_path = 'rental/order'"
        " JOIN chat_message m ON m.body LIKE '%/rental/order?open=' || o.id"
    )
    assert found == 3
    assert about in ("confirmed", "reserved")


async def test_the_organisations_share_nothing(demo: asyncpg.Connection) -> None:
    references = {
        "rent_building": ("community_id", "rent_community"),
        "rent_house": ("building_id", "rent_building"),
        "rent_room": ("house_id", "rent_house"),
        "rent_unit": ("house_id", "rent_house"),
        "rent_daily_order": ("unit_id", "rent_unit"),
        "rent_order_guest": ("renter_id", "rent_tenant"),
        "rent_order_night": ("order_id", "rent_daily_order"),
        "rent_lease": ("unit_id", "rent_unit"),
        "hk_order": ("unit_id", "rent_unit"),
        "hk_order_item": ("item_id", "hk_item_type"),
        "hk_staff": ("user_id", "sys_user"),
        "sys_user_role": ("role_id", "sys_role"),
        "sys_dict_item": ("dict_id", "sys_dict"),
    }
    for table, (column, other) in references.items():
        assert await count(demo, table, tenant=SECOND) > 0, table
        crossing = await demo.fetchval(
            f"SELECT count(*) FROM {table} a LEFT JOIN {other} b ON b.id = a.{column} AND b.tenant_id = a.tenant_id"
            f" WHERE a.{column} IS NOT NULL AND b.id IS NULL"
        )
        assert crossing == 0, (table, column)
    phones = await demo.fetchval(
        "SELECT count(*) FROM rent_tenant a JOIN rent_tenant b ON a.phone = b.phone AND a.tenant_id < b.tenant_id"
    )
    assert phones == 0


async def test_numbers_go_on_where_the_demo_stopped(demo: asyncpg.Connection) -> None:
    behind = await demo.fetchval(
        "SELECT count(*) FROM rent_daily_order o WHERE NOT EXISTS (SELECT 1 FROM rent_counter c WHERE c.tenant_id ="
        " o.tenant_id AND c.series = 'order:' || left(o.order_no, 7) AND c.value >= right(o.order_no, 4)::int)"
    )
    assert behind == 0


async def test_every_demo_account_signs_in_with_the_demo_password(demo: asyncpg.Connection) -> None:
    rows = await demo.fetch("SELECT DISTINCT password FROM sys_user")
    assert len(rows) == 1
    assert await verify_password(rows[0]["password"], DEMO_PASSWORD)
    accounts = {row["username"] for row in await demo.fetch("SELECT username FROM sys_user")}
    assert {"admin", "admin2", "clerk1", "clerk2", "dispatcher", *(f"hk{number}" for number in range(1, 9))} <= accounts


async def test_loading_again_changes_nothing(demo: asyncpg.Connection) -> None:
    before = await _sizes(demo)
    assert not await load_into(demo, demo=True, admin_password="")
    assert await _sizes(demo) == before


async def _sizes(connection: asyncpg.Connection) -> dict[str, int]:
    tables = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    names = [row["tablename"] for row in tables]
    return {name: int(await connection.fetchval(f'SELECT count(*) FROM "{name}"')) for name in names}


@pytest.mark.parametrize("plan", ORGANISATIONS, ids=lambda plan: plan.code)
def test_the_same_day_gives_the_same_demo(plan: object, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = now()
    monkeypatch.setattr("server.seeding.demo.build.now", lambda: moment)
    first, second = (build_demo(plan, "x") for _ in range(2))  # type: ignore[arg-type]
    assert [sheet.rows for sheet in first] == [sheet.rows for sheet in second]


def test_as_many_viewings_on_every_day_of_a_year(database: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """How often the builders before draw hangs on the day; that must not decide whether the demo keeps what it promises."""
    plan, counts = ORGANISATIONS[0], set[int]()
    for days in (0, 95, 190, 285):
        moment = now() + timedelta(days=days)
        monkeypatch.setattr("server.seeding.demo.build.now", lambda moment=moment: moment)
        made = {sheet.table: len(sheet.rows) for sheet in build_demo(plan, "x")}
        counts.add(made["rent_viewing"])
    assert len(counts) == 1


async def test_the_database_plans_with_the_numbers_of_what_was_written(database: None) -> None:
    """Without them a tree of regions took three seconds, until the database had counted by itself."""
    counted = await pool().fetchval("SELECT reltuples FROM pg_class WHERE relname = 'sys_region'")
    tenants = [organisation.id for organisation in ORGANISATIONS]
    written = await pool().fetchval("SELECT count(*) FROM sys_region WHERE tenant_id = ANY($1::bigint[])", tenants)
    assert counted > 0.9 * written


async def test_some_forty_viewings_stand_around_today_by_the_rules_and_in_every_state(demo: asyncpg.Connection) -> None:
    assert 35 <= await count(demo, "rent_viewing") <= 65
    states = await demo.fetch("SELECT DISTINCT state FROM rent_viewing WHERE tenant_id = 1")
    assert {row["state"] for row in states} == {"booked", "completed", "cancelled", "no_show"}
    wrong = await demo.fetchval(
        "SELECT count(*) FROM rent_viewing WHERE (state = 'booked' AND view_date < $1)"
        " OR (state IN ('completed', 'no_show') AND view_date > $1)",
        today(),
    )
    twice = await demo.fetch(
        "SELECT 1 FROM rent_viewing WHERE state IN ('booked', 'completed') AND NOT group_viewing GROUP BY agent_id, view_date, period HAVING count(*) > 1"
    )
    crowded = await demo.fetch(
        "SELECT 1 FROM rent_viewing v JOIN rent_unit u ON u.id = v.unit_id"
        " GROUP BY u.house_id, v.view_date, v.period HAVING count(*) > 3"
    )
    assert (wrong, twice, crowded) == (0, [], [])


async def test_viewings_show_a_group_a_full_house_and_times_of_their_periods(demo: asyncpg.Connection) -> None:
    assert await demo.fetchval("SELECT count(*) FROM rent_viewing WHERE group_viewing AND tenant_id = 1") == 2
    full = await demo.fetch(
        "SELECT 1 FROM rent_viewing v JOIN rent_unit u ON u.id = v.unit_id WHERE v.state = 'booked'"
        " GROUP BY u.house_id, v.view_date, v.period HAVING count(*) = 3"
    )
    rows = await demo.fetch("SELECT time, period FROM rent_viewing WHERE time IS NOT NULL")
    assert full and len(rows) > 20 and all(period_of(row["time"], "") == row["period"] for row in rows)


async def test_a_round_of_readings_is_under_way_with_odd_values_and_one_in_conflict(demo: asyncpg.Connection) -> None:
    rows = await demo.fetch(
        "SELECT value, warnings, skipped, mean, last_value FROM rent_meter_reading WHERE state = 'draft'"
    )
    assert {row["warnings"] for row in rows} >= {"high,photo", "low,photo"}
    assert sum(row["value"] is None for row in rows) > 2 and any(row["skipped"] for row in rows)
    assert all(row["mean"] is not None and row["last_value"] is not None for row in rows)
    [clash] = await demo.fetch(
        "SELECT c.value, r.value AS typed FROM rent_reading_conflict c JOIN rent_meter_reading r"
        " ON r.id = c.reading_id WHERE c.state = 'open' AND c.tenant_id = 1"
    )
    assert clash["value"] != clash["typed"]


@pytest.mark.parametrize("hour", [0, 5, 6, 9, 14, 18, 21, 23])
async def test_the_demo_holds_at_every_hour(database: None, hour: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody lives where another does, guests in house are written down once, and cleaning is not late as a whole."""
    moment = datetime.combine(today(), time(hour, 40), SHANGHAI)
    monkeypatch.setattr("server.seeding.demo.build.now", lambda: moment)
    day = business_day_of(moment, USUAL_TURN)
    sheets = build_demo(ORGANISATIONS[0], "x")

    def rows(table: str) -> list[dict[str, Any]]:
        found = [(sheet.columns, row) for sheet in sheets if sheet.table == table for row in sheet.rows]
        return [dict(zip(columns, row, strict=True)) for columns, row in found]

    orders = {row["id"]: row for row in rows("rent_daily_order")}
    inside = {row["id"] for row in orders.values() if row["state"] == "in_house"}
    lived_in = [row["leaf_id"] for row in rows("occupancy_claim") if row.get("source_id") in inside]
    assert len(lived_in) == len(set(lived_in))
    assert sorted(row["leaf_id"] for row in rows("rent_presence")) == sorted(lived_in)
    assert all(orders[one]["check_in"] <= day <= orders[one]["check_out"] for one in inside)
    open_work = [row for row in rows("hk_order") if row["state"] != "completed"]
    late = [row for row in open_work if row["deadline"] <= moment]
    assert len(open_work) > 10 and len(late) <= len(open_work) / 3, (len(late), len(open_work))
    assert all(row["create_time"] <= moment for row in open_work)


async def test_the_stock_of_supplies_is_what_its_ledger_and_the_finished_orders_say(demo: asyncpg.Connection) -> None:
    """Each store, each supply and each balance; one supply is short, and a count stands in each state."""
    off = await demo.fetch(
        "SELECT s.id FROM hk_stock s LEFT JOIN (SELECT stock_id, sum(quantity) AS quantity, sum(soiled) AS soiled,"
        " sum(laundry) AS laundry, min(balance) AS least FROM hk_stock_move GROUP BY stock_id) m ON m.stock_id = s.id"
        " WHERE (s.quantity, s.soiled, s.laundry) IS DISTINCT FROM (m.quantity, m.soiled, m.laundry) OR m.least < 0"
    )
    assert off == [] and await count(demo, "hk_store") == 2 and 8 <= await count(demo, "hk_supply") <= 12
    unposted = await demo.fetch(
        "SELECT o.id FROM hk_order o WHERE o.state = 'completed' AND o.type IN ('checkout', 'deep', 'stayover')"
        " AND NOT EXISTS (SELECT 1 FROM hk_stock_move m WHERE m.order_id = o.id AND m.kind = 'used')"
    )
    posted = await count(demo, "hk_stock_move", "order_id IS NOT NULL")
    assert unposted == [] and posted > 500
    short = await demo.fetch(
        "SELECT u.name FROM hk_supply u JOIN hk_stock s ON s.supply_id = u.id WHERE u.tenant_id = 1"
        " GROUP BY u.id HAVING sum(s.quantity) < u.low"
    )
    assert [row["name"] for row in short] == ["瓶装水"]
    states = await demo.fetch("SELECT state FROM hk_stock_count WHERE tenant_id = 1 ORDER BY state")
    assert [row["state"] for row in states] == ["cancelled", "closed", "counted", "open"]
    corrected = "SELECT sum(quantity) FROM hk_stock_move WHERE tenant_id = 1 AND kind = 'corrected'"
    lines = (
        "SELECT sum(l.difference) FROM hk_stock_count_line l JOIN hk_stock_count c ON c.id = l.count_id"
        " WHERE c.tenant_id = 1 AND c.state = 'closed'"
    )
    assert await demo.fetchval(corrected) == await demo.fetchval(lines) != 0
