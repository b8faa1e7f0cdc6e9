"""The refusal of nights and hours that somebody has: who has them, and what is free instead.

It stands above occupancy, which knows claims and no prices.
"""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any

from schema.kit.errors import Conflict
from schema.rental.unit import Unit
from server.kit.unit_of_work import Work
from server.rental.availability.alternatives import find_alternatives
from server.rental.availability.free_hours import find_free_hours
from server.rental.bars.queries import Reader
from server.rental.inventory.types import DAILY, LONG
from server.rental.occupancy.claims import Claim, ClaimChange, Taken, replace_claims
from server.rental.pricing.origin import UNKNOWN, Origin
from server.rental.spans import DAY, Hours, shape_hours, show_hours

_ORIGIN = "SELECT channel, company_id FROM rent_daily_order WHERE tenant_id = $1 AND id = $2"
_KIND_TEXTS = {
    "order": ("订单", "order"),
    "lease": ("长租合同", "lease"),
    "block": ("关房", "block"),
    "hold": ("正在操作", "being handled by"),
}


async def claim_or_offer(work: Work, act: ClaimChange) -> None:
    """Gives back and takes; Conflict "occupancy.taken" names the winner and up to three free alternatives."""
    async with wording(work):
        await replace_claims(work, act)


@asynccontextmanager
async def wording(work: Work, origin: Origin | None = None) -> AsyncIterator[None]:
    """Says what is refused for want of nights in full: who has them, and what is free instead.

    `origin`: of an order that is not written yet.
    """
    try:
        yield
    except Taken as clash:
        instead = await _find_instead(work.connection, clash.claim, origin)
        raise taken(clash.claim.unit, clash.rival, instead) from None


async def _find_instead(reader: Reader, wanted: Claim, origin: Origin | None) -> list[dict[str, str]]:
    if wanted.hours is not None:
        return await find_free_hours(reader, wanted.unit, wanted.span.start, wanted.hours)
    letting = LONG if wanted.kind == "lease" else DAILY
    stay = origin or await _read_origin(reader, wanted)
    return await find_alternatives(reader, wanted.unit, wanted.span, letting=letting, origin=stay)


async def _read_origin(reader: Reader, wanted: Claim) -> Origin:
    """Of the order that wants the nights."""
    if wanted.kind != "order":
        return UNKNOWN
    rows = await reader.fetch(_ORIGIN, wanted.unit.tenant_id, wanted.source_id)
    return Origin(rows[0]["channel"], rows[0]["company_id"]) if rows else UNKNOWN


def taken(unit: Unit, rival: Mapping[str, Any] | None, alternatives: list[dict[str, str]]) -> Conflict:
    """The refusal that every path answers with."""
    if rival is None:
        text = f"{unit.title} 的日期已被占用 | {unit.title}: these nights are taken"
        return Conflict(text, id="occupancy.taken", result={"winner": None, "alternatives": alternatives})
    zh, en = _KIND_TEXTS[rival["kind"]]
    nights = _when(rival)
    who = " ".join(part for part in (rival["no"], rival["guest"]) if part)
    winner = {
        "kind": rival["kind"],
        "no": rival["no"],
        "guest": rival["guest"],
        "from": rival["from_day"].isoformat(),
        "to": rival["to_day"].isoformat(),
    }
    if rival.get("from_minute") is not None:
        winner["hours"] = shape_hours(rival["from_minute"], rival["to_minute"])
    return Conflict(
        f"{unit.title} {nights} 已被占用：{zh} {who} | {unit.title} {nights} is taken: {en} {who}",
        id="occupancy.taken",
        result={"winner": winner, "alternatives": alternatives},
    )


def _when(rival: Mapping[str, Any]) -> str:
    first, last = rival["from_day"], rival["to_day"] - DAY
    if rival.get("from_minute") is not None:
        return f"{first:%m-%d} {show_hours(Hours(rival['from_minute'], rival['to_minute']))}"
    return f"{first:%m-%d}" if first >= last else f"{first:%m-%d}..{last:%m-%d}"
