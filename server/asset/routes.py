"""Calls of assets; the lists and the steps are the engine's."""

from typing import Any

from starlette.requests import Request

from schema.asset.card import Card
from server.approval.api import Kind
from server.asset.effects import SCRAP, scrap_approved
from server.asset.models import Asked, Label, Purchase
from server.asset.purchases import PURCHASE, purchase_approved, request_purchase
from server.http.adapters import Id, with_body
from server.http.route import Route
from server.kit.actor import Actor
from server.kit.qr import draw_qr
from server.kit.scope import fetch


async def label(request: Request, actor: Actor, query: Id) -> dict[str, Any]:
    """GET /asset/card/label: what is stuck on the thing."""
    card = await fetch(Card, actor, query.id)
    url = f"{str(request.base_url).rstrip('/')}/assetMg?id={card.id}"
    return {"code": card.code, "name": card.name, "url": url, "svg": draw_qr(url)}


ROUTES: list[Route] = [
    Route(
        "POST",
        "/asset/card/requestPurchase",
        with_body(request_purchase),
        needs="asset:card:requestPurchase",
        body=Purchase,
        result=Asked,
        summary="申请采购 | Ask to buy",
    ),
    Route(
        "GET",
        "/asset/card/label",
        label,
        needs="asset:card:list",
        query=Id,
        result=Label,
        summary="资产标签 | Label of an asset",
    ),
]

APPROVALS: dict[str, Kind] = {
    PURCHASE: Kind(purchase_approved),
    SCRAP: Kind(scrap_approved),
}
