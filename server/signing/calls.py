"""Calls of the desk about flows: start, show, code, send again, sign here, erase."""

from typing import Any

from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.errors import Conflict, NotFound
from schema.kit.text import localize
from schema.signing.flow import ON_TURN, SEAL_DUE, SEAL_FAILED, SignFlow
from server.account.api import send_text
from server.kit.actor import Actor
from server.kit.qr import draw_qr
from server.kit.scope import lock, parse_id
from server.kit.unit_of_work import unit_of_work
from server.signing.erasure import erase_persons
from server.signing.flows import latest_flow, party_at_hand, renew_link, start_flow, tell, witness_party
from server.signing.links import LinkGone, is_over, link_of, live_links, url_of
from server.signing.masks import mask_phone
from server.signing.models import EraseFlow, OfFlow, OfParty, OfSubject, PaperOf
from server.signing.rights import require_sight
from server.signing.view import shape_flow

_LINK = "【管家】请在24小时内签署：{url} | [Guanjia] Please sign within 24 hours: {url}"


def origin_of(request: Request) -> str:
    return str(request.base_url).rstrip("/")


async def start(request: Request, actor: Actor, body: PaperOf) -> dict[str, Any]:
    """POST /sign/flow/start {kind, id, templateId?}."""
    row = await start_flow(actor, body.kind, parse_id(body.id), origin_of(request), body.template_id)
    return await shape_flow(actor, row)


async def read_of(request: Request, actor: Actor, query: OfSubject) -> dict[str, Any] | None:
    """GET /sign/flow/of: the newest flow of a row, None where it was never sent."""
    subject_id = parse_id(query.id)
    await require_sight(actor, query.kind, subject_id)
    row = await latest_flow(actor, query.kind, subject_id)
    return await shape_flow(actor, row) if row else None


async def read_link(request: Request, actor: Actor, query: OfParty) -> dict[str, Any]:
    """GET /sign/flow/link: the code of a party, as long as it is good."""
    url, expires = await _good_link(actor, query.party_id)
    return {"url": url, "svg": draw_qr(url), "expiresAt": expires}


async def _good_link(actor: Actor, party_id: str) -> tuple[str, str]:
    row, one = await party_at_hand(actor, party_id)
    token = (await live_links(row)).get(one.id)
    link = link_of(token) if token else None
    if token is None or link is None or is_over(token, now()):
        raise LinkGone("二维码已过期，请重新生成 | The code has expired; make a new one", id="signing.expired")
    return url_of(row, link), to_wire(token.expires_at)


async def renew(request: Request, actor: Actor, body: OfParty) -> dict[str, Any]:
    """POST /sign/flow/renew: a new code; the one before stops at once."""
    await renew_link(actor, body.party_id)
    return await read_link(request, actor, body)


async def resend(request: Request, actor: Actor, body: OfParty) -> dict[str, Any]:
    """POST /sign/flow/resend: the link to the party's phone."""
    _, one = await party_at_hand(actor, body.party_id)
    if one.state not in ON_TURN:
        raise NotFound("现在无需该签署方签署 | Nothing is to be signed by this party now", id="signing.turn")
    url, _ = await _good_link(actor, body.party_id)
    await send_text(actor.tenant_id, one.phone, "sign", localize(_LINK, one.locale).format(url=url))
    return {"to": mask_phone(one.phone)}


async def seal_again(request: Request, actor: Actor, body: OfFlow) -> dict[str, Any]:
    """POST /sign/flow/sealAgain: the job takes it up anew."""
    async with unit_of_work(actor) as work:
        row = await lock(SignFlow, actor, body.id)
        if row.seal_state != SEAL_FAILED:
            raise Conflict("盖章没有失败 | The sealing has not failed", id="signing.sealed")
        await work.update(
            row, {"seal_state": SEAL_DUE, "seal_at": now(), "seal_note": None}, body.version, action="sealAgain"
        )
        await tell(work, row)
    return {"id": str(row.id)}


async def erase(request: Request, actor: Actor, body: EraseFlow) -> dict[str, Any]:
    """POST /sign/flow/erase: what names persons and devices goes; the chain of an ended flow holds without it."""
    await erase_persons(actor, body)
    return {"id": body.id}


async def sign_here(request: Request, actor: Actor, body: OfParty) -> dict[str, Any]:
    """POST /sign/flow/here: the actor stands by as the witness; the link is opened on this device."""
    await witness_party(actor, body.party_id)
    return await read_link(request, actor, body)
