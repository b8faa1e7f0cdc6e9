"""Changes of running leases: renewed, moved to another room, transferred, at another price, paid by somebody else."""

from datetime import date
from typing import Any

import pytest
import pytest_asyncio
from pydantic import ValidationError

from schema.domains import registry
from schema.kit.clock import now
from schema.kit.errors import AppError, Conflict, Invalid, Stale
from schema.kit.money import from_yuan
from schema.rental.bill import Bill, BillLine
from schema.rental.deposit import Deposit
from schema.rental.lease import Lease
from schema.rental.lease_change import LeaseChange
from schema.rental.renter import Renter
from schema.rental.unit import Unit
from schema.signing.variables import CHANGE, variables_of
from server.domains import all_routes
from server.engine.process import run_transition
from server.kit.actor import system_actor
from server.kit.database import pool
from server.kit.files import save_file
from server.kit.outbox import OutboxEvent
from server.kit.unit_of_work import unit_of_work
from server.rental.day.lease_turn import turn_leases
from server.rental.deposits.acts import RefundDeposit, refund_deposit
from server.rental.deposits.book import held
from server.rental.lease_changes.drafts import add_change, decline_renewal
from server.rental.lease_changes.forms import ChangeForm, ChangePreviewForm, NotRenewing
from server.rental.lease_changes.lapse import lapse_changes
from server.rental.lease_changes.preview import preview_change
from server.rental.lease_changes.renewals import tell_renewals
from server.rental.lease_changes.subject import complete, write
from server.rental.leases import contract
from server.rental.leases.periods import add_months
from server.rental.leases.terms import LeaseForm
from server.rental.orders.acting import Reasoned
from server.rental.receivables.payments import PayBill, pay_bill
from server.rental.spans import DAY
from tests.engine.test_data_rules import restrict_to
from tests.kit.clock import today
from tests.kit.lease_forms import lease_body
from tests.kit.signing import sign_by_all
from tests.kit.sink import subscribed
from tests.rental.replica import Replica
from tests.rental.village import Village, build, day, on

LESSEE = {"name": "孙倩", "phone": "13600136000", "idNo": "110105199003078515"}


def began() -> date:
    return add_months(today(), -4)


def ends() -> date:
    return add_months(began(), 12) - DAY


def next_slice() -> date:
    return add_months(began(), 5)


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


async def lease_of(village: Village, unit: Unit | None = None, **rest: Any) -> Lease:
    """A year at 3 500 a quarter in advance, begun four months ago."""
    form = {
        "tenant": {"name": "赵强", "phone": "13700137000", "idNo": "11010519491231002X"},
        "unitId": str((unit or village.whole).id),
        "startDate": began().isoformat(),
        "endDate": ends().isoformat(),
        "payCycle": 3,
        "price": "3500.00",
        **rest,
    }
    made = await contract.add_lease(village.actor, LeaseForm.model_validate(lease_body(**form)))
    return await Lease.get(id=int(made["id"]))


async def start(village: Village, lease: Lease, kind: str, **rest: Any) -> dict[str, Any]:
    body = {"leaseId": str(lease.id), "kind": kind, "form": "electronic", "submit": True, **rest}
    return await add_change(village.actor, ChangeForm.model_validate(body))


async def step(village: Village, code: str, change: dict[str, Any], **body: Any) -> Any:
    resource = registry().require("rental/leaseChange")
    body_of = next(route.body for route in all_routes() if route.path == f"/rental/leaseChange/{code}")
    assert body_of is not None
    sent = {"id": change["id"], "version": (await LeaseChange.get(id=int(change["id"]))).row_version, **body}
    return await run_transition(resource, code, village.actor, body_of.model_validate(sent))


async def change(village: Village, lease: Lease, kind: str, **rest: Any) -> LeaseChange:
    """Started, signed and in effect."""
    started = await start(village, lease, kind, **rest)
    await sign_by_all(village.actor, "lease_change", started["id"])
    return await LeaseChange.get(id=int(started["id"]))


async def rents(lease_id: int) -> list[Bill]:
    return await Bill.filter(lease_id=lease_id, kind="rent").exclude(state="void").order_by("period_from", "revision")


async def claims(lease_id: int) -> list[tuple[int, date, date]]:
    rows = await pool().fetch(
        "SELECT unit_id, from_day, to_day FROM occupancy_claim WHERE source_id = $1 ORDER BY from_day", lease_id
    )
    return [(row["unit_id"], row["from_day"], row["to_day"]) for row in rows]


