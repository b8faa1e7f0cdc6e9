"""Free units and quotes, as the entry form and the board ask for them."""

from datetime import date
from typing import Any

from pydantic import Field

from schema.rental.unit import Unit
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import parse_id
from server.rental.availability.alternatives import find_alternatives
from server.rental.inventory.types import reference_unit
from server.rental.inventory.units import load_units
from server.rental.pricing.origin import OriginForm
from server.rental.pricing.quotes import quote, shape_quote
from server.rental.spans import Span, check_span

MANY = 50


class QuoteForm(OriginForm):
    """`dayUse`: the price of hours on the first day instead of nights."""

    unit_id: str | None = None
    unit_type: str | None = None
    community_id: str | None = None
    day_use: bool = False
    from_: date = Field(alias="from")
    to: date


class FreeQuery(OriginForm):
    from_: date = Field(alias="from")
    to: date
    like: str


async def quote_unit(actor: Actor, form: QuoteForm) -> dict[str, Any]:
    """What the nights cost, line by line; the booking charges the same."""
    span = Span(form.from_, form.to)
    if not form.day_use:
        check_span(span, "from", "to")
    unit = await _unit(actor, form)
    return shape_quote(await quote(pool(), unit, span, origin=form.origin(), day_use=form.day_use))


async def _unit(actor: Actor, form: QuoteForm) -> Unit:
    """The unit, or the one that stands for its type."""
    if form.unit_id is None and form.unit_type and form.community_id:
        return await reference_unit(actor, parse_id(form.community_id), form.unit_type)
    return (await load_units(actor, [form.unit_id or ""]))[parse_id(form.unit_id or "")]


async def find_free(actor: Actor, query: FreeQuery) -> list[dict[str, str]]:
    """Units like the given one that are free for the nights, nearest first."""
    span = Span(query.from_, query.to)
    check_span(span, "from", "to")
    unit = (await load_units(actor, [query.like]))[parse_id(query.like)]
    return await find_alternatives(pool(), unit, span, MANY, origin=query.origin())
