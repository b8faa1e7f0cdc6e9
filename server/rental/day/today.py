"""The to-do of today: live figures, each with the list that opens exactly the rows behind it."""

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from asyncpg import Record

from schema.domains import registry
from schema.kit.clock import to_wire
from schema.kit.money import to_yuan
from schema.rental.deposit import OPEN_STATES
from schema.rental.dunning import LISTED
from server.engine.access import scope_conditions
from server.engine.sql import Parameters, quote
from server.housekeeping.api import open_count
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.rental.day.figures import month_figures, order_figures

_OWED = "count(*) AS count, coalesce(sum(t.open_amount), 0)::bigint AS amount, min(t.due) AS oldest"
_HELD = "count(*) AS count, coalesce(sum(t.held), 0)::bigint AS amount, min(t.due_back) AS oldest"
_RENEWAL_AHEAD = timedelta(days=90)

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
    if actor.can("rental:dunning:list"):
        cards["risks"] = await _risks(actor)
    if actor.can("rental:lease:list"):
        cards["renewals"] = await _renewals(actor)
        cards["holdovers"] = await _holdovers(actor)
    if actor.can("rental:deposit:list"):
        cards["deposits"] = await _deposits(actor)
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


async def _figures(actor: Actor, path: str, figures: str, where: str, *values: Any) -> Record:
    """Figures over the rows that the actor's list shows and `where` keeps; its values stand in it as {0}, {1} and so on."""
    resource, params = registry().require(path), Parameters(actor.today)
    scope = " AND ".join(scope_conditions(resource, actor, params))
    kept = where.format(*(params.add(value) for value in values))
    row = await pool().fetchrow(
        f"SELECT {figures} FROM {quote(resource.table)} t WHERE {scope} AND {kept}", *params.values
    )
    assert row is not None
    return row


async def _unpaid(actor: Actor) -> Card:
    day = await business_day(actor.tenant_id)
    row = await _figures(actor, "rental/bill", _OWED, "t.state IN ('open', 'part') AND t.due <= {0}", day)
    return _owed_card(row, "rental/bill", {"state": "open,part", "due_end": day.isoformat()})


async def _risks(actor: Actor) -> Card:
    """Bills that are so late that reminders have given way to a person."""
    row = await _figures(actor, "rental/dunning", _OWED, "t.state = {0}", LISTED)
    return _owed_card(row, "rental/dunning", {"state": LISTED})


def _owed_card(row: Record, path: str, query: Mapping[str, str]) -> Card:
    oldest = row["oldest"].isoformat() if row["oldest"] else None
    return _card(row["count"], path, query, amount=to_yuan(row["amount"]), oldest=oldest)


async def _renewals(actor: Actor) -> Card:
    """Leases that end within ninety days and of which nobody knows yet whether they go on."""
    day = await business_day(actor.tenant_id)
    where = "t.state = 'active' AND t.renewal IN ('none', 'asked') AND t.end_date BETWEEN {0} AND {1}"
    row = await _figures(actor, "rental/lease", "count(*) AS count", where, day, day + _RENEWAL_AHEAD)
    span = _between("endDate", day.isoformat(), (day + _RENEWAL_AHEAD).isoformat())
    query = {"state": "active", "renewal": "none,asked", **span}
    return _card(row["count"], "rental/lease", query)


async def _holdovers(actor: Actor) -> Card:
    """Leases that are past their last day, and of which nobody has begun to settle the end."""
    row = await _figures(actor, "rental/lease", "count(*) AS count, min(t.end_date) AS oldest", "t.holdover")
    oldest = row["oldest"].isoformat() if row["oldest"] else None
    return _card(row["count"], "rental/lease", {"holdover": "true"}, oldest=oldest)


async def _deposits(actor: Actor) -> Card:
    """Held although the day on which they should have been returned is over."""
    day = await business_day(actor.tenant_id)
    where = f"t.state IN {OPEN_STATES} AND t.due_back < {{0}}"
    row = await _figures(actor, "rental/deposit", _HELD, where, day)
    query = {"state": ",".join(OPEN_STATES), "dueBack_end": (day - timedelta(days=1)).isoformat()}
    return _owed_card(row, "rental/deposit", query)


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
    where = "t.agent_id = {0} AND t.view_date = {1} AND t.state = 'booked'"
    row = await _figures(actor, "rental/viewing", "count(*) AS count", where, actor.user_id, day)
    query = {"agentId": str(actor.user_id), "state": "booked", **_between("viewDate", day.isoformat(), day.isoformat())}
    return _card(row["count"], "rental/viewing", query)


async def _housekeeping(actor: Actor) -> Card:
    waiting = await open_count(actor)
    oldest = to_wire(waiting.oldest) if waiting.oldest else None
    return _card(waiting.count, waiting.path, waiting.query, oldest=oldest)
