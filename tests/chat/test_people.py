"""The book of addresses, friends, and messages found again."""

from schema.kit.snowflake import next_id
from schema.system.depart import Depart
from schema.system.position import Position
from schema.system.user import User
from server.kit.switches import CHAT_FRIENDS
from tests.chat.conftest import Ear, House
from tests.kit.switch import turn


async def test_people_stand_in_the_order_in_which_their_names_are_read(house: House) -> None:
    for name in ("张春", "刘淑", "阿梅", "周轩", "方芬"):
        await house.organisation.hire(name=name)
    listed = [one["realname"] for one in (await house.ann.get("person/list"))["people"]]
    assert [name for name in listed if name in {"张春", "刘淑", "阿梅", "周轩", "方芬"}] == [
        "阿梅", "方芬", "刘淑", "张春", "周轩",
    ]  # fmt: skip


async def test_people_are_found_by_name_pinyin_and_initials_without_oneself(house: House) -> None:
    found = await house.ann.get("person/list")
    assert house.ann.id not in [one["id"] for one in found["people"]]
    assert {house.bob.id, house.cyd.id} <= {one["id"] for one in found["people"]}
    for typed in ("陈澄", "chencheng", "cc", house.cyd.actor.username):
        people = (await house.ann.get("person/list", text=typed))["people"]
        assert [one["id"] for one in people][:1] == [house.cyd.id], typed
        assert "phone" not in people[0]
    assert (await house.ann.get("person/list", text="没有这个人"))["people"] == []
    departs = await house.ann.get("person/departs")
    assert (departs[0]["name"], departs[0]["count"]) == ("总部", 4)
    inside = await house.ann.get("person/list", departId=departs[0]["id"])
    assert inside["total"] == 3
    roles = await house.ann.get("person/roles")
    mine = next(one for one in roles if one["name"] == house.bob.name)
    assert [one["id"] for one in (await house.ann.get("person/list", roleId=mine["id"]))["people"]] == [house.bob.id]
    one = await house.ann.get("person/one", userId=house.bob.id)
    assert (one["departs"], one["mayWrite"], one["depart"], one["post"]) == (["总部"], True, "总部", None)
    tenant = house.organisation.id
    await Position.create(id=next_id(), tenant_id=tenant, code="manager", name="主管")
    await User.filter(id=house.bob.actor.user_id).update(post="manager,gone")
    await Depart.filter(tenant_id=tenant).update(depart_name_en="Head office")
    house.ann.client.http.headers["international"] = "2"
    one = await house.ann.get("person/one", userId=house.bob.id)
    assert (one["depart"], one["post"]) == ("Head office", "主管、gone")
    assert (await house.ann.get("person/departs"))[0]["name"] == "Head office"


async def test_where_not_all_are_friends_one_asks_first(house: House, ear: Ear) -> None:
    await turn(house.organisation.id, CHAT_FRIENDS, "0")
    assert await house.ann.refused("POST", "conversation/single", userId=house.bob.id) == "chat.not_allowed"
    asked = await house.ann.post("friend/add", userId=house.bob.id, said="我是前台")
    assert (asked["status"], asked["mayWrite"]) == ("asked", False)
    waiting = await house.bob.get("friend/list")
    assert [(one["id"], one["status"], one["said"]) for one in waiting] == [(house.ann.id, "requested", "我是前台")]
    assert ear.on(f"inbox/{house.bob.id}", "friend") == [{}]
    assert len(ear.on(f"user/{house.bob.id}", "announcement.released")) == 1
    assert await house.cyd.refused("POST", "friend/accept", userId=house.ann.id) == "chat.missing"
    await house.bob.post("friend/accept", userId=house.ann.id)
    assert (await house.ann.post("conversation/single", userId=house.bob.id))["kind"] == 1
    await house.ann.put("friend/remark", userId=house.bob.id, remark="小卜")
    assert [(one["status"], one["remark"]) for one in await house.ann.get("friend/list")] == [("accepted", "小卜")]
    await house.bob.post("friend/remove", userId=house.ann.id)
    assert await house.ann.get("friend/list") == []
    await house.cyd.post("friend/add", userId=house.ann.id)
    assert (await house.ann.post("friend/add", userId=house.cyd.id))["status"] == "accepted"
    assert (await house.cyd.get("person/one", userId=house.ann.id))["friend"] == "accepted"


async def test_messages_are_found_by_words_only_where_one_is_and_only_as_they_stand(house: House) -> None:
    group = await house.ann.group(house.bob, name="工程群")
    other = await house.ann.group(house.cyd, name="前台群")
    tap = await house.ann.say(group, "三号楼 302 水龙头漏水 Leaking tap")
    await house.ann.say(other, "水龙头修好了吗")
    await house.ann.say(group, "水很大，龙头旁有一条水龙")
    for typed in ("水龙头", "302", "leak", "漏水 tap", "三号楼"):
        hits = (await house.bob.get("message/search", text=typed))["hits"]
        assert [hit["message"]["id"] for hit in hits] == [tap["id"]], typed
    assert hits[0]["conversation"] == {"id": group["id"], "name": "工程群", "kind": 2}
    assert len((await house.ann.get("message/search", text="水龙头"))["hits"]) == 2
    narrowed = await house.ann.get("message/search", text="水龙头", conversationId=other["id"])
    assert [hit["conversation"]["name"] for hit in narrowed["hits"]] == ["前台群"]
    assert await house.bob.refused("GET", "message/search", text="水", conversationId=other["id"]) == "chat.missing"
    for nothing in ("!!", "龙头水", "", "leaks"):
        assert (await house.bob.get("message/search", text=nothing))["hits"] == []
    await house.ann.put("message/edit", id=tap["id"], body="已修好")
    assert (await house.bob.get("message/search", text="水龙头"))["hits"] == []
    assert len((await house.bob.get("message/search", text="已修好"))["hits"]) == 1
    await house.ann.post("message/recall", id=tap["id"])
    assert (await house.bob.get("message/search", text="已修好"))["hits"] == []


async def test_hits_come_in_pages_and_by_sender_kind_and_day(house: House) -> None:
    group = await house.ann.group(house.bob)
    for number in range(23):
        await house.ann.say(group, f"巡检 {number}")
    await house.bob.say(group, "巡检 完")
    page = await house.bob.get("message/search", text="巡检")
    assert [hit["message"]["body"] for hit in page["hits"][:2]] == ["巡检 完", "巡检 22"]
    rest = await house.bob.get("message/search", text="巡检", cursor=page["cursor"])
    assert (len(page["hits"]), len(rest["hits"]), rest["cursor"]) == (20, 4, None)
    mine = await house.ann.get("message/search", text="巡检", **{"from": house.bob.id})
    assert [hit["message"]["body"] for hit in mine["hits"]] == ["巡检 完"]
    assert len((await house.ann.get("message/search", **{"from": house.bob.id}))["hits"]) == 1
    assert (await house.ann.get("message/search", text="巡检", before="2020-01-01"))["hits"] == []
    assert (await house.ann.get("message/search", kind="image"))["hits"] == []
