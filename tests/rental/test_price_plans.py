"""Price plans: which hold for a night, what it costs by them, and that what is previewed is what an order is charged."""

from collections.abc import AsyncIterator
from datetime import date, timedelta
from decimal import Decimal
from typing import Any

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from schema.kit.money import from_yuan
from schema.rental.order_parts import OrderNight
from schema.rental.price_plan import PricePlan
from server.rental.pricing.origin import Origin
from server.rental.pricing.plans import NO_PLANS, Limits, Occupancy, Place, PlanRule, Plans, Terms
from server.rental.pricing.rule import PriceLine, Tariff, price_span
from server.rental.spans import Span
from tests.kit.client import Client
from tests.kit.sink import subscribed
from tests.rental.replica import Replica
from tests.rental.village import Village, build, day, on

PATH = "/rental/pricePlan"
FIRST = date(2026, 9, 7)  # a Monday
PLACE = Place(1, 2, "2室1厅")
TERMS = Terms(FIRST, 3, FIRST, Origin("walk_in"))
ON_ACCOUNT = Terms(FIRST, 3, FIRST, Origin("walk_in", 5))


def plan(number: int = 1, value: str = "0.9", **rest: Any) -> PlanRule:
    return PlanRule(number, f"计划{number}", rest.pop("method", "factor"), Decimal(value), FIRST, **rest)


def price(*rules: PlanRule, terms: Terms | None = TERMS, full: Occupancy | None = None, night: date = FIRST) -> int:
    known = {(PLACE.community_id, night): full} if full else {}
    return Plans(rules, terms, known).adjust(PLACE)(PriceLine(night, 28800, "base")).price


def test_a_factor_is_rounded_once_to_whole_yuan_and_a_second_plan_goes_on_from_the_exact_price() -> None:
    assert price(plan(value="0.9")) == 25900  # 259.20
    assert price(plan(1, "0.9"), plan(2, "0.9")) == 23300  # 233.28, not 0.9 of 259
    assert price(plan(1, "0.9"), plan(2, "29", method="add")) == 25900  # 259.49
    assert price(plan(1, "3000", method="add"), plan(2, "19900", method="fixed", priority=9)) == 22900


def test_one_that_stands_alone_ends_the_reckoning_and_is_left_out_behind_another() -> None:
    alone = plan(1, "0.5", combine="first", priority=5)
    assert price(alone, plan(2, "2")) == 14400
    assert price(alone, plan(2, "2", priority=9)) == 57600


def test_floor_and_ceiling_bound_the_price_to_the_fen() -> None:
    assert price(plan(value="0.1", floor=19950)) == 19950
    assert price(plan(value="5", ceiling=40050)) == 40050


@pytest.mark.parametrize(
    ("holds", "rest"),
    [
        (True, {"weekdays": frozenset({1})}),
        (False, {"weekdays": frozenset({5, 6})}),
        (True, {"nights": Limits(3, None)}),
        (False, {"nights": Limits(4, None)}),
        (True, {"lead": Limits(None, 0)}),
        (False, {"lead": Limits(7, None)}),
        (True, {"channels": frozenset({"walk_in"})}),
        (False, {"channels": frozenset({"ctrip"})}),
        (True, {"occupancy": Limits(80, None)}),
        (False, {"occupancy": Limits(None, 79)}),
        (False, {"community_id": 3}),
        (False, {"house_type": "1室"}),
        (False, {"unit_ids": frozenset({7})}),
        (False, {"end": FIRST - timedelta(days=1)}),
    ],
)
def test_a_plan_holds_only_where_all_its_conditions_do(holds: bool, rest: dict[str, Any]) -> None:
    assert (price(plan(**rest), full=Occupancy(8, 10)) != 28800) is holds


@pytest.mark.parametrize(
    ("rest", "guest", "company"),
    [
        ({}, True, True),
        ({"on_account": True}, False, True),
        ({"company_id": 5}, False, True),
        ({"company_id": 6}, False, False),
    ],
)
def test_a_plan_is_for_every_stay_for_any_company_or_for_one(rest: dict[str, Any], guest: bool, company: bool) -> None:
    assert (price(plan(**rest)) != 28800) is guest
    assert (price(plan(**rest), terms=ON_ACCOUNT) != 28800) is company
    assert (price(plan(**rest), terms=None) != 28800) is (not rest)


