"""Numbers and days as people type them, and as nobody does: each is read right or refused, by the engine's kinds and by bodies."""

from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

import pytest

from schema.kit.clock import SHANGHAI
from schema.kit.errors import Invalid
from schema.kit.field import f
from schema.kit.kinds import KINDS
from schema.kit.money import from_yuan
from schema.kit.rules import RULES
from server.engine.conditions import build_condition
from server.engine.spans import read_span
from server.engine.sql import Parameters
from server.engine.validate import read_field
from server.http.body import Body, parse
from server.http.moment import check_moment

ITEM = f("x", "值 | Value")
DAYS = (
    "2026/12/5", "2026-12-5", "2026.12.05", "2026年12月5日", "2026 年 12 月 5 号", "２０２６／１２／５", "２０２６．１２．５",
    "20261205", 20261205, 20261205.0, "2026-12-05", "2026/12/5 9:05", "2026年12月5日 09:05:00", "2026年12月5日9:05",
)  # fmt: skip
UNCLEAR = ("5/12/2026", "25-12-2026", "5.12.2026", "5/12/26", "５／１２／２０２６", "5/12/2026 08:00")
RIGHT: list[tuple[str, Any, Any]] = [
    ("int", "１２３", 123),
    ("int", " -7 ", -7),
    ("int", 12.0, 12),
    ("decimal", "１，２８８．５", Decimal("1288.5")),
    ("decimal", "1,288.5", Decimal("1288.5")),
    ("money", "￥"[:0] + "１２．５０", 1250),
    ("money", "1,288.50", 128850),
    ("ref", "42", 42),
    ("date", "２０２６－０１－０２", date(2026, 1, 2)),
    ("date", "2026-01-02 23:00:00", date(2026, 1, 2)),
    ("date", "2999-12-31", date(2999, 12, 31)),
    ("datetime", "2026-01-02 08:00:00", datetime(2026, 1, 2, tzinfo=UTC)),
    ("datetime", "2026-01-02T08:00:00+08:00", datetime(2026, 1, 2, tzinfo=UTC)),
    ("time", "０８：３０", "08:30"),
    ("time", "23:59:59", "23:59:59"),
    ("json", '{"a": [1]}', {"a": [1]}),
]
WRONG: list[tuple[str, Any]] = [
    *[("int", value) for value in ("1_000", "1e3", "٣", "²", "0x10", "", "9" * 400, 1e300, True, 1.5, "1,000")],
    *[("decimal", value) for value in ("1_0", "1e3", "1,28", "NaN", "Infinity", "٣.٥", True, float("nan"), "9" * 40)],
    *[("money", value) for value in ("1_000", "1e3", "1e400", "1.005", "abc", "１e３", "1" * 500)],
    *[("ref", value) for value in ("１", "+1", "1_0", "-1", "9" * 19, "1.0", "²")],
    *[("date", value) for value in ("9999-12-31", "0001-01-01", "1899-12-31", "2026-02-30", "2026-W01-1", "2026-01-01x")],
    *[("datetime", value) for value in ("9999-12-31 23:59:59", "0001-01-01T00:00:00+14:00", 253402300800, "今天")],
    *[("time", value) for value in ("25:00", "24:00:00", "1:2", "99:99:99", "08:30:00.5", "٠٨:٣٠")],
    *[("json", value) for value in ("[" * 65 + "]" * 65, "[" * 5000, '{"a"')],
]  # fmt: skip


@pytest.mark.parametrize(("kind", "typed", "meant"), RIGHT)
def test_what_people_type_is_read_as_they_mean_it(kind: str, typed: Any, meant: Any) -> None:
    assert KINDS[kind].read(typed, ITEM) == meant


