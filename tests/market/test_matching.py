"""Matching that follows the posts by itself, learns from answers, and says no contact in any answer before both sides accept."""

from datetime import timedelta
from typing import Any

from schema.market.match import Match
from schema.market.post import Post
from schema.market.weight import MatchWeight
from schema.member.firm_product import FirmProduct
from server.domains import all_routes
from server.market.api import rematch_marked
from tests.kit.client import PREFIX, Client
from tests.kit.clock import today
from tests.market.test_market import NAMES, PHONES, add, firm, matched, published, take


async def edit(desk: Client, post: str, **values: Any) -> None:
    """A draft is what people edit; a published post changes through what the workers and imports write."""
    await Post.filter(id=int(post)).update(**values)


async def open_matches(post: str) -> list[Match]:
    return [row for row in await Match.filter(del_flag=0) if int(post) in (row.supply_id, row.demand_id)]


async def test_a_published_post_is_matched_without_being_asked_for(desk: Client) -> None:
    supply, demand = await published(desk, 0), await published(desk, 1)
    await rematch_marked()
    (row,) = await open_matches(supply)
    assert (row.supply_id, row.demand_id, row.state) == (int(supply), int(demand), "proposed")
    assert await rematch_marked() == 0


async def test_a_draft_marks_nothing(desk: Client) -> None:
    await rematch_marked()
    day = (today() + timedelta(days=5)).isoformat()
    owner = await firm(desk, "云栖家具公司")
    await add(desk, "sd/post", kind="supply", title="桌椅", category="goods", content="桌", validTo=day, firmId=owner)
    assert await rematch_marked() == 0


async def test_a_post_that_changes_is_scored_anew_and_let_go_when_it_no_longer_fits(desk: Client) -> None:
    supply, demand = await published(desk, 0), await published(desk, 1)
    await rematch_marked()
    (before,) = await open_matches(supply)
    await edit(desk, demand, tags="办公")
    await rematch_marked()
    (after,) = await open_matches(supply)
    assert (after.id, after.score) == (before.id, before.score - 8)
    await edit(desk, demand, category="talent")
    await rematch_marked()
    assert await open_matches(supply) == []
    await edit(desk, demand, category="goods")
    await rematch_marked()
    assert len(await open_matches(supply)) == 1


async def test_products_of_a_firm_match_its_posts_anew(desk: Client) -> None:
    supply, demand = await published(desk, 0), await published(desk, 1)
    await rematch_marked()
    (before,) = await open_matches(supply)
    seller = await Post.get(id=int(supply))
    await FirmProduct.create(tenant_id=seller.tenant_id, firm_id=seller.firm_id, name="办公家具", on_sale=True)
    assert await rematch_marked() == 1
    (after,) = await open_matches(demand)
    assert after.score == before.score + 6


async def test_a_post_that_is_deleted_takes_its_proposals_with_it(desk: Client) -> None:
    supply, demand = await published(desk, 0), await published(desk, 1)
    await rematch_marked()
    await edit(desk, demand, del_flag=1)
    await rematch_marked()
    assert [row.state for row in await open_matches(supply)] == ["refused"]


async def test_a_refused_pair_returns_only_where_it_fits_better_than_it_did(desk: Client) -> None:
    supply, demand, made = await matched(desk)
    refused = await take(desk, "sd/match", "refuse", made, fault="content", reason="想要的是整套")
    assert refused["result"]["state"] == "refused"
    await edit(desk, demand, content="要一批家具")
    await rematch_marked()
    assert (await Match.get(id=int(made))).state == "refused"
    await edit(desk, supply, budget_min=1000, budget_max=9000)
    await edit(desk, demand, budget_min=2000, budget_max=8000)
    await rematch_marked()
    row = await Match.get(id=int(made))
    assert (row.state, row.fault, row.reason) == ("proposed", None, None)


async def test_a_refusal_says_what_kind_it_is(desk: Client) -> None:
    _, _, made = await matched(desk)
    assert set((await take(desk, "sd/match", "refuse", made, reason="不合适"))["fields"]) == {"fault"}
    wrong = await take(desk, "sd/match", "refuse", made, fault="mood")
    assert set(wrong["fields"]) == {"fault"}


