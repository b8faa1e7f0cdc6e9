"""Tickets: numbers that nobody guesses, and what happens when one is shown at the door."""

import secrets
from collections.abc import Callable
from datetime import datetime
from typing import Any

from starlette.requests import Request

from schema.activity.activity import Activity
from schema.activity.registration import ABSENT, CHECKED_IN, CONFIRMED, Registration, registration
from schema.activity.scan import ADMITTED, AGAIN, REFUSED, TicketScan
from schema.activity.session import ActivitySession
from schema.kit.clock import now, to_wire
from schema.kit.errors import NotFound
from schema.kit.numerals import document_number
from server.activity.models import CheckTicket
from server.engine.process import open_transition
from server.engine.read import visible_ids
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work, unit_of_work

_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without those that are taken for another when read aloud or typed."""
_LENGTH = 12
ADMITS = (CONFIRMED, ABSENT)
"""States in which a ticket lets in."""


def make_number(choose: Callable[[str], str] = secrets.choice) -> str:
    """Twelve of thirty signs: some 58 bits of chance."""
    return "".join(choose(_SIGNS) for _ in range(_LENGTH))


async def check_ticket(request: Request, actor: Actor, body: CheckTicket) -> dict[str, Any]:
    """POST /act/registration/check: lets in whoever comes first with the ticket; whoever comes later is told of the first."""
    found = await find_ticket(actor, body.ticket)
    async with unit_of_work(actor) as work:
        row = await lock(Registration, actor, found.id)
        outcome = AGAIN if row.state == CHECKED_IN else REFUSED
        if row.state in ADMITS:
            outcome = ADMITTED
            await let_in(work, row, {**checked_now(actor), "gate": body.gate or None})
        await note_scan(work, row, outcome, now(), body.gate)
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


async def find_ticket(actor: Actor, ticket: str) -> Registration:
    """The registration of a number as it was typed or read; NotFound where there is none for this person."""
    found = await scoped(Registration, actor).get_or_none(ticket_no=document_number(ticket).replace("-", "") or "-")
    if found is None or not await visible_ids(registration, actor, [found.id]):
        raise NotFound("没有这张票 | There is no such ticket", id="ticket.unknown")
    return found


async def let_in(work: Work, row: Registration, first: dict[str, Any]) -> None:
    """The step of a ticket that is good; `first`: when, where and by whom."""
    async with open_transition(work, registration, row, "checkIn") as act:
        act.changes |= first


async def note_scan(
    work: Work, row: Registration, outcome: str, at: datetime, gate: str, offline_id: str | None = None
) -> None:
    """Keeps that the ticket was shown; whoever has the list or the door open sees it."""
    await work.insert(
        TicketScan(
            registration_id=row.id,
            activity_id=row.activity_id,
            ticket_no=row.ticket_no,
            outcome=outcome,
            at=at,
            gate=gate or None,
            operator=signature_of(work.actor),
            offline_id=offline_id,
        ),
        audit=False,
    )


def signature_of(actor: Actor) -> str:
    return actor.signature[:80]


def checked_now(actor: Actor) -> dict[str, Any]:
    return {"checked_at": now(), "checked_by": signature_of(actor)}
