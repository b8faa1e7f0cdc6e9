"""The life cycles as tables: which event leads from which states to which, and the words for it."""

from typing import NamedTuple

from schema.kit.errors import Conflict

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
    label: str


ORDER_EVENTS: dict[str, Transition] = {
    "confirm": Transition(("reserved",), "confirmed", "确认 | Confirm"),
    "checkIn": Transition(("reserved", "confirmed"), "in_house", "入住 | Check in"),
    "checkOut": Transition(("in_house",), "checked_out", "退房 | Check out"),
    "close": Transition(("checked_out",), "closed", "结清 | Close"),
    "cancel": Transition(("reserved", "confirmed"), "cancelled", "取消 | Cancel"),
    "noShow": Transition(("confirmed",), "no_show", "未到店 | No show"),
    "reinstate": Transition(("no_show",), "confirmed", "恢复 | Reinstate"),
    "undoCheckOut": Transition(("checked_out",), "in_house", "撤销退房 | Undo check-out"),
    "edit": Transition(OPEN_STATES, None, "修改 | Modify"),
    "assign": Transition(("reserved", "confirmed"), None, "排房 | Assign a unit"),
    "unassign": Transition(("reserved", "confirmed"), None, "退回待排 | Back to the lane"),
    "move": Transition(OPEN_STATES, None, "换房 | Move"),
    "extend": Transition(OPEN_STATES, None, "续住 | Extend"),
    "shorten": Transition(OPEN_STATES, None, "缩短 | Shorten"),
    "resize": Transition(OPEN_STATES, None, "改期 | Change dates"),
    "split": Transition(OPEN_STATES, None, "拆分 | Split"),
    "swap": Transition(OPEN_STATES, None, "对换 | Swap"),
    "hours": Transition(OPEN_STATES, None, "改时段 | Change hours"),
    "cashier": Transition((*OPEN_STATES, "checked_out", "cancelled", "no_show"), None, "收银 | Cashier"),
    "reverse": Transition((*OPEN_STATES, "checked_out", "cancelled", "no_show"), None, "冲正 | Reverse"),
    "lock": Transition(OPEN_STATES, None, "锁定 | Lock"),
    "note": Transition(SHOWN_STATES, None, "备注 | Note"),
}

RIGHTS = {"resize": "rental:order:extend", "hours": "rental:order:move"}


def right_of(event: str) -> str:
    """The permission code of an event."""
    return RIGHTS.get(event, f"rental:order:{event}")


def next_state(event: str, state: str) -> str:
    """The state after the event; Conflict when the event is not possible in this state."""
    transition = ORDER_EVENTS[event]
    if state not in transition.sources:
        zh, en = (side.strip() for side in transition.label.split("|"))
        now_zh, now_en = (side.strip() for side in STATE_TEXTS[state].split("|"))
        raise Conflict(f"订单{now_zh}，不能{zh} | {en}: not possible, the order is {now_en.lower()}", id="order.state")
    return transition.to or state
