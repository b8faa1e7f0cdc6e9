"""Shifts: what should be in the drawer follows from the ledger, a difference has a reason, and two people sign."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import pytest_asyncio
from tortoise.exceptions import IntegrityError

from schema.kit.errors import Conflict
from schema.rental.key_register import UnitKey
from schema.rental.ledger import Ledger
from schema.rental.shift import Shift
from server.kit.actor import Actor
from server.kit.unit_of_work import unit_of_work
from server.rental.orders.payments import Cashier
from server.rental.shifts.effects import BeginShift, begin_shift
from tests.kit.client import Client
from tests.rental.village import Village, act_on, build

PATH = "/rental/shift"
Row = dict[str, Any]
RIGHTS = ("begin", "list", "count", "takeOver")
CODES = (
    *(f"rental:shift:{right}" for right in RIGHTS),
    *(f"rental:{path}:list" for path in ("order", "ticket", "key", "ledger")),
    "rental:order:cashier",
    "rental:order:reverse",
)
SignIn = Callable[[Actor], Awaitable[Client]]


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def clerk(village: Village) -> Actor:
    return await village.org.hire(*CODES, name="早班")


@pytest_asyncio.fixture
async def next_clerk(village: Village) -> Actor:
    return await village.org.hire(*CODES, name="晚班")


async def mine(client: Client) -> Row:
    return dict(await client.result("GET", f"{PATH}/mine"))


async def begin(client: Client, cash: str = "500.00") -> Row:
    await client.result("POST", f"{PATH}/begin", json={"openCash": cash})
    return dict((await mine(client))["shift"])


async def step(client: Client, code: str, row: Row, **asked: Any) -> Row:
    seen = await client.result("GET", f"{PATH}/detail", params={"id": row["id"]})
    return await client.call("POST", f"{PATH}/{code}", json={"id": row["id"], "version": seen["version"], **asked})


async def pay(actor: Actor, order: Row, amount: str, method: str = "cash", project: str = "room_fee") -> None:
    form = {"id": order["id"], "project": project, "method": method, "amount": amount}
    await act_on("cashier", actor, Cashier.model_validate(form))


async def test_the_drawer_holds_the_float_and_the_cash_of_the_shift(
    village: Village, clerk: Actor, next_clerk: Actor, sign_in: SignIn
) -> None:
    desk, late = await sign_in(clerk), await sign_in(next_clerk)
    order = await village.book(village.whole, 1, 3)
    await pay(clerk, order, "10.00")  # nobody is on duty yet
    shift = await begin(desk)
    await pay(clerk, order, "300.00")
    await pay(clerk, order, "200.00", "wechat")
    await pay(clerk, order, "50.00", project="refund")
    await pay(next_clerk, order, "70.00")  # in nobody's drawer
    now = await mine(desk)
    assert (now["shift"]["expected"], now["shift"]["cashIn"], now["shift"]["cashOut"]) == ("750.00", "300.00", "50.00")
    assert now["outside"] == {"count": 1, "amount": "10.00"}
    assert {one["method"]: one["received"] for one in now["shift"]["takings"]} == {"cash": "300.00", "wechat": "200.00"}

    counts = {"100.00": 7, "50.00": 1}
    answer = await step(
        desk, "count", shift, counts=counts, handedIn="250.00", receiverId=str(next_clerk.user_id), note="少一把钥匙"
    )
    assert answer["success"], answer
    [waiting] = (await mine(late))["waiting"]
    assert waiting["no"] == shift["no"]
    assert (await step(late, "takeOver", shift))["success"]

    closed, taken = await Shift.get(id=int(shift["id"])), await Shift.get(operator_id=next_clerk.user_id)
    assert (closed.state, closed.diff, closed.reason, closed.counts) == ("closed", 0, None, counts)
    assert (closed.counted_by, closed.receiver) == (clerk.signature, next_clerk.signature)
    assert (taken.state, taken.open_cash, taken.previous_id) == ("open", 50000, closed.id)
    assert (await mine(desk))["shift"] is None


async def test_each_sum_of_a_drawer_is_that_of_its_lines(village: Village, clerk: Actor, sign_in: SignIn) -> None:
    desk = await sign_in(clerk)
    order = await village.book(village.whole, 1, 3)
    await pay(clerk, order, "10.00")
    shift = await begin(desk)
    for amount, method, project in (
        ("300.00", "cash", "room_fee"),
        ("20", "wechat", "room_fee"),
        ("50", "cash", "refund"),
    ):
        await pay(clerk, order, amount, method, project)
    seen = (await mine(desk))["shift"]
    for figure, amounts in (
        ("cashIn", ["300.00"]),
        ("cashOut", ["50.00"]),
        ("expected", ["500.00", "300.00", "-50.00"]),
    ):
        told = await desk.result("GET", f"{PATH}/figure", params={"id": shift["id"], "figure": figure})
        assert told["sum"] == seen[figure] and [line["amount"] for line in told["lines"]] == amounts
    other = await sign_in((await build()).actor)
    assert (await other.call("GET", f"{PATH}/figure", params={"id": shift["id"], "figure": "cashIn"}))["code"] == 404


async def test_a_difference_has_a_reason(village: Village, clerk: Actor, next_clerk: Actor, sign_in: SignIn) -> None:
    desk = await sign_in(clerk)
    shift, receiver = await begin(desk, "100.00"), str(next_clerk.user_id)
    short = await step(desk, "count", shift, counted="88.00", receiverId=receiver)
    assert short["fields"].keys() == {"reason"} and "-12.00" in short["fields"]["reason"]
    assert (await step(desk, "count", shift, counted="88.00", receiverId=receiver, reason="找零多付"))["success"]
    row = await Shift.get(id=int(shift["id"]))
    assert (row.expected, row.counted, row.diff, row.reason) == (10000, 8800, -1200, "找零多付")
    with pytest.raises(IntegrityError):
        await Shift.filter(id=row.id).update(reason=None)


async def test_what_is_typed_must_add_up(clerk: Actor, next_clerk: Actor, sign_in: SignIn) -> None:
    desk = await sign_in(clerk)
    shift, receiver = await begin(desk, "100.00"), str(next_clerk.user_id)
    for asked, field in (
        ({}, "counted"),
        ({"counts": {"3.00": 1}}, "counts"),
        ({"counts": {"100.00": -1}}, "counts"),
        ({"counts": {"100.00": 1}, "counted": "90.00"}, "counted"),
        ({"counted": "100.00", "handedIn": "100.01"}, "handedIn"),
        ({"counted": "100.00", "receiverId": ""}, "receiverId"),
        ({"counted": "100.00", "receiverId": str(clerk.user_id)}, "receiverId"),
        ({"counted": "100.00", "receiverId": "12345"}, "receiverId"),
        ({"counted": "-1"}, "counted"),
    ):
        answer = await step(desk, "count", shift, **{"receiverId": receiver, **asked})
        assert answer["fields"].keys() == {field}, (asked, answer)


async def test_the_second_signature_is_somebody_elses(
    village: Village, clerk: Actor, next_clerk: Actor, sign_in: SignIn
) -> None:
    desk, late, boss = await sign_in(clerk), await sign_in(next_clerk), await sign_in(village.actor)
    shift = await begin(desk)
    assert (await step(late, "count", shift, counted="500.00"))["code"] == 403
    assert (await step(desk, "count", shift, counted="500.00", receiverId=str(next_clerk.user_id)))["success"]
    for other in (desk, boss):
        assert (await step(other, "takeOver", shift))["id"] == "shift.receiver"
    assert (await step(late, "accept", shift))["success"]
    assert not await Shift.filter(operator_id=next_clerk.user_id).exists()

    absent = await begin(desk)
    own = await step(boss, "count", absent, counted="500.00", receiverId=str(village.actor.user_id))
    assert own["fields"].keys() == {"receiverId"}
    assert (await step(boss, "count", absent, counted="500.00", receiverId=str(next_clerk.user_id)))["success"]
    assert (await Shift.get(id=int(absent["id"]))).counted_by == village.actor.signature


async def test_who_is_on_duty_takes_over_nothing_and_begins_nothing(
    clerk: Actor, next_clerk: Actor, sign_in: SignIn
) -> None:
    desk, late = await sign_in(clerk), await sign_in(next_clerk)
    shift = await begin(desk)
    await begin(late)
    assert (await desk.call("POST", f"{PATH}/begin", json={"openCash": "1"}))["id"] == "shift.on_duty"
    await step(desk, "count", shift, counted="500.00", receiverId=str(next_clerk.user_id))
    assert (await step(late, "takeOver", shift))["id"] == "shift.on_duty"
    assert (await step(late, "sendBack", shift, reason="少一百"))["success"]
    row = await Shift.get(id=int(shift["id"]))
    assert (row.state, row.counted, row.receiver_id) == ("open", None, None)


async def test_a_clerk_who_begins_twice_at_once_has_one_drawer(clerk: Actor) -> None:
    tries = [begin_shift(clerk, BeginShift(open_cash="100")) for _ in range(4)]
    answers = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(answer, Conflict) for answer in answers) == 3
    assert await Shift.filter(operator_id=clerk.user_id).count() == 1


async def test_no_count_misses_a_payment_that_is_under_way(
    village: Village, clerk: Actor, next_clerk: Actor, sign_in: SignIn
) -> None:
    desk = await sign_in(clerk)
    order, shift = await village.book(village.whole, 1, 3), await begin(desk)
    asked = {"counted": "500.00", "reason": "并发", "receiverId": str(next_clerk.user_id)}
    paying = [pay(clerk, order, "10.00") for _ in range(3)]
    await asyncio.gather(*paying, step(desk, "count", shift, **asked))
    row = await Shift.get(id=int(shift["id"]))
    lines = await Ledger.filter(shift_id=row.id, method="cash")
    assert row.cash_in == sum(line.amount for line in lines)
    assert await Ledger.filter(account_id=int(order["id"]), method="cash").count() == 3


async def test_what_is_open_goes_with_the_handover(
    village: Village, clerk: Actor, next_clerk: Actor, sign_in: SignIn
) -> None:
    desk, boss = await sign_in(clerk), await sign_in(village.actor)
    due = await village.book(village.whole, 0, 2)
    ticket = {"title": "灯不亮", "kind": "power", "unitId": str(village.whole.id)}
    await boss.result("POST", "/rental/ticket/add", json=ticket)
    async with unit_of_work(village.actor) as work:
        await work.insert(UnitKey(no="YS-1", unit_id=village.whole.id, state="out", holder="赵强"))
    shift = await begin(desk)
    await step(desk, "count", shift, counted="500.00", receiverId=str(next_clerk.user_id))
    seen = await desk.result("GET", f"{PATH}/detail", params={"id": shift["id"]})
    items = {item["kind"]: item for item in seen["items"]}
    assert [items[kind]["count"] for kind in ("arrivals", "departures", "owing", "tickets", "keys")] == [1, 0, 0, 1, 1]
    assert items["arrivals"]["names"] == [f"{due['orderNo']} 王芳"]
    for item in seen["items"]:
        page = await boss.result("GET", f"/{item['list']['path']}/list", params=item["list"]["query"])
        assert page["total"] == item["count"], item["kind"]


async def test_a_reversal_is_of_the_shift_of_who_makes_it(village: Village, clerk: Actor, sign_in: SignIn) -> None:
    desk = await sign_in(clerk)
    order = await village.book(village.whole, 1, 3)
    await begin(desk)
    await pay(clerk, order, "300.00")
    line = await Ledger.get(account_id=int(order["id"]), direction="in")
    assert line.shift_id
    seen = await desk.result("GET", "/rental/order/detail", params={"id": order["id"]})
    body = {"id": order["id"], "version": seen["version"], "ledgerId": str(line.id), "reason": "收错"}
    await desk.result("POST", "/rental/order/reverse", json=body)
    assert (await mine(desk))["shift"]["expected"] == "500.00"
    back = await Ledger.get(reverses=line.id)
    assert back.shift_id == line.shift_id
