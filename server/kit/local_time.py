"""Local time in SQL: a stored moment as the clock and the calendar of the business show it."""

from schema.kit.clock import SHANGHAI


def local_time(column: str) -> str:
    """The wall clock of a moment, without a zone."""
    return f"({column} AT TIME ZONE '{SHANGHAI.key}')"


def local_day(column: str) -> str:
    """The day of a moment."""
    return f"{local_time(column)}::date"
