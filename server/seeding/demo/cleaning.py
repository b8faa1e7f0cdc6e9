"""Housekeeping around today: what was cleaned lately, and the rooms of today's departures in every state of the work."""

from dataclasses import dataclass
from datetime import datetime, time, timedelta

from schema.housekeeping.order import Order
from schema.housekeeping.order_event import OrderEvent
from schema.housekeeping.order_item import OrderItem
from schema.kit.clock import SHANGHAI
from schema.seeds.demo.people import HK_PROBLEMS, HK_SITUATIONS
from schema.seeds.housekeeping import ITEMS
from server.seeding.base import item_id
from server.seeding.demo.houses import Property, UnitRow
from server.seeding.demo.orders import Booking
from server.seeding.demo.organisation import Keeper
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

PLANS = {item.key: item for item in ITEMS}
TODAY_STATES = (
    "pending",
    "completed",
    "dispatched",
    "in_progress",
    "accepted",
    "completed",
    "to_inspect",
    "pending",
    "accepted",
    "abnormal",
)
ROOM_STATES = {"in_progress": "cleaning", "to_inspect": "clean", "completed": "clean"}
STEPS = {
    "pending": ("create",),
    "dispatched": ("create", "dispatch"),
    "accepted": ("create", "dispatch", "accept"),
    "in_progress": ("create", "dispatch", "accept", "start"),
    "abnormal": ("create", "dispatch", "accept", "start", "problem"),
    "to_inspect": ("create", "dispatch", "accept", "start", "finish"),
    "completed": ("create", "dispatch", "accept", "start", "finish"),
}
FACTORS = {"house": 1.5, "room": 1.0, "bed": 0.5}
PAST_EVERY = 3
LEAST = timedelta(minutes=45)


@dataclass
class _Sheets:
    orders: Sheet
    items: Sheet
    events: Sheet


@dataclass(frozen=True, slots=True)
class _Task:
    unit: UnitRow
    item: str
    state: str
    made: datetime
    deadline: datetime
    reason: tuple[str, str]
    keeper: Keeper | None
    urgent: bool = False


def build_cleaning(
    world: World,
    found: Property,
    keepers: list[Keeper],
    recent: list[Booking],
    near: list[Booking],
    every: int = PAST_EVERY,
) -> None:
    """Orders for the rooms of recent departures, of those before today one in `every`; sets the clean states of today's."""
    sheets = _Sheets(
        world.sheet(
            Order,
            "id order_no type unit_id community_id staff_id state priority plan_begin deadline reason reason_en minutes quoted"
            " cost inspect situation source dispatched_at started_at finish_at state_before create_time",
        ),
        world.sheet(OrderItem, "id order_id item_id name price minutes amount photo_min"),
        world.sheet(OrderEvent, "id order_id at kind staff_id actor_id actor_name note"),
    )
    working = [keeper for keeper in keepers if keeper.state == "on"]
    for number, booking in enumerate(recent):
        if booking.span.end < world.today and number % every == 0:
            _write(world, sheets, _past_task(world, found, booking, working[number % len(working)]))
    arriving = {found.room_of(booking.unit)["id"] for booking in near if booking.span.start == world.today}
    _clean_today(world, found, sheets, working, [item for item in recent if item.span.end == world.today], arriving)
    _clean_otherwise(world, found, sheets, working)


def _past_task(world: World, found: Property, booking: Booking, keeper: Keeper) -> _Task:
    day = booking.span.end
    made = booking.went or world.at(day, 10)
    due = datetime.combine(day, time(15), SHANGHAI)
    return _Task(found.room_of(booking.unit), "checkout", "completed", made, due, ("退房", "Check-out"), keeper)


def _clean_today(
    world: World, found: Property, sheets: _Sheets, working: list[Keeper], gone: list[Booking], arriving: set[int]
) -> None:
    seen: set[int] = set()
    for booking in gone:
        rooms = [booking.unit] if booking.unit["kind"] != "house" else _rooms_of(found, booking.unit)
        for unit in rooms:
            room = found.room_of(unit)
            if room["id"] in seen:
                continue
            state = TODAY_STATES[len(seen) % len(TODAY_STATES)]
            seen.add(room["id"])
            room["clean_state"] = ROOM_STATES.get(state, "dirty")
            keeper = None if state == "pending" else working[len(seen) % len(working)]
            _write(world, sheets, _today_task(world, room, booking, state, keeper, room["id"] in arriving))


