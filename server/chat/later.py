"""Scheduled messages: stored, changed, cancelled, and sent by a worker when their time has come.

Each is sent once, whatever happens.
"""

from datetime import datetime, timedelta
from functools import partial
from typing import Any

from schema.chat.later import CANCELLED, FAILED, SENT, WAITING, Later
from schema.kit.clock import from_wire, now, why_no_day
from schema.kit.errors import AppError, Conflict, Invalid
from schema.kit.snowflake import next_id
from server.chat.bodies import AddLater, Content, EditLater
from server.chat.errors import missing, not_allowed
from server.chat.listing import heads_of
from server.chat.media import media_of
from server.chat.membership import as_id, membership_of
from server.chat.messages import checked_body, clean, send
from server.chat.publish import inbox_of
from server.chat.shapes import Shape, time_of
from server.http.rights import load_actor
from server.kit.actor import Actor, system_actor
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.scope import of_tenant
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work, unit_of_work

LONGEST = timedelta(days=366)
MOST_WAITING = 200
_DUE = """
SELECT l.id, l.tenant_id, l.sender_id, u.org_code, u.status FROM chat_later l LEFT JOIN sys_user u ON u.id = l.sender_id
WHERE l.state = 'waiting' AND l.send_at <= now() ORDER BY l.send_at, l.id LIMIT 500
"""


class _TakenBack(Exception):
    """It was cancelled, or sent by somebody else, in the meantime."""


def _moment(text: str) -> datetime:
    try:
        moment = from_wire(text)
    except (ValueError, OverflowError) as error:
        wrong = "时间格式应为 yyyy-MM-dd HH:mm:ss | Times look like yyyy-MM-dd HH:mm:ss"
        raise _wrong_time(why_no_day(error, wrong)) from None
    if not now() < moment <= now() + LONGEST:
        raise _wrong_time("请选择一年内的将来时间 | Choose a time within the coming year")
    return moment


def _wrong_time(text: str) -> Invalid:
    return Invalid(text, id="chat.later_time", fields={"sendAt": text})


def shape_of(row: Later, heads: dict[int, Shape]) -> Shape:
    return {
        "id": str(row.id),
        "conversation": heads.get(row.conversation_id) or {"id": str(row.conversation_id), "name": "", "kind": 2},
        "conversationId": str(row.conversation_id),
        "clientId": row.client_id,
        "kind": row.kind,
        "body": row.body,
        "media": (row.media or {}).get("facts"),
        "mentions": row.mentions,
        "replyTo": str(row.reply_to_id) if row.reply_to_id else None,
        "sendAt": time_of(row.send_at),
        "state": row.state,
        "note": row.note,
    }


async def list_waiting(actor: Actor) -> list[Shape]:
    """What waits or could not be sent; the soonest first."""
    mine = of_tenant(Later, actor.tenant_id).filter(sender_id=actor.user_id, state__in=(WAITING, FAILED))
    rows = await mine.order_by("send_at", "id")
    heads = await heads_of(actor) if rows else {}
    return [shape_of(row, heads) for row in rows]


async def add(actor: Actor, given: AddLater) -> Shape:
    """Checked as if it were sent now; the same client id again changes nothing."""
    membership = await membership_of(actor, given.conversation_id)
    body, moment = checked_body(given.kind, given.body), _moment(given.send_at)
    media = await media_of(actor, given.kind, given.media)
    mine = of_tenant(Later, actor.tenant_id).filter(sender_id=actor.user_id)
    known = await mine.get_or_none(client_id=clean(given.client_id))
    if known is None:
        known = Later(
            id=next_id(),
            tenant_id=actor.tenant_id,
            conversation_id=membership.conversation.id,
            sender_id=actor.user_id,
            kind=given.kind,
            body=body,
            media={"given": given.media.model_dump(), "facts": media.facts} if given.media and media else None,
            mentions=given.mentions,
            reply_to_id=as_id(given.reply_to) if given.reply_to else None,
            send_at=moment,
            client_id=clean(given.client_id),
        )
        async with unit_of_work(actor) as work:
            await take_turn(work.connection, "chat_later", actor.user_id)
            if await mine.filter(state=WAITING).count() >= MOST_WAITING:
                raise not_allowed("定时消息过多 | Too many messages wait already")
            await known.save(force_create=True)
            _tell(work)
    return shape_of(known, await heads_of(actor, known.conversation_id))


