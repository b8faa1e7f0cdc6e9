"""Stays without a unit: entered by type, counted per night, assigned, put back, and never more than there are places."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from schema.domains import registry
from schema.kit.errors import AppError, Conflict, Denied, Invalid
from server.engine.write import edit_row
from server.kit import unit_of_work as work_module
from server.kit.actor import Actor
from server.kit.database import pool
from server.rental.availability.best_fit import propose_units
from server.rental.availability.free import QuoteForm, quote_unit
from server.rental.board import blocks, holds
from server.rental.board.blocks import BlockAdd
from server.rental.board.holds import HoldAdd
from server.rental.leases import contract
from server.rental.leases.terms import LeaseForm
from server.rental.orders import moves
from server.rental.orders.acting import OrderRef, Reasoned
from server.rental.orders.check_in import CheckIn
from server.rental.orders.detail import read_detail
from server.rental.orders.entry import add_order
from server.rental.orders.forms import OrderAdd, OrderEdit
from server.rental.orders.imports import import_orders
from server.rental.orders.moves import Move, Resize
from server.rental.orders.unassigned import Assign, Unassign
from tests.kit.lease_forms import lease_body
from tests.rental.replica import Replica
from tests.rental.unassigned_counters import sold
from tests.rental.village import GUEST, Village, act_on, book, build, day, on

ROOM = "room:2室1卫"
BED = "bed:2室1卫"


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def replica(village: Village, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Replica]:
    copy = Replica(village.actor, village.community, -3, 20)
    await copy.load()
    monkeypatch.setattr(work_module, "_sink", copy.listen)
    yield copy


def waiting_form(village: Village, first: int, last: int, unit_type: str = ROOM, **rest: Any) -> OrderAdd:
    form = {"contactName": "孙悦", "contactPhone": "13911139111", "guests": [GUEST], "unitType": unit_type}
    dates = {"communityId": str(village.community), "checkIn": on(first), "checkOut": on(last)}
    return OrderAdd.model_validate({**form, **dates, **rest})


async def enter(village: Village, first: int, last: int, actor: Actor | None = None, **rest: Any) -> dict[str, Any]:
    return await add_order(actor or village.actor, waiting_form(village, first, last, **rest))


async def put(village: Village, order: dict[str, Any], unit: Any, **rest: Any) -> dict[str, Any]:
    body = {"id": order["id"], "version": order["version"], "unitId": str(unit.id), **rest}
    return await act_on("assign", village.actor, Assign.model_validate(body))


async def back(village: Village, order: dict[str, Any], **rest: Any) -> dict[str, Any]:
    return await act_on("unassign", village.actor, Unassign.model_validate({"id": order["id"], **rest}))


async def test_an_order_by_type_waits_in_the_lane_and_counts_against_its_nights(
    village: Village, replica: Replica
) -> None:
    order = await enter(village, 2, 4)
    assert order["unitId"] is None and order["unitType"] == ROOM and order["money"]["total"] == "376.00"
    [stay] = replica.unassigned.values()
    assert stay["no"] == order["orderNo"] and stay["unitType"] == ROOM and stay["overbooked"] is False
    assert stay["id"] == order["segments"][0]["id"] and stay["unitId"] == "" and replica.stays == {}
    assert await sold(village.org.id) == {(ROOM, day(2)): 1, (ROOM, day(3)): 1}
    board = await replica.fresh()
    [rooms] = [row for row in board["types"] if row["unitType"] == ROOM]
    assert rooms["total"] == 3 and rooms["free"][4:8] == [3, 2, 2, 3] and rooms["waiting"][5] == 1
    assert board["days"][5]["free"] == 7 and board["days"][5]["waiting"] == 1 and board["days"][5]["arrivals"] == 1
    await replica.compare()


async def test_assigning_claims_the_nights_and_releases_the_place(village: Village, replica: Replica) -> None:
    order = await put(village, await enter(village, 2, 4), village.rooms[1])
    assert order["unitId"] == str(village.rooms[1].id) and order["money"]["total"] == "376.00"
    assert {night["unitId"] for night in order["nights"]} == {str(village.rooms[1].id)}
    assert replica.unassigned == {} and [stay["unitId"] for stay in replica.stays.values()] == [order["unitId"]]
    assert await sold(village.org.id) == {}
    with pytest.raises(Conflict) as taken:
        await book(village.actor, village.rooms[1], 3, 5)
    assert taken.value.result["winner"]["no"] == order["orderNo"]
    with pytest.raises(Conflict) as again:
        await put(village, order, village.rooms[2])
    assert again.value.id == "order.has_unit"
    await replica.compare()


async def test_a_stay_that_is_not_in_the_house_goes_back_to_the_lane(village: Village, replica: Replica) -> None:
    order = await book(village.actor, village.rooms[0], 0, 2, confirm=True)
    order = await back(village, order)
    assert order["unitId"] is None and order["unitType"] == ROOM and order["state"] == "confirmed"
    assert replica.stays == {} and len(replica.unassigned) == 1
    await book(village.actor, village.rooms[0], 0, 2)
    order = await put(village, order, village.rooms[2])
    cash = [{"project": "room_fee", "amount": "376", "method": "cash"}]
    arrival = {"id": order["id"], "cashier": cash}
    await act_on("checkIn", village.actor, CheckIn.model_validate(arrival))
    with pytest.raises(Conflict) as caught:
        await back(village, order)
    assert caught.value.id == "order.state"
    await replica.compare()


async def test_a_house_let_by_rooms_is_no_place_of_a_type(village: Village) -> None:
    order = await book(village.actor, village.shared, 2, 3)
    with pytest.raises(Invalid) as caught:
        await back(village, order)
    assert "unitId" in (caught.value.fields or {})
    with pytest.raises(Invalid):
        await enter(village, 2, 3, unitType="house:9室")
    with pytest.raises(Invalid) as ambiguous:
        await enter(village, 2, 3, unitType="2室1卫")
    assert "unitType" in (ambiguous.value.fields or {})


async def test_over_the_limit_is_refused_with_the_count_unless_somebody_may_overbook(
    village: Village, replica: Replica
) -> None:
    await book(village.actor, village.rooms[0], 5, 7)
    await enter(village, 5, 6)
    await enter(village, 4, 6)
    clerk = await village.org.hire("rental:order:add", "rental:order:list", name="前台")
    with pytest.raises(Conflict) as full:
        await enter(village, 3, 6, clerk)
    assert full.value.id == "occupancy.full" and full.value.status == 409
    assert full.value.result["nights"] == [{"night": on(5), "total": 3, "claimed": 1, "sold": 2}]
    assert full.value.result["mayOverbook"] is False and "共3间" in full.value.message
    with pytest.raises(Denied):
        await enter(village, 3, 6, clerk, overbookReason="老客户")
    assert len(replica.unassigned) == 2
    order = await enter(village, 3, 6, overbookReason="老客户，可升级")
    assert [stay["overbooked"] for stay in replica.unassigned.values()] == [False, False, True]
    assert any("老客户" in line["text"] for line in order["log"])
    await replica.compare()


async def test_an_overbooking_turns_normal_when_a_place_comes_free(village: Village, replica: Replica) -> None:
    orders = [await enter(village, 5, 6, unitType=BED, overbookReason="团队") for _ in range(6)]
    assert [stay["overbooked"] for stay in replica.unassigned.values()] == [False] * 4 + [True] * 2
    await act_on("cancel", village.actor, Reasoned.model_validate({"id": orders[0]["id"], "reason": "客人取消"}))
    assert [stay["overbooked"] for stay in replica.unassigned.values()] == [False] * 4 + [True]
    await put(village, orders[5], village.rooms[0])
    assert [stay["overbooked"] for stay in replica.unassigned.values()] == [False] * 4
    await replica.compare()


async def test_whoever_takes_the_last_unit_that_a_waiting_stay_counts_on_is_refused(
    village: Village, replica: Replica
) -> None:
    for _ in range(2):
        await enter(village, 5, 7)
    await book(village.actor, village.rooms[0], 5, 8)
    clerk = await _without_overbook(village)
    span = {"unitId": str(village.rooms[1].id), "from": on(6), "to": on(8)}
    lease = lease_body(startDate=on(1), endDate=on(60))
    attempts: list[Any] = [
        lambda: book(clerk, village.rooms[1], 6, 8),
        lambda: blocks.add_block(clerk, BlockAdd.model_validate({**span, "reason": "维修"})),
        lambda: contract.add_lease(clerk, LeaseForm.model_validate({**lease, "unitId": span["unitId"]})),
    ]
    for attempt in attempts:
        with pytest.raises(Conflict) as caught:
            await attempt()
        assert caught.value.id == "occupancy.full"
    assert len(replica.stays) == 1
    await book(village.actor, village.rooms[1], 6, 8, overbookReason="现场客人")
    assert [stay["overbooked"] for stay in replica.unassigned.values()] == [False, True]
    await replica.compare()


async def _without_overbook(village: Village) -> Actor:
    codes = ["rental:order:add", "rental:block:add", "rental:lease:add", "rental:order:list", "rental:board:list"]
    return await village.org.hire(*codes, name="前台")


async def test_a_move_inside_the_type_is_free_however_full_it_is(village: Village) -> None:
    for _ in range(2):
        await enter(village, 5, 7)
    order = await book(village.actor, village.rooms[0], 5, 7)
    clerk = await village.org.hire("rental:order:move", "rental:order:extend", "rental:order:list", name="前台")
    stay = order["segments"][0]["id"]
    form = {"id": order["id"], "stayId": stay, "unitId": str(village.rooms[2].id)}
    await act_on("move", clerk, Move.model_validate(form))
    await act_on("extend", clerk, Resize.model_validate({"id": order["id"], "checkOut": on(8)}))
    await enter(village, 7, 9)
    with pytest.raises(Conflict):
        await enter(village, 8, 9, clerk, guests=[])
        await enter(village, 8, 9, guests=[])
        await act_on("extend", clerk, Resize.model_validate({"id": order["id"], "checkOut": on(9)}))


async def test_a_hold_of_somebody_who_is_selling_counts_but_ones_own_does_not(village: Village) -> None:
    for _ in range(2):
        await enter(village, 5, 6)
    form = HoldAdd.model_validate({"unitId": str(village.rooms[0].id), "from": on(5), "to": on(6), "seconds": 600})
    other = await village.org.hire("rental:board:hold", name="店员")
    hold = await holds.add_hold(other, form)
    with pytest.raises(Conflict) as caught:
        await enter(village, 5, 6)
    assert caught.value.id == "occupancy.full"
    await holds.delete_hold(other, hold["id"])
    order = await enter(village, 5, 6)
    held = await holds.add_hold(village.actor, form)
    assert (await put(village, order, village.rooms[0], holdId=held["id"]))["unitId"] == str(village.rooms[0].id)


async def test_dates_prices_and_states_of_a_waiting_order_keep_the_counters_right(
    village: Village, replica: Replica
) -> None:
    order = await enter(village, 2, 4)
    ref = {"id": order["id"]}
    await act_on("extend", village.actor, Resize.model_validate({**ref, "checkOut": on(6)}))
    await act_on("resize", village.actor, Resize.model_validate({**ref, "checkIn": on(10), "checkOut": on(12)}))
    assert await sold(village.org.id) == {(ROOM, day(10)): 1, (ROOM, day(11)): 1}
    contact = {"contactName": "孙悦", "contactPhone": "13911139111"}
    prices = {"nightPrices": [{"night": on(10), "price": "100"}], "priceReason": "协议价"}
    order = await act_on("edit", village.actor, OrderEdit.model_validate({**ref, **contact, **prices}))
    assert order["money"]["total"] == "288.00"
    await act_on("confirm", village.actor, OrderRef.model_validate(ref))
    assert "assign" in (await read_detail(village.actor, order["id"]))["can"]
    await replica.compare()
    await act_on("cancel", village.actor, Reasoned.model_validate({**ref, "reason": "改期"}))
    assert await sold(village.org.id) == {} and replica.unassigned == {}
    await replica.compare()


async def test_what_needs_a_unit_says_so(village: Village) -> None:
    order = await enter(village, 0, 1)
    detail = await read_detail(village.actor, order["id"])
    for act in ("checkIn", "move", "split", "swap", "unassign"):
        assert detail["reasons"][act] == "尚未排房"
    other = await book(village.actor, village.rooms[0], 0, 1)
    swap = {"id": other["id"], "stayId": other["segments"][0]["id"], "withStayId": order["segments"][0]["id"]}
    with pytest.raises(Conflict):
        await act_on("swap", village.actor, moves.Swap.model_validate(swap))


async def test_no_show_frees_the_place_and_reinstating_takes_it_again(village: Village, replica: Replica) -> None:
    order = await enter(village, 0, 2, confirm=True)
    # Two days: until six in the morning yesterday's guest is still awaited.
    await pool().execute("UPDATE rent_daily_order SET check_in = check_in - 2 WHERE id = $1", int(order["id"]))
    await act_on("noShow", village.actor, OrderRef.model_validate({"id": order["id"]}))
    assert await sold(village.org.id) == {} and replica.unassigned == {}
    full = [await enter(village, 0, 1) for _ in range(3)]
    with pytest.raises(Conflict):
        await act_on("reinstate", village.actor, OrderRef.model_validate({"id": order["id"]}))
    await act_on("cancel", village.actor, Reasoned.model_validate({"id": full[0]["id"], "reason": "让房"}))
    await act_on("reinstate", village.actor, OrderRef.model_validate({"id": order["id"]}))
    assert (await sold(village.org.id))[(ROOM, day(0))] == 3
    await replica.compare()


async def test_a_sheet_may_name_a_type_instead_of_a_unit(village: Village) -> None:
    row = {
        "contact_name": "导入",
        "contact_phone": "13600136000",
        "unit_type": "2室1卫 单间",
        "community_id": village.community,
        "check_in": day(2),
        "check_out": day(3),
    }
    keys = [f"lane:{number}" for number in range(4)]
    refused = await import_orders(village.actor, [row] * 4, keys)
    assert list(refused) == [3] and "无余房" in refused[3]
    assert await import_orders(village.actor, [row] * 3, keys[:3]) == {}
    assert await sold(village.org.id) == {(ROOM, day(2)): 3}


async def test_best_fit_names_the_units_with_the_smallest_gap_and_why(village: Village) -> None:
    await book(village.actor, village.rooms[0], 2, 5)
    await book(village.actor, village.rooms[0], 7, 8)
    await book(village.actor, village.rooms[1], 2, 4)
    order = await enter(village, 5, 7)
    fits = await propose_units(village.actor, order["id"])
    assert [fit["unitId"] for fit in fits] == [str(village.rooms[index].id) for index in (0, 1, 2)]
    assert [(fit["before"], fit["after"]) for fit in fits] == [(0, 0), (1, None), (None, None)]
    assert fits[0]["reason"] == "前后正好衔接，不留空夜" and fits[1]["reason"].startswith("前面空1晚")
    assert fits[0]["total"] == "376.00"
    await put(village, order, village.rooms[0])
    with pytest.raises(Conflict):
        await propose_units(village.actor, order["id"])


async def test_best_fit_offers_other_types_when_there_are_not_enough(village: Village) -> None:
    for room in village.rooms[:2]:
        await book(village.actor, room, 5, 7)
    order = await enter(village, 5, 7, guests=[GUEST, {**GUEST, "name": "李雷", "idNo": ""}])
    fits = await propose_units(village.actor, order["id"])
    assert [fit["unitType"] for fit in fits] == [ROOM, "house:2室1卫"] and fits[1]["reason"].startswith("换户型")


async def test_a_type_is_quoted_at_its_cheapest_unit(village: Village) -> None:
    query = {"unitType": "house:2室1卫", "communityId": str(village.community), "from": on(1), "to": on(2)}
    quoted = await quote_unit(village.actor, QuoteForm.model_validate(query))
    assert quoted["total"] in ("288.00", "358.00")


async def test_a_room_that_is_sold_no_more_leaves_the_last_waiting_stay_without_a_place(
    village: Village, replica: Replica
) -> None:
    for _ in range(3):
        await enter(village, 5, 6)
    form = {"id": str(village.rooms[0].id), "lettable": False}
    await edit_row(registry().require("rental/room"), village.actor, form)
    assert [stay["overbooked"] for stay in replica.unassigned.values()] == [False, False, True]


async def test_a_type_of_another_tenants_community_does_not_exist(village: Village) -> None:
    stranger = await build()
    with pytest.raises(AppError) as caught:
        await enter(village, 2, 3, stranger.actor)
    assert caught.value.id == "row.missing"
    order = await enter(village, 2, 3)
    for attempt in (
        lambda: propose_units(stranger.actor, order["id"]),
        lambda: act_on("assign", stranger.actor, Assign(id=order["id"], unitId=str(stranger.whole.id))),
    ):
        with pytest.raises(AppError) as hidden:
            await attempt()
        assert hidden.value.id == "row.missing"