async def test_a_renewal_is_a_lease_of_its_own_from_the_day_after_with_the_difference_of_the_deposit(
    village: Village,
) -> None:
    lease = await lease_of(village)
    done = await change(village, lease, "renew", price="3800", deposit="3800")
    new = await Lease.get(id=done.next_lease_id)
    assert (new.prev_lease_id, new.start_date, new.anchor_day, new.state) == (
        lease.id,
        ends() + DAY,
        began().day,
        "signed",
    )
    assert new.contract_no != lease.contract_no and new.end_date == add_months(ends() + DAY, 12, began().day) - DAY
    assert [bill.amount for bill in await rents(new.id)] == [3 * 380000] * 4
    [deposit] = await Bill.filter(lease_id=new.id, kind="deposit")
    assert deposit.amount == 30000
    assert await claims(new.id) == [(village.whole.id, ends() + DAY, new.end_date + DAY)]
    old = await Lease.get(id=lease.id)
    assert (old.state, old.renewal, old.end_date) == ("active", "agreed", ends())


async def test_a_renewal_leaves_no_gap_and_lasts_a_month(village: Village) -> None:
    lease = await lease_of(village)
    cases: dict[str, dict[str, Any]] = {
        "effectiveDay": {"effectiveDay": (ends() + 2 * DAY).isoformat()},
        "endDate": {"endDate": (ends() + 20 * DAY).isoformat()},
        "priceSteps": {"priceSteps": [{"from": on(0), "price": "4000"}]},
    }
    for field, rest in cases.items():
        with pytest.raises(Invalid) as caught:
            await start(village, lease, "renew", **rest)
        assert list(caught.value.fields or {}) == [field]


async def test_when_the_old_lease_is_over_the_renewal_takes_its_place_and_nothing_is_cleaned(village: Village) -> None:
    lease = await lease_of(village)
    done = await change(village, lease, "renew")
    await Lease.filter(id=lease.id).update(end_date=day(-1))
    await Lease.filter(id=done.next_lease_id).update(start_date=day(0))
    await turn_leases(system_actor(village.org.id), today())
    assert [(await Lease.get(id=row_id)).state for row_id in (lease.id, done.next_lease_id)] == ["ended", "active"]


async def test_a_lessee_who_leaves_is_recorded_once_and_may_still_be_won(village: Village) -> None:
    lease = await lease_of(village)
    asked = await start(village, lease, "renew")
    assert (await Lease.get(id=lease.id)).renewal == "asked"
    await step(village, "decline", asked, reason="租金太高")
    assert (await Lease.get(id=lease.id)).renewal == "declined"
    with pytest.raises(Conflict) as caught:
        await decline_renewal(village.actor, NotRenewing(id=str(lease.id), reason="搬离"))
    assert caught.value.id == "lease_change.declined"
    await change(village, lease, "renew")
    assert (await Lease.get(id=lease.id)).renewal == "agreed"


async def test_a_new_price_replans_what_is_not_issued_and_shows_the_difference_before(village: Village) -> None:
    lease = await lease_of(village)
    issued = [bill for bill in await rents(lease.id) if bill.state != "planned"]
    form = {"leaseId": str(lease.id), "kind": "price", "effectiveDay": next_slice().isoformat(), "price": "3800"}
    shown = await preview_change(village.actor, ChangePreviewForm.model_validate(form))
    done = await change(village, lease, "price", effectiveDay=next_slice().isoformat(), price="3800")
    assert from_yuan(shown["difference"]) == done.difference == 7 * 30000
    after = await rents(lease.id)
    assert sum(bill.amount for bill in after) == 5 * 350000 + 7 * 380000
    kept = {bill.id: bill for bill in after}
    assert all((kept[bill.id].amount, kept[bill.id].row_version) == (bill.amount, bill.row_version) for bill in issued)
    fresh = [bill for bill in after if bill.revision == 2]
    line = await BillLine.get(bill_id=fresh[0].id, origin="difference")
    assert line.amount == 30000 and "−" in line.explain
    amounts = [row["after"] for row in shown["bills"]]
    assert [from_yuan(text) for text in amounts] == [bill.amount for bill in after]
    assert (await Lease.get(id=lease.id)).total == 350000 + 5 * 350000 + 7 * 380000


async def test_bills_that_are_paid_or_issued_stay_whatever_changes(village: Village) -> None:
    lease = await lease_of(village)
    first = (await rents(lease.id))[0]
    pay = {"billId": str(first.id), "amount": "10500", "method": "transfer"}
    await pay_bill(village.actor, PayBill.model_validate(pay))
    await change(village, lease, "price", effectiveDay=next_slice().isoformat(), price="3000")
    again = await Bill.get(id=first.id)
    assert (again.state, again.amount, again.paid) == ("paid", 1050000, 1050000)
    assert sum(bill.amount for bill in await rents(lease.id)) == 5 * 350000 + 7 * 300000


