"""Long leases: the contract as it is written and rewritten until it is signed, with the nights and the parties that it names."""

from collections.abc import Mapping, Sequence
from datetime import date
from typing import Any, cast

from pydantic import BaseModel

from schema.kit.errors import Invalid, NotFound, Stale
from schema.kit.money import from_yuan
from schema.kit.snowflake import next_id
from schema.rental.bill import Bill
from schema.rental.lease import DRAFT, Lease
from schema.rental.lease import lease as lease_resource
from schema.rental.renter import Renter
from schema.rental.unit import Unit
from server.engine.process import open_transition
from server.engine.validate import check_choices
from server.engine.visible import lock_visible
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.availability.refusals import claim_or_offer
from server.rental.bars.events import emit_stays, shown_now
from server.rental.inventory.types import LONG
from server.rental.inventory.units import lock_units
from server.rental.leases.act import LeaseAct
from server.rental.leases.deadlines import draft_deadline
from server.rental.leases.life import record, submit, write_bills
from server.rental.leases.parties import find_lessee, write_parties
from server.rental.leases.periods import Terms
from server.rental.leases.terms import (
    ContractForm,
    LeaseEdit,
    LeaseForm,
    check_form,
    read_deposit,
    read_moment,
    read_terms,
)
from server.rental.leases.view import begins, derive, lease_detail
from server.rental.numbers import next_number
from server.rental.occupancy.claims import Claim, ClaimChange
from server.rental.orders.acting import OrderRef
from server.rental.spans import DAY, Span
from server.rental.viewings.contracts import link_lease, lock_viewing
from server.signing.api import check_words
from server.system.api import draw_number

__all__ = [
    "add_lease",
    "change_contract",
    "check_long",
    "find_lessee",
    "lock_lease",
    "refresh_lease",
    "write_bills",
]
NUMBER_RULE = "lease_no"


async def add_lease(actor: Actor, form: LeaseForm) -> dict[str, Any]:
    """A draft that holds start to end inclusive, taken on as far as `stage` says; the viewing that it follows from keeps it."""
    check_form(form)
    await _check_words(form, form)
    terms = read_terms(form, form.end_date, form.price)
    async with unit_of_work(actor) as work:
        viewing = await lock_viewing(work, form.viewing_id) if form.viewing_id else None
        unit = (await lock_units(work, [parse_id(form.unit_id)]))[parse_id(form.unit_id)]
        lease = Lease(id=next_id(), state=DRAFT, hold_until=await draft_deadline(actor.tenant_id))
        await _claim(work, Claim(unit, _span(form), "lease", lease.id, lease.id), form)
        lessee = await find_lessee(work, form)
        await _check_words(form, {"tenantId": lessee.name})
        lease.update_from_dict(await _read_values(work, form, terms, unit, lessee))
        lease.contract_no = form.contract_no or await next_free_number(work)
        lease.update_from_dict(derive(lease, [], await business_day(actor.tenant_id)))
        await work.insert(lease)
        work.log_state(lease, "lease", None, DRAFT, "add")
        await write_parties(work, lease, lessee, form)
        if viewing is not None:
            await link_lease(work, viewing, lease.id)
        await emit_stays(work, "lease", lease.id, {})
        await _go_on(work, lease, form)
    return await lease_detail(actor, lease.id)


async def _go_on(work: Work, lease: Lease, form: LeaseForm) -> None:
    """The step that the form takes at once, as if somebody took it."""
    if form.stage == "draft":
        return
    signed = form.stage == "signed" and form.form == "paper"
    async with open_transition(work, lease_resource, lease, "record" if signed else "submit") as act:
        if signed:
            await record(cast(LeaseAct, act), form.signed_on, form.scan)
        else:
            await submit(cast(LeaseAct, act))


