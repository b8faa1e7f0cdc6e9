"""Calls beside the talk itself: people and friends, search, what is sent later, cards of records, what administrators take out."""

from typing import Any

from starlette.requests import Request

from server.chat import export, friends, keeping, later, people, search
from server.chat.bodies import (
    AddFriend,
    AddLater,
    EditLater,
    Export,
    OneId,
    Peer,
    PeopleQuery,
    ReadCards,
    Remark,
    SearchQuery,
)
from server.chat.cards import read_cards
from server.chat.handlers import acts, asks, of_id
from server.http.handing import with_body
from server.http.route import Route
from server.jobs.api import start_talk_export
from server.kit.actor import Actor


def _plain(use_case: Any) -> Any:
    async def handle(request: Request, actor: Actor) -> Any:
        return await use_case(actor)

    return handle


_PEOPLE = [
    asks("/chat/person/list", people.people, PeopleQuery, "可联系的人 | People one may write to"),
    asks("/chat/person/one", people.person, Peer, "人员名片 | One person"),
    Route("GET", "/chat/person/departs", _plain(people.departs), summary="通讯录部门 | Departments"),
    Route("GET", "/chat/person/roles", _plain(people.roles), summary="通讯录角色 | Roles"),
    Route("GET", "/chat/friend/list", _plain(friends.friends_of), summary="好友 | Friends"),
    acts("/chat/friend/add", friends.add, AddFriend, "添加好友 | Add a friend"),
    acts("/chat/friend/accept", friends.accept, Peer, "通过好友请求 | Accept"),
    acts("/chat/friend/refuse", friends.refuse, Peer, "拒绝好友请求 | Refuse"),
    acts("/chat/friend/remove", friends.remove, Peer, "删除好友 | Remove a friend"),
    Route("PUT", "/chat/friend/remark", with_body(friends.remark), body=Remark, summary="好友备注 | Remark"),
]
_LATER = [
    Route("GET", "/chat/later/list", _plain(later.list_waiting), summary="定时消息 | Messages for later"),
    acts("/chat/later/add", later.add, AddLater, "定时发送 | Send later"),
    Route("PUT", "/chat/later/edit", with_body(later.edit), body=EditLater, summary="修改定时消息 | Change it"),
    Route("POST", "/chat/later/cancel", of_id(later.cancel), body=OneId, summary="取消定时消息 | Cancel it"),
    Route("POST", "/chat/later/sendNow", of_id(later.send_now), body=OneId, summary="立即发送 | Send it now"),
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
        summary="导出聊天记录 | Export messages",
    ),
    Route(
        "GET",
        "/chat/retention",
        _plain(keeping.retention),
        needs="chat:admin:conversation:list",
        summary="聊天记录保留天数 | Days that talk is kept",
    ),
]
MORE_ROUTES: list[Route] = [
    *_PEOPLE,
    *_LATER,
    *_ADMINISTRATION,
    Route("POST", "/chat/card/read", read_cards, body=ReadCards, writes=False, summary="业务卡片 | Cards of records"),
    asks("/chat/message/search", search.search, SearchQuery, "搜索消息 | Search"),
]
