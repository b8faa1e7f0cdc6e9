"""The one clock: stored time is UTC, shown time and the business day are Asia/Shanghai."""

from datetime import UTC, date, datetime, time
from zoneinfo import ZoneInfo

SHANGHAI = ZoneInfo("Asia/Shanghai")


def now() -> datetime:
    """Now, aware, UTC."""
    return datetime.now(UTC)


def today() -> date:
    """The business day in Shanghai."""
    return datetime.now(SHANGHAI).date()


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
