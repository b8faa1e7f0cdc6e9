"""Prices and restrictions painted over units and nights, what they do to bookings, and the way back."""

from dataclasses import replace
from decimal import Decimal
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import given
from hypothesis import strategies as st

from schema.kit.errors import Conflict, Denied, Invalid
from schema.rental.price import DayPrice
from schema.rental.unit import Unit
from schema.system.audit import Audit
from server.rental.availability.free import QuoteForm, quote_unit
from server.rental.orders.moves import Move, Resize
from server.rental.orders.plan import Night
from server.rental.orders.restrictions import find_breaches
from server.rental.pricing import paint, paint_forms
from server.rental.pricing.day_rules import DayRule
from tests.kit.sink import subscribed
from tests.rental.replica import Replica
from tests.rental.village import Village, act_on, book, build, day, on


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


def spans(*units: Unit, first: int = 2, last: int = 4) -> list[dict[str, str]]:
    return [{"unitId": str(unit.id), "from": on(first), "to": on(last)} for unit in units]


async def paint_on(village: Village, mode: str, value: str | None, *units: Unit, **rest: Any) -> dict[str, Any]:
    form = {"spans": spans(*units), "mode": mode, "value": value, **rest}
    return await paint.paint_prices(village.actor, paint_forms.PricePaint.model_validate(form))


async def limit(village: Village, unit: Unit, first: int = 2, last: int = 4, **rest: Any) -> dict[str, Any]:
    form = {"spans": spans(unit, first=first, last=last), **rest}
    return await paint.restrict(village.actor, paint_forms.Restriction.model_validate(form))


async def price_of(village: Village, unit: Unit, first: int = 2, last: int = 4) -> list[str]:
    form = QuoteForm.model_validate({"unitId": str(unit.id), "from": on(first), "to": on(last)})
    return [line["price"] for line in (await quote_unit(village.actor, form))["lines"]]


async def test_a_painted_price_is_quoted_and_charged_on_every_unit_and_night(village: Village) -> None:
    a, b, c = village.rooms
    await paint_on(village, "set", "333", a, b)
    assert await price_of(village, a) == await price_of(village, b) == ["333.00", "333.00"]
    assert await price_of(village, c) == ["188.00", "188.00"]
    assert (await village.book(a, 2, 4))["money"]["total"] == "666.00"


async def test_a_dry_run_says_old_and_new_and_what_the_unsold_nights_bring_and_writes_nothing(village: Village) -> None:
    a, b, _ = village.rooms
    await village.book(a, 2, 3)
    seen = await paint_on(village, "percent", "10", a, b, dryRun=True)
    assert [(line["old"], line["new"], line["sold"]) for line in seen["lines"]] == [
        ("188.00", "207.00", True),
        *[("188.00", "207.00", False)] * 3,
    ]
    assert (seen["unsold"], seen["incomeOld"], seen["incomeNew"]) == (3, "564.00", "621.00")
    assert await price_of(village, b) == ["188.00", "188.00"]
    assert not await DayPrice.filter(tenant_id=village.actor.tenant_id).exists()


async def test_what_changed_since_it_was_looked_at_is_not_written(village: Village) -> None:
    room = village.rooms[0]
    seen = (await paint_on(village, "add", "20", room, dryRun=True))["seen"]
    await paint_on(village, "set", "300", room)
    with pytest.raises(Conflict, match="价格刚被修改"):
        await paint_on(village, "add", "20", room, seen=seen)
    assert await price_of(village, room) == ["300.00", "300.00"]


async def test_back_to_base_takes_the_override_away_but_leaves_the_limits(village: Village) -> None:
    room = village.rooms[0]
    await limit(village, room, closedIn=True)
    await paint_on(village, "set", "500", room)
    await paint_on(village, "base", None, room)
    assert await price_of(village, room) == ["188.00", "188.00"]
    rows = await DayPrice.filter(unit_id=room.id, del_flag=0)
    assert [(row.price, row.closed_in) for row in rows] == [(None, True)] * 2


