"""Long leases: the contract, the nights it takes, all its bills from the first day, and their payment."""

from datetime import date
from typing import Any, cast

from schema.kit.errors import Invalid, Stale
from schema.kit.snowflake import next_id
from schema.rental.lease import ACTIVE, Bill, BillLine, Lease
from schema.rental.lease import lease as lease_resource
from schema.rental.renter import Renter
from schema.rental.unit import Unit
from server.engine.process import open_transition
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import fetch, lock, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.availability.refusals import claim_or_offer
from server.rental.bars.events import emit_stays, shown_now
from server.rental.inventory.units import lock_units
from server.rental.leases.act import LeaseAct
from server.rental.leases.bills import Planned, first_bill_state, plan_bills
from server.rental.leases.periods import Terms
from server.rental.leases.terms import LeaseForm, check_dates, first_state, read_deposit, read_moment, read_terms
from server.rental.leases.view import begins, derive, lease_detail
from server.rental.numbers import next_number, next_numbers
from server.rental.occupancy.claims import Claim, ClaimChange
from server.rental.orders.acting import OrderRef
from server.rental.renters import known_renter
from server.rental.spans import DAY, Span
from server.rental.viewings.contracts import link_lease, lock_viewing


async def add_lease(actor: Actor, form: LeaseForm) -> dict[str, Any]:
    """Claims start to end inclusive, and writes the bills; the viewing that it follows from keeps it."""
    check_dates(form)
    terms = read_terms(form, form.end_date, form.price)
    day = await business_day(actor.tenant_id)
    async with unit_of_work(actor) as work:
        viewing = await lock_viewing(work, form.viewing_id) if form.viewing_id else None
        unit = (await lock_units(work, [parse_id(form.unit_id)]))[parse_id(form.unit_id)]
        _check_long(unit)
        lease = _make(form, terms, unit, day)
        span = Span(form.start_date, form.end_date + DAY)
        hold = parse_id(form.hold_id) if form.hold_id else None
        wanted = [Claim(unit, span, "lease", lease.id, lease.id)]
        await claim_or_offer(work, ClaimChange(wanted, hold_id=hold, overbook=form.overbook_reason))
        lease.contract_no = await next_number(work, "lease")
        planned = plan_bills(terms, lease.deposit, form.pay_advance_days, lease.signed_on or day)
        bills = await write_bills(work, lease, planned, day)
        renter = await _lessee(work, form)
        lease.renter_id, lease.renter_name, lease.renter_phone = renter.id, renter.name, renter.phone
        lease.state = ACTIVE if begins(lease, day) else lease.state
        for column, value in derive(lease, bills, day).items():
            setattr(lease, column, value)
        await work.insert(lease)
        work.log_state(lease, "lease", None, lease.state, "add")
        if viewing is not None:
            await link_lease(work, viewing, lease.id)
        await emit_stays(work, "lease", lease.id, {})
    return await lease_detail(actor, lease.id)


def _check_long(unit: Unit) -> None:
    if unit.riyue not in ("2", "3") or not unit.sellable:
        raise Invalid(fields={"unitId": f"{unit.title} 不可长租 | {unit.title} is not let long-term"})


async def _lessee(work: Work, form: LeaseForm) -> Renter:
    if form.tenant_id:
        return await fetch(Renter, work.actor, form.tenant_id)
    assert form.tenant is not None
    data = form.tenant
    person = {"name": data.name, "phone": data.phone, "gender": data.gender}
    if data.id_no and data.id_type:
        return await known_renter(work, data.id_type, data.id_no, person)
    row = Renter(**person, id_type=data.id_type, id_no=data.id_no)
    await work.insert(row)
    return row


def _make(form: LeaseForm, terms: Terms, unit: Unit, day: date) -> Lease:
    return Lease(
        id=next_id(),
        unit_id=unit.id,
        community_id=unit.community_id,
        form=form.form,
        start_date=form.start_date,
        end_date=form.end_date,
        pay_cycle=form.pay_cycle,
        pay_advance_days=form.pay_advance_days,
        anchor=form.anchor,
        anchor_day=terms.day,
        price=terms.price,
        deposit_charged=form.deposit_charged,
        deposit_months=form.deposit_months,
        deposit=read_deposit(form, terms.price),
        free_days=[item.model_dump(mode="json") for item in form.free_days] or None,
        price_steps=[item.model_dump(mode="json") for item in form.price_steps] or None,
        water_base=form.water_base,
        elec_base=form.elec_base,
        gas_base=form.gas_base,
        check_in=read_moment(form.check_in, "checkIn"),
        departure=read_moment(form.departure, "departure"),
        notes=form.notes,
        state=first_state(form, day),
        signed_on=day if form.form == "paper" else None,
        contract_type="",
    )


async def write_bills(work: Work, lease: Lease, planned: list[Planned], day: date) -> list[Bill]:
    """With their lines; `day` is the business day that decides which are issued."""
    numbers = await next_numbers(work, "bill", len(planned))
    bills = []
    for number, plan in zip(numbers, planned, strict=True):
        bill = Bill(
            id=next_id(),
            bill_no=number,
            lease_id=lease.id,
            kind=plan.kind,
            period_from=plan.first,
            period_to=plan.last,
            due=plan.due,
            amount=plan.amount,
            open_amount=max(plan.amount, 0),
            state=first_bill_state(plan.due, plan.amount, day),
        )
        await work.insert(bill, audit=False)
        bills.append(bill)
        await BillLine.bulk_create(
            [
                BillLine(
                    tenant_id=work.actor.tenant_id,
                    bill_id=bill.id,
                    seq=seq,
                    period_from=line.first,
                    period_to=line.last,
                    amount=line.amount,
                    explain=line.explain,
                )
                for seq, line in enumerate(plan.lines)
            ]
        )
    return bills


async def lock_lease(work: Work, ref: OrderRef) -> Lease:
    """Locked until the transaction ends; Stale when the sender saw another version."""
    lease = await lock(Lease, work.actor, ref.id)
    if ref.version is not None and ref.version != lease.row_version:
        raise Stale(result={"id": str(lease.id), "version": lease.row_version, "state": lease.state})
    return lease


async def refresh_lease(work: Work, lease: Lease, event: str, day: date | None = None) -> None:
    """Writes what follows from dates and bills of a locked lease; `day` is a business day that is caught up, else the present one."""
    today = day or await business_day(work.actor.tenant_id)
    if begins(lease, today):
        async with open_transition(work, lease_resource, lease, "turn_day") as act:
            cast(LeaseAct, act).today = today
        return
    before = await shown_now(work, "lease", lease.id)
    bills = await scoped(Bill, work.actor).filter(lease_id=lease.id)
    await work.update(lease, derive(lease, bills, today), action=event)
    await emit_stays(work, "lease", lease.id, before)
