"""What an order of each state has been charged, has paid and has got back, as ledger lines that add up."""

from dataclasses import dataclass
from datetime import date
from typing import NamedTuple

from server.rental.cashier.sums import Sums, sum_lines
from server.rental.spans import Span
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

METHODS = ("wechat", "alipay", "cash", "card", "transfer")
METHOD_WEIGHTS = (42, 76, 84, 96, 100)
DEPOSIT = 20_000
LEDGER = "id no account account_id account_no seq project direction amount method paid_on note cause operator shift_id create_time"


class Account(NamedTuple):
    order_id: int
    no: str
    state: str
    span: Span
    booked: date
    total: int
    first_night: int
    operator: str


@dataclass(slots=True)
class Entry:
    project: str
    direction: str
    amount: int
    day: date
    note: str | None = None
    cause: str | None = None
    reverses: int | None = None
    reversed_by: int | None = None


def settle(world: World, sheet: Sheet, account: Account) -> Sums:
    """Writes the lines of an order and gives what they add up to."""
    entries = [
        Entry("room_fee", "charge", account.total, account.booked, cause="add"),
        *_MONEY[account.state](world, account),
    ]
    for seq, entry in enumerate(entries, start=1):
        money = entry.direction in ("in", "out")
        sheet.add(
            world.ids(),
            world.number("receipt", entry.day) if money else f"{account.no}-{seq:02d}",
            "order",
            account.order_id,
            account.no,
            seq,
            entry.project,
            entry.direction,
            entry.amount,
            world.rng.choices(METHODS, cum_weights=METHOD_WEIGHTS)[0] if money else None,
            entry.day,
            entry.note,
            entry.cause,
            account.operator,
            None,
            world.at(entry.day, 9 + seq, 12),
        )
    return sum_lines(entries)


def _reserved(world: World, account: Account) -> list[Entry]:
    return []


def _confirmed(world: World, account: Account) -> list[Entry]:
    """Confirmed by the first night paid, or by word."""
    if world.rng.random() < 0.6:
        return [Entry("room_fee", "in", account.first_night, account.booked, "预付首晚")]
    return []


def _in_house(world: World, account: Account) -> list[Entry]:
    """Deposit taken; most paid it all, some pay as they go."""
    day = account.span.start
    entries = [Entry("deposit_in", "in", DEPOSIT, day)]
    luck = world.rng.random()
    if luck < 0.78:
        entries.append(Entry("room_fee", "in", account.total, day))
    elif luck < 0.93:
        entries.append(Entry("room_fee", "in", account.first_night, day, "先付一晚"))
    return entries


def _closed(world: World, account: Account) -> list[Entry]:
    """All paid, the deposit returned; now and then something was broken or ordered."""
    begin, end = account.span
    entries = [Entry("deposit_in", "in", DEPOSIT, begin), Entry("room_fee", "in", account.total, begin)]
    luck = world.rng.random()
    if luck < 0.04:
        damage = world.rng.choice((3_000, 5_000, 8_000))
        entries.append(Entry("damage", "charge", damage, end, "物品损坏"))
        entries.append(Entry("deposit_deduct", "credit", damage, end, "从押金扣除"))
        return [*entries, Entry("deposit_out", "out", DEPOSIT - damage, end)]
    if luck < 0.10:
        entries.append(Entry("service", "charge", 6_000, end, "接送服务"))
        entries.append(Entry("service", "in", 6_000, end, "接送服务"))
    return [*entries, Entry("deposit_out", "out", DEPOSIT, end)]


def _checked_out(world: World, account: Account) -> list[Entry]:
    """Left lately: some still owe nights, some wait for their deposit."""
    begin, end = account.span
    entries = [Entry("deposit_in", "in", DEPOSIT, begin)]
    if world.rng.random() < 0.4 and account.total > account.first_night:
        return [*entries, Entry("room_fee", "in", account.first_night, begin, "先付一晚")]
    entries.append(Entry("room_fee", "in", account.total, begin))
    if world.rng.random() < 0.5:
        entries.append(Entry("deposit_out", "out", DEPOSIT, end))
    return entries


def _cancelled(world: World, account: Account) -> list[Entry]:
    return [Entry("room_fee", "credit", account.total, min(account.span.start, world.today), cause="cancel")]


def _no_show(world: World, account: Account) -> list[Entry]:
    """The first night stays charged."""
    rest = account.total - account.first_night
    entries = [Entry("room_fee", "in", account.first_night, account.booked, "预付首晚")]
    return [*entries, Entry("room_fee", "credit", rest, account.span.start, cause="noShow")] if rest else entries


_MONEY = {
    "reserved": _reserved,
    "confirmed": _confirmed,
    "in_house": _in_house,
    "closed": _closed,
    "checked_out": _checked_out,
    "cancelled": _cancelled,
    "no_show": _no_show,
}
