"""Closed months: the one place where it is asked whether something may still count on a day.

Whoever books shares the turn with the others and whoever closes has it alone, so that nothing slips into a month while it is
closed. Only months that are over are closed, so what is dated today may always be entered.
"""

import re
from datetime import date, datetime
from typing import Any

from schema.finance.period import CLOSED, Period
from schema.kit.clock import SHANGHAI, now, today
from schema.kit.errors import Invalid
from server.engine.effects import Act, Effects
from server.engine.hooks import Hooks
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work

_MONTH = re.compile(r"20[0-9]{2}-(0[1-9]|1[0-2])", re.ASCII)
_TURN = "fin_period"
_SHARED = "SELECT pg_advisory_xact_lock_shared(hashtextextended($1, $2))"


def month_of(day: date) -> str:
    return f"{day:%Y-%m}"


def day_of(moment: datetime) -> date:
    """The day on which money that came in at a moment counts."""
    return moment.astimezone(SHANGHAI).date()


async def refuse_closed(work: Work, day: date, field: str) -> None:
    """Invalid at `field`, a wire name, where the month of the day is closed. To be asked inside the transaction that books."""
    tenant = work.actor.tenant_id
    await work.connection.execute(_SHARED, _TURN, tenant)
    if await scoped(Period, work.actor).filter(month=month_of(day), state=CLOSED).exists():
        month = month_of(day)
        text = f"{month}已结账，更正请用今天的日期 | {month} is closed; a correction has the date of today"
        raise Invalid(text, id="finance.closed", fields={field: text})


async def check_month(actor: Actor, values: dict[str, Any], row: Period | None) -> None:
    month = str(values.get("month") or "")
    if not _MONTH.fullmatch(month):
        raise Invalid(fields={"month": "月份格式应为 yyyy-MM | A month looks like yyyy-MM"})
    if month >= month_of(today()):
        raise Invalid(fields={"month": "本月结束后才能结账 | Only a month that is over is closed"})


async def sign_closing(work: Work, values: dict[str, Any], row: Period | None, actor: Actor) -> None:
    await take_turn(work.connection, _TURN, actor.tenant_id)
    values |= {"closed_by": actor.user_id, "closed_at": now()}


async def close(act: Act) -> None:
    await take_turn(act.work.connection, _TURN, act.actor.tenant_id)
    act.changes |= {"closed_by": act.actor.user_id, "closed_at": now(), "reason": None}


HOOKS = Hooks(validate=check_month, prepare=sign_closing)
EFFECTS = Effects(on={"close": close})
