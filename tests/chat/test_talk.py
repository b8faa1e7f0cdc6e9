"""Talking: sent once, in one order, counted for each, and heard by those who are in it."""

import asyncio

from tests.chat.conftest import Ear, Team

HELD = ("id", "seq", "rev", "body")


async def test_two_people_have_one_talk_and_the_other_sees_it_with_the_first_message(team: Team, ear: Ear) -> None:
    first, again = await asyncio.gather(
        team.ann.post("conversation/single", userId=team.bob.id),
        team.bob.post("conversation/single", userId=team.ann.id),
    )
    assert first["id"] == again["id"]
    assert (first["kind"], first["name"], again["name"]) == (1, team.bob.name, team.ann.name)
    sent = await team.ann.say(first, "在吗")
    assert (sent["seq"], sent["rev"], sent["sender"]["realname"]) == (1, 1, team.ann.name)
    seen = await team.bob.row(first)
    assert seen is not None
    assert (seen["unread"], seen["last"]["body"], seen["peer"]["id"]) == (1, "在吗", team.ann.id)
    mine = await team.ann.row(first)
    assert mine is not None and mine["unread"] == 0
    assert [one["message"]["id"] for one in ear.on(f"chat/{first['id']}", "message")] == [sent["id"]]
    for person in (team.ann, team.bob):
        heard = ear.on(f"inbox/{person.id}", "message")
        assert [one["conversation"]["lastSeq"] for one in heard] == [1]


async def test_sent_twice_or_twice_at_once_it_is_there_once_with_the_same_answer(team: Team, ear: Ear) -> None:
    group = await team.ann.group(team.bob)
    answers = await asyncio.gather(*(team.ann.say(group, "一次", clientId="same") for _ in range(6)))
    assert len({tuple(one[key] for key in HELD) for one in answers}) == 1
    assert await team.ann.say(group, "一次", clientId="same") == answers[0]
    assert (await team.bob.bodies(group)).count("一次") == 1
    assert [one["message"]["body"] for one in ear.on(f"chat/{group['id']}", "message")].count("一次") == 1
    other = await team.ann.group(team.cyd)
    sending = {"conversationId": other["id"], "clientId": "same", "body": "x"}
    assert await team.ann.refused("POST", "message/send", **sending) == "chat.client_id"
    assert (await team.bob.say(group, "一次", clientId="same"))["seq"] == answers[0]["seq"] + 1


async def test_twenty_at_once_stand_in_one_order_without_a_gap_for_everybody(team: Team, ear: Ear) -> None:
    group = await team.ann.group(team.bob, team.cyd)
    before = group["lastSeq"]
    people = (team.ann, team.bob, team.cyd)
    await asyncio.gather(*(people[number % 3].say(group, f"第{number}句") for number in range(20)))
    pages = [await person.page(group, after=before, limit=50) for person in people]
    orders = [[(one["seq"], one["id"]) for one in page["messages"]] for page in pages]
    assert orders[0] == orders[1] == orders[2]
    assert [seq for seq, _ in orders[0]] == list(range(before + 1, before + 21))
    told = [one["message"] for one in ear.on(f"chat/{group['id']}", "message")][before:]
    assert sorted((one["seq"], one["id"]) for one in told) == orders[0]


async def test_a_line_that_was_taken_back_is_not_unread(team: Team) -> None:
    group = await team.ann.group(team.bob)
    await team.bob.post("conversation/read", id=group["id"], seq=10**6)
    lines = [await team.ann.say(group, body) for body in ("二楼漏水", "发错了", "请去看看")]
    await team.ann.post("message/recall", id=lines[1]["id"])
    assert ((await team.bob.row(group) or {})["unread"], (await team.bob.get("conversation/list"))["unread"]) == (2, 2)
    await team.bob.post("conversation/read", id=group["id"], seq=lines[1]["seq"])
    assert (await team.bob.row(group) or {})["unread"] == 1


async def test_what_is_unread_counts_until_it_is_read_and_never_runs_backwards(team: Team, ear: Ear) -> None:
    group = await team.ann.group(team.bob)
    last = 0
    for text in ("一", "二", "三"):
        last = (await team.ann.say(group, text))["seq"]
    assert (await team.bob.get("conversation/list"))["unread"] == last
    read = await team.bob.post("conversation/read", id=group["id"], seq=last - 1)
    assert read == {"lastReadSeq": last - 1}
    assert await team.bob.post("conversation/read", id=group["id"], seq=1) == read
    assert ear.on(f"chat/{group['id']}", "read") == [{"userId": team.bob.id, "seq": last - 1}]
    assert ear.on(f"inbox/{team.bob.id}", "read") == [{"conversationId": group["id"], "lastReadSeq": last - 1}]
    assert (await team.bob.post("conversation/read", id=group["id"], seq=10**9))["lastReadSeq"] == last
    row = await team.bob.row(group)
    assert row is not None and row["unread"] == 0
    seen = await team.ann.get("message/seenBy", id=(await team.ann.page(group))["messages"][-1]["id"])
    assert ([one["id"] for one in seen["seen"]], seen["unseen"]) == ([team.bob.id], [])
    await team.bob.say(group, "我说")
    assert (await team.bob.row(group) or {})["unread"] == 0


