"""Business trips on the server: days in order, and nobody approves their own."""

from typing import Any

from schema.content.trip import Trip
from schema.kit.errors import Invalid
from schema.kit.money import from_yuan
from server.engine.effects import Act, Blocker, Effects
from server.engine.hooks import Hooks, value_after
from server.kit.actor import Actor
from server.system.api import notify

OWN = Blocker("trip.own", "不能审批自己的出差 | Nobody approves a trip of their own")
BACKWARDS = "结束日期不能早于开始日期 | It cannot end before it begins"
PAGE = "/biz/trip"


async def check_days(actor: Actor, values: dict[str, Any], row: Trip | None) -> None:
    begin, end = value_after(values, row, "begin_on"), value_after(values, row, "end_on")
    if begin and end and end < begin:
        raise Invalid(fields={"endOn": BACKWARDS})


def refuse_own(actor: Actor, row: Trip) -> list[Blocker]:
    return [OWN] if row.traveller_id == actor.user_id else []


async def tell_approved(act: Act) -> None:
    await notify(act.work, [act.row.traveller_id], "出差已批准 | Your trip was approved", act.row.title, url=PAGE)


async def tell_rejected(act: Act) -> None:
    text = f"{act.row.title}：{act.body.reason} | {act.row.title}: {act.body.reason}"
    await notify(act.work, [act.row.traveller_id], "出差被驳回 | Your trip was rejected", text, url=PAGE)


async def settle_cost(act: Act) -> None:
    act.changes["cost"] = from_yuan(act.body.cost)


HOOKS: dict[str, Hooks] = {"biz/trip": Hooks(validate=check_days)}
EFFECTS: dict[str, Effects] = {
    "biz/trip": Effects(
        on={"approve": tell_approved, "reject": tell_rejected, "close": settle_cost},
        guards={"approve": refuse_own, "reject": refuse_own},
    )
}
