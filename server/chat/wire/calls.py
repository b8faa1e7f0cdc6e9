"""Named calls of these clients, over the same conversations as all others."""

from functools import partial
from typing import Any

from pydantic import Field
from starlette.datastructures import UploadFile
from starlette.requests import Request
from starlette.responses import Response

from schema.kit.errors import Invalid
from schema.system.file import File
from server.chat.bodies import AddFriend, PageQuery, ReadUpTo
from server.chat.errors import missing
from server.chat.friends import add
from server.chat.history import page_of
from server.chat.listing import conversation_for
from server.chat.media import BIZ, check_picture, seconds_of
from server.chat.reads import read_up_to
from server.chat.wire.friends import friends_of
from server.chat.wire.line import line_of, name_of
from server.chat.wire.names import find, require_self
from server.chat.wire.text import address_of
from server.http.body import Body
from server.http.envelope import JsonResponse
from server.http.form import FORM_BYTES, read_form
from server.http.form_idempotency import form_intent, store_once
from server.kit.actor import Actor
from server.kit.files import Limits, look_at, staged_file
from server.settings import get_settings

PAGE = 10
LIMITS = Limits(frozenset({"image", "audio"}))
UPLOAD_BYTES = (LIMITS.megabytes << 20) + FORM_BYTES


class Pair(Body):
    """`username` is the caller's own."""

    username: str = Field(max_length=80)
    to_username: str = Field(max_length=80)


class Paging(Pair):
    start: int = Field(0, ge=0, le=1 << 53)


async def friends(request: Request, actor: Actor) -> list[dict[str, Any]]:
    """GET /lkfriends/{username}."""
    require_self(actor, request.path_params["username"])
    return await friends_of(actor)


async def last_message(request: Request, actor: Actor, body: Pair) -> dict[str, Any] | None:
    """POST /lastchatmsg: what was said last, None before the first word; reads nothing as read."""
    lines = await _lines(actor, body, 1, None)
    return lines[-1] if lines else None


async def history(request: Request, actor: Actor, body: Paging) -> list[dict[str, Any]]:
    """POST /lkuschatmsg: ten messages, the newest last; `start`: how many newer ones the client holds. The first page reads them."""
    return await _lines(actor, body, PAGE, body.start)


async def _lines(actor: Actor, body: Pair, size: int, start: int | None) -> list[dict[str, Any]]:
    require_self(actor, body.username)
    target = await find(actor, body.to_username)
    if target.conversation_id is None:
        return []
    conversation = await conversation_for(actor, target.conversation_id)
    before = max(0, conversation["lastSeq"] - start + 1) if start else None
    query = PageQuery(conversation_id=conversation["id"], before=before, limit=size)
    page = await page_of(actor, query)
    if start == 0 and page["messages"]:
        await read_up_to(actor, ReadUpTo(id=conversation["id"], seq=page["messages"][-1]["seq"]))
    name, prefix = name_of(conversation), get_settings().api_prefix
    return [line_of(message, actor, name, prefix) for message in page["messages"]]


async def upload_picture(request: Request, actor: Actor) -> Response:
    """POST /upimg: jpeg, jpg or png by what the file holds."""
    return await _store(request, actor, voice=False)


async def upload_voice(request: Request, actor: Actor) -> Response:
    """POST /audio."""
    return await _store(request, actor, voice=True)


async def _store(request: Request, actor: Actor, *, voice: bool) -> Response:
    """{"data": {"src": address}}, no envelope: that is what these clients read."""
    async with read_form(request) as form:
        file = form.get("file")
        if not isinstance(file, UploadFile):
            raise Invalid("未选择文件 | No file was sent", id="file.none", fields={"file": "必填 | Required"})
        LIMITS.check_size(file.size or 0)
        intent = await form_intent(request, form)
        data, name = await file.read(), file.filename or "file"
    if voice:
        seconds_of(data)
    else:
        content = await look_at(data, name)
        check_picture(content.mime if content else "")
    stage = partial(staged_file, actor, data, name, BIZ, limits=LIMITS)
    return await store_once(actor, intent, stage, _source_of)


def _source_of(row: File) -> Response:
    return JsonResponse({"data": {"src": address_of(get_settings().api_prefix, row.file_path)}})


async def add_user(request: Request, actor: Actor, body: Pair) -> dict[str, Any]:
    """POST /bsfchat/cc/chat/adduser: asks for a friendship, or agrees to one; `status` says which."""
    require_self(actor, body.username)
    target = await find(actor, body.to_username)
    if target.user_id is None:
        raise missing()
    found = await add(actor, AddFriend(user_id=str(target.user_id)))
    return {key: found[key] for key in ("username", "realname", "avatar", "status")}