async def test_history_comes_in_pages_both_ways_and_around_a_place(team: Team) -> None:
    group = await team.ann.group(team.bob)
    for number in range(25):
        await team.ann.say(group, str(number))
    newest = await team.bob.page(group)
    assert [one["body"] for one in newest["messages"]] == [str(number) for number in range(15, 25)]
    assert (newest["hasBefore"], newest["hasAfter"], newest["lastSeq"]) == (True, False, 26)
    older = await team.bob.page(group, before=newest["messages"][0]["seq"])
    assert ([one["body"] for one in older["messages"]][-1], older["hasAfter"]) == ("14", True)
    first = await team.bob.page(group, before=4)
    assert ([one["seq"] for one in first["messages"]], first["hasBefore"]) == ([1, 2, 3], False)
    around = await team.bob.page(group, around=12, limit=4)
    assert [one["seq"] for one in around["messages"]] == [10, 11, 12, 13]
    assert (around["hasBefore"], around["hasAfter"]) == (True, True)
    after = await team.bob.page(group, after=24, limit=10)
    assert ([one["seq"] for one in after["messages"]], after["hasAfter"], after["hasBefore"]) == ([25, 26], False, True)


async def test_a_reply_a_mention_and_a_muted_group(team: Team, ear: Ear) -> None:
    group = await team.ann.group(team.bob, team.cyd)
    await team.bob.post("conversation/mute", id=group["id"], muted=True)
    asked = await team.ann.say(group, "谁有空")
    assert (await team.bob.get("conversation/list"))["unread"] == 0
    named = await team.cyd.say(group, "@卜一 你去", replyTo=asked["id"], mentions=[team.bob.id, "999", "x"])
    assert named["mentions"] == [team.bob.id]
    assert named["replyTo"] == {
        "id": asked["id"],
        "seq": asked["seq"],
        "sender": team.ann.name,
        "kind": "text",
        "body": "谁有空",
        "recalled": False,
    }
    row = await team.bob.row(group)
    assert row is not None and (row["mentioned"], row["muted"]) == (True, True)
    assert [one["msgTxt"] for one in ear.on(f"user/{team.bob.id}")] == [f"陈澄在{group['name']}中提到了你"]
    assert ear.on(f"user/{team.ann.id}") == []
    assert [one["mentioned"] for one in ear.on(f"inbox/{team.bob.id}", "message")][-1]
    await team.bob.post("conversation/read", id=group["id"], seq=named["seq"])
    assert not (await team.bob.row(group) or {})["mentioned"]
    everybody = await team.ann.say(group, "@所有人", mentions=["all"])
    assert (await team.cyd.row(group) or {})["mentioned"]
    await team.ann.post("message/recall", id=everybody["id"])
    assert not (await team.cyd.row(group) or {})["mentioned"]


async def test_what_cannot_be_sent_is_refused_by_name(team: Team) -> None:
    group = await team.ann.group(team.bob)
    say = {"conversationId": group["id"], "clientId": "c"}
    for body, refusal in (("", "chat.empty"), ("  ", "chat.empty"), ("长" * 4001, "chat.too_long")):
        assert await team.ann.refused("POST", "message/send", **say, body=body) == refusal
    assert await team.ann.refused("POST", "message/send", **say, body="x", kind="system") == "input.invalid"
    assert await team.ann.refused("POST", "message/send", **say, body="x", replyTo="77") == "chat.missing"
    assert await team.ann.refused("POST", "message/send", **say, kind="image") == "chat.media_wrong"
    assert await team.cyd.refused("POST", "message/send", **say, body="x") == "chat.missing"
    assert (await team.ann.say(group, "长" * 4000))["seq"] == 2


async def test_whoever_reads_the_talk_has_read_the_notice_that_named_them(team: Team) -> None:
    group, other = await team.ann.group(team.bob), await team.ann.group(team.bob, name="别的群")

    async def waiting() -> int:
        bell = await team.bob.client.result("GET", "/sys/annountCement/listByUser")
        return int(bell["sysMsgTotal"])

    sent = await team.ann.say(group, "@卜一 来", mentions=[team.bob.id])
    await team.ann.say(other, "@卜一 也来", mentions=[team.bob.id])
    assert await waiting() == 2
    await team.bob.post("conversation/read", id=group["id"], seq=sent["seq"])
    assert await waiting() == 1
