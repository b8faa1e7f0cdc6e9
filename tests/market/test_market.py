"""Supply and demand: posts that run out, matches with reasons, and contacts that nobody reads before both sides accept."""

from datetime import timedelta
from secrets import token_hex
from typing import Any, get_args

from schema.market.contact_request import ContactRequest
from schema.market.match import Match, Reason
from schema.market.post import Post
from schema.member.firm import Firm
from schema.member.firm_product import FirmProduct
from schema.member.firm_target import FirmTarget
from server.market.api import expire_posts, rematch_marked
from tests.kit.client import Client
from tests.kit.clock import today
from tests.workers.sheets import read_sheet

PHONES = ("13900139071", "13900139072")
NAMES = ("周小岚", "吴小桐")
MODELS: dict[str, Any] = {"sd/post": Post, "sd/match": Match, "sd/contactRequest": ContactRequest}


async def add(desk: Client, path: str, **values: Any) -> dict[str, Any]:
    return dict(await desk.result("POST", f"/{path}/add", json=values))


async def firm(desk: Client, name: str) -> str:
    return str((await add(desk, "vip/firm", name=name))["id"])


def values_of(kind: str, firm_id: str, **more: Any) -> dict[str, Any]:
    day = (today() + timedelta(days=30)).isoformat()
    told = {"category": "goods", "content": "一批办公家具", "region": "330106", "tags": "办公,家具"}
    return {"kind": kind, "title": "办公家具", "validTo": day, "firmId": firm_id, **told, **more}


async def take(desk: Client, path: str, code: str, row_id: str, **rest: Any) -> dict[str, Any]:
    stored = await MODELS[path].get(id=int(row_id))
    return await desk.call("POST", f"/{path}/{code}", json={"id": row_id, "version": stored.row_version, **rest})


async def published(desk: Client, side: int, **more: Any) -> str:
    kind = ("supply", "demand")[side]
    owner = await firm(desk, f"云栖{token_hex(3)}公司")
    row = await add(desk, "sd/post", **values_of(kind, owner, **more))
    await take(desk, "sd/post", "submit", row["id"], contactName=NAMES[side], contactPhone=PHONES[side])
    assert (await take(desk, "sd/post", "publish", row["id"]))["result"]["state"] == "published"
    return str(row["id"])


async def matched(desk: Client) -> tuple[str, str, str]:
    supply, demand = await published(desk, 0), await published(desk, 1)
    assert (await take(desk, "sd/post", "findMatches", supply))["result"]["found"] == 1
    return supply, demand, str((await Match.get(supply_id=int(supply))).id)


async def everything_said(desk: Client) -> str:
    """All that lists, details, sheets and searches tell of posts, matches and requests."""
    said = ""
    for path in MODELS:
        page = await desk.result("GET", f"/{path}/list")
        said += str(page)
        said += str(read_sheet((await desk.send("GET", f"/{path}/exportXls")).content))
        for row in page["records"]:
            said += str(await desk.result("GET", f"/{path}/queryById", params={"id": row["id"]}))
    for words in (*PHONES, *NAMES):
        said += str(await desk.result("GET", "/sys/search", params={"q": words}))
    return said


async def test_a_post_is_valid_for_ninety_days_at_most_and_not_from_the_past(desk: Client) -> None:
    owner = await firm(desk, "云栖家具公司")
    for days, right in ((-1, False), (0, True), (90, True), (91, False)):
        day = (today() + timedelta(days=days)).isoformat()
        answer = await desk.call("POST", "/sd/post/add", json=values_of("supply", owner, validTo=day))
        assert answer["success"] is right, (days, answer)
        assert right or set(answer["fields"]) == {"validTo"}


async def test_a_post_has_one_owner_and_a_budget_in_order(desk: Client) -> None:
    owner = await firm(desk, "云栖家具公司")
    answer = await desk.call("POST", "/sd/post/add", json=values_of("supply", ""))
    assert set(answer["fields"]) == {"personId"}
    wrong = values_of("supply", owner, budgetMin="20.00", budgetMax="10.00")
    assert set((await desk.call("POST", "/sd/post/add", json=wrong))["fields"]) == {"budgetMax"}


async def test_a_returned_post_says_why_and_is_a_draft_again(desk: Client) -> None:
    row = await add(desk, "sd/post", **values_of("supply", await firm(desk, "云栖家具公司")))
    assert set((await take(desk, "sd/post", "submit", row["id"]))["fields"]) == {"contactName", "contactPhone"}
    await take(desk, "sd/post", "submit", row["id"], contactName=NAMES[0], contactPhone=PHONES[0])
    assert set((await take(desk, "sd/post", "reject", row["id"]))["fields"]) == {"reason"}
    assert (await take(desk, "sd/post", "reject", row["id"], reason="内容不清"))["result"]["state"] == "rejected"
    assert (await take(desk, "sd/post", "revise", row["id"]))["result"]["state"] == "draft"


