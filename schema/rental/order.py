"""Daily orders: who stays where in which nights at what price; written only by the actions of the life cycle."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, DateTime, Int, Money, Ref
from schema.kit.dictionary import dictionary
from schema.kit.field import f
from schema.kit.resource import Resource
from schema.rental.unit_type import TYPE_LENGTH

ORDER_STATE = dictionary(
    "order_state",
    "订单状态 | Order state",
    "draft=草稿 | Draft #default",
    "reserved=已预订 | Reserved #orange",
    "confirmed=已确认 | Confirmed #blue",
    "in_house=在住 | In house #green",
    "checked_out=已退房 | Checked out #purple",
    "closed=已结清 | Closed #default",
    "cancelled=已取消 | Cancelled #default",
    "no_show=未到店 | No-show #red",
)
ORDER_EVENT = dictionary(
    "order_event",
    "订单操作 | Order event",
    "add=录入 | Booking",
    "confirm=确认 | Confirm",
    "checkIn=入住 | Check in",
    "checkOut=退房 | Check out",
    "close=结清 | Close",
    "cancel=取消 | Cancel",
    "noShow=未到店 | No show",
    "reinstate=恢复 | Reinstate",
    "undoCheckOut=撤销退房 | Undo check-out",
    "edit=修改 | Modify",
    "assign=排房 | Assign a unit",
    "unassign=退回待排 | Back to the lane",
    "move=换房 | Move",
    "extend=续住 | Extend",
    "shorten=缩短 | Shorten",
    "resize=改期 | Change dates",
    "split=拆分 | Split",
    "swap=对换 | Swap",
    "hours=改时段 | Change hours",
    "cashier=收银 | Cashier",
    "reverse=冲正 | Reverse",
    "lock=锁定 | Lock",
    "note=备注 | Note",
)


class DailyOrder(Base):
    order_no = Char(20)
    contact_name = Char(60)
    contact_phone = Char(20)
    unit_id = Ref(null=True)
    unit_type = Char(TYPE_LENGTH, null=True)
    community_id = Ref()
    check_in = Date()
    check_out = Date()
    nights = Int()
    channel = Char(20, default="walk_in")
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

    class Meta:
        table = "rent_daily_order"
        indexes = (("tenant_id", "state", "check_in"), ("tenant_id", "state", "check_out"))


def _do(code: str, label: str, confirm: str | None = None, *, at: str = "") -> Action:
    """A plain step where `at` names the state that it starts from."""
    when = {"state": at} if at else {}
    return Action(code, label, needs=f"rental:order:{code}", confirm=confirm, plain=bool(at), when=when)


order = Resource(
    DailyOrder,
    path="rental/order",
    title="日租订单 | Daily orders",
    fields=[
        f("order_no", "订单号 | Order no.", find="like", flags="unique read_only", width=128),
        f("contact_name", "联系人 | Contact", find="like", width=92),
        f("contact_phone", "联系电话 | Phone", rule="mobile", find="like", width=124),
        f("guest_names", "入住人 | Guests", find="like", flags="read_only", width=120),
        f("unit_id", "房间 | Room", ref="rental/unit", find="eq", width=204),
        f("unit_type", "预订户型 | Type sold", find="eq", hide="list"),
        f("community_id", "小区 | Community", ref="rental/community", find="eq", hide="import"),
        f("check_in", "入住日期 | Check-in", find="range", width=112),
        f("check_out", "离店日期 | Check-out", find="range", width=112),
        f("nights", "晚数 | Nights", flags="read_only"),
        f("day_use", "钟点房 | Day use", find="eq", flags="read_only", hide="list"),
        f("channel", "渠道 | Channel", dict="channel", find="in", width=100),
        f("state", "状态 | State", dict="order_state", find="in", flags="read_only", width=104),
        f("room_total", "房费合计 | Room fee", flags="read_only", width=116),
        f("received_room", "实收房费 | Received room fee", flags="read_only"),
        f("received_deposit", "实收押金 | Received deposit", flags="read_only"),
        f("refunded_deposit", "退还押金 | Refunded deposit", flags="read_only", hide="list"),
        f("deposit_held", "在押 | Deposit held", flags="read_only", hide="list"),
        f("balance", "欠款 | Balance", find="range", flags="read_only", width=112),
        f("locked", "锁定 | Locked", flags="read_only", hide="list"),
        f("remark", "备注 | Remark"),
        f("cancel_reason", "取消原因 | Why cancelled", flags="read_only", hide="list"),
        f("checked_in_at", "实际入住 | Checked in at", flags="read_only", hide="list"),
        f("checked_out_at", "实际离店 | Checked out at", flags="read_only", hide="list"),
    ],
    list="order_no state contact_name unit_id check_in check_out balance room_total contact_phone guest_names channel",
    can="list export import",
    label="order_no",
    actions=[
        _do("add", "录入订单 | Enter order"),
        _do("checkIn", "入住 | Check in"),
        _do("checkOut", "退房 | Check out", "确认退房？ | Check out now?"),
        _do("confirm", "确认 | Confirm", at="reserved"),
        _do("close", "结清 | Close", at="checked_out"),
        _do("cashier", "收银 | Cashier"),
        _do("edit", "修改 | Modify"),
        _do("move", "换房 | Move"),
        _do("extend", "续住/改期 | Change dates"),
        _do("shorten", "缩短 | Shorten"),
        _do("split", "拆分换房 | Split"),
        _do("swap", "对换房间 | Swap units"),
        _do("note", "备注 | Note"),
        Action("unlock", "解锁 | Unlock", needs="rental:order:lock"),
        _do("lock", "锁定 | Lock"),
        _do("undoCheckOut", "撤销退房 | Undo check-out", at="checked_out"),
        _do("reinstate", "恢复 | Reinstate", at="no_show"),
        _do("noShow", "未到店 | No show"),
        _do("cancel", "取消订单 | Cancel order"),
        _do("assign", "排房 | Assign a unit"),
        _do("unassign", "退回待排 | Back to the lane"),
        _do("overbook", "超售 | Overbook"),
        _do("reverse", "冲正 | Reverse"),
        _do("price", "改价 | Change prices"),
        _do("debt", "挂账退房 | Check out with debt"),
        _do("early", "提前入住 | Check in early"),
        _do("backdate", "补录 | Back-date"),
    ],
)
