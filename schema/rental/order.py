"""Daily orders and their process: who stays where in which nights at what price; nothing but its transitions writes them."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, DateTime, Int, Money, Ref
from schema.kit.dictionary import history, states
from schema.kit.field import f
from schema.kit.process import MENDS, Process, Transition
from schema.kit.resource import Resource, Rows
from schema.rental.unit_type import TYPE_LENGTH

RESERVED, CONFIRMED, IN_HOUSE = "reserved", "confirmed", "in_house"
CHECKED_OUT, CLOSED, NO_SHOW = "checked_out", "closed", "no_show"
AHEAD = (RESERVED, CONFIRMED)
OPEN_STATES = (*AHEAD, IN_HOUSE)
"""Orders that hold nights for somebody still to come or present."""
SHOWN_STATES = ("draft", *OPEN_STATES, CHECKED_OUT, CLOSED)
"""Orders that have a bar on the board."""
_AHEAD, _OPEN = " ".join(AHEAD), " ".join(OPEN_STATES)
_PAYING = f"{_OPEN} {CHECKED_OUT} cancelled {NO_SHOW}"


class DailyOrder(Base):
    order_no = Char(20)
    contact_name = Char(60)
    contact_phone = Char(20)
    unit_id = Ref(null=True, db_index=True)
    unit_type = Char(TYPE_LENGTH, null=True)
    community_id = Ref()
    check_in = Date()
    check_out = Date()
    nights = Int()
    channel = Char(20, default="walk_in")
    company_id = Ref(null=True, db_index=True)
    day_use = Bool(default=False)
    from_minute = Int(null=True)
    to_minute = Int(null=True)
    state = Char(20)
    locked = Bool(default=False)
    remark = Char(100, null=True)
    guest_names = Char(260, null=True)
    guest_count = Int(default=0)
    room_total = Money(default=0)
    deposit_due = Money(default=0)
    charged = Money(default=0)
    received_room = Money(default=0)
    received_deposit = Money(default=0)
    refunded_deposit = Money(default=0)
    deposit_held = Money(default=0)
    paid = Money(default=0)
    balance = Money(default=0)
    cancel_policy = Char(200, null=True)
    cancel_reason = Char(200, null=True)
    cancel_fee = Money(default=0)
    checked_in_at = DateTime(null=True)
    checked_out_at = DateTime(null=True)
    import_key = Char(80, null=True)
    group_no = Char(20, null=True)

    class Meta:
        table = "rent_daily_order"
        indexes = (("tenant_id", "state", "check_in"), ("tenant_id", "state", "check_out"), ("tenant_id", "group_no"))


# Dates are changed in one dialog, which sends what the change comes to: an extension, a shorter stay, or both ends. Where a bar is
# dragged as a whole it moves, out of the unassigned queue it is placed; an end is pulled to an arrival, a later or an earlier departure.
TRANSITIONS = (
    Transition("checkIn", "入住 | Check in", _AHEAD, IN_HOUSE, dialog=MENDS, on="board:C card"),
    Transition("checkOut", "退房 | Check out", IN_HOUSE, CHECKED_OUT, dialog=MENDS, on="board:O card"),
    Transition("confirm", "确认 | Confirm", RESERVED, CONFIRMED, on="board"),
    Transition("close", "结清 | Settle", CHECKED_OUT, CLOSED, on="board"),
    Transition("leaveSettled", "退房即结清 | Settled at check-out", CHECKED_OUT, CLOSED, internal=True),
    Transition("cashier", "收银 | Cashier", _PAYING, dialog=True, on="board:P card"),
    Transition("edit", "修改 | Modify", _OPEN, dialog=True),
    Transition("reprice", "改价 | Change prices", _OPEN, right="price", dialog=True, done="改价 | Prices changed"),
    Transition("assign", "排房 | Assign a unit", _AHEAD, dialog=True, on="board card drag:place undo:unassign"),
    Transition("move", "换房 | Move", _OPEN, dialog=True, on="board card drag:body undo:move"),
    Transition(
        "extend",
        "续住/改期 | Change dates",
        _OPEN,
        dialog=True,
        done="续住 | Extend",
        on="board drag:later undo:shorten",
    ),
    Transition("shorten", "缩短 | Shorten", _OPEN, dialog=True, on="drag:earlier undo:extend"),
    Transition("resize", "改期 | Change dates", _OPEN, right="extend", dialog=True, on="drag:arrival undo:resize"),
    Transition("hours", "改时段 | Change hours", _OPEN, right="move", dialog=True, on="board drag:hours undo:hours"),
    Transition(
        "undoCheckOut",
        "撤销退房 | Undo check-out",
        f"{CHECKED_OUT} {CLOSED}",
        IN_HOUSE,
        on="board undo:checkOut",
    ),
    Transition("reinstate", "恢复 | Reinstate", NO_SHOW, CONFIRMED, on="undo:noShow"),
    Transition("noShow", "未到店 | No show", CONFIRMED, NO_SHOW, dialog=True, danger=True, on="board"),
    Transition("split", "拆分换房 | Split", _OPEN, dialog=True, done="拆分 | Split", rare=True, on="board drag:cut"),
    Transition(
        "swap",
        "对换房间 | Swap units",
        _OPEN,
        dialog=True,
        done="对换 | Swap",
        rare=True,
        on="board drag:swap undo:swap",
    ),
    Transition("unassign", "退回待排 | Back to unassigned", _AHEAD, rare=True, on="board drag:unassigned undo:assign"),
    Transition("reverse", "冲正 | Reverse", _PAYING, dialog=True),
    Transition(
        "correct",
        "更正旧账 | Correct an old line",
        f"{_PAYING} {CLOSED}",
        internal=True,
        done="更正旧账 | Corrected an old line",
    ),
    Transition(
        "account",
        "协议挂账 | On a company's account",
        f"{_OPEN} {CHECKED_OUT}",
        dialog=True,
        rare=True,
        done="协议挂账 | Put on account",
    ),
    Transition("note", "备注 | Note", " ".join(SHOWN_STATES), dialog=True, rare=True, on="board undo:note"),
    Transition("lock", "锁定 | Lock", _OPEN, rare=True, on="board undo:unlock"),
    Transition("unlock", "解锁 | Unlock", _OPEN, right="lock", rare=True, on="board undo:lock"),
    Transition(
        "cancel",
        "取消订单 | Cancel order",
        _AHEAD,
        "cancelled",
        dialog=True,
        done="取消 | Cancel",
        danger=True,
        rare=True,
        on="board",
    ),
)
PROCESS = Process(
    "state",
    name="order",
    noun="订单 | Order",
    number="order_no",
    states={
        "draft": "草稿 | Draft #default",
        RESERVED: "已预订 | Reserved #orange",
        CONFIRMED: "已确认 | Confirmed #blue",
        IN_HOUSE: "在住 | In house #green",
        CHECKED_OUT: "已退房 | Checked out #purple",
        CLOSED: "已结清 | Closed #default",
        "cancelled": "已取消 | Cancelled #default",
        NO_SHOW: "未到店 | No show #red",
    },
    transitions=TRANSITIONS,
    once=" ".join(item.code for item in TRANSITIONS),
)


def _right(code: str, label: str, *, without_row: bool = False) -> Action:
    """A right that is no transition: to enter orders, or to pass over a rule in one."""
    return Action(code, label, needs=f"rental:order:{code}", without_row=without_row)


order = Resource(
    DailyOrder,
    path="rental/order",
    title="日租订单 | Daily orders",
    fields=[
        f("order_no", "订单号 | Order no.", find="like", flags="unique read_only", width=128),
        f("contact_name", "联系人 | Contact", rule="name", find="like", width=92),
        f("contact_phone", "联系电话 | Phone", rule="mobile", find="like", width=124),
        f("guest_names", "入住人 | Guests", find="like", flags="read_only", width=120),
        f("unit_id", "房间 | Room", ref="rental/unit", find="eq", width=204, choice="tree"),
        f("unit_type", "预订户型 | Type sold", find="eq", hide="list"),
        f("community_id", "小区 | Community", ref="rental/community", find="eq", hide="import"),
        f("check_in", "入住日期 | Check-in", find="range", width=112),
        f("check_out", "离店日期 | Check-out", find="range", width=112),
        f("nights", "晚数 | Nights", flags="read_only"),
        f("day_use", "钟点房 | Day use", find="eq", flags="read_only", hide="list"),
        f("channel", "渠道 | Channel", dict="channel", find="in", width=100),
        f("company_id", "协议单位 | On account of", ref="rental/company", find="eq", flags="read_only", hide="list"),
        f("state", "状态 | State", dict="order_state", find="in", flags="read_only", width=104),
        f("room_total", "房费合计 | Room fee", flags="read_only", width=116),
        f("received_room", "实收房费 | Received room fee", flags="read_only"),
        f("received_deposit", "实收押金 | Received deposit", flags="read_only"),
        f("refunded_deposit", "退还押金 | Refunded deposit", flags="read_only", hide="list"),
        f("deposit_held", "在押 | Deposit held", flags="read_only", hide="list"),
        f("balance", "欠款 | Balance", find="range", flags="read_only", width=112),
        f("group_no", "团队号 | Group", find="eq", flags="read_only", width=128, hide="list"),
        f("locked", "锁定 | Locked", flags="read_only", hide="list"),
        f("remark", "备注 | Remark"),
        f("cancel_reason", "取消原因 | Why cancelled", flags="read_only", hide="list"),
        f("checked_in_at", "实际入住 | Checked in at", flags="read_only", hide="list"),
        f("checked_out_at", "实际离店 | Checked out at", flags="read_only", hide="list"),
    ],
    list="contact_name state unit_id check_in check_out balance order_no room_total contact_phone guest_names channel",
    can="list export import",
    label="order_no",
    rows=Rows(totals="room_total balance"),
    process=PROCESS,
    actions=[
        _right("add", "录入订单 | Enter order", without_row=True),
        _right("overbook", "超售 | Overbook"),
        _right("credit", "超额挂账 | Above the credit"),
        _right("debt", "挂账退房 | Check out with debt"),
        _right("early", "提前入住 | Check in early"),
        _right("backdate", "补录 | Back-date"),
        _right("print", "打印 | Print"),
    ],
)

ORDER_STATE = states(order, "订单状态 | Order state")
ORDER_EVENT = history(
    order, "order_event", "订单操作 | Order event", add="录入 | Booking", settlement="退租结算 | Settlement"
)
