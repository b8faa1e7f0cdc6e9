"""Re-packing a community: previewed, carried out whole or not at all, taken back; nothing that stands still is touched."""

import asyncio
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.errors import Conflict, Denied, Invalid, NotFound, Stale
from schema.rental.order_parts import OrderSegment
from server.kit.database import pool
from server.rental.board.blocks import BlockAdd, add_block
from server.rental.orders.acting import OrderRef
from server.rental.orders.check_in import CheckIn
from server.rental.packing.carrying import PackingApply, PackingRestore, apply_packing, restore_packing
from server.rental.packing.proposals import PackingQuery, preview
from tests.kit.people import create_organisation
from tests.rental.test_race import overlapping
from tests.rental.test_unassigned import ROOM, enter
from tests.rental.unassigned_counters import check_counters, sold
from tests.rental.village import Village, act_on, build, day, on


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


def window(village: Village, last: int = 14, **rest: Any) -> dict[str, Any]:
    return {"communityId": str(village.community), "from": on(0), "to": on(last), **rest}


async def see(village: Village, **rest: Any) -> dict[str, Any]:
    return await preview(village.actor, PackingQuery.model_validate(window(village, **rest)))


async def carry(village: Village, seen: str, **rest: Any) -> dict[str, Any]:
    return await apply_packing(village.actor, PackingApply.model_validate(window(village, seen=seen, **rest)))


async def unit_of(order: dict[str, Any]) -> int | None:
    return (await OrderSegment.get(order_id=int(order["id"]), del_flag=0)).unit_id


async def ragged(village: Village) -> tuple[dict[str, Any], dict[str, Any]]:
    """A stay with free nights on both sides, a neighbour for it in another room, and somebody who waits for its nights."""
    for room, first, last in ((0, 0, 3), (1, 10, 14)):
        neighbour = await village.book(village.rooms[room], first, last)
        await act_on("lock", village.actor, OrderRef(id=neighbour["id"]))
    loose = await village.book(village.rooms[0], 8, 10)
    return loose, await enter(village, 3, 14)


async def test_a_preview_says_what_would_move_and_changes_nothing(village: Village) -> None:
    loose, waiting = await ragged(village)
    seen = await see(village)
    moves = {move["no"]: (move["unitId"], move["toUnitId"]) for move in seen["moves"]}
    assert moves == {
        loose["orderNo"]: (str(village.rooms[0].id), str(village.rooms[1].id)),
        waiting["orderNo"]: (None, str(village.rooms[0].id)),
    }
    assert seen["gapsAfter"] == seen["gapsBefore"] - 2 and seen["unplaced"] == []
    rows = {row["title"]: row for row in seen["rows"]}
    assert set(rows) == {village.rooms[0].title, village.rooms[1].title}
    assert [bar["from"] for bar in rows[village.rooms[0].title]["after"]] == [on(0), on(3)]
    assert await unit_of(loose) == village.rooms[0].id and await unit_of(waiting) is None


async def test_what_was_seen_is_carried_out_at_the_same_prices_and_taken_back(village: Village) -> None:
    loose, waiting = await ragged(village)
    done = await carry(village, (await see(village))["seen"])
    assert done["moved"] == 2
    assert await unit_of(loose) == village.rooms[1].id and await unit_of(waiting) == village.rooms[0].id
    assert await sold(village.org.id) == {} and await overlapping() == 0
    after = await see(village)
    assert after["moves"] == []
    rows = await pool().fetch("SELECT room_total FROM rent_daily_order WHERE id = $1", int(loose["id"]))
    assert rows[0]["room_total"] == 2 * 18800
    await restore_packing(village.actor, PackingRestore.model_validate({"back": done["back"]}))
    assert await unit_of(loose) == village.rooms[0].id and await unit_of(waiting) is None
    assert await sold(village.org.id) == {(ROOM, day(night)): 1 for night in range(3, 14)}
    await check_counters(village.org.id)


async def test_what_was_unticked_stays_and_the_rest_is_planned_without_it(village: Village) -> None:
    loose, waiting = await ragged(village)
    kept = [loose["segments"][0]["id"], waiting["segments"][0]["id"]]
    seen = await see(village, keep=kept)
    assert seen["moves"] == [] and seen["gapsAfter"] == seen["gapsBefore"]
    assert [item["why"] for item in seen["unplaced"]] == ["kept"]


