"""Tickets: numbers that nobody guesses, and what happens when one is shown at the door."""

import secrets
from collections.abc import Callable
from typing import Any

from starlette.requests import Request

from schema.activity.activity import Activity
from schema.activity.registration import ABSENT, CHECKED_IN, CONFIRMED, Registration, registration
from schema.activity.session import ActivitySession
from schema.kit.clock import now, to_wire
from schema.kit.errors import NotFound
from schema.kit.numerals import document_number
from server.activity.models import CheckTicket
from server.engine.process import open_transition
from server.engine.read import visible_ids
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import unit_of_work

_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without those that are taken for another when read aloud or typed."""
_LENGTH = 12


def make_number(choose: Callable[[str], str] = secrets.choice) -> str:
    """Twelve of thirty signs: some 58 bits of chance."""
    return "".join(choose(_SIGNS) for _ in range(_LENGTH))


async def check_ticket(request: Request, actor: Actor, body: CheckTicket) -> dict[str, Any]:
    """POST /act/registration/check: lets in whoever comes first with the ticket; whoever comes later is told of the first."""
    found = await scoped(Registration, actor).get_or_none(
        ticket_no=document_number(body.ticket).replace("-", "") or "-"
    )
    if found is None or not await visible_ids(registration, actor, [found.id]):
        raise NotFound("没有这张票 | There is no such ticket", id="ticket.unknown")
    async with unit_of_work(actor) as work:
        row = await lock(Registration, actor, found.id)
        outcome = "again" if row.state == CHECKED_IN else "refused"
        if row.state in (CONFIRMED, ABSENT):
            outcome = "admitted"
            async with open_transition(work, registration, row, "checkIn") as act:
                act.changes |= {**checked_now(actor), "gate": body.gate or None}
    whole = await scoped(Activity, actor).get_or_none(id=row.activity_id)
    part = await scoped(ActivitySession, actor).get_or_none(id=row.session_id or 0)
    return {
        "outcome": outcome,
        "state": row.state,
        "ticketNo": row.ticket_no,
        "name": row.name,
        "seats": row.seats,
        "activity": whole.title if whole else "",
        "session": part.name if part else None,
        "checkedAt": to_wire(row.checked_at) if row.checked_at else None,
        "checkedBy": row.checked_by,
        "gate": row.gate,
    }


def checked_now(actor: Actor) -> dict[str, Any]:
    return {"checked_at": now(), "checked_by": actor.signature[:80]}
