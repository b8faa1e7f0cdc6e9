"""Business trips on the server: days in order, and nobody approves their own."""

from schema.content.trip import Trip
from schema.kit.money import from_yuan
from server.engine.effects import Act, Blocker, Effects
from server.kit.actor import Actor
from server.system.api import notify

OWN = Blocker("trip.own", "不能审批自己的出差 | Nobody approves a trip of their own")
PAGE = "/biz/trip"


def refuse_own(actor: Actor, row: Trip) -> list[Blocker]:
    return [OWN] if row.traveller_id == actor.user_id else []


async def tell_approved(act: Act) -> None:
    await notify(act.work, [act.row.traveller_id], "出差已批准 | Your trip was approved", act.row.title, url=PAGE)


async def tell_rejected(act: Act) -> None:
    text = f"{act.row.title}：{act.body.reason} | {act.row.title}: {act.body.reason}"
    await notify(act.work, [act.row.traveller_id], "出差被驳回 | Your trip was rejected", text, url=PAGE)


async def settle_cost(act: Act) -> None:
    act.changes["cost"] = from_yuan(act.body.cost)


EFFECTS: dict[str, Effects] = {
    "biz/trip": Effects(
        on={"approve": tell_approved, "reject": tell_rejected, "close": settle_cost},
        guards={"approve": refuse_own, "reject": refuse_own},
    )
}
