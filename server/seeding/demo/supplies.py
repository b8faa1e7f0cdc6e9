"""Supplies of the demo: what its finished orders took, what was bought and washed meanwhile, and a count in each state.

Every line follows from the one before, so that stock, ledger and orders say the same.
"""

from collections import defaultdict
from dataclasses import dataclass, field
from datetime import date, datetime, timedelta

from schema.housekeeping.order import COMPLETED, Order
from schema.housekeeping.staff import Staff
from schema.housekeeping.stock import (
    CORRECTED,
    FROM_LAUNDRY,
    LOST,
    RECEIVED,
    TO_LAUNDRY,
    USED,
    Stock,
    StockMove,
    Store,
)
from schema.housekeeping.stock_count import CANCELLED, CLOSED, COUNTED, OPEN, StockCount, StockCountLine
from schema.housekeeping.supply import LINEN, ItemSupply, Supply
from schema.kit.clock import business_day_of
from schema.rental.community import Community
from schema.seeds.demo.supplies import EXPIRED, STORES, SUPPLIES, SupplyPlan
from server.kit.business_day import USUAL_TURN
from server.seeding.base import item_id
from server.seeding.demo.deposits import Row, rows_of
from server.seeding.demo.world import World
from server.seeding.sheet import Sheet

_MOVE = (
    "id stock_id store_id supply_id booked_on kind quantity soiled laundry balance amount order_id count_id note"
    " operator create_time"
)
_COUNT = "id no store_id state off difference counted_by counted_at closed_by closed_at note create_time"
WASHED_FROM = 20
"""So many soiled pieces go to the laundry together."""
CLOSED_BEFORE, CANCELLED_BEFORE = timedelta(days=7), timedelta(days=12)
_FEWER, _MORE = -2, 1
_COUNTED_SO_FAR = 3
"""Lines of the count that is under way."""


@dataclass
class _Shelf:
    """One supply in one store as the ledger has it so far."""

    stock: int
    store: int
    supply: int
    plan: SupplyPlan
    there: list[int] = field(default_factory=lambda: [0, 0, 0])


@dataclass
class _Ledger:
    world: World
    moves: Sheet
    operator: str

    def post(self, shelf: _Shelf, kind: str, change: tuple[int, int, int], at: datetime, **rest: object) -> None:
        shelf.there = [left + more for left, more in zip(shelf.there, change, strict=True)]
        self.moves.add(
            self.world.ids(),
            shelf.stock,
            shelf.store,
            shelf.supply,
            business_day_of(at, USUAL_TURN),
            kind,
            *change,
            shelf.there[0],
            sum(change) * shelf.plan.cost,
            rest.get("order"),
            rest.get("count"),
            rest.get("note"),
            rest.get("operator", self.operator),
            at,
        )


def build_supplies(world: World) -> None:
    supplies = _write_catalogue(world)
    served = next(rows_of(world, Community._meta.db_table))["id"]
    sheet = world.sheet(Store, "id name community_id sort")
    stores = [world.ids() for _ in STORES]
    for number, (store, name) in enumerate(zip(stores, STORES, strict=True)):
        sheet.add(store, name, served if number else None, number + 1)
    shelves = {
        store: {plan.name: _Shelf(world.ids(), store, supplies[plan.name], plan) for plan in SUPPLIES}
        for store in stores
    }
    ledger = _Ledger(world, world.sheet(StockMove, _MOVE), world.signatures[world.clerks[0][0]])
    counts = _Counts(world, ledger)
    days = _orders_by_day(world)
    for day in sorted({*days, world.today, world.today - CLOSED_BEFORE, world.today - CANCELLED_BEFORE}):
        for store in stores:
            _fill_up(ledger, list(shelves[store].values()), day)
        for row in days.get(day, ()):
            _use(world, ledger, shelves[stores[row["community_id"] == served]], row)
        for store in stores:
            _wash(ledger, list(shelves[store].values()), day)
        if day == world.today - CLOSED_BEFORE:
            counts.write(CLOSED, list(shelves[stores[0]].values()), day)
        if day == world.today - CANCELLED_BEFORE:
            counts.write(CANCELLED, list(shelves[stores[1]].values()), day)
    _throw_away(ledger, [shelves[store][EXPIRED] for store in stores])
    counts.write(OPEN, list(shelves[stores[0]].values()), world.today)
    counts.write(COUNTED, list(shelves[stores[1]].values()), world.today)
    stock = world.sheet(Stock, "id store_id supply_id quantity soiled laundry")
    for shelf in (one for found in shelves.values() for one in found.values()):
        stock.add(shelf.stock, shelf.store, shelf.supply, *shelf.there)


