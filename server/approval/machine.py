"""The life of a request as a table: verb, states it starts from, state it leads to, who may."""

from dataclasses import dataclass
from typing import Literal

from schema.approval.request import APPROVED, PENDING, REFUSED, RETURNED, WITHDRAWN
from schema.kit.errors import Conflict
from schema.kit.text import Pair, pair
from schema.seeds.dictionaries import DICTIONARIES

Side = Literal["applicant", "approver"]


@dataclass(frozen=True, slots=True)
class Step:
    """`target` None keeps the state; `reasoned` steps need words."""

    sources: frozenset[str]
    target: str | None
    side: Side
    reasoned: bool = False


STEPS: dict[str, Step] = {
    "approve": Step(frozenset({PENDING}), APPROVED, "approver"),
    "refuse": Step(frozenset({PENDING}), REFUSED, "approver", reasoned=True),
    "return": Step(frozenset({PENDING}), RETURNED, "approver", reasoned=True),
    "delegate": Step(frozenset({PENDING}), None, "approver"),
    "withdraw": Step(frozenset({PENDING, RETURNED}), WITHDRAWN, "applicant"),
    "resubmit": Step(frozenset({RETURNED}), PENDING, "applicant", reasoned=True),
}
DECIDED = (APPROVED, REFUSED, WITHDRAWN)


def _labels(code: str) -> dict[str, Pair]:
    found = next(item for item in DICTIONARIES if item.code == code)
    return {item.value: pair(item.text) for item in found.items}


STATE_LABELS = _labels("approval_state")
VERB_LABELS = _labels("approval_verb")


def check_step(verb: str, state: str, no: str) -> None:
    """Conflict in plain words when the state does not allow the verb."""
    if state in STEPS[verb].sources:
        return
    act, at = VERB_LABELS[verb], STATE_LABELS[state]
    raise Conflict(
        f"审批单{no}当前为「{at.zh}」，不能「{act.zh}」 | Request {no} is “{at.en}”; “{act.en}” is not possible",
        id="approval.state",
    )
