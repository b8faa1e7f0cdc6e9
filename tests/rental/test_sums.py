"""What an account owes and holds follows from its lines."""

from dataclasses import dataclass

from hypothesis import given
from hypothesis import strategies as st

from server.rental.cashier.sums import REVERSE, sum_lines

PROJECTS = {
    "room_fee": ("charge", "credit", "in"),
    "deposit_in": ("in",),
    "deposit_out": ("out",),
    "deposit_deduct": ("credit",),
    "service": ("charge", "in"),
    "refund": ("out",),
    "discount": ("credit",),
}


@dataclass
class Line:
    project: str
    direction: str
    amount: int
    reverses: int | None = None
    reversed_by: int | None = None


LINES = st.lists(
    st.sampled_from(sorted(PROJECTS)).flatmap(
        lambda name: st.builds(
            Line, st.just(name), st.sampled_from(PROJECTS[name]), st.integers(1, 10**6), st.none(), st.none()
        )
    ),
    max_size=12,
)


def test_deposits_do_not_pay_the_room_until_they_are_deducted() -> None:
    lines = [Line("room_fee", "charge", 30000), Line("room_fee", "in", 20000), Line("deposit_in", "in", 50000)]
    assert sum_lines(lines).balance == 10000
    sums = sum_lines([*lines, Line("deposit_deduct", "credit", 10000), Line("deposit_out", "out", 40000)])
    assert (sums.balance, sums.deposit_held) == (0, 0)
    assert (sums.received_room, sums.received_deposit, sums.refunded_deposit) == (20000, 50000, 40000)


@given(LINES)
def test_balance_is_charges_less_credits_less_received_plus_paid_out(lines: list[Line]) -> None:
    signs = {"charge": 1, "credit": -1, "in": -1, "out": 1}
    expected = sum(
        signs[line.direction] * line.amount for line in lines if line.project not in ("deposit_in", "deposit_out")
    )
    assert sum_lines(lines).balance == expected


@given(LINES, st.data())
def test_a_reversed_line_counts_as_if_it_had_never_been(lines: list[Line], data: st.DataObject) -> None:
    before = sum_lines(lines)
    project = data.draw(st.sampled_from(sorted(PROJECTS)))
    direction = data.draw(st.sampled_from(PROJECTS[project]))
    wrong = Line(project, direction, data.draw(st.integers(1, 10**6)), reversed_by=1)
    back = Line(project, REVERSE[direction], wrong.amount, reverses=2)
    assert sum_lines([*lines, wrong, back]) == before
