"""Steps of a price plan, and what a plan must hold to: it counts from the moment at which somebody agreed to exactly what was previewed."""

from typing import Any

from pydantic import Field

from schema.kit.errors import Conflict, Invalid
from schema.rental.community import Community
from schema.rental.price_plan import FACTOR, FIXED, PricePlan, price_plan
from server.engine.effects import Act, Effects, Step
from server.engine.hooks import Hooks, value_after
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.turns import take_turn
from server.kit.unit_of_work import Work
from server.rental.bars.events import emit_resync
from server.rental.pricing.plan_preview import PlanStay, look, shape_outlook


class PlanActivate(Step, PlanStay):
    """`seen`: what the preview said of itself, for the same stay."""

    seen: str = Field(max_length=64)


async def lock_plans(work: Work, body: Any) -> None:
    """One plan of the organisation at a time, so that what was previewed is what comes of it."""
    await take_turn(work.connection, "price plans", work.actor.tenant_id)


async def activate(act: Act) -> None:
    """From now on quotes go by it; Conflict with the new preview where prices have changed since it was looked at."""
    outlook = await look(act.work.connection, act.actor, act.row, act.body)
    if outlook.seen != act.body.seen:
        text = "价格刚被修改，请重新查看 | The prices have just changed, please look again"
        raise Conflict(text, id="price.changed", result=shape_outlook(outlook))
    if any(one.new <= 0 for one in outlook.nights):
        raise Conflict("有夜晚的价格不大于0 | Some nights would cost nothing", id="plan.free")
    for community in sorted(outlook.communities):
        emit_resync(act.work, community)


async def end(act: Act) -> None:
    """Boards read their prices again."""
    row: PricePlan = act.row
    query = scoped(Community, act.actor)
    places = query.filter(id=row.community_id) if row.community_id else query
    for community in sorted(await places.values_list("id", flat=True)):
        emit_resync(act.work, int(str(community)))


async def check_plan(actor: Actor, values: dict[str, Any], row: PricePlan | None) -> None:
    """A factor or an amount, as its way asks for, one company or all of them, and ranges that begin before they end."""
    after = {column: value_after(values, row, column) for column in PricePlan._meta.db_fields}
    faults: dict[str, str] = {}
    if after["method"] == FACTOR:
        if not after["factor"]:
            faults["factor"] = "请填写大于0的系数 | Enter a factor above 0"
    elif after["amount"] is None or (after["method"] == FIXED and after["amount"] <= 0):
        faults["amount"] = "请填写金额，一口价须大于0 | Enter an amount, of a fixed price above 0"
    if after["company_id"] is not None and after["on_account"]:
        faults["onAccount"] = (
            "已指定协议单位，不能再适用全部协议单位 | A company is chosen: it cannot be for all of them too"
        )
    if faults:
        raise Invalid(fields=faults)


EFFECTS: dict[str, Effects] = {
    price_plan.path: Effects(on={"activate": activate, "end": end}, bodies={"activate": PlanActivate}, lock=lock_plans)
}
HOOKS: dict[str, Hooks] = {price_plan.path: Hooks(validate=check_plan)}
