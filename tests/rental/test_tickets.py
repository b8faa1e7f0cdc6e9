"""Tickets: a repair from the report to its acceptance, and the block of its unit, which ends with it; registers beside it."""

from typing import Any

import pytest_asyncio

from schema.rental.occupancy import Block, Claim
from schema.rental.ticket import RepairTicket
from schema.rental.unit import Unit
from schema.system.announcement import Announcement
from server.rental.board import blocks
from tests.kit.client import Client
from tests.kit.people import create_organisation, make_user
from tests.rental.village import Village, build, day, on

PATH = "/rental/ticket"
Row = dict[str, Any]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> Client:
    client: Client = await sign_in(village.actor)
    return client


async def report(desk: Client, unit: Unit, **rest: Any) -> Row:
    form = {"title": "水龙头漏水", "kind": "water", "urgency": "normal", "unitId": str(unit.id), **rest}
    return dict(await desk.result("POST", f"{PATH}/add", json=form))


async def take(desk: Client, code: str, row: Row, path: str = PATH, **asked: Any) -> Row:
    seen = await desk.result("GET", f"{path}/queryById", params={"id": row["id"]})
    return await desk.call("POST", f"{path}/{code}", json={"id": row["id"], "version": seen["rowVersion"], **asked})


async def nights_of(unit: Unit) -> list[tuple[str, str]]:
    claims = await Claim.filter(leaf_id__in=unit.leaf_ids, kind="block").order_by("from_day")
    return [(claim.from_day.isoformat(), claim.to_day.isoformat()) for claim in claims]


async def test_a_repair_goes_from_the_report_to_its_acceptance(village: Village, desk: Client) -> None:
    row = await report(desk, village.whole)
    assert row["no"].startswith("WX") and row["communityId"] == str(village.community)
    worker = str(village.actor.user_id)
    for code, asked in (
        ("assign", {"workerId": worker, "due": on(2)}),
        ("start", {}),
        ("finish", {"outcome": "换了垫圈", "cost": "85.50", "payer": "lessor"}),
        ("close", {}),
    ):
        answer = await take(desk, code, row, **asked)
        assert answer["success"], (code, answer)
    stored = await RepairTicket.get(id=int(row["id"]))
    assert (stored.state, stored.cost, stored.payer, stored.done_on) == ("closed", 8550, "lessor", day(0))


async def test_what_is_given_is_begun_and_may_go_to_somebody_else(village: Village, desk: Client) -> None:
    row = await report(desk, village.whole)
    first, second = [(await village.org.hire(name=name)).user_id for name in ("阿明", "阿强")]
    for code, worker in (("assign", first), ("reassign", second)):
        assert (await take(desk, code, row, workerId=str(worker)))["success"], code
    stored = await RepairTicket.get(id=int(row["id"]))
    assert (stored.state, stored.worker_id) == ("assigned", second)
    assert (await take(desk, "assign", row, workerId=str(first)))["code"] == 409
    assert (await take(desk, "start", row))["success"]


async def test_it_is_given_to_somebody_and_a_cost_says_who_pays(village: Village, desk: Client) -> None:
    row = await report(desk, village.whole)
    assert (await take(desk, "assign", row))["fields"].keys() == {"workerId"}
    unpaid = await take(desk, "finish", row, outcome="修好", cost="10")
    assert unpaid["fields"].keys() == {"payer"}
    foreign = await create_organisation()
    assert (await take(desk, "assign", row, workerId=str(foreign.admin.user_id)))["fields"].keys() == {"workerId"}


async def test_a_unit_that_is_mended_is_blocked_until_the_ticket_is_done(village: Village, desk: Client) -> None:
    row = await report(desk, village.whole)
    assert (await take(desk, "block", row, fromDay=on(0), toDay=on(5)))["success"]
    assert await nights_of(village.whole) == [(on(0), on(5))]
    twice = await take(desk, "block", row, fromDay=on(6), toDay=on(7))
    assert twice["id"] == "ticket.blocked"
    assert (await take(desk, "finish", row, outcome="修好"))["success"]
    assert await nights_of(village.whole) == []
    assert (await RepairTicket.get(id=int(row["id"]))).block_id is None


