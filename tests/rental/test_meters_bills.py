"""Utility bills: every confirmed reading is paid for once, by who lived there, and common meters to the last fen."""

from datetime import date
from decimal import Decimal
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import Conflict
from schema.rental.bill import Bill, BillLine
from schema.rental.lease import Lease
from schema.rental.meter import CONFIRMED, Meter, MeterReading
from schema.rental.unit import Unit
from server.rental.leases import contract
from server.rental.leases.terms import LeaseForm
from server.rental.leases.view import lease_detail
from server.rental.meters.billing import Made, make_utility_bills
from server.rental.meters.book import KINDS, describe_reading, explain, explain_share
from server.rental.meters.charges import Cost
from server.rental.settlements.forms import PreviewSettlement
from server.rental.settlements.view import preview
from tests.kit.clock import today
from tests.kit.lease_forms import lease_body
from tests.rental.test_meters import confirmed, meter_of, read, step
from tests.rental.village import Village, add, build, on
from tests.workers.tasks import finish


def month() -> date:
    return today().replace(day=1)


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def tariff(village: Village, kind: str, *prices: tuple[str | None, str], **rest: Any) -> str:
    tiers = [{"upto": upto, "price": price} for upto, price in prices]
    form = {
        "name": "居民",
        "kind": kind,
        "unit": "kWh",
        "tierPeriod": "month",
        "fixed": "0",
        "begin": "2020-01-01",
        **rest,
    }
    return str((await add(village.actor, "rental/tariff", **form, children={"rental/tariffTier": tiers})).id)


async def let(village: Village, unit: Unit, first: int = -90, last: int = 200) -> Lease:
    form = {
        "tenant": {"name": "赵强", "phone": "13700137000", "idNo": "11010519491231002X"},
        "unitId": str(unit.id),
        "startDate": on(first),
        "endDate": on(last),
        "payCycle": 3,
        "price": "3500.00",
    }
    return await Lease.get(
        id=int((await contract.add_lease(village.actor, LeaseForm.model_validate(lease_body(**form))))["id"])
    )


async def quiet(done: int, total: int) -> None:
    pass


async def bill_month(village: Village, of: date | None = None) -> Made:
    return await make_utility_bills(village.actor, village.community, of or month(), quiet)


async def bills_of(lease: Lease) -> list[Bill]:
    return await Bill.filter(lease_id=lease.id, kind="utility").order_by("period_from")


async def amounts_of(lease: Lease) -> list[int]:
    return [bill.amount for bill in await bills_of(lease)]


async def test_a_lease_gets_one_bill_that_says_why_and_a_second_run_makes_none(village: Village) -> None:
    lease = await let(village, village.whole)
    power, water = (
        await tariff(village, "electricity", (None, "0.62")),
        await tariff(village, "water", (None, "5"), unit="m³"),
    )
    await confirmed(village, await meter_of(village, tariffId=power, serial="D-9"), 0, "365.5")
    await confirmed(village, await meter_of(village, kind="water", serial="W-9", tariffId=water), 0, "112")
    assert await bill_month(village) == Made(1, 0, 0)
    assert await bill_month(village) == Made(0, 0, 0)
    detail = await lease_detail(village.actor, lease.id)
    [bill] = [one for one in detail["bills"] if one["kind"] == "utility"]
    assert (bill["amount"], bill["state"], bill["from"]) == ("224.61", "open", month().isoformat())
    said = [(line["amount"], line["explain"].split(" | ")[0]) for line in bill["lines"]]
    assert said == [
        ("164.61", "电 D-9 100 → 365.5：265.5 kWh × 0.62"),
        ("60.00", "冷水 W-9 100 → 112：12 m³ × 5"),
    ]


async def test_a_lease_whose_reading_is_taken_back_meanwhile_is_told_and_had_no_bill(village: Village) -> None:
    lease = await let(village, village.whole)
    price = await tariff(village, "electricity", (None, "1"))
    row = await confirmed(village, await meter_of(village, tariffId=price), 0, "110")

    async def take_back(done: int, total: int) -> None:
        if (await MeterReading.get(id=row.id)).state == CONFIRMED:
            await step(village, "void", row, reason="错")

    assert await make_utility_bills(village.actor, village.community, month(), take_back) == Made(0, 0, 0, changed=1)
    assert await amounts_of(lease) == []