async def test_anything_changed_since_the_preview_stops_the_whole(village: Village) -> None:
    loose, waiting = await ragged(village)
    seen = await see(village)
    await village.book(village.rooms[1], 8, 9)
    with pytest.raises(Conflict) as caught:
        await carry(village, seen["seen"])
    assert caught.value.id == "packing.changed"
    assert await unit_of(loose) == village.rooms[0].id and await unit_of(waiting) is None


async def test_an_order_that_was_only_touched_stops_it_too_and_so_it_does_taking_back(village: Village) -> None:
    loose, _waiting = await ragged(village)
    seen = await see(village)
    await act_on("confirm", village.actor, OrderRef(id=loose["id"]))
    with pytest.raises(Conflict) as caught:
        await carry(village, seen["seen"])
    assert caught.value.id == "packing.changed"
    done = await carry(village, (await see(village))["seen"])
    await act_on("lock", village.actor, OrderRef(id=loose["id"]))
    with pytest.raises(Stale):
        await restore_packing(village.actor, PackingRestore.model_validate({"back": done["back"]}))
    assert await unit_of(loose) == village.rooms[1].id


async def test_of_two_who_carry_out_the_same_preview_at_once_one_is_told_that_it_has_changed(village: Village) -> None:
    loose, waiting = await ragged(village)
    seen = await see(village)
    both = await asyncio.gather(carry(village, seen["seen"]), carry(village, seen["seen"]), return_exceptions=True)
    [done] = [answer for answer in both if isinstance(answer, dict)]
    [refused] = [answer for answer in both if isinstance(answer, Conflict)]
    assert done["moved"] == 2 and refused.id == "packing.changed"
    assert await unit_of(loose) == village.rooms[1].id and await unit_of(waiting) == village.rooms[0].id
    await check_counters(village.org.id)


@pytest.mark.parametrize("still", ["locked", "in the house", "longer than the days"])
async def test_what_stands_still_is_not_moved(village: Village, still: str) -> None:
    neighbour = await village.book(village.rooms[1], 2, 14)
    await act_on("lock", village.actor, OrderRef(id=neighbour["id"]))
    order = await village.book(village.rooms[0], 0, 2)
    assert [move["no"] for move in (await see(village))["moves"]] == [order["orderNo"]]
    if still == "locked":
        await act_on("lock", village.actor, OrderRef(id=order["id"]))
    if still == "in the house":
        cash = [{"project": "room_fee", "amount": "376", "method": "cash"}]
        await act_on("checkIn", village.actor, CheckIn.model_validate({"id": order["id"], "cashier": cash}))
    last = 1 if still == "longer than the days" else 14
    assert (await see(village, last=last))["moves"] == []


async def test_blocks_stand_still_and_one_who_waits_for_a_room_that_is_shut_is_told_so(village: Village) -> None:
    for room in village.rooms:
        block = {"unitId": str(room.id), "from": on(0), "to": on(14), "reason": "装修"}
        await add_block(village.actor, BlockAdd.model_validate({**block, "overbookReason": "装修"}))
    order = await enter(village, 0, 14, overbookReason="老客户")
    seen = await see(village)
    assert seen["moves"] == [] and [(item["no"], item["why"]) for item in seen["unplaced"]] == [
        (order["orderNo"], "full")
    ]


async def test_a_stay_that_would_only_open_a_gap_waits_on(village: Village) -> None:
    await enter(village, 5, 7)
    seen = await see(village)
    assert seen["moves"] == [] and [item["why"] for item in seen["unplaced"]] == ["gap"]
    assert (await carry(village, seen["seen"])) == {"moved": 0, "back": []}


async def test_days_before_today_too_many_days_and_places_of_others_are_refused(village: Village) -> None:
    for first, last in ((-1, 5), (3, 3), (0, 200)):
        with pytest.raises(Invalid):
            await see(village, **{"from": on(first), "to": on(last)}) if first else await see(village, last=last)
    other = await create_organisation()
    with pytest.raises(NotFound):
        await preview(other.admin, PackingQuery.model_validate(window(village)))


async def test_whoever_may_not_move_stays_carries_nothing_out(village: Village) -> None:
    loose, _waiting = await ragged(village)
    seen = await see(village)
    clerk = await village.org.hire("rental:board:pack", "rental:order:list")
    with pytest.raises(Denied):
        await apply_packing(clerk, PackingApply.model_validate(window(village, seen=seen["seen"])))
    mover = await village.org.hire("rental:board:pack", "rental:order:move", "rental:order:assign")
    await apply_packing(mover, PackingApply.model_validate(window(village, seen=seen["seen"])))
    assert await unit_of(loose) == village.rooms[1].id
