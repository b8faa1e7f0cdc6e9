"""The shelf: what a house needs to be sold, and its units, which follow it on and off the shelf."""

from collections import defaultdict
from collections.abc import Container, Mapping, Sequence
from typing import NamedTuple

from schema.kit.numerals import read_row_id
from schema.rental.house import House, house
from schema.rental.long_price import MONTH
from schema.rental.unit import Unit
from server.engine.effects import Act, Blocker, Effects
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.unit_of_work import Work
from server.rental.houses.mirror import lock_houses, refuse_claimed, sync_house
from server.rental.houses.relocating import lock_past, relocate
from server.rental.inventory.types import DAILY, LONG
from server.rental.pricing.long_prices import read_prices


class OfferOf(NamedTuple):
    """A house and the units that would be sold; `listed`: those whose month the price list says, by their ids."""

    house: House
    units: Sequence[Unit]
    listed: Container[int]


async def read_offers(actor: Actor, rows: Sequence[House]) -> Mapping[int, OfferOf]:
    """By the id of the house; two queries for all of them."""
    by_house: defaultdict[int, list[Unit]] = defaultdict(list)
    units = await scoped(Unit, actor).filter(house_id__in=[row.id for row in rows])
    for unit in units:
        by_house[unit.house_id].append(unit)
    listed = {unit_id for unit_id, price in (await read_prices(actor, units, MONTH, actor.today)).items() if price}
    return {row.id: OfferOf(row, by_house[row.id], listed) for row in rows}


def lacking(offer: OfferOf) -> list[tuple[str, str]]:
    """(中文, English) of everything that the house still needs; empty when it may be sold."""
    missing: list[tuple[str, str]] = []
    if not offer.house.cover:
        missing.append(("封面", "a cover"))
    if not _is_let(offer):
        missing.append(("可出租的房间", "a room to let"))
    if not any(_has_price(unit, offer.listed) for unit in offer.units):
        missing.append(("价格", "a price"))
    return missing


def _is_let(offer: OfferOf) -> bool:
    """A house let whole is its own unit; one let by rooms needs a room."""
    return offer.house.rental_method == "whole" or any(unit.kind != "house" for unit in offer.units)


def _has_price(unit: Unit, listed: Container[int]) -> bool:
    """By the night or by the month, as far as it is let so; a month costs what the lease form would propose."""
    by_month = unit.price_month or unit.id in listed
    return bool((unit.riyue in DAILY and unit.price_daily) or (unit.riyue in LONG and by_month))


def refuse_lacking(actor: Actor, offer: OfferOf) -> list[Blocker]:
    missing = lacking(offer)
    if not missing:
        return []
    zh, en = "、".join(word for word, _ in missing), ", ".join(word for _, word in missing)
    return [Blocker("house.incomplete", f"还缺{zh}，不能上架 | It cannot be sold yet, it lacks {en}")]


async def unshelve(act: Act) -> None:
    """Conflict naming who still needs one of its units."""
    units = await scoped(Unit, act.actor).filter(house_id=act.row.id)
    await refuse_claimed(act.work, [unit.id for unit in units], "下架 | Taking it off the shelf")


async def _lock(work: Work, body: Body) -> None:
    """House and units, so that nobody books one of them meanwhile; before them what follows a house that moves."""
    row_id = read_row_id(getattr(body, "id", ""))
    if row_id is None:
        return
    if hasattr(body, "community_id"):
        await lock_past(work, row_id)
    await lock_houses(work, [row_id])


async def _follow(act: Act) -> None:
    await sync_house(act.work, act.row.id)


EFFECTS: dict[str, Effects] = {
    house.path: Effects(
        on={"unshelve": unshelve, "relocate": relocate},
        guards={"shelve": refuse_lacking},
        facts=read_offers,
        lock=_lock,
        after=_follow,
    )
}
