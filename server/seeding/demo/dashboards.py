"""Dashboards of the demo, shown to roles that may read most of what they count."""

import orjson

from schema.seeds.demo.dashboards import DASHBOARDS
from schema.system.dashboard import Dashboard
from server.seeding.demo.world import World
from server.seeding.rights import role_id
from server.system.dashboards.cards import Cards


def build_dashboards(world: World) -> None:
    """Nobody owns them: who manages dashboards changes them."""
    sheet = world.sheet(Dashboard, "id name icon sort_no roles cards")
    for place, plan in enumerate(DASHBOARDS, start=1):
        roles = ",".join(str(role_id(world.plan.id, code)) for code in plan.roles)
        kept = Cards.model_validate({"cards": plan.cards}).model_dump(by_alias=True, mode="json")["cards"]
        sheet.add(world.ids(), plan.name, plan.icon, place, roles, orjson.dumps(kept).decode())
