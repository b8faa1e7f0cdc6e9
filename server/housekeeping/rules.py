"""Rules make orders by themselves when something happens to a room: which items, until when, and who."""

from collections.abc import Sequence
from datetime import date, datetime, time, timedelta
from typing import Any

from schema.housekeeping.order import NOT_STARTED, OPEN, Order
from schema.housekeeping.rule import Rule
from schema.kit.clock import SHANGHAI, business_day_of, now
from schema.kit.text import pair
from schema.rental.unit import Unit
from server.housekeeping.assign import offer_order, read_ids
from server.housekeeping.notice import announce_order
from server.housekeeping.orders import Draft, Line, make_order
from server.housekeeping.step import StepInput, lock_orders, take_step
from server.kit.business_day import business_day, day_turn
from server.kit.scope import fetch, scoped
from server.kit.unit_of_work import Work

DAY_END = time(20, 0)
REASONS = {
    "check_out": "退房 | Check-out",
    "early_leave": "提前离店 | Early leave",
    "room_change": "换房 | Room change",
    "lease_end": "租约到期 | Lease end",
    "block_end": "开房 | Block end",
    "in_house_day_n": "续住 | Stay-over",
}


async def raise_event(
    work: Work,
    unit_id: int,
    event: str,
    deadline: date | datetime | None = None,
    *,
    source_id: int | None = None,
    day_n: int | None = None,
) -> int | None:
    """Applies the first active rule of the event and gives the order; `deadline` is the next arrival.

    `day_n`: the guest's day in the house, for rules of every so many days.

    A cleaning order of the room that has not been started is brought up to date instead of doubled; a stay-over clean
    becomes pointless and is cancelled.
    """
    unit = await fetch(Unit, work.actor, unit_id)
    rule = await find_rule(work, event, unit.community_id, day_n)
    if rule is None:
        return None
    due = settle_deadline(rule, deadline, now())
    waiting = await _lock_found(work, unit_id=unit.id, state__in=NOT_STARTED)
    for order in waiting:
        if order.type == "stayover" and rule.type != "stayover":
            await take_step(work, order, "cancel", StepInput("客人已离店 | The guest has left"))
    same = next((order for order in waiting if order.type == rule.type and order.state != "cancelled"), None)
    if same is not None:
        why = pair(describe_reason(event, due, deadline, await business_day(work.actor.tenant_id)))
        await work.update(same, {"deadline": due, "reason": why.zh, "reason_en": why.en})
        await announce_order(work, same)
        return int(same.id)
    return await _make(work, unit, rule, event, due, deadline, source_id)


async def _lock_found(work: Work, **facts: Any) -> list[Order]:
    """The orders of which the facts still hold once they are locked."""
    query = scoped(Order, work.actor).filter(**facts)
    locked = {order.id for order in await lock_orders(work, [order.id for order in await query])}
    return await query.filter(id__in=locked).order_by("id") if locked else []


async def withdraw_cleaning(
    work: Work, source_id: int, since: datetime, note: str = "退房已撤销 | The check-out was undone"
) -> list[int]:
    """Cancels what a stay brought about since a moment and nobody has started; gives the units where work was begun or done."""
    made = {"source_id": source_id, "create_time__gte": since, "state__in": (*OPEN, "completed")}
    orders = [order for order in await _lock_found(work, **made) if order.type != "stayover"]
    for order in orders:
        if order.state in NOT_STARTED:
            await take_step(work, order, "cancel", StepInput(note))
    return [int(order.unit_id) for order in orders if order.state != "cancelled"]


async def _make(
    work: Work,
    unit: Unit,
    rule: Rule,
    event: str,
    due: datetime,
    arrival: date | datetime | None,
    source_id: int | None,
) -> int:
    day, turn = await business_day(work.actor.tenant_id), await day_turn(work.actor.tenant_id)
    draft = Draft(
        type=rule.type,
        unit_id=unit.id,
        lines=tuple(Line(item_id) for item_id in sorted(read_ids(rule.items))),
        reason=describe_reason(event, due, arrival, day),
        priority="M" if arrival is not None and business_day_of(due, turn) == day else "L",
        plan_begin=now() + timedelta(minutes=rule.offset_minutes),
        deadline=due,
        inspect=rule.inspect,
        source="rule",
        source_id=source_id,
    )
    order = await make_order(work, draft)
    if not await offer_order(work, order, rule.assign):
        await announce_order(work, order)
    return int(order.id)


async def find_rule(work: Work, event: str, community_id: int, day_n: int | None = None) -> Rule | None:
    """The first active rule of the event; one for the community beats one for all.

    On the n-th day in the house only a rule fits of which it is a multiple.
    """
    rules = await scoped(Rule, work.actor).filter(event=event, active=True).order_by("sort", "id")
    return choose_rule(rules, community_id, day_n)


def choose_rule(rules: Sequence[Rule], community_id: int, day_n: int | None = None) -> Rule | None:
    """Of active rules of one event in their order the one that counts in a community, on the n-th day if it is one of a stay."""
    due = [rule for rule in rules if day_n is None or day_n % max(rule.every_days, 1) == 0]
    fitting = [rule for rule in due if rule.community_id in (None, community_id)]
    return min(fitting, key=lambda rule: rule.community_id is None, default=None)


def settle_deadline(rule: Rule, arrival: date | datetime | None, moment: datetime) -> datetime:
    """Until when the room must be ready."""
    if isinstance(arrival, datetime):
        return arrival
    local = moment.astimezone(SHANGHAI)
    if rule.deadline_rule == "hours":
        return moment + timedelta(hours=4, minutes=rule.offset_minutes)
    if rule.deadline_rule == "next_arrival" and arrival is not None:
        due = datetime.combine(arrival, time.fromisoformat(rule.deadline_time), SHANGHAI)
        return max(due, local)
    # What is left behind after midnight is cleaned in the day that follows, whatever the house calls it.
    return max(datetime.combine(local.date(), DAY_END, SHANGHAI), local)


def describe_reason(event: str, due: datetime, arrival: date | datetime | None, today: date) -> str:
    """Why, in the words of the card: "退房，下一位客人15:00到"."""
    words = pair(REASONS.get(event, event))
    if arrival is None:
        return words.text
    local = due.astimezone(SHANGHAI)
    same_day = local.date() == today
    zh_day = "" if same_day else f"{local.month}月{local.day}日"
    en_day = "" if same_day else f"{local:%d %b} "
    return f"{words.zh}，下一位客人{zh_day}{local:%H:%M}到 | {words.en}, next guest {en_day}at {local:%H:%M}"


async def assignment_of(work: Work, order: Order) -> str:
    """How an order that came back is offered again: by its rule, or by a person."""
    if order.source != "rule":
        return "none"
    rule = await scoped(Rule, work.actor).filter(type=order.type, active=True).order_by("sort", "id").first()
    return rule.assign if rule is not None else "none"
