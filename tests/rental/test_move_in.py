"""Meters at the hand-over of a lease: it begins from what they show, and a vacancy before it is nobody's bill."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import pytest
import pytest_asyncio

from schema.domains import registry
from schema.kit.errors import AppError, Conflict, Invalid
from schema.rental.bill import BillLine
from schema.rental.lease import Lease
from schema.rental.meter import Meter, MeterReading
from server.engine.effects import effects_of
from server.engine.process import body_of, run_transition
from server.kit.scope import lock
from server.kit.unit_of_work import unit_of_work
from server.rental.lease_changes.successor import make_successor
from server.rental.leases.contract import refresh_lease
from server.rental.meters.billing import Made
from server.rental.meters.move_in import meters_at_move_in
from tests.rental.test_lease_changes import bell
from tests.rental.test_leases import sign
from tests.rental.test_meters import confirmed, meter_of, read
from tests.rental.test_meters_bills import amounts_of, bill_month, bills_of, tariff
from tests.rental.test_settlements import agreed, begin
from tests.rental.test_settlements import take as settle
from tests.rental.village import Village, add, build, day, on

OTHER = {"tenant": {"name": "周新", "phone": "13600136000", "idNo": "110105199001010017"}}


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


def sent(values: Sequence[tuple[Meter, str]], **rest: Any) -> list[dict[str, Any]]:
    return [{"meterId": str(meter.id), "value": value, **rest} for meter, value in values]


async def hand_over(village: Village, lease_id: str | int, **form: Any) -> Lease:
    row = await Lease.get(id=int(lease_id))
    body = (
        effects_of("rental/lease")
        .bodies["handOver"]
        .model_validate({"id": str(row.id), "version": row.row_version, **form})
    )
    await run_transition(registry().require("rental/lease"), "handOver", village.actor, body)
    return await Lease.get(id=row.id)


async def priced(village: Village, **rest: Any) -> Meter:
    """Power at one yuan."""
    return await meter_of(village, tariffId=await tariff(village, "electricity", (None, "1")), **rest)


async def let_and_left(village: Village, first: int, last: int) -> tuple[Lease, Meter]:
    """A lease whose lessee has left, with the meter at 300 then."""
    lease = await sign(village, startDate=on(first), endDate=on(200))
    meter = await priced(village, serial="D-9")
    await confirmed(village, meter, first, "100")
    row = await agreed(village, await begin(village, lease, leaveDate=on(last)), readings=sent([(meter, "300")]))
    await settle("finish", village.actor, row, method="transfer")
    return await Lease.get(id=int(lease["id"])), meter


async def test_the_usage_of_a_vacant_month_between_two_lessees_is_on_no_bill(village: Village) -> None:
    left, meter = await let_and_left(village, -90, -40)
    came = await sign(village, startDate=on(-10), **OTHER)
    row = await hand_over(village, came["id"], handedOverOn=on(-10), readings=sent([(meter, "345")]))
    assert (row.elec_base, row.handed_over_on) == (Decimal("345"), day(-10))
    base = await MeterReading.get(meter_id=meter.id, kind="base")
    assert (base.state, base.last_value, base.usage, base.since) == ("confirmed", 300, 45, day(-40))
    await confirmed(village, meter, 0, "357.25")
    assert await bill_month(village) == Made(1, 0, 0)
    assert (await amounts_of(row), await amounts_of(left)) == ([1225], [])
    [line] = await BillLine.filter(bill_id=(await bills_of(row))[0].id)
    assert line.explain.split(" | ")[0] == "电 D-9 345 → 357.25：12.25 kWh × 1"


async def test_who_gets_the_keys_after_the_first_day_pays_from_the_keys_on(village: Village) -> None:
    _, meter = await let_and_left(village, -90, -40)
    came = await sign(village, startDate=on(-20), **OTHER)
    row = await hand_over(village, came["id"], handedOverOn=on(-5), readings=sent([(meter, "345")]))
    await confirmed(village, meter, 0, "350")
    await bill_month(village)
    assert await amounts_of(row) == [500]


async def test_a_base_that_cannot_be_is_refused_at_its_field_and_nothing_is_kept(village: Village) -> None:
    _, meter = await let_and_left(village, -90, -40)
    other = await meter_of(village, kind="water", serial="W-1", baseValue="0")
    came = await sign(village, startDate=on(-10), **OTHER)
    for wrong, field in (
        (sent([(meter, "299.999"), (other, "5")]), "readings.0.value"),
        (sent([(meter, "345"), (other, "100000")]), "readings.1.value"),
        (sent([(meter, ""), (other, "5")]), "readings.0.value"),
        (sent([(meter, "345")]), "readings"),
        ([], "readings"),
        (sent([(meter, "345"), (meter, "346")]), "readings"),
        ([*sent([(meter, "345"), (other, "5")]), {"meterId": "1", "value": "9"}], "readings.2.meterId"),
    ):
        with pytest.raises(Invalid) as refusal:
            await hand_over(village, came["id"], handedOverOn=on(-10), readings=wrong)
        assert list(refusal.value.fields or {}) == [field], wrong
        assert len((refusal.value.fields or {})[field].split(" | ")) == 2
    assert not await MeterReading.filter(kind="base", meter_id__in=[meter.id, other.id]).exists()
    assert (await Lease.get(id=int(came["id"]))).handed_over_on is None
    row = await hand_over(village, came["id"], readings=sent([(meter, "345"), (other, "5")]), gasBase="7.5")
    assert (row.elec_base, row.water_base, row.gas_base) == (Decimal("345"), Decimal("5"), Decimal("7.5"))


async def test_a_meter_that_went_through_nought_while_nobody_lived_there_begins_behind_it(village: Village) -> None:
    meter = await priced(village, digits=3)
    await confirmed(village, meter, -60, "990")
    came = await sign(village, startDate=on(-10))
    with pytest.raises(Invalid) as refusal:
        await hand_over(village, came["id"], handedOverOn=on(-10), readings=sent([(meter, "12")]))
    assert list(refusal.value.fields or {}) == ["readings.0.value"]
    row = await hand_over(village, came["id"], handedOverOn=on(-10), readings=sent([(meter, "12")], rolled=True))
    base = await MeterReading.get(meter_id=meter.id, kind="base")
    assert (row.elec_base, base.usage, base.rolled) == (Decimal("12"), 22, True)
    await confirmed(village, meter, 0, "20")
    await bill_month(village)
    assert await amounts_of(row) == [800]


async def test_what_a_vacancy_used_is_no_neighbours_common_usage(village: Village) -> None:
    """Two rooms share what the meter of the house shows beyond their own; one was empty until today."""
    price = await tariff(village, "electricity", (None, "1"))
    room, neighbour = village.rooms[0], village.rooms[1]
    whole = await meter_of(village, tariffId=price, unitId=str(village.shared.id), baseValue="0", serial="Z-1")
    own = [await meter_of(village, tariffId=price, unitId=str(one.id), baseValue="0") for one in (room, neighbour)]
    members = [{"unitId": str(one.id), "part": "1"} for one in (room, neighbour)]
    await add(
        village.actor,
        "rental/utilityShare",
        name="两室公摊",
        meterId=str(whole.id),
        rule="equal",
        children={"rental/utilityMember": members},
    )
    for meter in (whole, *own):
        await confirmed(village, meter, -40, "0")
    await sign(village, startDate=on(-80), unitId=str(neighbour.id))
    stays = await Lease.get(unit_id=neighbour.id)
    came = await sign(village, startDate=on(-1), unitId=str(room.id), **OTHER)
    await hand_over(village, came["id"], handedOverOn=on(-1), readings=sent([(own[0], "50")]))
    for meter, value in ((own[0], "50"), (own[1], "30"), (whole, "100")):
        await confirmed(village, meter, 0, value)
    await bill_month(village)
    assert await amounts_of(stays) == [30_00 + 10_00]


async def test_nobody_moves_in_on_the_readings_of_who_has_not_settled(village: Village) -> None:
    old = await sign(village, startDate=on(-90), endDate=on(-5))
    meter = await priced(village)
    came = await sign(village, startDate=on(-4), **OTHER)
    with pytest.raises(Invalid) as refusal:
        await hand_over(village, came["id"], readings=sent([(meter, "345")]))
    assert old["contractNo"] in (refusal.value.fields or {})["readings"]


async def test_the_dialog_is_told_which_meters_and_a_unit_without_any_keeps_its_bases_as_a_note(
    village: Village,
) -> None:
    meter = await priced(village)
    await confirmed(village, meter, -3, "130.5")
    inside, outside = await sign(village), await sign(village, unitId=str(village.rooms[0].id), **OTHER)
    [told] = await meters_at_move_in(village.actor, inside["id"])
    assert (told["serial"], told["kind"], told["lastValue"], told["lastDate"]) == (
        meter.serial, "electricity", "130.5", on(-3)
    )  # fmt: skip
    assert await meters_at_move_in(village.actor, outside["id"]) == []
    row = await hand_over(village, outside["id"], waterBase="12.345")
    assert row.water_base == Decimal("12.345")
    assert not await MeterReading.filter(tenant_id=village.org.id, kind="base").exists()


async def test_an_unconfirmed_reading_and_a_later_one_stand_in_the_way(village: Village) -> None:
    meter = await priced(village)
    lease = await sign(village)
    await read(village, meter, -2, "120")
    with pytest.raises(Invalid) as refusal:
        await hand_over(village, lease["id"], readings=sent([(meter, "130")]))
    assert on(-2) in (refusal.value.fields or {})["readings.0.value"]
    await MeterReading.filter(meter_id=meter.id).update(state="confirmed")
    with pytest.raises(AppError):
        await hand_over(village, lease["id"], handedOverOn=on(-3), readings=sent([(meter, "130")]))
    assert (await hand_over(village, lease["id"], readings=sent([(meter, "130")]))).elec_base == Decimal("130")


async def test_the_first_days_are_paid_for_to_the_fen_with_their_tiers(village: Village) -> None:
    price = await tariff(village, "electricity", ("10", "0.5283"), (None, "0.7783"))
    meter = await meter_of(village, tariffId=price, baseValue="0")
    await confirmed(village, meter, -45, "80.123")
    lease = await sign(village, startDate=on(-3))
    row = await hand_over(village, lease["id"], handedOverOn=on(-1), readings=sent([(meter, "99.999")]))
    await confirmed(village, meter, 0, "117.777")
    await bill_month(village)
    lines = [line.amount for line in await BillLine.filter(bill_id=(await bills_of(row))[0].id).order_by("seq")]
    assert (lines, await amounts_of(row)) == ([528, 605], [1133])


def lease_with_base(village: Village, base: str, first: int = -10, **rest: Any) -> Any:
    return sign(village, startDate=on(first), elecBase=base, **OTHER, **rest)


async def test_a_lease_that_begins_by_its_date_pays_from_the_base_of_its_contract(village: Village) -> None:
    left, meter = await let_and_left(village, -90, -40)
    came = await lease_with_base(village, "345")
    base = await MeterReading.get(meter_id=meter.id, kind="base")
    assert (base.state, base.value, base.usage, base.read_date) == ("confirmed", 345, 45, day(-10))
    assert (await Meter.get(id=meter.id)).last_value == 345
    await confirmed(village, meter, 0, "357.25")
    assert await bill_month(village) == Made(1, 0, 0)
    assert (await amounts_of(await Lease.get(id=int(came["id"]))), await amounts_of(left)) == ([1225], [])


async def test_a_lease_that_is_still_to_begin_takes_its_base_when_its_day_turns(village: Village) -> None:
    _, meter = await let_and_left(village, -90, -40)
    came = await lease_with_base(village, "345", 1)
    assert not await MeterReading.filter(meter_id=meter.id, kind="base").exists()
    async with unit_of_work(village.actor) as work:
        await refresh_lease(work, await lock(Lease, village.actor, int(came["id"])), "turn_day", day(1))
    base = await MeterReading.get(meter_id=meter.id, kind="base")
    assert (base.value, base.read_date) == (345, day(1))


@pytest.mark.parametrize("first", [-10, 10])
async def test_a_base_below_the_last_reading_is_refused_at_its_field(village: Village, first: int) -> None:
    _, meter = await let_and_left(village, -90, -40)
    with pytest.raises(Invalid) as refusal:
        await lease_with_base(village, "299.999", first)
    assert list(refusal.value.fields or {}) == ["elecBase"] and "300" in (refusal.value.fields or {})["elecBase"]
    assert not await Lease.filter(unit_id=village.whole.id, start_date=day(first)).exists()
    assert not await MeterReading.filter(meter_id=meter.id, kind="base").exists()


async def test_a_paper_lease_that_is_checked_later_says_in_its_step_which_base_cannot_be(village: Village) -> None:
    _, meter = await let_and_left(village, -90, -40)
    came = await lease_with_base(village, "345", stage="submitted")
    row = await Lease.get(id=int(came["id"]))
    assert row.state == "to_confirm"
    await confirmed(village, meter, -5, "400")
    await Lease.filter(id=row.id).update(scan="scans/a.pdf")
    resource = registry().require("rental/lease")
    transition = resource.process.by_code["confirm"]  # type: ignore[union-attr]
    body = body_of(resource, transition, effects_of("rental/lease").step)
    with pytest.raises(Conflict) as refusal:
        await run_transition(
            resource, "confirm", village.actor, body.model_validate({"id": str(row.id), "version": row.row_version})
        )
    assert refusal.value.id == "lease.base" and "电表底数" in refusal.value.message and on(-5) in refusal.value.message
    assert (await Lease.get(id=row.id)).state == "to_confirm"


async def test_a_base_that_a_later_reading_contradicts_is_refused_and_one_that_it_bears_out_is_not(
    village: Village,
) -> None:
    _, meter = await let_and_left(village, -90, -40)
    await confirmed(village, meter, -5, "350")
    with pytest.raises(Invalid) as refusal:
        await lease_with_base(village, "345")
    assert list(refusal.value.fields or {}) == ["elecBase"] and on(-5) in (refusal.value.fields or {})["elecBase"]
    came = await lease_with_base(village, "300")
    await bill_month(village)
    assert await amounts_of(await Lease.get(id=int(came["id"]))) == [50_00]


async def test_a_base_that_nobody_is_asked_about_any_more_is_told_to_who_hands_over(village: Village) -> None:
    """The day turns by itself: the lease begins all the same, and a person reads the meter."""
    clerk = await village.org.hire("rental:lease:handOver")
    _, meter = await let_and_left(village, -90, -40)
    came = await lease_with_base(village, "345", 1)
    await confirmed(village, meter, 0, "400")
    async with unit_of_work(village.actor) as work:
        await refresh_lease(work, await lock(Lease, village.actor, int(came["id"])), "turn_day", day(1))
    assert (await Lease.get(id=int(came["id"]))).state == "active"
    assert not await MeterReading.filter(meter_id=meter.id, kind="base").exists()
    [told] = [title for title, url in await bell(clerk.user_id) if url == f"/rental/lease?open={came['id']}"]
    assert came["contractNo"] in told


async def test_what_is_read_at_the_hand_over_goes_before_what_the_contract_said(village: Village) -> None:
    _, meter = await let_and_left(village, -90, -40)
    came = await lease_with_base(village, "345", 0)
    assert (await MeterReading.get(meter_id=meter.id, kind="base")).value == 345
    row = await hand_over(village, came["id"], readings=sent([(meter, "340")]))
    bases = await MeterReading.filter(meter_id=meter.id, kind="base").order_by("id")
    assert [(one.state, one.value) for one in bases] == [("void", 345), ("confirmed", 340)]
    assert (row.elec_base, (await Meter.get(id=meter.id)).last_value) == (340, 340)


async def test_a_meter_that_nobody_reads_at_the_hand_over_begins_from_the_base(village: Village) -> None:
    _, meter = await let_and_left(village, -90, -40)
    other = await meter_of(village, kind="water", serial="W-1", baseValue="10")
    await confirmed(village, other, -40, "20")
    came = await lease_with_base(village, "345", 1)
    with pytest.raises(Invalid) as refusal:
        await hand_over(village, came["id"], readings=[], waterBase="19")
    assert list(refusal.value.fields or {}) == ["waterBase"]
    row = await hand_over(village, came["id"], readings=sent([(meter, "")]), waterBase="21.5")
    assert (row.elec_base, row.water_base) == (345, Decimal("21.5"))
    assert [one.value for one in await MeterReading.filter(kind="base", meter_id__in=[meter.id, other.id])] == [
        345, Decimal("21.5")
    ]  # fmt: skip


async def test_a_lease_that_follows_another_does_not_begin_from_the_base_of_that(village: Village) -> None:
    meter = await priced(village)
    first = await sign(village, startDate=on(-20), elecBase="120")
    await confirmed(village, meter, -2, "160")
    row = await Lease.get(id=int(first["id"]))
    next_one = make_successor(row, {"start_date": day(1), "end_date": day(300), "contract_no": "N-2"}, day(0))
    async with unit_of_work(village.actor) as work:
        await work.insert(next_one)
        await refresh_lease(work, next_one, "turn_day", day(1))
    assert await MeterReading.filter(meter_id=meter.id, kind="base").count() == 1
