"""Costs of the demo's activities: of what is over or goes on, all paid but the last."""

from datetime import datetime

from schema.activity.activity import ARCHIVED, ENDED, RUNNING
from schema.activity.cost import ActivityCost
from schema.seeds.demo.activities import ActivityPlan
from server.seeding.demo.world import World

SHARES = (("场地租金", 40, "望江会展"), ("茶歇餐饮", 32, "城南餐饮"), ("物料印刷", 15, "快印社"))
"""Item, percent of the budget and who got it."""
EACH = 12_000


def budget_of(plan: ActivityPlan) -> int:
    """In fen."""
    return plan.capacity * EACH


def costs_of(plan: ActivityPlan) -> list[tuple[str, int, str]]:
    """Item, fen and who got it."""
    if plan.state not in (RUNNING, ENDED, ARCHIVED):
        return []
    return [(item, budget_of(plan) * share // 100, payee) for item, share, payee in SHARES]


def add_costs(world: World, held: list[tuple[int, ActivityPlan, datetime]]) -> None:
    sheet = world.sheet(ActivityCost, "id activity_id item amount paid_on payee")
    for row, plan, begin in held:
        for at, (item, amount, payee) in enumerate(costs_of(plan)):
            sheet.add(world.ids(), row, item, amount, begin.date() if at < 2 else None, payee)
