"""The rent roll: each unit once, with its lease or why it has none, and the months that led there."""

from dataclasses import replace
from datetime import timedelta
from typing import Any

import pytest_asyncio

from schema.rental.long_price import LongPrice
from server.kit.actor import Actor, DataRule
from server.kit.database import pool
from server.rental.leases import contract
from server.rental.leases.preview import PreviewForm, preview_lease
from server.rental.leases.terms import LeaseForm
from server.rental.receivables.payments import PayBill, pay_bill
from server.rental.rent_roll.read import PlaceOfRoll, RollQuery, read_roll, read_trend
from server.rental.rent_roll.shapes import RentRoll, RollTrend
from tests.kit.clock import today
from tests.kit.lease_forms import lease_body
from tests.kit.people import Organisation
from tests.rental.village import Village, build, on


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    village = await build()
    await pool().execute("UPDATE rent_unit SET price_month = 400000 WHERE id = $1", village.whole.id)
    await pool().execute(
        "UPDATE rent_unit SET price_month = 150000 WHERE id = ANY($1)", [room.id for room in village.rooms]
    )
    return village


async def let(village: Village, unit: int, **rest: Any) -> dict[str, Any]:
    form = {
        "tenant": {"name": "赵强", "phone": "13700137000"},
        "unitId": str(unit),
        "startDate": on(0),
        "endDate": on(364),
    }
    return await contract.add_lease(
        village.actor, LeaseForm.model_validate(lease_body(**{**form, "price": "3500.00", **rest}))
    )


async def roll(actor: Actor, **query: Any) -> dict[str, Any]:
    found = await read_roll(actor, RollQuery.model_validate(query))
    RentRoll.model_validate(found)
    return found


async def trend(actor: Actor) -> dict[str, Any]:
    found = await read_trend(actor, PlaceOfRoll())
    RollTrend.model_validate(found)
    return found


def status_of(found: dict[str, Any]) -> dict[str, str]:
    return {row["unitId"]: row["status"] for row in found["records"]}


def count_of(found: dict[str, Any], status: str) -> int:
    return next(one["count"] for one in found["figures"]["statuses"] if one["status"] == status)


async def test_a_unit_is_vacant_until_it_is_let_and_stands_in_the_roll_once(village: Village) -> None:
    before = await roll(village.actor)
    assert status_of(before)[str(village.whole.id)] == "vacant"
    assert len(before["records"]) == before["total"] == before["figures"]["units"] == len(status_of(before))
    lease = await let(village, village.whole.id)
    after = await roll(village.actor)
    [row] = [row for row in after["records"] if row["unitId"] == str(village.whole.id)]
    assert [row["status"], row["leaseId"], row["renter"], row["price"]] == ["let", lease["id"], "赵强", "3500.00"]
    assert after["total"] == before["total"] and after["figures"]["contracted"] == "3500.00"
    assert float(before["figures"]["vacancy"]) - float(after["figures"]["vacancy"]) == 4000.0


async def test_a_room_that_is_let_leaves_the_other_rooms_of_its_house_vacant(village: Village) -> None:
    await let(village, village.rooms[0].id)
    found = status_of(await roll(village.actor))
    assert found[str(village.rooms[0].id)] == "let"
    assert found[str(village.rooms[1].id)] == "vacant"
    assert str(village.shared.id) not in found


async def test_what_ends_within_thirty_days_and_what_is_taken_by_the_night_are_told_apart(village: Village) -> None:
    lease = await let(village, village.whole.id, startDate=on(0), endDate=on(364))
    await pool().execute("UPDATE rent_lease SET end_date = $2 WHERE id = $1", int(lease["id"]), today())
    await village.book(village.rooms[0], 0, 2)
    found = await roll(village.actor)
    assert status_of(found)[str(village.whole.id)] == "ending"
    assert status_of(found)[str(village.rooms[0].id)] == "nightly"
    only = await roll(village.actor, status="ending")
    assert [row["unitId"] for row in only["records"]] == [str(village.whole.id)] and only["total"] == 1
    assert only["figures"] == found["figures"]


async def test_the_deposit_and_what_is_owed_stand_beside_the_lease(village: Village) -> None:
    lease = await let(village, village.whole.id)
    [deposit] = [bill for bill in lease["bills"] if bill["kind"] == "deposit"]
    await pay_bill(
        village.actor, PayBill.model_validate({"billId": deposit["id"], "amount": "3500.00", "method": "cash"})
    )
    [row] = [row for row in (await roll(village.actor))["records"] if row["leaseId"] == lease["id"]]
    assert [row["deposit"], row["balance"]] == ["3500.00", "3500.00"]


async def test_collection_counts_what_of_the_due_bills_is_paid(village: Village) -> None:
    lease = await let(village, village.whole.id)
    rent = next(bill for bill in lease["bills"] if bill["kind"] == "rent")
    await pay_bill(village.actor, PayBill.model_validate({"billId": rent["id"], "amount": "700.00", "method": "cash"}))
    found = await trend(village.actor)
    month = found["months"][-1]
    assert len(found["months"]) == 12 and month["month"] == f"{today():%Y-%m}"
    assert [month["due"], month["received"], month["collection"], found["collection"]] == [
        "3500.00",
        "700.00",
        20.0,
        20.0,
    ]


