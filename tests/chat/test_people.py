"""The book of addresses, friends, and messages found again."""

from schema.kit.snowflake import next_id
from schema.system.depart import Depart
from schema.system.position import Position
from schema.system.user import User
from server.kit.switches import CHAT_FRIENDS
from tests.chat.conftest import Ear, Team
from tests.kit.switch import set_switch


async def test_people_stand_in_the_order_in_which_their_names_are_read(team: Team) -> None:
    for name in ("张春", "刘淑", "阿梅", "周轩", "方芬"):
        await team.organisation.hire(name=name)
    listed = [one["realname"] for one in (await team.ann.get("person/list"))["people"]]
    assert [name for name in listed if name in {"张春", "刘淑", "阿梅", "周轩", "方芬"}] == [
        "阿梅", "方芬", "刘淑", "张春", "周轩",
    ]  # fmt: skip


async def test_people_are_found_by_name_pinyin_and_initials_without_oneself(team: Team) -> None:
    found = await team.ann.get("person/list")
    assert team.ann.id not in [one["id"] for one in found["people"]]
    assert {team.bob.id, team.cyd.id} <= {one["id"] for one in found["people"]}
    for typed in ("陈澄", "chencheng", "cc", team.cyd.actor.username):
        people = (await team.ann.get("person/list", text=typed))["people"]
        assert [one["id"] for one in people][:1] == [team.cyd.id], typed
        assert "phone" not in people[0]
    assert (await team.ann.get("person/list", text="没有这个人"))["people"] == []
    departs = await team.ann.get("person/departs")
    assert (departs[0]["name"], departs[0]["count"]) == ("总部", 4)
    inside = await team.ann.get("person/list", departId=departs[0]["id"])
    assert inside["total"] == 3
    roles = await team.ann.get("person/roles")
    mine = next(one for one in roles if one["name"] == team.bob.name)
    assert [one["id"] for one in (await team.ann.get("person/list", roleId=mine["id"]))["people"]] == [team.bob.id]
    one = await team.ann.get("person/one", userId=team.bob.id)
    assert (one["departs"], one["mayWrite"], one["depart"], one["post"]) == (["总部"], True, "总部", None)
    tenant = team.organisation.id
    await Position.create(id=next_id(), tenant_id=tenant, code="manager", name="主管")
    await User.filter(id=team.bob.actor.user_id).update(post="manager,gone")
    await Depart.filter(tenant_id=tenant).update(depart_name_en="Head office")
    team.ann.client.http.headers["international"] = "2"
    one = await team.ann.get("person/one", userId=team.bob.id)
    assert (one["depart"], one["post"]) == ("Head office", "主管、gone")
    assert (await team.ann.get("person/departs"))[0]["name"] == "Head office"


async def test_where_not_all_are_friends_one_asks_first(team: Team, ear: Ear) -> None:
    await set_switch(team.organisation.id, CHAT_FRIENDS, "0")
    assert await team.ann.refused("POST", "conversation/single", userId=team.bob.id) == "chat.not_allowed"
    asked = await team.ann.post("friend/add", userId=team.bob.id, said="我是前台")
    assert (asked["status"], asked["mayWrite"]) == ("asked", False)
    waiting = await team.bob.get("friend/list")
    assert [(one["id"], one["status"], one["said"]) for one in waiting] == [(team.ann.id, "requested", "我是前台")]
    assert ear.on(f"inbox/{team.bob.id}", "friend") == [{}]
    assert len(ear.on(f"user/{team.bob.id}", "announcement.released")) == 1
    assert await team.cyd.refused("POST", "friend/accept", userId=team.ann.id) == "chat.missing"
    await team.bob.post("friend/accept", userId=team.ann.id)
    assert (await team.ann.post("conversation/single", userId=team.bob.id))["kind"] == 1
    await team.ann.put("friend/remark", userId=team.bob.id, remark="小卜")
    assert [(one["status"], one["remark"]) for one in await team.ann.get("friend/list")] == [("accepted", "小卜")]
    await team.bob.post("friend/remove", userId=team.ann.id)
    assert await team.ann.get("friend/list") == []
    await team.cyd.post("friend/add", userId=team.ann.id)
    assert (await team.ann.post("friend/add", userId=team.cyd.id))["status"] == "accepted"
    assert (await team.cyd.get("person/one", userId=team.ann.id))["friend"] == "accepted"


async def test_messages_are_found_by_words_only_where_one_is_and_only_as_they_stand(team: Team) -> None:
    group = await team.ann.group(team.bob, name="工程群")
    other = await team.ann.group(team.cyd, name="前台群")
    tap = await team.ann.say(group, "三号楼 302 水龙头漏水 Leaking tap")
    await team.ann.say(other, "水龙头修好了吗")
    await team.ann.say(group, "水很大，龙头旁有一条水龙")
    for typed in ("水龙头", "302", "leak", "漏水 tap", "三号楼"):
        hits = (await team.bob.get("message/search", text=typed))["hits"]
        assert [hit["message"]["id"] for hit in hits] == [tap["id"]], typed
    assert hits[0]["conversation"] == {"id": group["id"], "name": "工程群", "kind": 2}
    assert len((await team.ann.get("message/search", text="水龙头"))["hits"]) == 2
    narrowed = await team.ann.get("message/search", text="水龙头", conversationId=other["id"])
    assert [hit["conversation"]["name"] for hit in narrowed["hits"]] == ["前台群"]
    assert await team.bob.refused("GET", "message/search", text="水", conversationId=other["id"]) == "chat.missing"
    for nothing in ("!!", "龙头水", "", "leaks"):
        assert (await team.bob.get("message/search", text=nothing))["hits"] == []
    await team.ann.put("message/edit", id=tap["id"], body="已修好")
    assert (await team.bob.get("message/search", text="水龙头"))["hits"] == []
    assert len((await team.bob.get("message/search", text="已修好"))["hits"]) == 1
    await team.ann.post("message/recall", id=tap["id"])
    assert (await team.bob.get("message/search", text="已修好"))["hits"] == []


async def test_hits_come_in_pages_and_by_sender_kind_and_day(team: Team) -> None:
    group = await team.ann.group(team.bob)
    for number in range(23):
        await team.ann.say(group, f"巡检 {number}")
    await team.bob.say(group, "巡检 完")
    page = await team.bob.get("message/search", text="巡检")
    assert [hit["message"]["body"] for hit in page["hits"][:2]] == ["巡检 完", "巡检 22"]
    rest = await team.bob.get("message/search", text="巡检", cursor=page["cursor"])
    assert (len(page["hits"]), len(rest["hits"]), rest["cursor"]) == (20, 4, None)
    mine = await team.ann.get("message/search", text="巡检", **{"from": team.bob.id})
    assert [hit["message"]["body"] for hit in mine["hits"]] == ["巡检 完"]
    assert len((await team.ann.get("message/search", **{"from": team.bob.id}))["hits"]) == 1
    assert (await team.ann.get("message/search", text="巡检", before="2020-01-01"))["hits"] == []
    assert (await team.ann.get("message/search", kind="image"))["hits"] == []
