"""The one clock: stored time is UTC, shown time is Asia/Shanghai, and the day of a house turns later than that of the calendar."""

from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

SHANGHAI = ZoneInfo("Asia/Shanghai")


def now() -> datetime:
    """Now, aware, UTC."""
    return datetime.now(UTC)


def today() -> date:
    """The day of the calendar in Shanghai; what belongs to the day of a house asks `server.kit.business_day`."""
    return datetime.now(SHANGHAI).date()


def business_day_of(moment: datetime, turn: time) -> date:
    """The day of the house to which a moment belongs: before `turn`, Shanghai, it is still the day before."""
    local = moment.astimezone(SHANGHAI)
    return local.date() if local.time() >= turn else local.date() - timedelta(days=1)


def start_of_business_day(day: date, turn: time) -> datetime:
    """When a day of the house begins, as UTC; it ends where the next begins."""
    return datetime.combine(day, turn, SHANGHAI).astimezone(UTC)


def to_wire(moment: datetime) -> str:
    """2026-11-21 11:00:00, Shanghai."""
    return moment.astimezone(SHANGHAI).isoformat(" ", "seconds")[:19]


def from_wire(text: str) -> datetime:
    """Reads "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm", "yyyy-MM-dd" or ISO 8601; naive text is Shanghai time."""
    parsed = datetime.fromisoformat(text.strip())
    aware = parsed if parsed.tzinfo else parsed.replace(tzinfo=SHANGHAI)
    return aware.astimezone(UTC)


def day_from_wire(text: str) -> date:
    """Reads the day of "yyyy-MM-dd" or of a longer date-time text."""
    return date.fromisoformat(text.strip()[:10])


def start_of_day(day: date) -> datetime:
    """Midnight in Shanghai, as UTC."""
    return datetime.combine(day, time.min, SHANGHAI).astimezone(UTC)
