"""Tickets: numbers that nobody guesses, codes that nobody makes up, and what happens when one is shown at the door."""

import secrets
from collections.abc import Callable
from datetime import datetime
from typing import Any, NamedTuple

from starlette.requests import Request

from schema.activity.activity import Activity
from schema.activity.registration import ABSENT, CHECKED_IN, CONFIRMED, GONE, Registration, registration
from schema.activity.scan import ADMITTED, AGAIN, REFUSED, TicketScan
from schema.activity.session import ActivitySession
from schema.kit.clock import now, to_wire
from schema.kit.errors import Conflict, NotFound
from schema.kit.numerals import document_number
from server.activity.codes import is_code, publics_of, read_code
from server.activity.models import CheckTicket
from server.engine.process import open_transition
from server.engine.read import visible_ids
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work, unit_of_work

_SIGNS = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Without those that are taken for another when read aloud or typed."""
_LENGTH = 12
NO_TICKET = "没有这张票 | There is no such ticket"
ADMITS = (CONFIRMED, ABSENT)
"""States in which a ticket lets in."""


def make_number(choose: Callable[[str], str] = secrets.choice) -> str:
    """Twelve of thirty signs: some 58 bits of chance."""
    return "".join(choose(_SIGNS) for _ in range(_LENGTH))


async def check_ticket(request: Request, actor: Actor, body: CheckTicket) -> dict[str, Any]:
    """POST /act/registration/check: lets in whoever comes first with the ticket; whoever comes later is told of the first."""
    ticket = await find_ticket(actor, body.ticket)
    async with unit_of_work(actor) as work:
        row = await lock(Registration, actor, ticket.registration_id)
        if row.state not in GONE and not ticket.is_of(row):
            raise Replaced()
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


class Ticket(NamedTuple):
    """What was shown. `serial`: as its code says; None where a number was typed, which changes with each ticket."""

    registration_id: int
    serial: int | None

    def is_of(self, row: Registration) -> bool:
        """Whether it is the ticket that counts now, of the row as it is locked."""
        return self.serial in (None, row.serial)


class Replaced(Conflict):
    default_id = "ticket.replaced"
    default_message = "此票已转给他人或已重开，不能入场 | This ticket was given on or replaced; it lets nobody in"


async def find_ticket(actor: Actor, text: str) -> Ticket:
    """Of a number or a code as it was typed or read; NotFound where there is none for this person, or nobody here signed it."""
    ticket = await (_read_code(actor, text) if is_code(text) else _read_number(actor, text))
    if not await visible_ids(registration, actor, [ticket.registration_id]):
        raise NotFound(NO_TICKET, id="ticket.unknown")
    return ticket


async def _read_code(actor: Actor, text: str) -> Ticket:
    stamp = read_code(text, await publics_of(actor))
    if stamp is None:
        raise NotFound(
            "票是伪造的，或不是本单位的 | This ticket is forged, or of another organiser", id="ticket.forged"
        )
    return Ticket(stamp.registration_id, stamp.serial)


async def _read_number(actor: Actor, text: str) -> Ticket:
    found = await scoped(Registration, actor).get_or_none(ticket_no=document_number(text).replace("-", "") or "-")
    if found is None:
        raise NotFound(NO_TICKET, id="ticket.unknown")
    return Ticket(found.id, None)


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
