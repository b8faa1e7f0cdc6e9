"""The view of a flow at the desk: its parties, their codes' time, and what happened, with what the reader may do now."""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from schema.kit.clock import now, to_wire
from schema.signing.evidence import SignEvent
from schema.signing.flow import ON_TURN, UNDER_WAY, SignFlow, SignParty, flow
from schema.signing.token import SignToken
from schema.system.user import User
from server.engine.available_actions import available_actions
from server.kit.actor import Actor
from server.kit.scope import of_tenant
from server.signing.chain import events_of
from server.signing.flows import parties_of
from server.signing.links import live_links
from server.signing.rights import handled


def moment(value: datetime | None) -> str | None:
    return to_wire(value) if value else None


async def shape_flow(actor: Actor, row: SignFlow) -> dict[str, Any]:
    parties, links, events = await parties_of(actor, row), await live_links(row), await events_of(row)
    offered = (await available_actions(flow, actor, [row]))[row.id]
    return {
        "id": str(row.id),
        "no": row.no,
        "kind": row.kind,
        "subjectId": str(row.subject_id),
        "title": row.title,
        "state": row.state,
        "orderMode": row.order_mode,
        "reason": row.reason,
        "sentAt": moment(row.sent_at),
        "endedAt": moment(row.ended_at),
        "docSha256": row.doc_sha256,
        "pdf": row.pdf,
        "finalSha256": row.final_sha256,
        "finalPdf": row.final_pdf,
        "erasedAt": moment(row.erased_at),
        "keepUntil": moment(row.keep_until),
        "sealState": row.seal_state,
        "sealNote": row.seal_note,
        "verifyUrl": f"{row.origin}/verify#{row.code}",
        "faultSeq": row.fault_seq,
        "version": row.row_version,
        "atHand": row.id in await handled(actor, [row]),
        "now": to_wire(now()),
        "parties": [_party(row, one, links.get(one.id)) for one in parties],
        "events": await _events(actor, parties, events),
        **offered._asdict(),
    }


def _party(row: SignFlow, one: SignParty, token: SignToken | None) -> dict[str, Any]:
    return {
        "id": str(one.id),
        "role": one.role,
        "name": one.name,
        "phone": one.phone,
        "seq": one.seq,
        "state": one.state,
        "turn": row.state in UNDER_WAY and one.state in ON_TURN,
        "method": one.method,
        "witness": one.witness,
        "reason": one.reason,
        "openedAt": moment(one.opened_at),
        "identifiedAt": moment(one.identified_at),
        "signedAt": moment(one.signed_at),
        "expiresAt": moment(token.expires_at) if token else None,
    }


async def _events(actor: Actor, parties: Sequence[SignParty], events: Sequence[SignEvent]) -> list[dict[str, Any]]:
    names = {one.id: one.name for one in parties}
    staff = {event.actor.removeprefix("user:") for event in events if event.actor.startswith("user:")}
    people = await of_tenant(User, actor.tenant_id).filter(id__in=[int(one) for one in staff if one.isdecimal()])
    called = {f"user:{person.id}": person.realname for person in people}
    return [
        {
            "seq": event.seq,
            "kind": event.kind,
            "at": to_wire(event.at),
            "party": names.get(event.party_id) if event.party_id else None,
            "by": called.get(event.actor),
            "hash": event.hash,
        }
        for event in events
    ]
