"""A rule is tried over days that have passed before it counts: what it would raise, beside what was raised, and nothing is written."""

from collections.abc import Awaitable, Callable
from datetime import datetime, time, timedelta
from typing import Any

import pytest
import pytest_asyncio

from schema.housekeeping.item_type import ItemType
from schema.housekeeping.order import Order
from schema.housekeeping.rule import Rule
from schema.kit.clock import SHANGHAI
from schema.kit.snowflake import next_id
from schema.rental.occupancy import Block
from schema.rental.order import DailyOrder
from schema.rental.order_parts import OrderSegment
from schema.rental.settlement import Settlement
from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.database import pool
from server.rental.orders.acting import OrderRef
from server.rental.orders.check_out import CheckOut
from server.rental.orders.moves import Move
from tests.kit.client import Client
from tests.kit.clock import today
from tests.kit.people import Organisation
from tests.rental.test_leases import sign
from tests.rental.village import Village, act_on, build, on

SignIn = Callable[[Actor], Awaitable[Client]]
CASH = {"project": "room_fee", "amount": "376", "method": "cash"}
MONTH = {"from": on(-31), "to": on(-1)}


@pytest_asyncio.fixture(loop_scope="session")
async def village(organisation: Organisation) -> Village:
    return await build(organisation)


@pytest_asyncio.fixture(loop_scope="session")
async def item(village: Village) -> ItemType:
    return await ItemType.create(tenant_id=village.org.id, name="退房清洁", unit_price=4500, minutes=40)


@pytest_asyncio.fixture(loop_scope="session")
async def planner(village: Village, sign_in: SignIn) -> Client:
    """Somebody who may edit rules, and nothing else."""
    return await sign_in(await village.org.hire("housekeeping:rule:edit"))


def at(days: int, hour: int) -> datetime:
    return datetime.combine(today() + timedelta(days=days), time(hour), SHANGHAI)


async def stayed(village: Village, unit: Unit, first: int, last: int, left: int | None = None) -> DailyOrder:
    """Somebody was in a unit from a day to another, counted from today, and left at eleven; `left`: days, else with the last."""
    order_id = next_id()
    order = await DailyOrder.create(
        id=order_id,
        tenant_id=village.org.id,
        order_no=f"T{order_id}",
        contact_name="王芳",
        contact_phone="13900139000",
        unit_id=unit.id,
        community_id=unit.community_id,
        check_in=today() + timedelta(days=first),
        check_out=today() + timedelta(days=last),
        nights=last - first,
        state="checked_out",
        checked_in_at=at(first, 15),
        checked_out_at=at(last if left is None else left, 11),
    )
    await OrderSegment.create(
        tenant_id=village.org.id,
        order_id=order_id,
        unit_id=unit.id,
        community_id=unit.community_id,
        from_day=order.check_in,
        to_day=order.check_out,
    )
    return order


async def raised(village: Village, unit: Unit, days: int, reason: str = "退房，下一位客人15:00到") -> Order:
    """What a rule really made then."""
    return await Order.create(
        tenant_id=village.org.id,
        order_no=f"JJ{next_id()}"[:20],
        type="checkout",
        unit_id=unit.id,
        community_id=unit.community_id,
        source="rule",
        reason=reason,
        minutes=40,
        quoted=4500,
        create_time=at(days, 11),
    )


def rule_of(item: ItemType, **values: Any) -> dict[str, Any]:
    """What a form of a new rule holds."""
    return {"event": "check_out", "type": "checkout", "items": str(item.id), **values}


async def try_out(client: Client, rule: dict[str, Any] | None, **more: Any) -> Any:
    return await client.result("POST", "/housekeeping/rule/trial", json={"rule": rule, **MONTH, **more})


