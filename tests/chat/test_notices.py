"""What the bell says of a message that names somebody is true as long as the message is, and no longer."""

from datetime import timedelta
from typing import Any

from schema.chat.message import ChatMessage
from schema.kit.clock import now
from schema.system.announcement import Announcement, AnnouncementSend
from server.kit.actor import system_actor
from tests.chat.conftest import Ear, Person, Team
from tests.chat.test_keeping import clean, thirty_days

__all__ = ["thirty_days"]


async def bell(person: Person) -> list[str]:
    answer: dict[str, Any] = await person.client.result("GET", "/sys/annountCement/listByUser")
    assert answer["sysMsgTotal"] == len(answer["sysMsgList"])
    return [one["msgAbstract"] for one in answer["sysMsgList"]]


async def test_a_recalled_message_leaves_the_bell_of_whom_it_named(team: Team, ear: Ear) -> None:
    group = await team.ann.group(team.bob, team.cyd)
    kept = await team.ann.say(group, "@卜一 带钥匙", mentions=[team.bob.id])
    sent = await team.ann.say(group, "@卜一 密码是1234", mentions=[team.bob.id, team.cyd.id])
    assert (await bell(team.bob), await bell(team.cyd)) == (
        ["@卜一 密码是1234", "@卜一 带钥匙"],
        ["@卜一 密码是1234"],
    )
    await team.ann.post("message/recall", id=sent["id"])
    assert (await bell(team.bob), await bell(team.cyd)) == (["@卜一 带钥匙"], [])
    told = [ear.on(f"user/{one.id}", "announcement.revoked") for one in (team.bob, team.cyd, team.ann)]
    assert [len(one) for one in told] == [1, 1, 0]
    row = await ChatMessage.get(id=int(kept["id"]))
    assert await Announcement.filter(tenant_id=team.organisation.id).values_list("id", flat=True) == [row.notice_id]
    assert await AnnouncementSend.filter(tenant_id=team.organisation.id).count() == 1


async def test_an_edited_message_is_told_as_it_reads_now(team: Team, ear: Ear) -> None:
    group = await team.ann.group(team.bob)
    sent = await team.ann.say(group, "@卜一 三号楼", mentions=[team.bob.id])
    await team.ann.put("message/edit", id=sent["id"], body="@卜一 <四号楼>")
    assert await bell(team.bob) == ["@卜一 <四号楼>"]
    row = await Announcement.get(tenant_id=team.organisation.id)
    assert "<p>@卜一 &lt;四号楼&gt;</p>" in row.msg_content and "三号楼" not in row.msg_content
    assert [one["quiet"] for one in ear.on(f"user/{team.bob.id}", "announcement.edited")] == [True]


async def test_with_talk_that_is_kept_no_longer_goes_what_was_told_of_it(team: Team, thirty_days: None) -> None:
    group = await team.ann.group(team.bob)
    old = await team.ann.say(group, "@卜一 旧", mentions=[team.bob.id])
    await team.ann.say(group, "@卜一 新", mentions=[team.bob.id])
    await ChatMessage.filter(id=int(old["id"])).update(sent_at=now() - timedelta(days=40))
    await clean(team)
    assert await bell(team.bob) == ["@卜一 新"]
    assert not await Announcement.filter(tenant_id=team.organisation.id, msg_content__contains="旧").exists()


async def test_only_what_was_told_to_single_people_can_be_taken_back(team: Team) -> None:
    from server.kit.unit_of_work import unit_of_work
    from server.system.api import update_notification, withdraw_notification

    written = await Announcement.create(
        id=int((await team.ann.say(await team.ann.group(team.bob), "x"))["id"]),
        tenant_id=team.organisation.id,
        title="停水",
        msg_content="<p>停水</p>",
    )
    async with unit_of_work(system_actor(team.organisation.id)) as work:
        await update_notification(work, written.id, "来水")
        await withdraw_notification(work, [written.id])
    assert (await Announcement.get(id=written.id)).msg_content == "<p>停水</p>"
