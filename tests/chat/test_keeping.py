"""Where an organisation keeps talk for some days only, older messages and their files go, for every window at once."""

from datetime import timedelta
from typing import Any

import pytest_asyncio

from schema.chat.message import ChatFile, ChatMessage, Reaction
from schema.kit.clock import now
from schema.system.file import File
from server.jobs.fires import JobCall
from server.kit.actor import system_actor
from server.kit.storage import storage
from server.kit.switches import CHAT_DAYS
from tests.chat.conftest import Ear, Person, Team
from tests.chat.test_members import picture, reads, stored
from tests.kit.switch import set_switch
from workers.jobs.talk import clean_talk


@pytest_asyncio.fixture
async def thirty_days(team: Team) -> None:
    await set_switch(team.organisation.id, CHAT_DAYS, "30")


async def clean(team: Team) -> str | None:
    return await clean_talk(JobCall(system_actor(team.organisation.id), {}, now()))


async def age(*messages: dict[str, Any]) -> None:
    ids = [int(one["id"]) for one in messages]
    await ChatMessage.filter(id__in=ids).update(sent_at=now() - timedelta(days=40))


async def shown(person: Person, group: dict[str, Any], path: str) -> dict[str, Any]:
    return await person.say(group, "", kind="image", media={"path": path})


async def test_nothing_goes_where_talk_is_kept_for_ever(team: Team) -> None:
    group = await team.ann.group(team.bob)
    await age(await team.ann.say(group, "旧"))
    assert await clean(team) is None
    assert "旧" in await team.bob.bodies(group)


async def test_old_messages_go_and_no_number_counts_them(team: Team, thirty_days: None, ear: Ear) -> None:
    group = await team.ann.group(team.bob, team.cyd, name="夜班")
    begun = (await team.ann.page(group))["messages"][0]
    old = await team.ann.say(group, "旧的水表读数", mentions=[team.bob.id])
    await team.bob.post("message/react", id=old["id"], emoji="👍", on=True)
    await age(begun, old)
    new = await team.ann.say(group, "新的水表读数", replyTo=old["id"])
    before = (await team.bob.row(group) or {})["rev"]
    assert await clean(team) == "删除2条消息、0个文件 | Messages deleted: 2, files: 0"

    page = await team.bob.page(group)
    assert [(one["body"], one["replyTo"]) for one in page["messages"]] == [("新的水表读数", None)]
    assert not page["hasBefore"]
    hits = (await team.bob.get("message/search", text="水表读数"))["hits"]
    assert [one["message"]["id"] for one in hits] == [new["id"]]
    assert await Reaction.filter(message_id=int(old["id"])).count() == 0
    for person, unread in ((team.ann, 0), (team.bob, 1), (team.cyd, 1)):
        row = await person.row(group) or {}
        assert (row["unread"], row["mentioned"], row["last"]["body"]) == (unread, False, "新的水表读数")

    # Windows that are open are told, and those that were away learn it when they ask what they missed.
    assert ear.on(f"chat/{group['id']}", "swept") == [{"firstSeq": new["seq"]}]
    told = ear.on(f"inbox/{team.bob.id}", "conversation")[-1]["conversation"]
    assert (told["id"], told["unread"], told["mentioned"]) == (group["id"], 1, False)
    missed = await team.bob.get("message/changes", conversationId=group["id"], since=before)
    assert (missed["messages"], missed["firstSeq"]) == ([], new["seq"])
    assert await clean(team) is None


async def test_a_conversation_of_which_nothing_is_kept_goes_on(team: Team, thirty_days: None) -> None:
    group = await team.ann.group(team.bob)
    begun = (await team.ann.page(group))["messages"][0]
    await age(begun, await team.ann.say(group, "旧"))
    await clean(team)
    row = await team.bob.row(group) or {}
    assert (row["last"], row["unread"]) == (None, 0)
    next_one = await team.ann.say(group, "新")
    assert (next_one["seq"], await team.bob.bodies(group)) == (3, ["新"])
    assert (await team.bob.row(group) or {})["unread"] == 1


async def test_files_go_with_the_last_message_that_shows_them(team: Team, thirty_days: None) -> None:
    group = await team.ann.group(team.bob)
    gone, kept = [await stored(team.ann, picture(form), f"房间.{form}") for form in ("png", "jpeg")]
    old, also = await shown(team.ann, group, gone), await shown(team.ann, group, kept)
    await team.bob.post("message/forward", ids=[also["id"]], conversationIds=[group["id"]], clientId="again")
    key = (await File.get(file_path=gone)).store_key
    await age(old, also)
    assert await clean(team) == "删除2条消息、1个文件 | Messages deleted: 2, files: 1"
    assert not await File.filter(file_path=gone).exists()
    assert await storage().size(key) is None
    assert not await reads(team.ann, gone)
    assert await reads(team.bob, kept)
    assert await ChatFile.filter(conversation_id=int(group["id"])).count() == 1