async def test_a_ticket_that_is_dismissed_opens_its_unit(village: Village, desk: Client) -> None:
    row = await report(desk, village.whole)
    await take(desk, "block", row, fromDay=on(2), toDay=on(5))
    assert (await take(desk, "dismiss", row, reason="误报"))["success"]
    assert await nights_of(village.whole) == []


async def test_a_unit_opened_from_the_board_stands_in_no_ticket_s_way(village: Village, desk: Client) -> None:
    row = await report(desk, village.whole)
    await take(desk, "block", row, fromDay=on(1), toDay=on(5))
    block = await Block.filter(tenant_id=village.actor.tenant_id).get()
    await blocks.open_room(village.actor, str(block.id))
    assert (await take(desk, "finish", row, outcome="修好"))["success"]


async def test_nights_that_are_sold_are_not_taken_by_a_repair(village: Village, desk: Client) -> None:
    await village.book(village.whole, 1, 3)
    row = await report(desk, village.whole)
    refused = await take(desk, "block", row, fromDay=on(0), toDay=on(5))
    assert not refused["success"] and await nights_of(village.whole) == []
    assert (await RepairTicket.get(id=int(row["id"]))).block_id is None
    past = await take(desk, "block", row, fromDay=on(-1), toDay=on(0))
    assert past["fields"].keys() == {"fromDay"}


async def test_only_what_is_urgent_rings(village: Village, desk: Client) -> None:
    foreman = await make_user(village.actor.tenant_id, "工程", codes=("rental:ticket:list", "rental:ticket:assign"))
    await report(desk, village.whole)
    await report(desk, village.whole, title="插座冒火花", kind="power", urgency="danger")
    told = await Announcement.filter(tenant_id=village.actor.tenant_id, title__contains="新工单")
    assert [(row.title.split(" | ")[0], row.priority) for row in told] == [("新工单：插座冒火花", "H")]
    assert foreman.user_id


async def test_a_ticket_that_is_done_is_not_edited(village: Village, desk: Client) -> None:
    row = await report(desk, village.whole)
    await take(desk, "finish", row, outcome="修好")
    edited = await desk.call("PUT", f"{PATH}/edit", json={"id": row["id"], "title": "另一件事"})
    assert not edited["success"]
    assert (await take(desk, "reopen", row, reason="还在漏"))["success"]


async def test_what_was_found_goes_to_its_owner_once(village: Village, desk: Client) -> None:
    path = "/rental/lostItem"
    form = {"item": "黑色雨伞", "unitId": str(village.whole.id), "foundOn": on(0)}
    row = await desk.result("POST", f"{path}/add", json=form)
    asked = {"ownerName": "赵强", "ownerPhone": "13700137000", "endedOn": on(0)}
    assert (await take(desk, "claim", row, path, ownerName="赵强", endedOn=on(0)))["fields"].keys() == {"ownerPhone"}
    assert (await take(desk, "claim", row, path, **asked))["success"]
    assert not (await take(desk, "claim", row, path, **asked))["success"]


async def test_a_key_is_out_with_somebody_until_it_is_back(village: Village, desk: Client) -> None:
    path = "/rental/key"
    row = await desk.result(
        "POST", f"{path}/add", json={"no": "YQ-1-A", "kind": "card", "unitId": str(village.whole.id)}
    )
    assert (await take(desk, "handOut", row, path, holder="赵强", due=on(1)))["success"]
    assert (await desk.result("GET", f"{path}/queryById", params={"id": row["id"]}))["holder"] == "赵强"
    assert not (await take(desk, "handOut", row, path, holder="钱进"))["success"]
    assert (await take(desk, "takeBack", row, path))["success"]
    back = await desk.result("GET", f"{path}/queryById", params={"id": row["id"]})
    assert (back["state"], back["holder"], back["due"]) == ("in_stock", None, None)
