"""Whoever is named in a message gets it as a notice as well, even where the conversation is muted."""

from schema.chat.conversation import SINGLE, Conversation
from schema.chat.message import ChatMessage
from schema.kit.text import Pair
from server.chat.read import reader
from server.chat.shapes import Shape
from server.kit.unit_of_work import Work
from server.system.api import retell, tell

BUS = "chat/conversation"
_KINDS = {
    "image": Pair("[图片]", "[picture]"),
    "voice": Pair("[语音]", "[voice]"),
    "file": Pair("[文件]", "[file]"),
    "card": Pair("[链接]", "[link]"),
}


def summary_of(message: Shape) -> Pair:
    """A message in one line."""
    words = " ".join(message["body"].split())[:120].replace(" | ", " / ")
    if message["kind"] in ("text", "system") or words:
        return Pair(words, words)
    return _KINDS.get(message["kind"], Pair("", ""))


async def tell_named(work: Work, conversation: Conversation, message: Shape, users: set[int]) -> None:
    """One notice for all who are named; the message keeps its id."""
    who, what = message["sender"]["realname"].replace(" | ", " / "), summary_of(message)
    where = conversation.name.replace(" | ", " / ") if conversation.kind != SINGLE else ""
    title = f"{who}在{where or '聊天'}中提到了你 | {who} mentioned you{f' in {where}' if where else ''}"
    told = await tell(work, users, title, f"{what.zh} | {what.en}", bus=(BUS, conversation.id))
    await reader(work)("UPDATE chat_message SET notice_id = $2 WHERE id = $1", int(message["id"]), told)


async def reword_notice(work: Work, row: ChatMessage, message: Shape) -> None:
    """After an edit the notice says what the message says."""
    if row.notice_id is not None:
        what = summary_of(message)
        await retell(work, row.notice_id, f"{what.zh} | {what.en}")
