"""Dashboards of the demo: every card of them is one that may be saved, and whoever administers reads a figure on it."""

from typing import Any

from schema.seeds.demo.dashboards import DASHBOARDS
from schema.system.user import User
from server.http.rights import load_actor
from server.system.dashboards.cards import Cards, check_cards
from server.system.dashboards.figures import read_figures


async def test_every_card_of_the_demo_says_something(database: None) -> None:
    user = await User.get(username="admin")
    actor = await load_actor(user.id, user.tenant_id, user.org_code or "", 0)
    assert actor is not None
    request: Any = None
    for plan in DASHBOARDS:
        cards = check_cards(list(plan.cards), actor)
        told = await read_figures(request, actor, Cards.model_validate({"cards": cards}))
        for one, card in zip(told, cards, strict=True):
            assert one["problem"] is None and one["value"] not in (None, "0", "0.00"), card["id"]
            assert bool(one["groups"]) == (card["kind"] in ("bar", "line", "pie")), card["id"]
