"""Chi-square against known values: those of printed tables, closed forms, and a table whose figures are in every textbook."""

import math

import pytest

from server.survey.chance import chi_square, upper_gamma


@pytest.mark.parametrize(
    ("value", "freedom", "chance"),
    [
        (3.841459, 1, 0.05),
        (6.634897, 1, 0.01),
        (10.827566, 1, 0.001),
        (5.991465, 2, 0.05),
        (9.487729, 4, 0.05),
        (18.307038, 10, 0.05),
        (43.772972, 30, 0.05),
        (124.342113, 100, 0.05),
        (0.003932, 1, 0.95),
        (77.929465, 100, 0.95),
    ],
)
def test_it_is_what_printed_tables_say(value: float, freedom: int, chance: float) -> None:
    assert upper_gamma(freedom / 2, value / 2) == pytest.approx(chance, abs=1e-6)


@pytest.mark.parametrize("x", [0.0, 1e-12, 0.3, 1.0, 1.9, 2.0, 5.0, 40.0, 600.0, 5000.0])
def test_it_is_its_closed_forms_on_both_sides_of_the_turning_point(x: float) -> None:
    assert upper_gamma(1, x) == pytest.approx(math.exp(-x), abs=1e-14)
    assert upper_gamma(0.5, x) == pytest.approx(math.erfc(math.sqrt(x)), abs=1e-13)
    assert upper_gamma(3, x) == pytest.approx(math.exp(-x) * (1 + x + x * x / 2), abs=1e-13)


def test_a_table_of_people() -> None:
    told = chi_square([[20, 30], [30, 20]])
    assert told is not None
    assert (told.freedom, told.sound) == (1, True)
    assert told.value == pytest.approx(4.0)
    assert told.chance == pytest.approx(0.0455, abs=1e-4)
    alike = chi_square([[10, 20], [20, 40]])
    assert alike is not None
    assert alike.value == pytest.approx(0.0, abs=1e-12)
    assert alike.chance == pytest.approx(1.0)


def test_rows_and_columns_of_nobody_count_for_nothing_and_few_people_are_not_sound() -> None:
    padded = chi_square([[20, 0, 30], [0, 0, 0], [30, 0, 20]])
    assert padded == chi_square([[20, 30], [30, 20]])
    few = chi_square([[1, 2], [3, 1]])
    assert few is not None and not few.sound
    empty: list[list[list[int]]] = [[], [[]], [[1, 2]], [[1], [2]], [[0, 0], [0, 0]]]
    assert [chi_square(one) for one in empty] == [None] * 5
