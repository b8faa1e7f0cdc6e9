"""Other prices for the nights of a stay, in the plan and in what is charged."""

from server.rental.orders.acting import OrderAct
from server.rental.orders.booking import rebook
from server.rental.orders.plan import Plan, check_past
from server.rental.orders.rebooking import Rebooking


async def reprice(act: OrderAct, plan: Plan) -> None:
    """The same nights at other prices; Invalid at a night whose price is past changing."""
    check_past(act.plan, plan, act.today, act.order.state == "in_house")
    act.before = {"prices": [[night.night.isoformat(), night.price] for night in act.plan]}
    change = Rebooking(act.order, act.plan, plan)
    await rebook(act.work, [change])
    act.changes.update(change.changes)
    act.room_charge = act.changes["room_total"]
    act.say("repriced")
