"""Signing on a party's own phone: open the link, prove who holds it, read the frozen document, sign or refuse.

Nobody is signed in here, so each call says the link, and all but the first two what the phone got when it proved itself.
"""

import base64
import binascii
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.clock import now, to_wire
from schema.kit.errors import Conflict, Invalid
from schema.kit.text import pair
from schema.signing.evidence import SignEvent
from schema.signing.flow import (
    COMPLETED,
    INVITED,
    ON_TURN,
    REFUSED,
    SEAL_DUE,
    SIGNED,
    TYPE,
    SignFlow,
    SignParty,
    flow,
    party,
)
from schema.signing.token import SignToken
from schema.system.tenant import Tenant
from server.account.api import CodeRefused, check_code, make_code, send_later
from server.engine.process import open_transition
from server.http.session import address_of, locale_of
from server.kit.ambient import ambient_transaction
from server.kit.business_day import business_day
from server.kit.files import Limits, save_file
from server.kit.scope import everywhere, lock, of_tenant
from server.kit.unit_of_work import Work, unit_of_work
from server.signing.chain import EventDraft, append
from server.signing.consent import CONSENT, consent_sha256, consent_text
from server.signing.copies import identify_holder
from server.signing.flows import invite_next, parties_of, tell, tell_ended, tell_signed
from server.signing.links import (
    LinkGone,
    begin_session,
    check_session,
    end_links,
    find_link,
    hash_link,
    is_copy,
    known_link,
    rows_of,
    sealed_rows,
)
from server.signing.masks import mask_name, mask_phone, same_name, tail_of
from server.signing.models import ByLink, ProvenSigner, ProveSigner, ReadToEnd, RefuseDocument, SignDocument
from server.signing.neutral import neutral
from server.signing.papers import Damaged, fingerprint, frozen_bytes
from server.signing.rights import BIZ
from server.signing.signers import by_party, device_of, signer_of
from server.signing.subjects import subject_of

PICTURE = Limits(frozenset({"image"}), megabytes=1)


class NotYourTurn(Conflict):
    default_id = "sign.turn"
    default_message = "还没有轮到您签署，请稍候 | It is not your turn to sign yet, please wait"


@asynccontextmanager
async def _acting(token: SignToken) -> AsyncIterator[tuple[Work, SignFlow, SignParty]]:
    """The flow, then the party, locked in one transaction with everything that follows; LinkGone if it ended meanwhile."""
    found, one = await rows_of(token)
    actor = signer_of(one)
    async with ambient_transaction(), unit_of_work(actor) as work:
        row = await lock(SignFlow, actor, found.id)
        mine = await lock(SignParty, actor, one.id)
        await _still_good(token)
        await rows_of(token)
        yield work, row, mine


async def _still_good(token: SignToken) -> None:
    """Read again under the lock of the flow: a new code may have ended it."""
    fresh = await of_tenant(SignToken, token.tenant_id).get(id=token.id)
    if fresh.used_at is not None or fresh.revoked_at is not None or fresh.expires_at <= now():
        raise LinkGone()


async def open_link(request: Request, body: ByLink) -> dict[str, Any]:
    """POST /sign/public/open {token}."""
    async with neutral():
        token = await find_link(body.token)
        if await is_copy(token):
            return await _invitation(token, *await sealed_rows(token))
        row, one = await rows_of(token)
        if one.state == INVITED:
            async with _acting(token) as (work, locked, mine):
                if mine.state == INVITED:
                    await _note_opened(work, locked, mine, request)
                row, one = locked, mine
        return await _invitation(token, row, one)


async def _note_opened(work: Work, row: SignFlow, one: SignParty, request: Request) -> None:
    async with open_transition(work, party, one, "open") as act:
        act.changes["opened_at"] = now()
    await append(work, row, EventDraft("opened", by_party(one), one.id, facts=device_of(request)))
    await tell(work, row)


async def _invitation(token: SignToken, row: SignFlow, one: SignParty) -> dict[str, Any]:
    parties = await parties_of(signer_of(one), row)
    organisation = await everywhere(Tenant).get(id=row.tenant_id)
    text = pair(consent_text())
    return {
        "organisation": organisation.name,
        "title": row.title,
        "no": row.no,
        "role": one.role,
        "name": mask_name(one.name),
        "phone": mask_phone(one.phone),
        "state": one.state,
        "turn": one.state in ON_TURN,
        "ahead": sum(other.seq < one.seq and other.state != SIGNED for other in parties),
        "signed": sum(other.state == SIGNED for other in parties),
        "parties": len(parties),
        "sealed": row.state == COMPLETED,
        "witness": one.witness,
        "expiresAt": to_wire(token.expires_at),
        "now": to_wire(now()),
        "docSha256": row.doc_sha256,
        "consent": {"version": CONSENT, "text": {"zh": text.zh, "en": text.en}},
    }


