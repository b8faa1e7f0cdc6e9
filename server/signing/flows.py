"""Flows at the desk: started for a row, their links shown and made anew, withdrawn; and whose turn it is."""

import secrets
from collections.abc import Sequence
from datetime import datetime

from schema.kit.clock import now
from schema.kit.errors import Conflict, Invalid
from schema.kit.snowflake import next_id
from schema.kit.text import localize
from schema.signing.flow import (
    EXPIRED,
    ON_TURN,
    OPEN,
    PARALLEL,
    PARTLY,
    SENT,
    SEQUENCE,
    SIGNED,
    UNDER_WAY,
    WAITING,
    SignFlow,
    SignParty,
    flow,
    party,
)
from schema.signing.token import SignToken
from schema.system.tenant import Tenant
from server.account.api import text_later
from server.engine.process import open_transition
from server.kit.actor import Actor
from server.kit.numbers import next_number
from server.kit.scope import everywhere, fetch, lock, scoped
from server.kit.unit_of_work import Work, unit_of_work
from server.signing.chain import EventDraft, append
from server.signing.links import end_links, is_over, live_links, make_link
from server.signing.masks import tail_of
from server.signing.papers import Base, freeze
from server.signing.rights import require_hand
from server.signing.subjects import Paper, Signer, find_subject, subject_of

MOST_SIGNERS = 12
_ENDED = (
    "【管家】《{title}》的签署已终止，您此前的签署不生效。如有疑问请联系{host}。"
    " | [Guanjia] The signing of {title} has ended, and what you signed does not count. Please ask {host} if in doubt."
)
ALREADY_UNDER_WAY = "已在签署中：{no} | It is being signed already: {no}"


def actor_text(actor: Actor) -> str:
    """Who does it, as the chain says it: an id, no name."""
    return f"user:{actor.user_id}" if actor.user_id else "system"


async def start_flow(actor: Actor, kind: str, subject_id: int, origin: str, template_id: str | None = None) -> SignFlow:
    """Freezes the paper of a row and invites who signs first. Conflict while another flow of the row is open."""
    await require_hand(actor, kind, subject_id)
    subject = subject_of(kind)
    under_way = await open_flow(actor, kind, subject_id)
    if under_way is not None:
        raise Conflict(_already_under_way(under_way.no), id="signing.twice")
    paper = await subject.write(actor, subject_id)
    _check_signers(paper.signers)
    base = await freeze(actor, subject, paper, template_id)
    async with unit_of_work(actor) as work:
        row = await _insert_flow(work, kind, subject_id, paper, base, origin)
        parties = [await _insert_party(work, row, signer) for signer in paper.signers]
        await append(work, row, _created(actor, row, parties))
        async with open_transition(work, flow, row, "send") as act:
            act.changes["sent_at"] = now()
        await append(work, row, EventDraft("sent", actor_text(actor)))
        for one in parties:
            await make_link(row, one)
        await invite_next(work, row)
    return row


def _already_under_way(no: str) -> str:
    return ALREADY_UNDER_WAY.format(no=no)


def _check_signers(signers: Sequence[Signer]) -> None:
    if not 0 < len(signers) <= MOST_SIGNERS:
        raise Invalid(
            f"签署方须为1到{MOST_SIGNERS}位 | There must be 1 to {MOST_SIGNERS} signers", id="signing.signers"
        )
    for signer in signers:
        if not (signer.name.strip() and signer.phone.strip() and tail_of(signer.id_no or "")):
            raise Invalid(
                f"签署方「{signer.name or signer.role}」缺少姓名、手机号或证件号码，补充后才能核验身份"
                f" | The signer “{signer.name or signer.role}” has no name, phone or ID number to be identified by",
                id="signing.signer",
            )


