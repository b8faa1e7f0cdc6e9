"""What the screens hear: everything of a conversation by those who have it open, and what a list needs by each member.

Rows for members go out in the order of their ids, so that two acts never wait for each other crosswise.
"""

from collections.abc import Iterable

from server.chat.listing import as_each_sees, conversation_for
from server.chat.read import reader
from server.chat.shapes import Shape
from server.kit.unit_of_work import Work

INBOX = "inbox"
_MEMBERS = "SELECT user_id FROM chat_member WHERE conversation_id = $1 ORDER BY user_id"


def topic_of(conversation_id: int) -> str:
    return f"chat/{conversation_id}"


def inbox_of(user_id: int) -> str:
    return f"{INBOX}/{user_id}"


async def member_ids(work: Work, conversation_id: int) -> list[int]:
    return [row["user_id"] for row in await reader(work)(_MEMBERS, conversation_id)]


def tell_message(work: Work, conversation: Shape, message: Shape, hearers: Iterable[int], named: set[int]) -> None:
    """A new message; `conversation` as {id, kind, lastSeq, rev}."""
    work.emit(topic_of(int(conversation["id"])), "message", {"message": message})
    for user_id in sorted(hearers):
        data = {"conversation": conversation, "message": message, "mentioned": user_id in named}
        work.emit(inbox_of(user_id), "message", data)


def tell_change(work: Work, message: Shape, hearers: Iterable[int]) -> None:
    work.emit(topic_of(int(message["conversationId"])), "change", {"message": message})
    for user_id in sorted(hearers):
        work.emit(inbox_of(user_id), "change", {"message": message})


async def tell_conversation(work: Work, conversation_id: int, users: Iterable[int] | None = None) -> None:
    """Each member (or those named) hears how the conversation is now for them."""
    for user_id, shape in (await as_each_sees(reader(work), conversation_id, users)).items():
        work.emit(inbox_of(user_id), "conversation", {"conversation": shape})


async def tell_all(work: Work, conversation_id: int, users: Iterable[int] | None = None) -> None:
    """Each member hears it, and those who have it open what all see alike."""
    await tell_conversation(work, conversation_id, users)
    shape = await conversation_for(work.actor, conversation_id, reader(work))
    keys = ("id", "kind", "name", "avatar", "owner", "members", "closed", "closedBy")
    work.emit(topic_of(int(shape["id"])), "conversation", {key: shape[key] for key in keys})
