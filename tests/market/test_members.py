"""Posts of members: their own and their firm's alone, reviewed by others, and their side of matches and requests."""

from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest_asyncio

from schema.kit.snowflake import next_id
from schema.market.match import Match
from schema.market.post import Post
from schema.member.membership import ACTIVE, SUSPENDED
from schema.member.person import Member
from schema.seeds.roles import ROLES
from schema.system.announcement import AnnouncementSend
from schema.system.role import Permission, PermissionRule, RolePermission, UserRole
from server.kit.actor import Actor
from server.market.api import rematch_marked
from server.seeding.rights import granted, list_entries, own_rule_id
from tests.kit.client import Client
from tests.kit.clock import today
from tests.kit.people import Organisation
from tests.market.test_market import NAMES, PHONES, firm, published, take, values_of

PLAN = next(plan for plan in ROLES if plan.code == "member")
Window = tuple[Client, Member]


async def enrol(organisation: Organisation, name: str, **more: Any) -> tuple[Actor, Member]:
    """A person with an account in the role that ships, rules and all."""
    actor = await organisation.hire(name=name)
    role = (await UserRole.get(user_id=actor.user_id)).role_id
    for entry in granted(PLAN, list_entries()):
        rules = [str(own_rule_id(entry.resource))] if entry.resource in PLAN.own else []
        grant: dict[str, Any] = {"role_id": role, "permission_id": entry.id, "data_rule_ids": rules}
        await RolePermission.create(id=next_id(), tenant_id=organisation.id, **grant)
    number = await Member.filter(tenant_id=organisation.id).count() + 1
    told: dict[str, Any] = {"name": name, "member_no": f"HY{number:05d}", "user_id": actor.user_id, "state": ACTIVE}
    return actor, await Member.create(tenant_id=organisation.id, **told | more)


@pytest_asyncio.fixture
async def own(organisation: Organisation, desk: Client, sign_in: Callable[..., Any]) -> Window:
    """A member's window, and whose it is."""
    actor, row = await enrol(organisation, "何雨桐", firm_id=int(await firm(desk, "云栖家具公司")))
    return await sign_in(actor), row


@pytest_asyncio.fixture
async def other(organisation: Organisation, desk: Client, sign_in: Callable[..., Any]) -> Window:
    """A second member, of no firm."""
    actor, row = await enrol(organisation, "罗嘉宁")
    return await sign_in(actor), row


async def listed(window: Client, path: str) -> set[str]:
    return {one["id"] for one in (await window.result("GET", f"/{path}/list"))["records"]}


async def post_of(window: Client, **more: Any) -> str:
    return str((await window.result("POST", "/sd/post/add", json=values_of("supply", "", **more)))["id"])


async def test_the_role_is_narrowed_by_rules_that_ship(database: None) -> None:
    for path in PLAN.own:
        rule = await PermissionRule.get(id=own_rule_id(path))
        assert (rule.rule_column, rule.tenant_id) == ("seenBy", 0)
        assert (await Permission.get(id=rule.permission_id)).resource == path


async def test_a_member_posts_for_themselves_and_for_their_firm(own: Window, desk: Client) -> None:
    window, row = own
    made = await window.result("POST", "/sd/post/add", json=values_of("supply", "", title="办公桌椅"))
    assert made["personId"] == str(row.id)
    of_firm = await post_of(window, firmId=str(row.firm_id))
    assert await listed(window, "sd/post") == {made["id"], of_firm}
    stranger = await firm(desk, "云栖贸易公司")
    refused = await window.call("POST", "/sd/post/add", json=values_of("supply", stranger))
    assert set(refused["fields"]) == {"firmId"}
    moved = {"id": made["id"], "personId": "", "firmId": stranger}
    assert set((await window.call("PUT", "/sd/post/edit", json=moved))["fields"]) == {"firmId"}
    late = (today() + timedelta(days=91)).isoformat()
    refused = await window.call("POST", "/sd/post/add", json=values_of("supply", "", validTo=late))
    assert set(refused["fields"]) == {"validTo"}


async def test_members_see_themselves_their_firm_and_of_others_what_is_published(own: Window, desk: Client) -> None:
    window, row = own
    shown = await published(desk, 0)
    stored = await Post.get(id=int(shown))
    draft = str((await desk.result("POST", "/sd/post/add", json=values_of("supply", str(stored.firm_id))))["id"])
    assert await listed(window, "sd/post") == {shown}
    assert await listed(window, "vip/person") == {str(row.id)}
    assert await listed(window, "vip/firm") == {str(row.firm_id)}
    for path in ("/sd/post/queryById", "/sd/post/delete"):
        verb = "DELETE" if path.endswith("delete") else "GET"
        assert not (await window.call(verb, path, params={"id": draft}))["success"]
    assert not (await window.call("PUT", "/sd/post/edit", json={"id": shown, "title": "改过的标题"}))["success"]
    for code, rest in (
        ("submit", {"contactName": NAMES[1], "contactPhone": PHONES[1]}),
        ("close", {"reason": "不卖了"}),
    ):
        assert not (await take(window, "sd/post", code, draft, **rest))["success"]
    assert (await take(window, "sd/post", "close", shown, reason="不卖了"))["id"] == "sdPost.notOwn"
    seen = (await window.result("GET", "/sd/post/queryById", params={"id": shown}))["can"]
    assert "close" not in seen