async def test_a_price_does_not_change_in_the_past_nor_to_what_it_is(village: Village) -> None:
    lease = await lease_of(village)
    for field, rest in {
        "effectiveDay": {"effectiveDay": (add_months(began(), 4) - DAY).isoformat(), "price": "3800"},
        "price": {"effectiveDay": next_slice().isoformat(), "price": "3500"},
    }.items():
        with pytest.raises(Invalid) as caught:
            await start(village, lease, "price", **rest)
        assert list(caught.value.fields or {}) == [field]


async def test_another_room_takes_the_rest_of_the_term_at_once_and_the_old_one_is_to_be_cleaned(
    village: Village,
) -> None:
    lease, room = await lease_of(village), village.rooms[0]
    done = await change(village, lease, "room_change", unitId=str(room.id), effectiveDay=on(0), price="4000")
    old, new = await Lease.get(id=lease.id), await Lease.get(id=done.next_lease_id)
    assert (old.state, old.end_date) == ("ended", day(-1))
    assert (new.state, new.start_date, new.end_date, new.price) == ("active", day(0), ends(), 400000)
    assert (new.renter_id, new.deposit, new.unit_id) == (lease.renter_id, lease.deposit, room.id)
    assert await claims(lease.id) == [(village.whole.id, began(), day(0))]
    assert await claims(new.id) == [(room.id, day(0), ends() + DAY)]
    assert (await Unit.get(id=village.whole.id)).clean_state == "dirty"
    assert not await Bill.filter(lease_id=new.id, kind="deposit").exists()
    both = [*await rents(lease.id), *await rents(new.id)]
    assert sum(bill.amount for bill in both) == 4 * 350000 + 8 * 400000
    carried = await BillLine.filter(bill_id__in=[bill.id for bill in both], origin="carried")
    assert sum(line.amount for line in carried) == -2 * 350000


async def test_the_deposit_goes_along_when_the_old_lease_ends(village: Village) -> None:
    lease = await lease_of(village)
    bill = await Bill.get(lease_id=lease.id, kind="deposit")
    await pay_bill(
        village.actor, PayBill.model_validate({"billId": str(bill.id), "amount": "3500", "method": "wechat"})
    )
    done = await change(village, lease, "transfer", tenant=LESSEE, effectiveDay=on(3))
    assert done.next_lease_id is not None
    assert [await held(village.actor, row_id) for row_id in (lease.id, done.next_lease_id)] == [350000, 0]
    await turn_leases(system_actor(village.org.id), day(3))
    assert [await held(village.actor, row_id) for row_id in (lease.id, done.next_lease_id)] == [0, 350000]


async def test_a_room_that_somebody_has_is_refused_with_what_is_free_instead(village: Village) -> None:
    lease, taken = await lease_of(village), village.rooms[0]
    await lease_of(village, taken, tenant=LESSEE)
    form = {"leaseId": str(lease.id), "kind": "room_change", "unitId": str(taken.id), "effectiveDay": on(3)}
    shown = await preview_change(village.actor, ChangePreviewForm.model_validate(form))
    titles = {one["title"] for one in shown["alternatives"]}
    assert shown["taken"] and {room.title for room in village.rooms[1:]} <= titles
    with pytest.raises(Conflict) as caught:
        await start(village, lease, "room_change", unitId=str(taken.id), effectiveDay=on(3))
    assert caught.value.id == "occupancy.taken" and caught.value.result["winner"]["kind"] == "lease"
    assert await claims(lease.id) == [(village.whole.id, began(), ends() + DAY)]
    assert not await LeaseChange.filter(lease_id=lease.id).exists()


async def test_on_the_day_the_room_changes_the_old_lease_ends(village: Village) -> None:
    lease = await lease_of(village)
    done = await change(village, lease, "room_change", unitId=str(village.rooms[0].id), effectiveDay=on(5))
    assert (await Lease.get(id=lease.id)).state == "active"
    assert (await Unit.get(id=village.whole.id)).clean_state != "dirty"
    await turn_leases(system_actor(village.org.id), day(5))
    assert (await Unit.get(id=village.whole.id)).clean_state == "dirty"
    assert [(await Lease.get(id=row_id)).state for row_id in (lease.id, done.next_lease_id)] == ["ended", "active"]


