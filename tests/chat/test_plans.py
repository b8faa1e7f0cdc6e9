"""What the calls of talk ask of the database: by index only, and no more queries for a longer list."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from typing import Any

import pytest

from schema.kit.clock import now
from server.chat import history, listing, read, search
from server.kit.database import pool
from tests.chat.conftest import Team

MANY = 20_000
_FILL = """
INSERT INTO chat_message (id, tenant_id, conversation_id, seq, rev, sender_id, kind, body, mentions, sent_at, client_id, terms)
SELECT $1::bigint + n, $2, $3::bigint, $4::bigint + n, $4::bigint + n, $5, 'text', 'word' || n, '[]', $6::timestamptz - make_interval(secs => $7::int - n), 'fill' || n,
  array_to_tsvector(ARRAY['#' || $3::bigint, 'word' || n]) FROM generate_series(1, $7::int) AS n
"""


async def _fill(team: Team, group: dict[str, object]) -> None:
    tenant, sender = team.organisation.id, team.ann.actor.user_id
    start = int(str(group["lastSeq"]))
    first = int(str(group["id"])) + 1
    async with pool().acquire() as connection, connection.transaction():
        await connection.execute(_FILL, first, tenant, int(str(group["id"])), start, sender, now(), MANY)
        text = "UPDATE chat_conversation SET last_seq = $2, rev = $2, last_message_id = $3 WHERE id = $1"
        await connection.execute(text, int(str(group["id"])), start + MANY, first + MANY)
    await pool().execute("ANALYZE chat_message, chat_conversation, chat_member")


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The statements that the reading parts of talk send."""
    sent: list[str] = []
    inner = read.reader

    def counting(work: Any = None) -> object:
        send = inner(work)

        async def note(sql: str, *values: object) -> object:
            sent.append(sql)
            return await send(sql, *values)

        return note

    with monkeypatch.context() as patch:
        patch.setattr(listing, "reader", counting)
        yield sent


async def _plan(sql: str, *values: object, settings: str = "SELECT") -> str:
    async with pool().acquire() as connection, connection.transaction():
        await connection.execute(settings)
        return "\n".join(row[0] for row in await connection.fetch(f"EXPLAIN {sql}", *values))


async def test_no_page_change_day_or_word_is_found_by_reading_all_messages(
    team: Team, monkeypatch: pytest.MonkeyPatch
) -> None:
    group = await team.ann.group(team.bob)
    await _fill(team, group)
    place = int(group["id"])
    asked: list[tuple[Any, ...]] = [
        (history._BEFORE, place, 1 << 62, 11),
        (history._FROM, place, 900, 11),
        (history._CHANGES, place, 900, 201),
        (history._ANY_BEFORE, place, 900),
        (history._AT_DATE, place, now()),
        (listing._ONE, team.ann.actor.user_id, [place]),
        (listing._MINE, team.ann.actor.user_id, team.organisation.id, False),
    ]
    for sql, *values in asked:
        plan = await _plan(sql, *values)
        assert "Seq Scan on chat_message" not in plan, plan
    words = [[place], None, None, None, None, "", search._index_query([place], "word77"), 60]
    found = await _plan(search._BY_WORDS, *words, settings=search._SETTINGS)
    assert "ix_chat_message_terms" in found and "Seq Scan on chat_message" not in found, found
    filtered: list[tuple[str, dict[int, object]]] = [
        ("ix_chat_message_sender", {2: team.cyd.actor.user_id}),
        ("ix_chat_message_kind", {5: "voice"}),
        ("ix_chat_message_at", {3: now() - timedelta(seconds=MANY - 10)}),
    ]
    for index, given in filtered:
        values = [given.get(at, value) for at, value in enumerate([[place], None, None, None, None, "", "", 120])]
        plan = await _plan(search._BY_FILTERS, *values, settings=search._WALK)
        assert index in plan and "Seq Scan on chat_message" not in plan, plan
    page = await team.bob.page(group)
    assert [one["body"] for one in page["messages"]] == [f"word{n}" for n in range(MANY - 9, MANY + 1)]
    assert [hit["message"]["body"] for hit in (await team.bob.get("message/search", text="word777"))["hits"]][-1] == (
        "word777"
    )
    by_index = await team.bob.get("message/search", text="word7")
    # Where the index of words takes too long, the newest are looked through.
    monkeypatch.setattr(search, "_SHORTLY", f"{search._SETTINGS}; SET LOCAL statement_timeout = 1")
    assert await team.bob.get("message/search", text="word7") == by_index and len(by_index["hits"]) == 20


async def test_a_list_of_many_talks_takes_no_more_queries_than_a_list_of_one(
    team: Team, monkeypatch: pytest.MonkeyPatch
) -> None:
    await team.ann.group(team.bob)
    with counted(monkeypatch) as few:
        await team.ann.get("conversation/list")
    for _ in range(6):
        await team.ann.say(await team.ann.group(team.bob, team.cyd))
    with counted(monkeypatch) as many:
        assert len((await team.ann.get("conversation/list"))["conversations"]) == 7
    assert len(few) == len(many) == 2
