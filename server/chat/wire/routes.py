"""Routes of the family's chat service; they stand at the root, as calls of a service of its own."""

from typing import Any

from server.chat.wire import calls
from server.http.route import Route

_FRIEND: dict[str, Any] = {
    "title": "ChatServiceFriend",
    "type": "object",
    "properties": {
        "username": {"type": "string"},
        "realname": {"type": "string"},
        "avatar": {"type": ["string", "null"]},
        "updateTime": {"type": ["string", "null"]},
        "lastTalkText": {"type": "string"},
        "unreadCount": {"type": "integer"},
    },
}
_LINE: dict[str, Any] = {
    "title": "ChatServiceMessage",
    "type": "object",
    "properties": {
        "senduserid": {"type": "string"},
        "reciveuserid": {"type": "string"},
        "msgtype": {"enum": [0, 1]},
        "sendtext": {
            "type": "string",
            "description": "sender|content, with |image or |voice behind the address of a file",
        },
        "id": {"type": "string"},
        "seq": {"type": "integer"},
        "clientId": {"type": "string"},
        "updateTime": {"type": "string"},
        "recalled": {"type": "boolean"},
        "edited": {"type": "boolean"},
    },
}
_SRC: dict[str, Any] = {
    "title": "ChatServiceFile",
    "type": "object",
    "properties": {"data": {"type": "object", "properties": {"src": {"type": "string"}}}},
}
_ASKED: dict[str, Any] = {
    "title": "ChatServiceAsked",
    "type": "object",
    "properties": {name: {"type": ["string", "null"]} for name in ("username", "realname", "avatar", "status")},
}

ROUTES: list[Route] = [
    Route(
        "GET",
        "/lkfriends/{username:path}",
        calls.friends,
        service=True,
        result={"type": "array", "items": _FRIEND},
        summary="好友列表 | Friends",
    ),
    Route(
        "POST",
        "/lastchatmsg",
        calls.last_message,
        body=calls.Pair,
        result=_LINE,
        writes=False,
        summary="最近一条消息 | The last message",
    ),
    Route(
        "POST",
        "/lkuschatmsg",
        calls.history,
        body=calls.Paging,
        result={"type": "array", "items": _LINE},
        writes=False,
        summary="聊天记录 | Messages with somebody",
    ),
    Route(
        "POST",
        "/upimg",
        calls.upload_picture,
        service=True,
        multipart=True,
        most_bytes=calls.UPLOAD_BYTES,
        raw="application/json",
        result=_SRC,
        summary="上传聊天图片 | Upload a picture",
    ),
    Route(
        "POST",
        "/audio",
        calls.upload_voice,
        service=True,
        multipart=True,
        most_bytes=calls.UPLOAD_BYTES,
        raw="application/json",
        result=_SRC,
        summary="上传语音 | Upload a voice",
    ),
    Route(
        "POST",
        "/bsfchat/cc/chat/adduser",
        calls.add_user,
        body=calls.Pair,
        result=_ASKED,
        summary="添加好友 | Add a friend",
    ),
]
