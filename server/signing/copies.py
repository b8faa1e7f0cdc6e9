"""Copies of the sealed file for those who signed: by the phone that has just signed, or by a link of their own that they get.

Both are asked who they are as for signing; the link alone opens nothing.
"""

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import Conflict
from schema.kit.text import localize
from schema.signing.evidence import SignEvent
from schema.signing.flow import SEAL_DONE, SIGNED, SignFlow, SignParty
from schema.signing.token import SignToken
from server.account.api import text_later
from server.kit.ambient import ambient_transaction
from server.kit.scope import lock, of_tenant
from server.kit.unit_of_work import Work, unit_of_work
from server.signing.chain import EventDraft, append
from server.signing.flows import parties_of
from server.signing.links import (
    COPY_LIFE,
    LinkGone,
    begin_session,
    link_of,
    make_link,
    own_link,
    sealed_rows,
    url_of,
)
from server.signing.models import ProvenSigner
from server.signing.neutral import neutral
from server.signing.signers import by_party, device_of, signer_of
from server.signing.stored import sealed_bytes

_READY = (
    "【管家】《{title}》已全部签署并盖章，{days}天内可核验身份后下载：{url}"
    " | [Guanjia] All have signed {title} and it is sealed. Download it within {days} days, after proving who you are: {url}"
)


class NotSealed(Conflict):
    default_id = "sign.unsealed"
    default_message = "正式文件尚未生成，请稍候 | The sealed document is not ready yet, please wait"


async def offer_copies(work: Work, row: SignFlow) -> None:
    """A link to each who signed, sent once the transaction is through; the flow's row is locked."""
    texts: list[tuple[str, str]] = []
    for one in await parties_of(work.actor, row):
        token = await make_link(row, one, COPY_LIFE) if one.state == SIGNED else None
        link = link_of(token) if token else None
        if link:
            text = localize(_READY, one.locale)
            texts.append((one.phone, text.format(title=row.title, days=COPY_LIFE.days, url=url_of(row, link))))

    async def send() -> None:
        for phone, text in texts:
            text_later(row.tenant_id, phone, "signed", text)

    work.after_commit(send)


async def identify_holder(request: Request, token: SignToken) -> tuple[str, dict[str, object]]:
    """Who opened a link to a copy has proved who they are; gives the secret of the phone and what is written of it."""
    row, one = await sealed_rows(token)
    secret, changes = begin_session(token)
    actor = signer_of(one)
    async with ambient_transaction(), unit_of_work(actor) as work:
        locked = await lock(SignFlow, actor, row.id)
        await of_tenant(SignToken, token.tenant_id).filter(id=token.id).update(**changes)
        proof = {"code": "sms", "name": "match", "id": "match" if one.id_no else "none"}
        await append(
            work, locked, EventDraft("identified", by_party(one), one.id, data=proof, facts=device_of(request))
        )
    return secret, changes


async def read_progress(request: Request, body: ProvenSigner) -> dict[str, Any]:
    """POST /sign/public/progress: how many have not signed yet, and whether the sealed file is there."""
    async with neutral():
        token = await own_link(body.token, body.session)
        row = await of_tenant(SignFlow, token.tenant_id).get_or_none(id=token.flow_id, del_flag=0)
        one = await of_tenant(SignParty, token.tenant_id).get_or_none(id=token.party_id, del_flag=0)
        if row is None or one is None:
            raise LinkGone()
        left = sum(other.state != SIGNED for other in await parties_of(signer_of(one), row))
        return {"state": row.state, "left": left, "ready": row.seal_state == SEAL_DONE and bool(row.final_pdf)}


async def read_copy(request: Request, body: ProvenSigner) -> Response:
    """POST /sign/public/copy: the sealed file, to a party that signed it and proved itself."""
    async with neutral():
        token = await own_link(body.token, body.session)
        row, one = await sealed_rows(token)
        if row.seal_state != SEAL_DONE or not row.final_pdf:
            raise NotSealed()
        data = await sealed_bytes(row)
        await _note_copied(request, row, one)
    headers = {
        "cache-control": "no-store",
        "content-security-policy": "default-src 'none'; sandbox",
        "content-disposition": f'attachment; filename="{row.no}.pdf"',
    }
    return Response(data, media_type="application/pdf", headers=headers)


async def _note_copied(request: Request, row: SignFlow, one: SignParty) -> None:
    """The first time of each party: that it has what it signed is evidence too."""
    actor = signer_of(one)
    async with ambient_transaction(), unit_of_work(actor) as work:
        locked = await lock(SignFlow, actor, row.id)
        events = of_tenant(SignEvent, row.tenant_id).filter(flow_id=row.id, party_id=one.id, kind="copied")
        if await events.exists():
            return
        data = {"final": locked.final_sha256 or ""}
        await append(work, locked, EventDraft("copied", by_party(one), one.id, data=data, facts=device_of(request)))
