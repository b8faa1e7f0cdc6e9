"""Talk about records: cards with the viewer's rights, threads for whoever may read the record, and for nobody else."""

import re

from schema.domains import registry
from schema.system.role import RolePermission, UserRole
from server.chat.card_plans import is_disclosed
from server.kit.control import rights_changed
from tests.chat.conftest import Ear, Person, Team
from tests.kit.people import Organisation
from tests.rental.village import Village, build

DESK = ("rental:order:list", "rental:house:list", "rental:unit:list", "rental:room:list")


async def _take_rights(organisation: Organisation, person: Person) -> None:
    links = await UserRole.filter(user_id=person.actor.user_id)
    await RolePermission.filter(role_id__in=[link.role_id for link in links]).delete()
    await rights_changed(organisation.id, person.actor.user_id)


async def _village(team: Team) -> Village:
    return await build(team.organisation)


async def test_a_card_tells_what_the_viewer_may_read_and_nothing_else(team: Team) -> None:
    village = await _village(team)
    order = await village.book(village.whole, 0, 2)
    desk = await team.hire("前台", *DESK)
    link, unit = f"/rental/order?open={order['id']}", f"rental/unit/{village.whole.id}"
    others = [
        "/rental/order?open=1",
        "/rental/order",
        "https://elsewhere.example/rental/order?open=1",
        "x",
        "/a/b?id=1",
    ]
    asked = [
        link,
        f"http://guanjia.test/rental/order?id={order['id']}",
        unit,
        f"/rental/lease?open={order['id']}",
        *others,
    ]
    cards = {card["link"]: card for card in await desk.post("card/read", links=asked)}
    card = cards[link]
    assert (card["title"], card["path"], card["id"]) == (order["orderNo"], "rental/order", order["id"])
    assert card["subtitle"] == f"日租订单 · {order['contactName']} · {village.whole.title}"
    assert card["state"]["text"] and {"title", "text"} == set(card["fields"][0]) and len(card["fields"]) <= 4
    assert re.fullmatch(r"¥\d[\d,]*\.\d\d", card["fields"][2]["text"])
    assert card["route"] == link and card["topic"] == f"record/rental/order/{order['id']}"
    assert cards[asked[1]]["title"] == card["title"]
    assert cards[unit]["title"] == village.whole.title
    assert cards[f"/rental/lease?open={order['id']}"] == {"link": f"/rental/lease?open={order['id']}", "denied": True}
    assert cards["/rental/order?open=1"]["gone"] is True
    assert set(cards) == {*asked[:5]}
    assert "13800138000" not in str(cards)
    assert await team.ann.post("card/read", links=[link]) == [{"link": link, "denied": True}]
    await _take_rights(team.organisation, desk)
    assert await desk.post("card/read", links=[link]) == [{"link": link, "denied": True}]


async def test_every_kind_of_record_has_a_card(team: Team) -> None:
    village = await _village(team)
    admin = Person(village.actor, await team.sign_in(village.actor))
    links = [f"/isystem/user?open={team.ann.id}", f"/rental/house?open={village.shared.id}"]
    links += [f"rental/room/{village.rooms[0].id}", f"/rental/community?id={village.community}"]
    cards = await admin.post("card/read", links=links)
    assert [card["title"] for card in cards] == [team.ann.name, "201", "A", "云栖花园"]
    assert all(card["denied"] is False and card["subtitle"] for card in cards)


def test_no_card_tells_a_phone_number() -> None:
    fields = [item for resource in registry().resources for item in resource.complete_fields]
    phones = [item for item in fields if item.key.lower().endswith(("phone", "mobile"))]
    assert len(phones) > 5 and not [item.key for item in phones if is_disclosed(item)]


async def test_who_may_read_the_record_reads_and_writes_and_who_wrote_has_it_in_the_list(team: Team, ear: Ear) -> None:
    village = await _village(team)
    order = await village.book(village.whole, 0, 2)
    desk, other = await team.hire("前台", *DESK), await team.hire("夜班", *DESK)
    ref = {"path": "rental/order", "id": order["id"]}
    assert await team.ann.refused("POST", "conversation/record", **ref) == "chat.missing"
    assert (await desk.get("conversation/ofRecord", **ref))["id"] is None
    talk = await desk.post("conversation/record", **ref)
    assert (talk["kind"], talk["role"], talk["name"]) == (3, None, f"日租订单 {order['orderNo']}")
    assert talk["record"]["route"] == f"/rental/order?open={order['id']}"
    assert (await other.post("conversation/record", **ref))["id"] == talk["id"]
    assert await desk.row(talk) is None
    await desk.say(talk, "押金收了吗", mentions=[other.id, team.ann.id])
    assert (await desk.row(talk) or {})["role"] == "member"
    row = await other.row(talk)
    assert row is not None and (row["unread"], row["mentioned"]) == (1, True)
    assert await team.ann.row(talk) is None
    assert ear.on(f"user/{team.ann.id}") == []
    facts = await desk.get("conversation/ofRecord", **ref)
    assert facts == {"id": talk["id"], "messages": 1, "closed": False, "following": True}
    await other.post("conversation/follow", id=talk["id"], follow=False)
    assert await other.row(talk) is None
    assert await other.bodies(talk) == ["押金收了吗"]


async def test_a_right_taken_away_takes_the_thread_its_events_and_its_place_in_the_list(team: Team, ear: Ear) -> None:
    village = await _village(team)
    order = await village.book(village.whole, 0, 2)
    desk, other = await team.hire("前台", *DESK), await team.hire("夜班", *DESK)
    talk = await desk.post("conversation/record", path="rental/order", id=order["id"])
    await other.say(talk, "我在跟")
    await _take_rights(team.organisation, other)
    heard = len(ear.events)
    await desk.say(talk, "内部", mentions=[other.id])
    await desk.post("conversation/close", id=talk["id"], closed=True)
    assert [one.topic for one in ear.events[heard:] if one.topic.endswith(f"/{other.id}")] == []
    assert await other.row(talk) is None
    for path in ("message/list", "message/changes"):
        assert await other.refused("GET", path, conversationId=talk["id"]) == "chat.missing"
    assert await other.refused("POST", "message/send", conversationId=talk["id"], clientId="x", body="x") == (
        "chat.missing"
    )
    assert (await other.get("message/search", text="内部"))["hits"] == []


async def test_solved_and_open_again_by_writing(team: Team, ear: Ear) -> None:
    village = await _village(team)
    talk = await (await team.hire("前台", *DESK)).post(
        "conversation/record", path="rental/house", id=str(village.whole.id)
    )
    desk = await team.hire("夜班", *DESK)
    closed = await desk.post("conversation/close", id=talk["id"], closed=True)
    assert (closed["closed"], closed["closedBy"]) == (True, "夜班")
    assert ear.on(f"chat/{talk['id']}", "conversation")[-1]["closed"] is True
    await desk.say(talk, "还没好")
    assert (await desk.get("conversation/one", id=talk["id"]))["closed"] is False
    assert ear.on(f"chat/{talk['id']}", "conversation")[-1]["closed"] is False
