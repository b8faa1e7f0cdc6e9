"""A conversation with a million messages: pages at its end, in the middle and at its beginning, changes, days and words.

Run `python -m tests.bench.chat_history [messages]`. Each call is told against its statement on bare asyncpg; wanted are 30 ms.
"""

import asyncio
import os
import sys
import time
from typing import Any

from tests.bench.huge import timed

MESSAGES = 1_000_000
STEP = 50_000
WANTED = 30.0
PEOPLE = 20
_LOAD = """
INSERT INTO chat_message (id, tenant_id, conversation_id, seq, rev, sender_id, kind, body, mentions, sent_at, client_id, terms)
SELECT $1::bigint + n, $2, $3::bigint, n, n, ($4::bigint[])[1 + n % cardinality($4)], 'text', '请看' || n || '房的水管，漏水了',
  '[]', $5::timestamptz + n * interval '10 seconds', 'bench' || n,
  array_to_tsvector(ARRAY['#' || $3::text, '请看', '看', n::text, '房的', '的水', '水管', '管', '漏水', '水了', '了'])
FROM generate_series($6::int, $7::int) n
"""
_COUNTED = """
UPDATE chat_conversation SET last_seq = $2, rev = $2, last_at = now(),
  last_message_id = (SELECT id FROM chat_message WHERE conversation_id = $1 AND seq = $2) WHERE id = $1
"""
_BEFORE = "SELECT * FROM chat_message WHERE conversation_id = $1 AND seq < $2 ORDER BY seq DESC LIMIT 11"
_CHANGES = "SELECT * FROM chat_message WHERE conversation_id = $1 AND rev > $2 ORDER BY rev LIMIT 201"
_DAY = "SELECT seq FROM chat_message WHERE conversation_id = $1 AND sent_at >= $2 ORDER BY sent_at, seq LIMIT 1"


async def load(tenant_id: int, conversation: int, people: list[int], messages: int) -> float:
    """Seconds it took, with all indexes in place."""
    from datetime import UTC, datetime

    from schema.kit.snowflake import next_id
    from server.kit.database import pool

    begun, first = time.perf_counter(), next_id() + 1
    await pool().execute("DELETE FROM chat_message WHERE conversation_id = $1", conversation)
    start = datetime(2024, 1, 1, tzinfo=UTC)
    for low in range(1, messages + 1, STEP):
        high = min(low + STEP - 1, messages)
        await pool().execute(_LOAD, first, tenant_id, conversation, people, start, low, high, timeout=600)
    await pool().execute(_COUNTED, conversation, messages)
    await pool().execute("VACUUM ANALYZE chat_message", timeout=600)
    return time.perf_counter() - begun


async def compare(title: str, call: Any, bare: Any) -> None:
    ours, worst = await timed(call)
    floor, _ = await timed(bare)
    verdict = "" if ours < WANTED else f"  TOO SLOW: wanted < {WANTED:.0f} ms"
    print(f"{title:40} {ours:7.1f} ms  p99 {worst:7.1f}  bare SQL {floor:6.2f} ms  x{ours / floor:5.1f}{verdict}")


async def measure(client: Any, conversation: str, messages: int) -> None:
    from datetime import datetime

    from server.kit.database import pool

    place, middle = int(conversation), messages // 2

    def get(path: str, **query: Any) -> Any:
        return lambda: client.result("GET", f"/chat/message/{path}", params={"conversationId": conversation, **query})

    def rows(sql: str, *values: Any) -> Any:
        return lambda: pool().fetch(sql, place, *values)

    await compare("newest ten", get("list"), rows(_BEFORE, messages + 1))
    await compare("ten before the middle", get("list", before=middle), rows(_BEFORE, middle))
    await compare("ten around the middle", get("list", around=middle), rows(_BEFORE, middle))
    await compare("the first ten", get("list", after=0), rows(_BEFORE, 11))
    await compare("fifty, the largest page", get("list", before=middle, limit=50), rows(_BEFORE, middle))
    await compare("200 changes since an hour", get("changes", since=messages - 360), rows(_CHANGES, messages - 360))
    day = (
        await pool().fetchval("SELECT sent_at FROM chat_message WHERE conversation_id = $1 AND seq = $2", place, middle)
    ).date()
    moment = datetime.fromisoformat(f"{day}T00:00:00+08:00")
    await compare("the first of a day", get("atDate", date=str(day)), rows(_DAY, moment))
    found = {"conversationId": conversation, "text": f"{middle}房的水管"}
    search = lambda: client.result("GET", "/chat/message/search", params=found)  # noqa: E731
    assert (await search())["hits"], "the message is found"
    await compare("one message by its words", search, rows(_BEFORE, middle))


async def run(messages: int) -> None:
    from server.app import create_app
    from server.launch.migrate import migrate
    from tests.kit.client import open_client
    from tests.kit.people import found

    await migrate(os.environ["DATABASE_URL"])
    app = create_app()
    async with app.router.lifespan_context(app):
        organisation = await found("百万")
        people = [await organisation.hire(name=f"员工{number}") for number in range(PEOPLE)]
        async with open_client(app, organisation.admin) as client:
            form = {"name": "百万", "userIds": [str(one.user_id) for one in people]}
            conversation = (await client.result("POST", "/chat/conversation/group", json=form))["id"]
            ids = [one.user_id for one in people]
            spent = await load(organisation.id, int(conversation), ids, messages)
            print(f"\n{messages:,} messages in one conversation, {messages / spent:,.0f} a second with all indexes")
            await measure(client, conversation, messages)


def main() -> None:
    from tests.kit.services import run_services

    with run_services():
        asyncio.run(run(int(sys.argv[1]) if len(sys.argv) > 1 else MESSAGES))


if __name__ == "__main__":
    main()