async def send_code(request: Request, body: ByLink) -> dict[str, Any]:
    """POST /sign/public/code {token}: to the phone that the desk knows, never to one that the caller names."""
    async with neutral():
        token = await find_link(body.token)
        copy = await is_copy(token)
        _, one = await (sealed_rows(token) if copy else rows_of(token))
        if not copy:
            _require_turn(one)
        code = await make_code(one.phone, _purpose(token), address_of(request))
        if not copy:
            await _note_code(request, token)
        send_later(one.tenant_id, one.phone, "sign", code, locale_of(request))
        return {"to": mask_phone(one.phone), "seconds": 60}


async def _note_code(request: Request, token: SignToken) -> None:
    async with _acting(token) as (work, row, mine):
        said = EventDraft("code_sent", by_party(mine), mine.id, facts={"phone": mine.phone, **device_of(request)})
        await append(work, row, said)


def _purpose(token: SignToken) -> str:
    """A code is good for one link of one party."""
    return f"sign:{token.id}"


def _require_turn(one: SignParty) -> None:
    if one.state not in ON_TURN:
        raise NotYourTurn()


class WrongIdentity(Invalid):
    default_id = "sign.wrong"
    default_message = (
        "验证码、姓名或证件后四位不正确，请核对；输错5次须重新获取验证码"
        " | The code, the name or the last four of the ID is not right; after 5 wrong tries you need a new code"
    )


async def identify(request: Request, body: ProveSigner) -> dict[str, Any]:
    """POST /sign/public/identify: code, name and the last four of the ID together; which was wrong is not told."""
    async with neutral():
        token = await find_link(body.token)
        if await is_copy(token):
            _, one = await sealed_rows(token)
            await _check_person(one, token, body)
            secret, changes = await identify_holder(request, token)
            return {"session": secret, "until": to_wire(changes["session_until"])}  # type: ignore[arg-type]
        _, one = await rows_of(token)
        _require_turn(one)
        await _check_person(one, token, body)
        secret, changes = begin_session(token)
        async with _acting(token) as (work, row, mine):
            _require_turn(mine)
            async with open_transition(work, party, mine, "identify") as act:
                act.changes |= {"identified_at": now(), "locale": locale_of(request)}
            await of_tenant(SignToken, token.tenant_id).filter(id=token.id).update(**changes)
            proof = {"code": "sms", "name": "match", "id": "match"}
            said = EventDraft("identified", by_party(mine), mine.id, data=proof, facts=device_of(request))
            await append(work, row, said)
            await tell(work, row)
        return {"session": secret, "until": to_wire(changes["session_until"])}  # type: ignore[arg-type]


async def _check_person(one: SignParty, token: SignToken, body: ProveSigner) -> None:
    """A wrong name costs a try as a wrong code does."""
    last_four = tail_of(one.id_no or "")
    known = same_name(body.name, one.name) and last_four != "" and tail_of(body.id_tail) == last_four
    try:
        await check_code(one.phone, _purpose(token), body.code if known else "")
    except CodeRefused as error:
        raise WrongIdentity() from error


async def read_paper(request: Request, body: ProvenSigner) -> Response:
    """POST /sign/public/paper: exactly the bytes that were frozen, to who proved themselves."""
    async with neutral():
        token = await find_link(body.token)
        row, one = await rows_of(token)
        check_session(token, body.session)
        data = await frozen_bytes(signer_of(one), row)
        headers = {"cache-control": "no-store", "content-security-policy": "default-src 'none'; sandbox"}
        return Response(data, media_type="application/pdf", headers=headers)


async def note_read(request: Request, body: ReadToEnd) -> dict[str, Any]:
    """POST /sign/public/read: the phone has shown the last page of these very bytes."""
    async with neutral():
        token = await find_link(body.token)
        check_session(token, body.session)
        async with _acting(token) as (work, row, one):
            _check_fingerprint(row, body.doc_sha256)
            if not await _has_read(row, one):
                said = {"doc": row.doc_sha256, "pages": body.pages}
                await append(work, row, EventDraft("viewed", by_party(one), one.id, data=said))
        return {"docSha256": row.doc_sha256}


def _check_fingerprint(row: SignFlow, told: str) -> None:
    if told != row.doc_sha256:
        raise Damaged()


async def _has_read(row: SignFlow, one: SignParty) -> bool:
    events = of_tenant(SignEvent, row.tenant_id).filter(flow_id=row.id, party_id=one.id, kind="viewed")
    return await events.exists()


