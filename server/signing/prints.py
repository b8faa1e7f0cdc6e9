"""Prints of a flow's document for the desk: sealed where it is, else as it was sent, and marked on every page where it does not stand."""

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.clock import to_wire
from schema.kit.errors import NotFound
from schema.signing.flow import FLOW_STATE, VOID, SignFlow
from server.documents.void import mark_void
from server.kit.actor import Actor
from server.kit.scope import fetch
from server.signing.models import PrintOf
from server.signing.papers import frozen_bytes
from server.signing.rights import may_see
from server.signing.stored import sealed_bytes

ERASED = "文件已按要求清除，不再保存 | The document was erased and is not kept any more"


async def read_print(request: Request, actor: Actor, query: PrintOf) -> Response:
    """GET /sign/flow/print."""
    row = await fetch(SignFlow, actor, query.id)
    if not actor.can("sign:flow:list") and not await may_see(actor, row.kind, row.subject_id):
        raise NotFound()
    headers = {
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; sandbox",
        "content-disposition": f'inline; filename="{row.no}.pdf"',
    }
    return Response(await print_of(actor, row), media_type="application/pdf", headers=headers)


async def print_of(actor: Actor, row: SignFlow) -> bytes:
    """NotFound once the document was erased."""
    if row.final_pdf:
        return await sealed_bytes(row)
    if not row.pdf:
        raise NotFound(ERASED, id="signing.erased")
    base = await frozen_bytes(actor, row)
    if row.state not in VOID:
        return base
    state = FLOW_STATE.labels[row.state]
    ended = to_wire(row.ended_at) if row.ended_at else ""
    parts = ("作废 VOID", f"{state.zh} {state.en}", f"{ended} UTC+8" if ended else "", row.no)
    return await mark_void(base, row.title, " · ".join(part for part in parts if part))