async def test_what_a_lessee_owes_stays_theirs_when_another_takes_over(village: Village) -> None:
    lease = await lease_of(village)
    owed = (await Lease.get(id=lease.id)).balance
    done = await change(village, lease, "transfer", tenant=LESSEE, effectiveDay=next_slice().isoformat())
    old, new = await Lease.get(id=lease.id), await Lease.get(id=done.next_lease_id)
    assert (new.renter_name, new.price, new.unit_id) == ("孙倩", lease.price, lease.unit_id)
    assert old.balance == owed > 0 and old.end_date == next_slice() - DAY
    both = [*await rents(lease.id), *await rents(new.id)]
    assert sum(bill.amount for bill in both) == 12 * 350000


async def test_a_company_pays_the_bills_that_are_still_to_be_issued(village: Village) -> None:
    lease = await lease_of(village)
    with pytest.raises(Invalid) as caught:
        await start(village, lease, "payer", effectiveDay=on(0))
    assert set(caught.value.fields or {}) == {"payerName", "payerTaxNo"}
    payer = {"payerName": "云上科技有限公司", "payerTaxNo": "91310000MA1FL1X00X"}
    await change(village, lease, "payer", effectiveDay=on(0), **payer)
    bills = await rents(lease.id)
    assert {bill.payer_name for bill in bills if bill.state == "planned"} == {"云上科技有限公司"}
    assert {bill.payer_name for bill in bills if bill.state != "planned"} == {None}
    await change(village, lease, "price", effectiveDay=next_slice().isoformat(), price="3600")
    assert {bill.payer_name for bill in await rents(lease.id) if bill.revision == 2} == {"云上科技有限公司"}


async def test_only_one_change_is_under_way_and_only_of_a_lease_that_runs(village: Village) -> None:
    lease = await lease_of(village)
    first = await start(village, lease, "price", effectiveDay=next_slice().isoformat(), price="3800")
    with pytest.raises(Conflict) as caught:
        await start(village, lease, "renew")
    assert caught.value.id == "lease_change.under_way" and caught.value.result["no"] == first["no"]
    await step(village, "cancel", first, reason="另议")
    await Lease.filter(id=lease.id).update(state="signed")
    with pytest.raises(Conflict) as caught:
        await start(village, lease, "renew")
    assert caught.value.id == "lease_change.inactive"


async def test_a_lease_is_renewed_once_and_moved_once(village: Village) -> None:
    lease = await lease_of(village)
    await change(village, lease, "renew")
    for kind in ("renew", "room_change", "transfer"):
        with pytest.raises(Conflict) as caught:
            await start(village, lease, kind, unitId=str(village.rooms[0].id), tenant=LESSEE, effectiveDay=on(3))
        assert caught.value.id == "lease_change.renewed"
    await change(village, lease, "price", effectiveDay=next_slice().isoformat(), price="3600")
    moved = await lease_of(village, village.rooms[0], tenant=LESSEE)
    await change(village, moved, "room_change", unitId=str(village.rooms[1].id), effectiveDay=on(3))
    with pytest.raises(Conflict) as caught:
        await start(village, moved, "price", effectiveDay=next_slice().isoformat(), price="3600")
    assert caught.value.id == "lease_change.followed"


async def test_who_saw_an_older_lease_is_told_and_what_is_signed_late_is_refused(village: Village) -> None:
    lease = await lease_of(village)
    with pytest.raises(Stale):
        await start(village, lease, "renew", version=lease.row_version + 1)
    started = await start(village, lease, "transfer", tenant=LESSEE, effectiveDay=on(0))
    await LeaseChange.filter(id=int(started["id"])).update(terms={"tenant": LESSEE, "effectiveDay": on(-1)})
    with pytest.raises(Invalid) as caught:
        await sign_by_all(village.actor, "lease_change", started["id"])
    assert list(caught.value.fields or {}) == ["effectiveDay"]


async def test_on_paper_the_scan_is_uploaded_and_checked(village: Village) -> None:
    lease = await lease_of(village)
    started = await start(village, lease, "price", form="paper", effectiveDay=next_slice().isoformat(), price="3800")
    assert started["state"] == "to_confirm"
    with pytest.raises(AppError) as caught:
        await step(village, "confirm", started, scan="no/where.pdf")
    assert list(caught.value.fields or {}) == ["scan"]
    scan = (await save_file(village.actor, b"%PDF-1.4 ...", "补充协议.pdf", "temp")).file_path
    await step(village, "confirm", started, scan=scan)
    row = await LeaseChange.get(id=int(started["id"]))
    assert (row.state, row.scan, row.checked_by) == ("effective", scan, village.actor.signature)


