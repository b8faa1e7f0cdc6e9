"""The sign-in form (签到表) of an activity: everybody who is to come, for the pen at the door and for a scanner.

Each line has the code of its ticket, so that whoever left theirs at home is let in by the sheet; the one of the whole sheet opens
the page at which tickets are checked.
"""

from typing import Any

from starlette.requests import Request

from schema.activity.activity import Activity
from schema.activity.registration import CHECKED_IN, CONFIRMED, Registration, registration
from schema.activity.session import ActivitySession
from schema.kit.clock import to_wire
from server.activity.codes import codes_of
from server.engine.read import visible_ids
from server.http.adapters import Id
from server.kit.actor import Actor
from server.kit.qr import draw_qr
from server.kit.scope import fetch, scoped

_TAIL = 4
DOOR_PAGE = "/m/tickets"


async def read_form(request: Request, actor: Actor, query: Id) -> dict[str, Any]:
    """GET /act/activity/signInForm: by session and name; of a number no more than its tail, since the sheet lies open."""
    row = await fetch(Activity, actor, query.id)
    expected = scoped(Registration, actor).filter(activity_id=row.id, state__in=(CONFIRMED, CHECKED_IN))
    people = await expected.order_by("session_id", "name", "id")
    seen = await visible_ids(registration, actor, [one.id for one in people])
    codes = await codes_of(actor.tenant_id, people)
    sessions = {part.id: part.name for part in await scoped(ActivitySession, actor).filter(activity_id=row.id)}
    return {
        "title": row.title,
        "svg": draw_qr(f"{str(request.base_url).rstrip('/')}{DOOR_PAGE}"),
        "place": row.place,
        "beginAt": to_wire(row.begin_at),
        "endAt": to_wire(row.end_at),
        "people": [
            {
                "id": str(one.id),
                "name": one.name,
                "phone": one.phone[-_TAIL:],
                "seats": one.seats,
                "session": sessions.get(one.session_id or 0),
                "came": one.state == CHECKED_IN,
                "ticketNo": one.ticket_no,
                "svg": "" if one.state == CHECKED_IN else draw_qr(codes[one.id]),
            }
            for one in people
            if one.id in seen
        ],
    }
