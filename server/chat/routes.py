"""Calls of talk. Everybody signed in may talk; who may read what is asked of each conversation."""

from starlette.requests import Request

from server.chat import changes, conversations, history, members, messages, own, reads
from server.chat.answers import (
    ChatChanges,
    ChatConversation,
    ChatInbox,
    ChatMember,
    ChatMessage,
    ChatPage,
    ChatPlace,
    ChatReadUpTo,
    ChatSeenBy,
    ChatTalkFacts,
)
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
from server.chat.handlers import acts, asks, of_id
from server.chat.people_routes import PEOPLE_ROUTES
from server.chat.service_routes import SERVICE_ROUTES
from server.chat.shapes import Shape
from server.chat.wire import routes as wire_routes
from server.http.adapters import with_body, with_id
from server.http.route import Route
from server.kit.actor import Actor

C, M = "/chat/conversation", "/chat/message"


async def inbox(request: Request, actor: Actor) -> Shape:
    return await conversations.inbox(actor)


async def single(actor: Actor, body: Peer) -> Shape:
    return await conversations.open_single(actor, body.user_id)


async def edit(actor: Actor, body: EditMessage) -> Shape:
    return await changes.edit(actor, body.id, body.body)


async def forward(actor: Actor, body: Forward) -> list[Shape]:
    return await messages.forward(actor, body.ids, body.conversation_ids, body.client_id)


_CONVERSATIONS = [
    Route("GET", f"{C}/list", inbox, result=ChatInbox, summary="会话列表 | Conversations"),
    Route(
        "GET",
        f"{C}/one",
        with_id(conversations.one),
        query=OneId,
        result=ChatConversation,
        summary="一个会话 | One conversation",
    ),
    asks(f"{C}/ofRecord", conversations.of_record, RecordRef, ChatTalkFacts, "业务讨论概况 | Talk about a record"),
    Route(
        "GET",
        f"{C}/members",
        with_id(members.members_of),
        query=OneId,
        result=list[ChatMember],
        summary="会话成员 | Members",
    ),
    acts(f"{C}/single", single, Peer, ChatConversation, "单聊 | Talk with one person"),
    acts(f"{C}/group", conversations.make_group, NewGroup, ChatConversation, "发起群聊 | Start a group"),
    acts(f"{C}/record", conversations.open_record, RecordRef, ChatConversation, "业务讨论 | Talk about a record"),
    Route(
        "PUT",
        f"{C}/edit",
        with_body(members.edit),
        body=EditConversation,
        result=ChatConversation,
        summary="修改群资料 | Edit a group",
    ),
    acts(f"{C}/addMembers", members.add_members, WithUsers, ChatConversation, "添加群成员 | Add members"),
    acts(f"{C}/removeMember", members.remove_member, WithUser, ChatConversation, "移除群成员 | Remove a member"),
    Route("POST", f"{C}/leave", of_id(members.leave), body=OneId, summary="退出群聊 | Leave"),
    acts(f"{C}/handOver", members.hand_over, WithUser, ChatConversation, "转让群主 | Hand over"),
    acts(f"{C}/setRole", members.set_role, SetRole, ChatConversation, "设置管理员 | Set a role"),
    acts(f"{C}/mute", own.mute, Mute, ChatConversation, "消息免打扰 | Mute"),
    acts(f"{C}/pin", own.pin, Pin, ChatConversation, "置顶会话 | Pin"),
    Route("POST", f"{C}/hide", of_id(own.hide), body=OneId, result=ChatConversation, summary="隐藏会话 | Hide"),
    acts(f"{C}/follow", own.follow, Follow, ChatConversation, "关注讨论 | Follow"),
    acts(f"{C}/close", own.close, Close, ChatConversation, "标记已解决 | Close as solved"),
    acts(f"{C}/read", reads.read_up_to, ReadUpTo, ChatReadUpTo, "已读 | Read"),
    Route("PUT", f"{C}/draft", with_body(reads.keep_draft), body=Draft, summary="草稿 | Draft"),
]
_MESSAGES = [
    asks(f"{M}/list", history.page_of, PageQuery, ChatPage, "历史消息 | History"),
    asks(f"{M}/changes", history.changes_since, ChangesQuery, ChatChanges, "消息变更 | Changes"),
    asks(f"{M}/atDate", history.at_date, DateQuery, ChatPlace, "按日期定位 | First of a day"),
    Route("GET", f"{M}/seenBy", with_id(history.seen_by), query=OneId, result=ChatSeenBy, summary="已读人员 | Seen by"),
    Route(
        "POST",
        f"{M}/send",
        with_body(messages.send),
        body=Send,
        result=ChatMessage,
        once="own",
        summary="发送消息 | Send",
    ),
    Route(
        "PUT", f"{M}/edit", with_body(edit), body=EditMessage, result=ChatMessage, summary="修改消息 | Edit a message"
    ),
    Route("POST", f"{M}/recall", of_id(changes.recall), body=OneId, result=ChatMessage, summary="撤回消息 | Recall"),
    acts(f"{M}/react", changes.react, React, ChatMessage, "表情回应 | React"),
    acts(f"{M}/forward", forward, Forward, list[ChatMessage], "转发消息 | Forward"),
]
ROUTES: list[Route] = [*_CONVERSATIONS, *_MESSAGES, *PEOPLE_ROUTES, *SERVICE_ROUTES, *wire_routes.ROUTES]