async def change_contract(act: LeaseAct) -> None:
    """The terms anew, with the nights and the parties; the time until it lapses begins again."""
    form, lease = cast(LeaseEdit, act.body), act.lease
    check_form(form)
    await _check_words(form, form)
    terms = read_terms(form, form.end_date, form.price)
    wanted = parse_id(form.unit_id)
    unit = (await lock_units(act.work, {lease.unit_id, wanted}))[wanted]
    await _claim(act.work, Claim(unit, _span(form), "lease", lease.id, lease.id), form, freed=[lease.id])
    lessee = await find_lessee(act.work, form)
    await _check_words(form, {"tenantId": lessee.name})
    act.changes |= await _read_values(act.work, form, terms, unit, lessee, lease)
    act.changes["contract_no"] = form.contract_no or lease.contract_no
    await write_parties(act.work, lease, lessee, form)
    if act.state == DRAFT:
        act.changes["hold_until"] = await draft_deadline(act.actor.tenant_id)
    else:
        await submit(act)


async def _check_words(form: ContractForm, words: BaseModel | Mapping[str, str]) -> None:
    """A paper contract may be written by hand; an electronic one is set by us."""
    if form.form == "electronic":
        await check_words(words)


def _span(form: ContractForm) -> Span:
    return Span(form.start_date, form.end_date + DAY)


def check_long(unit: Unit) -> None:
    if unit.riyue not in LONG or not unit.sellable:
        raise Invalid(fields={"unitId": f"{unit.title} 不可长租 | {unit.title} is not let long-term"})


async def _claim(work: Work, wanted: Claim, form: ContractForm, freed: Sequence[int] = ()) -> None:
    check_long(wanted.unit)
    hold = parse_id(form.hold_id) if form.hold_id else None
    await claim_or_offer(work, ClaimChange([wanted], freed=freed, hold_id=hold, overbook=form.overbook_reason))


async def next_free_number(work: Work) -> str:
    """By the organisation's rule, where it has none as rental counts; numbers that somebody typed are passed over."""
    while True:
        try:
            number = await draw_number(work, NUMBER_RULE)
        except NotFound:
            number = await next_number(work, "lease")
        if not await scoped(Lease, work.actor).filter(contract_no=number).exists():
            return number


async def _read_values(
    work: Work, form: ContractForm, terms: Terms, unit: Unit, lessee: Renter, row: Lease | None = None
) -> dict[str, Any]:
    """The columns that the form fills; Invalid where a choice does not exist."""
    values = {
        "order_no": form.order_no,
        "renter_id": lessee.id,
        "renter_name": lessee.name,
        "renter_phone": lessee.phone,
        "unit_id": unit.id,
        "community_id": unit.community_id,
        "lessor_kind": form.lessor_kind,
        "form": form.form,
        "start_date": form.start_date,
        "end_date": form.end_date,
        "pay_cycle": form.pay_cycle,
        "pay_advance_days": form.pay_advance_days,
        "anchor": form.anchor,
        "anchor_day": terms.day,
        "price": terms.price,
        "deposit_charged": form.deposit_charged,
        "deposit_months": form.deposit_months,
        "deposit": read_deposit(form, terms.price),
        "deposit_back_days": form.deposit_back_days,
        "deduct_terms": form.deduct_terms,
        "penalty_months": form.penalty_months,
        "penalty_cap": from_yuan(form.penalty_cap) if form.penalty_cap else None,
        "services": form.services,
        "free_days": [item.model_dump(mode="json") for item in form.free_days] or None,
        "price_steps": [item.model_dump(mode="json") for item in form.price_steps] or None,
        "water_base": form.water_base,
        "elec_base": form.elec_base,
        "gas_base": form.gas_base,
        "check_in": read_moment(form.check_in, "checkIn"),
        "departure": read_moment(form.departure, "departure"),
        "filing_no": form.filing_no,
        "filing_state": form.filing_state,
        "notes": form.notes,
    }
    await check_choices(lease_resource, {"services": form.services}, work.actor, row)
    return values


async def lock_lease(work: Work, ref: OrderRef) -> Lease:
    """Locked until the transaction ends; NotFound where data rules hide it, Stale when the sender saw another version."""
    lease = await lock_visible(Lease, work, ref.id)
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
