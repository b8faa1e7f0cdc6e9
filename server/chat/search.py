"""Search in the actor's own conversations: by words in the index, each hit proved again in the message itself."""

from collections.abc import Sequence
from datetime import timedelta
from typing import Any

import asyncpg

from schema.kit.clock import start_of_day
from schema.kit.errors import AppError
from server.chat.bodies import SearchQuery
from server.chat.listing import heads_of
from server.chat.membership import as_id, membership_of
from server.chat.read import Row
from server.chat.shapes import Shape, message_of, messages_sql
from server.chat.terms import mark_of, plain, query_of
from server.kit.actor import Actor
from server.kit.database import pool

PAGE = 20
_CANDIDATES, _MOST_ROUNDS = 120, 5
# Never for long, and planned for the filters that are set, since each has an index of its own.
_SETTINGS = (
    "SET LOCAL statement_timeout = 400; SET LOCAL jit = off; SET LOCAL enable_seqscan = off;"
    " SET LOCAL plan_cache_mode = force_custom_plan"
)
_SHORTLY = f"{_SETTINGS}; SET LOCAL statement_timeout = 100"
_WALK = f"{_SETTINGS}; SET LOCAL enable_bitmapscan = off"
_FILTERS = """
  AND ($2::bigint IS NULL OR x.id < $2) AND ($3::bigint IS NULL OR x.sender_id = $3)
  AND ($4::timestamptz IS NULL OR x.sent_at < $4) AND ($5::timestamptz IS NULL OR x.sent_at >= $5)
  AND ($6 = '' OR x.kind = $6) AND x.recalled_at IS NULL AND x.kind <> 'system'
"""
# Only the index of words is read: + 0 keeps those of conversations out of the plan.
_BY_WORDS = messages_sql(
    f"""(SELECT * FROM chat_message WHERE id IN (SELECT id FROM (
  SELECT x.id FROM chat_message x WHERE x.terms @@ $7::text::tsquery AND x.conversation_id + 0 = ANY($1::bigint[])
  {_FILTERS} OFFSET 0) found ORDER BY id DESC LIMIT $8))""",
    "ORDER BY m.id DESC",
)
# The newest of each conversation; words that half the messages have are found so, when the index of words takes too long.
_BY_FILTERS = messages_sql(
    f"""(SELECT * FROM chat_message WHERE id IN (SELECT x.id FROM unnest($1::bigint[]) AS c(id) CROSS JOIN LATERAL (
  SELECT x.id FROM chat_message x WHERE x.conversation_id = c.id {_FILTERS}
    AND ($7 = '' OR x.terms @@ $7::text::tsquery)
  ORDER BY x.sent_at DESC, x.id DESC LIMIT $8) x ORDER BY x.id DESC LIMIT $8))""",
    "ORDER BY m.id DESC",
)


class TooBroad(AppError):
    status = 422
    default_id = "search.broad"
    default_message = "范围太大，请多输入几个字 | Too broad: type a few more letters"


async def search(actor: Actor, query: SearchQuery) -> Shape:
    """The newest first, twenty at a time; `cursor` goes on."""
    only = (await membership_of(actor, query.conversation_id)).conversation.id if query.conversation_id else None
    heads = await heads_of(actor, only)
    words = query.text.split()
    if not heads or not _is_searchable(query):
        return {"hits": [], "cursor": None}
    rows = await _find(list(heads), query, words)
    hits = [
        {"message": message_of(row, actor.locale), "conversation": heads[row["conversation_id"]]} for row in rows[:PAGE]
    ]
    return {"hits": hits, "cursor": str(rows[PAGE - 1]["id"]) if len(rows) > PAGE else None}


def _is_searchable(query: SearchQuery) -> bool:
    if query.text.strip():
        return bool(query_of(query.text))
    return bool(query.conversation_id or query.sender or query.before or query.after or query.kind)


def _index_query(conversation_ids: Sequence[int], text: str) -> str:
    """The words, in messages that carry the mark of one of the conversations."""
    marks = " | ".join(f"'{mark_of(one)}'" for one in conversation_ids)
    return f"({marks}) & {query_of(text)}"


async def _find(conversation_ids: list[int], query: SearchQuery, words: list[str]) -> list[Row]:
    """A page and one more, proved."""
    wanted = _index_query(conversation_ids, query.text) if words else ""
    before = start_of_day(query.before + timedelta(days=1)) if query.before else None
    after = start_of_day(query.after) if query.after else None
    sender = as_id(query.sender) if query.sender else None
    cursor = as_id(query.cursor) if query.cursor else None
    values: list[Any] = [conversation_ids, cursor, sender, before, after, query.kind, wanted, _CANDIDATES]
    ways = ((_BY_WORDS, _SHORTLY), (_BY_FILTERS, _WALK), (_BY_WORDS, _SETTINGS)) if words else ((_BY_FILTERS, _WALK),)
    for sql, settings in ways:
        try:
            return await _rounds(sql, settings, values, words)
        except asyncpg.QueryCanceledError:
            continue
    raise TooBroad()


async def _rounds(sql: str, settings: str, values: list[Any], words: list[str]) -> list[Row]:
    """Further candidates as long as too few of them hold what was typed."""
    found: list[Row] = []
    async with pool().acquire() as connection, connection.transaction(readonly=True):
        await connection.execute(settings)
        for _ in range(_MOST_ROUNDS):
            rows = [dict(row) for row in await connection.fetch(sql, *values)]
            found += [row for row in rows if _answers(row, words)]
            if len(found) > PAGE or len(rows) < _CANDIDATES:
                break
            values = [values[0], rows[-1]["id"], *values[2:]]
    return found[: PAGE + 1]


def _answers(row: Row, words: list[str]) -> bool:
    text = plain(f"{row['body']} {row['media'] or ''}")
    return all(plain(word) in text for word in words)
