"""The options of declarations are counted: one more than is allowed is told, by its name and with both numbers."""

import pytest

from server.launch.__main__ import main
from server.launch.option_counts import LIMITS, find_long


def wide(one: int, two: int, three: int) -> None:
    """Takes three options."""


def test_an_option_more_than_allowed_is_told() -> None:
    assert find_long({wide: 3}) == []
    assert find_long({wide: 2}) == ["wide: 3 > 2"]


def test_the_declarations_are_within_their_limits(capsys: pytest.CaptureFixture[str]) -> None:
    assert {item.__name__ for item in LIMITS} == {"f", "Resource", "Hooks", "Transition", "Route", "Effects"}
    assert main(["options"]) == 0
    assert capsys.readouterr().out == ""
