"""The states of a risk: open, treated, watched, closed; closing and opening again need a reason."""

from typing import Any

from schema.kit.errors import Invalid, Stale
from schema.kit.text import Pair, pair
from schema.risk.register import CLOSED, OPEN, TREATING, WATCHING, Risk, register
from server.kit.actor import Actor
from server.kit.scope import lock
from server.kit.steps import Step, Steps, labels_of
from server.kit.unit_of_work import unit_of_work
from server.risk.models import RiskAct

STEPS = Steps(
    {
        "treat": Step(frozenset({OPEN, WATCHING}), TREATING),
        "watch": Step(frozenset({OPEN, TREATING}), WATCHING),
        "close": Step(frozenset({OPEN, TREATING, WATCHING}), CLOSED, reasoned=True),
        "reopen": Step(frozenset({CLOSED}), OPEN, reasoned=True),
    },
    noun=Pair("风险", "Risk"),
    states=labels_of("hazard_state"),
    events={action.code: pair(action.label) for action in register.actions},
    id="risk.state",
)


async def act(actor: Actor, verb: str, body: RiskAct) -> dict[str, Any]:
    """Takes the step."""
    async with unit_of_work(actor) as work:
        row = await lock(Risk, actor, body.id)
        step = STEPS.check(verb, row.state, row.no)
        if body.version != row.row_version:
            raise Stale()
        if step.reasoned and not body.note:
            raise Invalid(fields={"note": "请填写理由 | Say why"})
        old, target = row.state, step.target or row.state
        closing = {"closing": body.note} if target == CLOSED else {}
        await work.update(row, {"state": target, **closing}, action=verb)
        work.log_state(row, "risk_register", old, target, verb, body.note or None)
    return {"id": str(row.id), "state": row.state, "version": row.row_version}
