"""Hooks of the generic screen of tickets: the number and the community are never typed."""

from typing import Any

from schema.rental.ticket import ticket
from schema.rental.unit import Unit
from server.engine.hooks import After, Hooks
from server.kit.actor import Actor
from server.kit.scope import fetch
from server.kit.unit_of_work import Work
from server.rental.numbers import next_number
from server.rental.tickets.notices import tell_opened


async def give_number(work: Work, values: dict[str, Any], row: Any, actor: Actor) -> None:
    """The next one, and the community of the unit."""
    if row is not None:
        return
    unit = await fetch(Unit, actor, values["unit_id"])
    values |= {"no": await next_number(work, "ticket"), "community_id": unit.community_id}


async def open_ticket(work: Work, row: Any, actor: Actor) -> None:
    await tell_opened(work, row)


HOOKS: dict[str, Hooks] = {ticket.path: Hooks(prepare=give_number, after=After(add=open_ticket))}
