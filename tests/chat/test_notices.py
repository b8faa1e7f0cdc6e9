"""What the bell says of a message that names somebody is true as long as the message is, and no longer."""

from datetime import timedelta
from typing import Any

from schema.chat.message import ChatMessage
from schema.kit.clock import now
from schema.system.announcement import Announcement, AnnouncementSend
from server.kit.actor import system_actor
from tests.chat.conftest import Ear, House, Person
from tests.chat.test_keeping import clean, thirty_days

__all__ = ["thirty_days"]


async def bell(person: Person) -> list[str]:
    answer: dict[str, Any] = await person.client.result("GET", "/sys/annountCement/listByUser")
    assert answer["sysMsgTotal"] == len(answer["sysMsgList"])
    return [one["msgAbstract"] for one in answer["sysMsgList"]]


async def test_a_recalled_message_leaves_the_bell_of_whom_it_named(house: House, ear: Ear) -> None:
    group = await house.ann.group(house.bob, house.cyd)
    kept = await house.ann.say(group, "@卜一 带钥匙", mentions=[house.bob.id])
    sent = await house.ann.say(group, "@卜一 密码是1234", mentions=[house.bob.id, house.cyd.id])
    assert (await bell(house.bob), await bell(house.cyd)) == (
        ["@卜一 密码是1234", "@卜一 带钥匙"],
        ["@卜一 密码是1234"],
    )
    await house.ann.post("message/recall", id=sent["id"])
    assert (await bell(house.bob), await bell(house.cyd)) == (["@卜一 带钥匙"], [])
    told = [ear.on(f"user/{one.id}", "announcement.revoked") for one in (house.bob, house.cyd, house.ann)]
    assert [len(one) for one in told] == [1, 1, 0]
    row = await ChatMessage.get(id=int(kept["id"]))
    assert await Announcement.filter(tenant_id=house.organisation.id).values_list("id", flat=True) == [row.notice_id]
    assert await AnnouncementSend.filter(tenant_id=house.organisation.id).count() == 1


async def test_an_edited_message_is_told_as_it_reads_now(house: House, ear: Ear) -> None:
    group = await house.ann.group(house.bob)
    sent = await house.ann.say(group, "@卜一 三号楼", mentions=[house.bob.id])
    await house.ann.put("message/edit", id=sent["id"], body="@卜一 <四号楼>")
    assert await bell(house.bob) == ["@卜一 <四号楼>"]
    row = await Announcement.get(tenant_id=house.organisation.id)
    assert "<p>@卜一 &lt;四号楼&gt;</p>" in row.msg_content and "三号楼" not in row.msg_content
    assert [one["quiet"] for one in ear.on(f"user/{house.bob.id}", "announcement.edited")] == [True]


async def test_with_talk_that_is_kept_no_longer_goes_what_was_told_of_it(house: House, thirty_days: None) -> None:
    group = await house.ann.group(house.bob)
    old = await house.ann.say(group, "@卜一 旧", mentions=[house.bob.id])
    await house.ann.say(group, "@卜一 新", mentions=[house.bob.id])
    await ChatMessage.filter(id=int(old["id"])).update(sent_at=now() - timedelta(days=40))
    await clean(house)
    assert await bell(house.bob) == ["@卜一 新"]
    assert not await Announcement.filter(tenant_id=house.organisation.id, msg_content__contains="旧").exists()


async def test_only_what_was_told_to_single_people_can_be_taken_back(house: House) -> None:
    from server.kit.unit_of_work import unit_of_work
    from server.system.api import retell, untell

    written = await Announcement.create(
        id=int((await house.ann.say(await house.ann.group(house.bob), "x"))["id"]),
        tenant_id=house.organisation.id,
        title="停水",
        msg_content="<p>停水</p>",
    )
    async with unit_of_work(system_actor(house.organisation.id)) as work:
        await retell(work, written.id, "来水")
        await untell(work, [written.id])
    assert (await Announcement.get(id=written.id)).msg_content == "<p>停水</p>"