async def test_signed_on_paper_after_all_it_takes_effect_once_the_scan_is_checked(village: Village) -> None:
    lease = await lease_of(village)
    started = await start(village, lease, "price", effectiveDay=next_slice().isoformat(), price="3800")
    assert "sign" not in [*started["can"], *started["reasons"]]
    for wrong in ("", "no/where.pdf"):
        with pytest.raises((AppError, ValidationError)):
            await step(village, "turnToPaper", started, scan=wrong)
    scan = (await save_file(village.actor, b"%PDF-1.4 ...", "补充协议.pdf", "temp")).file_path
    turned = await step(village, "turnToPaper", started, scan=scan)
    assert (turned["state"], turned["form"], turned["scan"]) == ("to_confirm", "paper", scan)
    assert (await Lease.get(id=lease.id)).price_now == lease.price_now and turned["appliedAt"] is None
    await step(village, "confirm", started, scan=scan)
    row = await LeaseChange.get(id=int(started["id"]))
    assert (row.state, row.checked_by) == ("effective", village.actor.signature)


async def test_a_known_renter_to_whom_a_lease_goes_signs_too_and_has_a_document(village: Village) -> None:
    lease = await lease_of(village)
    bare = await Renter.create(tenant_id=village.org.id, name="钱进", phone="13600136001")
    for lessee, field in (
        ({"tenantId": str(bare.id)}, "tenantId"),
        ({"tenant": {"name": "孙倩", "phone": "13600136000"}}, "tenant.idNo"),
    ):
        with pytest.raises(Invalid) as caught:
            await start(village, lease, "transfer", effectiveDay=on(3), **lessee)
        assert list(caught.value.fields or {}) == [field]
    known = await Renter.create(tenant_id=village.org.id, name="周进", phone="13600136002", id_no="110105194912310021")
    started = await start(village, lease, "transfer", effectiveDay=on(3), tenantId=str(known.id))
    paper = await write(village.actor, int(started["id"]))
    assert [(one.name, one.id_no, one.seq) for one in paper.signers] == [
        ("赵强", "11010519491231002X", 1), ("周进", "110105194912310021", 1)
    ]  # fmt: skip


async def test_the_last_signature_of_all_parties_lets_it_take_effect(village: Village) -> None:
    lease = await lease_of(village)
    started = await start(village, lease, "price", effectiveDay=next_slice().isoformat(), price="3800")
    paper = await write(village.actor, int(started["id"]))
    assert (paper.no, paper.title) == (started["no"], f"调价协议 {started['no']}")
    assert set(variables_of(CHANGE)) <= set(paper.variables) and paper.variables["contract_no"] == lease.contract_no
    assert paper.variables["changes"].splitlines()[1:] == ["月租金\t3500.00\t3800.00"]
    assert paper.variables["bills"].count("差额") == 0 and "应收" in paper.variables["bills"]
    assert paper.signers[0].name == "赵强"
    async with unit_of_work(village.actor) as work:
        await complete(work, int(started["id"]), today())
    row = await LeaseChange.get(id=int(started["id"]))
    assert (row.state, row.signed_on) == ("effective", today())
    with pytest.raises(Conflict):
        await write(village.actor, row.id)


async def test_open_boards_see_the_bars_of_both_leases_when_a_room_is_changed(village: Village) -> None:
    lease = await lease_of(village)
    started = await start(village, lease, "room_change", unitId=str(village.rooms[0].id), effectiveDay=on(3))
    heard: list[OutboxEvent] = []

    async def hear(events: list[OutboxEvent]) -> None:
        heard.extend(events)

    with subscribed(hear):
        await sign_by_all(village.actor, "lease_change", started["id"])
    put = {event.data["stay"]["id"]: event.data["stay"] for event in heard if event.op == "stay.put"}
    new = await Lease.get(prev_lease_id=lease.id)
    assert (put[str(lease.id)]["to"], put[str(new.id)]["from"]) == (on(3), on(3))
    assert put[str(new.id)]["unitId"] == str(village.rooms[0].id)


