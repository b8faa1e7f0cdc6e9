"""Effects of an asset's transitions beside its state; each has its line in the asset's history."""

from typing import Any

from schema.approval.request import Request
from schema.asset.card import IN_USE, Card, card
from schema.asset.event import Event
from schema.kit.clock import now
from schema.kit.errors import Invalid
from schema.system.user import User
from server.approval.api import Draft, ScrapPayload, submit_request
from server.asset.models import Asked
from server.engine.effects import Act, Effects
from server.engine.process import open_transition
from server.engine.row_locks import lock_present
from server.kit.scope import lock, parse_id, scoped
from server.kit.unit_of_work import Work

SCRAP = "asset_scrap"


async def take(act: Act) -> None:
    """Hands the asset to a person of the organisation."""
    keeper = await scoped(User, act.actor).get_or_none(id=parse_id(act.body.user_id), status="1")
    if keeper is None or not await lock_present(act.work, User, [keeper.id]):
        raise Invalid(fields={"userId": "请选择保管人 | Choose who keeps it"})
    act.changes["keeper_id"] = keeper.id
    if act.body.place:
        act.changes["place"] = act.body.place


async def return_to_keeper(act: Act) -> None:
    """What somebody kept before its repair goes back to them."""
    if act.row.keeper_id is not None:
        act.target = IN_USE


async def request_scrap(act: Act) -> dict[str, Any]:
    """Asks for the asset to be scrapped; nothing happens to it before somebody agrees."""
    row: Card = act.row
    draft = Draft(ScrapPayload(code=row.code), f"报废 {row.code} {row.name}", act.body.note, row.price, row.id)
    asked = await submit_request(act.work, draft)
    return {"id": str(asked.id), "no": asked.no}


async def note_event(act: Act) -> None:
    event = Event(
        card_id=act.row.id, kind=act.transition.code, at=now(), keeper_id=act.row.keeper_id, note=act.reason or None
    )
    await act.work.insert(event, audit=False)


async def scrap_approved(work: Work, request: Request) -> None:
    row = await lock(Card, work.actor, request.subject_id or 0)
    async with open_transition(work, card, row, "scrap") as act:
        act.reason = f"{request.no} {request.reason}"[:200]


EFFECTS: dict[str, Effects] = {
    card.path: Effects(
        on={"take": take, "fixed": return_to_keeper, "requestScrap": request_scrap},
        after=note_event,
        results={"requestScrap": Asked},
    )
}