async def test_a_match_says_why_and_is_proposed_once(desk: Client) -> None:
    supply, demand, made = await matched(desk)
    row = await desk.result("GET", "/sd/match/queryById", params={"id": made})
    assert row["grounds"] == "category,region,tags,words"
    assert row["words"] == "办公、家具; 公家、办公、家具"
    assert row["score"] == sum(part["points"] for part in (await Match.get(id=int(made))).why) == 82
    for post in (supply, demand):
        assert (await take(desk, "sd/post", "findMatches", post))["result"]["found"] == 0


async def test_contacts_are_said_by_nothing_until_both_sides_accept(desk: Client) -> None:
    supply, _, made = await matched(desk)
    await add(desk, "sd/contactRequest", postId=supply, firmId=await firm(desk, "云栖贸易公司"), message="想了解价格")
    for code, rest in (("accept", {"side": "supply"}), ("acceptOther", {})):
        answer = await desk.call("GET", "/sd/match/contacts", params={"id": made})
        assert answer["id"] == "sdContact.hidden"
        assert (await take(desk, "sd/match", code, made, **rest))["success"]
    shown = await desk.result("GET", "/sd/match/contacts", params={"id": made})
    assert [shown[side]["phone"] for side in ("supply", "demand")] == list(PHONES)
    said = await everything_said(desk)
    assert "办公家具" in said and not [word for word in (*PHONES, *NAMES) if word in said]


async def test_a_request_shows_the_contact_once_it_is_accepted(desk: Client) -> None:
    post, asker = await published(desk, 0), await firm(desk, "云栖贸易公司")
    row = await add(desk, "sd/contactRequest", postId=post, firmId=asker, message="想了解价格")
    hidden = await desk.call("GET", "/sd/contactRequest/contact", params={"id": row["id"]})
    assert hidden["id"] == "sdContact.hidden"
    await take(desk, "sd/contactRequest", "accept", row["id"])
    shown = await desk.result("GET", "/sd/contactRequest/contact", params={"id": row["id"]})
    assert shown == {"name": NAMES[0], "phone": PHONES[0]}


async def test_a_closed_post_takes_its_open_matches_with_it_and_is_asked_about_no_more(desk: Client) -> None:
    supply, _, made = await matched(desk)
    asker = await firm(desk, "云栖贸易公司")
    await take(desk, "sd/post", "close", supply, reason="已成交")
    assert (await Match.get(id=int(made))).state == "refused"
    late = {"postId": supply, "firmId": asker, "message": "想了解价格"}
    assert set((await desk.call("POST", "/sd/contactRequest/add", json=late))["fields"]) == {"postId"}


async def test_a_post_expires_once_its_last_day_is_over_and_lets_its_matches_go(desk: Client) -> None:
    supply, demand, pair = await matched(desk)
    assert await expire_posts() == 0
    await Post.filter(id=int(supply)).update(valid_to=today() - timedelta(days=2))
    assert await expire_posts() == 1
    assert (await Post.get(id=int(supply))).state == "expired" and (await Post.get(id=int(demand))).state == "published"
    assert (await Match.get(id=int(pair))).state == "refused"


async def test_products_and_target_customers_of_the_supplier_are_reasons(desk: Client) -> None:
    supply = await published(desk, 0, title="办公用品", tags="办公")
    demand = await published(
        desk, 1, title="采购升降桌", content="需要升降桌和人体工学椅", region="330106", tags="新店"
    )
    mine = (await Post.get(id=int(supply))).tenant_id
    seller, buyer = [(await Post.get(id=int(post))).firm_id for post in (supply, demand)]
    for name, sold in (("升降桌", True), ("人体工学椅", True), ("文件柜", True), ("采购", False)):
        await FirmProduct.create(tenant_id=mine, firm_id=seller, name=name, on_sale=sold)
    await Firm.filter(id=buyer).update(industry="retail")
    looked: Any = {"tenant_id": mine, "firm_id": seller}
    await FirmTarget.create(**looked, industry="farming", tags="新店")
    await FirmTarget.create(**looked, industry="retail", region="330100", tags="新店;旧店")
    # Of another firm: no reason for this one.
    await FirmTarget.create(tenant_id=mine, firm_id=buyer, industry="retail")
    await rematch_marked()
    made = await Match.get(demand_id=int(demand))
    reasons = {part["code"]: (part["points"], part["words"]) for part in made.why}
    assert reasons == {
        "category": (40, []),
        "region": (20, []),
        "products": (12, ["升降桌", "人体工学椅"]),
        "target_industry": (10, []),
        "target_tags": (4, ["新店"]),
        "target_region": (5, []),
    }
    assert made.score == 91


async def test_reasons_are_codes_that_each_language_has_words_for(desk: Client) -> None:
    _, _, made = await matched(desk)
    row = await desk.result("GET", "/sd/match/queryById", params={"id": made})
    items = await desk.result("GET", "/sys/dict/getDictItems/sd_ground")
    words = {item["value"]: (item["text"], item["textEn"]) for item in items}
    assert set(get_args(Reason)) == set(words) and set(row["grounds"].split(",")) <= set(words)
    assert all(english.isascii() for _, english in words.values())