@pytest.mark.parametrize("typed", DAYS)
def test_a_day_as_people_write_it_is_that_day_in_forms_bodies_and_filters(typed: Any) -> None:
    day = date(2026, 12, 5)
    assert KINDS["date"].read(typed, ITEM) == day
    assert KINDS["datetime"].read(typed, ITEM).astimezone(SHANGHAI).date() == day
    assert parse(Sample, {"day": typed}).day == day
    params, item = Parameters(date(2026, 11, 28)), f("x", "日 | Day", kind="date")
    assert build_condition(item, "ge", str(int(typed)) if isinstance(typed, float) else typed, params)
    assert params.values[0] == day


@pytest.mark.parametrize("typed", UNCLEAR)
def test_a_day_in_an_order_that_nobody_can_tell_is_refused_with_the_reason(typed: str) -> None:
    for kind in ("date", "datetime"):
        with pytest.raises(ValueError, match=r"年份写在最前.* \| .*year with four digits first"):
            KINDS[kind].read(typed, ITEM)
    with pytest.raises(Invalid) as refusal:
        parse(Sample, {"day": typed})
    assert "年份写在最前" in (refusal.value.fields or {})["day"]
    with pytest.raises(ValueError, match="年份写在最前"):
        check_moment(typed)


@pytest.mark.parametrize("typed", ["2026/12/5", "20261205", "2026年12月5日"])
def test_a_filter_by_a_day_takes_all_of_it_however_it_is_written(typed: str) -> None:
    assert read_span(typed, date(2026, 11, 28)) == (date(2026, 12, 5), date(2026, 12, 6))


@pytest.mark.parametrize(("kind", "typed"), WRONG, ids=lambda value: str(value)[:30])
def test_what_nobody_means_is_refused_in_both_languages(kind: str, typed: Any) -> None:
    with pytest.raises(ValueError, match=r" \| "):
        KINDS[kind].read(typed, ITEM)


def test_an_amount_is_plain_digits() -> None:
    assert from_yuan("１，２８８．５") == 128850
    for text in ("1_000", "1e3", "٣", "", "--1"):
        with pytest.raises(ValueError):
            from_yuan(text)


def test_a_phone_number_of_full_width_digits_is_that_number() -> None:
    assert read_field(f("phone", "电话 | Phone", kind="text", rule="mobile"), "１３９００１３９０００") == "13900139000"
    assert RULES["mobile"].accepts("13900139000")


class Sample(Body):
    count: int | None = None
    share: float | None = None
    day: date | None = None
    name: str | None = None


@pytest.mark.parametrize(
    ("given", "read"),
    [
        ({"count": "１２"}, {"count": 12}),
        ({"share": "０．５"}, {"share": 0.5}),
        ({"day": "２０２６-０１-０２"}, {"day": date(2026, 1, 2)}),
        ({"name": "１２"}, {"name": "１２"}),
    ],
)
def test_a_body_reads_what_a_form_reads(given: dict[str, Any], read: dict[str, Any]) -> None:
    assert parse(Sample, given).model_dump(exclude_none=True) == read


@pytest.mark.parametrize(
    "given",
    [
        {"count": "1_000"},
        {"count": "1e3"},
        {"count": "٣"},
        {"share": "1_0"},
        {"share": "NaN"},
        {"day": "9999-12-31"},
        {"day": "0001-01-01"},
        {"day": 1_700_000_000},
        {"day": "2026-W01-1"},
    ],
)
def test_a_body_refuses_what_a_form_refuses_at_the_field(given: dict[str, Any]) -> None:
    with pytest.raises(Invalid) as refusal:
        parse(Sample, given)
    assert set(refusal.value.fields or {}) == set(given)
    assert all(" | " in text for text in (refusal.value.fields or {}).values())


def test_a_filter_may_name_the_ends_of_the_calendar_since_it_means_no_end() -> None:
    for kind in ("date", "datetime"):
        for operator, text in (("le", "9999-12-31"), ("ge", "0001-01-01"), ("le", "9999-12-31 23:59:59")):
            params = Parameters(date(2026, 11, 28))
            assert build_condition(f("x", "日 | Day", kind=kind), operator, text, params) and params.values
