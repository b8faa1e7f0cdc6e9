"""The life of a daily order, from entry to closing and the ways aside."""

from datetime import timedelta
from decimal import Decimal
from typing import Any

import pytest
import pytest_asyncio

from schema.kit.clock import now
from schema.kit.errors import AppError, Conflict, Denied, Invalid, Stale
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderGuest
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.database import pool
from server.rental.orders import check_out, payments
from server.rental.orders.acting import OrderRef, Reasoned
from server.rental.orders.check_in import CheckIn
from server.rental.orders.check_out import CheckOut
from server.rental.orders.detail import read_detail
from server.rental.orders.forms import OrderEdit
from server.rental.orders.moves import Move, Resize, Split, Swap
from server.rental.orders.payments import Cashier, Lock, Reverse
from tests.kit.clock import set_clock, today
from tests.rental.village import GUEST, Village, act_on, book, build, move_back, on


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


SHOWN = ("id", "name", "gender", "idType", "idNo", "phone")


def ref(order: dict[str, Any], **rest: Any) -> dict[str, Any]:
    return {"id": order["id"], "version": order["version"], **rest}


async def pay(village: Village, order: dict[str, Any], amount: str, project: str = "room_fee") -> dict[str, Any]:
    form = Cashier.model_validate(ref(order, project=project, amount=amount, method="wechat"))
    return await act_on("cashier", village.actor, form)


async def arrive(village: Village, unit: Unit, first: int = 0, last: int = 2) -> dict[str, Any]:
    order = await village.book(unit, first, last)
    order = await pay(village, order, order["money"]["total"])
    return await act_on("checkIn", village.actor, CheckIn.model_validate(ref(order)))


async def claims_of(order: dict[str, Any]) -> set[tuple[int, str, str]]:
    rows = await pool().fetch(
        "SELECT leaf_id, from_day, to_day FROM occupancy_claim WHERE source_id = $1", int(order["id"])
    )
    return {(row["leaf_id"], row["from_day"].isoformat(), row["to_day"].isoformat()) for row in rows}


async def clean_state(unit: Unit) -> str:
    return str((await Unit.get(id=unit.id)).clean_state)


async def test_a_stay_runs_from_entry_to_closing(village: Village) -> None:
    room = village.rooms[0]
    order = await village.book(room, 0, 2, confirm=True)
    assert order["state"] == "confirmed" and order["orderNo"].startswith("D")
    assert order["money"]["balance"] == order["money"]["total"] == "376.00"
    order = await pay(village, order, "376.00")
    order = await pay(village, order, "200.00", "deposit_in")
    assert order["money"]["balance"] == "0.00" and order["money"]["depositHeld"] == "200.00"
    order = await act_on("checkIn", village.actor, CheckIn.model_validate(ref(order)))
    assert order["state"] == "in_house" and "checkOut" in order["can"]
    await move_back(order["id"], 2)
    order = await act_on("checkOut", village.actor, CheckOut.model_validate({"id": order["id"]}))
    assert order["state"] == "checked_out" and await clean_state(room) == "dirty"
    with pytest.raises(Conflict, match="押金"):
        await act_on("close", village.actor, OrderRef.model_validate(ref(order)))
    order = await pay(village, order, "200.00", "deposit_out")
    order = await act_on("close", village.actor, OrderRef.model_validate(ref(order)))
    assert order["state"] == "closed" and order["money"]["refundedDeposit"] == "200.00"


async def test_booking_a_house_claims_every_bed_and_a_room_its_beds(village: Village) -> None:
    order = await village.book(village.bunk, 1, 2)
    assert {leaf for leaf, _, _ in await claims_of(order)} == {bed.id for bed in village.beds}
    house = await village.book(village.shared, 1, 3)
    assert {leaf for leaf, _, _ in await claims_of(house)} == {room.id for room in village.rooms}


async def test_a_taken_bed_blocks_its_room_and_names_the_winner_and_alternatives(village: Village) -> None:
    first = await village.book(village.beds[1], 3, 5)
    with pytest.raises(Conflict) as caught:
        await village.book(village.bunk, 4, 6)
    assert caught.value.id == "occupancy.taken"
    winner = caught.value.result["winner"]
    assert (winner["no"], winner["guest"], winner["from"], winner["to"]) == (first["orderNo"], "李明", on(3), on(5))
    with pytest.raises(Conflict) as caught:
        await village.book(village.beds[1], 4, 6)
    free = [item["unitId"] for item in caught.value.result["alternatives"]]
    assert free == [str(village.beds[index].id) for index in (0, 2, 3)]
    assert caught.value.result["alternatives"][0]["total"] == "176.00"