async def test_nights_that_a_change_holds_are_a_bar_of_open_boards_until_it_is_signed_withdrawn_or_lapsed(
    village: Village,
) -> None:
    lease, room = await lease_of(village), village.rooms[0]
    board = Replica(village.actor, village.community, -3, 12)
    await board.load()
    wanted = {"unitId": str(room.id), "effectiveDay": on(3)}

    def pending() -> list[tuple[str, str, str]]:
        found = [stay for stay in board.stays.values() if "changeId" in stay]
        return [(stay["unitId"], stay["from"], stay["state"]) for stay in found]

    with subscribed(board.listen):
        for end in ("cancel", "lapse", "sign"):
            sent = await start(village, lease, "room_change", **wanted)
            assert pending() == [(str(room.id), on(3), "change_pending")]
            await board.compare()
            if end == "lapse":
                await LeaseChange.filter(id=int(sent["id"])).update(hold_until=now())
                assert await lapse_changes() == 1
            elif end == "sign":
                await sign_by_all(village.actor, "lease_change", sent["id"])
            else:
                await step(village, end, sent, reason="不换了")
            assert pending() == []
            await board.compare()
    new = await Lease.get(prev_lease_id=lease.id)
    assert board.stays[str(new.id)]["from"] == on(3)


async def test_what_is_sent_to_be_signed_holds_its_nights_until_it_is_withdrawn_refused_or_signed(
    village: Village,
) -> None:
    lease, room = await lease_of(village), village.rooms[0]
    draft = await start(village, lease, "room_change", unitId=str(room.id), effectiveDay=on(3), submit=False)
    assert await claims(int(draft["id"])) == []
    sent = await step(village, "submit", draft)
    assert sent["state"] == "to_sign"
    assert await claims(int(draft["id"])) == [(room.id, day(3), ends() + DAY)]
    with pytest.raises(Conflict) as caught:
        await village.book(room, 4, 6)
    assert caught.value.id == "occupancy.taken" and draft["no"] in caught.value.message
    form = {"leaseId": str(lease.id), "kind": "room_change", "unitId": str(room.id), "effectiveDay": on(3)}
    seen = {**form, "changeId": draft["id"]}
    assert not (await preview_change(village.actor, ChangePreviewForm.model_validate(seen)))["taken"]
    await step(village, "cancel", draft, reason="不换了")
    assert await claims(int(draft["id"])) == []
    renewal = await start(village, lease, "renew")
    assert await claims(int(renewal["id"])) == [
        (village.whole.id, ends() + DAY, add_months(ends() + DAY, 12, began().day))
    ]
    await step(village, "decline", renewal, reason="搬离")
    assert await claims(int(renewal["id"])) == []
    again = await start(village, lease, "renew")
    await sign_by_all(village.actor, "lease_change", again["id"])
    new = await Lease.get(prev_lease_id=lease.id)
    assert (await claims(int(again["id"])), len(await claims(new.id))) == ([], 1)


async def test_what_nobody_signs_in_time_lapses_with_its_nights_and_its_mark(village: Village) -> None:
    lease = await lease_of(village)
    sent = await start(village, lease, "renew")
    assert await lapse_changes() == 0
    await LeaseChange.filter(id=int(sent["id"])).update(hold_until=now())
    assert await lapse_changes() == 1
    row = await LeaseChange.get(id=int(sent["id"]))
    assert (row.state, row.hold_until, await claims(row.id)) == ("void", None, [])
    assert (await Lease.get(id=lease.id)).renewal == "none"
    assert await lapse_changes() == 0


async def test_a_draft_is_changed_and_says_what_was_typed(village: Village) -> None:
    lease = await lease_of(village)
    draft = await start(village, lease, "transfer", tenant=LESSEE, effectiveDay=on(3), submit=False)
    masked = "1101**********8515"
    assert (
        draft["wanted"]["tenant"] == {"name": "孙倩", "phone": "13600136000", "idNo": masked} and "edit" in draft["can"]
    )
    sent = {"tenant": {"name": "孙茜", "phone": "13600136000"}, "effectiveDay": on(5), "price": "3600"}
    edited = await step(village, "edit", draft, form="paper", reason="改日", **sent)
    assert (edited["effectiveDay"], edited["form"], edited["reason"]) == (on(5), "paper", "改日")
    assert edited["after"]["lesseeName"] == "孙茜" and edited["wanted"]["price"] == "3600"
    kept = await LeaseChange.get(id=int(draft["id"]))
    assert kept.lessee_id_no == LESSEE["idNo"] and kept.terms is not None and "idNo" not in kept.terms["tenant"]
    other = {"name": "孙小茜", "phone": "13600136009", "idNo": masked}
    edited = await step(village, "edit", draft, form="paper", reason="改日", **{**sent, "tenant": other})
    assert (await LeaseChange.get(id=kept.id)).lessee_id_no == LESSEE["idNo"]
    for wrong, field in (({"idNo": "4401**********8515"}, "tenant.idNo"), ({"name": "孙2"}, "tenant.name")):
        with pytest.raises(Invalid) as caught:
            await step(village, "edit", draft, **{**sent, "tenant": {**other, **wrong}})
        assert list(caught.value.fields or {}) == [field]
    fresh = await lease_of(village, village.rooms[0])
    with pytest.raises(Invalid) as caught:
        await start(village, fresh, "transfer", tenant={**LESSEE, "idNo": masked}, effectiveDay=on(3), submit=False)
    assert list(caught.value.fields or {}) == ["tenant.idNo"]
    stored = await pool().fetchrow("SELECT * FROM rent_lease_change WHERE id = $1", kept.id)
    assert stored is not None and LESSEE["idNo"] not in str(dict(stored))
    audits = await pool().fetch("SELECT * FROM sys_audit WHERE tenant_id = $1", village.org.id)
    assert audits and LESSEE["idNo"] not in str([dict(row) for row in audits])
    with pytest.raises(Invalid) as caught:
        await step(village, "edit", draft, **{**sent, "effectiveDay": on(-400)})
    assert list(caught.value.fields or {}) == ["effectiveDay"]
    await step(village, "submit", draft)
    with pytest.raises(Conflict):
        await step(village, "edit", draft, **sent)


