"""Guards of the transitions of an order: pure checks of its facts, which refuse a call and explain a grey button alike."""

from dataclasses import dataclass
from datetime import date, datetime
from typing import NamedTuple

from server.engine.effects import Blocker
from server.kit.actor import Actor
from server.rental.occupancy.presence import Occupant

MAX_GUESTS = 4


class GuestGap(NamedTuple):
    """What a guest's details lack: `place` in the order's list of guests, `missing` as wire names of fields."""

    place: int
    name: str
    missing: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Facts:
    """What the checks look at; `today` is the business day, hours of day use are those of the calendar's."""

    check_in: date
    check_out: date
    locked: bool
    balance: int
    deposit_held: int
    guests: int
    guest_gaps: tuple[GuestGap, ...]
    clean_states: tuple[str, ...]
    receipts: int
    checked_out_at: datetime | None
    today: date
    calendar_day: date
    now: datetime
    company_id: int | None = None
    day_use: bool = False
    waiting: bool = False
    closed: bool = False
    no_show_on: date | None = None
    occupants: tuple[Occupant, ...] = ()


LOCKED = Blocker("order.locked", "订单已锁定，请先解锁 | The order is locked; unlock it first")
NOT_NIGHTS = Blocker("order.day_use", "钟点房请改时段 | This is day use; change its hours", moot=True)
NO_UNIT = Blocker("order.no_unit", "尚未排房 | No unit assigned yet", mend=None)


def refuse_locked(actor: Actor, facts: Facts) -> list[Blocker]:
    return [LOCKED] if facts.locked else []


def refuse_nights(actor: Actor, facts: Facts) -> list[Blocker]:
    return ([NOT_NIGHTS] if facts.day_use else []) + refuse_locked(actor, facts)


def refuse_placed(actor: Actor, facts: Facts) -> list[Blocker]:
    return ([NO_UNIT] if facts.waiting else []) + refuse_nights(actor, facts)
