"""Lines of the stock ledger, written under the lock of their supplies; stock changes here and nowhere else.

Whatever is posted of a supply waits for whoever posts of it already, so that no movement is lost and no balance is old.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from schema.housekeeping.stock import Stock, StockMove, Store
from schema.housekeeping.supply import Supply, supply
from schema.kit.errors import Conflict, NotFound
from schema.kit.snowflake import next_id
from server.engine.row_locks import require_present
from server.kit.business_day import business_day
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.system.api import holders_of, notify


@dataclass(frozen=True, slots=True)
class Change:
    """What a movement adds to the shelf, to what waits for the laundry and to what is there, or takes off."""

    quantity: int = 0
    soiled: int = 0
    laundry: int = 0

    @property
    def owned(self) -> int:
        return self.quantity + self.soiled + self.laundry

    def taken_back(self) -> "Change":
        return Change(-self.quantity, -self.soiled, -self.laundry)


@dataclass(frozen=True, slots=True)
class Entry:
    """A line to be written. `kind`: of `hk_stock_kind`; `reverses_id`: the line that it takes back."""

    store_id: int
    supply_id: int
    kind: str
    change: Change
    order_id: int | None = None
    count_id: int | None = None
    reverses_id: int | None = None
    note: str | None = None


async def lock_supplies(work: Work, ids: Iterable[int]) -> dict[int, Supply]:
    """By id, locked in the order of their ids; NotFound when one is gone or another organisation's."""
    wanted = set(ids)
    rows = await scoped(Supply, work.actor).filter(id__in=wanted).order_by("id").select_for_update(no_key=True)
    if len(rows) != len(wanted):
        raise NotFound()
    return {row.id: row for row in rows}


async def post(work: Work, entries: Sequence[Entry], *, below: bool = False) -> None:
    """Writes the lines and what they come to.

    Conflict where a balance would fall below nothing. `below`: it may, since what is told has happened already: a housekeeper used
    it, or somebody counted it.
    """
    if not entries:
        return
    supplies = await lock_supplies(work, {entry.supply_id for entry in entries})
    await require_present(work, Store, {entry.store_id for entry in entries})
    before = await read_on_hand(work, supplies)
    day = await business_day(work.actor.tenant_id)
    for entry in entries:
        row = supplies[entry.supply_id]
        stock = await _change_stock(work, entry, row, below=below)
        await work.insert(
            StockMove(
                stock_id=stock.id,
                store_id=entry.store_id,
                supply_id=row.id,
                booked_on=day,
                kind=entry.kind,
                quantity=entry.change.quantity,
                soiled=entry.change.soiled,
                laundry=entry.change.laundry,
                balance=stock.quantity,
                amount=entry.change.owned * row.cost,
                order_id=entry.order_id,
                count_id=entry.count_id,
                reverses_id=entry.reverses_id,
                note=entry.note,
                operator=work.actor.signature,
            ),
            audit=False,
        )
    work.emit_rows(supply.path, "edit", [(row.id, row.row_version) for row in supplies.values()])
    await _tell_short(work, supplies, before, _after(before, entries))


async def read_on_hand(work: Work, ids: Iterable[int]) -> dict[int, int]:
    """What is on the shelves of all stores, by supply."""
    found = dict.fromkeys(ids, 0)
    rows = scoped(Stock, work.actor).filter(supply_id__in=list(found))
    for supply_id, quantity in await rows.values_list("supply_id", "quantity"):
        found[int(str(supply_id))] += int(str(quantity))
    return found


async def _change_stock(work: Work, entry: Entry, row: Supply, *, below: bool) -> Stock:
    """The stock row as the line leaves it; made by the first line of its supply in that store."""
    held = await scoped(Stock, work.actor).get_or_none(store_id=entry.store_id, supply_id=row.id)
    stock = held or Stock(id=next_id(), store_id=entry.store_id, supply_id=row.id)
    after = {
        "quantity": stock.quantity + entry.change.quantity,
        "soiled": stock.soiled + entry.change.soiled,
        "laundry": stock.laundry + entry.change.laundry,
    }
    _refuse_below(stock, after, row, below=below)
    if held is None:
        for column, value in after.items():
            setattr(stock, column, value)
        await work.insert(stock, audit=False)
    else:
        await work.update(stock, after, action="post")
    return stock


_PLACES = {
    "quantity": ("在库", "on the shelf"),
    "soiled": ("待洗", "to be washed"),
    "laundry": ("在洗", "at the laundry"),
}


def _refuse_below(stock: Stock, after: dict[str, int], row: Supply, *, below: bool) -> None:
    """What is at the laundry is known by its receipts, so nothing takes that below nothing."""
    for column, value in after.items():
        there = getattr(stock, column)
        if value >= 0 or value >= there or (below and column != "laundry"):
            continue
        zh, en = _PLACES[column]
        text = f"{row.name}{zh}只有{there}{row.unit} | Only {there} of {row.name_en or row.name} {en}"
        raise Conflict(text, id="stock.few")


def _after(before: dict[int, int], entries: Sequence[Entry]) -> dict[int, int]:
    """What is on the shelves once the lines are written; nobody else posts of these supplies before that."""
    after = dict(before)
    for entry in entries:
        after[entry.supply_id] += entry.change.quantity
    return after


async def _tell_short(work: Work, supplies: dict[int, Supply], before: dict[int, int], after: dict[int, int]) -> None:
    """Once when a supply gets short; those who may post find it in their bell."""
    short = [row for row in supplies.values() if after[row.id] < row.low <= before[row.id]]
    if not short:
        return
    concerned = await holders_of(work.actor.tenant_id, "housekeeping:stock:post")
    for row in short:
        left, name = after[row.id], row.name_en or row.name
        await notify(
            work,
            concerned,
            f"{row.name}库存不足 | {name} is getting short",
            f"在库{left}{row.unit}，最低{row.low}{row.unit} | {left} on hand, {row.low} at least",
            url="/housekeeping/supply",
            priority="M",
            bus=(supply.path, row.id),
        )
