"""What a message costs however many are in the conversation: rows, words, and what each list is told."""

import asyncio

from starlette.applications import Starlette

from server.kit.database import pool
from server.kit.outbox import insert_events
from tests.chat.conftest import Ear, Team

_LONG = "水管漏水，" * 200


async def test_a_message_is_one_row_for_the_conversation_and_one_for_all_lists(team: Team, ear: Ear) -> None:
    talk = await team.ann.group(team.bob, team.cyd)
    start = len(ear.events)
    sent = await team.ann.say(talk, _LONG)
    told, lists = [event for event in ear.events[start:] if event.topic == f"chat/{talk['id']}"]
    assert told.fan is None and told.data["message"]["body"] == sent["body"] == _LONG
    assert set(lists.topics) == {f"inbox/{one.id}" for one in (team.ann, team.bob, team.cyd)}
    line = lists.data["message"]
    assert line["body"] == _LONG[:120] and (line["seq"], line["id"]) == (sent["seq"], sent["id"])
    assert not {"mentions", "reactions", "replyTo"} & set(line)


async def test_who_is_named_is_told_so_and_nobody_else(team: Team, ear: Ear) -> None:
    talk = await team.ann.group(team.bob, team.cyd)
    start = len(ear.events)
    await team.ann.say(talk, "你来", mentions=[team.bob.id])
    lists = [event for event in ear.events[start:] if event.op == "message" and event.fan]
    named = {name: event.data["mentioned"] for event in lists for name in event.topics}
    assert named == {f"inbox/{one.id}": one is team.bob for one in (team.ann, team.bob, team.cyd)}


async def test_the_list_read_anew_has_the_same_line(team: Team, ear: Ear) -> None:
    talk = await team.ann.group(team.bob)
    await team.ann.say(talk, _LONG)
    row = await team.bob.row(talk)
    assert row is not None and row["last"] == ear.on(f"inbox/{team.bob.id}", "message")[-1]["message"]


async def test_what_one_row_tells_many_reaches_each_once_and_in_order(app: Starlette, team: Team, ear: Ear) -> None:
    """Also when it lies there again, as somebody leaves it who dies before clearing what Redis has."""
    talk = await team.ann.group(team.bob, team.cyd)
    publisher, tenant = app.state.live.publisher, team.ann.actor.tenant_id
    keys = [f"t{tenant}/inbox/{one.id}" for one in (team.ann, team.bob, team.cyd)]
    await _cleared(tenant)
    before = [await publisher.read(key) for key in keys]
    await team.ann.say(talk, "一")
    await _cleared(tenant)
    told = next(event for event in reversed(ear.events) if event.fan)
    async with pool().acquire() as connection, connection.transaction():
        [again] = await insert_events(connection, [told])
        late = "UPDATE sys_outbox SET id = $1, created_at = now() - interval '1 min' WHERE id = $2"
        await connection.execute(late, told.id, again.id)
    await team.ann.say(talk, "二")
    await _cleared(tenant)
    for key, old in zip(keys, before, strict=True):
        missed = (await publisher.read(key, old.epoch, old.last)).missed
        assert [event.content()["data"]["message"]["body"] for event in missed] == ["一", "二"]


async def _cleared(tenant: int) -> None:
    async with asyncio.timeout(20):
        while await pool().fetchval("SELECT count(*) FROM sys_outbox WHERE tenant_id = $1", tenant):  # noqa: ASYNC110
            await asyncio.sleep(0.02)
