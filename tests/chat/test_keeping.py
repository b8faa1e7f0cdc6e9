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
from tests.chat.conftest import Ear, House, Person
from tests.chat.test_members import picture, reads, stored
from tests.kit.switch import turn
from workers.jobs.talk import clean_talk


@pytest_asyncio.fixture
async def thirty_days(house: House) -> None:
    await turn(house.organisation.id, CHAT_DAYS, "30")


async def clean(house: House) -> str | None:
    return await clean_talk(JobCall(system_actor(house.organisation.id), {}, now()))


async def age(*messages: dict[str, Any]) -> None:
    ids = [int(one["id"]) for one in messages]
    await ChatMessage.filter(id__in=ids).update(sent_at=now() - timedelta(days=40))


async def shown(person: Person, group: dict[str, Any], path: str) -> dict[str, Any]:
    return await person.say(group, "", kind="image", media={"path": path})


async def test_nothing_goes_where_talk_is_kept_for_ever(house: House) -> None:
    group = await house.ann.group(house.bob)
    await age(await house.ann.say(group, "旧"))
    assert await clean(house) is None
    assert "旧" in await house.bob.bodies(group)


async def test_old_messages_go_and_no_number_counts_them(house: House, thirty_days: None, ear: Ear) -> None:
    group = await house.ann.group(house.bob, house.cyd, name="夜班")
    begun = (await house.ann.page(group))["messages"][0]
    old = await house.ann.say(group, "旧的水表读数", mentions=[house.bob.id])
    await house.bob.post("message/react", id=old["id"], emoji="👍", on=True)
    await age(begun, old)
    new = await house.ann.say(group, "新的水表读数", replyTo=old["id"])
    before = (await house.bob.row(group) or {})["rev"]
    assert await clean(house) == "删除2条消息、0个文件 | Messages deleted: 2, files: 0"

    page = await house.bob.page(group)
    assert [(one["body"], one["replyTo"]) for one in page["messages"]] == [("新的水表读数", None)]
    assert not page["hasBefore"]
    hits = (await house.bob.get("message/search", text="水表读数"))["hits"]
    assert [one["message"]["id"] for one in hits] == [new["id"]]
    assert await Reaction.filter(message_id=int(old["id"])).count() == 0
    for person, unread in ((house.ann, 0), (house.bob, 1), (house.cyd, 1)):
        row = await person.row(group) or {}
        assert (row["unread"], row["mentioned"], row["last"]["body"]) == (unread, False, "新的水表读数")

    # Windows that are open are told, and those that were away learn it when they ask what they missed.
    assert ear.on(f"chat/{group['id']}", "swept") == [{"firstSeq": new["seq"]}]
    told = ear.on(f"inbox/{house.bob.id}", "conversation")[-1]["conversation"]
    assert (told["id"], told["unread"], told["mentioned"]) == (group["id"], 1, False)
    missed = await house.bob.get("message/changes", conversationId=group["id"], since=before)
    assert (missed["messages"], missed["firstSeq"]) == ([], new["seq"])
    assert await clean(house) is None


async def test_a_conversation_of_which_nothing_is_kept_goes_on(house: House, thirty_days: None) -> None:
    group = await house.ann.group(house.bob)
    begun = (await house.ann.page(group))["messages"][0]
    await age(begun, await house.ann.say(group, "旧"))
    await clean(house)
    row = await house.bob.row(group) or {}
    assert (row["last"], row["unread"]) == (None, 0)
    next_one = await house.ann.say(group, "新")
    assert (next_one["seq"], await house.bob.bodies(group)) == (3, ["新"])
    assert (await house.bob.row(group) or {})["unread"] == 1


async def test_files_go_with_the_last_message_that_shows_them(house: House, thirty_days: None) -> None:
    group = await house.ann.group(house.bob)
    gone, kept = [await stored(house.ann, picture(form), f"房间.{form}") for form in ("png", "jpeg")]
    old, also = await shown(house.ann, group, gone), await shown(house.ann, group, kept)
    await house.bob.post("message/forward", ids=[also["id"]], conversationIds=[group["id"]], clientId="again")
    key = (await File.get(file_path=gone)).store_key
    await age(old, also)
    assert await clean(house) == "删除2条消息、1个文件 | Messages deleted: 2, files: 1"
    assert not await File.filter(file_path=gone).exists()
    assert await storage().size(key) is None
    assert not await reads(house.ann, gone)
    assert await reads(house.bob, kept)
    assert await ChatFile.filter(conversation_id=int(group["id"])).count() == 1
