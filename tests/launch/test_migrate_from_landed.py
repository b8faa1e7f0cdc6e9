"""A database that has only the first migration is brought to the present with every row, and what old rows say is in the new tables."""

import json
import shutil
from collections.abc import AsyncIterator, Iterator, Mapping
from datetime import UTC, date, datetime, timedelta
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import asyncpg
import pytest
import pytest_asyncio

from schema.rental.lease import Lease
from schema.rental.ledger import LEDGER_CONSTRAINTS
from server.kit import version
from server.launch import migrate as launch_migrate
from server.launch.migrate import migrate
from server.launch.postgres import EmbeddedPostgres
from server.rental.cashier.deposit_entries import AMOUNTS, after_working_days, state_of
from server.rental.leases.view import BillFacts, derive

TENANT, TODAY = 900, date(2026, 11, 20)
DAY = timedelta(days=1)
# What the migration says anew in rows from before; each is looked at by a test of its own.
RESTATED = {
    "rent_lease": {
        "state",
        "signed_on",
        "contract_type",
        "notes",
        "balance",
        "billing_state",
        "price_steps",
        "free_days",
    },
    "rent_bill": {"state", "revision"},
    "rent_house": {"facilities"},
    "rent_room": {"facilities", "beds_text"},
}
DERIVED = ("price_now", "next_step_on", "ending", "holdover", "contract_type", "paid", "balance")
Row = dict[str, Any]
Columns = Mapping[str, list[asyncpg.Record]]

_COLUMNS = """
SELECT table_name, column_name, udt_name, character_maximum_length AS length, ordinal_position AS place, is_nullable = 'YES' AS nullable
FROM information_schema.columns WHERE table_schema = 'public' AND table_name <> 'aerich' AND column_default IS NULL
ORDER BY table_name, ordinal_position"""
_OWN = "WHERE tenant_id = 900"


@pytest.fixture(scope="module")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EmbeddedPostgres]:
    server = EmbeddedPostgres(tmp_path_factory.mktemp("landed"), durable=False)
    server.start()
    yield server
    server.stop()


def some_value(column: asyncpg.Record, mark: str = "t") -> Any:
    """One that fits its type, a text with the mark; days and small numbers ascend with the columns, as spans of them do."""
    place = column["place"]
    texts = {"varchar": f"{mark}-{place}"[: column["length"]], "text": mark}
    days = {"date": TODAY + place * DAY, "timestamptz": datetime(2026, 11, 1, 4, place % 60, tzinfo=UTC)}
    numbers = {"int8": 7, "int4": place, "int2": 0, "numeric": 1, "float8": 1.0, "bool": True}
    rest = {"jsonb": "{}", "_int8": [7], "bytea": b"b", "tsvector": "word"}
    return (texts | days | numbers | rest)[column["udt_name"]]


class Scene(NamedTuple):
    """Writes rows of the tables of the first migration."""

    connection: asyncpg.Connection
    columns: Columns
    ids: Iterator[int]

    async def add(self, table: str, **given: Any) -> int:
        """What is not given is empty, or something that fits where it may not be."""
        own = {"id": next(self.ids), "tenant_id": TENANT}
        mark = f"{own['id']}"
        needed = {one["column_name"]: some_value(one, mark) for one in self.columns[table] if not one["nullable"]}
        has = {one["column_name"] for one in self.columns[table]}
        return await self._insert(table, needed | {key: own[key] for key in own.keys() & has} | given)

    async def add_full(self, table: str) -> None:
        """A row with something in every column, of an organisation that is not that of the scene."""
        await self._insert(table, {one["column_name"]: some_value(one) for one in self.columns[table]})

    async def _insert(self, table: str, values: Row) -> int:
        names = ", ".join(f'"{name}"' for name in values)
        places = ", ".join(f"${place}" for place in range(1, len(values) + 1))
        await self.connection.execute(f'INSERT INTO "{table}" ({names}) VALUES ({places})', *values.values())
        return int(values.get("id", 0))