def test_boards_show_only_what_everybody_pays_and_a_day_of_its_own_stands_above() -> None:
    assert price(plan(), terms=None) == 25900
    assert price(plan(nights=Limits(2, None)), terms=None) == 28800
    line = PriceLine(FIRST, 50000, "override")
    assert Plans([plan()], TERMS).adjust(PLACE)(line) == line
    assert NO_PLANS.adjust(PLACE)(line) == line


RULES = st.builds(
    plan,
    st.integers(1, 9),
    st.decimals("0.1", "3", places=3).map(str),
    weekdays=st.frozensets(st.integers(1, 7), max_size=3),
    priority=st.integers(0, 3),
    combine=st.sampled_from(["all", "first"]),
    floor=st.none() | st.integers(1, 10**5),
    ceiling=st.none() | st.integers(1, 10**5),
)


@given(st.lists(RULES, max_size=4), st.integers(2, 20), st.data())
def test_the_price_of_a_stay_is_the_sum_of_its_lines_however_they_are_asked_for(
    rules: list[PlanRule], nights: int, data: st.DataObject
) -> None:
    adjust = Plans(rules, TERMS).adjust(PLACE)
    span = Span(FIRST, FIRST + timedelta(days=nights))
    cut = span.start + timedelta(days=data.draw(st.integers(1, nights - 1)))
    parts = (span, Span(span.start, cut), Span(cut, span.end))
    whole, front, back = (price_span(Tariff(28800, weekend=35855), part, {}, {}, adjust) for part in parts)
    assert whole == front + back
    assert all(line.price >= 0 for line in whole)
    bounds = {rule.floor for rule in rules} | {rule.ceiling for rule in rules}
    assert all(line.price % 100 == 0 or line.price in bounds for line in whole if line.rule == "plan")


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest_asyncio.fixture
async def desk(village: Village, sign_in: Any) -> AsyncIterator[Client]:
    yield await sign_in(village.actor)


async def open_companies(desk: Client) -> list[str]:
    """Two that pay on account, without a limit."""
    return [
        str((await desk.result("POST", "/rental/company/add", json={"name": name, "termsDays": 15}))["id"])
        for name in ("云栖数科", "西泠文化")
    ]


@pytest_asyncio.fixture
async def companies(desk: Client) -> list[str]:
    return await open_companies(desk)


async def make(desk: Client, **rest: Any) -> dict[str, Any]:
    number = await PricePlan.all().count()
    form = {"name": f"计划{number}", "method": "factor", "factor": "0.9", "beginDay": on(0), **rest}
    answer = await desk.call("POST", f"{PATH}/add", json=form)
    assert answer["success"], answer
    return dict(answer["result"])


async def preview(desk: Client, row: dict[str, Any], **stay: Any) -> dict[str, Any]:
    return dict(await desk.result("POST", f"{PATH}/preview", json={"id": row["id"], **stay}))


async def take(desk: Client, code: str, row: dict[str, Any], **rest: Any) -> dict[str, Any]:
    stored = await PricePlan.get(id=int(row["id"]))
    body = {"id": row["id"], "version": stored.row_version, **rest}
    return await desk.call("POST", f"{PATH}/{code}", json=body)


async def start(desk: Client, row: dict[str, Any], **stay: Any) -> dict[str, Any]:
    seen = await preview(desk, row, **stay)
    answer = await take(desk, "activate", row, seen=seen["seen"], **stay)
    assert answer["success"], answer
    return seen


async def quoted(desk: Client, village: Village, first: int, last: int, **rest: Any) -> dict[str, Any]:
    form = {"unitId": str(village.whole.id), "from": on(first), "to": on(last), **rest}
    return dict(await desk.result("POST", "/rental/quote", json=form))


