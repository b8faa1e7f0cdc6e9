"""Housekeeping orders and their process; nothing else writes them, so the engine serves lists and steps alone."""

from functools import partial

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, DateTime, Int, Money, Ref, Text
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Files, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

HK_TYPE = dictionary(
    "hk_type",
    "保洁类型 | Housekeeping type",
    "checkout=退房保洁 | Check-out clean",
    "stayover=续住保洁 | Stay-over clean",
    "deep=深度保洁 | Deep clean",
    "inspect=查房 | Inspection",
    "repair=维修 | Repair",
    "custom=其他 | Other",
)
HK_SOURCE = dictionary(
    "hk_source",
    "订单来源 | Source",
    "rule=规则 | Rule",
    "hand=手工 | By hand",
)

PENDING, DISPATCHED, ACCEPTED = "pending", "dispatched", "accepted"
IN_PROGRESS, TO_INSPECT, ABNORMAL = "in_progress", "to_inspect", "abnormal"
COMPLETED, CANCELLED = "completed", "cancelled"
GIVEN = (DISPATCHED, ACCEPTED)
NOT_STARTED = (PENDING, *GIVEN)
HERS = (*GIVEN, IN_PROGRESS, TO_INSPECT, ABNORMAL)
OPEN = (PENDING, *HERS)
_MOVABLE = " ".join((*GIVEN, ABNORMAL))


class Order(Base):
    order_no = Char(20)
    type = Char(10)
    unit_id = Ref()
    community_id = Ref(null=True)
    staff_id = Ref(null=True)
    state = Char(12, default=PENDING)
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


# What the housekeeper does herself; her phone offers these, in their order.
_OnPhone = partial(Transition, internal=True, on="phone")

PROCESS = Process(
    "state",
    name="hk",
    noun="保洁单 | Order",
    number="order_no",
    states={
        PENDING: "待派单 | Unassigned #orange",
        DISPATCHED: "已派单 | Dispatched #gold",
        ACCEPTED: "已接单 | Accepted #blue",
        IN_PROGRESS: "进行中 | In progress #cyan",
        TO_INSPECT: "待查房 | To inspect #purple",
        COMPLETED: "已完成 | Completed #green",
        ABNORMAL: "异常 | Problem #red",
        CANCELLED: "已取消 | Cancelled #default",
    },
    transitions=[
        Transition("dispatch", "派单 | Dispatch", PENDING, DISPATCHED, dialog=True, done="派单 | Dispatched"),
        Transition("redispatch", "改派 | Redispatch", _MOVABLE, DISPATCHED, dialog=True, done="改派 | Reassigned"),
        Transition("recall", "收回 | Take back", _MOVABLE, PENDING, internal=True, done="收回 | Taken back"),
        Transition(
            "cancel",
            "取消 | Cancel",
            " ".join(NOT_STARTED),
            CANCELLED,
            asks=(f("reason", "取消原因 | Reason", kind="textarea", flags="required", limits=200),),
            danger=True,
            done="取消 | Cancelled",
        ),
        Transition(
            "reschedule",
            "改期 | Move in time",
            " ".join(NOT_STARTED),
            asks=(f("deadline", "最晚完成 | Deadline", kind="datetime", flags="required"),),
            done="改期 | Moved in time",
        ),
        Transition("pass", "查房通过 | Pass inspection", TO_INSPECT, COMPLETED, done="查房通过 | Inspection passed"),
        Transition(
            "fail",
            "查房不通过 | Fail inspection",
            TO_INSPECT,
            IN_PROGRESS,
            dialog=True,
            danger=True,
            done="查房不通过 | Inspection failed",
        ),
        Transition(
            "resolve",
            "解决异常 | Resolve",
            ABNORMAL,
            ACCEPTED,
            asks=(f("note", "如何解决的 | How it was resolved", kind="textarea", limits=500),),
            done="解决异常 | Resolved",
        ),
        Transition(
            "reopen",
            "重新打开 | Reopen",
            COMPLETED,
            IN_PROGRESS,
            asks=(f("note", "为什么重新打开 | Why it is opened again", kind="textarea", limits=500),),
            done="重新打开 | Reopened",
        ),
        _OnPhone("accept", "接单 | Accept", DISPATCHED, ACCEPTED, done="接单 | Accepted"),
        Transition(
            "auto_accept",
            "自动接单 | Accept by silence",
            DISPATCHED,
            ACCEPTED,
            internal=True,
            done="自动接单 | Accepted automatically",
        ),
        _OnPhone("refuse", "拒单 | Refuse", DISPATCHED, PENDING, done="拒单 | Refused", danger=True),
        Transition(
            "timeout",
            "超时未接 | Let pass",
            DISPATCHED,
            PENDING,
            internal=True,
            done="超时未接 | Not accepted in time",
        ),
        _OnPhone("start", "开始 | Start", ACCEPTED, IN_PROGRESS, done="开始 | Started"),
        _OnPhone("resume", "继续 | Resume", IN_PROGRESS, done="继续 | Resumed"),
        _OnPhone("finish", "完成 | Finish", IN_PROGRESS, COMPLETED, done="完成 | Finished"),
        _OnPhone("pause", "暂停 | Pause", IN_PROGRESS, done="暂停 | Paused"),
        _OnPhone(
            "problem",
            "上报问题 | Report a problem",
            " ".join((*GIVEN, IN_PROGRESS, TO_INSPECT)),
            ABNORMAL,
            done="上报问题 | Problem reported",
            danger=True,
        ),
    ],
)

PHONE_STEPS = tuple(item.code for item in PROCESS.transitions if item.on == "phone")

order = Resource(
    Order,
    path="housekeeping/order",
    title="保洁订单 | Cleaning orders",
    rows=Rows(record={"state": f"{COMPLETED} {CANCELLED}"}),
    fields=[
        f("order_no", "订单号 | Number", find="like", flags="unique", width=150),
        f("type", "类型 | Type", dict="hk_type", find="eq", width=104),
        f("unit_id", "房间 | Room", ref="rental/unit", find="eq", width=200, choice="tree"),
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
        f("vouchers", "凭证照片 | Voucher photos", kind=Files("image", most=20, by="voucher"), hide="list export"),
        f("source", "来源 | Source", dict="hk_source", hide="list"),
        f("dispatched_at", "派单时间 | Dispatched at", hide="list"),
        f("started_at", "开始时间 | Started at", hide="list"),
        f("finish_at", "完成时间 | Finished at", find="range", width=172),
    ],
    list="order_no state unit_id staff_id deadline priority type minutes cost finish_at",
    can="list export",
    label="order_no",
    process=PROCESS,
    actions=[
        Action("add", "新增保洁单 | New order", needs="housekeeping:order:add", without_row=True),
        Action("print", "打印日单 | Print a day's sheet", needs="housekeeping:order:print", without_row=True),
    ],
)

HK_STATE = states(order, "保洁状态 | Housekeeping state")