def first_alone(folder: Path) -> pytest.MonkeyPatch:
    """Only the first migration is known until this is undone."""
    place = folder / version.APP
    place.mkdir()
    for path in (version.MIGRATIONS / version.APP).glob("0_*.py"):
        shutil.copy(path, place)
    patch = pytest.MonkeyPatch()
    patch.setattr(version, "MIGRATIONS", folder)
    patch.setattr(launch_migrate, "MIGRATIONS", folder)
    return patch


class Landed(NamedTuple):
    """A database at the newest migration, the rows of each table as they were before, and the ids of the scene by name."""

    connection: asyncpg.Connection
    before: Mapping[str, list[Row]]
    ids: Mapping[str, int]

    async def row(self, table: str, name: str) -> Row:
        found = await self.connection.fetchrow(f'SELECT * FROM "{table}" WHERE id = $1', self.ids[name])
        assert found is not None
        return dict(found)


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def landed(postgres: EmbeddedPostgres, tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Landed]:
    first = first_alone(tmp_path_factory.mktemp("first"))
    try:
        await launch_migrate.upgrade(postgres.url)
    finally:
        first.undo()
    connection = await asyncpg.connect(postgres.url)
    await connection.set_type_codec("tsvector", schema="pg_catalog", encoder=str, decoder=str)
    for statement in LEDGER_CONSTRAINTS:
        await connection.execute(statement)
    columns: dict[str, list[asyncpg.Record]] = {}
    for column in await connection.fetch(_COLUMNS):
        columns.setdefault(column["table_name"], []).append(column)
    scene = Scene(connection, columns, count(1000))
    for table in columns:
        await scene.add_full(table)
    ids = await set_scene(scene)
    before = {table: await read_rows(connection, table) for table in columns}
    assert len(await migrate(postgres.url)) == len(version.known_migrations()) - 1
    yield Landed(connection, before, ids)
    await connection.close()


async def read_rows(connection: asyncpg.Connection, table: str) -> list[Row]:
    return [json.loads(row[0]) for row in await connection.fetch(f'SELECT to_jsonb(t) FROM "{table}" t')]


async def set_scene(scene: Scene) -> dict[str, int]:
    """An organisation with two houses, daily orders and leases in every state that the first program knew."""
    await scene.add("sys_tenant", id=TENANT)
    await scene.add("rent_day_turn", day=TODAY)
    words = await scene.add("sys_dict", dict_code="facility", del_flag=0)
    for value, text in (("wifi", "无线网络"), ("air", "空调")):
        await scene.add("sys_dict_item", dict_id=words, item_value=value, item_text=text, del_flag=0)
    has = {"facilities": "wifi,air"}
    whole = await scene.add("rent_house", rental_method="whole", price_month=520000, **has)
    shared = await scene.add("rent_house", rental_method="shared")
    beds = {"facilities": "air", "beds_text": "double:1,bunk:2"}
    room = await scene.add("rent_room", house_id=shared, name="主卧", price_month=180000, lettable=True, **beds)
    await scene.add("rent_bed", room_id=room, bed_type="bunk", label="1号床")
    kitchen = await scene.add("rent_room", house_id=shared, name="公共厨房", lettable=False)
    await scene.add("rent_unit", id=whole, kind="house", house_id=whole, leaf_ids=[whole], rental_method="whole")
    await scene.add("rent_unit", id=room, kind="room", house_id=shared, leaf_ids=[room], rental_method="shared")
    await scene.add("rent_viewing", period="morning", unit_id=whole, state="booked")
    await scene.add("rent_meter_reading", state="confirmed", read_date=TODAY)
    ids = {"whole": whole, "shared": shared, "room": room, "kitchen": kitchen}
    return ids | await set_orders(scene) | await set_leases(scene, room)


