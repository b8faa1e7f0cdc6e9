"""The public check of a document: by its fingerprint, by the code printed on it, or by the file itself."""

from typing import Any

from starlette.requests import Request

from schema.kit.clock import to_wire
from schema.kit.errors import Invalid
from schema.kit.text import pair
from schema.signing.evidence import SIGN_EVENT, SignDailyRoot, SignEvent, SignProof
from schema.signing.flow import COMPLETED, SignFlow, SignParty
from schema.system.tenant import Tenant
from server.documents.judge import judge
from server.http.form import read_form
from server.kit.scope import everywhere, of_tenant
from server.signing.chain import events_of
from server.signing.check import fault_of
from server.signing.masks import mask_name
from server.signing.models import ByCode, ByFingerprint
from server.signing.papers import fingerprint

MEGABYTES = 20
UNKNOWN: dict[str, Any] = {"verdict": "unknown"}
WHAT = {
    "appended": "文件末尾被追加了内容 | something was added behind its end",
    "changed": "盖章之后被修改 | it was changed after the seal",
    "content": "盖章所覆盖的内容被改动 | what the seal covers is not what was sealed",
    "seal": "印章本身被改动 | the seal itself",
}
"""What was found of a file, in words."""


async def verify_fingerprint(request: Request, body: ByFingerprint) -> dict[str, Any]:
    """POST /sign/public/verify {sha256}: nothing of the file leaves the device."""
    return await _of_fingerprint(body.sha256) or UNKNOWN


async def verify_code(request: Request, body: ByCode) -> dict[str, Any]:
    """POST /sign/public/verifyCode {code}: what the QR code on the evidence page leads to."""
    row = await everywhere(SignFlow).get_or_none(code=body.code, del_flag=0)
    if row is None:
        return UNKNOWN
    return await _verdict(row, "authentic" if row.state == COMPLETED else "open")


async def verify_file(request: Request) -> dict[str, Any]:
    """POST /sign/public/verifyFile: a file that somebody gives us of their own will; it is looked at and not kept."""
    async with read_form(request) as form:
        upload = form.get("file")
        if upload is None or isinstance(upload, str):
            raise Invalid(fields={"file": "请选择文件 | Choose a file"})
        data = await upload.read()
    return await _of_fingerprint(fingerprint(data)) or await _of_parts(data)


async def _of_fingerprint(sha256: str) -> dict[str, Any] | None:
    sealed = await everywhere(SignFlow).filter(final_sha256=sha256, del_flag=0).order_by("-id").first()
    if sealed is not None:
        return await _verdict(sealed, "authentic")
    base = await everywhere(SignFlow).filter(doc_sha256=sha256, del_flag=0).order_by("-id").first()
    return await _verdict(base, "unsigned") if base is not None else None


async def _of_parts(data: bytes) -> dict[str, Any]:
    """Why a file is none of those that are kept here: sealed here and changed since, or never sealed here at all."""
    found = await judge(data)
    text = WHAT.get(found.what)
    said = pair(text) if text else None
    return {"verdict": found.state, "what": {"zh": said.zh, "en": said.en} if said else None}


async def _verdict(row: SignFlow, verdict: str) -> dict[str, Any]:
    """What a stranger may know of a flow: no text, no whole name."""
    events, fault = await events_of(row), await fault_of(row)
    parties = await of_tenant(SignParty, row.tenant_id).filter(flow_id=row.id, del_flag=0).order_by("seq", "id")
    organisation = await everywhere(Tenant).get(id=row.tenant_id)
    return {
        "verdict": "altered" if fault is not None else verdict,
        "no": row.no,
        "title": row.title,
        "organisation": organisation.name,
        "state": row.state,
        "sentAt": to_wire(row.sent_at) if row.sent_at else None,
        "endedAt": to_wire(row.ended_at) if row.ended_at else None,
        "event": fault,
        "eventKind": _kind_at(events, fault),
        "what": _fault_of(events, fault),
        "erased": row.final_sha256 is not None and row.final_pdf is None,
        "finalSha256": row.final_sha256,
        "head": events[-1].hash if events else None,
        **await _root_of(row),
        "parties": [
            {
                "role": one.role,
                "name": mask_name(one.name),
                "state": one.state,
                "signedAt": to_wire(one.signed_at) if one.signed_at else None,
            }
            for one in parties
        ],
    }


def _kind_at(events: list[SignEvent], fault: int | None) -> str | None:
    return events[fault - 1].kind if fault is not None and fault <= len(events) else None


def _fault_of(events: list[SignEvent], fault: int | None) -> dict[str, str] | None:
    if fault is None:
        return None
    label = SIGN_EVENT.labels.get(_kind_at(events, fault) or "")
    if label is None:
        text = pair(f"存证链第{fault}个事件 | Event {fault} of the evidence")
    else:
        text = pair(f"存证链第{fault}个事件（{label.zh}） | Event {fault} of the evidence ({label.en})")
    return {"zh": text.zh, "en": text.en}


async def _root_of(row: SignFlow) -> dict[str, str | None]:
    proof = await of_tenant(SignProof, row.tenant_id).filter(flow_id=row.id).order_by("-day").first()
    root = (
        await of_tenant(SignDailyRoot, row.tenant_id).get_or_none(day=proof.day, del_flag=0)
        if proof is not None
        else None
    )
    return {"rootDay": root.day.isoformat() if root else None, "root": root.root if root else None}
