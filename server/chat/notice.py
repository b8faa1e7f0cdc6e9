"""Notifications of mentions: whoever is named in a message gets one, even where the conversation is muted."""

from schema.chat.conversation import SINGLE, Conversation
from schema.chat.message import ChatMessage
from server.chat.read import reader
from server.chat.shapes import Shape
from server.kit.unit_of_work import Work
from server.system.api import notify, update_notification

BUS = "chat/conversation"
_KINDS = {
    "image": "[图片] | [picture]",
    "voice": "[语音] | [voice]",
    "file": "[文件] | [file]",
    "card": "[链接] | [link]",
}


def summary_of(message: Shape) -> str:
    """A message in one line, as a pair text."""
    words = " ".join(message["body"].split())[:120].replace(" | ", " / ")
    if message["kind"] in ("text", "system") or words:
        return f"{words} | {words}"
    return _KINDS.get(message["kind"], " | ")


async def tell_named(work: Work, conversation: Conversation, message: Shape, users: set[int]) -> None:
    """One notice for all who are named; the message keeps its id."""
    who = message["sender"]["realname"].replace(" | ", " / ")
    where = conversation.name.replace(" | ", " / ") if conversation.kind != SINGLE else ""
    title = f"{who}在{where or '聊天'}中提到了你 | {who} mentioned you{f' in {where}' if where else ''}"
    told = await notify(work, users, title, summary_of(message), bus=(BUS, conversation.id))
    await reader(work)("UPDATE chat_message SET notice_id = $2 WHERE id = $1", int(message["id"]), told)


async def reword_notice(work: Work, row: ChatMessage, message: Shape) -> None:
    """After an edit the notice says what the message says."""
    if row.notice_id is not None:
        await update_notification(work, row.notice_id, summary_of(message))