async def set_orders(scene: Scene) -> dict[str, int]:
    left_at = datetime(2026, 11, 18, 3, 0, tzinfo=UTC)
    left = await scene.add(
        "rent_daily_order", state="checked_out", contact_name="李客", checked_out_at=left_at, deposit_held=40000
    )
    money = Money(scene, "order", left)
    await money.post("deposit_in", "in", 50000, date(2026, 11, 14))
    await money.reverse(await money.post("deposit_in", "in", 20000, date(2026, 11, 15)))
    await money.post("deposit_deduct", "credit", 10000, date(2026, 11, 13))
    paid_back = await scene.add("rent_daily_order", state="closed", contact_name="王客", deposit_held=0)
    money = Money(scene, "order", paid_back)
    await money.post("deposit_in", "in", 30000, date(2026, 11, 2))
    await money.post("deposit_out", "out", 30000, date(2026, 11, 4))
    return {"left": left, "paid_back": paid_back}


class Money(NamedTuple):
    """The ledger of one account, a day each from the tenth of November on."""

    scene: Scene
    account: str
    account_id: int

    async def post(self, project: str, direction: str, amount: int, paid_on: date, **more: Any) -> int:
        own = {"account": self.account, "account_id": self.account_id, "account_no": "NO"}
        seq = 1 + await self.scene.connection.fetchval(
            "SELECT count(*) FROM rent_ledger WHERE account_id = $1", self.account_id
        )
        moment = datetime(2026, 11, 10 + seq, 2, 0, tzinfo=UTC)
        what = {"project": project, "direction": direction, "amount": amount, "paid_on": paid_on, "seq": seq}
        return await self.scene.add("rent_ledger", **own, **what, create_time=moment, **more)

    async def reverse(self, line_id: int) -> None:
        line = await self.scene.connection.fetchrow("SELECT * FROM rent_ledger WHERE id = $1", line_id)
        assert line is not None
        back = await self.post(
            line["project"], "out", line["amount"], line["paid_on"], reverses=line_id, bill_id=line["bill_id"]
        )
        await self.scene.connection.execute("UPDATE rent_ledger SET reversed_by = $1 WHERE id = $2", back, line_id)


async def set_leases(scene: Scene, unit: int) -> dict[str, int]:
    terms = {"unit_id": unit, "renter_name": "张租", "pay_cycle": 1, "anchor": "lease_day", "anchor_day": 1}
    terms |= {"price": 500000, "deposit": 500000, "contract_type": "paper_effective", "billing_state": "normal"}
    terms |= {"balance": 0, "paid": 0, "del_flag": 0, "form": "paper", "deposit_months": 1}
    steps = [{"start": "2026-06-01", "price": "5,200"}, {"start": "2027-01-01", "price": "5500.50"}]
    terms |= {"start_date": date(2026, 1, 1), "end_date": date(2027, 12, 31)}
    electronic = {"form": "electronic", "contract_type": "electronic_unsigned", "start_date": date(2026, 12, 1)}
    over = {"start_date": date(2025, 11, 11), "end_date": date(2026, 11, 10), "signed_on": date(2025, 11, 1)}
    soon = {"start_date": date(2025, 12, 11), "end_date": date(2026, 12, 10), "signed_on": date(2025, 12, 1)}
    signed_here = {
        "signature": "tenant/900/signature.png",
        "witness": "经办 (clerk)",
        "signed_at": datetime(2026, 11, 17, 21, 0, tzinfo=UTC),
    }
    none = [{"start": "2026-03-01", "price": "0"}, {"start": "2026-04-01", "price": "4800"}]
    made: dict[str, Row] = {
        "stepped": {"state": "active", "signed_on": date(2025, 12, 20), "price_steps": json.dumps(steps)},
        "for_nothing": {"state": "active", "signed_on": date(2025, 12, 20), "price_steps": json.dumps(none)},
        "unsigned": {"state": "to_sign", **electronic},
        "unsigned_paid": {"state": "to_sign", **electronic},
        "over": {"state": "active", **over},
        "soon_over": {"state": "active", **soon},
        "ended": {"state": "ended", **over},
        "signed_here": {"state": "signed", "start_date": date(2026, 12, 1), **signed_here},
        "void": {"state": "void"},
    }
    ids = {name: await scene.add("rent_lease", **(terms | own)) for name, own in made.items()}
    return ids | await set_bills(scene, ids)


