"""The advanced query means what it says: conditions, groups and relative days against a plain model of their meaning."""

from calendar import monthrange
from collections.abc import Callable
from datetime import date, datetime, timedelta
from decimal import Decimal
from functools import cache
from typing import Any

import orjson
import pytest
import pytest_asyncio
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from schema.kit.clock import now, start_of_day
from schema.kit.snowflake import next_id
from schema.rental.house import House, house
from server.engine.read import compile_list
from server.engine.spans import read_span
from server.kit.database import pool
from tests.kit.clock import today
from tests.kit.people import create_organisation

TEXTS = [None, "", "经理", "甲%乙", "a_b", "A_B", "朝南 精装"]
INTS = [-2, 0, 3, 18]
DECIMALS = [None, Decimal("0.00"), Decimal("45.50"), Decimal("120.00")]
MONEYS = [None, 0, 28_800, 150_050]
CODES = [None, "1", "2", "3"]
DAYS = (-400, -40, -8, -7, -1, 0, 1, 7, 35)


def moments() -> list[datetime]:
    return [start_of_day(today() + timedelta(days=n)) + timedelta(hours=h) for n in DAYS for h in (0, 23.99)]


Row = dict[str, Any]


@cache
def rows() -> list[Row]:
    """Every value of every column meets many of the others."""
    times = moments()
    return [
        {
            "id": next_id(),
            "remark": TEXTS[n % len(TEXTS)],
            "floor": INTS[n % len(INTS)],
            "space": DECIMALS[n % len(DECIMALS)],
            "priceDaily": MONEYS[n % len(MONEYS)],
            "riyue": CODES[n % len(CODES)] or "3",
            "createTime": times[n % len(times)],
        }
        for n in range(180)
    ]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def houses(app: Any) -> Any:
    organisation = await create_organisation("条件")
    names = {"priceDaily": "price_daily", "createTime": "create_time"}
    await House.bulk_create(
        [
            House(
                **{names.get(key, key): value for key, value in row.items()},
                tenant_id=organisation.id,
                community_id=1,
                building_id=1,
                house_no=f"{n}",
                total_floor=30,
            )
            for n, row in enumerate(rows())
        ]
    )
    return organisation.admin


Meaning = Callable[[Row], bool]
Rule = tuple[dict[str, Any], Meaning]


def compare(rule: str, value: Any) -> Callable[[Any], bool]:
    tests: dict[str, Callable[[Any], bool]] = {
        "eq": lambda x: x is not None and x == value,
        "ne": lambda x: x is None or x != value,
        "gt": lambda x: x is not None and x > value,
        "ge": lambda x: x is not None and x >= value,
        "lt": lambda x: x is not None and x < value,
        "le": lambda x: x is not None and x <= value,
    }
    return tests[rule]


def line(key: str, rule: str, val: Any, holds: Callable[[Any], bool]) -> Rule:
    return {"field": key, "rule": rule, "val": val}, lambda row: holds(row[key])


def written(key: str, value: Any) -> str:
    return f"{Decimal(value) / 100:.2f}" if key == "priceDaily" else str(value)


ORDERED: dict[str, list[Any]] = {"floor": INTS, "space": DECIMALS, "priceDaily": MONEYS}


@st.composite
def numbers(draw: st.DrawFn) -> Rule:
    key = draw(st.sampled_from(sorted(ORDERED)))
    known = [value for value in ORDERED[key] if value is not None]
    rule = draw(st.sampled_from(["eq", "ne", "gt", "ge", "lt", "le", "in", "between"]))
    first, second = draw(st.sampled_from(known)), draw(st.sampled_from(known))
    if rule == "in":
        return line(key, rule, f"{written(key, first)},{written(key, second)}", lambda x: x in (first, second))
    if rule == "between":
        return line(
            key, rule, f"{written(key, first)},{written(key, second)}", lambda x: x is not None and first <= x <= second
        )
    return line(key, rule, written(key, first), compare(rule, first))


@st.composite
def texts(draw: st.DrawFn) -> Rule:
    rule = draw(st.sampled_from(["eq", "ne", "like", "left_like", "right_like", "in", "empty", "not_empty"]))
    word = draw(st.sampled_from(["经", "理", "%", "_", "a_b", "甲%乙", "南"]))
    folded = word.lower()
    tests: dict[str, Callable[[Any], bool]] = {
        "like": lambda x: x is not None and folded in x.lower(),
        "left_like": lambda x: x is not None and x.lower().endswith(folded),
        "right_like": lambda x: x is not None and x.lower().startswith(folded),
        "in": lambda x: x in (word, "经理"),
        "empty": lambda x: not x,
        "not_empty": lambda x: bool(x),
    }
    if rule in {"eq", "ne"}:
        return line("remark", rule, word, compare(rule, word))
    return line("remark", rule, f"{word},经理" if rule == "in" else word, tests[rule])