async def test_a_renewal_carries_its_steps_into_its_bills_and_the_list_shows_the_rent_of_today(
    village: Village,
) -> None:
    lease = await lease_of(village, payCycle=1, endDate=(today()).isoformat())
    first = today() + DAY
    later = add_months(first, 6, began().day) + 10 * DAY  # a day on which nothing else of the lease changes
    steps = [{"from": later.isoformat(), "percent": "10"}]
    shown = await preview_change(
        village.actor,
        ChangePreviewForm.model_validate(
            {"leaseId": str(lease.id), "kind": "renew", "price": "4000", "priceSteps": steps}
        ),
    )
    assert shown["after"]["steps"] == [{"from": later.isoformat(), "price": "4400.00"}]
    done = await change(village, lease, "renew", price="4000", priceSteps=steps)
    new = await Lease.get(id=done.next_lease_id)
    assert (new.price_now, new.next_step_on) == (400000, later)
    amounts = [bill.amount for bill in await rents(new.id)]
    assert [
        from_yuan(row["after"]) for row in shown["bills"] if row["state"] == "next" and row["kind"] == "rent"
    ] == amounts
    assert {400000, 440000} <= set(amounts)
    for turned, price, coming in ((first, 400000, later), (later - DAY, 400000, later), (later, 440000, None)):
        await turn_leases(system_actor(village.org.id), turned)
        row = await Lease.get(id=new.id)
        assert (row.price, row.price_now, row.next_step_on) == (400000, price, coming)


async def paid_deposit(village: Village, lease: Lease) -> None:
    bill = await Bill.get(lease_id=lease.id, kind="deposit")
    paid = {"billId": str(bill.id), "amount": "3500", "method": "wechat"}
    await pay_bill(village.actor, PayBill.model_validate(paid))


@pytest.mark.parametrize(("choice", "left", "moved"), [("return", 150000, 200000), ("keep", 0, 350000)])
async def test_what_is_held_above_a_lower_deposit_is_due_back_or_goes_along(
    village: Village, choice: str, left: int, moved: int
) -> None:
    lease = await lease_of(village)
    await paid_deposit(village, lease)
    wanted = {"unitId": str(village.rooms[0].id), "effectiveDay": on(0), "deposit": "2000", "depositSurplus": choice}
    started = await start(village, lease, "room_change", submit=False, **wanted)
    assert (started["after"]["depositSurplus"], started["after"]["surplusReturned"]) == ("1500.00", choice == "return")
    await step(village, "submit", started)
    await sign_by_all(village.actor, "lease_change", started["id"])
    new = await Lease.get(prev_lease_id=lease.id)
    assert (new.deposit, await held(village.actor, lease.id), await held(village.actor, new.id)) == (
        200000,
        left,
        moved,
    )
    book = await Deposit.get(account_id=lease.id)
    assert book.due_back == (day(-1) + lease.deposit_back_days * DAY if left else None)
    if not left:
        return
    back = {"id": str(book.id), "version": book.row_version, "amount": "1500", "method": "wechat", "note": "换房退差额"}
    await refund_deposit(village.actor, RefundDeposit.model_validate(back))
    assert await held(village.actor, lease.id) == 0


async def test_a_higher_deposit_of_another_room_bills_the_difference_alone(village: Village) -> None:
    lease = await lease_of(village)
    wanted = {"unitId": str(village.rooms[0].id), "effectiveDay": on(0), "deposit": "4000"}
    done = await change(village, lease, "room_change", **wanted)
    assert (await Bill.get(lease_id=done.next_lease_id, kind="deposit")).amount == 50000


