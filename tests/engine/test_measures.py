"""Measures of lists: their spans of days, and that no more groups are told than a chart can show."""

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from schema.domains import registry
from schema.kit.snowflake import next_id
from schema.member.person import Member
from server.engine.filters import searchable
from server.engine.measures import MOST_GROUPS, Grouping, Measure, first_of, last_of, makes_groups, measure
from tests.finance.chamber import build
from tests.kit.people import Organisation


@pytest.mark.parametrize(
    ("every", "day", "first", "last"),
    [
        ("day", "2026-03-31", "2026-03-31", "2026-03-31"),
        ("week", "2026-03-01", "2026-02-23", "2026-03-01"),
        ("week", "2027-01-01", "2026-12-28", "2027-01-03"),
        ("month", "2024-02-29", "2024-02-01", "2024-02-29"),
        ("month", "2026-12-31", "2026-12-01", "2026-12-31"),
        ("quarter", "2026-11-30", "2026-10-01", "2026-12-31"),
        ("quarter", "2026-01-01", "2026-01-01", "2026-03-31"),
        ("year", "2024-07-01", "2024-01-01", "2024-12-31"),
    ],
)
def test_a_span_begins_and_ends_where_the_calendar_says(every: Any, day: str, first: str, last: str) -> None:
    begin = first_of(every, date.fromisoformat(day))
    assert (begin.isoformat(), last_of(every, begin).isoformat()) == (first, last)


async def test_spans_are_those_of_the_database_and_the_last_hundred_are_told(organisation: Organisation) -> None:
    day = date(2025, 1, 1)
    for at in range(MOST_GROUPS + 3):
        mine: Any = {"tenant_id": organisation.id, "join_date": day + timedelta(days=at)}
        await Member.create(id=next_id(), member_no=f"G{at:03d}", name="韩立", **mine)
    person = registry().require("vip/person")
    fields = searchable(person)
    found = await measure(person, organisation.admin, {}, Measure(), Grouping(fields["joinDate"], "day"))
    assert found is not None and (found.value, found.more, len(found.groups)) == (
        str(MOST_GROUPS + 3),
        True,
        MOST_GROUPS,
    )
    assert found.groups[0].value == "2025-01-04" and found.groups[-1].value == "2025-04-13"
    for every in ("week", "month", "quarter", "year"):
        spans = await measure(person, organisation.admin, {}, Measure(), Grouping(fields["joinDate"], every))
        assert spans is not None and not spans.more
        for one in spans.groups:
            first = date.fromisoformat(one.value or "")
            assert first_of(every, first) == first and last_of(every, first).isoformat() == one.until


async def test_a_moment_belongs_to_its_day_in_china(database: None) -> None:
    chamber = await build()
    due = await chamber.due()
    await type(due).filter(id=due.id).update(create_time=datetime(2026, 3, 31, 16, 30, tzinfo=UTC))
    resource = registry().require("fin/due")
    by = Grouping(searchable(resource)["createTime"], "month")
    found = await measure(resource, chamber.org.admin, {}, Measure(), by)
    assert found is not None and [one.text for one in found.groups] == ["2026-04"]


def test_rows_fall_into_groups_by_what_each_has_one_of() -> None:
    fields = searchable(registry().require("fin/due"))
    assert makes_groups(fields["state"], "value") and makes_groups(fields["dueDate"], "month")
    assert not makes_groups(fields["dueDate"], "value") and not makes_groups(fields["state"], "month")
    assert not makes_groups(fields["payable"], "value") and not makes_groups(fields["no"], "value")
    assert not makes_groups(searchable(registry().require("sys/dashboard"))["roles"], "value")
