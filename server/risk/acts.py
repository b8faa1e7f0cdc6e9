"""The states of a risk: open, treated, watched, closed; closing and opening again need a reason."""

from dataclasses import dataclass
from typing import Any

from schema.kit.errors import Conflict, Invalid, Stale
from schema.kit.text import Pair, pair
from schema.risk.register import CLOSED, OPEN, TREATING, WATCHING, Risk
from schema.seeds.dictionaries import DICTIONARIES
from server.kit.actor import Actor
from server.kit.scope import lock
from server.kit.unit_of_work import unit_of_work
from server.risk.models import RiskAct


@dataclass(frozen=True, slots=True)
class Step:
    sources: frozenset[str]
    target: str
    label: Pair
    reasoned: bool = False


STEPS: dict[str, Step] = {
    "treat": Step(frozenset({OPEN, WATCHING}), TREATING, pair("开始整改 | Start treating")),
    "watch": Step(frozenset({OPEN, TREATING}), WATCHING, pair("转为监控 | Watch")),
    "close": Step(frozenset({OPEN, TREATING, WATCHING}), CLOSED, pair("关闭 | Close"), reasoned=True),
    "reopen": Step(frozenset({CLOSED}), OPEN, pair("重新打开 | Reopen"), reasoned=True),
}
_STATES = {item.value: pair(item.text) for one in DICTIONARIES if one.code == "hazard_state" for item in one.items}


async def act(actor: Actor, verb: str, body: RiskAct) -> dict[str, Any]:
    """Takes the step."""
    step = STEPS[verb]
    async with unit_of_work(actor) as work:
        row = await lock(Risk, actor, body.id)
        if row.state not in step.sources:
            at = _STATES[row.state]
            raise Conflict(
                f"风险{row.no}当前为「{at.zh}」，不能「{step.label.zh}」"
                f" | Risk {row.no} is “{at.en}”; “{step.label.en}” is not possible",
                id="risk.state",
            )
        if body.version != row.row_version:
            raise Stale()
        if step.reasoned and not body.note:
            raise Invalid(fields={"note": "请填写理由 | Say why"})
        old, closing = row.state, {"closing": body.note} if step.target == CLOSED else {}
        await work.update(row, {"state": step.target, **closing}, action=verb)
        work.log_state(row, "risk_register", old, step.target, verb, body.note or None)
    return {"id": str(row.id), "state": row.state, "version": row.row_version}
