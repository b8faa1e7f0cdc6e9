"""Guards of the transitions of an order: pure checks of its facts, which refuse a call and explain a grey button alike."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from typing import NamedTuple

from schema.kit.clock import SHANGHAI
from schema.kit.money import to_yuan
from server.engine.effects import Blocker
from server.kit.actor import Actor
from server.rental.cleaning.states import READY_STATES

CHECKOUT_UNDO = timedelta(hours=24)
FREE_CANCEL_HOUR = time(18)
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
    day_use: bool = False
    waiting: bool = False
    no_show_on: date | None = None


EARLY = Blocker("order.early", "未到入住日期 | It is before the check-in date")
LATE = Blocker("order.late", "已过离店日期 | The departure date has passed", mend=None)
NO_GUEST = Blocker("order.guests", "请补全入住人信息 | Enter who stays", {"guests": "请添加入住人 | Add a guest"})
NO_CASH = Blocker("order.cashier", "请至少登记一笔收款 | Enter at least one cashier line")
LOCKED = Blocker("order.locked", "订单已锁定，请先解锁 | The order is locked; unlock it first")
HELD = Blocker("order.deposit", "押金尚未退还 | The deposit is still held")
TOO_SOON = Blocker(
    "order.no_show", "入住日的营业日结束后才能标记未到店 | No-show is possible once the business day of arrival is over"
)
TOO_LATE_UNDO = Blocker("order.undo", "退房已超过24小时 | The check-out was more than 24 hours ago")
NOT_NIGHTS = Blocker("order.day_use", "钟点房请改时段 | This is day use; change its hours", moot=True)
NOT_HOURS = Blocker("order.day_use", "不是钟点房 | This is no day use", moot=True)
NO_UNIT = Blocker("order.no_unit", "尚未排房 | No unit assigned yet", mend=None)
HAS_UNIT = Blocker("order.has_unit", "已排房 | A unit is assigned already", moot=True)
LOCKED_ALREADY = Blocker("order.locked", "订单已锁定 | The order is locked already", moot=True)
NOT_LOCKED = Blocker("order.not_locked", "订单未锁定 | The order is not locked", moot=True)
NOT_SAME_DAY = Blocker("order.reinstate", "只能当天恢复 | Only on the same day")


def refuse_check_in(actor: Actor, facts: Facts) -> list[Blocker]:
    found = []
    if facts.waiting:
        found.append(NO_UNIT)
    if (facts.calendar_day if facts.day_use else facts.today) < facts.check_in:
        by_exception = actor.can("rental:order:early") and not facts.day_use
        found.append(EARLY._replace(mend="rare" if by_exception else None))
    if facts.today > facts.check_out or (facts.today == facts.check_out and not facts.day_use):
        found.append(LATE)
    if not facts.guests:
        found.append(NO_GUEST)
    elif facts.guest_gaps:
        found.append(_incomplete(facts.guest_gaps))
    if any(state not in READY_STATES for state in facts.clean_states):
        found.append(Blocker("order.dirty", "房间尚未清洁 | The room is not clean"))
    if not facts.receipts:
        found.append(NO_CASH)
    return found


GUEST_TEXTS = {
    "name": ("姓名", "name"),
    "gender": ("性别", "gender"),
    "idType": ("证件类型", "ID type"),
    "idNo": ("证件号码", "ID number"),
    "phone": ("手机", "phone"),
}
REQUIRED = "必填 | Required"


def _incomplete(gaps: Sequence[GuestGap]) -> Blocker:
    """Names each guest and what is missing, and marks the fields."""
    zh = "；".join(f"{gap.name}缺{'、'.join(GUEST_TEXTS[key][0] for key in gap.missing)}" for gap in gaps)
    en = "; ".join(f"{gap.name}: {', '.join(GUEST_TEXTS[key][1] for key in gap.missing)}" for gap in gaps)
    fields = {f"guests.{gap.place}.{key}": REQUIRED for gap in gaps for key in gap.missing}
    return Blocker("order.guests", f"请补全入住人信息：{zh} | Complete the details of the guests: {en}", fields)


def refuse_uneven(actor: Actor, facts: Facts) -> list[Blocker]:
    if facts.balance == 0:
        return []
    amount = to_yuan(abs(facts.balance))
    text = (
        f"尚欠 {amount} 元 | {amount} is owed"
        if facts.balance > 0
        else f"多收 {amount} 元 | {amount} too much was paid"
    )
    return [Blocker("order.balance", text)]


def refuse_close(actor: Actor, facts: Facts) -> list[Blocker]:
    return refuse_uneven(actor, facts) + ([HELD] if facts.deposit_held else [])


def refuse_no_show(actor: Actor, facts: Facts) -> list[Blocker]:
    return [] if facts.today > facts.check_in else [TOO_SOON]


def refuse_undo(actor: Actor, facts: Facts) -> list[Blocker]:
    fresh = facts.checked_out_at is not None and facts.now - facts.checked_out_at <= CHECKOUT_UNDO
    return [] if fresh else [TOO_LATE_UNDO]


def refuse_reinstate(actor: Actor, facts: Facts) -> list[Blocker]:
    return [] if facts.no_show_on == facts.today else [NOT_SAME_DAY]


def refuse_locked(actor: Actor, facts: Facts) -> list[Blocker]:
    return [LOCKED] if facts.locked else []


def refuse_nights(actor: Actor, facts: Facts) -> list[Blocker]:
    return ([NOT_NIGHTS] if facts.day_use else []) + refuse_locked(actor, facts)


def refuse_placed(actor: Actor, facts: Facts) -> list[Blocker]:
    return ([NO_UNIT] if facts.waiting else []) + refuse_nights(actor, facts)


def refuse_assign(actor: Actor, facts: Facts) -> list[Blocker]:
    return ([] if facts.waiting else [HAS_UNIT]) + refuse_locked(actor, facts)


def refuse_hours(actor: Actor, facts: Facts) -> list[Blocker]:
    return ([] if facts.day_use else [NOT_HOURS]) + refuse_locked(actor, facts)


def refuse_lock(actor: Actor, facts: Facts) -> list[Blocker]:
    return [LOCKED_ALREADY] if facts.locked else []


def refuse_unlock(actor: Actor, facts: Facts) -> list[Blocker]:
    return [] if facts.locked else [NOT_LOCKED]


def cancels_free(check_in: date, moment: datetime) -> bool:
    """Until 18:00 the day before."""
    return moment < datetime.combine(check_in - timedelta(days=1), FREE_CANCEL_HOUR, SHANGHAI)
