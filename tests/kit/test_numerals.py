"""Numbers and days as people type them, and as nobody does: each is read right or refused, by the engine's kinds and by bodies."""

from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any

import pytest

from schema.kit.errors import Invalid
from schema.kit.field import f
from schema.kit.kinds import KINDS
from schema.kit.money import from_yuan
from schema.kit.rules import RULES
from server.engine.conditions import build_condition
from server.engine.sql import Parameters
from server.engine.validate import read_field
from server.http.body import Body, parse

ITEM = f("x", "值 | Value")
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
            params = Parameters()
            assert build_condition(f("x", "日 | Day", kind=kind), operator, text, params) and params.values