def _rooms_of(found: Property, house: UnitRow) -> list[UnitRow]:
    """The rooms of a house let by rooms, or the house itself."""
    return [unit for unit in found.units.values() if unit["parent_id"] == house["id"]] or [house]


def _today_task(
    world: World, room: UnitRow, booking: Booking, state: str, keeper: Keeper | None, arriving: bool
) -> _Task:
    due = _due(world, 15 if arriving else 20, open_work=state != "completed")
    made = booking.went or world.moment
    if state == "dispatched":
        made = world.moment - timedelta(minutes=8)
    at = f"{due:%H:%M}"
    zh, en = (f"退房，下一位客人{at}到", f"Check-out, next guest at {at}") if arriving else ("退房", "Check-out")
    return _Task(room, "checkout", state, made, due, (zh, en), keeper, urgent=arriving)


def _due(world: World, hour: int, *, open_work: bool) -> datetime:
    """The hour of today; of work still open that is past it a half hour ahead, but now and then, so that something is late."""
    usual = datetime.combine(world.today, time(hour), SHANGHAI)
    ahead = world.rng.choice((-2, 2, 3, 4, 6, 8))
    if not open_work or usual > world.moment + LEAST:
        return usual
    local = world.moment.astimezone(SHANGHAI).replace(second=0, microsecond=0)
    return local - timedelta(minutes=local.minute % 30) + ahead * timedelta(minutes=30)


def _clean_otherwise(world: World, found: Property, sheets: _Sheets, working: list[Keeper]) -> None:
    """A few stay-overs, an inspection and a deep clean, so that every kind is there to see."""
    rooms = [unit for unit in found.leaves() if unit["kind"] != "bed" and unit["clean_state"] == "clean"]
    kinds = (("stayover", "accepted"), ("stayover", "dispatched"), ("inspect", "pending"), ("deep", "pending"))
    chosen = world.rng.sample(rooms, min(len(rooms), 3 * len(kinds)))
    for number, room in enumerate(chosen):
        item, state = kinds[number % len(kinds)]
        keeper = None if state == "pending" else working[number % len(working)]
        due = _due(world, 18, open_work=True)
        reason = {"stayover": ("续住", "Stay-over"), "inspect": ("抽查", "Spot check")}.get(
            item, ("季度深度保洁", "Quarterly")
        )
        _write(world, sheets, _Task(room, item, state, world.at(world.today, 8), due, reason, keeper))


def _write(world: World, sheets: _Sheets, task: _Task) -> None:
    item, order, keeper = PLANS[task.item], world.ids(), task.keeper
    done = task.state == "completed"
    times = _times(task, world.moment)
    sheets.orders.add(
        order,
        world.number("housekeeping", task.made.astimezone(SHANGHAI).date()),
        task.item,
        task.unit["id"],
        task.unit["community_id"],
        keeper.id if keeper else None,
        task.state,
        "M" if task.urgent and not done else "L",
        task.made,
        task.deadline,
        *task.reason,
        round(item.minutes * FACTORS[task.unit["kind"]]),
        item.price,
        item.price if done else None,
        task.state == "to_inspect",
        world.rng.choice(HK_SITUATIONS) if done else None,
        "rule" if task.item == "checkout" else "hand",
        times.get("dispatch"),
        times.get("start"),
        times.get("finish"),
        "in_progress" if task.state == "abnormal" else None,
        task.made,
    )
    key = item_id(world.plan.id, task.item)
    sheets.items.add(world.ids(), order, key, item.name, item.price, item.minutes, item.price, item.photos)
    _write_events(world, sheets, task, order, times)
    if done and keeper:
        keeper.orders += 1
        keeper.amount += item.price


def _times(task: _Task, moment: datetime) -> dict[str, datetime]:
    """When each step happened; never later than now."""
    times: dict[str, datetime] = {}
    at = task.made
    for step, minutes in zip(STEPS[task.state], (0, 4, 6, 15, 42), strict=False):
        at = min(at + timedelta(minutes=minutes), moment)
        times[step] = at
    return times


def _write_events(world: World, sheets: _Sheets, task: _Task, order: int, times: dict[str, datetime]) -> None:
    for step, at in times.items():
        hers = step not in ("create", "dispatch") and task.keeper is not None
        note = world.rng.choice(HK_PROBLEMS) if step == "problem" else None
        sheets.events.add(
            world.ids(),
            order,
            at,
            step,
            task.keeper.id if task.keeper else None,
            task.keeper.user_id if hers and task.keeper else None,
            world.signatures[task.keeper.plan.username] if hers and task.keeper else "系统",
            note,
        )