async def test_a_painting_is_taken_back_whole_and_each_step_is_in_the_trail(village: Village) -> None:
    a, b, _ = village.rooms
    await paint_on(village, "set", "250", a)
    done = await paint_on(village, "percent", "-10", a, b)
    assert await price_of(village, a) == ["225.00", "225.00"]
    await paint.restore(village.actor, paint_forms.Restore.model_validate({"changes": done["changes"]}))
    assert await price_of(village, a) == ["250.00", "250.00"]
    assert await price_of(village, b) == ["188.00", "188.00"]
    trail = await Audit.filter(tenant_id=village.actor.tenant_id, table_name="rent_day_price").order_by("id")
    assert [row.action for row in trail].count("delete") == 2 and len(trail) == 2 + 4 + 4


async def test_a_painting_that_somebody_painted_over_is_not_taken_back(village: Village) -> None:
    room = village.rooms[0]
    done = await paint_on(village, "set", "250", room)
    await paint_on(village, "set", "260", room)
    with pytest.raises(Conflict, match="不能撤销"):
        await paint.restore(village.actor, paint_forms.Restore.model_validate({"changes": done["changes"]}))
    assert await price_of(village, room) == ["260.00", "260.00"]


@pytest.mark.parametrize(
    ("mode", "value", "field"),
    [("set", "0", "value"), ("set", "abc", "value"), ("percent", "-100", "value"), ("add", "-188", "value")],
)
async def test_a_price_that_is_none_is_refused_at_its_field(
    village: Village, mode: str, value: str, field: str
) -> None:
    with pytest.raises(Invalid) as refusal:
        await paint_on(village, mode, value, village.rooms[0])
    assert field in (refusal.value.fields or {})


async def test_yesterday_and_units_that_are_not_sold_by_the_night_are_refused(village: Village) -> None:
    for unit, first in ((village.rooms[0], -1), (village.shared, 2)):
        form = {"spans": spans(unit, first=first), "mode": "set", "value": "300"}
        if unit is village.shared:
            await Unit.filter(id=unit.id).update(sellable=False)
        with pytest.raises(Invalid):
            await paint.paint_prices(village.actor, paint_forms.PricePaint.model_validate(form))


async def test_closed_nights_cannot_be_sold_but_stay_with_those_who_have_them(village: Village) -> None:
    room = village.rooms[0]
    order = await village.book(room, 1, 4)
    await limit(village, room, 2, 6, closed=True)
    with pytest.raises(Conflict, match="停售") as refusal:
        await village.book(room, 4, 6)
    assert refusal.value.id == "price.restricted" and refusal.value.result["mayOverride"] is True
    resized = await act_on("shorten", village.actor, Resize.model_validate({"id": order["id"], "checkOut": on(3)}))
    assert resized["checkOut"] == on(3)
    with pytest.raises(Conflict, match="停售"):
        await act_on("extend", village.actor, Resize.model_validate({"id": order["id"], "checkOut": on(5)}))


async def test_arrivals_departures_and_minimum_nights_are_respected_by_add_move_and_extend(village: Village) -> None:
    a, b, _ = village.rooms
    await limit(village, a, 2, 3, closedIn=True)
    await limit(village, a, 5, 6, closedOut=True)
    await limit(village, a, 3, 4, minNights=3)
    for first, last, words in ((2, 4, "禁止到店"), (4, 5, "禁止离店"), (3, 4, "至少住3晚")):
        with pytest.raises(Conflict, match=words):
            await village.book(a, first, last)
    order = await village.book(b, 2, 4)
    stay = order["segments"][0]["id"]
    move = {"id": order["id"], "stayId": stay, "unitId": str(a.id)}
    with pytest.raises(Conflict, match="禁止到店"):
        await act_on("move", village.actor, Move.model_validate(move))
    moved = await act_on("move", village.actor, Move.model_validate({**move, "from": on(1), "to": on(3)}))
    assert moved["unitId"] == str(a.id)
    with pytest.raises(Conflict, match="禁止离店"):
        await act_on("extend", village.actor, Resize.model_validate({"id": order["id"], "checkOut": on(5)}))
    assert (await act_on("extend", village.actor, Resize.model_validate({"id": order["id"], "checkOut": on(4)})))[
        "checkOut"
    ] == on(4)