async def test_a_plan_is_looked_at_then_charged_and_ends(village: Village, desk: Client) -> None:
    row = await make(desk, unitIds=str(village.whole.id), nightsFrom=2)
    before = await quoted(desk, village, 20, 22)
    seen = await start(desk, row, nights=2, days=30)
    assert seen["unitCount"] == 1 and seen["changed"] == 30 and seen["unsold"] == 30
    assert from_yuan(seen["incomeNew"]) < from_yuan(seen["incomeOld"])
    after = await quoted(desk, village, 20, 22)
    assert [line["price"] for line in after["lines"]] == seen["units"][0]["new"][20:22]
    assert after["lines"][0]["ruleText"].startswith(f"价格计划 {row['name']}")
    assert (await quoted(desk, village, 20, 21))["lines"][0]["price"] == before["lines"][0]["price"]
    order = await village.book(village.whole, 20, 22, quoted=after["total"])
    assert order["money"]["total"] == after["total"]
    assert {night.reason for night in await OrderNight.filter(order_id=int(order["id"]))} == {row["name"]}
    assert (await take(desk, "end", row))["success"]
    assert (await quoted(desk, village, 24, 26))["lines"][0]["rule"] != "plan"


async def test_nothing_counts_that_was_not_looked_at(village: Village, desk: Client) -> None:
    first, second = await make(desk), await make(desk, factor="1.5")
    seen = await preview(desk, first)
    assert (await take(desk, "activate", first, seen="x"))["id"] == "price.changed"
    await start(desk, second)
    answer = await take(desk, "activate", first, seen=seen["seen"])
    assert (answer["code"], answer["id"]) == (409, "price.changed")
    assert answer["result"]["seen"] != seen["seen"]
    assert (await PricePlan.get(id=int(first["id"]))).state == "draft"
    edited = await desk.call("PUT", f"{PATH}/edit", json={"id": second["id"], "factor": "2"})
    assert not edited["success"]


async def test_a_price_that_changed_since_it_was_shown_is_not_charged_unseen(village: Village, desk: Client) -> None:
    shown = await quoted(desk, village, 2, 4)
    await start(desk, await make(desk, factor="1.5"))
    body = {
        "contactName": "王芳",
        "contactPhone": "13900139000",
        "unitId": str(village.whole.id),
        "checkIn": on(2),
        "checkOut": on(4),
        "quoted": shown["total"],
    }
    answer = await desk.call("POST", "/rental/order/add", json=body)
    assert (answer["code"], answer["id"]) == (409, "price.changed")
    again = await desk.call("POST", "/rental/order/add", json={**body, "quoted": answer["result"]["total"]})
    assert again["success"], again


@pytest.mark.parametrize(
    ("field", "rest"),
    [
        ("factor", {"factor": None}),
        ("amount", {"method": "fixed", "amount": "0"}),
        ("amount", {"method": "add"}),
        ("endDay", {"endDay": on(-1)}),
        ("leadTo", {"leadFrom": 9, "leadTo": 2}),
        ("ceiling", {"floor": "300", "ceiling": "200"}),
        ("onAccount", {"companyId": 0, "onAccount": True}),
    ],
)
async def test_a_plan_that_says_nothing_sensible_is_refused_at_its_field(
    village: Village, desk: Client, field: str, rest: dict[str, Any]
) -> None:
    form = {"name": "坏计划", "method": "factor", "factor": "0.9", "beginDay": on(0), **rest}
    if "companyId" in rest:
        form["companyId"] = (await open_companies(desk))[rest["companyId"]]
    answer = await desk.call("POST", f"{PATH}/add", json=form)
    assert field in answer["fields"], answer


async def test_a_full_house_costs_more_as_soon_as_it_is_full(village: Village, desk: Client) -> None:
    await start(desk, await make(desk, factor="2", occupancyFrom=10))
    assert (await quoted(desk, village, 3, 4))["lines"][0]["rule"] != "plan"
    await village.book(village.rooms[0], 3, 4)
    assert (await quoted(desk, village, 3, 4))["lines"][0]["rule"] == "plan"
    assert (await quoted(desk, village, 4, 5))["lines"][0]["rule"] != "plan"


async def test_a_board_that_was_open_shows_the_plan_and_its_end(village: Village, desk: Client) -> None:
    replica = Replica(village.actor, village.community, 0, 10)
    await replica.load()
    with subscribed(replica.listen):
        row = await make(desk, factor="1.1")
        await start(desk, row)
        await replica.compare()
        assert replica.units[str(village.rooms[0].id)]["price"] == "207.00"
        assert (await take(desk, "end", row))["success"]
        await replica.compare()
        assert replica.units[str(village.rooms[0].id)]["price"] == "188.00"


