"""What people do with an asset: each act is one transaction with its line in the history."""

from typing import Any

from schema.approval.request import Request
from schema.asset.card import Card
from schema.asset.event import Event
from schema.kit.clock import now
from schema.kit.errors import Invalid, Stale
from schema.kit.money import from_yuan
from schema.system.user import User
from server.approval.api import Draft, submit_request
from server.asset.machine import STEPS, target_of
from server.asset.models import CardAct, Purchase, ScrapCard, TakeCard
from server.kit.actor import Actor
from server.kit.numbers import next_number
from server.kit.scope import lock, parse_id, scoped
from server.kit.unit_of_work import Work, unit_of_work

PURCHASE, SCRAP = "asset_purchase", "asset_scrap"


async def next_code(work: Work) -> str:
    return await next_number(work, "asset_card", "code", "ZC", 5)


async def note_event(work: Work, card: Card, kind: str, note: str | None = None) -> None:
    event = Event(card_id=card.id, kind=kind, at=now(), keeper_id=card.keeper_id, note=note or None)
    await work.insert(event, audit=False)


async def _locked(work: Work, body: CardAct) -> Card:
    card = await lock(Card, work.actor, body.id)
    if body.version != card.row_version:
        raise Stale()
    return card


async def step(work: Work, card: Card, event: str, note: str | None, changes: dict[str, Any]) -> None:
    """Moves the card along the table."""
    STEPS.check(event, card.state, card.code)
    old, target = card.state, target_of(event, card)
    await work.update(card, {"state": target, **changes}, action=event)
    await note_event(work, card, event, note)
    work.log_state(card, "asset_card", old, target, event, note or None)


async def take(actor: Actor, body: TakeCard) -> dict[str, Any]:
    """Hands the asset to a person of the organisation."""
    keeper = await scoped(User, actor).get_or_none(id=parse_id(body.user_id), status="1")
    if keeper is None:
        raise Invalid(fields={"userId": "请选择保管人 | Choose who keeps it"})
    async with unit_of_work(actor) as work:
        card = await _locked(work, body)
        place = {"place": body.place} if body.place else {}
        await step(work, card, "take", body.note, {"keeper_id": keeper.id, **place})
    return {"id": str(card.id), "state": card.state, "version": card.row_version}


async def act(actor: Actor, event: str, body: CardAct) -> dict[str, Any]:
    """giveBack, repair, fixed."""
    async with unit_of_work(actor) as work:
        card = await _locked(work, body)
        await step(work, card, event, body.note, {"keeper_id": None} if event == "giveBack" else {})
    return {"id": str(card.id), "state": card.state, "version": card.row_version}


async def request_scrap(actor: Actor, body: ScrapCard) -> dict[str, Any]:
    """Asks for the asset to be scrapped; nothing happens to it before somebody agrees."""
    async with unit_of_work(actor) as work:
        card = await _locked(work, body)
        STEPS.check("scrap", card.state, card.code)
        draft = Draft(SCRAP, f"报废 {card.code} {card.name}", body.note, card.price, card.id, {"code": card.code})
        row = await submit_request(work, draft)
        await note_event(work, card, "requestScrap", body.note)
    return {"id": str(row.id), "no": row.no}


async def request_purchase(actor: Actor, body: Purchase) -> dict[str, Any]:
    """Asks for assets to be bought; their cards are made when somebody agrees."""
    price = from_yuan(body.price)
    payload = {
        "name": body.name,
        "category": body.category,
        "model": body.model,
        "quantity": body.quantity,
        "price": body.price,
    }
    title = f"采购 {body.name} × {body.quantity}"
    async with unit_of_work(actor) as work:
        row = await submit_request(work, Draft(PURCHASE, title, body.reason, price * body.quantity, None, payload))
    return {"id": str(row.id), "no": row.no}


async def scrap_approved(work: Work, request: Request) -> None:
    card = await lock(Card, work.actor, request.subject_id or 0)
    await step(work, card, "scrap", f"{request.no} {request.reason}"[:200], {"keeper_id": None})


async def purchase_approved(work: Work, request: Request) -> None:
    """A card in stock for each piece."""
    wanted = request.payload
    for _ in range(int(wanted["quantity"])):
        card = Card(
            code=await next_code(work),
            name=wanted["name"],
            category=wanted["category"],
            model=wanted.get("model") or None,
            price=from_yuan(wanted["price"]),
            remark=request.no,
        )
        await work.insert(card)
