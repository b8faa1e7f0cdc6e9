"""The evidence pages of a sealed file: who signed what and how, what happened in which order, and where it can be checked."""

from collections.abc import Mapping
from datetime import datetime

from schema.kit.clock import to_wire
from schema.kit.text import Pair
from schema.signing.evidence import SIGN_EVENT, SignEvent
from schema.signing.flow import LESSOR, SIGN_METHOD, SIGN_ROLE, TYPE, SignFlow, SignParty
from schema.system.tenant import Tenant
from server.documents.seal import Evidence, EvidenceEvent, EvidenceParty
from server.kit.actor import Actor
from server.kit.files import find_file
from server.kit.scope import everywhere
from server.kit.storage import storage
from server.signing.chain import events_of
from server.signing.flows import parties_of
from server.signing.masks import mask_id, mask_phone


async def write_evidence(actor: Actor, row: SignFlow) -> Evidence:
    """Personal data masked; the last hash stands for the whole chain."""
    organisation = await everywhere(Tenant).get(id=row.tenant_id)
    parties, events = await parties_of(actor, row), await events_of(row)
    names = {one.id: one.name for one in parties}
    return Evidence(
        number=row.subject_no,
        title=row.title,
        organisation=organisation.name,
        facts=[
            ("签署编号 No.", row.no),
            ("待签文件 SHA-256 Document", row.doc_sha256),
            ("模板版本 Template", str(row.template_version)),
            ("发起 Sent", _moment(row.sent_at)),
            ("完成 Completed", _moment(row.ended_at)),
            ("存证链末值 Head of the chain", events[-1].hash),
        ],
        parties=[await _party(actor, one) for one in parties],
        events=[_event(event, names) for event in events],
        address=f"{row.origin}/verify#{row.code}",
        host=LESSOR,
        stamped=f"电子签章 Sealed {_moment(row.ended_at)}",
    )


async def _party(actor: Actor, one: SignParty) -> EvidenceParty:
    way = _said(SIGN_METHOD.labels, one.method or "")
    lines = [
        f"手机 Phone {mask_phone(one.phone)}",
        *([f"证件 ID {mask_id(one.id_no)}"] if one.id_no else []),
        f"签署 Signed {_moment(one.signed_at)} {way}" + (f"：{one.name}" if one.method == TYPE else ""),
        *([f"见证人 Witness {one.witness}"] if one.witness else []),
    ]
    picture = await _picture(actor, one.signature) if one.signature else None
    return EvidenceParty(one.role, _said(SIGN_ROLE.labels, one.role), one.name, lines, picture)


async def _picture(actor: Actor, path: str) -> bytes:
    file = await find_file(actor, path)
    return await storage().load(file.store_key)


def _event(event: SignEvent, names: Mapping[int, str]) -> EvidenceEvent:
    who = names.get(event.party_id or 0, "")
    return EvidenceEvent(_moment(event.at), f"{_said(SIGN_EVENT.labels, event.kind)} {who}".strip(), event.hash)


def _said(labels: Mapping[str, Pair], value: str) -> str:
    found = labels.get(value)
    return f"{found.zh} {found.en}" if found else value


def _moment(moment: datetime | None) -> str:
    return f"{to_wire(moment)} UTC+8" if moment else ""
