"""Effects of the transitions of an order: by its code what each does, what is sent for it and what stands in its way."""

from typing import Any

from schema.rental.order import order
from server.engine.effects import Effects
from server.rental.orders import day_use, entry, lifecycle, moves, payments, preconditions, unassigned
from server.rental.orders.acting import OrderAct, OrderRef, Reasoned, begin_act, settle_act, spread_act
from server.rental.orders.detail import read_detail
from server.rental.orders.facts import collect_facts
from server.rental.orders.forms import OrderEdit
from server.rental.orders.shapes import DailyOrderShape


async def answer_order(act: OrderAct) -> dict[str, Any]:
    return await read_detail(act.actor, act.order.id, act.notices)


EFFECTS: dict[str, Effects] = {
    order.path: Effects(
        on={
            "confirm": lifecycle.confirm,
            "checkIn": lifecycle.check_in,
            "checkOut": lifecycle.check_out,
            "close": lifecycle.close,
            "cancel": lifecycle.cancel,
            "noShow": lifecycle.no_show,
            "reinstate": lifecycle.reinstate,
            "undoCheckOut": lifecycle.undo_check_out,
            "edit": entry.edit_order,
            "assign": unassigned.assign,
            "unassign": unassigned.unassign,
            "move": moves.move,
            **dict.fromkeys(("extend", "shorten", "resize"), moves.change_dates),
            "split": moves.split,
            "swap": moves.swap,
            "hours": day_use.change_hours,
            "cashier": payments.take_payment,
            "reverse": payments.reverse_payment,
            "lock": payments.lock_order,
            "unlock": payments.unlock_order,
            "note": payments.set_note,
        },
        bodies={
            "checkIn": lifecycle.CheckIn,
            "checkOut": lifecycle.CheckOut,
            "cancel": Reasoned,
            "edit": OrderEdit,
            "assign": unassigned.Assign,
            "unassign": unassigned.Unassign,
            "move": moves.Move,
            **dict.fromkeys(("extend", "shorten", "resize"), moves.Resize),
            "split": moves.Split,
            "swap": moves.Swap,
            "hours": day_use.ChangeHours,
            "cashier": payments.Cashier,
            "reverse": payments.Reverse,
            "note": payments.Note,
        },
        guards={
            "checkIn": preconditions.refuse_check_in,
            "checkOut": preconditions.refuse_uneven,
            "close": preconditions.refuse_close,
            "noShow": preconditions.refuse_no_show,
            "undoCheckOut": preconditions.refuse_undo,
            "reinstate": preconditions.refuse_reinstate,
            "hours": preconditions.refuse_hours,
            "assign": preconditions.refuse_assign,
            "lock": preconditions.refuse_lock,
            "unlock": preconditions.refuse_unlock,
            **dict.fromkeys(("extend", "shorten", "resize"), preconditions.refuse_nights),
            **dict.fromkeys(("move", "split", "swap", "unassign"), preconditions.refuse_placed),
        },
        facts=collect_facts,
        step=OrderRef,
        act=OrderAct,
        lock=moves.lock_swapped,
        begin=begin_act,
        settle=settle_act,
        after=spread_act,
        answer=answer_order,
        result=DailyOrderShape,
    )
}
