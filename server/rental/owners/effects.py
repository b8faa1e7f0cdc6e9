"""Effects of a statement's transitions: what is confirmed is what the books say, of a month that is over."""

from schema.kit.errors import Conflict, Invalid
from schema.rental.owner_statement import owner_statement
from server.engine.effects import Act, Effects
from server.kit.business_day import business_day
from server.rental.owners.reckoning import month_span
from server.rental.owners.statements import reckon_statement, replace_lines


async def reckon(act: Act) -> None:
    """Lines and sums as the books are now, with the rate of the owner as it is now."""
    row, reckoned = await reckon_statement(act.work, act.row)
    act.changes |= reckoned.totals()
    if row is not None:
        act.changes["share_rate"] = row.share_rate
    await replace_lines(act.work, act.row, reckoned)


async def confirm(act: Act) -> None:
    """Conflict while the month goes on, and where the books have changed since it was reckoned."""
    _, last = month_span(act.row.first_day)
    if await business_day(act.actor.tenant_id) <= last:
        raise Conflict("该月尚未结束，不能确认 | The month is not over yet", id="ownerStatement.open")
    _, reckoned = await reckon_statement(act.work, act.row)
    if reckoned.totals() != {key: getattr(act.row, key) for key in reckoned.totals()}:
        raise Conflict(
            "账目已有变化，请重新计算后再确认 | The books have changed since; reckon it anew first",
            id="ownerStatement.changed",
        )


async def pay(act: Act) -> None:
    if act.body.paid_on > await business_day(act.actor.tenant_id):
        raise Invalid(fields={"paidOn": "不能晚于今天 | Not after today"})


EFFECTS: dict[str, Effects] = {owner_statement.path: Effects(on={"reckon": reckon, "confirm": confirm, "pay": pay})}