async def test_who_may_only_list_plans_may_look_but_not_let_them_count(
    village: Village, desk: Client, sign_in: Any
) -> None:
    row = await make(desk)
    clerk = await sign_in(await village.org.hire("rental:pricePlan:list"))
    seen = await preview(clerk, row)
    body = {"id": row["id"], "version": 0, "seen": seen["seen"]}
    assert (await clerk.send("POST", f"{PATH}/activate", json=body)).status_code == 403
    stranger = await sign_in((await build()).actor)
    assert (await stranger.call("POST", f"{PATH}/preview", json={"id": row["id"]}))["code"] == 404


async def test_what_is_taken_off_a_night_is_an_amount_below_zero(village: Village, desk: Client) -> None:
    before = (await quoted(desk, village, 2, 3))["total"]
    row = await make(desk, method="add", amount="-30.00")
    seen = await preview(desk, row)
    assert (await take(desk, "activate", row, seen=seen["seen"]))["success"]
    assert from_yuan((await quoted(desk, village, 2, 3))["total"]) == from_yuan(before) - 3000


FORMS = st.fixed_dictionaries(
    {
        "priority": st.integers(0, 3),
        "combine": st.sampled_from(["all", "first"]),
    },
    optional={
        "weekdays": st.sets(st.integers(1, 7), min_size=1).map(lambda days: ",".join(str(one) for one in sorted(days))),
        "nightsFrom": st.integers(1, 4),
        "leadFrom": st.integers(0, 6),
        "occupancyFrom": st.integers(0, 20),
        "channels": st.sampled_from(["walk_in", "ctrip,walk_in", "ctrip"]),
        "floor": st.integers(100, 40000).map(lambda fen: f"{fen / 100:.2f}"),
        "payer": st.sampled_from([{"onAccount": True}, {"companyId": 0}, {"companyId": 1}]),
    },
)
WAYS = st.one_of(
    st.decimals("0.5", "2", places=3).map(lambda value: {"method": "factor", "factor": str(value)}),
    st.integers(-9000, 9000).map(lambda fen: {"method": "add", "amount": f"{fen / 100:.2f}"}),
    st.integers(100, 90000).map(lambda fen: {"method": "fixed", "amount": f"{fen / 100:.2f}"}),
)


@settings(
    max_examples=12,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
@given(
    form=FORMS,
    way=WAYS,
    first=st.integers(0, 8),
    nights=st.integers(1, 4),
    channel=st.sampled_from(["walk_in", "ctrip"]),
    company=st.sampled_from([None, 0, 1]),
)
async def test_what_is_previewed_is_quoted_and_charged_to_the_fen(
    village: Village,
    desk: Client,
    companies: list[str],
    form: dict[str, Any],
    way: dict[str, Any],
    first: int,
    nights: int,
    channel: str,
    company: int | None,
) -> None:
    conditions = {key: value for key, value in form.items() if key != "payer"} | form.get("payer", {})
    if "companyId" in conditions:
        conditions["companyId"] = companies[conditions["companyId"]]
    row = await make(desk, **conditions, **way)
    origin = {"channel": channel, "companyId": None if company is None else companies[company]}
    stay = {"nights": nights, "days": 14, **origin}
    seen = await preview(desk, row, **stay)
    started = await take(desk, "activate", row, seen=seen["seen"], **stay)
    free = any(from_yuan(cell) <= 0 for unit in seen["units"] for cell in unit["new"])
    assert started["success"] is not free and (started["success"] or started["id"] == "plan.free")
    quote = await quoted(desk, village, first, first + nights, **origin)
    shown = next(unit for unit in seen["units"] if unit["unitId"] == str(village.whole.id))["new"]
    assert free or quote["lines"][0]["price"] == shown[first]
    sums = sum(from_yuan(line["price"]) for line in quote["lines"])
    assert from_yuan(quote["total"]) == sums
    try:
        order = await village.book(village.whole, first, first + nights, **origin, quoted=quote["total"])
    except Exception as refusal:
        assert getattr(refusal, "id", "") == "occupancy.taken"
        return
    finally:
        if not free:
            assert (await take(desk, "end", row))["success"]
    assert from_yuan(order["money"]["total"]) == sums
    assert day(first).isoformat() == order["checkIn"]
