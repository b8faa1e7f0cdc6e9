"""The store of what a socket of these clients sends: the same act and the same guards as the call."""

from schema.chat.message import IMAGE, TEXT, VOICE
from schema.system.file import File
from server.chat.bodies import Send
from server.chat.conversations import open_single
from server.chat.errors import missing
from server.chat.messages import send
from server.chat.read import reader
from server.chat.wire.again import Again
from server.chat.wire.names import find
from server.chat.wire.socket import Outgoing, Store
from server.chat.wire.text import path_of
from server.http.body import parse
from server.http.route import Route, check_guards
from server.kit.actor import Actor
from server.kit.retry import retrying
from server.kit.scope import scoped

_STORED = "SELECT 1 AS there FROM chat_message WHERE sender_id = $1 AND client_id = $2"


def store_for(call: Route) -> Store:
    """`call`: the call whose guards a message through a socket has to pass as well."""

    async def store(actor: Actor, outgoing: Outgoing, again: Again) -> None:
        await check_guards(call, actor)
        conversation = await _conversation(actor, outgoing.receiver)
        path = "" if outgoing.said.kind == "text" else path_of(outgoing.said.content)
        given = {
            "conversationId": conversation,
            "clientId": await _client_id(actor, outgoing, again),
            "kind": await _kind(actor, outgoing, path),
            "body": "" if path else outgoing.said.content,
            "media": {"path": path} if path else None,
        }
        await retrying(lambda: send(actor, parse(Send, given)))

    return store


async def _conversation(actor: Actor, name: str) -> str:
    target = await find(actor, name)
    if target.conversation_id is not None:
        return str(target.conversation_id)
    return str((await retrying(lambda: open_single(actor, str(target.user_id))))["id"])


async def _client_id(actor: Actor, outgoing: Outgoing, again: Again) -> str:
    if outgoing.client_id is not None:
        return outgoing.client_id
    sender = f"{actor.tenant_id}/{actor.user_id}"
    name, before = again.name(sender, outgoing.receiver, outgoing.msgtype, outgoing.text)
    if before is not None and await reader()(_STORED, actor.user_id, before):
        return before
    return name


async def _kind(actor: Actor, outgoing: Outgoing, path: str) -> str:
    """Where the mark says only that it is a file, the file says which."""
    said = outgoing.said.kind
    if said == "text":
        return TEXT
    if not path:
        raise missing()
    if said != "media":
        return str(said)
    row = await scoped(File, actor).get_or_none(file_path=path)
    return VOICE if row is not None and row.kind == "audio" else IMAGE