async def test_check_in_needs_money_guests_and_a_clean_room(village: Village) -> None:
    room = village.rooms[0]
    order = await village.book(room, 0, 1, guests=[{"name": "李明"}])
    assert order["reasons"]["checkIn"].startswith("请补全入住人信息：李明缺性别、证件")
    for expected in ("order.guests", "order.cashier", "order.dirty"):
        with pytest.raises(Conflict) as caught:
            await act_on("checkIn", village.actor, CheckIn.model_validate(ref(order)))
        assert caught.value.id == expected
        if expected == "order.guests":
            assert {"guests.0.gender", "guests.0.idNo"} <= set(caught.value.fields or {})
            body = {"contactName": "王芳", "contactPhone": "13900139000", "guests": [GUEST]}
            order = await act_on("edit", village.actor, OrderEdit.model_validate(ref(order, **body)))
        if expected == "order.cashier":
            order = await pay(village, order, "50")
            await Unit.filter(id=room.id).update(clean_state="dirty")
    after = await read_detail(village.actor, order["id"])
    assert [[item["id"] for item in one["arrival"]] for one in (order, after)] == [[], ["order.dirty"]]
    with pytest.raises(Invalid):
        await act_on("checkIn", village.actor, CheckIn.model_validate(ref(order, forceDirty=True)))
    order = await act_on(
        "checkIn", village.actor, CheckIn.model_validate(ref(order, forceDirty=True, reason="客人要求"))
    )
    assert order["state"] == "in_house"


async def test_who_comes_early_pays_for_the_nights_before_with_the_same_press(village: Village) -> None:
    order = await village.book(village.rooms[0], 2, 4)
    put_off = {"project": "damage", "amount": "80", "method": "company"}
    with pytest.raises(Conflict) as caught:
        await act_on("checkIn", village.actor, CheckIn.model_validate(ref(order, early=True, cashier=[put_off])))
    assert caught.value.id == "order.cashier", "what goes on account is no receipt"
    assert (await read_detail(village.actor, order["id"]))["checkIn"] == on(2)
    paid = {"project": "room_fee", "amount": "100"}
    order = await act_on("checkIn", village.actor, CheckIn.model_validate(ref(order, early=True, cashier=[paid])))
    assert (order["state"], order["checkIn"], len(order["nights"])) == ("in_house", on(0), 4)
    charged, received = Decimal(order["money"]["total"]), Decimal("100")
    assert Decimal(order["money"]["balance"]) == charged - received