async def test_a_new_rule_is_played_over_the_departures_of_a_month(
    village: Village, item: ItemType, planner: Client
) -> None:
    await stayed(village, village.rooms[0], -12, -10)
    await stayed(village, village.rooms[1], -11, -10)
    whole = await stayed(village, village.whole, -6, -4)
    found = await try_out(planner, rule_of(item))
    assert (found["events"], found["orders"], found["minutes"], found["pay"]) == (3, 3, 40 + 40 + 60, "135.00")
    assert (found["more"], found["fewer"], found["same"]) == (3, 0, 0)
    assert [(part["name"], part["orders"], part["minutes"], part["pay"]) for part in found["items"]] == [
        ("退房清洁", 3, 140, "135.00")
    ]
    assert [(part["name"], part["orders"], part["minutes"]) for part in found["buildings"]] == [("1幢", 3, 140)]
    busy = {one["day"]: (one["orders"], one["minutes"]) for one in found["days"] if one["minutes"]}
    assert busy == {on(-10): ([2], 80), on(-4): ([1], 60)}
    assert len(found["days"]) == 31
    last = found["examples"][-1]
    assert (last["source"], last["id"], last["no"], last["unit"]) == (
        "rental/order",
        str(whole.id),
        whole.order_no,
        village.whole.title,
    )


async def test_it_is_compared_with_what_rules_really_raised(village: Village, item: ItemType, planner: Client) -> None:
    await stayed(village, village.rooms[0], -12, -10)
    await stayed(village, village.whole, -6, -4)
    await raised(village, village.rooms[0], -10)
    await raised(village, village.whole, -4, "续住")
    found = await try_out(planner, rule_of(item))
    assert (found["more"], found["fewer"], found["same"]) == (1, 0, 1), "a stay-over clean is no answer to a departure"
    assert found["then"] == {"orders": 1, "minutes": 40, "pay": "45.00"}
    assert [one["change"] for one in found["examples"]] == ["more", "same"]


async def test_a_rule_for_days_of_a_stay_counts_each_so_manieth_day_in_the_house(
    village: Village, item: ItemType, planner: Client
) -> None:
    await stayed(village, village.rooms[0], -12, -5)
    await stayed(village, village.rooms[1], -8, -7)
    rule = rule_of(item, event="in_house_day_n", type="stayover", everyDays=3)
    found = await try_out(planner, rule)
    assert found["orders"] == 2, "the third and the sixth of seven nights, and none of a single one"
    assert [(one["at"][:10], one["dayN"]) for one in found["examples"]] == [(on(-9), 3), (on(-6), 6)]
    each = await try_out(planner, rule | {"everyDays": 1})
    assert each["orders"] == 6


async def test_one_for_a_community_leaves_what_another_rule_takes_first(
    village: Village, item: ItemType, planner: Client
) -> None:
    await stayed(village, village.rooms[0], -12, -10)
    await Rule.create(
        tenant_id=village.org.id, name="本小区", event="check_out", items=str(item.id), community_id=village.community
    )
    general = await try_out(planner, rule_of(item))
    assert (general["orders"], general["others"]) == (0, 1)
    own = await try_out(planner, rule_of(item, communityId=str(village.community), sort=0))
    assert (own["orders"], own["others"]) == (0, 1), "of two that fit alike the older one counts"


async def test_a_saved_rule_that_is_edited_stands_for_itself(village: Village, item: ItemType, planner: Client) -> None:
    await stayed(village, village.rooms[0], -12, -10)
    await raised(village, village.rooms[0], -10)
    saved = await Rule.create(tenant_id=village.org.id, name="退房", event="check_out", items=str(item.id))
    assert (await try_out(planner, None, id=str(saved.id)))["same"] == 1
    dear = await ItemType.create(tenant_id=village.org.id, name="深度", unit_price=16000, minutes=120)
    edited = await try_out(planner, rule_of(item, items=f"{item.id},{dear.id}"), id=str(saved.id))
    assert (edited["orders"], edited["others"], edited["pay"]) == (1, 0, "205.00")
    assert [part["minutes"] for part in edited["items"]] == [40, 120]


