"""Routes beside the conversation itself: search, scheduled messages, cards of records, export."""

from server.chat import export, later, retention, search
from server.chat.answers import ChatCard, ChatHits, ChatLater, ChatMessage, ChatRetention
from server.chat.bodies import AddLater, EditLater, Export, OneId, ReadCards, SearchQuery
from server.chat.cards import read_cards
from server.chat.handlers import acts, of_id, plain
from server.http.adapters import with_body
from server.http.route import Route
from server.jobs.api import StartedTask, start_talk_export
from server.kit.actor import Actor

_LATER = [
    Route(
        "GET",
        "/chat/later/list",
        plain(later.list_waiting),
        result=list[ChatLater],
        summary="定时消息 | Messages for later",
    ),
    acts("/chat/later/add", later.add, AddLater, ChatLater, "定时发送 | Send later"),
    Route(
        "PUT",
        "/chat/later/edit",
        with_body(later.edit),
        body=EditLater,
        result=ChatLater,
        summary="修改定时消息 | Change it",
    ),
    Route("POST", "/chat/later/cancel", of_id(later.cancel), body=OneId, summary="取消定时消息 | Cancel it"),
    Route(
        "POST",
        "/chat/later/sendNow",
        of_id(later.send_now),
        body=OneId,
        result=ChatMessage,
        summary="立即发送 | Send it now",
    ),
]


async def _export(actor: Actor, given: Export) -> dict[str, str]:
    """POST /chat/export: a task writes the file."""
    task = await start_talk_export(actor, *await export.start(actor, given))
    return {"taskId": str(task.id)}


_ADMINISTRATION = [
    Route(
        "POST",
        "/chat/export",
        with_body(_export),
        needs="chat:admin:export",
        body=Export,
        result=StartedTask,
        budget="sheet",
        summary="导出聊天记录 | Export messages",
    ),
    Route(
        "GET",
        "/chat/retention",
        plain(retention.retention),
        needs="chat:admin:conversation:list",
        result=ChatRetention,
        summary="聊天记录保留天数 | Days that talk is kept",
    ),
]
SERVICE_ROUTES: list[Route] = [
    *_LATER,
    *_ADMINISTRATION,
    Route(
        "POST",
        "/chat/card/read",
        read_cards,
        body=ReadCards,
        result=list[ChatCard],
        writes=False,
        summary="业务卡片 | Cards of records",
    ),
    Route(
        "GET",
        "/chat/message/search",
        with_body(search.search),
        query=SearchQuery,
        result=ChatHits,
        budget="search",
        summary="搜索消息 | Search",
    ),
]