async def test_who_has_the_right_passes_over_a_limit_with_a_reason_that_the_log_keeps(village: Village) -> None:
    room = village.rooms[0]
    await limit(village, room, closedIn=True)
    order = await village.book(room, 2, 4, overrideReason="老客户")
    assert "放行限售" in order["log"][0]["text"] and "老客户" in order["log"][0]["text"]
    clerk = replace(await village.org.hire(), permissions=frozenset({"rental:order:add"}))
    with pytest.raises(Denied):
        await book(clerk, village.rooms[0], 2, 3, overrideReason="老客户")
    await limit(village, village.rooms[1], closedIn=True)
    with pytest.raises(Conflict) as refusal:
        await book(clerk, village.rooms[1], 2, 3)
    assert refusal.value.result["mayOverride"] is False


async def test_painting_needs_its_own_right_for_prices_and_for_limits(village: Village, sign_in: Any) -> None:
    clerk = await village.org.hire("rental:board:list", "rental:price:paint")
    desk = await sign_in(clerk)
    cells = spans(village.rooms[0])
    done = await desk.result("POST", "/rental/price/paint", json={"spans": cells, "mode": "set", "value": "300"})
    assert len(done["changes"]) == 2
    refused = await desk.send("POST", "/rental/price/restrict", json={"spans": cells, "closed": True})
    assert refused.status_code == 403
    only_limits = replace(clerk, permissions=frozenset({"rental:board:list", "rental:price:restrict"}))
    with pytest.raises(Denied):
        await paint.restore(only_limits, paint_forms.Restore.model_validate({"changes": done["changes"]}))


async def test_another_tenants_units_cannot_be_painted(village: Village) -> None:
    other = await build()
    from schema.kit.errors import NotFound

    with pytest.raises(NotFound):
        await paint_on(village, "set", "1", other.rooms[0])


async def test_a_board_that_was_open_shows_what_a_fresh_one_does(village: Village) -> None:
    replica = Replica(village.actor, village.community, 0, 10)
    await replica.load()
    with subscribed(replica.listen):
        await paint_on(village, "percent", "15", village.rooms[0], village.whole)
        form = {"spans": spans(village.rooms[1], first=0, last=3), "mode": "set", "value": "99.50"}
        await paint.paint_prices(village.actor, paint_forms.PricePaint.model_validate(form))
        done = await limit(village, village.rooms[0], minNights=2, closedOut=True, reason="展会")
        await limit(village, village.rooms[1], closed=True)
        await replica.compare()
        await paint.restore(village.actor, paint_forms.Restore.model_validate({"changes": done["changes"]}))
        await replica.compare()


ROOMS = st.integers(1, 2)
PRICES = st.integers(100, 10**7)


@given(st.sampled_from(["percent", "add"]), st.integers(-90, 300), PRICES)
def test_a_share_or_difference_is_rounded_half_up_to_whole_yuan(mode: str, amount: int, old: int) -> None:
    value = Decimal(amount) if mode == "percent" else Decimal(amount * 100)
    new = paint.change_price(mode, value, old, 0)
    exact = Decimal(old) * (100 + amount) / 100 if mode == "percent" else Decimal(old + amount * 100)
    assert new % 100 == 0 and abs(new - exact) <= 50


RULES = st.builds(
    DayRule,
    min_nights=st.one_of(st.none(), st.integers(1, 5)),
    closed_in=st.booleans(),
    closed_out=st.booleans(),
    closed=st.booleans(),
)


@given(
    st.dictionaries(st.tuples(ROOMS, st.integers(0, 9)), RULES, max_size=12),
    st.integers(0, 6),
    st.integers(1, 4),
    ROOMS,
)
def test_nothing_is_asked_of_a_stay_that_stays_and_everything_of_a_new_one(
    found: dict[tuple[int, int], DayRule], first: int, length: int, unit: int
) -> None:
    rules: dict[int, dict[Any, DayRule]] = {}
    for (room, at), rule in found.items():
        rules.setdefault(room, {})[day(at)] = rule
    plan = tuple(Night(day(first + step), unit, 100) for step in range(length))
    assert find_breaches(rules, plan, plan) == []
    own = {at: rule for (room, at), rule in found.items() if room == unit}
    arrival, departure = own.get(first, DayRule()), own.get(first + length, DayRule())
    expected = (
        sum(own.get(first + step, DayRule()).closed for step in range(length))
        + arrival.closed_in
        + ((arrival.min_nights or 0) > length)
        + departure.closed_out
    )
    assert len(find_breaches(rules, (), plan)) == expected
