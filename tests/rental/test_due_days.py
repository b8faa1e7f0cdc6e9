"""Due days that fall on rest days: where the organisation wants it so they move to the next working day, else they stay."""

from dataclasses import replace
from datetime import date, timedelta

import pytest
import pytest_asyncio
from hypothesis import given
from hypothesis import strategies as st

from schema.seeds.festivals import FESTIVALS
from schema.system.festival import Festival
from server.kit.switches import SHIFT_DUE
from server.rental.lease_changes.plan import Dues, rent_bills
from server.rental.leases.bills import plan_bills
from server.rental.leases.due_days import KNOWN, to_working_days
from server.rental.leases.periods import Terms
from server.rental.leases.preview import PreviewForm, preview_lease
from server.rental.pricing.rule import Festival as Days
from server.rental.pricing.rule import name_days
from server.rental.spans import DAY
from tests.kit.switch import set_switch
from tests.rental.test_leases import sign
from tests.rental.village import Village, build, on

NAMED = name_days([Days(one.name, one.begin, one.end + DAY, one.kind) for one in FESTIVALS], KNOWN)
SHIFT = to_working_days(NAMED)


@pytest_asyncio.fixture
async def village(database: None) -> Village:
    return await build()


@pytest.mark.parametrize(
    ("due", "moved"),
    [
        ("2026-03-06", "2026-03-06"),
        ("2026-03-07", "2026-03-09"),
        ("2026-03-08", "2026-03-09"),
        ("2026-02-14", "2026-02-14"),
        ("2026-02-15", "2026-02-24"),
        ("2026-09-26", "2026-09-28"),
        ("2026-10-01", "2026-10-08"),
        ("2026-05-01", "2026-05-06"),
        ("2027-10-03", "2027-10-04"),
        ("2035-06-02", "2035-06-04"),
    ],
)
def test_a_rest_day_is_a_weekend_or_holiday_that_nobody_makes_up_for(due: str, moved: str) -> None:
    assert SHIFT(date.fromisoformat(due)) == date.fromisoformat(moved)


@given(st.dates(date(2026, 1, 1), date(2030, 12, 31)))
def test_a_day_moves_to_the_first_working_day_and_never_back(day: date) -> None:
    moved = SHIFT(day)
    assert moved >= day and SHIFT(moved) == moved
    assert all(SHIFT(day + DAY * n) == moved for n in range((moved - day).days))


@given(
    st.dates(date(2026, 1, 1), date(2027, 12, 31)),
    st.integers(30, 800),
    st.sampled_from([1, 3, 6, 12]),
    st.integers(0, 60),
)
def test_only_the_due_days_of_bills_move(start: date, length: int, cycle: int, advance: int) -> None:
    terms = Terms(start, start + timedelta(days=length), cycle, 350000)
    stayed = plan_bills(terms, 350000, advance, start)
    moved = plan_bills(terms, 350000, advance, start, SHIFT)
    assert [replaced._replace(due=SHIFT(replaced.due)) for replaced in stayed] == moved
    dues = Dues(start, advance, start)
    assert rent_bills(terms, replace(dues, shift=SHIFT)) == moved[1:] and rent_bills(terms, dues) == stayed[1:]


async def test_the_parameter_moves_the_due_days_of_what_is_promised_and_written(village: Village) -> None:
    lease = {"startDate": on(40), "endDate": on(400), "payCycle": 1, "price": "3500.00", "payAdvanceDays": 7}
    stayed = await preview_lease(village.actor, PreviewForm.model_validate(lease))
    due = date.fromisoformat(stayed["bills"][3]["due"])
    await Festival.create(
        tenant_id=village.org.id, name="店庆", begin_day=due - DAY, end_day=due + DAY * 9, kind="holiday"
    )
    assert await preview_lease(village.actor, PreviewForm.model_validate(lease)) == stayed
    await set_switch(village.org.id, SHIFT_DUE, "1")
    moved = await preview_lease(village.actor, PreviewForm.model_validate(lease))
    over = due + DAY * 10
    wanted = over + DAY * max(8 - over.isoweekday() if over.isoweekday() > 5 else 0, 0)
    assert moved["bills"][3]["due"] == wanted.isoformat()
    assert [bill["amount"] for bill in moved["bills"]] == [bill["amount"] for bill in stayed["bills"]]
    written = await sign(village, **lease)
    assert sorted(bill["due"] for bill in written["bills"]) == sorted(bill["due"] for bill in moved["bills"])