async def test_a_lease_that_another_followed_counts_as_renewed(village: Village) -> None:
    old, other = await let(village, village.whole.id), await let(village, village.rooms[0].id)
    await pool().execute(
        "UPDATE rent_lease SET end_date = $1 WHERE id = ANY($2)", today(), [int(old["id"]), int(other["id"])]
    )
    new = await let(village, village.rooms[1].id)
    await pool().execute("UPDATE rent_lease SET prev_lease_id = $1 WHERE id = $2", int(old["id"]), int(new["id"]))
    found = await trend(village.actor)
    assert [found["months"][-1]["ended"], found["months"][-1]["renewed"], found["renewal"]] == [2, 1, 50.0]


async def test_an_empty_night_costs_its_part_of_the_list_price(village: Village) -> None:
    before = float((await trend(village.actor))["months"][-1]["vacancy"])
    await village.book(village.whole, 0, 1)
    after = float((await trend(village.actor))["months"][-1]["vacancy"])
    assert 4000 / 31 - 0.01 <= before - after <= 4000 / 28 + 0.01


async def test_what_is_empty_costs_what_the_lease_form_would_propose(village: Village) -> None:
    """The unit's own price, else that of its type, else what the house says; those of other days count for nothing."""
    start = today()
    own = {"unit_id": village.rooms[0].id, "price": 190000, "valid_from": start}
    past = {"unit_id": village.rooms[2].id, "price": 990000, "valid_from": start - timedelta(days=9)}
    kind = {"community_id": village.community, "unit_type": f"{village.rooms[0].house_type} 单间", "price": 170000}
    await let(village, village.rooms[0].id)
    before = await roll(village.actor)
    months = (await trend(village.actor))["months"]
    for row in (own, {**past, "valid_until": start - timedelta(days=1)}, {**kind, "valid_from": start}):
        await LongPrice.create(tenant_id=village.org.id, **row)
    found = await roll(village.actor)
    prices = {row["unitId"]: row["listPrice"] for row in found["records"]}
    assert [prices[str(room.id)] for room in village.rooms] == ["1900.00", "1700.00", "1700.00"]
    assert prices[str(village.whole.id)] == "4000.00"
    assert float(found["figures"]["vacancy"]) - float(before["figures"]["vacancy"]) == 200.0 + 200.0
    last = (await trend(village.actor))["months"][-2]
    assert float(last["vacancy"]) - float(months[-2]["vacancy"]) == 400.0 + 200.0 + 200.0
    for unit in (*village.rooms, village.whole):
        form = PreviewForm.model_validate({"unitId": str(unit.id), "startDate": on(0), "payCycle": 1})
        assert (await preview_lease(village.actor, form))["listPrice"] == prices[str(unit.id)]


async def test_a_rent_that_has_stepped_up_counts_at_its_price_of_today(village: Village) -> None:
    steps = [{"from": on(-30), "price": "3900"}, {"from": on(60), "price": "4200"}]
    lease = await let(village, village.whole.id, startDate=on(-120), endDate=on(360), priceSteps=steps)
    found = await roll(village.actor)
    [row] = [row for row in found["records"] if row["leaseId"] == lease["id"]]
    assert [row["price"], found["figures"]["contracted"]] == ["3900.00", "3900.00"]


async def test_other_organisations_and_other_rights_see_nothing_of_it(village: Village) -> None:
    await let(village, village.whole.id)
    stranger = await build()
    assert (await roll(stranger.actor))["figures"]["contracted"] == "0.00"


async def test_who_sees_one_community_reads_the_roll_of_that_one(village: Village) -> None:
    await let(village, village.whole.id)
    lease = await let(village, village.rooms[0].id, tenant={"name": "钱进", "phone": "13700137009"}, price="1200.00")
    elsewhere = village.community + 1
    await pool().execute("UPDATE rent_unit SET community_id = $1 WHERE id = $2", elsewhere, village.rooms[0].id)
    await pool().execute("UPDATE rent_lease SET community_id = $1 WHERE id = $2", elsewhere, int(lease["id"]))
    rule = ((DataRule("communityId", "=", str(village.community)),),)
    for paths in (("rental/lease",), ("rental/unit",), ("rental/lease", "rental/unit")):
        clerk = replace(village.actor, is_super=False, data_rules=dict.fromkeys(paths, rule))
        found = await roll(clerk)
        assert lease["id"] not in [row["leaseId"] for row in found["records"]]
        assert found["figures"]["contracted"] == "3500.00"
        if "rental/unit" in paths:
            assert str(village.rooms[0].id) not in status_of(found)
        months = (await trend(clerk))["months"]
        whole = (await trend(village.actor))["months"]
        assert float(months[-1]["due"]) < float(whole[-1]["due"]) or "rental/lease" not in paths
    assert (await roll(village.actor))["figures"]["contracted"] == "4700.00"


async def test_who_lets_nothing_reads_twelve_months_of_nothing(organisation: Organisation) -> None:
    found = await trend(organisation.admin)
    assert [month["vacancy"] for month in found["months"]] == ["0.00"] * 12
    assert (found["collection"], found["renewal"]) == (None, None)


async def test_the_months_of_a_community_count_its_own_bills(village: Village) -> None:
    await let(village, village.whole.id)
    own, other = [PlaceOfRoll(community_id=str(int(village.community) + more)) for more in (0, 1)]
    assert (await read_trend(village.actor, own))["months"][-1]["due"] == "3500.00"
    assert (await read_trend(village.actor, other))["months"][-1]["due"] == "0.00"
