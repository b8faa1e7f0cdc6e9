"""Effects of a statement's transitions: what is confirmed is what the books say, of a month that is over."""

from functools import partial

from schema.kit.errors import Conflict, Invalid
from schema.rental.owner_statement import owner_statement
from server.engine.effects import Act, Effects
from server.engine.monthly import reckon_anew, reckon_now
from server.kit.business_day import business_day
from server.rental.owners.reckoning import month_span
from server.rental.owners.statements import STATEMENTS


async def confirm(act: Act) -> None:
    """Conflict while the month goes on, and where the books have changed since it was reckoned."""
    _, last = month_span(act.row.first_day)
    if await business_day(act.actor.tenant_id) <= last:
        raise Conflict("该月尚未结束，不能确认 | The month is not over yet", id="ownerStatement.open")
    totals = (await reckon_now(STATEMENTS, act)).totals()
    if totals != {key: getattr(act.row, key) for key in totals}:
        raise Conflict(
            "账目已有变化，请重新计算后再确认 | The books have changed since; reckon it anew first",
            id="ownerStatement.changed",
        )


async def pay(act: Act) -> None:
    if act.body.paid_on > await business_day(act.actor.tenant_id):
        raise Invalid(fields={"paidOn": "不能晚于今天 | Not after today"})


EFFECTS: dict[str, Effects] = {
    owner_statement.path: Effects(on={"reckon": partial(reckon_anew, STATEMENTS), "confirm": confirm, "pay": pay})
}
