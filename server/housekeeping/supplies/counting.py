"""Counts of a store: begun with what the ledger says, finished against what it says then, closed with lines that correct it."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any

from schema.housekeeping.stock import CORRECTED, Stock
from schema.housekeeping.stock_count import COUNTED, StockCount, StockCountLine, stock_count
from schema.housekeeping.supply import ENABLED, Supply
from schema.kit.clock import now
from schema.kit.errors import Conflict
from schema.kit.money import from_yuan
from server.engine.effects import Act, Blocker, Effects
from server.housekeeping.supplies.posting import Change, Entry, lock_supplies, post
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.numbers import next_number
from server.kit.scope import scoped
from server.kit.switches import COUNT_REVIEW, read_switch
from server.kit.unit_of_work import Work

SECOND = Blocker(
    "stockCount.second", "差异较大，须由盘点人以外的人结账 | Much differs: somebody else than who counted closes it"
)


async def begin_count(work: Work, values: dict[str, Any], row: StockCount | None, actor: Actor) -> None:
    """PD, the day, and three digits that start again every day."""
    if row is not None:
        return
    prefix = f"PD{await business_day(actor.tenant_id):%y%m%d}"
    values["no"] = await next_number(work, "hk_stock_count", "no", prefix, 3)


async def add_lines(work: Work, row: StockCount, actor: Actor) -> None:
    """One for each supply that is offered, and for what the store has of others."""
    there = await _on_shelf(actor, row.store_id)
    offered = await scoped(Supply, actor).filter(status=ENABLED).order_by("sort", "name").values_list("id", flat=True)
    ids = dict.fromkeys([*(int(str(one)) for one in offered), *(one for one, count in there.items() if count)])
    lines = [StockCountLine(count_id=row.id, supply_id=one, expected=there.get(one, 0)) for one in ids]
    await work.insert_many(lines)


async def lock_counts(work: Work, changes: Sequence[tuple[Any, StockCountLine | None]], actor: Actor) -> None:
    """The count comes before its lines, also where several of them are typed at once."""
    ids = {row.count_id for _, row in changes if row is not None}
    await scoped(StockCount, actor).filter(id__in=ids).order_by("id").select_for_update(no_key=True)


async def compare_line(work: Work, values: dict[str, Any], row: StockCountLine, actor: Actor) -> None:
    if "counted" in values:
        values["difference"] = None if values["counted"] is None else values["counted"] - row.expected


async def count(act: Act) -> None:
    """Conflict while a line was not counted, or another count of the store is not closed: it would correct the same twice.

    What moved since the count was begun is no difference.
    """
    row: StockCount = act.row
    lines = (
        await scoped(StockCountLine, act.actor).filter(count_id=row.id).order_by("id").select_for_update(no_key=True)
    )
    left = sum(line.counted is None for line in lines)
    if left:
        raise Conflict(f"还有{left}项未盘 | {left} lines are not counted yet", id="stockCount.left")
    supplies = await lock_supplies(act.work, {line.supply_id for line in lines})
    if await scoped(StockCount, act.actor).filter(store_id=row.store_id, state=COUNTED).exists():
        raise Conflict(
            "该库房另有待结账的盘点 | Another count of this store is to be closed first", id="stockCount.twice"
        )
    there = await _on_shelf(act.actor, row.store_id)
    compared = []
    for line in lines:
        expected = there.get(line.supply_id, 0)
        compared.append((line, {"expected": expected, "difference": line.counted - expected}))
    await act.work.update_many(compared, action="count")
    differences = [(changes["difference"], supplies[line.supply_id].cost) for line, changes in compared]
    act.changes |= {
        "off": sum(pieces != 0 for pieces, _ in differences),
        "difference": sum(abs(pieces) * cost for pieces, cost in differences),
        "counted_by": act.actor.user_id,
        "counted_at": now(),
    }


async def recount(act: Act) -> None:
    act.changes |= {"off": 0, "difference": 0, "counted_by": None, "counted_at": None}


async def close(act: Act) -> None:
    """Each difference becomes a line of the ledger; what moved since the count was finished stays as it is."""
    row: StockCount = act.row
    lines = await scoped(StockCountLine, act.actor).filter(count_id=row.id).order_by("supply_id")
    entries = [
        Entry(row.store_id, line.supply_id, CORRECTED, Change(line.difference), count_id=row.id, note=line.note)
        for line in lines
        if line.difference
    ]
    await post(act.work, entries, below=True)
    act.changes |= {"closed_by": act.actor.user_id, "closed_at": now()}


async def find_reviewed(actor: Actor, rows: Sequence[StockCount]) -> Mapping[int, int]:
    """Who may not close each: who counted it, 0 where the differences come to little."""
    limit = from_yuan(str(Decimal(await read_switch(actor.tenant_id, COUNT_REVIEW))))
    return {row.id: (row.counted_by or 0) if row.difference > limit else 0 for row in rows}


def refuse_counter(actor: Actor, counter: int) -> list[Blocker]:
    return [SECOND] if counter and counter == actor.user_id else []


async def _on_shelf(actor: Actor, store_id: int) -> dict[int, int]:
    rows = await scoped(Stock, actor).filter(store_id=store_id).values_list("supply_id", "quantity")
    return {int(str(supply_id)): int(str(quantity)) for supply_id, quantity in rows}


EFFECTS: dict[str, Effects] = {
    stock_count.path: Effects(
        on={"count": count, "recount": recount, "close": close},
        guards={"close": refuse_counter},
        facts=find_reviewed,
    )
}
