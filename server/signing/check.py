"""Checks of flows: whether what the database says of one is what its chain and the published roots hold."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any

from schema.signing.evidence import SignDailyRoot, SignEvent, SignFact, SignProof
from schema.signing.flow import COMPLETED, SIGNED, SignFlow, SignParty
from server.kit.scope import everywhere
from server.signing.chain import fault_of_facts, first_fault
from server.signing.merkle import root_from


async def fault_of(row: SignFlow) -> int | None:
    """The number of the first event that does not hold, one behind the last where the end is missing; None where all holds."""
    return (await faults_of([row]))[row.id]


async def faults_of(rows: Sequence[SignFlow]) -> dict[int, int | None]:
    """The same of many flows: what is read of them is read in one query for each table."""
    kept = await _read_kept(rows)
    return await asyncio.to_thread(lambda: {row.id: _fault_of(row, kept[row.id]) for row in rows})


@dataclass(slots=True)
class Kept:
    """What the database holds of a flow beside its own row; `roots`: of the days, by organisation."""

    events: list[SignEvent] = field(default_factory=list)
    facts: list[SignFact] = field(default_factory=list)
    parties: list[SignParty] = field(default_factory=list)
    proofs: list[SignProof] = field(default_factory=list)
    roots: dict[tuple[int, date], str] = field(default_factory=dict)


async def _read_kept(rows: Sequence[SignFlow]) -> dict[int, Kept]:
    ids = [row.id for row in rows]
    kept = {row.id: Kept() for row in rows}
    for event in await everywhere(SignEvent).filter(flow_id__in=ids).order_by("seq", "id"):
        kept[event.flow_id].events.append(event)
    for fact in await everywhere(SignFact).filter(flow_id__in=ids).order_by("seq", "name"):
        kept[fact.flow_id].facts.append(fact)
    for party in await everywhere(SignParty).filter(flow_id__in=ids, del_flag=0).order_by("seq", "id"):
        kept[party.flow_id].parties.append(party)
    proofs = await everywhere(SignProof).filter(flow_id__in=ids).order_by("day")
    roots = await _read_roots(proofs)
    for proof in proofs:
        kept[proof.flow_id].proofs.append(proof)
        kept[proof.flow_id].roots = roots
    return kept


async def _read_roots(proofs: Sequence[SignProof]) -> dict[tuple[int, date], str]:
    tenants, days = {proof.tenant_id for proof in proofs}, {proof.day for proof in proofs}
    found = everywhere(SignDailyRoot).filter(tenant_id__in=tenants, day__in=days, del_flag=0)
    return {(root.tenant_id, root.day): root.root for root in await found} if proofs else {}


def _fault_of(row: SignFlow, kept: Kept) -> int | None:
    events, facts = kept.events, kept.facts
    broken = first_fault(events) or fault_of_facts(events, facts)
    if broken is not None:
        return broken
    return _fault_of_rows(row, kept.parties, events, facts) or _fault_of_roots(kept)


def _fault_of_rows(
    row: SignFlow, parties: Sequence[SignParty], events: Sequence[SignEvent], facts: Sequence[SignFact]
) -> int | None:
    """The rows that screens show say what the events say."""
    end = len(events) + 1
    if not events:
        return end
    if _bound(row, parties, facts) != _told(events[0]):
        return 1
    signed = {event.party_id: event for event in events if event.kind == "signed"}
    for one in parties:
        event = signed.get(one.id)
        if (one.state == SIGNED) != (event is not None):
            return event.seq if event else end
        if event is not None and event.data.get("signature") != one.signature_sha256:
            return event.seq
    kinds = {event.kind: event for event in events}
    if (row.state == COMPLETED) != ("completed" in kinds):
        return end
    sealed = kinds.get("sealed")
    if row.final_sha256 != (sealed.data.get("final") if sealed else None):
        return sealed.seq if sealed else end
    if sealed is not None and row.final_pdf is None and row.erased_at is None:
        return sealed.seq
    return None


def _bound(row: SignFlow, parties: Sequence[SignParty], facts: Sequence[SignFact]) -> dict[str, Any]:
    """What the first event must say of a flow as its rows are; a name that was erased is not compared."""
    names = {fact.name: fact.value for fact in facts if fact.seq == 1}
    renamed = [
        place
        for place, one in enumerate(parties, 1)
        if names.get(f"name{place}") not in (None, one.name) or names.get(f"id{place}") not in (None, one.id_no)
    ]
    return {
        "no": row.no,
        "kind": row.kind,
        "subject": str(row.subject_id),
        "template": str(row.template_id or ""),
        "templateVersion": row.template_version,
        "doc": row.doc_sha256,
        "order": row.order_mode,
        "parties": [{"party": str(one.id), "role": one.role, "seq": one.seq} for one in parties],
        "renamed": renamed,
    }


def _told(event: SignEvent) -> Mapping[str, Any]:
    return {**{key: value for key, value in event.data.items() if key != "facts"}, "renamed": []}


def _fault_of_roots(kept: Kept) -> int | None:
    """A root that was published holds an event of this chain: what was cut off or written anew is not under it."""
    seq_of = {event.hash: event.seq for event in kept.events}
    for proof in kept.proofs:
        if proof.leaf not in seq_of:
            return len(kept.events) + 1
        if root_from(proof.leaf, proof.path) != kept.roots.get((proof.tenant_id, proof.day)):
            return seq_of[proof.leaf]
    return None
