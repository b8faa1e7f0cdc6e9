"""Parties of a contract: the lessee, who is known again by a document, and all who sign it, in their order."""

from collections.abc import Mapping, Sequence

from schema.kit.errors import Invalid
from schema.kit.snowflake import next_id
from schema.rental.lease import Lease
from schema.rental.lease_party import LESSEE, LESSOR, LeaseParty
from schema.rental.renter import Renter
from schema.system.tenant import Tenant
from server.kit.actor import Actor
from server.kit.masked import meant
from server.kit.person_names import read_name
from server.kit.scope import everywhere, fetch, scoped
from server.kit.unit_of_work import Work
from server.rental.leases.terms import (
    NO_DOCUMENT,
    ContractForm,
    LesseeChoice,
    LesseeForm,
    PartyForm,
    is_person,
    lacks_document,
    signs,
)
from server.rental.renters import known_renter


async def find_lessee(work: Work, form: LesseeChoice) -> Renter:
    """Chosen, or made of what was typed; one with a known document is that person."""
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


async def named_lessee(actor: Actor, form: LesseeChoice) -> LesseeForm | Renter:
    """As `find_lessee`, with nothing written."""
    return form.tenant if form.tenant is not None else await fetch(Renter, actor, form.tenant_id or 0)


def check_document(lessee: LesseeForm | Renter) -> None:
    """Invalid at the field of a lessee who is to sign by phone and could not prove who they are."""
    if not lacks_document(lessee.id_no):
        return
    if isinstance(lessee, Renter):
        raise Invalid(
            fields={
                "tenantId": "租客档案缺少证件号码，不能电子签署"
                " | The tenant's record has no ID number: signing by phone needs it"
            }
        )
    raise Invalid(fields={"tenant.idNo": NO_DOCUMENT})


async def write_parties(work: Work, lease: Lease, lessee: Renter, form: ContractForm) -> None:
    """All of them anew: the lessee first, then those named, and the lessor last unless a turn is given.

    Invalid where one is said to be known and is not: its document would be lost unseen; and where one who signs by phone has none."""
    known = {str(row.id): row for row in await read_parties(work.actor, lease.id)}
    _check_known(form.parties, known)
    for index, one in enumerate(form.parties):
        before = known.get(one.id or "")
        if is_person(one):
            one.name = read_name(one.name, f"parties.{index}.name", [before.name] if before else [])
        one.id_no = meant(one.id_no, before.id_no if before else None, f"parties.{index}.idNo")
    if form.form == "electronic":
        check_document(lessee)
        _check_documents(form, known)
    for row in known.values():
        await work.delete(row)
    first = LeaseParty(
        role=LESSEE, name=lessee.name, phone=lessee.phone, id_type=lessee.id_type, id_no=lessee.id_no, seq=1
    )
    rows = [first]
    for one in _in_turn(form.parties):
        rows.append(_party(one, _next_turn(rows), known.get(one.id or "")))
    if form.lessor_kind == "self" and not any(one.role == LESSOR for one in rows):
        rows.append(await _own_lessor(work.actor, _next_turn(rows)))
    for row in rows:
        row.id, row.lease_id = next_id(), lease.id
        await work.insert(row)


async def copy_parties(work: Work, old_id: int, lease: Lease, lessee: Renter | None = None) -> None:
    """All of another contract, in their order; `lessee` takes the place of the one there."""
    for party in await read_parties(work.actor, old_id):
        who: LeaseParty | Renter = lessee if lessee is not None and party.role == LESSEE else party
        row = LeaseParty(
            id=next_id(),
            lease_id=lease.id,
            role=party.role,
            name=who.name,
            phone=who.phone,
            id_type=who.id_type,
            id_no=who.id_no,
            seq=party.seq,
        )
        await work.insert(row)


async def read_parties(actor: Actor, lease_id: int) -> list[LeaseParty]:
    """In the order of signing."""
    return await scoped(LeaseParty, actor).filter(lease_id=lease_id).order_by("seq", "id")


async def read_signers(actor: Actor, lease: Lease) -> list[LeaseParty]:
    """Its parties in the order of signing; where none is the lessee, whom the lease itself names is.

    A lease that was brought in from elsewhere has no parties, but it has a lessee.
    """
    parties = await read_parties(actor, lease.id)
    if any(one.role == LESSEE for one in parties):
        return parties
    renter = await scoped(Renter, actor).get_or_none(id=lease.renter_id)
    id_no = renter.id_no if renter else None
    return [LeaseParty(role=LESSEE, name=lease.renter_name, phone=lease.renter_phone, id_no=id_no, seq=1), *parties]


def _in_turn(parties: Sequence[PartyForm]) -> list[PartyForm]:
    """Lessors behind all who sign on the lessee's side."""
    return sorted(parties, key=lambda one: one.role == LESSOR)


def _next_turn(rows: Sequence[LeaseParty]) -> int:
    return max(row.seq for row in rows) + 1


def _check_documents(form: ContractForm, known: Mapping[str, LeaseParty]) -> None:
    """Of parties whose document is kept, as none was sent."""
    missing = {
        f"parties.{index}.idNo": NO_DOCUMENT
        for index, one in enumerate(form.parties)
        if one.id and not one.id_no and signs(one.role, form.lessor_kind) and lacks_document(known[one.id].id_no)
    }
    if missing:
        raise Invalid(fields=missing)


def _check_known(parties: Sequence[PartyForm], known: Mapping[str, LeaseParty]) -> None:
    unknown = {
        f"parties.{index}.name": "该签约方已变更，请删除后重新添加 | This party has changed: remove it and add it anew"
        for index, one in enumerate(parties)
        if one.id and one.id not in known
    }
    if unknown:
        raise Invalid(fields=unknown)


def _party(form: PartyForm, turn: int, before: LeaseParty | None) -> LeaseParty:
    document: PartyForm | LeaseParty = before if before is not None and not form.id_no else form
    return LeaseParty(
        role=form.role,
        name=form.name,
        phone=form.phone or None,
        id_type=document.id_type,
        id_no=document.id_no or None,
        seq=form.seq or turn,
    )


async def _own_lessor(actor: Actor, turn: int) -> LeaseParty:
    tenant = await everywhere(Tenant).get(id=actor.tenant_id)
    return LeaseParty(role=LESSOR, name=tenant.name[:100], seq=turn)
