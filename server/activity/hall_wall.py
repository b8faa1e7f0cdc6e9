"""The wall of the hall: how many came of those expected, who came last, and the code by which the others sign in by themselves."""

from typing import Any

from starlette.requests import Request

from schema.activity.activity import ON, Activity
from schema.activity.registration import CHECKED_IN, SEATED, Registration, registration
from schema.kit.clock import now, to_wire
from schema.system.tenant import Tenant
from server.activity.door import mask_name
from server.activity.here import EARLY, STEP, code_of, step_of
from server.engine.read import visible_ids
from server.engine.visible import fetch_visible
from server.http.adapters import Id
from server.kit.actor import Actor
from server.kit.qr import draw_qr
from server.kit.scope import everywhere, scoped

LATEST = 8


async def read_hall(request: Request, actor: Actor, query: Id) -> dict[str, Any]:
    """GET /act/activity/wall: no numbers of people, and of their names what a hall may read."""
    row = await fetch_visible(Activity, actor, query.id)
    tenant = await everywhere(Tenant).get(id=actor.tenant_id)
    seated = scoped(Registration, actor).filter(activity_id=row.id, state__in=SEATED)
    counted = [(state, seats) for state, seats in await seated.values_list("state", "seats")]
    came = await seated.filter(state=CHECKED_IN).order_by("-checked_at", "-id").limit(LATEST)
    seen = await visible_ids(registration, actor, [one.id for one in came])
    moment = now()
    takes = row.state in ON and row.begin_at - EARLY <= moment <= row.end_at
    step = step_of(moment)
    url = f"{str(request.base_url).rstrip('/')}/act/here#{row.id}.{code_of(row.id, step)}" if takes else None
    return {
        "organisation": tenant.name,
        "title": row.title,
        "place": row.place,
        "beginAt": to_wire(row.begin_at),
        "endAt": to_wire(row.end_at),
        "came": sum(seats for state, seats in counted if state == CHECKED_IN),
        "expected": sum(seats for _, seats in counted),
        "latest": [
            {"id": str(one.id), "name": mask_name(one.name), "seats": one.seats, "at": to_wire(one.checked_at)}
            for one in came
            if one.id in seen and one.checked_at
        ],
        "url": url,
        "svg": draw_qr(url) if url else None,
        "left": STEP - int(moment.timestamp()) % STEP,
    }