async def _insert_flow(work: Work, kind: str, subject_id: int, paper: Paper, base: Base, origin: str) -> SignFlow:
    turns = {signer.seq for signer in paper.signers}
    row = SignFlow(
        id=next_id(),
        no=await next_number(work, "sign_flow", "no", f"QS{now():%y%m%d}", 4),
        kind=kind,
        subject_id=subject_id,
        subject_no=paper.no[:40],
        title=paper.title[:120],
        template_id=base.template_id,
        template_version=base.template_version,
        order_mode=SEQUENCE if len(turns) > 1 else PARALLEL,
        code=secrets.token_hex(16),
        origin=origin[:200],
        doc_sha256=base.sha256,
        pdf=base.path,
    )
    await work.insert(row)
    return row


async def _insert_party(work: Work, row: SignFlow, signer: Signer) -> SignParty:
    one = SignParty(
        id=next_id(),
        flow_id=row.id,
        role=signer.role,
        name=signer.name.strip(),
        phone=signer.phone.strip(),
        id_no=(signer.id_no or "").strip() or None,
        seq=signer.seq,
    )
    await work.insert(one)
    return one


def _created(actor: Actor, row: SignFlow, parties: Sequence[SignParty]) -> EventDraft:
    """The first event binds what everything after it is about."""
    data = {
        "no": row.no,
        "kind": row.kind,
        "subject": str(row.subject_id),
        "template": str(row.template_id or ""),
        "templateVersion": row.template_version,
        "doc": row.doc_sha256,
        "order": row.order_mode,
        "parties": [{"party": str(one.id), "role": one.role, "seq": one.seq} for one in parties],
    }
    facts: dict[str, str] = {}
    for place, one in enumerate(parties, 1):
        facts |= {f"name{place}": one.name, f"phone{place}": one.phone, f"id{place}": one.id_no or ""}
    return EventDraft("created", actor_text(actor), data=data, facts=facts)


async def open_flow(actor: Actor, kind: str, subject_id: int) -> SignFlow | None:
    """The flow that stands for a row now."""
    return await scoped(SignFlow, actor).filter(kind=kind, subject_id=subject_id, state__in=OPEN).first()


async def latest_flow(actor: Actor, kind: str, subject_id: int) -> SignFlow | None:
    return await scoped(SignFlow, actor).filter(kind=kind, subject_id=subject_id).order_by("-id").first()


async def last_signature(actor: Actor, kind: str, subject_id: int) -> datetime | None:
    """When the last of those who have signed an open flow of a row did so, UTC; None while nobody has."""
    row = await open_flow(actor, kind, subject_id)
    signed = [one.signed_at for one in await parties_of(actor, row) if one.signed_at] if row else []
    return max(signed, default=None)


async def parties_of(actor: Actor, row: SignFlow) -> list[SignParty]:
    return await scoped(SignParty, actor).filter(flow_id=row.id).order_by("seq", "id")


async def invite_next(work: Work, row: SignFlow) -> None:
    """Whose turn it is now is invited, with a link that is good for some time yet."""
    parties = await parties_of(work.actor, row)
    left = [one for one in parties if one.state != SIGNED]
    if not left:
        return
    links, moment = await live_links(row), now()
    for one in left:
        if one.seq != left[0].seq or one.state != WAITING:
            continue
        async with open_transition(work, party, one, "invite"):
            pass
        if is_over(links.get(one.id), moment):
            await make_link(row, one)


async def renew_link(actor: Actor, party_id: str) -> SignToken:
    """A new code of a party, good for 24 hours; the one before ends. A flow that had expired goes on."""
    row, _ = await party_at_hand(actor, party_id)
    async with unit_of_work(actor) as work:
        row = await lock(SignFlow, actor, row.id)
        one = await lock(SignParty, actor, party_id)
        if row.state not in (*UNDER_WAY, EXPIRED) or one.state not in (WAITING, *ON_TURN):
            raise Conflict("该签署方已不需要签署 | This party has nothing to sign any more", id="signing.over")
        token = await make_link(row, one)
        await append(work, row, EventDraft("regenerated", actor_text(actor), one.id))
        if row.state == EXPIRED:
            await _revive(work, row)
        else:
            await tell(work, row)
    return token