async def test_what_it_would_no_longer_raise_is_named(village: Village, item: ItemType, planner: Client) -> None:
    stay = await stayed(village, village.rooms[0], -12, -5)
    saved = await Rule.create(
        tenant_id=village.org.id, name="续住", event="in_house_day_n", type="stayover", items=str(item.id), every_days=1
    )
    for days in range(-11, -5):
        await raised(village, village.rooms[0], days, "续住")
    found = await try_out(
        planner, rule_of(item, event="in_house_day_n", type="stayover", everyDays=3), id=str(saved.id)
    )
    assert (found["orders"], found["more"], found["fewer"], found["same"]) == (2, 0, 4, 2)
    assert found["then"]["orders"] == 6
    assert {(one["change"], one["id"]) for one in found["examples"]} == {
        ("fewer", str(stay.id)),
        ("same", str(stay.id)),
    }


async def test_nothing_is_written(village: Village, item: ItemType, planner: Client) -> None:
    await stayed(village, village.rooms[0], -12, -10)
    before = await _rows(village)
    await try_out(planner, rule_of(item, name="试"))
    assert await _rows(village) == before


async def _rows(village: Village) -> dict[str, int]:
    """How many rows each table has that a rule could write to, of the organisation."""
    tables = ("hk_order", "hk_order_item", "hk_order_event", "hk_rule", "sys_outbox", "sys_data_log", "rent_counter")
    known = await pool().fetch("SELECT tablename FROM pg_tables WHERE tablename = ANY($1::text[])", list(tables))
    assert {"hk_order", "hk_rule"} <= {row["tablename"] for row in known}
    return {
        row["tablename"]: await pool().fetchval(
            f"SELECT count(*) FROM {row['tablename']} WHERE tenant_id = $1", village.org.id
        )
        for row in known
    }


async def test_stays_of_another_organisation_are_not_counted(village: Village, item: ItemType, planner: Client) -> None:
    other = await build()
    await stayed(other, other.rooms[0], -12, -10)
    await raised(other, other.rooms[0], -10)
    found = await try_out(planner, rule_of(item))
    assert (found["events"], found["orders"], found["then"]["orders"]) == (0, 0, 0)
    theirs = await Rule.create(tenant_id=other.org.id, name="退房", event="check_out", items=str(item.id))
    answer = await planner.call("POST", "/housekeeping/rule/trial", json={"id": str(theirs.id)})
    assert answer["code"] == 404


async def test_who_may_not_edit_rules_may_not_try_them(village: Village, item: ItemType, sign_in: SignIn) -> None:
    reader = await sign_in(await village.org.hire("housekeeping:rule:list", "housekeeping:rule:add"))
    answer = await reader.call("POST", "/housekeeping/rule/trial", json={"rule": rule_of(item)})
    assert answer["code"] == 403


@pytest.mark.parametrize(
    ("window", "place"),
    [
        ({"from": on(-3), "to": on(1)}, "to"),
        ({"from": on(-40), "to": on(-9)}, "to"),
        ({"from": on(-3), "to": on(-4)}, "from"),
        ({"from": on(40), "to": None}, "from"),
    ],
)
async def test_a_window_is_refused_at_its_field(
    item: ItemType, planner: Client, window: dict[str, Any], place: str
) -> None:
    answer = await planner.call("POST", "/housekeeping/rule/trial", json={"rule": rule_of(item), **window})
    assert answer["code"] == 422
    assert list(answer["fields"]) == [place]


async def test_31_days_are_played_and_without_a_word_the_month_before(item: ItemType, planner: Client) -> None:
    found = await try_out(planner, rule_of(item), **{"from": on(-30), "to": on(0)})
    assert len(found["days"]) == 31
    asked = await planner.result("POST", "/housekeeping/rule/trial", json={"rule": rule_of(item)})
    last = today().replace(day=1) - timedelta(days=1)
    assert (asked["from"], asked["to"]) == (last.replace(day=1).isoformat(), last.isoformat())


