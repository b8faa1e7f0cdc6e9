"""A cron row must fire at exactly the seconds its author read in the editor."""

from datetime import datetime, timedelta

import pytest
from cronsim import CronSim
from hypothesis import given, settings
from hypothesis import strategies as st

from server.jobs.cron import SHANGHAI, CronError, parse_cron

START = datetime(2026, 10, 1, 12, 0, 0, tzinfo=SHANGHAI)


def fires(text: str, count: int = 3, start: datetime = START) -> list[str]:
    return [run.strftime("%Y-%m-%d %H:%M:%S") for run in parse_cron(text).runs(start, count)]


VECTORS = [
    ("* * * * * ? *", ["2026-10-01 12:00:01", "2026-10-01 12:00:02", "2026-10-01 12:00:03"]),
    ("0/20 * * * * ?", ["2026-10-01 12:00:20", "2026-10-01 12:00:40", "2026-10-01 12:01:00"]),
    ("0 0 3 * * ? *", ["2026-10-02 03:00:00", "2026-10-03 03:00:00", "2026-10-04 03:00:00"]),
    ("0 0 3 * * *", ["2026-10-02 03:00:00", "2026-10-03 03:00:00", "2026-10-04 03:00:00"]),
    ("0 15 10 L * ?", ["2026-10-31 10:15:00", "2026-11-30 10:15:00", "2026-12-31 10:15:00"]),
    ("0 15 10 L-3 * ?", ["2026-10-28 10:15:00", "2026-11-27 10:15:00", "2026-12-28 10:15:00"]),
    ("0 0 9 LW * ?", ["2026-10-30 09:00:00", "2026-11-30 09:00:00", "2026-12-31 09:00:00"]),
    ("0 0 9 15W * ?", ["2026-10-15 09:00:00", "2026-11-16 09:00:00", "2026-12-15 09:00:00"]),
    ("0 0 9 1W * ?", ["2026-11-02 09:00:00", "2026-12-01 09:00:00", "2027-01-01 09:00:00"]),
    ("0 0 9 1W 5,8 ?", ["2027-05-03 09:00:00", "2027-08-02 09:00:00", "2028-05-01 09:00:00"]),
    ("0 0 9 31W 1,2,10 ?", ["2026-10-30 09:00:00", "2027-01-29 09:00:00", "2027-10-29 09:00:00"]),
    ("0 0 9 ? * 2", ["2026-10-05 09:00:00", "2026-10-12 09:00:00", "2026-10-19 09:00:00"]),
    ("0 0 9 ? * SUN", ["2026-10-04 09:00:00", "2026-10-11 09:00:00", "2026-10-18 09:00:00"]),
    ("0 0 9 ? * 6L", ["2026-10-30 09:00:00", "2026-11-27 09:00:00", "2026-12-25 09:00:00"]),
    ("0 0 9 ? * 6#3", ["2026-10-16 09:00:00", "2026-11-20 09:00:00", "2026-12-18 09:00:00"]),
    ("0 0 9 ? * 6#5", ["2026-10-30 09:00:00", "2027-01-29 09:00:00", "2027-04-30 09:00:00"]),
    ("0 0 9 ? * L", ["2026-10-03 09:00:00", "2026-10-10 09:00:00", "2026-10-17 09:00:00"]),
    ("0 0 9 ? * FRI-MON", ["2026-10-02 09:00:00", "2026-10-03 09:00:00", "2026-10-04 09:00:00"]),
    ("0 0 22-1 * * ?", ["2026-10-01 22:00:00", "2026-10-01 23:00:00", "2026-10-02 00:00:00"]),
    ("0 0 0 29 2 ? *", ["2028-02-29 00:00:00", "2032-02-29 00:00:00", "2036-02-29 00:00:00"]),
    ("0 0 0 1 0/3 ?", ["2026-12-01 00:00:00", "2027-03-01 00:00:00", "2027-06-01 00:00:00"]),
    ("0 0/60 8 * * ?", ["2026-10-02 08:00:00", "2026-10-03 08:00:00", "2026-10-04 08:00:00"]),
    ("0 0 0 1 1 ? 2027-2028", ["2027-01-01 00:00:00", "2028-01-01 00:00:00"]),
    ("0 0 0 1 1 ? 2019", []),
]