async def set_bills(scene: Scene, leases: Mapping[str, int]) -> dict[str, int]:
    """Paid by one payment, by two, in part beside one that was reversed, not yet, and of contracts that nobody signed."""

    async def bill(lease: str, kind: str, due: date, paid: int, state: str) -> int:
        own = {
            "amount": 500000,
            "paid": paid,
            "open_amount": 500000 - paid,
            "state": state,
            "due": due,
            "kind": kind,
            "period_from": due,
            "revision": 1,
        }
        written = datetime(2025, 12, 20, 4, tzinfo=UTC)
        return await scene.add("rent_bill", lease_id=leases[lease], **own, create_time=written)

    ids = {
        "deposit": await bill("stepped", "deposit", date(2025, 12, 20), 500000, "paid"),
        "twice": await bill("stepped", "rent", date(2026, 9, 24), 500000, "paid"),
        "part": await bill("stepped", "rent", date(2026, 10, 25), 200000, "part"),
        "planned": await bill("stepped", "rent", date(2026, 12, 25), 0, "planned"),
        "unsigned_rent": await bill("unsigned", "rent", date(2026, 11, 18), 0, "open"),
        "made_deposit": await bill("unsigned_paid", "deposit", date(2026, 11, 18), 500000, "paid"),
        "made_rent": await bill("unsigned_paid", "rent", date(2026, 11, 18), 0, "open"),
        "over_deposit": await bill("over", "deposit", date(2025, 11, 1), 500000, "paid"),
    }
    for bill_id in ids.values():
        await scene.add("rent_bill_line", bill_id=bill_id, seq=0, amount=500000)
    money = Money(scene, "lease", leases["stepped"])
    await money.post("deposit_in", "in", 500000, date(2025, 12, 20), bill_id=ids["deposit"])
    await money.post("rent", "in", 300000, date(2026, 9, 24), bill_id=ids["twice"])
    await money.post("rent", "in", 200000, date(2026, 9, 25), bill_id=ids["twice"])
    await money.reverse(await money.post("rent", "in", 100000, date(2026, 10, 25), bill_id=ids["part"]))
    await money.post("rent", "in", 200000, date(2026, 10, 26), bill_id=ids["part"])
    for lease, bill_id in (("unsigned_paid", ids["made_deposit"]), ("over", ids["over_deposit"])):
        await Money(scene, "lease", leases[lease]).post("deposit_in", "in", 500000, date(2026, 11, 11), bill_id=bill_id)
    paid = {"stepped": 1200000, "unsigned_paid": 500000, "over": 500000}
    for lease, amount in paid.items():
        await scene.connection.execute("UPDATE rent_lease SET paid = $1 WHERE id = $2", amount, leases[lease])
    await scene.connection.execute("UPDATE rent_lease SET balance = 300000 WHERE id = $1", leases["stepped"])
    return {f"bill_{name}": bill_id for name, bill_id in ids.items()}


async def test_every_row_of_every_table_is_there_with_what_it_said(landed: Landed) -> None:
    assert len(landed.before) > 100
    for table, before in landed.before.items():
        assert before, table
        after = await read_rows(landed.connection, table)
        kept = (before[0].keys() & after[0].keys()) - RESTATED.get(table, set())
        assert said(after, kept) == said(before, kept), table


def said(rows: list[Row], columns: set[str]) -> list[str]:
    return sorted(json.dumps({name: row[name] for name in columns}, sort_keys=True) for row in rows)


async def test_every_house_stays_for_sale_at_the_rent_that_it_had(landed: Landed) -> None:
    assert {row["state"] for row in await landed.connection.fetch("SELECT state FROM rent_house")} == {"on_shelf"}
    whole, room = await landed.row("rent_unit", "whole"), await landed.row("rent_unit", "room")
    assert (whole["on_shelf"], whole["price_month"]) == (True, 520000)
    assert (room["on_shelf"], room["price_month"]) == (True, 180000)
    assert (await landed.row("rent_room", "room"))["kind"] == "bedroom"
    assert (await landed.row("rent_room", "kitchen"))["kind"] == "kitchen"


