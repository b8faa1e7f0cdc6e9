"""The chain of a flow's events: each holds the hash of the one before, so that nothing in between can be changed unseen.

Persons are in it as salted digests only; what these stand for lies beside it and can be erased without breaking anything.
"""

import hashlib
import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import orjson

from schema.kit.clock import now
from schema.signing.evidence import SignEvent, SignFact
from schema.signing.flow import SignFlow
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work

GENESIS = "0" * 64
"""What stands for the hash before the first event."""
_LARGEST = (1 << 53) - 1


def canonical(value: Mapping[str, Any]) -> bytes:
    """JSON by RFC 8785 for integers, texts and what they are nested in; TypeError for anything else."""
    _check(value)
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)


def _check(value: Any) -> None:
    if isinstance(value, Mapping):
        if not all(isinstance(key, str) and key.isascii() for key in value):
            raise TypeError("names in evidence are ASCII")
        for item in value.values():
            _check(item)
    elif isinstance(value, list):
        for item in value:
            _check(item)
    elif isinstance(value, bool) or not isinstance(value, int | str):
        raise TypeError(f"evidence holds integers and texts, not {type(value).__name__}")
    elif isinstance(value, int) and abs(value) > _LARGEST:
        raise TypeError("evidence holds integers that every reader can hold")


def text_of(moment: datetime) -> str:
    """UTC with microseconds, as it stands in the hash."""
    return moment.astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")


def hash_of(event: SignEvent) -> str:
    """SHA-256 over the hash before and everything that the event says."""
    content = {
        "actor": event.actor,
        "at": text_of(event.at),
        "data": event.data,
        "flow": str(event.flow_id),
        "kind": event.kind,
        "party": str(event.party_id or ""),
        "seq": event.seq,
        "tenant": str(event.tenant_id),
    }
    return hashlib.sha256(event.prev_hash.encode() + canonical(content)).hexdigest()


def digest_of(salt: str, value: str) -> str:
    """What the chain says of a value: SHA-256 of the salt's bytes and the value's."""
    return hashlib.sha256(bytes.fromhex(salt) + value.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class EventDraft:
    """What is to become an event. `facts`: what names a person or a device, kept beside the chain."""

    kind: str
    actor: str = "system"
    party_id: int | None = None
    data: Mapping[str, Any] | None = None
    facts: Mapping[str, str] | None = None


async def append(work: Work, flow: SignFlow, said: EventDraft) -> SignEvent:
    """The next event of a flow whose row the caller has locked."""
    last = await of_tenant(SignEvent, flow.tenant_id).filter(flow_id=flow.id).order_by("-seq").first()
    seq = last.seq + 1 if last else 1
    kept = [_fact(flow, seq, name, value) for name, value in (said.facts or {}).items() if value]
    data: dict[str, Any] = dict(said.data or {})
    if kept:
        data["facts"] = {fact.name: fact.digest for fact in kept}
    event = SignEvent(
        tenant_id=flow.tenant_id,
        flow_id=flow.id,
        seq=seq,
        at=now(),
        actor=said.actor,
        kind=said.kind,
        party_id=said.party_id,
        data=data,
        prev_hash=last.hash if last else GENESIS,
    )
    event.hash = hash_of(event)
    await event.save(force_create=True)
    for fact in kept:
        await fact.save(force_create=True)
    return event


def _fact(flow: SignFlow, seq: int, name: str, value: str) -> SignFact:
    salt, cut = secrets.token_hex(32), value[:400]
    return SignFact(
        tenant_id=flow.tenant_id,
        flow_id=flow.id,
        seq=seq,
        name=name,
        digest=digest_of(salt, cut),
        salt=salt,
        value=cut,
    )


async def events_of(flow: SignFlow) -> list[SignEvent]:
    return await of_tenant(SignEvent, flow.tenant_id).filter(flow_id=flow.id).order_by("seq", "id")


async def facts_of(flow: SignFlow) -> list[SignFact]:
    return await of_tenant(SignFact, flow.tenant_id).filter(flow_id=flow.id).order_by("seq", "name")


def first_fault(events: Iterable[SignEvent]) -> int | None:
    """The place of the first event, counted from 1, that is not what was written; None when the chain holds."""
    before = GENESIS
    for place, event in enumerate(events, 1):
        if event.seq != place or event.prev_hash != before or event.hash != _hash_if_any(event):
            return place
        before = event.hash
    return None


def _hash_if_any(event: SignEvent) -> str | None:
    """None for what no event could say."""
    try:
        return hash_of(event)
    except (TypeError, AttributeError):
        return None


def fault_of_facts(events: Sequence[SignEvent], facts: Iterable[SignFact]) -> int | None:
    """The first event of which a value beside the chain is not what its digest says; what was erased is no fault."""
    told = {event.seq: dict(event.data.get("facts", {})) for event in events}
    for fact in facts:
        if told.get(fact.seq, {}).get(fact.name) != fact.digest:
            return fact.seq
        if fact.value is not None and digest_of(fact.salt or "", fact.value) != fact.digest:
            return fact.seq
    return None
