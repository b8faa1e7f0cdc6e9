"""When something that comes back is due next: daily, weekly or monthly at an hour of the house's clock.

Apart from cron, which people who plan a report should not have to write.
"""

import calendar
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta

from schema.kit.clock import SHANGHAI
from schema.system.scheduled_report import MONTHLY, WEEKLY


@dataclass(frozen=True, slots=True)
class Rhythm:
    """`weekday`: 1 is Monday. `month_day`: the last day of a month that has it not."""

    kind: str
    at: time
    weekday: int = 1
    month_day: int = 1

    def next_after(self, moment: datetime) -> datetime:
        """The first moment, in UTC, that is later than this one."""
        day = moment.astimezone(SHANGHAI).date()
        while True:
            due = datetime.combine(day, self.at, SHANGHAI).astimezone(UTC)
            if due > moment and self._falls_on(day):
                return due
            day += timedelta(days=1)

    def _falls_on(self, day: date) -> bool:
        if self.kind == WEEKLY:
            return day.isoweekday() == self.weekday
        if self.kind == MONTHLY:
            return day.day == min(self.month_day, calendar.monthrange(day.year, day.month)[1])
        return True
