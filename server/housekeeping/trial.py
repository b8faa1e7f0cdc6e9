"""A rule tried over days that have passed: the orders it would have raised, beside those that rules did raise then.

It is played with all other active rules of its event, by the choice that counts when something happens, and writes nothing. Of
several events of a room on one day an order comes once: the one that waits is brought up to date.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from itertools import pairwise
from typing import Any

from schema.housekeeping.item_type import ItemType
from schema.housekeeping.rule import Rule
from schema.housekeeping.rule import rule as rule_resource
from schema.housekeeping.staff import Staff
from schema.kit.clock import business_day_of, start_of_business_day, to_wire
from schema.kit.errors import Invalid
from schema.kit.money import to_yuan
from schema.kit.text import pair
from schema.rental.community import Building
from server.engine.validate import check_choices, read_values
from server.housekeeping.assign import read_ids
from server.housekeeping.load import works_on
from server.housekeeping.models import TrialBody
from server.housekeeping.orders import room_minutes
from server.housekeeping.rules import REASONS, choose_rule
from server.kit.actor import Actor
from server.kit.business_day import business_day, day_turn
from server.kit.database import pool
from server.kit.scope import fetch, scoped
from server.rental.api import PastEvent, read_past_events

DAY = timedelta(days=1)
MOST_DAYS = 31
MOST_EXAMPLES = 20
_UNNAMED = "—"
_RANK = {"more": 0, "fewer": 1, "same": 2}
# The first words of an order's reason say which event raised it.
_THEN = """
SELECT id, unit_id, source_id, minutes, quoted, create_time, coalesce(plan_begin, create_time) AS planned FROM hk_order
WHERE tenant_id = $1 AND del_flag = 0 AND source = 'rule' AND create_time >= $2 AND create_time < $3
    AND (reason = $4 OR starts_with(reason, $4 || '，'))
