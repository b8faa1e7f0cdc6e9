"""What people of the demo did today stands in the running installation as if they had called: nothing of it was written by hand."""

import orjson

from schema.online.definition import Definition, table_of
from server.kit.database import pool
from server.rental.cashier.sums import sum_lines
from server.seeding.acts.run import ACTS
from tests.kit.clock import today
from tests.seeds.test_demo import Line

FIRST = 1


async def values(sql: str) -> list[object]:
    """The first column; `$1` is the first organisation."""
    return [row[0] for row in await pool().fetch(sql, FIRST)]


async def test_three_contracts_are_signed_by_half_and_the_other_links_are_good(database: None) -> None:
    flows = await values(
        "SELECT f.id FROM sign_flow f JOIN rent_lease l ON l.id = f.subject_id AND l.state = 'to_sign'"
        " WHERE f.tenant_id = $1 AND f.kind = 'lease' AND f.state = 'partly_signed'"
    )
    links = await values(
        "SELECT DISTINCT t.flow_id FROM sign_token t JOIN sign_party p ON p.id = t.party_id AND p.state IN ('invited', 'opened')"
        " WHERE t.tenant_id = $1 AND t.used_at IS NULL AND t.revoked_at IS NULL AND t.expires_at > t.created_at"
    )
    assert len(flows) == 3 and set(flows) <= set(links)


async def test_a_party_has_three_rooms_of_one_weekend(database: None) -> None:
    rows = await pool().fetch(
        "SELECT group_no, count(*) AS rooms, count(DISTINCT community_id) AS places, min(check_in) AS day,"
        " bool_and(state = 'confirmed') AS confirmed FROM rent_daily_order"
        " WHERE tenant_id = $1 AND group_no IS NOT NULL GROUP BY group_no",
        FIRST,
    )
    assert [(row["rooms"], row["places"], row["day"].isoweekday(), row["confirmed"]) for row in rows] == [
        (3, 1, 5, True)
    ]


async def test_one_contract_on_paper_waits_with_its_scan_and_one_without(database: None) -> None:
    scans = await values("SELECT scan FROM rent_lease WHERE tenant_id = $1 AND state = 'to_confirm' ORDER BY scan")
    assert len(scans) == 2 and str(scans[0]).endswith(".pdf") and scans[1] is None
    kept = await pool().fetchval("SELECT count(*) FROM sys_file WHERE file_path = $1 AND del_flag = 0", scans[0])
    assert kept == 1


async def test_a_change_of_each_kind_is_in_effect_and_another_one_is_being_signed(database: None) -> None:
    kinds = await values(
        "SELECT kind FROM rent_lease_change WHERE tenant_id = $1 AND state = 'effective' ORDER BY kind"
    )
    assert kinds == ["payer", "price", "renew", "room_change", "transfer"]
    followed = await values("SELECT prev_lease_id FROM rent_lease WHERE tenant_id = $1 AND prev_lease_id IS NOT NULL")
    assert len(followed) == 3
    flows = await values("SELECT state FROM sign_flow WHERE tenant_id = $1 AND kind = 'lease_change' ORDER BY state")
    assert flows == [*["completed"] * 5, "sent"]


async def test_whatever_was_signed_electronically_has_the_flow_that_all_its_parties_signed(database: None) -> None:
    bare = await values(
        "SELECT l.contract_no FROM rent_lease l"
        " LEFT JOIN rent_lease_change c ON c.next_lease_id = l.id AND c.state = 'effective'"
        " WHERE l.tenant_id = $1 AND l.form = 'electronic' AND l.signed_on IS NOT NULL AND NOT EXISTS ("
        "  SELECT 1 FROM sign_flow f WHERE f.state = 'completed'"
        "  AND f.subject_id IN (l.id, c.id) AND f.kind IN ('lease', 'lease_change'))"
    )
    signed = await values(
        "SELECT p.state FROM sign_party p JOIN sign_flow f ON f.id = p.flow_id AND f.state = 'completed'"
        " WHERE p.tenant_id = $1"
    )
    types = await values("SELECT DISTINCT contract_type FROM rent_lease WHERE tenant_id = $1 AND form = 'electronic'")
    assert bare == [] and set(signed) == {"signed"} and {"electronic_effective", "electronic_unsigned"} <= set(types)


async def test_renewals_that_wait_for_a_signature_hold_the_nights_behind_their_leases(database: None) -> None:
    waiting = await values(
        "SELECT c.id FROM rent_lease_change c JOIN rent_lease l ON l.id = c.lease_id JOIN occupancy_claim n"
        " ON n.source_id = c.id AND n.unit_id = l.unit_id AND n.from_day = l.end_date + 1"
        " WHERE c.tenant_id = $1 AND c.kind = 'renew' AND c.state IN ('to_sign', 'to_confirm') AND c.hold_until > now()"
    )
    assert len(waiting) == 2


