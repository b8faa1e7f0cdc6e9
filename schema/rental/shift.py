"""Shifts of the cashier (班次): cash from the float to the count, what is still open, and the two who sign the handover.

What should be in the drawer is the float and the cash lines of the ledger that were posted in the shift, never typed.
"""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, Date, DateTime, Json, Money, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Find, f, lately
from schema.kit.indexes import check
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

OPEN, COUNTED, CLOSED = "open", "counted", "closed"
FACES = (10000, 5000, 2000, 1000, 500, 100, 50, 10)
"""What cash is counted in, in fen."""
SHIFT_ITEM = dictionary(
    "shift_item",
    "交接未了事项 | Open at the handover",
    "arrivals=应到未到 | Arrivals not yet come",
    "departures=应离未离 | Departures not yet gone",
    "owing=未结清 | Unpaid balances",
    "tickets=未完工单 | Open tickets",
    "keys=未还钥匙 | Keys out",
)


class Shift(Base):
    """Of one cashier; amounts in fen. `expected` = float + cash received - cash paid out, `diff` = counted - expected.

    counts: {note or coin in yuan: pieces}. items: what was open when it was counted, as `HandoverItemsShape`. handed_in: what went to
    the safe; the rest is the float of whoever takes over. previous_id: the shift that this one took over.
    """

    no = Char(20, default="")
    operator_id = Ref(db_index=True)
    operator = Char(110)
    biz_date = Date()
    begun_at = DateTime()
    open_cash = Money()
    previous_id = Ref(null=True)
    state = Char(10, default=OPEN)
    counted_at = DateTime(null=True)
    counted_by = Char(110, null=True)
    cash_in = Money(null=True)
    cash_out = Money(null=True)
    expected = Money(null=True)
    counts = Json(null=True)
    counted = Money(null=True)
    diff = Money(null=True)
    handed_in = Money(null=True)
    reason = Char(200, null=True)
    note = Char(200, null=True)
    items = Json(null=True)
    receiver_id = Ref(null=True)
    receiver = Char(110, null=True)
    closed_at = DateTime(null=True)

    class Meta:
        table = "rent_shift"
        indexes = (("tenant_id", "biz_date"), ("tenant_id", "state"))


_WHY = f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200)

shift = Resource(
    Shift,
    path="rental/shift",
    title="交接班 | Shifts",
    fields=[
        f("no", "班次号 | No.", find="like", flags="unique read_only", width=120),
        f("state", "状态 | State", dict="shift_state", find="in", flags="read_only", width=96),
        f("operator_id", "收银员 | Cashier", ref="sys/user", find="eq", flags="read_only", width=104),
        f(
            "biz_date",
            "营业日 | Business day",
            find=Find("range", (lately("近7天 | Last 7 days", 7), lately("近30天 | Last 30 days", 30))),
            flags="read_only",
            width=112,
        ),
        f("begun_at", "开班 | Begun", flags="read_only", width=160),
        f("open_cash", "备用金 | Float", flags="read_only", width=104),
        f("cash_in", "收现金 | Cash received", flags="read_only", width=104),
        f("cash_out", "付现金 | Cash paid out", flags="read_only", width=104),
        f("expected", "应有 | Expected", flags="read_only", width=104),
        f("counted", "实点 | Counted", flags="read_only", width=104),
        f("diff", "差额 | Difference", find="range", flags="read_only", width=104),
        f("reason", "差额原因 | Reason of the difference", flags="read_only", width=160),
        f("handed_in", "上缴 | Paid in to the safe", flags="read_only", width=104),
        f("receiver_id", "接班人 | Taken over by", ref="sys/user", find="eq", flags="read_only", width=104),
        f("receiver", "接班人签名 | Signed by", flags="read_only", hide="list"),
        f("counted_at", "交班 | Counted at", flags="read_only", width=160, hide="list"),
        f("counted_by", "清点人签名 | Counted by", flags="read_only", hide="list"),
        f("closed_at", "接班 | Taken over at", flags="read_only", width=160),
        f("previous_id", "上一班 | Shift before", ref="rental/shift", flags="read_only", hide="list"),
        f("note", "交接说明 | Note", flags="read_only", hide="list"),
    ],
    list="no state operator_id biz_date expected counted diff reason receiver_id open_cash cash_in cash_out handed_in begun_at closed_at",
    sort="-begun_at",
    can="list export",
    label="no",
    children=[Child("rental/ledger", "shift_id")],
    rows=Rows(record={"state": CLOSED}),
    search="own",
    process=Process(
        "state",
        name="shift",
        noun="班次 | Shift",
        states={
            OPEN: "当班 | On duty #green",
            COUNTED: "待接班 | To be taken over #orange",
            CLOSED: "已交班 | Handed over #default",
        },
        transitions=[
            Transition("count", "清点交班 | Count and hand over", OPEN, COUNTED, dialog=True, done="清点 | Counted"),
            Transition(
                "takeOver",
                "接班 | Take over",
                COUNTED,
                CLOSED,
                confirm="现金已当面点清，接班并以留下的现金开班？"
                " | The cash was counted with you: take over and begin your shift with what is left?",
                done="接班 | Taken over",
            ),
            Transition(
                "accept",
                "确认交接，不开班 | Confirm only",
                COUNTED,
                CLOSED,
                right="takeOver",
                confirm="现金已当面点清并收走，不开新班？ | The cash was counted with you and you keep it, without a shift?",
                done="确认交接 | Handover confirmed",
            ),
            Transition(
                "sendBack",
                "退回重点 | Count again",
                COUNTED,
                OPEN,
                right="takeOver",
                asks=(_WHY,),
                done="退回重点 | Sent back",
                rare=True,
            ),
        ],
    ),
    actions=[
        Action(
            "begin",
            "开班 | Begin my shift",
            needs="rental:shift:begin",
            without_row=True,
            fields=(
                f(
                    "open_cash",
                    "备用金 | Float",
                    kind="money",
                    flags="required",
                    limits=(0, None),
                    help="抽屉里现有的现金 | The cash in the drawer now",
                ),
            ),
        ),
    ],
)

SHIFT_STATE = states(shift, "班次状态 | State of a shift")

# A cashier has one drawer; a drawer that is not right is closed with a reason or not at all.
SHIFT_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_rent_shift_on_duty" ON "rent_shift" ("tenant_id", "operator_id")'
    ' WHERE "state" = \'open\' AND "del_flag" = 0',
    check(
        "rent_shift",
        "rent_shift_adds_up",
        '"state" = \'open\' OR ("expected" = "open_cash" + "cash_in" - "cash_out" AND "diff" = "counted" - "expected"'
        " AND (\"diff\" = 0 OR coalesce(\"reason\", '') <> ''))",
    ),
    check("rent_shift", "rent_shift_two_people", '"state" <> \'closed\' OR "receiver_id" <> "operator_id"'),
]