async def weights(desk: Client) -> dict[str, tuple[int, int, int]]:
    rows = (await desk.result("GET", "/sd/weight/list"))["records"]
    return {row["code"]: (row["weight"], row["accepted"], row["refused"]) for row in rows}


async def test_what_was_refused_and_accepted_moves_later_scores(desk: Client) -> None:
    _, _, first = await matched(desk)
    assert (await Match.get(id=int(first))).score == 82
    await take(desk, "sd/match", "refuse", first, fault="content")
    assert await weights(desk) == {"region": (100, 0, 1), "tags": (95, 0, 1), "words": (95, 0, 1)}
    later = await published(desk, 1, title="办公家具")
    await rematch_marked()
    (row,) = await open_matches(later)
    # 40 for the category, 20 for the region, of 16 for tags and of 6 for words 95 %, each rounded.
    assert row.score == 40 + 20 + 15 + 6 == sum(part["points"] for part in row.why)
    await take(desk, "sd/match", "accept", str(row.id), side="supply")
    await take(desk, "sd/match", "acceptOther", str(row.id))
    assert await weights(desk) == {"region": (105, 1, 1), "tags": (100, 1, 1), "words": (100, 1, 1)}
    last = await published(desk, 1, title="办公家具")
    await rematch_marked()
    (row,) = await open_matches(last)
    assert row.score == 40 + 21 + 16 + 6


async def test_too_far_makes_the_place_count_more_and_steps_are_bounded(desk: Client) -> None:
    _, _, made = await matched(desk)
    tenant = (await Match.get(id=int(made))).tenant_id
    await MatchWeight.create(tenant_id=tenant, code="region", weight=148)
    await take(desk, "sd/match", "refuse", made, fault="far")
    assert await weights(desk) == {
        "region": (150, 0, 1),
        "city": (105, 0, 0),
        "tags": (100, 0, 1),
        "words": (100, 0, 1),
    }


async def test_the_system_teaches_nothing_by_what_it_lets_go(desk: Client) -> None:
    supply, _, made = await matched(desk)
    await take(desk, "sd/post", "close", supply, reason="已成交")
    assert (await Match.get(id=int(made))).state == "refused" and await weights(desk) == {}


async def test_the_best_five_are_proposed_and_nobody_is_flooded(desk: Client) -> None:
    supplies = [await published(desk, 0, tags=tags) for tags in ("办公,家具", "办公", "x", "x", "x", "x")]
    demand = await published(desk, 1)
    await rematch_marked()
    offered = {row.supply_id for row in await open_matches(demand)}
    assert {int(one) for one in supplies[:2]} <= offered
    many = [await published(desk, 1) for _ in range(11)]
    await rematch_marked()
    assert max([len(await open_matches(one)) for one in (*supplies, *many)]) == 10


async def test_no_call_says_a_contact_before_both_sides_accept(desk: Client) -> None:
    """Every call that reads is asked with what it could be about, also what is told meanwhile: notices, logs and searches."""
    supply, demand, made = await matched(desk)
    ask = {"postId": supply, "firmId": await firm(desk, "云栖贸易公司"), "message": "想了解价格"}
    asked = (await add(desk, "sd/contactRequest", **ask))["id"]
    await take(desk, "sd/match", "accept", made, side="supply")
    told, answered = [], 0
    for route in all_routes():
        if route.method != "GET" or "{" in route.path:
            continue
        for row_id in (supply, demand, made, asked):
            words = {"id": row_id, "q": PHONES[0], "keyword": PHONES[0], "table": "sd/match", "rowId": row_id}
            answer = await desk.http.get(PREFIX + route.path, params=words)
            answered += answer.status_code == 200
            told += [f"{route.path} {word}" for word in (*PHONES, *NAMES) if word in answer.text]
            if not route.path.startswith("/sd/"):
                break
    assert answered > 50
    assert told == []
