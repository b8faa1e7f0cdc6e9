"""The paper of a lease: what a template of contracts is filled with, who signs it, and what follows once all have."""

from collections.abc import Sequence
from datetime import date, datetime
from decimal import Decimal
from typing import cast

from schema.kit.errors import Conflict
from schema.kit.money import to_capitals, to_yuan
from schema.kit.sealing import mask
from schema.kit.text import pair
from schema.rental.bill import BILL_KIND
from schema.rental.community import Building, Community
from schema.rental.house import House
from schema.rental.lease import DRAFT, TO_SIGN, VOID, Lease
from schema.rental.lease import lease as resource
from schema.rental.lease_party import LESSEE, LESSOR, LeaseParty
from schema.rental.unit import Unit
from schema.system.tenant import Tenant
from server.engine.dictionaries import labels_of
from server.engine.process import open_transition
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import everywhere, fetch, lock, scoped
from server.kit.switches import PENALTY_MONTHS, read_switch
from server.kit.unit_of_work import Work
from server.rental.leases.act import LeaseAct
from server.rental.leases.bills import Planned, plan_bills
from server.rental.leases.deadlines import sign_deadline
from server.rental.leases.due_days import read_shift
from server.rental.leases.life import seal
from server.rental.leases.parties import read_signers
from server.rental.leases.periods import add_months
from server.rental.leases.terms import signs, terms_of
from server.rental.spans import DAY
from server.signing.api import Paper, Signer, Subject, last_signature

KIND = "lease"
MARKS = {DRAFT: "草稿 DRAFT", VOID: "作废 VOID"}
"""State -> what lies across every page of a paper in it, of a lease and of what follows from one."""
SENDS_NUMBERS = ("rental:lease:sign", "rental:leaseChange:sign", "rental:settlement:sign")
"""Whoever may send papers to be signed sends the documents of the parties with them, and so reads them whole."""


async def write_paper(actor: Actor, lease_id: int) -> Paper:
    """The contract as it is to be signed now. Conflict in another state."""
    lease = await fetch(Lease, actor, lease_id)
    if lease.state != TO_SIGN:
        raise Conflict("合同当前不在待签署状态 | The lease does not wait for signatures", id="lease.state")
    return await paper_of(actor, lease)


async def draw_paper(actor: Actor, lease_id: int) -> Paper:
    """The contract as its terms stand, in any state."""
    return await paper_of(actor, await fetch(Lease, actor, lease_id))


async def paper_of(actor: Actor, lease: Lease) -> Paper:
    parties = await read_signers(actor, lease)
    variables = {**await people_of(actor, parties), **await place_of(actor, lease), **await _terms(actor, lease)}
    return Paper(
        no=lease.contract_no,
        title=f"房屋租赁合同 {lease.contract_no}",
        variables=variables,
        signers=[signer_of(one) for one in parties if signs(one.role, lease.lessor_kind)],
        mark=MARKS.get(lease.state, ""),
    )


def signer_of(one: LeaseParty) -> Signer:
    return Signer(role=one.role, name=one.name, phone=one.phone or "", id_no=one.id_no, seq=one.seq)


async def people_of(actor: Actor, parties: Sequence[LeaseParty]) -> dict[str, str]:
    """The organisation stands for a lessor that is not named, and seals instead of signing.

    Numbers of documents are masked for who may send no paper to be signed.
    """
    whole = any(actor.can(code) for code in SENDS_NUMBERS)

    def number(one: LeaseParty | None) -> str:
        if one is None or not one.id_no:
            return ""
        return one.id_no if whole else mask(one.id_no)

    tenant = await everywhere(Tenant).get(id=actor.tenant_id)
    first = {role: next((one for one in parties if one.role == role), None) for role in (LESSEE, LESSOR, "guarantor")}
    lessor, lessee, guarantor = first[LESSOR], first[LESSEE], first["guarantor"]
    shared = [one for one in parties if one.role == "co_tenant"]
    return {
        "lessor_name": lessor.name if lessor else tenant.name,
        "lessor_phone": (lessor.phone if lessor else None) or "",
        "tenant_name": lessee.name if lessee else "",
        "tenant_phone": (lessee.phone if lessee else None) or "",
        "tenant_id_no": number(lessee),
        "co_tenants": "、".join(f"{one.name}（{number(one)}）" if one.id_no else one.name for one in shared),
        "guarantor_name": guarantor.name if guarantor else "",
        "guarantor_phone": (guarantor.phone if guarantor else None) or "",
        "guarantor_id_no": number(guarantor),
    }


async def place_of(actor: Actor, lease: Lease) -> dict[str, str]:
    unit = await fetch(Unit, actor, lease.unit_id)
    house = await scoped(House, actor).get_or_none(id=unit.house_id)
    community = await scoped(Community, actor).get_or_none(id=lease.community_id)
    building = await scoped(Building, actor).get_or_none(id=unit.building_id)
    parts = (getattr(community, "address", None), community and community.name, building and building.name)
    number = house.house_no if house else ""
    return {
        "address": "".join(part for part in (*parts, number) if part),
        "unit_name": unit.title,
        "area": f"{house.space}平方米" if house and house.space else "",
    }