async def _revive(work: Work, row: SignFlow) -> None:
    parties = await parties_of(work.actor, row)
    async with open_transition(work, flow, row, "renew") as act:
        act.target = PARTLY if any(one.state == SIGNED for one in parties) else SENT


async def witness_party(actor: Actor, party_id: str) -> None:
    """Who stands by while a party signs at the desk; the party proves who they are as everywhere."""
    row, _ = await party_at_hand(actor, party_id)
    async with unit_of_work(actor) as work:
        row = await lock(SignFlow, actor, row.id)
        one = await lock(SignParty, actor, party_id)
        if row.state not in UNDER_WAY:
            raise Conflict("签署已结束或已过期 | The signing is over or has expired", id="signing.over")
        if one.witness == actor.signature:
            return
        async with open_transition(work, party, one, "witness") as act:
            act.changes["witness"] = actor.signature
        said = EventDraft("witnessed", actor_text(actor), one.id, facts={"witness": actor.signature})
        await append(work, row, said)
        await tell(work, row)


async def party_at_hand(actor: Actor, party_id: str) -> tuple[SignFlow, SignParty]:
    """A party and its flow, which the actor may do something with."""
    one = await fetch(SignParty, actor, party_id)
    row = await fetch(SignFlow, actor, one.flow_id)
    await require_hand(actor, row.kind, row.subject_id)
    return row, one


async def end_flow(work: Work, row: SignFlow, kind: str, actor: str, reason: str) -> None:
    """Nobody can sign any more; the row of the flow is locked and its state is written by the caller."""
    await end_links(row)
    await tell_signed(work, row)
    await append(work, row, EventDraft(kind, actor, facts={"reason": reason}))


async def tell_ended(work: Work, row: SignFlow, reason: str) -> None:
    """For the domain, whose row goes on without this flow: a party has refused, or the desk has withdrawn it."""
    subject = find_subject(row.kind)
    if subject is not None and subject.ended is not None:
        await subject.ended(work, row.subject_id, reason)


async def tell_signed(work: Work, row: SignFlow) -> None:
    """Who has signed what will not stand is told so, once the transaction is through."""
    signed = [one for one in await parties_of(work.actor, row) if one.state == SIGNED]
    host = await _host(row)

    async def send() -> None:
        for one in signed:
            text = localize(_ENDED, one.locale).format(title=row.title, host=host)
            text_later(row.tenant_id, one.phone, "signed", text)

    if signed:
        work.after_commit(send)


async def _host(row: SignFlow) -> str:
    return (await everywhere(Tenant).get(id=row.tenant_id)).name


async def lock_open_flow(work: Work, kind: str, subject_id: int) -> SignFlow | None:
    """The flow that stands for a row, locked; before the row itself (docs/locks.md)."""
    found = await open_flow(work.actor, kind, subject_id)
    return await lock(SignFlow, work.actor, found.id) if found else None


async def withdraw_of(work: Work, kind: str, subject_id: int, reason: str) -> None:
    """For a domain whose row is not to be signed any more: its flow ends with it. `lock_open_flow` came first."""
    row = await lock_open_flow(work, kind, subject_id)
    if row is None:
        return
    async with open_transition(work, flow, row, "drop") as act:
        act.reason = reason[:200]
        act.changes |= {"reason": act.reason, "ended_at": now()}
        await end_flow(work, row, "withdrawn", actor_text(work.actor), reason)


async def tell(work: Work, row: SignFlow) -> None:
    """The screens of the row hear of it, and so does its domain."""
    work.emit(f"sign/{row.kind}/{row.subject_id}", "changed", {"id": str(row.id), "state": row.state})
    subject = find_subject(row.kind)
    if subject is not None:
        await subject.tell(work, row.subject_id)
