"""A conversation with a million messages among others: pages anywhere in it, changes, days, what is unread, and words.

Run `python -m tests.bench.chat_history [messages]`. Each call is told against a statement on bare asyncpg; wanted are 30 ms.
The rows are made by the database itself and its indexes afterwards: a million takes less than a minute.
"""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from tests.bench.bars import Held, size, words
from tests.bench.huge import timed

PEOPLE = 20
_LOAD = """
INSERT INTO chat_message (id, tenant_id, conversation_id, seq, rev, sender_id, kind, body, mentions, sent_at, client_id, terms)
SELECT $1::bigint + n, $2, $3::bigint, n, n, ($4::bigint[])[1 + n % cardinality($4)], 'text', '请看' || n || '房的水管，漏水了',
  '[]', $5::timestamptz + n * interval '10 seconds', 'bench' || $3::text || '.' || n,
  array_to_tsvector(ARRAY['#' || $3::text, '请看', '看', n::text, '房的', '的水', '水管', '管', '漏水', '水了', '了'])
FROM generate_series($6::int, $7::int) n
"""
_INDEXES = """
SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'chat_message' AND indexname <> 'chat_message_pkey'
"""
_COUNTED = """
UPDATE chat_conversation SET last_seq = $2, rev = $2, last_at = now(),
  last_message_id = (SELECT id FROM chat_message WHERE conversation_id = $1 AND seq = $2) WHERE id = $1
"""
_BEFORE = "SELECT * FROM chat_message WHERE conversation_id = $1 AND seq < $2 ORDER BY seq DESC LIMIT 11"
_CHANGES = "SELECT * FROM chat_message WHERE conversation_id = $1 AND rev > $2 ORDER BY rev LIMIT 201"
_LISTED = "SELECT * FROM chat_member WHERE conversation_id = $1"
_DAY = "SELECT seq FROM chat_message WHERE conversation_id = $1 AND sent_at >= $2 ORDER BY sent_at, seq LIMIT 1"


@asynccontextmanager
async def without_indexes() -> AsyncIterator[None]:
    """Building them once is much faster than keeping them up row by row."""
    from server.kit.database import pool

    async with pool().acquire() as connection:
        kept = [row["indexdef"] for row in await connection.fetch(_INDEXES)]
        for row in await connection.fetch(_INDEXES):
            await connection.execute(f'DROP INDEX "{row["indexname"]}"')
    yield
    async with pool().acquire() as connection:
        await connection.execute("SET maintenance_work_mem = '1GB'")
        for definition in kept:
            await connection.execute(definition, timeout=600)
        await connection.execute("RESET maintenance_work_mem")


async def load(tenant_id: int, conversations: dict[int, int], people: list[int]) -> float:
    """`conversations`: id -> how many messages. Seconds it took, with all indexes in place at the end."""
    from datetime import UTC, datetime

    from schema.kit.snowflake import next_id
    from server.kit.database import pool

    begun, first, start = time.perf_counter(), next_id() + 1, datetime(2024, 1, 1, tzinfo=UTC)
    await pool().execute("DELETE FROM chat_message WHERE conversation_id = ANY($1::bigint[])", list(conversations))
    async with without_indexes():
        for conversation, messages in conversations.items():
            values = (first, tenant_id, conversation, people, start, 1, messages)
            await pool().execute(_LOAD, *values, timeout=600)
            first += messages + 1
    for conversation, messages in conversations.items():
        await pool().execute(_COUNTED, conversation, messages)
    await pool().execute(
        "UPDATE chat_member SET last_read_seq = $1 WHERE conversation_id = $2", *_halves(conversations)
    )
    await pool().execute("VACUUM ANALYZE chat_message", timeout=600)
    return time.perf_counter() - begun


def _halves(conversations: dict[int, int]) -> tuple[int, int]:
    """In the largest conversation everybody has read one half."""
    largest = max(conversations, key=lambda one: conversations[one])
    return conversations[largest] // 2, largest


async def compare(held: Held, title: str, call: Any, bare: Any) -> None:
    rounds = size("chat_history", "rounds")
    ours, worst = await timed(call, rounds)
    floor, floor_worst = await timed(bare, rounds)
    verdict = "" if held.hold("call, ms", ours, title) else "  TOO SLOW"
    print(
        f"{title:56} p50 {ours:7.1f} ms  p99 {worst:7.1f}  bare SQL p50 {floor:6.2f} p99 {floor_worst:6.2f}"
        f"  x{ours / floor:5.1f}{verdict}"
    )


