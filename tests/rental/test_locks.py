"""Acts on neighbouring beds, rooms and houses at once: nobody is answered with an error of ours, and nothing is sold twice."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import pytest
import pytest_asyncio

from schema.approval.request import Request
from schema.domains import registry
from schema.rental.bill import Bill
from schema.rental.bill_allocation import BillAllocation
from schema.rental.lease import Lease
from schema.rental.ledger import Ledger
from schema.rental.meter import MeterReading
from schema.rental.order import DailyOrder
from schema.rental.reading_conflict import ReadingConflict
from schema.rental.renter import Renter
from schema.rental.turn_failure import TurnFailure
from schema.rental.unit import Unit
from schema.rental.viewing import Viewing
from server.engine.write import edit_row
from server.kit.actor import system_actor
from server.kit.database import pool
from server.kit.switches import LATE_FEE, REFUND_APPROVAL
from server.rental.cashier.sums import sum_lines
from server.rental.day.lease_turn import charge_late_fees, turn_leases
from server.rental.receivables.credits import GiveUp, ask_write_off
from server.rental.receivables.payments import (
    PayBills,
    ReversePayment,
    UsePrepaid,
    pay_bills,
    pay_from_prepaid,
    reverse_payment,
)
from server.rental.receivables.promises import Promise, promise
from server.rental.receivables.reminders import make_reminders
from tests.kit.client import Client
from tests.kit.people import make_user
from tests.kit.seeds import seeds
from tests.kit.switch import set_switch
from tests.rental.crowd import ACTS, Act, Crowd, all_at_once, make_beds, make_rooms
from tests.rental.crowd_rounds import ROUND_ACTS, VIEWINGS, merge_files, reading_of, step, take, viewing_of
from tests.rental.test_arrears import decide
from tests.rental.test_race import overlapping
from tests.rental.test_receivables import owing, rents
from tests.rental.unassigned_counters import check_counters, check_places
from tests.rental.village import GUEST, Village, build, day, move_back, on

ROUNDS = 3
EVERY = [*ACTS, *ROUND_ACTS]
SignIn = Callable[..., Awaitable[Client]]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def check_books(village: Village) -> None:
    """No night twice, every account the sum of its ledger, every counter the truth, every leaf of a unit its own."""
    tenant = village.org.id
    assert await overlapping() == 0
    for order in await DailyOrder.filter(tenant_id=tenant, del_flag=0):
        sums = sum_lines(await Ledger.filter(account_id=order.id).order_by("seq"))
        assert (order.balance, order.paid) == (sums.balance, sums.paid)
    for lease in await Lease.filter(tenant_id=tenant, del_flag=0):
        lines = await Ledger.filter(account_id=lease.id, direction="in", reverses=None, reversed_by=None)
        lowered = await Ledger.filter(
            account_id=lease.id, direction="credit", cause="settlement", project__in=("rent", "penalty", "adjust")
        )
        assert lease.paid + lease.prepaid == sum(line.amount for line in [*lines, *lowered])
    await check_counters(tenant)
    await check_places(tenant)
    beds = {unit.id for unit in await Unit.filter(parent_id=village.bunk.id, del_flag=0)}
    assert set((await Unit.get(id=village.bunk.id)).leaf_ids) == beds
    strays = await pool().fetch(
        "SELECT c.source_id FROM occupancy_claim c JOIN rent_daily_order o ON o.id = c.source_id WHERE c.tenant_id = $1"
        " AND o.state IN ('cancelled', 'no_show')",
        tenant,
    )
    assert not strays


@pytest.mark.parametrize("place", ["beds of one room", "rooms of one house"])
@pytest.mark.parametrize("seed", seeds(ROUNDS))
async def test_every_act_beside_every_other_ends_well(village: Village, place: str, seed: int) -> None:
    """All acts start at the same moment, each on a leaf of its own, in another order each time."""
    units = await (make_beds if "beds" in place else make_rooms)(village, len(EVERY) + 15)
    crowd = Crowd(village, units)
    await crowd.crew()
    acts = [(prepare.__name__, await prepare(crowd)) for prepare in EVERY]
    random.Random(seed).shuffle(acts)
    outcome = await all_at_once(acts)
    assert outcome.errors == []
    assert outcome.deadlocks == []
    told = {(name, error.id) for name, error in outcome.refused}
    assert told <= MAY_BE_REFUSED, told - MAY_BE_REFUSED
    await check_books(village)


# Whoever has just begun her leave is given nothing any more: which of the two came first is open. Beds of one room are dirty together:
# a party comes into them only ahead of who leaves another.
MAY_BE_REFUSED = {
    ("dispatch_cleaning", "hk.staff.leave"),
    ("order_cleaning", "hk.staff.leave"),
    ("check_in_group", "input.invalid"),
}


async def test_eight_beds_of_one_room_are_checked_out_at_once(village: Village, sign_in: SignIn) -> None:
    crowd = Crowd(village, await make_beds(village, 8))
    orders = [await crowd.arrived() for _ in range(8)]
    for order in orders:
        await move_back(order["id"], 2)
    client = await sign_in(village.actor)
    answers = await asyncio.gather(
        *(client.call("POST", "/rental/order/checkOut", json={"id": order["id"]}) for order in orders)
    )
    assert [answer["code"] for answer in answers] == [200] * 8
    assert (await Unit.get(id=village.bunk.id)).clean_state == "dirty"


async def test_files_of_a_guest_become_one_while_their_stays_end(village: Village) -> None:
    """Six stays are closed, which counts into the file of their guest, while three other files go into it."""
    crowd = Crowd(village, await make_beds(village, 12))
    acts: list[tuple[str, Act]] = [(f"close {number}", await crowd.close()) for number in range(6)]
    acts += [(f"merge {number}", await merge_files(crowd)) for number in range(3)]
    random.Random(1).shuffle(acts)
    outcome = await all_at_once(acts)
    assert (outcome.errors, outcome.deadlocks, outcome.refused) == ([], [], [])
    [guest] = await Renter.filter(tenant_id=village.org.id, del_flag=0, name=GUEST["name"])
    assert guest.stay_times == 6
    assert not await Renter.filter(tenant_id=village.org.id, del_flag=0, name__startswith="王小").exists()


async def test_a_meter_that_phones_and_the_desk_write_at_once_loses_no_value(village: Village) -> None:
    """What a phone read is in the reading, or waits as a conflict; each counts once however often it is sent."""
    crowd = Crowd(village, await make_beds(village, 2))
    row = await reading_of(crowd)
    edit = {"id": str(row.id), "value": "140", "rowVersion": row.row_version}
    rights = ("rental:meterReading:mine", "rental:meterReading:list")
    readers = {value: await village.org.hire(*rights, name=f"抄表员{value}") for value in ("120", "121", "122")}
    acts: list[tuple[str, Act]] = [
        (f"phone {value}", take(reader, row, value, f"phone-{value}"))
        for value, reader in readers.items()
        for _ in range(2)
    ]
    acts.append(("desk", lambda: edit_row(registry().require("rental/meterReading"), village.actor, edit)))
    acts.append(("confirm", step(crowd, "rental/meterReading", "confirm", row)))
    outcome = await all_at_once(acts)
    assert (outcome.errors, outcome.deadlocks) == ([], [])
    assert {name for name, _ in outcome.refused} <= {"desk", "confirm"}
    known = [f"{one.value:f}" for one in await ReadingConflict.filter(tenant_id=village.org.id)]
    now = await MeterReading.get(id=row.id)
    read = {f"{value}.000" for value in readers}
    assert len(known) == len(set(known)) and read <= {*known, f"{now.value:f}"}
    assert await MeterReading.filter(meter_id=row.meter_id, del_flag=0).exclude(state="void").count() == 1


async def test_of_all_that_ends_one_viewing_at_once_a_single_act_wins(village: Village) -> None:
    crowd = Crowd(village, await make_beds(village, 2))
    row = await viewing_of(crowd, 0)
    ends = [("complete", {}), ("noShow", {}), ("cancel", {"reason": "不看了"})]
    acts = [(code, step(crowd, VIEWINGS, code, row, **asked)) for code, asked in ends for _ in range(3)]
    where = {"viewDate": on(1), "period": "evening", "guestsAgreed": True}
    acts.append(("rebook", step(crowd, VIEWINGS, "rebook", row, **where)))
    outcome = await all_at_once(acts)
    assert (outcome.errors, outcome.deadlocks, len(outcome.done)) == ([], [], 1)
    state = {"complete": "completed", "noShow": "no_show", "cancel": "cancelled", "rebook": "booked"}
    assert (await Viewing.get(id=row.id)).state == state[outcome.done[0]]


@pytest.mark.parametrize("kind", ["bed", "room", "house", "building"])
async def test_ten_are_added_beside_each_other_at_once(village: Village, sign_in: SignIn, kind: str) -> None:
    client = await sign_in(village.actor)
    home = await Unit.get(id=village.bunk.house_id)
    house: dict[str, Any] = {
        "communityId": str(village.community),
        "buildingId": str(village.building),
        "totalFloor": 6,
        "floor": 1,
        "bedrooms": 2,
        "rentalMethod": "whole",
        "riyue": "3",
    }
    bodies = {
        "bed": lambda n: {"roomId": str(village.bunk.id), "label": f"加床{n}", "priceDaily": "88"},
        "room": lambda n: {"houseId": str(home.id), "name": f"R{n}", "residentLimit": 2, "priceDaily": "188"},
        "house": lambda n: {**house, "houseNo": f"9{n}"},
        "building": lambda n: {"communityId": str(village.community), "name": f"新{n}幢", "floors": 6},
    }
    answers = await asyncio.gather(
        *(client.call("POST", f"/rental/{kind}/add", json=bodies[kind](n)) for n in range(10))
    )
    assert [answer["message"] for answer in answers if not answer["success"]] == []
    if kind == "bed":
        room = await Unit.get(id=village.bunk.id)
        assert len(room.leaf_ids) == 14
        assert await Unit.filter(parent_id=room.id, del_flag=0).count() == 14
    if kind == "room":
        assert await Unit.filter(parent_id=home.id, del_flag=0).count() == 11


@pytest.mark.parametrize("seed", seeds(ROUNDS))
async def test_all_that_moves_the_money_of_two_leases_at_once_ends_well(village: Village, seed: int) -> None:
    """One payment for both is taken, the one before reversed, a bill written off and the day turned, on the very same bills."""
    await set_switch(village.org.id, REFUND_APPROVAL, "9999999")
    await set_switch(village.org.id, LATE_FEE, "1")
    one = await owing(village)
    two = await owing(village, unitId=str(village.rooms[0].id), tenant=None, tenantId=one["tenantId"])
    leases, actor = (one, two), village.actor
    bills = [rents(lease)[at]["id"] for at in range(3) for lease in leases]
    form = {"amount": "600.00", "surplus": "prepay", "leaseId": two["id"]}
    both = [PayBills.model_validate({**form, "parts": [{"billId": bill, "amount": "100.00"} for bill in order]})
            for order in (bills[:4], bills[3::-1], bills[:1:-1])]  # fmt: skip
    paid = await pay_bills(actor, both[0])
    clerk = await make_user(village.org.id, "会计", codes=("rental:bill:list", "rental:bill:writeOff"))
    await ask_write_off(clerk, GiveUp(id=bills[-1], reason="失联"))
    request = await Request.get(tenant_id=village.org.id, kind="write_off")
    acts: list[tuple[str, Any]] = [("pay", partial(pay_bills, actor, body)) for body in both]
    acts += [
        (
            "reverse",
            partial(reverse_payment, actor, ReversePayment(id=line["leaseId"], ledger_id=line["id"], reason="错")),
        )
        for line in paid["lines"]
    ]
    acts += [("prepaid", partial(pay_from_prepaid, actor, UsePrepaid(id=lease["id"]))) for lease in leases]
    acts += [("write off", partial(decide, actor, request)), ("promise", partial(promise, actor, Promise.model_validate(
        {"id": bills[0], "promiseDate": on(3)})))]  # fmt: skip
    system = system_actor(village.org.id)
    acts += [("turn", partial(turn_leases, system, day(20))), ("fee", partial(charge_late_fees, system, day(20)))]
    acts += [("remind", partial(make_reminders, system, day(20)))]
    random.Random(seed).shuffle(acts)
    outcome = await all_at_once(acts)
    assert outcome.errors == []
    assert outcome.deadlocks == []
    assert {name for name, _ in outcome.refused} <= {"pay", "write off", "prepaid", "reverse", "promise"}
    assert {"pay", "turn", "fee", "remind"} <= set(outcome.done)
    assert not await TurnFailure.filter(tenant_id=village.org.id).exists()
    await check_books(village)
    for bill in await Bill.filter(tenant_id=village.org.id):
        live = await BillAllocation.filter(bill_id=bill.id, ended_on=None)
        assert bill.paid + bill.credited == sum(one.amount for one in live) == bill.amount - bill.open_amount
