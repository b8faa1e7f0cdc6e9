"""The phone of who shows units: their viewings of these days, and what came of each, sent once however often the network repeats it."""

from datetime import date, timedelta
from typing import Any, Literal

from pydantic import Field

from schema.kit.clock import to_wire
from schema.kit.errors import Conflict, NotFound
from schema.rental.community import community
from schema.rental.unit import Unit, unit
from schema.rental.viewing import CANCELLED, PROCESS, Viewing, viewing
from server.engine.available_actions import available_actions
from server.engine.labels import reference_labels
from server.engine.process import run_transition
from server.engine.read import visible_ids
from server.http.body import Body
from server.http.moment import MomentIfAny
from server.http.read_only import why_read_only
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.scope import fetch, of_tenant, scoped
from server.rental.viewings.shapes import ViewingCard, ViewingDay

AHEAD, BEHIND = timedelta(days=30), timedelta(days=14)
"""How far a phone looks: what is booked, and what was seen and may still be told of."""
MOST = 300
"""Viewings on a phone at once, to come and past ones each, the nearest first; further ones follow as the days go by."""


class ActOnViewing(Body):
    """`at`: the phone's moment, `client_id` its name for the act."""

    id: str
    act: Literal["complete", "noShow", "cancel", "record"]
    reason: str = Field(default="", max_length=200)
    result: str = Field(default="", max_length=20)
    follow_up_at: MomentIfAny = ""
    client_id: str = Field(min_length=8, max_length=64)
    at: MomentIfAny = ""


async def read_mine(actor: Actor) -> dict[str, Any]:
    """{viewings, more, today, readOnly}: of the actor as their agent and not called off, in the order of the days."""
    today = await business_day(actor.tenant_id)
    near = scoped(Viewing, actor).filter(
        agent_id=actor.user_id, view_date__gte=today - BEHIND, view_date__lte=today + AHEAD, state__not=CANCELLED
    )
    days: list[tuple[int, date]] = await near.order_by("view_date", "time", "id").values_list("id", "view_date")
    seen = await visible_ids(viewing, actor, [row_id for row_id, _ in days])
    past = [row_id for row_id, day in days if day < today and row_id in seen]
    coming = [row_id for row_id, day in days if day >= today and row_id in seen]
    shown = [*past[-MOST:], *coming[:MOST]]
    rows = {row.id: row for row in await of_tenant(Viewing, actor.tenant_id).filter(id__in=shown)}
    day = ViewingDay(
        viewings=await _cards(actor, [rows[row_id] for row_id in shown if row_id in rows]),
        more=len(coming[MOST:]),
        today=today.isoformat(),
        read_only=await why_read_only(actor) is not None,
    )
    return day.model_dump(by_alias=True)


async def act_on_viewing(actor: Actor, body: ActOnViewing) -> dict[str, Any]:
    """The viewing as it is now. A step that has been taken already, by whomever, is no refusal.

    NotFound out of sight; Conflict "viewing.moved" once it is another agent's.
    """
    step = PROCESS.by_code[body.act]
    actor.require(viewing.right_of(step))
    row = await fetch(Viewing, actor, body.id)
    if not await visible_ids(viewing, actor, [row.id]):
        raise NotFound()
    if row.agent_id != actor.user_id:
        raise Conflict("该看房已改由他人带看 | Somebody else shows this unit now", id="viewing.moved")
    if not (step.target and row.state == step.target):
        await run_transition(viewing, body.act, actor, body)
    [card] = await _cards(actor, [await fetch(Viewing, actor, body.id)])
    return {"viewing": card.model_dump(by_alias=True)}


async def _cards(actor: Actor, rows: list[Viewing]) -> list[ViewingCard]:
    english = actor.locale == "en"
    units = {one.id: one for one in await of_tenant(Unit, actor.tenant_id).filter(id__in={row.unit_id for row in rows})}
    names = await reference_labels(unit.path, set(units), actor.tenant_id, english=english)
    wards = {one.community_id for one in units.values()}
    places = await reference_labels(community.path, wards, actor.tenant_id, english=english)
    offers = await available_actions(viewing, actor, rows)
    return [
        ViewingCard(
            **_written(row),
            unit=names.get(str(row.unit_id), ""),
            community=places.get(str(units[row.unit_id].community_id), "") if row.unit_id in units else "",
            can=offers[row.id].can,
            reasons=offers[row.id].reasons,
        )
        for row in rows
    ]


def _written(row: Viewing) -> dict[str, Any]:
    return {
        "id": str(row.id),
        "version": row.row_version,
        "contact_name": row.contact_name,
        "contact_phone": row.contact_phone,
        "view_date": row.view_date.isoformat(),
        "period": row.period,
        "time": (row.time or "")[:5] or None,
        "group_viewing": row.group_viewing,
        "guests_agreed": row.guests_agreed,
        "state": row.state,
        "result": row.result,
        "reason": row.reason,
        "follow_up_at": to_wire(row.follow_up_at) if row.follow_up_at else None,
        "remark": row.remark,
        "contracted": row.lease_id is not None,
    }
