"""The line of a bank statement whose payment is reversed: it waits again. Apart, because payments and lines know each other."""

from schema.finance.payment import DuePayment
from schema.finance.statement import CONFIRMED, StatementLine, line
from server.engine.process import open_transition
from server.kit.scope import scoped
from server.kit.unit_of_work import Work

CLEARED = ("due_id", "fee_id", "payment_id", "confirmed_by", "confirmed_at")


async def release(work: Work, paid: DuePayment) -> None:
    found = scoped(StatementLine, work.actor).filter(payment_id=paid.id, state=CONFIRMED)
    for row in await found.select_for_update(no_key=True):
        async with open_transition(work, line, row, "release") as act:
            act.changes |= dict.fromkeys(CLEARED)
