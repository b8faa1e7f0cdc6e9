"""Purchases of assets: a request that somebody decides, and a card in stock for each piece of an approved one."""

from typing import Any

from schema.approval.request import Request
from schema.asset.card import Card
from schema.kit.money import from_yuan
from server.approval.api import Draft, PurchasePayload, read_payload, submit_request
from server.asset.hooks import next_code
from server.asset.models import Purchase
from server.kit.actor import Actor
from server.kit.unit_of_work import Work, unit_of_work

PURCHASE = "asset_purchase"


async def request_purchase(actor: Actor, body: Purchase) -> dict[str, Any]:
    """Asks for assets to be bought; their cards are made when somebody agrees."""
    price = from_yuan(body.price)
    payload = PurchasePayload(
        name=body.name, category=body.category, model=body.model, quantity=body.quantity, price=body.price
    )
    title = f"采购 {body.name} × {body.quantity}"
    async with unit_of_work(actor) as work:
        row = await submit_request(work, Draft(payload, title, body.reason, price * body.quantity))
    return {"id": str(row.id), "no": row.no}


async def purchase_approved(work: Work, request: Request) -> None:
    """A card in stock for each piece."""
    wanted = read_payload(request)
    assert isinstance(wanted, PurchasePayload), request.kind
    for _ in range(wanted.quantity):
        card = Card(
            code=await next_code(work),
            name=wanted.name,
            category=wanted.category,
            model=wanted.model or None,
            price=from_yuan(wanted.price),
            remark=request.no,
        )
        await work.insert(card)
