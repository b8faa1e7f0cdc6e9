"""Calls of assets; the generic lists are the engine's."""

from functools import partial
from typing import Any

from starlette.requests import Request

from schema.asset.card import Card
from server.approval.api import Kind
from server.asset import acts
from server.asset.models import Asked, CardAct, CardState, Label, Purchase, ScrapCard, TakeCard
from server.http.handing import Id, with_body
from server.http.route import Route
from server.kit.actor import Actor
from server.kit.qr import draw_qr
from server.kit.scope import fetch


async def _act(event: str, request: Request, actor: Actor, body: CardAct) -> dict[str, Any]:
    return await acts.act(actor, event, body)


async def label(request: Request, actor: Actor, query: Id) -> dict[str, Any]:
    """GET /asset/card/label: what is stuck on the thing."""
    card = await fetch(Card, actor, query.id)
    url = f"{str(request.base_url).rstrip('/')}/assetMg?id={card.id}"
    return {"code": card.code, "name": card.name, "url": url, "svg": draw_qr(url)}


def _event(event: str, needs: str, summary: str) -> Route:
    path, handler = f"/asset/card/{event}", partial(_act, event)
    return Route("POST", path, handler, needs=needs, body=CardAct, result=CardState, summary=summary)


ROUTES: list[Route] = [
    Route(
        "POST",
        "/asset/card/take",
        with_body(acts.take),
        needs="asset:card:take",
        body=TakeCard,
        result=CardState,
        summary="领用 | Hand out",
    ),
    _event("giveBack", "asset:card:take", "归还 | Take back"),
    _event("repair", "asset:card:repair", "送修 | Send to repair"),
    _event("fixed", "asset:card:repair", "修好 | Repaired"),
    Route(
        "POST",
        "/asset/card/requestScrap",
        with_body(acts.request_scrap),
        needs="asset:card:requestScrap",
        body=ScrapCard,
        result=Asked,
        summary="申请报废 | Ask to scrap",
    ),
    Route(
        "POST",
        "/asset/card/requestPurchase",
        with_body(acts.request_purchase),
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
    acts.PURCHASE: Kind(acts.purchase_approved),
    acts.SCRAP: Kind(acts.scrap_approved),
}
