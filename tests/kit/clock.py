"""The clock of tests: the day of a house whose parameter nobody touched, and a moment that the whole server takes for now."""

from datetime import date, datetime, time, tzinfo
from typing import Self

import pytest

from schema.kit import clock
from schema.kit.clock import SHANGHAI, business_day_of
from server.kit.business_day import USUAL_TURN


def today() -> date:
    """The business day by the clock on the wall, also while the server's stands still."""
    return business_day_of(datetime.now(SHANGHAI), USUAL_TURN)


def set_clock(monkeypatch: pytest.MonkeyPatch, day: date, at: str) -> None:
    """It is that time of that day of the calendar, in Shanghai, and stays so."""
    moment = datetime.combine(day, time.fromisoformat(at), SHANGHAI)

    class Stopped(datetime):
        @classmethod
        def now(cls, tz: tzinfo | None = None) -> Self:
            return cls.fromtimestamp(moment.timestamp(), tz)

    monkeypatch.setattr(clock, "datetime", Stopped)
