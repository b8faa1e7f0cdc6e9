"""What stands in the way of an action."""

from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

from schema.rental.order import order
from server.engine.effects import Mend
from server.kit.actor import Actor, system_actor
from server.rental.orders.cancellation import cancels_free
from server.rental.orders.effects import EFFECTS
from server.rental.orders.preconditions import Facts, GuestGap

GUARDS = EFFECTS[order.path].guards
READY = Facts(
    check_in=date(2026, 10, 1),
    check_out=date(2026, 10, 3),
    locked=False,
    balance=0,
    deposit_held=0,
    guests=1,
    guest_gaps=(),
    clean_states=("clean",),
    receipts=1,
    checked_out_at=None,
    today=date(2026, 10, 1),
    calendar_day=date(2026, 10, 1),
    now=datetime(2026, 10, 1, 6, tzinfo=UTC),
)


def ids(event: str, **changes: object) -> list[str]:
    return [item.id for item in GUARDS[event](system_actor(1), replace(READY, **changes))]  # type: ignore[arg-type]


def test_a_complete_order_on_its_day_can_check_in() -> None:
    assert ids("checkIn") == []


def test_check_in_names_everything_that_is_missing() -> None:
    missing = ids(
        "checkIn",
        today=date(2026, 9, 30),
        guest_gaps=(GuestGap(0, "李明", ("idNo",)),),
        clean_states=("clean", "dirty"),
        receipts=0,
    )
    assert missing == ["order.early", "order.guests", "order.dirty", "order.cashier"]
    assert ids("checkIn", today=date(2026, 10, 3)) == ["order.late"]


def test_who_may_takes_in_an_early_guest_by_way_of_exception_and_nobody_does_so_for_day_use() -> None:
    def mend(actor: Actor, **changes: object) -> Mend | None:
        facts = replace(READY, today=date(2026, 9, 28), calendar_day=date(2026, 9, 28), **changes)  # type: ignore[arg-type]
        [blocker] = GUARDS["checkIn"](actor, facts)
        return blocker.mend

    assert mend(system_actor(1)) == "rare"
    assert mend(system_actor(1).limited(["rental:order:checkIn"])) is None
    assert mend(system_actor(1), day_use=True) is None


def test_leaving_and_closing_need_an_even_account() -> None:
    assert ids("checkOut", balance=100) == ["order.balance"]
    assert ids("checkOut", balance=-100) == ["order.balance"]
    assert ids("close", deposit_held=100) == ["order.deposit"]


def test_no_show_begins_when_the_business_day_of_arrival_is_over() -> None:
    assert ids("noShow", today=READY.check_in) == ["order.no_show"]
    assert ids("noShow", today=READY.check_in + timedelta(days=1)) == []


def test_hours_of_day_use_are_those_of_the_calendar_and_its_guest_is_late_by_the_houses_day() -> None:
    night = {"day_use": True, "check_in": date(2026, 10, 1), "check_out": date(2026, 10, 1)}
    before, same, after = date(2026, 9, 30), date(2026, 10, 1), date(2026, 10, 2)
    assert ids("checkIn", **night, today=before, calendar_day=same) == []
    assert ids("checkIn", **night, today=before, calendar_day=before) == ["order.early"]
    assert ids("checkIn", **night, today=same, calendar_day=after) == []
    assert ids("checkIn", **night, today=after, calendar_day=after) == ["order.late"]


def test_a_no_show_is_taken_back_on_the_day_it_was_marked() -> None:
    marked = date(2026, 10, 5)
    assert ids("reinstate", today=date(2026, 10, 5), no_show_on=marked) == []
    assert ids("reinstate", today=date(2026, 10, 6), no_show_on=marked) == ["order.reinstate"]


def test_check_out_can_be_undone_for_a_day() -> None:
    assert ids("undoCheckOut", checked_out_at=READY.now - timedelta(hours=24)) == []
    assert ids("undoCheckOut", checked_out_at=READY.now - timedelta(hours=24, seconds=1)) == ["order.undo"]


def test_cancelling_is_free_until_six_in_the_evening_before() -> None:
    evening = datetime(2026, 9, 30, 10, tzinfo=UTC)  # 18:00 in Shanghai
    assert cancels_free(READY.check_in, evening - timedelta(seconds=1))
    assert not cancels_free(READY.check_in, evening)


def test_a_locked_order_does_not_move() -> None:
    for event in ("move", "extend", "shorten", "resize", "split", "swap"):
        assert ids(event, locked=True) == ["order.locked"]


def test_a_stay_that_waits_is_placed_first_and_one_with_a_unit_goes_back() -> None:
    assert ids("assign", waiting=True) == [] and ids("checkIn", waiting=True)[0] == "order.no_unit"
    assert ids("unassign") == [] and ids("assign") == ["order.has_unit"]