async def sign(request: Request, body: SignDocument) -> dict[str, Any]:
    """POST /sign/public/sign: once, however often it is sent; the last signature of all completes the flow."""
    async with neutral():
        again = await _signed_before(body)
        if again is not None:
            return again
        token = await find_link(body.token)
        row, one = await rows_of(token)
        check_session(token, body.session)
        _require_turn(one)
        _check_consent(row, body)
        mark = await _read_mark(one, body)
        async with _acting(token) as (work, locked, mine):
            if not await _has_read(locked, mine):
                raise Conflict("请先阅读至文件末尾 | Please read the document to its end first", id="sign.unread")
            await _write_signature(work, locked, mine, token, body, mark)
            return await _after_signature(work, locked, mine)


async def _signed_before(body: SignDocument) -> dict[str, Any] | None:
    """The answer to the same signature, where it was taken already."""
    token = await known_link(body.token)
    if token is None or token.used_at is None or token.intent != hash_link(body.intent):
        return None
    check_session(token, body.session)
    row = await of_tenant(SignFlow, token.tenant_id).get(id=token.flow_id)
    one = await of_tenant(SignParty, token.tenant_id).get(id=token.party_id)
    return await _signed(row, one)


def _check_consent(row: SignFlow, body: SignDocument) -> None:
    if body.consent != CONSENT:
        raise Invalid(fields={"consent": "条款已更新，请重新阅读 | The terms have changed, please read them again"})
    _check_fingerprint(row, body.doc_sha256)


async def _read_mark(one: SignParty, body: SignDocument) -> tuple[str | None, str]:
    """(path of the picture, fingerprint of the mark). A typed one is the party's own name."""
    if body.method == TYPE:
        if not same_name(body.text, one.name):
            raise Invalid(fields={"text": "请输入本人姓名 | Type your own name"})
        return None, fingerprint(one.name.encode())
    try:
        data = base64.b64decode(body.picture.partition(",")[2] or body.picture, validate=True)
    except (binascii.Error, ValueError) as error:
        raise Invalid(fields={"picture": "签名图片无效 | The signature is no picture"}) from error
    if not data:
        raise Invalid(fields={"picture": "请先签名 | Please sign first"})
    file = await save_file(signer_of(one), data, "signature.png", BIZ, limits=PICTURE)
    return file.file_path, fingerprint(data)


async def _write_signature(
    work: Work, row: SignFlow, one: SignParty, token: SignToken, body: SignDocument, mark: tuple[str | None, str]
) -> None:
    path, digest = mark
    _require_turn(one)
    async with open_transition(work, party, one, "sign") as act:
        act.changes |= {"method": body.method, "signature": path, "signature_sha256": digest, "signed_at": now()}
    used = {"used_at": now(), "intent": hash_link(body.intent)}
    await of_tenant(SignToken, token.tenant_id).filter(id=token.id).update(**used)
    terms = {"doc": row.doc_sha256, "consent": CONSENT, "text": consent_sha256()}
    await append(work, row, EventDraft("consented", by_party(one), one.id, data=terms))
    signed = {"doc": row.doc_sha256, "method": body.method, "signature": digest}
    await append(work, row, EventDraft("signed", by_party(one), one.id, data=signed))


async def _after_signature(work: Work, row: SignFlow, one: SignParty) -> dict[str, Any]:
    if any(other.state != SIGNED for other in await parties_of(work.actor, row)):
        async with open_transition(work, flow, row, "sign"):
            await invite_next(work, row)
    else:
        await _complete(work, row)
    return await _signed(row, one)


async def _complete(work: Work, row: SignFlow) -> None:
    """What the domain does with it is in the same transaction: refused there, the last signature is not taken."""
    async with open_transition(work, flow, row, "complete") as act:
        act.changes |= {"ended_at": now(), "seal_state": SEAL_DUE, "seal_at": now()}
        await append(work, row, EventDraft("completed"))
        await subject_of(row.kind).complete(work, row.subject_id, await business_day(row.tenant_id))


async def _signed(row: SignFlow, one: SignParty) -> dict[str, Any]:
    parties = await parties_of(signer_of(one), row)
    left = sum(other.state != SIGNED for other in parties)
    return {"state": COMPLETED if not left else row.state, "left": left, "code": row.code or ""}


async def refuse(request: Request, body: RefuseDocument) -> dict[str, Any]:
    """POST /sign/public/refuse: the whole flow ends with the reason, which the desk reads."""
    async with neutral():
        token = await find_link(body.token)
        check_session(token, body.session)
        async with _acting(token) as (work, row, one):
            _require_turn(one)
            async with open_transition(work, party, one, "refuse") as act:
                act.changes["reason"] = body.reason
            async with open_transition(work, flow, row, "refuse") as act:
                act.changes |= {"reason": body.reason, "ended_at": now()}
                await end_links(row)
                await tell_signed(work, row)
                said = EventDraft("refused", by_party(one), one.id, facts={"reason": body.reason, **device_of(request)})
                await append(work, row, said)
                await tell_ended(work, row, body.reason)
        return {"state": REFUSED, "left": 0, "code": row.code or ""}
