"""Quotes and free units, as the entry form and the board ask for them."""

from datetime import date
from typing import Any

from pydantic import Field

from server.http.body import Body
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.scope import parse_id
from server.rental.alternatives import find_alternatives
from server.rental.quotes import check_span, quote, shape_quote
from server.rental.spans import Span
from server.rental.units import load_units

MANY = 50


class QuoteForm(Body):
    unit_id: str
    from_: date = Field(alias="from")
    to: date


class FreeQuery(Body):
    from_: date = Field(alias="from")
    to: date
    like: str


async def quote_unit(actor: Actor, form: QuoteForm) -> dict[str, Any]:
    """What the nights cost, line by line; the booking charges the same."""
    span = Span(form.from_, form.to)
    check_span(span, "from", "to")
    [unit] = (await load_units(actor, [form.unit_id])).values()
    return shape_quote(await quote(pool(), unit, span))


async def find_free(actor: Actor, query: FreeQuery) -> list[dict[str, str]]:
    """Units like the given one that are free for the nights, nearest first."""
    span = Span(query.from_, query.to)
    check_span(span, "from", "to")
    unit = (await load_units(actor, [query.like]))[parse_id(query.like)]
    return await find_alternatives(pool(), unit, span, MANY)
