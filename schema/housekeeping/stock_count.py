"""Counts of a store (盘点): what is on its shelves is counted against the ledger, and closing the count corrects that.

Above a parameter a second person closes it, so that nobody counts away what they took.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Int, Money, Ref
from schema.kit.dictionary import states
from schema.kit.field import f
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows

OPEN, COUNTED, CLOSED, CANCELLED = "open", "counted", "closed", "cancelled"


class StockCount(Base):
    """`off`: lines that differ; `difference`: fen that the differences come to, more and fewer alike."""

    no = Char(20, default="")
    store_id = Ref(db_index=True)
    state = Char(12, default=OPEN)
    note = Char(200, null=True)
    off = Int(default=0)
    difference = Money(default=0)
    counted_by = Ref(null=True)
    counted_at = DateTime(null=True)
    closed_by = Ref(null=True)
    closed_at = DateTime(null=True)

    class Meta:
        table = "hk_stock_count"


class StockCountLine(Base):
    """`expected`: what the ledger said when the count was opened, and says anew when it was finished; `counted` empty: not yet."""

    count_id = Ref(db_index=True)
    supply_id = Ref()
    expected = Int(default=0)
    counted = Int(null=True)
    difference = Int(null=True)
    note = Char(200, null=True)

    class Meta:
        table = "hk_stock_count_line"


stock_count = Resource(
    StockCount,
    path="housekeeping/stockCount",
    title="盘点 | Stock counts",
    fields=[
        f("no", "单号 | Number", find="like", flags="unique read_only", width=128, hide="import"),
        f("store_id", "库房 | Store", ref="housekeeping/store", find="eq", flags="required once", width=140),
        f("state", "状态 | State", dict="hk_count_state", find="in", flags="read_only", width=104, hide="import"),
        f("off", "差异项 | Lines off", flags="read_only", width=96, hide="import"),
        f("difference", "差异金额 | Difference", find="range", flags="read_only", width=112, hide="import"),
        f("counted_by", "盘点人 | Counted by", ref="sys/user", find="eq", flags="read_only", width=112, hide="import"),
        f("counted_at", "盘点时间 | Counted at", flags="read_only", width=172, hide="import"),
        f("closed_by", "结账人 | Closed by", ref="sys/user", find="eq", flags="read_only", width=112, hide="import"),
        f("closed_at", "结账时间 | Closed at", find="range", flags="read_only", width=172, hide="import"),
        f("note", "备注 | Note", width=160),
    ],
    list="no store_id state off difference counted_by counted_at closed_by closed_at note",
    can="list add edit export",
    label="no",
    children=[Child("housekeeping/stockCountLine", "count_id"), Child("housekeeping/stockMove", "count_id")],
    rows=Rows(settled={"state": f"{COUNTED} {CLOSED} {CANCELLED}"}, record={"state": f"{CLOSED} {CANCELLED}"}),
    process=Process(
        "state",
        name="hk_stock_count",
        noun="盘点单 | Count",
        number="no",
        states={
            OPEN: "盘点中 | Open #blue",
            COUNTED: "待结账 | Counted #orange",
            CLOSED: "已结账 | Closed #green",
            CANCELLED: "已作废 | Cancelled #default",
        },
        transitions=[
            Transition("count", "盘点完毕 | Counted", OPEN, COUNTED, right="edit", done="盘点完毕 | Counted"),
            Transition(
                "close",
                "结账并更正库存 | Close and correct",
                COUNTED,
                CLOSED,
                confirm="库存将按实盘数更正，确定吗？ | The stock is corrected to what was counted. Continue?",
                done="结账 | Closed",
            ),
            Transition("recount", "退回重盘 | Count again", COUNTED, OPEN, right="edit", done="退回重盘 | Sent back"),
            Transition(
                "cancel",
                "作废 | Cancel",
                f"{OPEN} {COUNTED}",
                CANCELLED,
                right="edit",
                asks=(f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200),),
                danger=True,
                rare=True,
                done="作废 | Cancelled",
            ),
        ],
    ),
)

stock_count_line = Resource(
    StockCountLine,
    path="housekeeping/stockCountLine",
    title="盘点明细 | Lines of counts",
    fields=[
        f("count_id", "盘点单 | Count", ref="housekeeping/stockCount", find="eq", flags="read_only", width=128),
        f("supply_id", "物品 | Supply", ref="housekeeping/supply", find="eq", flags="read_only", width=180),
        f("expected", "账面 | Expected", flags="read_only", width=96),
        f("counted", "实盘 | Counted", limits=(0, 999999), width=96),
        f("difference", "差异 | Difference", find="range", flags="read_only", width=96),
        f("note", "说明 | Note", width=200),
    ],
    list="supply_id expected counted difference note",
    sort="count_id id",
    can="list edit export",
    label="id",
    search="off",
    rows=Rows(unique=[("count_id", "supply_id")], under={"count_id": "housekeeping/stockCount"}, kept_with="count_id"),
)

HK_COUNT_STATE = states(stock_count, "盘点状态 | State of a count")
COUNT_CONSTRAINTS = [
    'CREATE UNIQUE INDEX IF NOT EXISTS "uq_hk_stock_count_to_close" ON "hk_stock_count" (tenant_id, store_id)'
    f" WHERE del_flag = 0 AND state = '{COUNTED}'",
]
