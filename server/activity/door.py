"""The door of an activity on a phone: the tickets that may come, kept there, and scans that were made without a network.

A scan that happened is never undone afterwards: of two doors that let the same ticket in, the earlier moment counts and the
other is told as a conflict.
"""

from collections import defaultdict
from datetime import datetime, timedelta
from typing import Any, Literal

from pydantic import Field

from schema.activity.activity import ON, Activity
from schema.activity.registration import CHECKED_IN, Registration, registration
from schema.activity.scan import ADMITTED, AGAIN, DOUBLE, REFUSED, VOID, TicketScan
from schema.activity.session import ActivitySession
from schema.kit.clock import from_wire, now, to_wire
from schema.kit.errors import NotFound
from schema.kit.numerals import read_row_id
from server.activity.codes import publics_of
from server.activity.models import LONGEST_TICKET, DoorScan, DoorTicket
from server.activity.tickets import ADMITS, Ticket, find_ticket, let_in, note_scan, signature_of
from server.engine.read import visible_ids
from server.http.body import Body
from server.http.moment import MomentIfAny
from server.http.read_only import why_read_only
from server.kit.actor import Actor
from server.kit.scope import lock, scoped
from server.kit.unit_of_work import Work, unit_of_work

AHEAD, BEHIND = timedelta(days=2), timedelta(days=1)
"""Which activities a phone carries: what begins soon, until a day after its end."""
OLDEST = timedelta(days=3)
MOST = 5000


class ActAtDoor(Body):
    """`id`: what the phone knows the ticket as; `at`: its moment, `client_id` its name for the scan. `let_in`: by its own
    list the ticket was good, so the person is inside whatever is told now."""

    id: str = Field(max_length=64)
    act: Literal["check"]
    ticket: str = Field(min_length=1, max_length=LONGEST_TICKET)
    gate: str = Field(default="", max_length=40)
    let_in: bool = True
    client_id: str = Field(min_length=8, max_length=64)
    at: MomentIfAny = ""


async def read_door(actor: Actor) -> dict[str, Any]:
    """{tickets, keys, activities, readOnly}: of everything that is on these days."""
    moment = now()
    on = scoped(Activity, actor).filter(state__in=ON, begin_at__lte=moment + AHEAD, end_at__gte=moment - BEHIND)
    ids = [row.id for row in await on]
    rows = await scoped(Registration, actor).filter(activity_id__in=ids).order_by("name", "id").limit(MOST)
    return {
        "tickets": [card.model_dump(by_alias=True) for card in await _cards(actor, rows)],
        "keys": await publics_of(actor),
        "activities": [str(one) for one in ids],
        "readOnly": await why_read_only(actor) is not None,
    }


async def check_at_door(actor: Actor, body: ActAtDoor) -> dict[str, Any]:
    """{ticket}: as it is now. The same scan sent again changes nothing."""
    actor.require(registration.code("check"))
    ticket = await _find_as_known(actor, body)
    async with unit_of_work(actor) as work:
        row = await lock(Registration, actor, ticket.registration_id)
        if not await scoped(TicketScan, actor).filter(offline_id=body.client_id).exists():
            await _take_scan(work, row, ticket.is_of(row), body)
    [card] = await _cards(actor, [row])
    return {"ticket": card.model_dump(by_alias=True)}


async def _find_as_known(actor: Actor, body: ActAtDoor) -> Ticket:
    """A ticket that got another number after the phone had its list is still the one that somebody came in with."""
    try:
        return await find_ticket(actor, body.ticket)
    except NotFound as missing:
        known = read_row_id(body.id) if body.let_in and missing.id != "ticket.forged" else None
        if known is None or not await visible_ids(registration, actor, [known]):
            raise
    return Ticket(known, 0)


async def _take_scan(work: Work, row: Registration, good: bool, body: ActAtDoor) -> None:
    """`good`: it is the ticket of the registration that counts now."""
    at = _moment(body.at)
    first = {"checked_at": at, "checked_by": signature_of(work.actor), "gate": body.gate or None}
    outcome = VOID if body.let_in else REFUSED
    if not good:
        pass
    elif row.state in ADMITS:
        outcome = ADMITTED
        await let_in(work, row, first)
    elif row.state == CHECKED_IN and body.let_in and row.checked_at and at < row.checked_at:
        outcome = ADMITTED
        earlier = scoped(TicketScan, work.actor).filter(registration_id=row.id, outcome=ADMITTED)
        await work.update_many([(scan, {"outcome": DOUBLE}) for scan in await earlier], action="check")
        await work.update(row, first, action="check")
    elif row.state == CHECKED_IN:
        outcome = DOUBLE if body.let_in else AGAIN
        work.emit_rows(registration.path, "edit", [(row.id, row.row_version)])
    await note_scan(work, row, outcome, at, body.gate, body.client_id)


def _moment(text: str) -> datetime:
    """What the phone says, as far as it can be: never in the future, and no older than a phone may wait."""
    moment = now()
    return max(min(from_wire(text), moment), moment - OLDEST) if text else moment


async def _cards(actor: Actor, rows: list[Registration]) -> list[DoorTicket]:
    seen = await visible_ids(registration, actor, [row.id for row in rows])
    kept = [row for row in rows if row.id in seen]
    activities = await scoped(Activity, actor).filter(id__in={row.activity_id for row in kept})
    titles = {row.id: row.title for row in activities}
    sessions = await scoped(ActivitySession, actor).filter(activity_id__in=list(titles))
    parts = {row.id: row.name for row in sessions}
    scans = defaultdict(list)
    sent = scoped(TicketScan, actor).filter(registration_id__in=[row.id for row in kept], offline_id__isnull=False)
    for scan in await sent.order_by("at", "id"):
        scans[scan.registration_id].append(scan)
    return [
        DoorTicket(
            id=str(row.id),
            version=row.row_version,
            serial=row.serial,
            ticket_no=row.ticket_no,
            name=mask_name(row.name),
            seats=row.seats,
            state=row.state,
            activity=titles.get(row.activity_id, ""),
            session=parts.get(row.session_id or 0),
            checked_at=to_wire(row.checked_at) if row.checked_at else None,
            checked_by=row.checked_by,
            gate=row.gate,
            scans=[_told(scan) for scan in scans[row.id]],
        )
        for row in kept
    ]


def mask_name(name: str) -> str:
    """The first and, of a longer one, the last letter: enough to ask for, too little to keep on a phone."""
    return f"{name[:1]}*{name[2:][-1:]}"


def _told(scan: TicketScan) -> DoorScan:
    told = {"client_id": scan.offline_id, "outcome": scan.outcome, "gate": scan.gate, "operator": scan.operator}
    return DoorScan.model_validate({**told, "at": to_wire(scan.at)})