ORDER BY id"""


@dataclass(frozen=True, slots=True)
class Window:
    """Business days inclusive, and when they turn."""

    first: date
    last: date
    turn: time

    def day_of(self, moment: datetime) -> date:
        return business_day_of(moment, self.turn)

    def days(self) -> list[date]:
        return [self.first + n * DAY for n in range((self.last - self.first).days + 1)]


@dataclass(frozen=True, slots=True)
class Raised:
    """An order that the rule would have made; `then`: the one that a rule really made at this event."""

    event: PastEvent
    day: date
    minutes: tuple[int, ...]
    then: Any

    @property
    def total(self) -> int:
        return sum(self.minutes)


@dataclass(slots=True)
class Played:
    """`lost`: orders that rules made then and none would make now, by the events they are of; `others`: events that another
    rule takes before this one; `heard`: how many there were."""

    raised: list[Raised]
    lost: dict[int, tuple[PastEvent, Any]]
    others: int
    heard: int


async def try_rule(actor: Actor, body: TrialBody) -> dict[str, Any]:
    """What the rule would have done; a window that is refused is refused at its field."""
    window = await _window(actor, body)
    rule = await _rule_of(actor, body)
    items = await scoped(ItemType, actor).filter(id__in=read_ids(rule.items)).order_by("sort", "id")
    events = await read_past_events(actor, rule.event, window.first, window.last)
    then = await _raised_then(actor, rule.event, window)
    others = scoped(Rule, actor).filter(event=rule.event, active=True).exclude(id=rule.id)
    played = play([*await others, rule], rule, items, events, then, window)
    return await _answer(actor, rule, items, played, window)


async def _window(actor: Actor, body: TrialBody) -> Window:
    """Without a word the calendar month before this one."""
    today, turn = await business_day(actor.tenant_id), await day_turn(actor.tenant_id)
    last_month = today.replace(day=1) - DAY
    first = body.first or (body.last or last_month).replace(day=1)
    last = body.last or min(_month_end(first), today)
    if last > today:
        raise Invalid(fields={"to": "只能试算已过去的日子 | Only days that have passed can be played"})
    if first > last:
        raise Invalid(fields={"from": "开始日期不能晚于结束日期 | The first day cannot be after the last"})
    if (last - first).days >= MOST_DAYS:
        raise Invalid(fields={"to": f"最多{MOST_DAYS}天 | At most {MOST_DAYS} days"})
    return Window(first, last, turn)


def _month_end(day: date) -> date:
    return (day.replace(day=1) + 31 * DAY).replace(day=1) - DAY


async def _rule_of(actor: Actor, body: TrialBody) -> Rule:
    """The saved rule, or what a form holds of a new one or of it; nothing of it is stored."""
    saved = await fetch(Rule, actor, body.id) if body.id else None
    if body.rule is None:
        if saved is None:
            raise Invalid(fields={"id": "请选择规则 | Choose a rule"})
        return saved
    typed = {**body.rule, "name": body.rule.get("name") or _UNNAMED}
    values = read_values(rule_resource, typed, adding=True)
    await check_choices(rule_resource, values, actor, saved)
    return Rule(**{"tenant_id": actor.tenant_id, **({"id": saved.id} if saved else {}), **values})


async def _raised_then(actor: Actor, event: str, window: Window) -> list[Any]:
    begin = start_of_business_day(window.first, window.turn)
    end = start_of_business_day(window.last + DAY, window.turn)
    return await pool().fetch(_THEN, actor.tenant_id, begin, end, pair(REASONS[event]).zh)


def play(
    rules: Iterable[Rule],
    rule: Rule,
    items: Sequence[ItemType],
    events: Sequence[PastEvent],
    then: Sequence[Any],
    window: Window,
) -> Played:
    """Which of the events the rule takes among all active `rules` of its kind; what was raised `then` is found by room and day."""
    order = sorted(rules, key=lambda one: (one.sort, one.id))
    made = {(row["unit_id"], window.day_of(row["create_time"])): row for row in reversed(then)}
    ended = {(row["unit_id"], row["source_id"]): row for row in then} if rule.event == "lease_end" else {}
    raised: dict[tuple[int, date], Raised] = {}
    played = Played([], {}, 0, len(events))
    for event in events:
        chosen = choose_rule(order, event.room.community_id, event.day_n)
        key = (event.room.id, window.day_of(event.at))
        real = made.get(key) or ended.get((event.room.id, event.source_id))
        if chosen is rule:
            day = window.day_of(event.at + timedelta(minutes=rule.offset_minutes))
            raised.setdefault(key, Raised(event, day, _minutes(items, event), real))
        elif chosen is not None:
            played.others += 1
        elif real is not None:
            played.lost.setdefault(real["id"], (event, real))
    played.raised = list(raised.values())
    return played


def _minutes(items: Sequence[ItemType], event: PastEvent) -> tuple[int, ...]:
    """Of each item, so that they come to what the order has: rounded together, not one by one."""
    sums = [room_minutes(sum(item.minutes for item in items[:n]), event.room) for n in range(len(items) + 1)]
    return tuple(after - before for before, after in pairwise(sums))


async def _answer(
    actor: Actor, rule: Rule, items: Sequence[ItemType], played: Played, window: Window
) -> dict[str, Any]:
    pay = sum(item.unit_price for item in items)
    same = [one for one in played.raised if one.then is not None]
    then = [one.then for one in same] + [row for _, row in played.lost.values()]
    return {
        "from": window.first.isoformat(),
        "to": window.last.isoformat(),
        "events": played.heard,
        "others": played.others,
        "orders": len(played.raised),
        "minutes": sum(one.total for one in played.raised),
        "pay": to_yuan(pay * len(played.raised)),
        "more": len(played.raised) - len(same),
        "fewer": len(played.lost),
        "same": len(same),
        "then": _sum_then(then),
        "items": _by_item(items, played.raised),
        **await _by_place(actor, rule, played, then, window, pay),
        "examples": _examples(played, window),
    }


def _sum_then(then: Sequence[Any]) -> dict[str, Any]:
    return {
        "orders": len(then),
        "minutes": sum(row["minutes"] for row in then),
        "pay": to_yuan(sum(row["quoted"] for row in then)),
    }


def _by_item(items: Sequence[ItemType], raised: Sequence[Raised]) -> list[dict[str, Any]]:
    return [
        {
            "id": str(item.id),
            "name": item.name,
            "orders": len(raised),
            "minutes": sum(one.minutes[at] for one in raised),
            "pay": to_yuan(item.unit_price * len(raised)),
        }
        for at, item in enumerate(items)
    ]


async def _by_place(
    actor: Actor, rule: Rule, played: Played, then: Sequence[Any], window: Window, pay: int
) -> dict[str, Any]:
    """Buildings with what they come to, and days with the orders of each building in the same order."""
    counts = Counter((one.day, one.event.room.building_id) for one in played.raised)
    minutes, place_minutes, before = Counter[date](), Counter[int](), Counter[date]()
    for one in played.raised:
        minutes[one.day] += one.total
        place_minutes[one.event.room.building_id] += one.total
    for row in then:
        before[window.day_of(row["planned"])] += row["minutes"]
    buildings = await scoped(Building, actor).filter(id__in=list(place_minutes)).order_by("name", "id")
    days = sorted({*window.days(), *minutes, *before})
    able = await _capacity(actor, rule)
    of_place = Counter(one.event.room.building_id for one in played.raised)
    return {
        "buildings": [
            {
                "id": str(row.id),
                "name": row.name,
                "orders": of_place[row.id],
                "minutes": place_minutes[row.id],
                "pay": to_yuan(pay * of_place[row.id]),
            }
            for row in buildings
        ],
        "days": [
            {
                "day": day.isoformat(),
                "orders": [counts[day, row.id] for row in buildings],
                "minutes": minutes[day],
                "then": before[day],
                "capacity": able[day.isoweekday()],
            }
            for day in days
        ],
    }


async def _capacity(actor: Actor, rule: Rule) -> Mapping[int, int]:
    """Minutes a day, by the day of the week, of those now on duty who serve where the rule counts."""
    able = Counter[int]()
    week = [date(2024, 1, n) for n in range(1, 8)]  # it began with a Monday
    for member in await scoped(Staff, actor).filter(state="on"):
        areas = read_ids(member.areas)
        if rule.community_id is None or not areas or rule.community_id in areas:
            able.update({day.isoweekday(): member.max_minutes_day for day in week if works_on(member, day)})
    return able


def _examples(played: Played, window: Window) -> list[dict[str, Any]]:
    """First what would be new, then what would be missing."""
    told = [(("same" if one.then is not None else "more"), one.event) for one in played.raised]
    told += [("fewer", event) for event, _ in played.lost.values()]
    told.sort(key=lambda one: (_RANK[one[0]], one[1].at, one[1].room.id))
    return [
        {
            "change": change,
            "source": event.source,
            "id": str(event.source_id),
            "no": event.no,
            "unit": event.room.title,
            "at": to_wire(event.at),
            "dayN": event.day_n,
        }
        for change, event in told[:MOST_EXAMPLES]
    ]