async def void(village: Village, lease_id: int | None) -> None:
    resource = registry().require("rental/lease")
    await run_transition(
        resource, "cancel", village.actor, Reasoned.model_validate({"id": str(lease_id), "reason": "不签了"})
    )


async def test_a_renewal_that_is_given_up_before_it_begins_leaves_the_lease_as_it_was(village: Village) -> None:
    lease = await lease_of(village)
    done = await change(village, lease, "renew")
    await void(village, done.next_lease_id)
    row = await Lease.get(id=lease.id)
    assert (row.renewal, row.end_date, row.state) == ("none", ends(), "active")
    assert await claims(done.next_lease_id or 0) == []
    await change(village, lease, "renew")


async def test_a_room_change_that_is_given_up_before_it_begins_gives_the_lease_its_term_back(village: Village) -> None:
    lease = await lease_of(village)
    bills = [(bill.period_from, bill.amount) for bill in await rents(lease.id)]
    wanted = {"unitId": str(village.rooms[0].id), "effectiveDay": next_slice().isoformat()}
    done = await change(village, lease, "room_change", **wanted)
    assert (await Lease.get(id=lease.id)).end_date == next_slice() - DAY
    await void(village, done.next_lease_id)
    row = await Lease.get(id=lease.id)
    assert (row.end_date, row.total) == (ends(), lease.total)
    assert [(bill.period_from, bill.amount) for bill in await rents(lease.id)] == bills
    assert await claims(lease.id) == [(village.whole.id, began(), ends() + DAY)]
    await change(village, lease, "room_change", **wanted)


async def bell(user_id: int) -> list[tuple[str, str]]:
    rows = await pool().fetch(
        "SELECT a.title, a.open_page FROM sys_announcement a JOIN sys_announcement_send s ON s.annt_id = a.id"
        " WHERE s.user_id = $1 AND a.personal ORDER BY a.id",
        user_id,
    )
    return [(row["title"], row["open_page"]) for row in rows]


async def test_who_may_renew_is_told_ninety_sixty_and_thirty_days_ahead_once_each(village: Village) -> None:
    clerk = await village.org.hire("rental:leaseChange:add")
    bystander = await village.org.hire("rental:lease:list")
    lease = await lease_of(village)
    system = system_actor(village.org.id)
    told = []
    for ahead in (91, 90, 89, 61, 60, 45, 30, 29, 0):
        told.append(await tell_renewals(system, ends() - ahead * DAY))
        assert await tell_renewals(system, ends() - ahead * DAY) == 0
    assert told == [0, 1, 0, 0, 1, 0, 1, 0, 0]
    here = f"/rental/lease?open={lease.id}"
    assert [url for _, url in await bell(clerk.user_id)] == [here] * 3
    assert [title.split(" | ")[0] for title, _ in await bell(clerk.user_id)] == [
        f"1份合同{days}天内到期" for days in (90, 60, 30)
    ]
    assert await bell(bystander.user_id) == []


async def test_only_those_whose_data_rules_show_them_a_lease_are_told_of_its_end(village: Village) -> None:
    elsewhere = village.community + 1
    here, there = await lease_of(village), await lease_of(village, village.rooms[0], tenant=LESSEE)
    await Lease.filter(id=there.id).update(community_id=elsewhere)
    codes = "rental:lease:list,rental:leaseChange:add"
    rules = [("communityId", "=", str(place)) for place in (village.community, elsewhere, elsewhere + 1)]
    near, far, nobody = [await restrict_to(village.org, "rental/lease", codes, *rule) for rule in rules]
    whole = await village.org.hire("rental:leaseChange:add")
    assert await tell_renewals(system_actor(village.org.id), ends() - 30 * DAY) == 2
    assert [url for _, url in await bell(near.user_id)] == [f"/rental/lease?open={here.id}"]
    assert [url for _, url in await bell(far.user_id)] == [f"/rental/lease?open={there.id}"]
    assert [url for _, url in await bell(whole.user_id)] == ["/rental/renewals"]
    assert await bell(nobody.user_id) == []


async def test_a_lease_that_is_renewed_or_left_is_told_of_no_more(village: Village) -> None:
    first, second = await lease_of(village), await lease_of(village, village.rooms[0], tenant=LESSEE)
    await change(village, first, "renew")
    await decline_renewal(village.actor, NotRenewing(id=str(second.id), reason="搬离"))
    assert await tell_renewals(system_actor(village.org.id), ends() - 30 * DAY) == 0
