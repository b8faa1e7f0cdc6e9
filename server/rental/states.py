"""The life cycles as tables: which event leads from which states to which; the dictionary of events has the words."""

from typing import NamedTuple

from schema.kit.errors import Conflict
from schema.rental.order import ORDER_EVENT

OPEN_STATES = ("reserved", "confirmed", "in_house")
"""Orders that hold nights for somebody still to come or present."""

SHOWN_STATES = ("draft", "reserved", "confirmed", "in_house", "checked_out", "closed")
"""Orders that have a bar on the board."""

STATE_TEXTS = {
    "draft": "草稿 | Draft",
    "reserved": "已预订 | Reserved",
    "confirmed": "已确认 | Confirmed",
    "in_house": "在住 | In house",
    "checked_out": "已退房 | Checked out",
    "closed": "已结清 | Closed",
    "cancelled": "已取消 | Cancelled",
    "no_show": "未到店 | No show",
}


class Transition(NamedTuple):
    """`to` None: the state stays."""

    sources: tuple[str, ...]
    to: str | None


ORDER_EVENTS: dict[str, Transition] = {
    "confirm": Transition(("reserved",), "confirmed"),
    "checkIn": Transition(("reserved", "confirmed"), "in_house"),
    "checkOut": Transition(("in_house",), "checked_out"),
    "close": Transition(("checked_out",), "closed"),
    "cancel": Transition(("reserved", "confirmed"), "cancelled"),
    "noShow": Transition(("confirmed",), "no_show"),
    "reinstate": Transition(("no_show",), "confirmed"),
    "undoCheckOut": Transition(("checked_out",), "in_house"),
    "edit": Transition(OPEN_STATES, None),
    "assign": Transition(("reserved", "confirmed"), None),
    "unassign": Transition(("reserved", "confirmed"), None),
    "move": Transition(OPEN_STATES, None),
    "extend": Transition(OPEN_STATES, None),
    "shorten": Transition(OPEN_STATES, None),
    "resize": Transition(OPEN_STATES, None),
    "split": Transition(OPEN_STATES, None),
    "swap": Transition(OPEN_STATES, None),
    "hours": Transition(OPEN_STATES, None),
    "cashier": Transition((*OPEN_STATES, "checked_out", "cancelled", "no_show"), None),
    "reverse": Transition((*OPEN_STATES, "checked_out", "cancelled", "no_show"), None),
    "lock": Transition(OPEN_STATES, None),
    "note": Transition(SHOWN_STATES, None),
}

_LABELS = ORDER_EVENT.labels

RIGHTS = {"resize": "rental:order:extend", "hours": "rental:order:move"}


def right_of(event: str) -> str:
    """The permission code of an event."""
    return RIGHTS.get(event, f"rental:order:{event}")


def next_state(event: str, state: str) -> str:
    """The state after the event; Conflict when the event is not possible in this state."""
    transition = ORDER_EVENTS[event]
    if state not in transition.sources:
        zh, en = _LABELS[event]
        now_zh, now_en = (side.strip() for side in STATE_TEXTS[state].split("|"))
        raise Conflict(f"订单{now_zh}，不能{zh} | {en}: not possible, the order is {now_en.lower()}", id="order.state")
    return transition.to or state