async def test_a_member_submits_and_somebody_else_reviews(own: Window, desk: Client) -> None:
    window, _ = own
    made = await post_of(window)
    told = {"contactName": NAMES[0], "contactPhone": PHONES[0]}
    assert (await take(window, "sd/post", "submit", made, **told))["success"]
    assert (await take(window, "sd/post", "publish", made))["code"] == 403
    assert (await take(desk, "sd/post", "publish", made))["success"]
    assert (await take(window, "sd/post", "close", made, reason="已成交"))["success"]


async def test_who_is_no_member_any_more_posts_nothing(own: Window, organisation: Organisation, sign_in: Any) -> None:
    window, row = own
    await Member.filter(id=row.id).update(state=SUSPENDED)
    clerk = await sign_in(await organisation.hire("sd:post:list", "sd:post:add"))
    for each in (window, clerk):
        refused = await each.call("POST", "/sd/post/add", json=values_of("supply", ""))
        assert set(refused["fields"]) == {"personId"}


async def test_contacts_in_texts_are_refused(desk: Client) -> None:
    owner = await firm(desk, "云栖家具公司")
    for key, text in (("title", "办公家具 139-0013-9071"), ("content", "电话0571-87001234"), ("tags", "a@example.com")):
        refused = await desk.call("POST", "/sd/post/add", json=values_of("supply", owner, **{key: text}))
        assert set(refused["fields"]) == {key}
    fine = values_of("supply", owner, content="尺寸 1200×600，2026年交付，共 13900 件")
    assert (await desk.call("POST", "/sd/post/add", json=fine))["success"]


async def test_each_side_of_a_match_answers_for_itself_and_sees_contacts_at_last(
    own: Window, other: Window, desk: Client
) -> None:
    (seller, row), (buyer, wanted) = own, other
    supply = await published(desk, 0, firmId="", personId=str(row.id))
    demand = await published(desk, 1, firmId="", personId=str(wanted.id))
    await published(desk, 1)
    await rematch_marked()
    made = str((await Match.get(supply_id=int(supply), demand_id=int(demand))).id)
    assert await listed(buyer, "sd/match") == {made}
    assert len(await listed(seller, "sd/match")) == 2
    refused = await take(buyer, "sd/match", "accept", made, side="supply")
    assert set(refused["fields"]) == {"side"}
    assert (await take(buyer, "sd/match", "accept", made, side="demand"))["success"]
    assert (await take(buyer, "sd/match", "acceptOther", made))["id"] == "sdMatch.others"
    for each in (buyer, seller):
        assert (await each.call("GET", "/sd/match/contacts", params={"id": made}))["id"] == "sdContact.hidden"
    assert (await take(seller, "sd/match", "acceptOther", made))["success"]
    for each in (buyer, seller):
        shown = await each.result("GET", "/sd/match/contacts", params={"id": made})
        assert [shown[side]["phone"] for side in ("supply", "demand")] == list(PHONES)


async def told(*members: Member) -> list[int]:
    ids = [row.user_id for row in members]
    return sorted([one.user_id for one in await AnnouncementSend.filter(user_id__in=ids)])


async def test_a_request_is_answered_by_the_owner_and_tells_the_asker_whom_to_call(
    own: Window, other: Window, organisation: Organisation, desk: Client, sign_in: Any
) -> None:
    (owner, row), (asker, wanted) = own, other
    post = await published(desk, 0, firmId=str(row.firm_id))
    refused = await owner.call("POST", "/sd/contactRequest/add", json={"postId": post, "message": "问自己"})
    assert set(refused["fields"]) == {"postId"}
    made = await asker.result("POST", "/sd/contactRequest/add", json={"postId": post, "message": "想了解价格"})
    assert made["personId"] == str(wanted.id)
    assert await told(row, wanted) == [row.user_id]
    actor, _ = await enrol(organisation, "方知夏")
    stranger = await sign_in(actor)
    assert await listed(stranger, "sd/contactRequest") == set()
    contact = ("GET", "/sd/contactRequest/contact")
    for each in (asker, stranger):
        assert not (await take(each, "sd/contactRequest", "accept", made["id"]))["success"]
        assert not (await each.call(*contact, params={"id": made["id"]}))["success"]
    assert (await take(owner, "sd/contactRequest", "accept", made["id"]))["success"]
    assert await told(row, wanted) == sorted([row.user_id, wanted.user_id])
    assert (await asker.result(*contact, params={"id": made["id"]}))["phone"] == PHONES[0]
    assert not (await stranger.call(*contact, params={"id": made["id"]}))["success"]
