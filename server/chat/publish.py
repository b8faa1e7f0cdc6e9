"""The publisher of chat: everything of a conversation to those who have it open, and what a list needs to each member.

What a member's list is told of a conversation goes out in order with what is told in it, and as one row for all of them:
a message of a group of hundreds costs hardly more than one between two.
"""

from collections.abc import Iterable

from server.chat.listing import as_each_sees, conversation_for
from server.chat.read import reader
from server.chat.shapes import Shape, preview_of
from server.kit.outbox import Fan
from server.kit.unit_of_work import Work

INBOX = "inbox"
_MEMBERS = "SELECT user_id FROM chat_member WHERE conversation_id = $1 ORDER BY user_id"


def topic_of(conversation_id: int) -> str:
    return f"chat/{conversation_id}"


def inbox_of(user_id: int) -> str:
    return f"{INBOX}/{user_id}"


async def member_ids(work: Work, conversation_id: int) -> list[int]:
    return [row["user_id"] for row in await reader(work)(_MEMBERS, conversation_id)]


def publish_to_inboxes(work: Work, conversation_id: int, users: Iterable[int], op: str, data: Shape) -> None:
    """The lists of these people, whatever the conversation was told before and after."""
    fan = Fan(INBOX, tuple(str(one) for one in sorted(users)))
    work.emit_to(fan, topic_of(conversation_id), op, data)


def publish_message(work: Work, conversation: Shape, message: Shape, hearers: Iterable[int], named: set[int]) -> None:
    """A new message; `conversation` as {id, kind, lastSeq, rev}. Lists get the line that they show of it."""
    place = int(conversation["id"])
    work.emit(topic_of(place), "message", {"message": message})
    data = {"conversation": conversation, "message": preview_of(message)}
    hearing = set(hearers)
    publish_to_inboxes(work, place, hearing - named, "message", {**data, "mentioned": False})
    publish_to_inboxes(work, place, hearing & named, "message", {**data, "mentioned": True})


def publish_change(work: Work, message: Shape, hearers: Iterable[int]) -> None:
    place = int(message["conversationId"])
    work.emit(topic_of(place), "change", {"message": message})
    publish_to_inboxes(work, place, hearers, "change", {"message": preview_of(message)})


async def publish_conversation(work: Work, conversation_id: int, users: Iterable[int] | None = None) -> None:
    """Each member (or those named) hears how the conversation is now for them."""
    for user_id, shape in (await as_each_sees(reader(work), conversation_id, users)).items():
        publish_to_inboxes(work, conversation_id, [user_id], "conversation", {"conversation": shape})


async def publish_to_all(work: Work, conversation_id: int, users: Iterable[int] | None = None) -> None:
    """Each member hears it, and those who have it open what all see alike."""
    await publish_conversation(work, conversation_id, users)
    shape = await conversation_for(work.actor, conversation_id, reader(work))
    keys = ("id", "kind", "name", "avatar", "owner", "members", "closed", "closedBy")
    work.emit(topic_of(int(shape["id"])), "conversation", {key: shape[key] for key in keys})
