"""Meters at the handover of a room or a lease: who leaves pays up to the day, who comes begins from it, and nobody pays twice."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Any

import pytest

from schema.kit.errors import Conflict, Invalid
from schema.rental.bill import Bill
from schema.rental.lease import Lease
from schema.rental.lease_change import LeaseChange
from schema.rental.meter import Meter, MeterReading
from schema.rental.tariff import UtilityTariff
from server.kit.database import pool
from server.rental.lease_changes.detail import change_detail
from server.rental.meters.billing import make_utility_bills
from tests.kit.clock import today
from tests.rental.test_lease_changes import LESSEE, change, lease_of, step, village
from tests.rental.test_meters import confirmed, meter_of
from tests.rental.test_meters_bills import quiet, tariff
from tests.rental.village import Village, add, day, on

__all__ = ["village"]


async def metered(village: Village, unit: int, base: str) -> Meter:
    """Power at one yuan."""
    known = await UtilityTariff.filter(tenant_id=village.org.id).first()
    price = str(known.id) if known else await tariff(village, "electricity", (None, "1"))
    return await meter_of(village, unitId=str(unit), baseValue=base, tariffId=price)


async def utilities(lease_id: int | None) -> list[int]:
    rows = await Bill.filter(lease_id=lease_id, kind="utility").order_by("period_from")
    return [bill.amount for bill in rows]


def sent(values: Sequence[tuple[Meter, str]]) -> list[dict[str, Any]]:
    return [{"meterId": str(meter.id), "value": value} for meter, value in values]


async def test_another_room_is_paid_for_from_what_its_meter_showed_on_the_day(village: Village) -> None:
    lease, room = await lease_of(village), village.rooms[0]
    left, taken = await metered(village, village.whole.id, "100"), await metered(village, room.id, "500")
    await confirmed(village, left, -20, "160")
    done = await change(village, lease, "room_change", unitId=str(room.id), effectiveDay=on(0))
    shown = await change_detail(village.actor, done.id)
    assert [(one["id"], one["leaves"]) for one in shown["meters"]] == [(str(left.id), True), (str(taken.id), False)]
    assert "readMeters" in shown["can"]
    for wrong, field in (
        ([(left, "170")], "readings"),
        ([(left, "150"), (taken, "700")], "readings.0.value"),
        ([(left, ""), (taken, "700")], "readings.0.value"),
    ):
        with pytest.raises(Invalid) as caught:
            await step(village, "readMeters", shown, readings=sent(wrong))
        assert list(caught.value.fields or {}) == [field]
    assert await MeterReading.filter(meter_id=left.id).count() == 1
    told = await step(village, "readMeters", shown, readings=sent([(left, "170"), (taken, "700")]))
    assert (told["readingsOn"], told["meters"], "readMeters" in told["can"]) == (on(0), [], False)
    assert await utilities(lease.id) == [7000]
    new = await Lease.get(id=done.next_lease_id)
    assert (new.elec_base, await utilities(new.id)) == (Decimal("700"), [])
    with pytest.raises(Conflict):
        await step(village, "readMeters", shown, readings=sent([(left, "170"), (taken, "700")]))
    await LeaseChange.filter(id=done.id).update(effective_day=day(-1))
    await later(village, taken, "745")
    assert (await utilities(new.id), await utilities(lease.id)) == ([4500], [7000])


async def later(village: Village, meter: Meter, value: str) -> None:
    """A month on, as if the new lease had begun then."""
    await MeterReading.filter(meter_id=meter.id).update(read_date=day(-30))
    lease = await Lease.get(unit_id=meter.unit_id, state="active")
    await pool().execute("UPDATE occupancy_claim SET to_day = $2 WHERE source_id = $1", lease.prev_lease_id, day(-30))
    await pool().execute("UPDATE occupancy_claim SET from_day = $2 WHERE source_id = $1", lease.id, day(-30))
    await Lease.filter(id=lease.id).update(start_date=day(-30))
    await confirmed(village, meter, 0, value)
    await make_utility_bills(village.actor, village.community, today(), quiet)


async def test_who_takes_a_lease_over_pays_from_the_reading_of_the_day_on_and_together_all_of_it(
    village: Village,
) -> None:
    lease = await lease_of(village)
    meter = await metered(village, village.whole.id, "100")
    done = await change(village, lease, "transfer", tenant=LESSEE, effectiveDay=on(0))
    shown = await change_detail(village.actor, done.id)
    await step(village, "readMeters", shown, readings=sent([(meter, "130")]))
    assert (await Lease.get(id=done.next_lease_id)).elec_base == Decimal("130")
    await later(village, meter, "190")
    assert (await utilities(lease.id), await utilities(done.next_lease_id)) == ([3000], [6000])


async def test_who_leaves_pays_no_share_that_is_not_known(village: Village) -> None:
    """The neighbour behind the common meter is not read: nothing is booked until that is."""
    room, neighbour = village.rooms[0], village.rooms[1]
    lease = await lease_of(village, room)
    mine, other = await metered(village, room.id, "0"), await metered(village, neighbour.id, "0")
    price = (await UtilityTariff.get(tenant_id=village.org.id)).id
    form = {"unitId": None, "communityId": str(village.community), "baseValue": "0", "tariffId": str(price)}
    common = await meter_of(village, **form)
    members = [{"unitId": str(one.id), "part": "1"} for one in (room, neighbour)]
    share = {"name": "两室公摊", "meterId": str(common.id), "rule": "equal"}
    await add(village.actor, "rental/utilityShare", **share, children={"rental/utilityMember": members})
    await confirmed(village, common, 0, "100")
    done = await change(village, lease, "transfer", tenant=LESSEE, effectiveDay=on(0))
    shown = await change_detail(village.actor, done.id)
    with pytest.raises(Conflict) as caught:
        await step(village, "readMeters", shown, readings=sent([(mine, "30")]))
    assert caught.value.id == "meter.unread" and neighbour.title in caught.value.message
    assert not await MeterReading.filter(meter_id=mine.id).exists() and await utilities(lease.id) == []
    await confirmed(village, other, 0, "20")
    await step(village, "readMeters", shown, readings=sent([(mine, "30")]))
    assert await utilities(lease.id) == [30_00 + 25_00]


async def test_meters_are_read_when_the_day_has_come_and_only_where_somebody_leaves(village: Village) -> None:
    lease = await lease_of(village)
    meter = await metered(village, village.whole.id, "100")
    done = await change(village, lease, "transfer", tenant=LESSEE, effectiveDay=on(3))
    shown = await change_detail(village.actor, done.id)
    with pytest.raises(Invalid) as caught:
        await step(village, "readMeters", shown, readings=sent([(meter, "130")]))
    assert list(caught.value.fields or {}) == ["readings"]
    other = await lease_of(village, village.rooms[0], tenant=LESSEE)
    renewed = await change_detail(village.actor, (await change(village, other, "renew")).id)
    assert "readMeters" not in renewed["can"] and renewed["meters"] == []
    with pytest.raises(Conflict):
        await step(village, "readMeters", renewed, readings=sent([(meter, "130")]))