async def test_what_dictionaries_said_of_houses_and_beds_is_chosen_from_their_catalogues(landed: Landed) -> None:
    facilities = await names_in(landed, "rent_attribute")
    whole, room = await landed.row("rent_house", "whole"), await landed.row("rent_room", "room")
    assert [facilities[one] for one in whole["facilities"].split(",")] == ["无线网络", "空调"]
    assert facilities[room["facilities"]] == "空调"
    types = await names_in(landed, "rent_bed_type")
    stock = await landed.connection.fetch("SELECT * FROM rent_room_bed_stock WHERE room_id = $1", landed.ids["room"])
    assert {types[str(row["bed_type_id"])]: row["quantity"] for row in stock} == {"double": 1, "bunk": 2}
    assert room["beds_text"] is None
    bed = await landed.connection.fetchrow("SELECT bed_type_id FROM rent_bed WHERE room_id = $1", landed.ids["room"])
    assert bed is not None and types[str(bed["bed_type_id"])] == "bunk"


async def names_in(landed: Landed, table: str) -> dict[str, str]:
    rows = await landed.connection.fetch(f'SELECT id::text, name FROM "{table}" {_OWN} AND del_flag = 0')
    return {row["id"]: row["name"] for row in rows}


async def test_what_stands_for_a_bill_sums_to_what_it_got(landed: Landed) -> None:
    sums = await landed.connection.fetch(
        "SELECT b.id, b.paid, coalesce(sum(a.amount) FILTER (WHERE a.ended_on IS NULL), 0) AS stands"
        f" FROM rent_bill b LEFT JOIN rent_bill_allocation a ON a.bill_id = b.id {_OWN.replace('tenant', 'b.tenant')} GROUP BY b.id"
    )
    assert len(sums) == 8
    assert all(row["paid"] == row["stands"] for row in sums)


async def test_a_payment_that_was_reversed_stood_for_its_bill_until_then(landed: Landed) -> None:
    rows = await landed.connection.fetch(
        "SELECT amount, booked_on, ended_on FROM rent_bill_allocation WHERE bill_id = $1 ORDER BY booked_on",
        landed.ids["bill_part"],
    )
    assert [tuple(row) for row in rows] == [
        (100000, date(2026, 11, 14), date(2026, 11, 15)),
        (200000, date(2026, 11, 16), None),
    ]


async def test_a_bill_says_since_when_it_is_issued(landed: Landed) -> None:
    names = ("bill_twice", "bill_part", "bill_planned", "bill_deposit")
    issued = [(await landed.row("rent_bill", name))["issued_on"] for name in names]
    assert issued == [date(2026, 9, 9), date(2026, 10, 10), None, date(2025, 12, 20)]


async def test_a_deposit_holds_what_its_ledger_holds(landed: Landed) -> None:
    rows = await landed.connection.fetch(f"SELECT * FROM rent_deposit {_OWN} ORDER BY account_id")
    held = {row["account_id"]: row["held"] for row in rows}
    names = {"left": 40000, "paid_back": 0, "stepped": 500000, "unsigned_paid": 500000, "over": 500000}
    assert held == {landed.ids[name]: amount for name, amount in names.items()}
    assert [row["state"] for row in rows] == [state_of({name: row[name] for name in AMOUNTS}) for row in rows]
    for row in rows:
        entries = await landed.connection.fetch("SELECT * FROM rent_deposit_entry WHERE deposit_id = $1", row["id"])
        assert sum(entry["amount"] for entry in entries) == row["held"]
    for name in ("left", "paid_back"):
        assert held[landed.ids[name]] == (await landed.row("rent_daily_order", name))["deposit_held"]


async def test_what_is_to_go_back_says_by_when(landed: Landed) -> None:
    rows = await landed.connection.fetch(f"SELECT account_id, due_back FROM rent_deposit {_OWN}")
    due = {row["account_id"]: row["due_back"] for row in rows}
    assert due[landed.ids["left"]] == after_working_days(date(2026, 11, 18), 3)
    assert due[landed.ids["over"]] == date(2026, 11, 17)
    assert due[landed.ids["paid_back"]] is due[landed.ids["stepped"]] is None


