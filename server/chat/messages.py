"""Sending. One way for the calls, the sockets of older clients and the worker that sends later: `send`."""

from collections.abc import Awaitable, Callable, Iterable

from schema.chat.conversation import RECORD, Conversation
from schema.chat.message import CARD, FILE, IMAGE, TEXT, VOICE, ChatMessage
from schema.kit.numerals import read_row_id
from server.chat.append import ALL, Draft, append_message
from server.chat.bodies import Content
from server.chat.errors import empty, missing, reused, too_long
from server.chat.media import Media, media_of
from server.chat.membership import Membership, as_id, lock_membership, membership_of
from server.chat.people import staff_among
from server.chat.read import reader
from server.chat.reading_rights import who_lost
from server.chat.shapes import Shape, in_locale, one_message
from server.kit.actor import Actor
from server.kit.scope import known_ids, of_tenant
from server.kit.unit_of_work import Work, unit_of_work

MOST_LETTERS = 4000
_STORED = "SELECT id, conversation_id FROM chat_message WHERE sender_id = $1 AND client_id = $2"
_MEMBERS = "SELECT user_id FROM chat_member WHERE conversation_id = $1 AND user_id = ANY($2::bigint[])"


def checked_body(kind: str, body: str) -> str:
    """Words that can be stored and shown; a picture needs none."""
    text = clean(body)
    if len(text) > MOST_LETTERS:
        raise too_long()
    if kind in (TEXT, CARD) and not text:
        raise empty()
    return text


def clean(text: str) -> str:
    """Without what the database or a browser cannot hold: a zero character, half of a pair."""
    return "".join(one for one in text if one != "\0" and not "\ud800" <= one <= "\udfff").strip()


Also = Callable[[Work, Shape], Awaitable[None]]


async def send(actor: Actor, given: Content, also: Also | None = None, *, by_clock: bool = False) -> Shape:
    """Stores a message and tells everybody; the same client id again gives the message that is there.

    What is refused raises; what comes back is in the database. `also` is done in the same transaction. `by_clock`: its author is
    not there.
    """
    body = checked_body(given.kind, given.body)
    client_id = clean(given.client_id)
    membership = await membership_of(actor, given.conversation_id)
    media = await media_of(actor, given.kind, given.media) if given.kind in (IMAGE, VOICE, FILE) else None
    mentions = await _mentioned(actor, membership, given.mentions)
    lost = await who_lost(membership.conversation, named=[int(one) for one in mentions if one != ALL])
    async with unit_of_work(actor) as work:
        place = await lock_membership(work, actor, membership.conversation.id)
        stored = await _stored(work, actor, client_id, place.conversation.id)
        message = stored or await append_message(
            work,
            place.conversation,
            Draft(
                sender_id=actor.user_id,
                client_id=client_id,
                kind=given.kind,
                body=body,
                media=media,
                reply_to_id=await _answered(work, place.conversation, given.reply_to),
                mentions=[one for one in mentions if one == ALL or int(one) not in lost],
                silent=lost,
                by_clock=by_clock,
            ),
        )
        if also is not None:
            await also(work, message)
    return in_locale(message, actor.locale)


async def _stored(work: Work, actor: Actor, client_id: str, conversation_id: int) -> Shape | None:
    rows = await reader(work)(_STORED, actor.user_id, client_id)
    if not rows:
        return None
    if rows[0]["conversation_id"] != conversation_id:
        raise reused()
    return await one_message(reader(work), rows[0]["id"])


async def _answered(work: Work, conversation: Conversation, reply_to: str | None) -> int | None:
    if reply_to is None:
        return None
    row = await of_tenant(ChatMessage, conversation.tenant_id).get_or_none(
        id=as_id(reply_to), conversation_id=conversation.id
    )
    if row is None:
        raise missing()
    return row.id


async def _mentioned(actor: Actor, membership: Membership, given: Iterable[str]) -> list[str]:
    """Those of the named who are there (of a record: any of the staff); others are not told, and not named."""
    wanted = list(dict.fromkeys(given))
    ids = known_ids(",".join(wanted))
    if membership.conversation.kind == RECORD:
        there = await staff_among(actor.tenant_id, ids)
    else:
        rows = await reader()(_MEMBERS, membership.conversation.id, ids) if ids else []
        there = {row["user_id"] for row in rows}
    return [one for one in wanted if one == ALL or read_row_id(one) in there]


async def forward(actor: Actor, ids: list[str], conversation_ids: list[str], client_id: str) -> list[Shape]:
    """The messages again, in their order, in each of the conversations; all of them or none."""
    messages = await _readable(actor, [as_id(one) for one in dict.fromkeys(ids)])
    targets = [(await membership_of(actor, one)).conversation for one in dict.fromkeys(conversation_ids)]
    lost = {one.id: await who_lost(one) for one in targets}
    sent: list[Shape] = []
    async with unit_of_work(actor) as work:
        for conversation_id in sorted(lost):
            place = await lock_membership(work, actor, conversation_id)
            for number, message in enumerate(messages):
                mark = f"{clean(client_id)}.{number}.{conversation_id}"[:64]
                stored = await _stored(work, actor, mark, conversation_id)
                draft = await _again(work, actor, message, mark, lost[conversation_id])
                sent.append(stored or await append_message(work, place.conversation, draft))
    return [in_locale(one, actor.locale) for one in sent]


async def _readable(actor: Actor, ids: list[int]) -> list[ChatMessage]:
    """The messages in the order of their conversation; raises when one may not be read, or is not to be passed on."""
    rows = await of_tenant(ChatMessage, actor.tenant_id).filter(id__in=ids).order_by("conversation_id", "seq")
    if len(rows) != len(ids):
        raise missing()
    for conversation_id in {row.conversation_id for row in rows}:
        await membership_of(actor, conversation_id)
    if any(row.recalled_at is not None or row.kind == "system" for row in rows):
        raise missing()
    return rows


_FROM = "SELECT u.realname, f.file_id FROM sys_user u LEFT JOIN chat_file f ON f.message_id = $2 WHERE u.id = $1"


async def _again(work: Work, actor: Actor, row: ChatMessage, client_id: str, silent: frozenset[int]) -> Draft:
    found = await reader(work)(_FROM, row.sender_id, row.id)
    media = Media(found[0]["file_id"], row.media) if found and row.media and found[0]["file_id"] else None
    return Draft(
        sender_id=actor.user_id,
        client_id=client_id,
        kind=row.kind,
        body=row.body,
        media=media,
        forwarded_from=row.forwarded_from or (found[0]["realname"] if found else None),
        silent=silent,
    )
