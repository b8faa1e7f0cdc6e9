"""The life of a housekeeping order as a table: event, states it starts from, state it leads to, effect on the room."""

from dataclasses import dataclass

from schema.kit.text import Pair
from server.kit.steps import Step, Steps, labels_of

OPEN = ("pending", "dispatched", "accepted", "in_progress", "to_inspect", "abnormal")
HERS = ("dispatched", "accepted", "in_progress", "to_inspect", "abnormal")
NOT_STARTED = ("pending", "dispatched", "accepted")
CLEANING_TYPES = ("checkout", "stayover", "deep")


@dataclass(frozen=True, slots=True)
class OrderStep(Step):
    """`room` is the clean state that a cleaning order gives its room."""

    room: str | None = None


def _step(sources: str, target: str | None, room: str | None = None) -> OrderStep:
    return OrderStep(frozenset(sources.split()), target, room=room)


STEPS = Steps(
    {
        "dispatch": _step("pending", "dispatched"),
        "redispatch": _step("dispatched accepted abnormal", "dispatched"),
        "recall": _step("dispatched accepted abnormal", "pending"),
        "accept": _step("dispatched", "accepted"),
        "auto_accept": _step("dispatched", "accepted"),
        "refuse": _step("dispatched", "pending"),
        "timeout": _step("dispatched", "pending"),
        "start": _step("accepted", "in_progress", "cleaning"),
        "pause": _step("in_progress", None),
        "resume": _step("in_progress", None),
        "finish": _step("in_progress", "completed", "clean"),
        "pass": _step("to_inspect", "completed", "inspected"),
        "fail": _step("to_inspect", "in_progress", "cleaning"),
        "reschedule": _step("pending dispatched accepted", None),
        "problem": _step("dispatched accepted in_progress to_inspect", "abnormal"),
        "resolve": _step("abnormal", "accepted"),
        "cancel": _step("pending dispatched accepted", "cancelled"),
        "reopen": _step("completed", "in_progress", "cleaning"),
    },
    noun=Pair("保洁单", "Order"),
    states=labels_of("hk_state"),
    events=labels_of("hk_event_kind"),
    id="hk.state",
)


def target_of(event: str, *, inspect: bool) -> str | None:
    """Where an event leads; finishing an order that needs an inspection leads there first."""
    if event == "finish" and inspect:
        return "to_inspect"
    return STEPS.table[event].target


def is_done_already(event: str, state: str, *, paused: bool) -> bool:
    """Whether a worker's act is a late echo: what it asks for is how things are already."""
    if event == "pause":
        return state == "in_progress" and paused
    if event == "resume":
        return state == "in_progress" and not paused
    if event == "finish":
        return state in ("to_inspect", "completed")
    return STEPS.table[event].target == state