async def test_what_is_missing_of_a_rule_is_said_at_its_field(item: ItemType, planner: Client) -> None:
    answer = await planner.call("POST", "/housekeeping/rule/trial", json={"rule": rule_of(item, items="")})
    assert list(answer["fields"]) == ["items"]


async def test_a_rule_for_a_community_of_somebody_else_is_refused_at_its_field(item: ItemType, planner: Client) -> None:
    rule = rule_of(item, communityId=str((await build()).community))
    answer = await planner.call("POST", "/housekeeping/rule/trial", json={"rule": rule})
    assert list(answer["fields"]) == ["communityId"]


async def test_blocks_and_leases_that_ended_are_played_too(village: Village, item: ItemType, planner: Client) -> None:
    place = {"tenant_id": village.org.id, "unit_id": village.whole.id, "community_id": village.community}
    await Block.create(
        **place,
        from_day=today() - timedelta(days=9),
        to_day=today() - timedelta(days=7),
        kind="closed",
        reason="漏水",
    )
    lease = await sign(village)
    settled = {
        "lease_id": int(lease["id"]),
        "contract_no": lease["contractNo"],
        "renter_name": "赵强",
        "kind": "expiry",
        "state": "done",
    }
    gone = today() - timedelta(days=3)
    await Settlement.create(
        **place, **settled, no="TZ1", leave_date=gone, vacated_on=gone, done_on=gone + timedelta(days=2)
    )
    ended = await try_out(planner, rule_of(item, event="block_end"))
    assert [(one["source"], one["at"][:10], one["no"]) for one in ended["examples"]] == [
        ("rental/block", on(-7), "漏水")
    ]
    left = await try_out(planner, rule_of(item, event="lease_end"))
    assert [(one["source"], one["id"], one["at"][:10]) for one in left["examples"]] == [
        ("rental/lease", lease["id"], on(-2))
    ], "housekeeping hears of it with the day after the last"
    assert (await try_out(planner, rule_of(item, event="room_change")))["events"] == 0


async def test_it_tells_what_really_happens_at_the_desk(village: Village, item: ItemType, planner: Client) -> None:
    """A guest who moves and leaves early, with rules that count: the trial finds the same orders."""
    for event in ("early_leave", "room_change"):
        await Rule.create(tenant_id=village.org.id, name=event, event=event, items=str(item.id), assign="none")
    order = await village.book(village.rooms[0], 0, 2, checkInNow=True, cashier=[CASH])
    stay = await OrderSegment.get(order_id=int(order["id"]))
    moving = {"id": order["id"], "stayId": str(stay.id), "unitId": str(village.rooms[1].id), "priceMode": "keep"}
    await act_on("move", village.actor, Move.model_validate(moving))
    left = {"id": order["id"], "allowDebt": True, "reason": "提前走"}
    await act_on("checkOut", village.actor, CheckOut.model_validate(left))
    now = {"from": on(0), "to": on(0)}
    changed = await try_out(planner, rule_of(item, event="room_change"), **now)
    assert (changed["orders"], changed["others"]) == (0, 1), "the rule that counts is the older"
    for event, room in (("room_change", village.rooms[0]), ("early_leave", village.rooms[1])):
        saved = await Rule.get(tenant_id=village.org.id, name=event)
        found = await try_out(planner, None, id=str(saved.id), **now)
        assert (found["orders"], found["same"]) == (1, 1), event
        assert found["examples"][0]["unit"] == room.title
    assert (await try_out(planner, rule_of(item), **now))["events"] == 0, "who left early did not leave as booked"
    await act_on("undoCheckOut", village.actor, OrderRef.model_validate({"id": order["id"]}))
    gone = await try_out(
        planner, None, id=str((await Rule.get(tenant_id=village.org.id, name="early_leave")).id), **now
    )
    assert gone["events"] == 0, "what was undone did not happen"
