"""Pay sheets (工资单): what a housekeeper is paid for a month, order by order from their quotations, and her word that it is right.

A draft is reckoned anew as often as one likes; what was issued stays as it is until she objects.
"""

from schema.housekeeping.order import HK_TYPE
from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, DateTime, Int, Money, Ref
from schema.kit.dictionary import states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

DRAFT, ISSUED, CONFIRMED, PAID = "draft", "issued", "confirmed", "paid"
SHOWN = (ISSUED, CONFIRMED, PAID)
"""States in which she sees it."""


class PaySheet(Base):
    """Fen; `month`: 2026-11, which begins with `first_day`. `objection`: what she found wrong with it the last time."""

    no = Char(20)
    staff_id = Ref(db_index=True)
    month = Char(7)
    first_day = Date()
    orders = Int(default=0)
    minutes = Int(default=0)
    amount = Money(default=0)
    state = Char(12, default=DRAFT)
    confirmed_at = DateTime(null=True)
    objection = Char(300, null=True)
    paid_on = Date(null=True)
    method = Char(20, null=True)
    note = Char(200, null=True)

    class Meta:
        table = "hk_pay_sheet"


class PaySheetLine(Base):
    """A completed order; `room` is its title as it was, `amount` in fen what it was quoted at when it was done."""

    sheet_id = Ref(db_index=True)
    order_id = Ref(db_index=True)
    order_no = Char(20)
    type = Char(10)
    room = Char(160, null=True)
    finished_on = Date()
    minutes = Int(default=0)
    amount = Money()

    class Meta:
        table = "hk_pay_sheet_line"


pay_sheet = Resource(
    PaySheet,
    path="housekeeping/paySheet",
    title="保洁工资单 | Pay sheets",
    fields=[
        f("no", "单号 | Number", find="like", flags="unique read_only", width=128),
        f("staff_id", "保洁人员 | Housekeeper", ref="housekeeping/staff", find="eq", flags="read_only", width=120),
        f("month", "月份 | Month", find="like", flags="read_only", width=104),
        f("state", "状态 | State", dict="hk_pay_sheet_state", find="in", flags="read_only", width=104),
        f("orders", "单数 | Orders", flags="read_only", width=88),
        f("minutes", "工时(分钟) | Minutes", flags="read_only", width=112),
        f("amount", "金额 | Amount", find="range", flags="read_only", width=128),
        f("confirmed_at", "本人确认 | Confirmed by her", flags="read_only", width=172),
        f("objection", "异议 | Objection", flags="read_only", width=200),
        f("paid_on", "付款日期 | Paid on", find="range", flags="read_only", width=112),
        f("method", "付款方式 | Method", dict="pay_method", find="in", flags="read_only", width=104),
        f("note", "付款说明 | Note", flags="read_only", hide="list"),
    ],
    list="no staff_id month state orders minutes amount confirmed_at objection paid_on method",
    sort="-month staff_id",
    can="list delete export",
    label="no",
    search="off",
    children=[Child("housekeeping/paySheetLine", "sheet_id", inline=True)],
    rows=Rows(unique=[("staff_id", "month")], settled={"state": " ".join(SHOWN)}, totals="amount"),
    process=Process(
        "state",
        name="hk_pay_sheet",
        noun="工资单 | Pay sheet",
        number="no",
        states={
            DRAFT: "草稿 | Draft #default",
            ISSUED: "待确认 | To be confirmed #blue",
            CONFIRMED: "已确认 | Confirmed #cyan",
            PAID: "已付款 | Paid #green",
        },
        transitions=[
            Transition("issue", "发给本人 | Issue", DRAFT, ISSUED, batch=True, done="发给本人 | Issued"),
            Transition(
                "reckon", "重新计算 | Reckon anew", DRAFT, right="draw", batch=True, done="重新计算 | Reckoned anew"
            ),
            Transition(
                "confirm", "确认无误 | Confirm", ISSUED, CONFIRMED, right=None, on="phone", done="本人确认 | Confirmed"
            ),
            Transition(
                "object",
                "有异议 | Object",
                ISSUED,
                DRAFT,
                right=None,
                on="phone",
                asks=(f("objection", "哪里不对 | What is wrong", kind="textarea", flags="required", limits=300),),
                writes="objection",
                danger=True,
                done="提出异议 | Objected",
            ),
            Transition(
                "pay",
                "登记付款 | Record the payment",
                CONFIRMED,
                PAID,
                asks=(
                    f("paid_on", "付款日期 | Paid on", kind="date", flags="required"),
                    f("method", "付款方式 | Method", kind="dict", dict="pay_method", flags="required"),
                    f("note", "说明 | Note", kind="textarea", limits=200),
                ),
                writes="paid_on method note",
                done="付款 | Paid",
            ),
            Transition(
                "takeBack",
                "撤回 | Take back",
                f"{ISSUED} {CONFIRMED}",
                DRAFT,
                right="issue",
                asks=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),),
                rare=True,
                done="撤回 | Taken back",
            ),
        ],
        once="pay",
    ),
    actions=[
        Action(
            "draw",
            "生成工资单 | Draw up",
            needs="housekeeping:paySheet:draw",
            without_row=True,
            fields=(
                f("day", "月份 | Month", kind="date", flags="required", help="选该月任意一天 | Any day of the month"),
                f(
                    "staff_id",
                    "保洁人员 | Housekeeper",
                    kind="ref",
                    ref="housekeeping/staff",
                    help="不选则全部人员 | Empty: everybody",
                ),
            ),
        ),
    ],
)

pay_sheet_line = Resource(
    PaySheetLine,
    path="housekeeping/paySheetLine",
    title="工资单明细 | Lines of pay sheets",
    fields=[
        f("sheet_id", "工资单 | Pay sheet", ref="housekeeping/paySheet", find="eq", flags="read_only", width=128),
        f("order_id", "保洁单 | Order", ref="housekeeping/order", find="eq", flags="read_only", hide="list"),
        f("order_no", "订单号 | Number", find="like", flags="read_only", width=150),
        f("type", "类型 | Type", dict=HK_TYPE.code, find="eq", flags="read_only", width=104),
        f("room", "房间 | Room", find="like", flags="read_only", width=200),
        f("finished_on", "完成日期 | Finished on", find="range", flags="read_only", width=112),
        f("minutes", "工时(分钟) | Minutes", flags="read_only", width=112),
        f("amount", "金额 | Amount", flags="read_only", width=120),
    ],
    list="order_no type room finished_on minutes amount",
    sort="finished_on order_no",
    can="list export",
    label="order_no",
    search="off",
    rows=Rows(record=True, under={"sheet_id": "housekeeping/paySheet"}, totals="amount"),
)

HK_PAY_SHEET_STATE = states(pay_sheet, "工资单状态 | State of a pay sheet")
