"""Calls of talk. Everybody signed in may talk; who may read what is asked of each conversation."""

from typing import Any

from starlette.requests import Request

from server.chat import changes, conversations, history, members, messages, own, reads
from server.chat.bodies import (
    ChangesQuery,
    Close,
    DateQuery,
    Draft,
    EditConversation,
    EditMessage,
    Follow,
    Forward,
    Mute,
    NewGroup,
    OneId,
    PageQuery,
    Peer,
    Pin,
    React,
    ReadUpTo,
    RecordRef,
    Send,
    SetRole,
    WithUser,
    WithUsers,
)
from server.chat.shapes import Shape
from server.chat.wire import routes as wire_routes
from server.http.handing import with_body, with_id
from server.http.route import Route
from server.kit.actor import Actor

C, M = "/chat/conversation", "/chat/message"


async def inbox(request: Request, actor: Actor) -> Shape:
    return await conversations.inbox(actor)


def _of_id(use_case: Any) -> Any:
    async def handle(request: Request, actor: Actor, body: OneId) -> Any:
        return await use_case(actor, body.id)

    return handle


async def single(actor: Actor, body: Peer) -> Shape:
    return await conversations.open_single(actor, body.user_id)


async def edit(actor: Actor, body: EditMessage) -> Shape:
    return await changes.edit(actor, body.id, body.body)


async def forward(actor: Actor, body: Forward) -> list[Shape]:
    return await messages.forward(actor, body.ids, body.conversation_ids, body.client_id)


def _get(path: str, use_case: Any, query: type[Any], summary: str) -> Route:
    return Route("GET", path, with_body(use_case), query=query, summary=summary)


def _act(path: str, use_case: Any, body: type[Any], summary: str) -> Route:
    return Route("POST", path, with_body(use_case), body=body, summary=summary)


_CONVERSATIONS = [
    Route("GET", f"{C}/list", inbox, summary="会话列表 | Conversations"),
    Route("GET", f"{C}/one", with_id(conversations.one), query=OneId, summary="一个会话 | One conversation"),
    _get(f"{C}/ofRecord", conversations.of_record, RecordRef, "业务讨论概况 | Talk about a record"),
    Route("GET", f"{C}/members", with_id(members.members_of), query=OneId, summary="会话成员 | Members"),
    _act(f"{C}/single", single, Peer, "单聊 | Talk with one person"),
    _act(f"{C}/group", conversations.make_group, NewGroup, "发起群聊 | Start a group"),
    _act(f"{C}/record", conversations.open_record, RecordRef, "业务讨论 | Talk about a record"),
    Route("PUT", f"{C}/edit", with_body(members.edit), body=EditConversation, summary="修改群资料 | Edit a group"),
    _act(f"{C}/addMembers", members.add_members, WithUsers, "添加群成员 | Add members"),
    _act(f"{C}/removeMember", members.remove_member, WithUser, "移除群成员 | Remove a member"),
    Route("POST", f"{C}/leave", _of_id(members.leave), body=OneId, summary="退出群聊 | Leave"),
    _act(f"{C}/handOver", members.hand_over, WithUser, "转让群主 | Hand over"),
    _act(f"{C}/setRole", members.set_role, SetRole, "设置管理员 | Set a role"),
    _act(f"{C}/mute", own.mute, Mute, "消息免打扰 | Mute"),
    _act(f"{C}/pin", own.pin, Pin, "置顶会话 | Pin"),
    Route("POST", f"{C}/hide", _of_id(own.hide), body=OneId, summary="隐藏会话 | Hide"),
    _act(f"{C}/follow", own.follow, Follow, "关注讨论 | Follow"),
    _act(f"{C}/close", own.close, Close, "标记已解决 | Close as solved"),
    _act(f"{C}/read", reads.read_up_to, ReadUpTo, "已读 | Read"),
    Route("PUT", f"{C}/draft", with_body(reads.keep_draft), body=Draft, summary="草稿 | Draft"),
]
_MESSAGES = [
    _get(f"{M}/list", history.page_of, PageQuery, "历史消息 | History"),
    _get(f"{M}/changes", history.changes_since, ChangesQuery, "消息变更 | Changes"),
    _get(f"{M}/atDate", history.at_date, DateQuery, "按日期定位 | First of a day"),
    Route("GET", f"{M}/seenBy", with_id(history.seen_by), query=OneId, summary="已读人员 | Seen by"),
    _act(f"{M}/send", messages.send, Send, "发送消息 | Send"),
    Route("PUT", f"{M}/edit", with_body(edit), body=EditMessage, summary="修改消息 | Edit a message"),
    Route("POST", f"{M}/recall", _of_id(changes.recall), body=OneId, summary="撤回消息 | Recall"),
    _act(f"{M}/react", changes.react, React, "表情回应 | React"),
    _act(f"{M}/forward", forward, Forward, "转发消息 | Forward"),
]
ROUTES: list[Route] = [*_CONVERSATIONS, *_MESSAGES, *wire_routes.ROUTES]
