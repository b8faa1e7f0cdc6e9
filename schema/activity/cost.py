"""Costs of an activity: what was paid for it, item by item, against its budget."""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Money, Ref
from schema.kit.field import f
from schema.kit.indexes import check
from schema.kit.resource import Resource, Rows


class ActivityCost(Base):
    """`amount` in fen; `paid_on`: none as long as it is only ordered, which counts against the budget all the same."""

    activity_id = Ref(db_index=True)
    item = Char(80)
    amount = Money()
    paid_on = Date(null=True)
    payee = Char(80, null=True)
    remark = Char(200, null=True)

    class Meta:
        table = "act_cost"


cost = Resource(
    ActivityCost,
    path="act/cost",
    title="活动支出 | Costs of activities",
    fields=[
        f("activity_id", "活动 | Activity", ref="act/activity", find="eq", flags="once", width=220),
        f("item", "项目 | Item", find="like", width=180),
        f("amount", "金额（元） | Amount (yuan)", limits=(0, None), find="range", width=120),
        f("paid_on", "付款日期 | Paid on", find="range", width=112, help="未付可不填 | Empty until it is paid"),
        f("payee", "收款方 | Paid to", find="like", width=160),
        f("remark", "备注 | Remark", kind="textarea", hide="list"),
    ],
    list="item amount paid_on payee activity_id",
    sort="-create_time",
    label="item",
    search="off",
    rows=Rows(under={"activity_id": "act/activity"}, totals="amount"),
)

COST_CONSTRAINTS = [check("act_cost", "act_cost_amount", '"amount" >= 0')]