@pytest.mark.parametrize(("text", "expected"), VECTORS, ids=[text for text, _ in VECTORS])
def test_an_expression_fires_at_the_moments_quartz_names(text: str, expected: list[str]) -> None:
    assert fires(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        "",
        "* * * * *",
        "60 * * * * ?",
        "* * 24 * * ?",
        "* * * 0 * ?",
        "* * * 32 * ?",
        "* * * * 13 ?",
        "* * * ? * 8",
        "* * * ? * 6#6",
        "* * * ? * 0",
        "a * * * * ?",
        "0/0 * * * * ?",
        "* * * L-x * ?",
        "* * * * * ? 1800",
        "-1 * * * * ?",
        "1,, * * * * ?",
        "* * * ? * ?",
        "* * * 1 * 2",
        "² * * * * ?",
        "* * * * * ? 2030-2020",
    ],
)
def test_a_wrong_expression_is_refused_with_a_text_in_both_languages(text: str) -> None:
    with pytest.raises(CronError, match=r" \| "):
        parse_cron(text)


@pytest.mark.parametrize(
    ("text", "most"),
    [
        ("0/61 * * * * ?", 60),
        ("0 0/90 * * * ?", 60),
        ("0 0 0/30 * * ?", 24),
        ("0 0 */36 * * ?", 24),
        ("0 0 8-20/25 * * ?", 24),
        ("0 0 0 1/45 * ?", 31),
        ("0 0 0 1 1/30 ?", 12),
        ("0 0 0 1 0/13 ?", 12),
        ("0 0 0 ? * 1/20", 7),
    ],
)
def test_a_step_larger_than_its_field_is_refused_with_the_bound(text: str, most: int) -> None:
    with pytest.raises(CronError, match=f"步长不能大于{most}: .* is at most {most} "):
        parse_cron(text)


def test_day_and_week_together_are_refused_with_the_editors_hint() -> None:
    with pytest.raises(CronError, match="day and week can only set one of them"):
        parse_cron("0 0 0 1 * 2")


def field(low: int, high: int) -> st.SearchStrategy[str]:
    number = st.integers(low, high)
    spans = st.tuples(number, number).map(lambda pair: f"{min(pair)}-{max(pair)}")
    steps = st.tuples(number, st.integers(1, max(high, 2))).map(lambda pair: f"{pair[0]}/{pair[1]}")
    lists = st.lists(number, min_size=1, max_size=4).map(lambda values: ",".join(map(str, values)))
    return st.one_of(st.just("*"), number.map(str), spans, steps, lists)


@given(
    second=field(0, 59),
    minute=field(0, 59),
    hour=field(0, 23),
    day=st.one_of(field(1, 28), st.sampled_from(["L", "LW"])),
    month=field(1, 12),
    moment=st.datetimes(datetime(2020, 1, 1), datetime(2060, 1, 1)),
)
@settings(max_examples=150)
def test_next_fires_agree_with_an_independent_evaluator(
    second: str, minute: str, hour: str, day: str, month: str, moment: datetime
) -> None:
    start = moment.replace(microsecond=0)
    oracle = CronSim(f"{second} {minute} {hour} {day} {month} *", start)
    mine = parse_cron(f"{second} {minute} {hour} {day} {month} ?").runs(start.replace(tzinfo=SHANGHAI), 4)
    assert [run.replace(tzinfo=None) for run in mine] == [next(oracle) for _ in range(4)]


@given(
    rule=st.one_of(
        st.integers(1, 31).map(lambda n: f"{n}W"),
        st.integers(0, 30).map(lambda n: f"L-{n}"),
        st.sampled_from(["L", "LW"]),
    ),
    moment=st.datetimes(datetime(2020, 1, 1), datetime(2060, 1, 1)),
)
@settings(max_examples=100)
def test_a_special_day_is_found_by_looking_at_every_day_of_the_month(rule: str, moment: datetime) -> None:
    fire = parse_cron(f"0 0 0 {rule} * ?").after(moment.replace(tzinfo=SHANGHAI))
    assert fire is not None
    last = (fire.replace(day=28) + timedelta(days=4)).replace(day=1) - timedelta(days=1)
    if rule.endswith("W"):
        target = last.day if rule == "LW" else int(rule[:-1])
        workdays = [d for d in range(1, last.day + 1) if fire.replace(day=d).weekday() < 5]
        assert fire.day == min(
            workdays, key=lambda d: (abs(d - target), d if fire.replace(day=target).weekday() == 5 else -d)
        )
    else:
        assert fire.day == last.day - (int(rule[2:]) if rule.startswith("L-") else 0)


@given(text=st.text(max_size=30))
@settings(max_examples=200)
def test_any_text_is_either_read_or_refused_cleanly(text: str) -> None:
    try:
        parse_cron(text)
    except CronError:
        return
