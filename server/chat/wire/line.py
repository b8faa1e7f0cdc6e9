"""A message as other clients of the family read it: {senduserid, reciveuserid, msgtype, sendtext} and what they may ignore.

`senduserid` is the reader's own name, or the name under which the conversation stands in their list. For two people that is
the sender; who of a group wrote stands in the text form.
"""

from typing import Any

from schema.chat.message import FILE, IMAGE, VOICE
from schema.kit.text import pair
from server.chat.shapes import Shape, in_locale
from server.chat.wire.text import MEDIA, TEXT, TextMessage, address_of, encode
from server.kit.actor import Actor

GROUP = "group:"
RECALLED = pair("[消息已撤回] | [Message recalled]")
_SHOWN = {IMAGE: pair("[图片] | [Picture]"), VOICE: pair("[语音] | [Voice]"), FILE: pair("[文件] | [File]")}


def name_of(conversation: Shape) -> str:
    """What stands for a conversation where these clients expect a person's username; no username has a colon."""
    peer = conversation.get("peer")
    return str(peer["username"]) if peer else f"{GROUP}{conversation['id']}"


def text_of(message: Shape, locale: str) -> str:
    """One line for a list."""
    if message["recalledAt"]:
        return RECALLED.of(locale)
    shown = _SHOWN.get(message["kind"])
    named = message["media"]["name"] if message["kind"] == FILE and message["media"] else ""
    return f"{shown.of(locale)}{named}" if shown else str(in_locale(message, locale)["body"])


def text_message_of(message: Shape, locale: str, prefix: str) -> TextMessage:
    """A file without a kind of its own here is told with the address where it lies."""
    sender, media = message["sender"]["username"], message["media"]
    if media is None or message["recalledAt"]:
        return TextMessage(sender, text_of(message, locale))
    address = address_of(prefix, media["path"])
    if message["kind"] == FILE:
        return TextMessage(sender, f"{text_of(message, locale)} {address}")
    return TextMessage(sender, address, "voice" if message["kind"] == VOICE else "image")


def changed_line(line: dict[str, Any], change: str) -> dict[str, Any]:
    """A change to a message that is not the last: without `sendtext` it is no message to clients that know no changes."""
    told = {key: value for key, value in line.items() if key not in ("sendtext", "msgtype")}
    return {**told, "change": change, "changedtext": line["sendtext"]}


def line_of(message: Shape, reader: Actor, name: str, prefix: str) -> dict[str, Any]:
    """`name`: of the conversation, for this reader."""
    said = text_message_of(message, reader.locale, prefix)
    mine = message["sender"]["id"] == str(reader.user_id)
    return {
        "senduserid": reader.username if mine else name,
        "reciveuserid": name if mine else reader.username,
        "msgtype": TEXT if said.kind == "text" else MEDIA,
        "sendtext": encode(said),
        "id": message["id"],
        "seq": message["seq"],
        "clientId": message["clientId"],
        "updateTime": message["at"],
        "recalled": message["recalledAt"] is not None,
        "edited": message["editedAt"] is not None,
    }