@pytest.mark.parametrize("gone", [0, 1, 2, 3, 4])
async def test_a_check_out_comes_to_what_its_quote_said(
    village: Village, gone: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Left on the day of arrival (its night is kept), before, on and after the day of departure."""
    set_clock(monkeypatch, today(), "12:00")
    order = await arrive(village, village.rooms[0], 0, 3)
    if gone:
        await move_back(order["id"], gone)
    quote = await check_out.quote_check_out(village.actor, order["id"])
    assert (quote["nights"], quote["keptNight"]) == ({0: 2, 1: 2, 2: 1}.get(gone, 0), gone == 0)
    debt = CheckOut.model_validate(ref(order, allowDebt=True, reason="先试算"))
    after = await act_on("checkOut", village.actor, debt)
    assert after["money"]["balance"] == quote["balance"] and len(after["nights"]) == 3 - quote["nights"]
    assert quote["amount"] == quote["balance"].lstrip("-")


async def test_leaving_with_a_debt_needs_the_right_and_a_reason(village: Village) -> None:
    order = await arrive(village, village.rooms[0], 0, 1)
    await move_back(order["id"], 1)
    extra = Cashier.model_validate({"id": order["id"], "project": "damage", "amount": "80", "method": "company"})
    order = await act_on("cashier", village.actor, extra)
    assert order["money"]["balance"] == "80.00"
    with pytest.raises(Conflict, match=r"80\.00"):
        await act_on("checkOut", village.actor, CheckOut.model_validate(ref(order)))
    clerk = await village.org.hire("rental:order:checkOut")
    with pytest.raises(Denied):
        await act_on("checkOut", clerk, CheckOut.model_validate(ref(order, allowDebt=True, reason="公司付")))
    order = await act_on(
        "checkOut", village.actor, CheckOut.model_validate(ref(order, allowDebt=True, reason="公司付"))
    )
    assert order["state"] == "checked_out"


async def test_a_changed_price_needs_right_and_reason_and_is_charged(village: Village) -> None:
    typed = [{"night": on(1), "price": "99.00"}]
    with pytest.raises(Invalid) as caught:
        await village.book(village.rooms[0], 1, 2, nightPrices=typed)
    assert "priceReason" in (caught.value.fields or {})
    clerk = await village.org.hire("rental:order:add")
    with pytest.raises(Denied):
        await book(clerk, village.rooms[0], 1, 2, nightPrices=typed, priceReason="老客户")
    order = await village.book(village.rooms[0], 1, 2, nightPrices=typed, priceReason="老客户")
    assert order["money"]["total"] == "99.00" and order["nights"][0]["source"] == "manual"


async def test_prices_of_a_stay_are_changed_alone_with_right_and_reason_and_the_balance_follows(
    village: Village, sign_in: Any
) -> None:
    desk, clerk = await sign_in(village.actor), await sign_in(await village.org.hire("rental:order:list"))
    order = await pay(village, await village.book(village.rooms[0], 0, 2, confirm=True), "376.00")

    async def reprice(client: Any, price: str, **rest: Any) -> dict[str, Any]:
        form = {**ref(order, nightPrices=[{"night": on(1), "price": price}], priceReason="房间漏水"), **rest}
        answer: dict[str, Any] = await client.call("POST", "/rental/order/reprice", json=form)
        return answer

    assert (await reprice(clerk, "100"))["code"] == 403
    assert set((await reprice(desk, "100", priceReason=""))["fields"]) == {"priceReason"}
    assert set((await reprice(desk, "188"))["fields"]) == {"nightPrices"}
    wrong = await reprice(desk, "1", nightPrices=[{"night": on(9), "price": "1"}])
    assert set(wrong["fields"]) == {"nightPrices.0.night"}
    done = await reprice(desk, "100.00")
    assert done["success"], done
    order = done["result"]
    assert (order["money"]["total"], order["money"]["balance"]) == ("288.00", "-88.00")
    assert [(night["price"], night["source"]) for night in order["nights"]][1] == ("100.00", "manual")
    order = (await reprice(desk, "200.00"))["result"]
    assert order["money"]["balance"] == "12.00" and order["guests"] == done["result"]["guests"]
    line = await pool().fetchrow(
        "SELECT action, reason FROM rent_order_log WHERE order_id = $1 ORDER BY id DESC LIMIT 1", int(order["id"])
    )
    assert line is not None and line["action"] == "reprice"


async def test_two_clerks_with_the_same_version_only_one_acts(village: Village) -> None:
    order = await village.book(village.rooms[0], 1, 2)
    await act_on("confirm", village.actor, OrderRef.model_validate(ref(order)))
    with pytest.raises(Stale):
        await payments.set_lock(village.actor, Lock.model_validate(ref(order, locked=True)))


async def test_an_in_house_move_keeps_the_past_nights_and_leaves_a_dirty_room(village: Village) -> None:
    old, new = village.rooms[0], village.rooms[1]
    order = await arrive(village, old, 0, 4)
    await move_back(order["id"], 1)
    stay = order["segments"][0]["id"]
    order = await act_on(
        "move", village.actor, Move.model_validate({"id": order["id"], "stayId": stay, "unitId": str(new.id)})
    )
    assert [(item["unitId"], item["from"], item["to"]) for item in order["segments"]] == [
        (str(old.id), on(-1), on(0)),
        (str(new.id), on(0), on(3)),
    ]
    assert order["segments"][0]["id"] == stay
    assert await claims_of(order) == {(old.id, on(-1), on(0)), (new.id, on(0), on(3))}
    assert await clean_state(old) == "dirty" and await clean_state(new) == "clean"
    with pytest.raises(Conflict, match="今天之前"):
        await act_on("resize", village.actor, Resize.model_validate(ref(order, checkIn=on(0))))


async def test_extending_and_shortening_follow_the_quote_and_the_ledger(village: Village) -> None:
    order = await village.book(village.rooms[0], 1, 3)
    order = await act_on("extend", village.actor, Resize.model_validate(ref(order, checkOut=on(5))))
    assert order["money"]["total"] == order["money"]["charged"] == "752.00"
    order = await act_on("shorten", village.actor, Resize.model_validate(ref(order, checkOut=on(2))))
    assert order["money"]["balance"] == "188.00"
    assert [line["direction"] for line in order["ledger"]] == ["charge", "charge", "credit"]
    assert await claims_of(order) == {(village.rooms[0].id, on(1), on(2))}


async def test_who_stayed_on_past_the_departure_pays_for_the_nights_that_were_slept(village: Village) -> None:
    order = await arrive(village, village.rooms[0], 0, 1)
    await move_back(order["id"], 3)
    order = await read_detail(village.actor, order["id"])
    clerk = await village.org.hire("rental:order:extend", "rental:order:list")
    longer = ref(order, checkOut=on(1))
    with pytest.raises(Invalid) as caught:
        await act_on("extend", clerk, Resize.model_validate(longer))
    assert set(caught.value.fields or {}) == {"reason"}
    order = await act_on("extend", clerk, Resize.model_validate({**longer, "reason": "客人未退房"}))
    assert [night["night"] for night in order["nights"]] == [on(days) for days in (-3, -2, -1, 0)]
    assert order["money"]["charged"] == order["money"]["total"] == "752.00" and order["money"]["balance"] == "564.00"
    assert await claims_of(order) == {(village.rooms[0].id, on(-3), on(1))}
    assert "客人未退房" in order["log"][0]["text"]


async def test_nights_that_somebody_else_slept_are_not_charged_to_who_stayed_on(village: Village) -> None:
    order = await arrive(village, village.rooms[0], 0, 1)
    await move_back(order["id"], 3)
    other = await village.book(village.rooms[0], 0, 1)
    await move_back(other["id"], 2)
    with pytest.raises(Conflict) as caught:
        await act_on("extend", village.actor, Resize.model_validate({"id": order["id"], "checkOut": on(1)}))
    assert caught.value.id == "occupancy.taken" and caught.value.result["winner"]["no"] == other["orderNo"]
    assert (await read_detail(village.actor, order["id"]))["nightCount"] == 1


async def test_moving_a_bar_sideways_keeps_its_id_and_its_prices(village: Village) -> None:
    order = await village.book(village.whole, 1, 4)
    prices = [night["price"] for night in order["nights"]]
    stay = order["segments"][0]["id"]
    body = ref(order, stayId=stay, unitId=str(village.whole.id))
    order = await act_on("move", village.actor, Move.model_validate({**body, "from": on(2), "to": on(5)}))
    assert order["checkIn"] == on(2) and [night["price"] for night in order["nights"]] == prices
    assert order["segments"][0]["id"] == stay


async def test_repricing_a_move_charges_the_quote_of_the_new_unit(village: Village) -> None:
    order = await village.book(village.rooms[0], 1, 2)
    body = ref(order, stayId=order["segments"][0]["id"], unitId=str(village.beds[0].id), priceMode="reprice")
    order = await act_on("move", village.actor, Move.model_validate(body))
    assert order["money"]["total"] == "88.00" and order["money"]["charged"] == "88.00"


async def test_a_split_stay_has_two_bars_and_two_claims(village: Village) -> None:
    order = await village.book(village.rooms[0], 1, 5)
    body = ref(order, stayId=order["segments"][0]["id"], date=on(3), unitId=str(village.rooms[1].id))
    order = await act_on("split", village.actor, Split.model_validate(body))
    assert await claims_of(order) == {
        (village.rooms[0].id, on(1), on(3)),
        (village.rooms[1].id, on(3), on(5)),
    }
    assert order["nightCount"] == 4


async def test_two_stays_swap_their_rooms_at_once(village: Village) -> None:
    mine, theirs = await village.book(village.rooms[0], 1, 3), await village.book(village.rooms[1], 2, 4)
    body = ref(mine, stayId=mine["segments"][0]["id"], withStayId=theirs["segments"][0]["id"])
    await act_on("swap", village.actor, Swap.model_validate(body))
    assert await claims_of(mine) == {(village.rooms[1].id, on(1), on(3))}
    assert await claims_of(theirs) == {(village.rooms[0].id, on(2), on(4))}


async def test_a_swap_is_refused_when_the_other_stay_is_no_longer_what_was_seen(village: Village) -> None:
    mine, theirs = await village.book(village.rooms[0], 0, 3), await village.book(village.rooms[1], 0, 4)
    seen = theirs["version"]
    theirs = await pay(village, theirs, theirs["money"]["total"])
    await act_on("checkIn", village.actor, CheckIn.model_validate(ref(theirs)))
    stays = {"stayId": mine["segments"][0]["id"], "withStayId": theirs["segments"][0]["id"], "withVersion": seen}
    with pytest.raises(Stale):
        await act_on("swap", village.actor, Swap.model_validate(ref(mine, **stays)))
    assert await claims_of(mine) == {(village.rooms[0].id, on(0), on(3))}


async def test_a_swap_is_taken_back_by_the_same_swap(village: Village) -> None:
    mine, theirs = await village.book(village.rooms[0], 1, 3), await village.book(village.rooms[1], 1, 4)
    stays = {"stayId": mine["segments"][0]["id"], "withStayId": theirs["segments"][0]["id"]}
    after = await act_on("swap", village.actor, Swap.model_validate(ref(mine, **stays)))
    await act_on("swap", village.actor, Swap.model_validate(ref(after, **stays)))
    assert await claims_of(mine) == {(village.rooms[0].id, on(1), on(3))}
    assert await claims_of(theirs) == {(village.rooms[1].id, on(1), on(4))}


async def test_a_locked_order_does_not_move_until_it_is_unlocked(village: Village) -> None:
    order = await village.book(village.rooms[0], 1, 3)
    order = await payments.set_lock(village.actor, Lock.model_validate(ref(order, locked=True)))
    with pytest.raises(Conflict, match="锁定"):
        await act_on("extend", village.actor, Resize.model_validate(ref(order, checkOut=on(4))))


async def test_cancelling_late_charges_the_first_night_and_frees_the_nights(village: Village) -> None:
    order = await village.book(village.rooms[0], 0, 2)
    order = await act_on("cancel", village.actor, Reasoned.model_validate(ref(order, reason="行程变更")))
    assert order["state"] == "cancelled" and order["money"]["cancelFee"] == order["money"]["balance"] == "188.00"
    assert await claims_of(order) == set()
    early = await village.book(village.rooms[0], 5, 7)
    early = await act_on("cancel", village.actor, Reasoned.model_validate(ref(early, reason="行程变更")))
    assert early["money"]["balance"] == "0.00"


async def test_a_guest_who_did_not_come_can_be_reinstated_the_same_day(village: Village) -> None:
    order = await village.book(village.rooms[0], 0, 3, confirm=True)
    await move_back(order["id"], 1)
    with pytest.MonkeyPatch.context() as patch:
        later = now() + timedelta(days=1)
        patch.setattr("server.rental.orders.facts.now", lambda: later)
        order = await act_on("noShow", village.actor, OrderRef.model_validate({"id": order["id"]}))
    assert order["state"] == "no_show" and order["money"]["charged"] == "188.00" and await claims_of(order) == set()
    order = await act_on("reinstate", village.actor, OrderRef.model_validate(ref(order)))
    assert order["state"] == "confirmed" and order["money"]["charged"] == "564.00"
    assert await claims_of(order) == {(village.rooms[0].id, on(-1), on(2))}


async def test_an_early_leave_gives_nights_back_and_can_be_undone(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_clock(monkeypatch, today(), "12:00")
    order = await arrive(village, village.rooms[0], 0, 4)
    await move_back(order["id"], 2)
    with pytest.raises(Conflict, match=r"376\.00"):
        await act_on("checkOut", village.actor, CheckOut.model_validate({"id": order["id"]}))
    order = await pay(village, await read_detail(village.actor, order["id"]), "376.00", "refund")
    order = await act_on("checkOut", village.actor, CheckOut.model_validate(ref(order)))
    assert order["checkOut"] == on(0) and await claims_of(order) == {(village.rooms[0].id, on(-2), on(0))}
    order = await act_on("undoCheckOut", village.actor, OrderRef.model_validate(ref(order)))
    assert order["state"] == "in_house" and order["checkOut"] == on(2)
    assert await claims_of(order) == {(village.rooms[0].id, on(-2), on(2))}


async def test_undoing_a_check_out_is_refused_when_the_nights_were_sold(
    village: Village, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_clock(monkeypatch, today(), "12:00")
    order = await arrive(village, village.rooms[0], 0, 4)
    await move_back(order["id"], 2)
    order = await pay(village, await read_detail(village.actor, order["id"]), "376.00", "refund")
    order = await act_on("checkOut", village.actor, CheckOut.model_validate(ref(order)))
    await village.book(village.rooms[0], 0, 1)
    with pytest.raises(Conflict) as caught:
        await act_on("undoCheckOut", village.actor, OrderRef.model_validate(ref(order)))
    assert caught.value.id == "occupancy.taken"
    assert (await read_detail(village.actor, order["id"]))["state"] == "checked_out"


async def test_a_reversed_payment_leaves_both_lines_and_the_old_balance(village: Village) -> None:
    order = await pay(village, await village.book(village.rooms[0], 1, 2), "188.00")
    line = order["ledger"][-1]
    body = Reverse.model_validate(ref(order, ledgerId=line["id"], reason="记错"))
    order = await act_on("reverse", village.actor, body)
    assert order["money"]["balance"] == "188.00" and order["money"]["receivedRoom"] == "0.00"
    assert order["ledger"][-1]["reverses"] == line["id"]
    with pytest.raises(Conflict):
        again = Reverse.model_validate(ref(order, ledgerId=line["id"], reason="再来"))
        await act_on("reverse", village.actor, again)


async def test_the_ledger_refuses_changes_in_the_database_itself(village: Village) -> None:
    order = await pay(village, await village.book(village.rooms[0], 1, 2), "188.00")
    line = int(order["ledger"][-1]["id"])
    for statement in (
        "UPDATE rent_ledger SET amount = 1 WHERE id = $1",
        "DELETE FROM rent_ledger WHERE id = $1",
        "UPDATE rent_ledger SET reversed_by = 5, amount = 1 WHERE id = $1",
    ):
        with pytest.raises(Exception, match="append only"):
            await pool().execute(statement, line)


async def test_bad_input_is_answered_at_its_field(village: Village) -> None:
    cases: list[tuple[str, dict[str, Any]]] = [
        ("checkOut", {"first": 2, "last": 2}),
        ("checkIn", {"first": -9, "last": 2}),
        ("guests", {"guests": [GUEST] * 4, "unit": village.beds[0]}),
        ("guests.0.idNo", {"guests": [{**GUEST, "idNo": "110105194912310021"}]}),
    ]
    for field, changes in cases:
        unit = changes.pop("unit", village.rooms[0])
        first, last = changes.pop("first", 1), changes.pop("last", 2)
        with pytest.raises(AppError) as caught:
            await village.book(unit, first, last, **changes)
        assert field in (caught.value.fields or {}), field


async def test_editing_without_naming_guests_keeps_them_and_a_masked_number_stays_what_it_was(village: Village) -> None:
    order = await village.book(village.rooms[0], 1, 2)
    contact = {"contactName": "王小芳", "contactPhone": "13900139001"}
    order = await act_on("edit", village.actor, OrderEdit.model_validate(ref(order, **contact)))
    assert order["contactName"] == "王小芳" and [guest["name"] for guest in order["guests"]] == ["李明"]
    shown = {key: order["guests"][0][key] for key in SHOWN}
    order = await act_on("edit", village.actor, OrderEdit.model_validate(ref(order, **contact, guests=[shown])))
    assert (await OrderGuest.get(order_id=int(order["id"]))).id_no == GUEST["idNo"]


async def test_a_masked_number_follows_the_guest_and_not_the_name(village: Village) -> None:
    numbers = ["11010519491231002X", "110105194912310046"]
    twins = [{**GUEST, "name": "王伟", "idNo": number} for number in numbers]
    order = await village.book(village.rooms[0], 1, 2, guests=twins)
    contact = {"contactName": "王伟", "contactPhone": "13900139001"}
    shown = [{key: guest[key] for key in SHOWN} for guest in order["guests"]]
    sent = [{**shown[1], "name": "王玮"}, shown[0]]
    order = await act_on("edit", village.actor, OrderEdit.model_validate(ref(order, **contact, guests=sent)))
    rows = {row.id: (row.name, row.id_no) for row in await OrderGuest.filter(order_id=int(order["id"]))}
    assert rows == {int(shown[0]["id"]): ("王伟", numbers[0]), int(shown[1]["id"]): ("王玮", numbers[1])}
    stranger = {key: value for key, value in shown[0].items() if key != "id"}
    for wrong, field in (
        ([stranger], "guests.0.idNo"),
        ([shown[1], {**shown[0], "idNo": "4401**********0021"}], "guests.1.idNo"),
        ([shown[0], shown[0]], "guests.1.name"),
        ([{**shown[0], "id": order["id"]}], "guests.0.idNo"),
        ([{**GUEST, "id": order["id"]}], "guests.0.name"),
    ):
        with pytest.raises(Invalid) as caught:
            body = OrderEdit.model_validate(ref(order, **contact, guests=wrong))
            await act_on("edit", village.actor, body)
        assert list(caught.value.fields or {}) == [field]
    assert len(rows) == await OrderGuest.filter(order_id=int(order["id"])).count()
    with pytest.raises(Invalid) as caught:
        await village.book(village.rooms[1], 1, 2, guests=[{**shown[0], "idType": "passport"}])
    assert list(caught.value.fields or {}) == ["guests.0.idNo"]


async def test_who_is_in_the_house_keeps_what_is_known_of_them_when_their_name_is_corrected(village: Village) -> None:
    order = await arrive(village, village.rooms[0])
    before = order["guests"][0]
    sent = [{**{key: before[key] for key in SHOWN}, "name": "李鸣"}]
    contact = {"contactName": "王芳", "contactPhone": "13900139000"}
    order = await act_on("edit", village.actor, OrderEdit.model_validate(ref(order, **contact, guests=sent)))
    assert order["guests"][0] == {**before, "name": "李鸣"} and before["checkinAt"] and before["renterId"]


async def test_guests_in_the_house_stay_complete(village: Village) -> None:
    order = await arrive(village, village.rooms[0])
    body = {"contactName": "王芳", "contactPhone": "13900139000", "guests": [{**GUEST, "phone": None}]}
    with pytest.raises(Invalid) as caught:
        await act_on("edit", village.actor, OrderEdit.model_validate(ref(order, **body)))
    assert "guests.0.phone" in (caught.value.fields or {})


async def test_an_order_of_another_tenant_does_not_exist(village: Village) -> None:
    order = await village.book(village.rooms[0], 1, 2)
    stranger: Actor = (await build()).actor
    with pytest.raises(AppError) as caught:
        await read_detail(stranger, order["id"])
    assert caught.value.id == "row.missing"
    with pytest.raises(AppError) as caught:
        await book(stranger, village.rooms[0], 5, 6)
    assert caught.value.id == "row.missing"


@pytest.mark.parametrize("name", ["张3", "<b>张三</b>", "张三😀"])
async def test_what_is_no_name_is_refused_for_contact_and_guests_and_what_stands_there_may_stay(
    village: Village, name: str
) -> None:
    for rest, field in (
        ({"contactName": name}, "contactName"),
        ({"guests": [{**GUEST, "name": name}]}, "guests.0.name"),
    ):
        with pytest.raises(Invalid) as caught:
            await village.book(village.rooms[0], 1, 2, **rest)
        assert list(caught.value.fields or {}) == [field]
    order = await village.book(village.rooms[0], 1, 2, contactName="阿依古丽.买买提")
    assert order["contactName"] == "阿依古丽·买买提"
    await DailyOrder.filter(id=int(order["id"])).update(contact_name=name)
    await OrderGuest.filter(order_id=int(order["id"])).update(name=name)
    shown = {**{key: order["guests"][0][key] for key in SHOWN}, "name": name}
    body = {"contactName": name, "contactPhone": "13900139001", "remark": "靠窗", "guests": [shown]}
    order = await act_on("edit", village.actor, OrderEdit.model_validate(ref(order, **body)))
    assert (order["remark"], order["guests"][0]["name"]) == ("靠窗", name)
    with pytest.raises(Invalid):
        changed = {**body, "contactName": f"{name}4"}
        await act_on("edit", village.actor, OrderEdit.model_validate(ref(order, **changed)))