def test_the_longest_explanation_fits_its_column() -> None:
    most = Decimal("99999999.999")
    cost = Cost(month(), month(), Decimal("99999999999.999"), Decimal("99999.9999"), 0, "0123456789")
    for line in (cost, cost._replace(fixed=True)):
        for kind in KINDS:
            text = explain(kind, describe_reading("0" * 39 + "7", most, most), line)
            assert len(text) <= BillLine._meta.fields_map["explain"].max_length and "007 " in text  # type: ignore[attr-defined]
    common = explain_share(Meter(id=1, serial="0" * 40, kind="electricity"), "99999999999.999", "0123456789", 10**15)
    assert len(common) <= 200


async def test_what_is_on_a_bill_is_not_made_void_and_what_comes_late_is_on_the_next(village: Village) -> None:
    lease = await let(village, village.whole)
    price = await tariff(village, "electricity", (None, "1"))
    meter, other = await meter_of(village, tariffId=price), await meter_of(village, tariffId=price)
    row = await confirmed(village, meter, 0, "110")
    await bill_month(village)
    with pytest.raises(Conflict, match="已出账"):
        await step(village, "void", row, reason="错")
    await confirmed(village, other, 0, "103")
    assert await bill_month(village) == Made(0, 1, 0)
    coming = date(month().year + month().month // 12, month().month % 12 + 1, 1)
    assert await bill_month(village, coming) == Made(1, 0, 0)
    assert await amounts_of(lease) == [10_00, 3_00]


async def test_who_lived_there_pays_and_nobody_pays_for_an_empty_unit(village: Village) -> None:
    gone, here = await let(village, village.whole, -95, -20), await let(village, village.whole, -10, 200)
    meter = await meter_of(village, tariffId=await tariff(village, "electricity", (None, "1")))
    await confirmed(village, meter, -20, "107", kind="final")
    await confirmed(village, meter, -10, "108")
    await confirmed(village, meter, 0, "128")
    await bill_month(village)
    assert (await amounts_of(gone), await amounts_of(here)) == ([7_00], [20_00])


async def test_a_meter_without_a_price_is_told_and_on_no_bill(village: Village) -> None:
    await let(village, village.whole)
    await confirmed(village, await meter_of(village), 0, "110")
    assert await bill_month(village) == Made(0, 0, 1)
    assert not (await MeterReading.get(community_id=village.community)).billed


async def shared(
    village: Village,
    rule: str,
    parts: tuple[str, ...] = ("1", "2", "3"),
    values: tuple[str, ...] = ("10", "20", "30"),
) -> list[Lease]:
    """The rooms with meters of their own, read as in `values`, behind a common one."""
    leases = [await let(village, room) for room in village.rooms]
    price = await tariff(village, "electricity", (None, "1"))
    common = await meter_of(village, unitId=None, communityId=str(village.community), tariffId=price, baseValue="0")
    members = [{"unitId": str(room.id), "part": part} for room, part in zip(village.rooms, parts, strict=True)]
    await add(
        village.actor,
        "rental/utilityShare",
        name="楼道照明",
        meterId=str(common.id),
        rule=rule,
        children={"rental/utilityMember": members},
    )
    for room in village.rooms:
        await meter_of(village, unitId=str(room.id), tariffId=price, baseValue="0", installed=on(-30))
    for room, value in zip(village.rooms, values, strict=False):
        await confirmed(village, await Meter.get(unit_id=room.id), 0, value)
    await confirmed(village, common, 0, "160")
    return leases


@pytest.mark.parametrize(
    ("rule", "shares"),
    [
        ("equal", [33_34, 33_33, 33_33]),
        ("ratio", [16_67, 33_33, 50_00]),
        ("own_use", [16_67, 33_33, 50_00]),
        ("fixed", [1_00, 2_00, 3_00]),
    ],
)
async def test_what_own_meters_do_not_explain_is_shared_by_the_rule(
    village: Village, rule: str, shares: list[int]
) -> None:
    leases = await shared(village, rule)
    assert await bill_month(village) == Made(3, 0, 0)
    own = [10_00, 20_00, 30_00]
    assert [await amounts_of(lease) for lease in leases] == [
        [mine + share] for mine, share in zip(own, shares, strict=True)
    ]
    lines = await BillLine.filter(explain__startswith="公摊", tenant_id=village.org.id)
    assert sum(line.amount for line in lines) == (6_00 if rule == "fixed" else 100_00)


async def test_a_share_whose_member_is_not_read_is_refused_with_the_unit_and_made_once_it_is(
    village: Village, sign_in: Any
) -> None:
    leases = await shared(village, "equal", values=("10", "20"))
    late = await Meter.get(unit_id=village.rooms[2].id)
    draft = await read(village, late, 0, "30")
    desk = await sign_in(village.actor)
    form = {"communityId": str(village.community), "month": on(0)}
    answer = await desk.send("POST", "/rental/bill/makeUtilities", json=form)
    told = answer.json()
    assert (answer.status_code, told["id"]) == (409, "meter.unread")
    assert village.rooms[2].title in told["message"] and village.rooms[1].title not in told["message"]
    assert [await bills_of(lease) for lease in leases] == [[], [], []]
    await step(village, "confirm", draft)
    task = await finish(desk, await desk.result("POST", "/rental/bill/makeUtilities", json=form))
    assert (task["state"], task["result"]) == ("done", {"made": 3, "known": 0, "lacking": 0, "unread": 0, "changed": 0})
    assert [await amounts_of(lease) for lease in leases] == [[10_00 + 33_34], [20_00 + 33_33], [30_00 + 33_33]]


async def test_a_share_that_is_left_out_is_told_and_on_the_next_bill_so_that_together_all_is_paid_once(
    village: Village, sign_in: Any
) -> None:
    leases = await shared(village, "equal", values=("10", "20"))
    desk = await sign_in(village.actor)
    form = {"communityId": str(village.community), "month": on(0), "leaveShares": True}
    task = await finish(desk, await desk.result("POST", "/rental/bill/makeUtilities", json=form))
    assert (task["result"]["made"], task["result"]["unread"]) == (2, 1) and village.rooms[2].title in task["message"]
    await confirmed(village, await Meter.get(unit_id=village.rooms[2].id), 0, "30")
    coming = date(month().year + month().month // 12, month().month % 12 + 1, 1)
    assert await bill_month(village, coming) == Made(3, 0, 0)
    assert [await amounts_of(lease) for lease in leases] == [[10_00, 33_34], [20_00, 33_33], [30_00 + 33_33]]


async def leave(village: Village, lease: Lease) -> dict[str, Any]:
    form = {"leaseId": str(lease.id), "leaveDate": on(0), "kind": "early"}
    return await preview(village.actor, PreviewSettlement.model_validate(form))


async def test_who_leaves_has_no_statement_while_a_share_is_not_known(village: Village) -> None:
    [lease, *_] = await shared(village, "equal", values=("10", "20"))
    with pytest.raises(Conflict) as refusal:
        await leave(village, lease)
    assert refusal.value.id == "meter.unread" and village.rooms[2].title in refusal.value.message
    await confirmed(village, await Meter.get(unit_id=village.rooms[2].id), 0, "30")
    utilities = {line["amount"] for line in (await leave(village, lease))["lines"] if line["code"] == "utility"}
    assert utilities == {"-10.00", "-33.34"}


async def test_an_own_reading_of_three_months_is_taken_by_days_from_each_month_of_the_common_meter(
    village: Village,
) -> None:
    [room] = village.rooms[:1]
    lease = await let(village, room)
    price = await tariff(village, "electricity", (None, "1"))
    first = {"tariffId": price, "baseValue": "0", "installed": on(-90)}
    common = await meter_of(village, unitId=None, communityId=str(village.community), **first)
    own = await meter_of(village, unitId=str(room.id), **first)
    members = [{"unitId": str(room.id), "part": "1"}]
    form = {"name": "楼道照明", "meterId": str(common.id), "rule": "equal"}
    await add(village.actor, "rental/utilityShare", **form, children={"rental/utilityMember": members})
    for days, value in ((-60, "50"), (-30, "100"), (0, "150")):
        await confirmed(village, common, days, value)
    await confirmed(village, own, 0, "90")
    assert await bill_month(village) == Made(1, 0, 0)
    [bill] = await bills_of(lease)
    lines = await BillLine.filter(bill_id=bill.id).order_by("amount")
    assert [line.amount for line in lines] == [20_00, 20_00, 20_00, 90_00]


async def test_a_price_that_changed_inside_the_month_splits_the_usage(village: Village) -> None:
    lease = await let(village, village.whole)
    first = await tariff(village, "electricity", (None, "1"))
    await tariff(village, "electricity", (None, "2"), begin=on(-5))
    meter = await meter_of(village, tariffId=first, installed=on(-10))
    await confirmed(village, meter, 0, "200")
    await bill_month(village)
    lines = await BillLine.filter(bill_id=(await bills_of(lease))[0].id).order_by("seq")
    assert [line.amount for line in lines] == [50_00, 100_00]
    assert Decimal(sum(line.amount for line in lines)) == (await amounts_of(lease))[0]