async def test_settlements_stand_in_every_state_and_what_is_booked_adds_up(database: None) -> None:
    states = await values("SELECT DISTINCT state FROM rent_settlement WHERE tenant_id = $1 ORDER BY 1")
    assert states == ["agreed", "done", "draft", "to_confirm", "to_sign"]
    [lease] = await values("SELECT lease_id FROM rent_settlement WHERE tenant_id = $1 AND state = 'done'")
    row = await pool().fetchrow("SELECT state, balance, left_on FROM rent_lease WHERE id = $1", lease)
    assert row is not None and (row["state"], row["balance"]) == ("ended", 0) and row["left_on"] <= today()
    lines = await pool().fetch("SELECT * FROM rent_ledger WHERE account_id = $1 ORDER BY seq", lease)
    assert sum_lines([Line(line) for line in lines]).deposit_held == 0


async def test_a_deposit_is_kept_in_part_with_a_picture_one_is_paid_back_and_some_are_overdue(database: None) -> None:
    kept = await values(
        "SELECT e.photos FROM rent_deposit d JOIN rent_deposit_entry e ON e.deposit_id = d.id AND e.photos IS NOT NULL"
        " WHERE d.tenant_id = $1 AND d.state = 'partly_deducted' AND d.held > 0"
    )
    whole = await values(
        "SELECT d.id FROM rent_deposit d JOIN rent_lease l ON l.id = d.account_id"
        " WHERE d.tenant_id = $1 AND d.state = 'refunded' AND d.deducted = 0 AND l.state = 'ended'"
    )
    late = await pool().fetch(
        "SELECT id FROM rent_deposit WHERE tenant_id = $1 AND account = 'lease' AND held > 0 AND due_back < $2",
        FIRST,
        today(),
    )
    assert len(kept) == 1 and whole and late


async def test_promises_are_open_kept_and_broken_a_debt_waits_to_be_given_up_and_somebody_has_prepaid(
    database: None,
) -> None:
    promised = await pool().fetchrow(
        "SELECT count(*) FILTER (WHERE state = 'paid') AS kept,"
        " count(*) FILTER (WHERE state IN ('open', 'part') AND promise_date < $2) AS broken,"
        " count(*) FILTER (WHERE state IN ('open', 'part') AND promise_date >= $2) AS standing"
        " FROM rent_bill WHERE tenant_id = $1",
        FIRST,
        today(),
    )
    assert promised is not None and min(promised) > 0, dict(promised)
    waiting = await values(
        "SELECT amount FROM wf_request WHERE tenant_id = $1 AND kind = 'write_off' AND state = 'pending'"
    )
    prepaid = await values("SELECT prepaid FROM rent_lease WHERE tenant_id = $1 AND prepaid > 0")
    assert len(waiting) == 1 and prepaid


async def test_there_are_two_published_templates_of_leases_and_one_of_them_is_the_usual(database: None) -> None:
    usual = await values(
        "SELECT preferred FROM sign_template WHERE tenant_id = $1 AND kind = 'lease' AND state = 'published'"
    )
    assert sorted(map(bool, usual)) == [False, True]


async def test_every_act_has_its_author_in_the_trail(database: None) -> None:
    assert len(ACTS) == 11
    people = await values(
        "SELECT DISTINCT username FROM sys_state_log WHERE tenant_id = $1 AND machine IN ('lease_change', 'settlement')"
    )
    assert {str(name).partition("（")[2].rstrip("）") or name for name in people} >= {"lease3", "lease4", "admin"}


async def test_two_forms_are_built_with_rows_and_given_to_the_front_desk(database: None) -> None:
    assert await values("SELECT code FROM onl_form WHERE tenant_id = $1 AND state = 'published' ORDER BY code") == [
        "inspection",
        "visitors",
    ]
    for path in await values(
        "SELECT resource FROM sys_permission WHERE tenant_id = $1 AND menu_type = 1 ORDER BY resource"
    ):
        number = int(str(path).rpartition("/")[2])
        assert len(await values(f"SELECT id FROM onl_d_{number} WHERE tenant_id = $1")) >= 4
    granted = await values(
        "SELECT p.url FROM sys_permission p JOIN sys_role_permission g ON g.permission_id = p.id"
        " JOIN sys_role r ON r.id = g.role_id WHERE p.tenant_id = $1 AND p.menu_type = 1 AND r.role_code = 'front_desk'"
    )
    assert sorted(map(str, granted)) == ["/online/cgformList/inspection", "/online/cgformList/visitors"]


async def test_the_inspections_of_the_demo_are_checked_item_by_item_and_stand_in_every_state(database: None) -> None:
    [kept] = await values(
        "SELECT v.definition::text FROM onl_form_version v JOIN onl_form f ON f.id = v.form_id AND f.version = v.version"
        " WHERE v.tenant_id = $1 AND f.code = 'inspection'"
    )
    built = Definition.read(orjson.loads(str(kept)))
    states = await values(f'SELECT state FROM "{built.table}" WHERE tenant_id = $1')
    assert set(states) == {item.code for item in built.states} and len(built.steps) == 3
    [table] = built.tables
    lines = await values(f'SELECT main_id FROM "{table_of(table.number)}" WHERE tenant_id = $1')
    assert len(set(lines)) == len(states) and len(lines) > len(states)
