"""The life of a request as a table: verb, states it starts from, state it leads to, who may."""

from dataclasses import dataclass
from typing import Literal

from schema.approval.request import APPROVED, PENDING, REFUSED, RETURNED, WITHDRAWN
from schema.kit.text import Pair
from server.kit.steps import Step, Steps, labels_of

Side = Literal["applicant", "approver"]


@dataclass(frozen=True, slots=True)
class RequestStep(Step):
    side: Side = "approver"


STEPS = Steps(
    {
        "approve": RequestStep(frozenset({PENDING}), APPROVED),
        "refuse": RequestStep(frozenset({PENDING}), REFUSED, reasoned=True),
        "return": RequestStep(frozenset({PENDING}), RETURNED, reasoned=True),
        "delegate": RequestStep(frozenset({PENDING}), None),
        "withdraw": RequestStep(frozenset({PENDING, RETURNED}), WITHDRAWN, side="applicant"),
        "resubmit": RequestStep(frozenset({RETURNED}), PENDING, reasoned=True, side="applicant"),
    },
    noun=Pair("审批单", "Request"),
    states=labels_of("approval_state"),
    events=labels_of("approval_verb"),
    id="approval.state",
)
DECIDED = (APPROVED, REFUSED, WITHDRAWN)
