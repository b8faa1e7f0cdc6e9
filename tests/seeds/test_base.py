"""What every installation starts with."""

from datetime import date

import asyncpg

from schema.domains import registry
from schema.kit.text import pair
from schema.seeds.dictionaries import DICTIONARIES
from schema.seeds.festivals import FESTIVALS
from schema.seeds.roles import ROLES
from server.account.password import verify_password
from server.domains import all_routes
from server.seeding.load import load_into
from server.seeding.rights import allows, granted, list_entries
from tests.seeds.conftest import ADMIN_PASSWORD


def test_every_dictionary_that_a_field_names_is_shipped() -> None:
    shipped = {dictionary.code for dictionary in DICTIONARIES}
    named = {field.dict for resource in registry().resources for field in resource.complete_fields if field.dict}
    assert named <= shipped, named - shipped


def test_every_text_of_the_dictionaries_has_both_languages() -> None:
    for dictionary in DICTIONARIES:
        assert " | " in dictionary.title
        for item in dictionary.items:
            assert all(pair(item.text)), (dictionary.code, item)
            assert " | " in item.text, (dictionary.code, item)


def test_every_right_that_a_call_needs_is_on_the_menu() -> None:
    needed = {route.needs for route in all_routes() if route.needs}
    offered = {code for entry in list_entries() for code in entry.codes}
    assert needed <= offered, needed - offered


def test_menu_entries_have_both_languages_and_one_place() -> None:
    entries = list_entries()
    assert len({entry.id for entry in entries}) == len(entries)
    for entry in entries:
        assert " | " in entry.title, entry
    for resource in registry().resources:
        pages = [entry for entry in entries if entry.resource == resource.path]
        # The area of contracts is the list of leases under a name of its own (LL16).
        assert len(pages) == (2 if resource.path == "rental/lease" else 1), resource.path


def test_a_housekeeper_may_nothing_but_her_own_orders() -> None:
    plan = next(role for role in ROLES if role.code == "housekeeper")
    codes = [entry.codes[0] for entry in granted(plan, list_entries()) if entry.codes]
    assert codes == ["housekeeping:mine"]


def test_the_front_desk_cannot_touch_the_system_or_past_days() -> None:
    plan = next(role for role in ROLES if role.code == "front_desk")
    assert allows(plan, "rental:order:checkIn")
    assert allows(plan, "rental:block:delete")
    for code in ("sys:user:list", "rental:house:delete", "rental:order:backdate", "housekeeping:staff:edit"):
        assert not allows(plan, code), code


def test_the_holidays_of_2026_are_those_announced() -> None:
    days = {item.begin: (item.end, item.kind) for item in FESTIVALS}
    assert days[date(2026, 2, 15)] == (date(2026, 2, 23), "holiday")
    assert days[date(2026, 10, 1)] == (date(2026, 10, 7), "holiday")
    workdays = [item.begin for item in FESTIVALS if item.kind == "workday" and item.begin.year == 2026]
    assert sorted(workdays) == [
        date(2026, 1, 4),
        date(2026, 2, 14),
        date(2026, 2, 28),
        date(2026, 5, 9),
        date(2026, 9, 20),
        date(2026, 10, 10),
    ]


async def test_without_demo_there_is_one_tenant_and_its_administrator(plain: asyncpg.Connection) -> None:
    users = await plain.fetch("SELECT username, password, tenant_id FROM sys_user")
    assert [row["username"] for row in users] == ["admin"]
    assert await verify_password(users[0]["password"], ADMIN_PASSWORD)
    assert await plain.fetchval("SELECT count(*) FROM sys_tenant") == 1
    assert await plain.fetchval("SELECT count(*) FROM rent_house") == 0
    assert await plain.fetchval("SELECT count(*) FROM sys_dict") == len(DICTIONARIES)


async def test_what_an_administrator_took_away_stays_away(plain: asyncpg.Connection) -> None:
    await plain.execute(
        "DELETE FROM sys_role_permission WHERE id = (SELECT rp.id FROM sys_role_permission rp"
        " JOIN sys_role r ON r.id = rp.role_id WHERE r.role_code = 'front_desk' LIMIT 1)"
    )
    await plain.execute("UPDATE sys_dict_item SET del_flag = 1 WHERE item_value = 'booking'")
    before = await plain.fetchval("SELECT count(*) FROM sys_role_permission")
    assert not await load_into(plain, demo=False, admin_password=ADMIN_PASSWORD)
    assert await plain.fetchval("SELECT count(*) FROM sys_role_permission") == before
    assert await plain.fetchval("SELECT count(*) FROM sys_dict_item WHERE item_value = 'booking' AND del_flag = 0") == 0
