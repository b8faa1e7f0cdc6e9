"""Effects of the process of an order: what its steps share; each step stands whole in its module, from the guard to the body."""

from typing import Any

from schema.rental.order import order
from server.engine.effects import Effects
from server.rental.availability.refusals import wording
from server.rental.orders import (
    cancellation,
    check_in,
    check_out,
    day_use,
    entry,
    moves,
    on_account,
    payments,
    unassigned,
)
from server.rental.orders.acting import OrderAct, OrderRef, begin_act, settle_act, spread_act
from server.rental.orders.detail import read_detail
from server.rental.orders.facts import collect_facts
from server.rental.orders.shapes import DailyOrderShape


async def answer_order(act: OrderAct) -> dict[str, Any]:
    return await read_detail(act.actor, act.order.id, act.notices)


EFFECTS: dict[str, Effects] = {
    order.path: Effects(
        facts=collect_facts,
        step=OrderRef,
        act=OrderAct,
        wording=wording,
        begin=begin_act,
        settle=settle_act,
        after=spread_act,
        answer=answer_order,
        result=DailyOrderShape,
    ).joined(
        entry.STEPS,
        check_in.STEPS,
        check_out.STEPS,
        cancellation.STEPS,
        unassigned.STEPS,
        moves.STEPS,
        day_use.STEPS,
        payments.STEPS,
        on_account.STEPS,
    )
}