async def test_the_entries_of_a_deposit_follow_its_ledger(landed: Landed) -> None:
    rows = await landed.connection.fetch(
        "SELECT e.kind, e.amount, e.booked_on FROM rent_deposit_entry e JOIN rent_ledger l ON l.id = e.ledger_id"
        " WHERE l.account_id = $1 ORDER BY l.seq",
        landed.ids["left"],
    )
    assert [tuple(row) for row in rows] == [
        ("taken", 50000, date(2026, 11, 14)),
        ("taken", 20000, date(2026, 11, 15)),
        ("reversed", -20000, date(2026, 11, 15)),
        ("deducted", -10000, date(2026, 11, 15)),
    ]


async def test_a_lease_says_what_is_reckoned_of_it_today(landed: Landed) -> None:
    for name in ("stepped", "for_nothing", "soon_over", "over", "ended", "unsigned_paid", "signed_here", "void"):
        row = await landed.row("rent_lease", name)
        bills = await landed.connection.fetch("SELECT * FROM rent_bill WHERE lease_id = $1", row["id"])
        row |= {key: json.loads(row[key]) if row[key] else None for key in ("price_steps", "free_days")}
        facts = [BillFacts(*(bill[key] for key in BillFacts._fields)) for bill in bills]
        reckoned = derive(cast(Lease, SimpleNamespace(**row)), facts, TODAY)
        if name in ("stepped", "for_nothing", "soon_over"):
            assert {key: row[key] for key in DERIVED} == {key: reckoned[key] for key in DERIVED}, name
        assert (row["price_now"], row["next_step_on"]) == (reckoned["price_now"], reckoned["next_step_on"]), name


async def test_a_lease_past_its_last_day_is_over_and_not_held_over(landed: Landed) -> None:
    for name in ("over", "ended"):
        row = await landed.row("rent_lease", name)
        assert (row["state"], row["left_on"], row["holdover"]) == ("ended", date(2026, 11, 10), False)
        assert row["handed_over_on"] == date(2025, 11, 11)
    assert (await landed.row("rent_lease", "soon_over"))["state"] == "active"


async def test_a_contract_that_nobody_signed_has_no_bills_until_it_is(landed: Landed) -> None:
    bill = await landed.row("rent_bill", "bill_unsigned_rent")
    assert (bill["state"], bill["issued_on"]) == ("void", None)
    assert bill["revision"] != 1, "the bill that signing writes has this place"
    row = await landed.row("rent_lease", "unsigned")
    assert (row["state"], row["hold_until"], row["handed_over_on"]) == ("to_sign", None, None)


async def test_an_unsigned_contract_that_was_paid_for_is_made_and_keeps_its_bills(landed: Landed) -> None:
    row = await landed.row("rent_lease", "unsigned_paid")
    assert (row["state"], row["signed_on"], row["contract_type"]) == (
        "signed",
        date(2026, 11, 11),
        "electronic_pending",
    )
    assert "升级" in row["notes"]
    states = [(await landed.row("rent_bill", name))["state"] for name in ("bill_made_deposit", "bill_made_rent")]
    assert states == ["paid", "open"]


async def test_who_signed_here_is_still_seen(landed: Landed) -> None:
    row = await landed.row("rent_lease", "signed_here")
    assert (row["scan"], row["checked_by"]) == ("tenant/900/signature.png", "经办 (clerk)")
    assert (row["signed_on"], row["hold_until"]) == (date(2026, 11, 17), None)


async def test_days_for_which_the_rent_was_nothing_are_free_of_it(landed: Landed) -> None:
    row = await landed.row("rent_lease", "for_nothing")
    assert json.loads(row["free_days"]) == [{"first": "2026-03-01", "last": "2026-03-31"}]
    assert json.loads(row["price_steps"]) == [{"start": "2026-04-01", "price": "4800"}]
