"""The to-do of today: live figures, each with the list that opens exactly the rows behind it."""

from collections.abc import Mapping
from typing import Any

from schema.kit.clock import to_wire
from schema.kit.money import to_yuan
from server.housekeeping.api import open_count
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.rental.day.figures import month_figures, order_figures

_BILLS = """
SELECT count(*) AS count, coalesce(sum(open_amount), 0)::bigint AS amount, min(due) AS oldest
FROM rent_bill WHERE tenant_id = $1 AND del_flag = 0 AND state IN ('open', 'part') AND due <= $2"""

_VIEWINGS = """
SELECT count(*) FROM rent_viewing
WHERE tenant_id = $1 AND del_flag = 0 AND agent_id = $2 AND view_date = $3 AND state = 'booked'"""

Card = dict[str, Any]


def _card(count: int, path: str, query: Mapping[str, str], **rest: Any) -> Card:
    return {"count": count, **rest, "list": {"path": path, "query": dict(query)}}


def _between(key: str, first: str, last: str) -> dict[str, str]:
    return {f"{key}_begin": first, f"{key}_end": last}


async def read_today(actor: Actor) -> dict[str, Any]:
    """A card per subject that the actor may list; the others are left out."""
    cards: dict[str, Any] = {"date": (await business_day(actor.tenant_id)).isoformat()}
    if actor.can("rental:order:list"):
        cards |= await _order_cards(actor)
    if actor.can("rental:bill:list"):
        cards["unpaid"] = await _unpaid(actor)
    if actor.can("rental:ledger:list"):
        cards["finance"] = await _finance(actor)
    if actor.can("housekeeping:order:list"):
        cards["housekeeping"] = await _housekeeping(actor)
    if actor.can("rental:viewing:list"):
        cards["viewings"] = await _viewings(actor)
    return cards


async def _order_cards(actor: Actor) -> dict[str, Card]:
    day = (await business_day(actor.tenant_id)).isoformat()
    row = await order_figures(actor.tenant_id)
    path = "rental/order"
    owing = {"state": "checked_out", "balance_begin": "0.01"}
    oldest = row["oldest"].isoformat() if row["oldest"] else None
    return {
        "arrivals": _card(row["arrivals"], path, {"state": "reserved,confirmed", **_between("checkIn", day, day)}),
        "departures": _card(row["departures"], path, {"state": "in_house", **_between("checkOut", day, day)}),
        "inHouse": _card(row["in_house"], path, {"state": "in_house"}),
        "owing": _card(row["owing"], path, owing, amount=to_yuan(row["owed"]), oldest=oldest),
    }


async def _unpaid(actor: Actor) -> Card:
    day = await business_day(actor.tenant_id)
    row = await pool().fetchrow(_BILLS, actor.tenant_id, day)
    assert row is not None
    query = {"state": "open,part", "due_end": day.isoformat()}
    oldest = row["oldest"].isoformat() if row["oldest"] else None
    return _card(row["count"], "rental/bill", query, amount=to_yuan(row["amount"]), oldest=oldest)


async def _finance(actor: Actor) -> Card:
    """Money that came in less what went out, this month."""
    last = await business_day(actor.tenant_id)
    first = last.replace(day=1)
    row = await month_figures(actor.tenant_id)
    query = {"direction": "in,out", **_between("paidOn", first.isoformat(), last.isoformat())}
    sums = {name: to_yuan(row[name]) for name in ("amount", "received", "refunded")}
    return _card(row["count"], "rental/ledger", query, **sums)


async def _viewings(actor: Actor) -> Card:
    """Those of the reader herself: each agent has her own round."""
    day = await business_day(actor.tenant_id)
    count = await pool().fetchval(_VIEWINGS, actor.tenant_id, actor.user_id, day)
    query = {"agentId": str(actor.user_id), "state": "booked", **_between("viewDate", day.isoformat(), day.isoformat())}
    return _card(count, "rental/viewing", query)


async def _housekeeping(actor: Actor) -> Card:
    waiting = await open_count(actor)
    oldest = to_wire(waiting.oldest) if waiting.oldest else None
    return _card(waiting.count, waiting.path, waiting.query, oldest=oldest)
