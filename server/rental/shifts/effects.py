"""Effects of a shift's steps: it is counted against the ledger, and a second person signs that they have the cash."""

from datetime import datetime
from typing import Any

from pydantic import Field

from schema.kit.clock import now
from schema.kit.errors import Denied, Invalid
from schema.kit.money import from_yuan, to_yuan
from schema.kit.numerals import read_row_id
from schema.rental.shift import Shift, shift
from server.engine.effects import Act, Blocker, Effects, Step
from server.engine.row_locks import lock_named
from server.engine.validate import check_choices
from server.http.amount import Yuan, YuanIfAny
from server.http.body import Body
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.unit_of_work import Work, unit_of_work
from server.rental.duty import take_drawer
from server.rental.numbers import next_number
from server.rental.shifts.drawer import cash_of, counted_cash, read_takings
from server.rental.shifts.open_items import read_open_items
from server.system.api import notify

OTHERS = "rental:shift:others"
NOT_YOURS = Blocker("shift.other", "只能清点自己的班次 | It is another cashier's shift", moot=True, error=Denied)
NOT_FOR_YOU = Blocker("shift.receiver", "由指定的接班人确认 | It is for whoever was named", moot=True, error=Denied)


class BeginShift(Body):
    open_cash: Yuan


class CountShift(Step):
    """`counts`: pieces by note or coin in yuan ("100.00"); `counted` the sum, needed where these were not counted. `handed_in`: what
    goes to the safe of it. `reason`: of a difference."""

    counts: dict[str, int] = Field(default_factory=dict, max_length=20)
    counted: YuanIfAny = ""
    handed_in: YuanIfAny = ""
    reason: str = Field(default="", max_length=200)
    note: str = Field(default="", max_length=200)
    receiver_id: str = ""


async def begin_shift(actor: Actor, body: BeginShift) -> dict[str, Any]:
    """Opens the actor's shift with the cash that is in the drawer; Conflict when one is under way."""
    async with unit_of_work(actor) as work:
        row = await _open_shift(work, from_yuan(body.open_cash), None)
    return {"id": str(row.id), "state": row.state, "version": row.row_version}


async def _open_shift(work: Work, cash: int, previous: int | None) -> Shift:
    actor = work.actor
    await take_drawer(work, actor.user_id)
    row = Shift(
        no=await next_number(work, "shift"),
        operator_id=actor.user_id,
        operator=actor.signature,
        biz_date=await business_day(actor.tenant_id),
        begun_at=now(),
        open_cash=cash,
        previous_id=previous,
    )
    await work.insert(row)
    return row


async def count(act: Act) -> None:
    """What was counted stands against what the ledger says; a difference has a reason, and somebody else is to take it over."""
    row, body = act.row, act.body
    receiver = await _receiver(act)
    received, paid = cash_of(await read_takings(act.work.connection, row))
    counted, expected = counted_cash(body.counts, body.counted), row.open_cash + received - paid
    handed_in = from_yuan(body.handed_in) if body.handed_in else 0
    if handed_in > counted:
        raise Invalid(fields={"handedIn": "超过实点现金 | More than was counted"})
    if counted != expected and not body.reason.strip():
        yuan = to_yuan(counted - expected)
        raise Invalid(fields={"reason": f"差额{yuan}元，请写明原因 | Off by {yuan}; say why"})
    act.changes |= {
        "counted_at": now(),
        "counted_by": act.actor.signature,
        "cash_in": received,
        "cash_out": paid,
        "expected": expected,
        "counts": {face: pieces for face, pieces in body.counts.items() if pieces} or None,
        "counted": counted,
        "diff": counted - expected,
        "handed_in": handed_in,
        "reason": body.reason.strip() or None if counted != expected else None,
        "note": body.note.strip() or None,
        "items": await read_open_items(act.work.connection, act.actor),
        "receiver_id": receiver,
    }
    await _ask_receiver(act, receiver, counted - handed_in)


async def _receiver(act: Act) -> int:
    """Who is to sign: neither whose shift it is, nor who counted it for them."""
    receiver = read_row_id(act.body.receiver_id)
    if not receiver:
        raise Invalid(fields={"receiverId": "请选择接班人 | Choose who takes over"})
    if receiver in (act.row.operator_id, act.actor.user_id):
        raise Invalid(fields={"receiverId": "须由另一人接班 | Somebody else has to take over"})
    await check_choices(act.resource, {"receiver_id": receiver}, act.actor, act.row)
    await lock_named(act.work, act.resource, {"receiver_id": receiver}, {"receiver_id": act.row.receiver_id})
    return receiver


async def _ask_receiver(act: Act, receiver: int, left: int) -> None:
    who, yuan = act.row.operator, to_yuan(left)
    await notify(
        act.work,
        [receiver],
        f"请接班：{act.row.no} | Take over: {act.row.no}",
        f"{who}已清点交班，留下现金{yuan}元，请当面点清后确认"
        f" | {who} has counted and leaves {yuan} in cash; count it together, then confirm",
        url=f"/rental/shift?open={act.row.id}",
        priority="M",
        bus=(shift.path, act.row.id),
    )


def _signed(act: Act) -> datetime:
    moment = now()
    act.changes |= {"receiver": act.actor.signature, "closed_at": moment}
    return moment


async def take_over(act: Act) -> None:
    """The second signature; the cash that is left is the float of the shift that begins with it."""
    _signed(act)
    await _open_shift(act.work, act.row.counted - act.row.handed_in, act.row.id)


async def accept(act: Act) -> None:
    _signed(act)


async def send_back(act: Act) -> None:
    """What was counted counts no more; lines are posted to the shift again."""
    await take_drawer(act.work, act.row.operator_id)
    cleared = "counted_at counted_by cash_in cash_out expected counts counted diff handed_in reason items receiver_id"
    act.changes |= dict.fromkeys(cleared.split())


def refuse_foreign(actor: Actor, row: Any) -> list[Blocker]:
    return [] if actor.user_id == row.operator_id or actor.can(OTHERS) else [NOT_YOURS]


def refuse_unnamed(actor: Actor, row: Any) -> list[Blocker]:
    return [] if actor.user_id == row.receiver_id != row.operator_id else [NOT_FOR_YOU]


def refuse_uninvolved(actor: Actor, row: Any) -> list[Blocker]:
    """Who was named, who counted, or who may count for others."""
    return refuse_unnamed(actor, row) and refuse_foreign(actor, row)


EFFECTS: dict[str, Effects] = {
    shift.path: Effects(
        on={"count": count, "takeOver": take_over, "accept": accept, "sendBack": send_back},
        guards={
            "count": refuse_foreign,
            "takeOver": refuse_unnamed,
            "accept": refuse_unnamed,
            "sendBack": refuse_uninvolved,
        },
        bodies={"count": CountShift},
    )
}