def _write_catalogue(world: World) -> dict[str, int]:
    """Supply by name; with what the items take."""
    supplies = world.sheet(Supply, "id name name_en kind unit low cost sort")
    items = world.sheet(ItemSupply, "id item_id supply_id quantity")
    found: dict[str, int] = {}
    for number, plan in enumerate(SUPPLIES, start=1):
        found[plan.name] = world.ids()
        named = (plan.name, plan.name_en, plan.kind, plan.unit, plan.low, plan.cost, number)
        supplies.add(found[plan.name], *named)
        for item, quantity in plan.used.items():
            items.add(world.ids(), item_id(world.plan.id, item), found[plan.name], quantity)
    return found


def _orders_by_day(world: World) -> dict[date, list[Row]]:
    staff = {row["id"]: row["name"] for row in rows_of(world, Staff._meta.db_table)}
    days: dict[date, list[Row]] = defaultdict(list)
    done = [row for row in rows_of(world, Order._meta.db_table) if row["state"] == COMPLETED]
    for row in sorted(done, key=lambda one: (one["finish_at"], one["order_no"])):
        day = business_day_of(row["finish_at"], USUAL_TURN)
        days[day].append({**row, "operator": staff.get(row["staff_id"], "系统")})
    return days


def _fill_up(ledger: _Ledger, shelves: list[_Shelf], day: date) -> None:
    """What is washed comes back; what is getting low is bought."""
    at = ledger.world.at(day, USUAL_TURN.hour)
    for shelf in shelves:
        if shelf.there[2]:
            ledger.post(shelf, FROM_LAUNDRY, (shelf.there[2], 0, -shelf.there[2]), at)
        if shelf.there[0] < shelf.plan.low:
            ledger.post(shelf, RECEIVED, (shelf.plan.pack, 0, 0), at)


def _use(world: World, ledger: _Ledger, shelves: dict[str, _Shelf], row: Row) -> None:
    for plan in SUPPLIES:
        taken = plan.used.get(row["type"], 0)
        if taken:
            soiled = taken if plan.kind == LINEN else 0
            said = {"order": row["id"], "operator": row["operator"]}
            ledger.post(shelves[plan.name], USED, (-taken, soiled, 0), row["finish_at"], **said)


def _wash(ledger: _Ledger, shelves: list[_Shelf], day: date) -> None:
    for shelf in shelves:
        if shelf.there[1] >= WASHED_FROM:
            ledger.post(shelf, TO_LAUNDRY, (0, -shelf.there[1], shelf.there[1]), ledger.world.at(day, 23))


def _throw_away(ledger: _Ledger, shelves: list[_Shelf]) -> None:
    """Most of it, so that what is left in both stores is fewer than the low mark."""
    for shelf in shelves:
        left = shelf.plan.low // 3
        if shelf.there[0] > left:
            ledger.post(shelf, LOST, (left - shelf.there[0], 0, 0), ledger.world.moment, note="过期")


class _Counts:
    """Of the differences the first supply has two fewer, the last one more."""

    def __init__(self, world: World, ledger: _Ledger) -> None:
        self.world, self.ledger = world, ledger
        self.heads, self.lines = (
            world.sheet(StockCount, _COUNT),
            world.sheet(StockCountLine, "id count_id supply_id expected counted difference"),
        )
        self.numbers: dict[date, int] = defaultdict(int)

    def write(self, state: str, shelves: list[_Shelf], day: date) -> None:
        world, count = self.world, self.world.ids()
        self.numbers[day] += 1
        counted, closed = state in (COUNTED, CLOSED), state == CLOSED
        off = {0: _FEWER, len(shelves) - 1: _MORE} if counted else {}
        at = world.at(day, 23, 30)
        first, second = list(world.users.values())[:2]
        self.heads.add(
            count,
            f"PD{day:%y%m%d}{self.numbers[day]:03d}",
            shelves[0].store,
            state,
            len(off),
            sum(abs(pieces) * shelves[number].plan.cost for number, pieces in off.items()),
            first if counted else None,
            at if counted else None,
            second if closed else None,
            at if closed else None,
            "盘错库房" if state == CANCELLED else None,
            at,
        )
        for number, shelf in enumerate(shelves):
            expected, pieces = shelf.there[0], off.get(number, 0)
            done = counted or (state == OPEN and number < _COUNTED_SO_FAR)
            told = (expected + pieces, pieces) if done else (None, None)
            self.lines.add(world.ids(), count, shelf.supply, expected, *told)
            if closed and pieces:
                self.ledger.post(shelf, CORRECTED, (pieces, 0, 0), at, count=count)