def _tell(work: Work, user_id: int | None = None) -> None:
    work.emit(inbox_of(user_id or work.actor.user_id), "later", {})


async def _held(actor: Actor, later_id: str) -> Later:
    """One's own that is not sent yet, locked."""
    mine = of_tenant(Later, actor.tenant_id).filter(id=as_id(later_id), sender_id=actor.user_id)
    row = await mine.select_for_update(no_key=True).get_or_none()
    if row is None:
        raise missing()
    if row.state not in (WAITING, FAILED):
        raise Conflict("该消息已发送或已取消 | It was sent or cancelled", id="chat.later_over")
    return row


async def edit(actor: Actor, given: EditLater) -> Shape:
    """What could not be sent waits again with its new time."""
    changes: dict[str, Any] = {}
    if given.send_at is not None:
        changes |= {"send_at": _moment(given.send_at), "state": WAITING, "note": None}
    async with unit_of_work(actor) as work:
        row = await _held(actor, given.id)
        if given.body is not None:
            changes["body"] = checked_body(row.kind, given.body)
        if changes:
            await row.update_from_dict(changes).save(update_fields=list(changes))
            _tell(work)
    return shape_of(row, await heads_of(actor, row.conversation_id))


async def cancel(actor: Actor, later_id: str) -> None:
    async with unit_of_work(actor) as work:
        row = await _held(actor, later_id)
        await of_tenant(Later, row.tenant_id).filter(id=row.id).update(state=CANCELLED)
        _tell(work)


async def send_now(actor: Actor, later_id: str) -> Shape:
    async with unit_of_work(actor):
        row = await _held(actor, later_id)
    try:
        return await _send(actor, row)
    except _TakenBack:
        raise Conflict("该消息已发送或已取消 | It was sent or cancelled", id="chat.later_over") from None


async def _send(actor: Actor, row: Later, *, by_clock: bool = False) -> Shape:
    """The message and the word that it is sent are one transaction; its client id makes a second try find the first."""

    async def mark(work: Work, message: Shape) -> None:
        waiting = of_tenant(Later, row.tenant_id).filter(id=row.id, state__in=(WAITING, FAILED))
        if not await waiting.update(state=SENT, message_id=int(message["id"]), note=None):
            raise _TakenBack
        _tell(work)

    content = Content(
        conversation_id=str(row.conversation_id),
        client_id=row.client_id,
        kind=row.kind,
        body=row.body,
        media=(row.media or {}).get("given"),
        reply_to=str(row.reply_to_id) if row.reply_to_id else None,
        mentions=row.mentions,
    )
    return await send(actor, content, also=mark, by_clock=by_clock)


async def send_due() -> int:
    """Everything whose time has come, of all organisations; gives how many were sent."""
    sent = 0
    for due in await pool().fetch(_DUE):
        row = await of_tenant(Later, due["tenant_id"]).get_or_none(id=due["id"])
        actor = await load_actor(due["sender_id"], due["tenant_id"], due["org_code"] or "", 0)
        if row is None or row.state != WAITING:
            continue
        try:
            if actor is None or due["status"] != "1":
                raise missing()
            await retrying(partial(_send, actor, row, by_clock=True))
            sent += 1
        except _TakenBack:
            continue
        except AppError as error:
            await _fail(row, error.message)
    return sent


async def _fail(row: Later, note: str) -> None:
    async with unit_of_work(system_actor(row.tenant_id)) as work:
        await of_tenant(Later, row.tenant_id).filter(id=row.id, state=WAITING).update(state=FAILED, note=note[:200])
        _tell(work, row.sender_id)
