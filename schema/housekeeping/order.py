"""Housekeeping orders; written only by the process in server.housekeeping, so the engine serves lists alone."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, DateTime, Int, Money, Ref, Text
from schema.kit.field import Files, f
from schema.kit.resource import Resource


class Order(Base):
    order_no = Char(20)
    type = Char(10)
    unit_id = Ref()
    community_id = Ref(null=True)
    staff_id = Ref(null=True)
    state = Char(12, default="pending")
    priority = Char(1, default="L")
    plan_begin = DateTime(null=True)
    deadline = DateTime(null=True)
    reason = Char(100, null=True)
    reason_en = Char(100, null=True)
    minutes = Int(default=0)
    quoted = Money(default=0)
    cost = Money(null=True)
    inspect = Bool(default=False)
    paused = Bool(default=False)
    situation = Char(500, null=True)
    comment = Char(200, null=True)
    vouchers = Text(null=True)
    source = Char(10, default="hand")
    source_id = Ref(null=True)
    dispatched_at = DateTime(null=True)
    started_at = DateTime(null=True)
    finish_at = DateTime(null=True)
    state_before = Char(12, null=True)
    alarmed_at = DateTime(null=True)

    class Meta:
        table = "hk_order"


order = Resource(
    Order,
    path="housekeeping/order",
    title="保洁订单 | Cleaning orders",
    record={"state": "completed cancelled"},
    fields=[
        f("order_no", "订单号 | Number", find="like", unique=True, width=150),
        f("type", "类型 | Type", dict="hk_type", find="eq", width=104),
        f("unit_id", "房间 | Room", ref="rental/unit", find="eq", width=200),
        f("community_id", "小区 | Community", ref="rental/community", find="eq"),
        f("staff_id", "保洁人员 | Housekeeper", ref="housekeeping/staff", find="eq", width=100),
        f("state", "状态 | State", dict="hk_state", find="in", width=104),
        f("priority", "优先级 | Priority", dict="priority", find="eq", width=92),
        f("deadline", "最晚完成 | Deadline", find="range", width=172),
        f("reason", "原因 | Reason"),
        f("reason_en", "英文原因 | Reason in English", hide="list form"),
        f("minutes", "计划工时 | Minutes", width=112),
        f("quoted", "报价 | Quoted"),
        f("cost", "费用 | Cost", width=104),
        f("inspect", "需查房 | To inspect"),
        f("situation", "现场情况 | On-site situation", hide="list"),
        f("comment", "备注 | Comment", hide="list"),
        f("vouchers", "凭证照片 | Voucher photos", kind="image", hide="list export", files=Files(most=20)),
        f("source", "来源 | Source", dict="hk_source", hide="list"),
        f("dispatched_at", "派单时间 | Dispatched at", hide="list"),
        f("started_at", "开始时间 | Started at", hide="list"),
        f("finish_at", "完成时间 | Finished at", find="range", width=172),
    ],
    list="order_no state unit_id staff_id deadline priority type minutes cost finish_at",
    can="list export",
    label="order_no",
    actions=[
        Action("add", "新增保洁单 | New order", needs="housekeeping:order:add"),
        Action("dispatch", "派单 | Dispatch", needs="housekeeping:order:dispatch"),
        Action("redispatch", "改派 | Redispatch", needs="housekeeping:order:redispatch"),
        Action(
            "cancel",
            "取消 | Cancel",
            needs="housekeeping:order:cancel",
            fields=(f("reason", "取消原因 | Reason", kind="textarea", required=True, max=200),),
            when={"state": "pending dispatched accepted"},
            danger=True,
        ),
        Action(
            "reschedule",
            "改期 | Move in time",
            needs="housekeeping:order:reschedule",
            fields=(f("deadline", "最晚完成 | Deadline", kind="datetime", required=True),),
            when={"state": "pending dispatched accepted"},
        ),
        Action(
            "pass",
            "查房通过 | Pass inspection",
            needs="housekeeping:order:pass",
            plain=True,
            when={"state": "to_inspect"},
        ),
        Action("fail", "查房不通过 | Fail inspection", needs="housekeeping:order:fail"),
        Action(
            "resolve",
            "解决异常 | Resolve",
            needs="housekeeping:order:resolve",
            fields=(f("note", "如何解决的 | How it was resolved", kind="textarea", max=500),),
            when={"state": "abnormal"},
        ),
        Action(
            "reopen",
            "重新打开 | Reopen",
            needs="housekeeping:order:reopen",
            fields=(f("note", "为什么重新打开 | Why it is opened again", kind="textarea", max=500),),
            when={"state": "completed"},
        ),
    ],
)
