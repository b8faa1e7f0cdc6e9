"""Periods of the day: which one a time of the clock lies in."""

from schema.kit.errors import Invalid

_BEGINS = (("evening", "18:00"), ("afternoon", "13:30"), ("noon", "11:30"), ("morning", "00:00"))


def period_of(time: str | None, period: str) -> str:
    """The period that is named, or that of the time; "" where there is neither."""
    return period or (_of_clock(time) if time else "")


def check_period(time: str | None, period: str) -> None:
    """Invalid where there is neither, or they are not of one another."""
    if not time and not period:
        raise Invalid(fields={"period": "请选择时段或填写时间 | Choose a period or enter a time"})
    if time and period and period != _of_clock(time):
        raise Invalid(fields={"time": f"{time[:5]}不在所选时段内 | {time[:5]} is not in the period that was chosen"})


def _of_clock(time: str) -> str:
    return next(name for name, begin in _BEGINS if time >= begin)