async def measure(held: Held, client: Any, conversation: str, messages: int, person: int) -> None:
    from datetime import datetime

    from server.kit.database import pool

    place, middle = int(conversation), messages // 2

    def get(path: str, **query: Any) -> Any:
        return lambda: client.result("GET", f"/chat/message/{path}", params={"conversationId": conversation, **query})

    def rows(sql: str, *values: Any) -> Any:
        return lambda: pool().fetch(sql, place, *values)

    await compare(held, "newest ten", get("list"), rows(_BEFORE, messages + 1))
    await compare(held, "ten before the middle", get("list", before=middle), rows(_BEFORE, middle))
    await compare(held, "ten around the middle", get("list", around=middle), rows(_BEFORE, middle))
    await compare(held, "the first ten", get("list", after=0), rows(_BEFORE, 11))
    await compare(held, "fifty, the largest page", get("list", before=middle, limit=50), rows(_BEFORE, middle))
    await compare(
        held, "200 changes since an hour", get("changes", since=messages - 360), rows(_CHANGES, messages - 360)
    )
    day = (
        await pool().fetchval("SELECT sent_at FROM chat_message WHERE conversation_id = $1 AND seq = $2", place, middle)
    ).date()
    moment = datetime.fromisoformat(f"{day}T00:00:00+08:00")
    await compare(held, "the first of a day", get("atDate", date=str(day)), rows(_DAY, moment))
    await compare(
        held, "what is unread, from where one has read", get("list", around=middle + 1), rows(_BEFORE, middle)
    )
    await compare(
        held, "the list of conversations", lambda: client.result("GET", "/chat/conversation/list"), rows(_LISTED)
    )
    await measure_search(held, client, conversation, middle, person, rows(_BEFORE, middle))


async def measure_search(held: Held, client: Any, conversation: str, middle: int, person: int, bare: Any) -> None:
    """Words and filters, in one conversation and in all; each must find something."""
    asked: dict[str, dict[str, Any]] = {
        "one message by its words, in one": {"conversationId": conversation, "text": f"{middle}房的水管"},
        "one message by its words, in all": {"text": f"{middle}房的水管"},
        "words, of one person, before a day, in all": {"text": f"{middle}房", "from": person, "before": "2999-01-01"},
        "words that every message has, in all": {"text": "水管"},
        "of one person, in all": {"from": person},
        "of one person, before a day, in one": {
            "conversationId": conversation,
            "from": person,
            "before": "2024-01-10",
        },
        "before a day, in all": {"before": "2024-01-10"},
        "of a day long ago, in one": {"conversationId": conversation, "after": "2024-01-02", "before": "2024-01-02"},
        "of a kind that nobody sent, in all": {"kind": "voice"},
    }
    for title, query in asked.items():
        search = partial(client.call, "GET", "/chat/message/search", params=query)
        answer = await search()
        found = f"{len(answer['result']['hits'])} hits" if answer["success"] else answer["id"]
        await compare(held, f"{title} ({found})", search, bare)


async def run(messages: int) -> None:
    from server.app import create_app
    from server.launch.migrate import migrate
    from tests.kit.client import open_client
    from tests.kit.people import create_organisation

    await migrate(os.environ["DATABASE_URL"])
    app = create_app()
    async with app.router.lifespan_context(app):
        organisation = await create_organisation("百万")
        people = [await organisation.hire(name=f"员工{number}") for number in range(PEOPLE)]
        async with open_client(app, organisation.admin) as client:
            ids = [one.user_id for one in people]
            made = []
            for number in range(size("chat_history", "others") + 1):
                form = {"name": f"群{number}", "userIds": [str(one) for one in ids]}
                made.append((await client.result("POST", "/chat/conversation/group", json=form))["id"])
            conversation, *others = made
            each = size("chat_history", "others each")
            sizes = {int(conversation): messages, **{int(one): each for one in others}}
            spent = await load(organisation.id, sizes, ids)
            print(f"\n{messages:,} messages in one conversation and {each:,} in each of {len(others)}: {spent:.0f} s")
            held = Held("chat_history")
            await measure(held, client, conversation, messages, ids[messages // 2 % PEOPLE])
    held.end()


def main() -> None:
    from tests.kit.services import run_services

    asked = next(iter(words()), size("chat_history", "messages"))
    with run_services():
        asyncio.run(run(int(asked)))


if __name__ == "__main__":
    main()