async def _terms(actor: Actor, lease: Lease) -> dict[str, str]:
    day, terms = lease.signed_on or await business_day(actor.tenant_id), terms_of(lease)
    bills = plan_bills(terms, lease.deposit, lease.pay_advance_days, day, await read_shift(actor.tenant_id))
    cycles = await labels_of(actor.tenant_id, "pay_cycle")
    services = await labels_of(actor.tenant_id, "lease_service")
    chosen = [services[code] for code in (lease.services or "").split(",") if code in services]
    meters = (("水", lease.water_base), ("电", lease.elec_base), ("燃气", lease.gas_base))
    return {
        "contract_no": lease.contract_no,
        "order_no": lease.order_no or "",
        "today": written_day(day),
        "start_date": written_day(lease.start_date),
        "end_date": written_day(lease.end_date),
        "months": _length(lease.start_date, lease.end_date),
        "rent": _money(lease.price),
        "rent_words": to_capitals(lease.price),
        "pay_cycle": cycles.get(str(lease.pay_cycle), ""),
        "pay_advance_days": f"{lease.pay_advance_days}天",
        "deposit": _money(lease.deposit),
        "deposit_words": to_capitals(lease.deposit),
        "deposit_return_days": f"{lease.deposit_back_days}天",
        "price_steps": "；".join(f"{written_day(step.start)}起每月{_money(step.price)}" for step in terms.steps),
        "free_days": "；".join(f"{written_day(free.start)}至{written_day(free.end - DAY)}" for free in terms.free),
        "meters": "；".join(f"{name}{value:f}" for name, value in meters if value is not None),
        "services": "、".join(chosen),
        "deduct_terms": lease.deduct_terms or "",
        "penalty": await _penalty(lease),
        "notes": lease.notes or "",
        "filing_no": lease.filing_no or "",
        "bills": _table(bills),
    }


async def _penalty(lease: Lease) -> str:
    """As the contract says, else as the house's rule does."""
    months = lease.penalty_months
    if months is None:
        months = Decimal(await read_switch(lease.tenant_id, PENALTY_MONTHS))
    most = "" if lease.penalty_cap is None else f"，最高{_money(lease.penalty_cap)}"
    return f"{months.normalize():f}个月租金{most}"


def _table(bills: Sequence[Planned]) -> str:
    """A line for each bill, its cells between tabs, the first one the head."""
    rows = ["账期\t款项\t应付日\t计算\t金额（元）"]
    for bill in bills:
        why = "；".join(pair(line.explain).zh for line in bill.lines)
        kind = BILL_KIND.labels[bill.kind].zh
        rows.append(f"{bill.first} 至 {bill.last}\t{kind}\t{bill.due}\t{why}\t{written_amount(bill.amount)}")
    return "\n".join(rows)


def written_day(day: date) -> str:
    return f"{day.year}年{day.month}月{day.day}日"


def written_amount(fen: int) -> str:
    yuan, _, cents = to_yuan(fen).partition(".")
    return f"{int(yuan):,}.{cents}"


def _money(fen: int) -> str:
    return f"{written_amount(fen)}元"


def _length(start: date, end: date) -> str:
    """Whole months and the days that are left."""
    months = next(count for count in range(1, 242) if add_months(start, count) - DAY > end) - 1
    days = (end + DAY - add_months(start, months)).days
    return "".join((f"{months}个月" if months else "", f"{days}天" if days else ""))


async def complete_signing(work: Work, lease_id: int, day: date) -> None:
    """All have signed: the contract is signed that day."""
    lease = await lock(Lease, work.actor, lease_id)
    async with open_transition(work, resource, lease, "sign") as act:
        await seal(cast(LeaseAct, act), day)


async def tell_lease(work: Work, lease_id: int) -> None:
    """Open screens of the lease read it anew; one that somebody has signed waits for the others from then on."""
    lease = await fetch(Lease, work.actor, lease_id)
    signed = await last_signature(work.actor, KIND, lease_id) if lease.state == TO_SIGN else None
    if signed is not None and await _prolong(work, lease_id, signed):
        return
    work.emit_rows(resource.path, "edit", [(lease.id, lease.row_version)])


async def _prolong(work: Work, lease_id: int, signed: datetime) -> bool:
    """The time until it lapses counts from the last signature: who signed is not to find it void behind their back."""
    lease = await lock(Lease, work.actor, lease_id)
    deadline = await sign_deadline(lease.tenant_id, signed)
    if lease.state != TO_SIGN or lease.hold_until is None or lease.hold_until >= deadline:
        return False
    await work.update(lease, {"hold_until": deadline}, action="prolong")
    return True


SUBJECTS: dict[str, Subject] = {
    KIND: Subject(resource.path, KIND, draw_paper, write_paper, complete_signing, tell_lease),
}