def model_span(word: str) -> tuple[date, date]:
    """First and last day, said once more and in another way."""
    day = today()
    monday, first = day - timedelta(days=day.isoweekday() - 1), day.replace(day=1)
    before = first - timedelta(days=1)
    return {
        "today": (day, day),
        "yesterday": (day - timedelta(days=1),) * 2,
        "tomorrow": (day + timedelta(days=1),) * 2,
        "-7d": (day - timedelta(days=7),) * 2,
        "+1w": (day + timedelta(days=7),) * 2,
        "this_week": (monday, monday + timedelta(days=6)),
        "last_week": (monday - timedelta(days=7), monday - timedelta(days=1)),
        "this_month": (first, day.replace(day=monthrange(day.year, day.month)[1])),
        "last_month": (before.replace(day=1), before),
        "this_year": (date(day.year, 1, 1), date(day.year, 12, 31)),
        "last_year": (date(day.year - 1, 1, 1), date(day.year - 1, 12, 31)),
    }[word]


WORDS = [
    "today",
    "yesterday",
    "tomorrow",
    "-7d",
    "+1w",
    "this_week",
    "last_week",
    "this_month",
    "last_month",
    "this_year",
]
WORDS.append("last_year")


def bounds(word: str) -> tuple[datetime, datetime]:
    first, last = model_span(word)
    return start_of_day(first), start_of_day(last + timedelta(days=1))


@st.composite
def days(draw: st.DrawFn) -> Rule:
    rule = draw(st.sampled_from(["eq", "ne", "gt", "ge", "lt", "le", "between"]))
    word, other = draw(st.sampled_from(WORDS)), draw(st.sampled_from(WORDS))
    first, end = bounds(word)
    tests: dict[str, Callable[[Any], bool]] = {
        "eq": lambda x: first <= x < end,
        "ne": lambda x: not first <= x < end,
        "gt": lambda x: x >= end,
        "ge": lambda x: x >= first,
        "lt": lambda x: x < first,
        "le": lambda x: x < end,
        "between": lambda x: first <= x < bounds(other)[1],
    }
    return line("createTime", rule, f"{word},{other}" if rule == "between" else word, tests[rule])


@st.composite
def groups(draw: st.DrawFn, depth: int = 2) -> Rule:
    inner = st.one_of(numbers(), texts(), days(), *([groups(depth - 1)] if depth else []))
    parts = draw(st.lists(inner, min_size=1, max_size=4))
    match = draw(st.sampled_from(["and", "or"]))
    combine = any if match == "or" else all
    body = {"matchType": match, "conditions": [part for part, _ in parts]}
    return body, lambda row: combine(holds(row) for _, holds in parts)


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(group=groups())
async def test_a_query_finds_exactly_the_rows_that_it_describes(houses: Any, group: Rule) -> None:
    body, holds = group
    query = {
        "superQueryParams": orjson.dumps(body["conditions"]).decode(),
        "superQueryMatchType": body["matchType"],
    }
    compiled = compile_list(house, houses, query)
    shown = {row["id"] for row in await pool().fetch(f'SELECT t."id" {compiled.tail}', *compiled.values)}
    assert shown == {row["id"] for row in rows() if holds(row)}


@pytest.mark.parametrize("word", WORDS)
def test_words_for_days_mean_the_days_of_the_calendar(word: str) -> None:
    first, last = model_span(word)
    assert read_span(word, today()) == (first, last + timedelta(days=1))


@pytest.mark.parametrize("word", ["", "7d", "-7x", "this_century", "someday", "+99999d"])
def test_what_names_no_days_is_no_span(word: str) -> None:
    assert read_span(word, today()) is None


async def test_days_far_outside_the_calendar_find_nothing_and_break_nothing(houses: Any) -> None:
    for value in ("-9999y", "+9999y", "2026-99-99", "0000-00-00"):
        rules = [{"field": "createTime", "rule": "ge", "val": value}]
        compiled = compile_list(house, houses, {"superQueryParams": orjson.dumps(rules).decode()})
        assert await pool().fetchval(f"SELECT count(*) {compiled.tail}", *compiled.values) == 0, value


def test_the_model_has_rows_on_both_sides_of_now() -> None:
    times = [row["createTime"] for row in rows()]
    assert min(times) < now() < max(times)
