"""Shapes of messages and people, read with everything they name in one query each."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from schema.chat.message import FILE, SYSTEM
from schema.kit.clock import to_wire
from schema.kit.text import pair
from server.chat.read import Read, Row, json_of

Shape = dict[str, Any]
LONGEST_QUOTE = 120
_LINE = ("id", "conversationId", "seq", "rev", "clientId", "sender", "kind", "editedAt", "recalledAt", "at")

_MESSAGES = f"""
SELECT m.id, m.conversation_id, m.seq, m.rev, m.client_id, m.kind, m.body, m.media, m.mentions, m.sent_at, m.edited_at,
  m.recalled_at, m.forwarded_from, m.sender_id, u.username, u.realname, u.avatar,
  r.id AS reply_id, r.seq AS reply_seq, r.kind AS reply_kind, r.body AS reply_body, r.recalled_at AS reply_recalled_at,
  r.realname AS reply_sender,
  (SELECT json_agg(json_build_array(x.emoji, x.user_id::text, xu.realname) ORDER BY x.at, x.id)
   FROM chat_reaction x JOIN sys_user xu ON xu.id = x.user_id WHERE x.message_id = m.id) AS reactions
FROM {{source}} m
LEFT JOIN sys_user u ON u.id = m.sender_id
LEFT JOIN LATERAL (SELECT q.id, q.seq, q.kind, left(q.body, {LONGEST_QUOTE}) AS body, q.recalled_at, qu.realname
  FROM chat_message q LEFT JOIN sys_user qu ON qu.id = q.sender_id WHERE q.id = m.reply_to_id LIMIT 1) r ON true
"""
_BY_ID = _MESSAGES.format(source="chat_message") + "WHERE m.id = ANY($1::bigint[])"
_PEOPLE = """
SELECT u.id, u.username, u.realname, u.avatar FROM sys_user u WHERE u.id = ANY($1::bigint[])
"""


def messages_sql(source: str, tail: str) -> str:
    """`source`: the table, or a query of its rows in parentheses, which names them m."""
    return _MESSAGES.format(source=source) + tail


def time_of(moment: datetime | None) -> str | None:
    return to_wire(moment) if moment is not None else None


def message_of(row: Row, locale: str = "zh") -> Shape:
    """A recalled message keeps its place and nothing else; the words of a system message come in both languages."""
    recalled = row["recalled_at"] is not None
    words = pair(row["body"]) if row["kind"] == SYSTEM else None
    return {
        "id": str(row["id"]),
        "conversationId": str(row["conversation_id"]),
        "seq": row["seq"],
        "rev": row["rev"],
        "clientId": row["client_id"],
        "sender": {
            "id": str(row["sender_id"]),
            "username": row["username"] or "",
            "realname": row["realname"] or "",
            "avatar": row["avatar"],
        },
        "kind": row["kind"],
        "body": "" if recalled else words.of(locale) if words else row["body"],
        "words": None if words is None else {"zh": words.zh, "en": words.en},
        "media": None if recalled else json_of(row["media"]),
        "replyTo": None if recalled else _reply(row, locale),
        "mentions": [] if recalled else json_of(row["mentions"]) or [],
        "reactions": [] if recalled else _reactions(json_of(row["reactions"]) or []),
        "editedAt": time_of(row["edited_at"]),
        "recalledAt": time_of(row["recalled_at"]),
        "forwardedFrom": None if recalled else row["forwarded_from"],
        "at": time_of(row["sent_at"]),
    }


def preview_of(message: Shape) -> Shape:
    """What a line in a list shows of a message; of a file its name."""
    words, media = message["words"], message["media"]
    return {
        **{key: message[key] for key in _LINE},
        "body": message["body"][:LONGEST_QUOTE],
        "words": words and {key: text[:LONGEST_QUOTE] for key, text in words.items()},
        "media": {"name": media["name"]} if media and message["kind"] == FILE else None,
    }


def _reply(row: Row, locale: str) -> Shape | None:
    if row["reply_id"] is None:
        return None
    recalled = row["reply_recalled_at"] is not None
    body = pair(row["reply_body"]).of(locale) if row["reply_kind"] == SYSTEM else row["reply_body"]
    return {
        "id": str(row["reply_id"]),
        "seq": row["reply_seq"],
        "sender": row["reply_sender"] or "",
        "kind": row["reply_kind"],
        "body": "" if recalled else body,
        "recalled": recalled,
    }


def _reactions(given: Iterable[list[str]]) -> list[Shape]:
    """By emoji, in the order in which each was first given."""
    found: dict[str, list[Shape]] = {}
    for emoji, user_id, realname in given:
        found.setdefault(emoji, []).append({"id": user_id, "realname": realname})
    return [{"emoji": emoji, "users": users} for emoji, users in found.items()]


def in_locale(message: Shape, locale: str) -> Shape:
    """A message as events tell it, for one reader."""
    return (
        message
        if message["words"] is None
        else {**message, "body": message["words"][locale if locale == "en" else "zh"]}
    )


async def messages_by_id(read: Read, ids: Iterable[int], locale: str = "zh") -> dict[int, Shape]:
    wanted = [one for one in ids if one]
    rows = await read(_BY_ID, wanted) if wanted else []
    return {row["id"]: message_of(row, locale) for row in rows}


async def one_message(read: Read, message_id: int) -> Shape:
    return (await messages_by_id(read, [message_id]))[message_id]


def person_of(row: Row) -> Shape:
    return {
        "id": str(row["id"]),
        "username": row["username"],
        "realname": row["realname"],
        "avatar": row["avatar"],
    }


async def people_by_id(read: Read, ids: Iterable[int]) -> dict[int, Shape]:
    wanted = list(set(ids))
    return {row["id"]: person_of(row) for row in (await read(_PEOPLE, wanted) if wanted else [])}
