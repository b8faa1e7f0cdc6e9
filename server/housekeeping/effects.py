"""Effects of what dispatchers do to an order, beyond what every step does to it (`step.py`)."""

from datetime import timedelta
from typing import Any

from schema.housekeeping.order import COMPLETED, Order, order
from schema.kit.clock import from_wire, now, to_wire
from schema.kit.errors import Conflict, Invalid
from server.engine.effects import Blocker, Effects
from server.housekeeping import pay_effects
from server.housekeeping.models import FailOrder, GiveOrder, MoveOrder, NoteOrder, OrderRef, RescheduleOrder
from server.housekeeping.pay_sheets import find_settled
from server.housekeeping.shapes import OrderShape
from server.housekeeping.step import OrderAct, StepInput, begin_step, lock_room, require_staff, settle_step, spread_step
from server.housekeeping.supplies import counting
from server.housekeeping.view import view_order
from server.kit.actor import Actor
from server.kit.files import PICTURES
from server.kit.named_files import check_paths

REOPEN_HOURS = 24


async def dispatch(act: OrderAct) -> None:
    """Gives a pending order to a housekeeper."""
    act.changes["staff_id"] = (await require_staff(act.work, act.body.staff_id)).id


async def redispatch(act: OrderAct) -> None:
    """Moves an order that has not been started to another housekeeper, or back to the unassigned."""
    if act.body.staff_id is None:
        act.turn_into("recall")
    else:
        await dispatch(act)


async def reschedule(act: OrderAct) -> None:
    """Moves an order that has not been started to another hour or day; it then belongs to that day."""
    row: Order = act.row
    deadline = from_wire(act.body.deadline)
    if deadline <= now():
        raise Invalid(fields={"deadline": "不能早于现在 | Not before now"})
    act.changes["deadline"] = deadline
    if row.plan_begin:
        act.changes["plan_begin"] = deadline - timedelta(minutes=row.minutes)
    was = f"{to_wire(row.deadline)[:16]} → " if row.deadline else ""
    act.reason = f"{was}{to_wire(deadline)[:16]}"


async def fail(act: OrderAct) -> None:
    """Sends the order back to work; needs a photo of what is wrong."""
    if not act.body.photos:
        raise Invalid(fields={"photos": "请拍照说明问题 | Add a photo of what is wrong"})
    await check_paths(act.actor, "photos", act.body.photos, PICTURES)
    act.said = StepInput(photos=tuple(act.body.photos))


async def reopen(act: OrderAct) -> None:
    """Conflict once she was told what the order brings her: the sheet is taken back first."""
    number = await find_settled(act.actor, act.row)
    if number is not None:
        text = f"已计入工资单 {number}，请先撤回该工资单 | It is in pay sheet {number}; take that back first"
        raise Conflict(text, id="hk.reopen.settled")


def refuse_late(actor: Actor, row: Order) -> list[Blocker]:
    """A completed order is opened again within a day."""
    late = row.finish_at is not None and now() - row.finish_at > timedelta(hours=REOPEN_HOURS)
    if row.state == COMPLETED and late:
        return [Blocker("hk.reopen.late", "完成超过24小时，不能重新打开 | Completed more than 24 hours ago")]
    return []


async def answer_order(act: OrderAct) -> dict[str, Any]:
    return act.card or await view_order(act.actor, act.row)


EFFECTS: dict[str, Effects] = {
    order.path: Effects(
        on={"dispatch": dispatch, "redispatch": redispatch, "reschedule": reschedule, "fail": fail, "reopen": reopen},
        guards={"reopen": refuse_late},
        bodies={
            "dispatch": GiveOrder,
            "redispatch": MoveOrder,
            "reschedule": RescheduleOrder,
            "pass": NoteOrder,
            "fail": FailOrder,
        },
        step=OrderRef,
        act=OrderAct,
        lock=lock_room,
        begin=begin_step,
        settle=settle_step,
        after=spread_step,
        answer=answer_order,
        result=OrderShape,
    ),
    **pay_effects.EFFECTS,
    **counting.EFFECTS,
}
