"""The page of one ticket by its link: what it is for, its code, and giving the seat back."""

from typing import Any

from starlette.requests import Request

from schema.activity.activity import Activity
from schema.activity.registration import CHECKED_IN, CONFIRMED, GONE, REVIEWING, WAITING, Registration, registration
from schema.activity.session import ActivitySession
from schema.kit.clock import now, to_wire
from schema.kit.errors import Conflict
from schema.kit.money import to_yuan
from schema.system.tenant import Tenant
from server.account.api import Allowance, spend
from server.activity.codes import codes_of
from server.activity.models import TicketToken
from server.activity.signing_up import place_of
from server.activity.ticket_links import NoTicket, registration_of
from server.engine.process import run_transition
from server.finance.api import kept_of
from server.http.body import Body
from server.http.session import address_of
from server.kit.actor import system_actor
from server.kit.qr import draw_qr
from server.kit.scope import everywhere, scoped

OPENINGS = Allowance("ticket-page", 600, 600)
CANCELLING = Allowance("ticket-cancel", 30, 600)


class CancelStep(Body):
    """What the step is taken with."""

    id: str
    reason: str


LIVE = (REVIEWING, WAITING, CONFIRMED)
OWN_REASON = "本人取消 | Cancelled by the participant"


async def open_ticket(request: Request, body: TicketToken) -> dict[str, Any]:
    """POST /act/public/ticket: what whoever has the link may see of their own registration."""
    await spend(OPENINGS, address_of(request))
    return await _told(await registration_of(body.token))


async def cancel_seat(request: Request, body: TicketToken) -> dict[str, Any]:
    """POST /act/public/cancel: until it begins; of a fee that was paid as much is kept as where staff cancel."""
    await spend(CANCELLING, address_of(request))
    row = await registration_of(body.token)
    whole, part = await _of(row)
    if row.state not in LIVE or (part or whole).begin_at <= now():
        raise Conflict("活动已开始或该报名不能取消 | It has begun, or this can be cancelled no more", id="ticket.fixed")
    step = CancelStep(id=str(row.id), reason=OWN_REASON)
    await run_transition(registration, "cancel", system_actor(row.tenant_id), step)
    return await _told(await registration_of(body.token))


async def _of(row: Registration) -> tuple[Activity, ActivitySession | None]:
    actor = system_actor(row.tenant_id)
    whole = await scoped(Activity, actor).get_or_none(id=row.activity_id)
    if whole is None:
        raise NoTicket()
    return whole, await scoped(ActivitySession, actor).get_or_none(id=row.session_id or 0)


async def _told(row: Registration) -> dict[str, Any]:
    whole, part = await _of(row)
    tenant = await everywhere(Tenant).get(id=row.tenant_id)
    begin, end = (part or whole).begin_at, (part or whole).end_at
    shown = row.state not in (*GONE, CHECKED_IN)
    return {
        "organisation": tenant.name,
        "activityId": str(whole.id),
        "title": whole.title,
        "session": part.name if part else None,
        "place": whole.place,
        "beginAt": to_wire(begin),
        "endAt": to_wire(end),
        "contact": whole.contact,
        "contactPhone": whole.contact_phone,
        "name": row.name,
        "seats": row.seats,
        "fee": to_yuan(row.fee),
        "state": row.state,
        "queue": await place_of(system_actor(row.tenant_id), row),
        "reason": row.reason if row.state in GONE else None,
        "checkedAt": to_wire(row.checked_at) if row.checked_at else None,
        "ticketNo": row.ticket_no,
        "svg": draw_qr((await codes_of(row.tenant_id, [row]))[row.id]) if shown else None,
        "mayCancel": row.state in LIVE and begin > now(),
        "kept": to_yuan(kept_of(row.fee, whole.begin_at, now())),
    }
