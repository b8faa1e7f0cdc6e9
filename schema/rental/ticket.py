"""Maintenance tickets (维修工单): what is broken where, who mends it, what it cost and who pays, and the block of its unit.

A unit that cannot be let while it is mended is blocked by the ticket, and the block ends with it.
"""

from schema.kit.base import Base
from schema.kit.columns import Char, Date, Money, Ref
from schema.kit.dictionary import dictionary, states
from schema.kit.field import Due, Files, f
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource, Rows

TICKET_KIND = dictionary(
    "ticket_kind",
    "维修类别 | Kind of repair",
    "water=水暖 | Plumbing",
    "power=电路照明 | Electrics",
    "appliance=家电 | Appliances",
    "furniture=家具 | Furniture",
    "lock=门锁 | Locks",
    "network=网络 | Network",
    "structure=墙面门窗 | Walls and windows",
    "other=其他 | Other",
)
TICKET_PAYER = dictionary("ticket_payer", "承担方 | Payer", "lessor=房东 | Lessor", "tenant=租客 | Tenant")
URGENCY = dictionary(
    "ticket_urgency",
    "紧急程度 | Urgency",
    "normal=一般 | Normal",
    "urgent=紧急 | Urgent #orange",
    "danger=危及安全 | Danger #red",
)

OPEN, ASSIGNED, DOING, DONE, CLOSED = "open", "assigned", "doing", "done", "closed"
WORKING = f"{OPEN} {ASSIGNED} {DOING}"
"""States in which something is still broken."""


class RepairTicket(Base):
    """`block_id`: the block that it made of its unit; `cost` in fen, borne by `payer`."""

    no = Char(20, default="")
    title = Char(80)
    kind = Char(20)
    urgency = Char(10, default="normal")
    unit_id = Ref(db_index=True)
    community_id = Ref(null=True)
    description = Char(500, null=True)
    photos = Char(1000, null=True)
    state = Char(12, default=OPEN)
    worker_id = Ref(null=True)
    supplier_id = Ref(null=True, db_index=True)
    due = Date(null=True)
    block_id = Ref(null=True)
    outcome = Char(200, null=True)
    done_photos = Char(1000, null=True)
    done_on = Date(null=True)
    cost = Money(null=True)
    payer = Char(10, null=True)
    closing = Char(200, null=True)

    class Meta:
        table = "rent_ticket"
        indexes = (("tenant_id", "state"), ("tenant_id", "done_on"))


_WHY = f("reason", "原因 | Reason", kind="textarea", flags="required", limits=200)
_WHOSE = (
    f("worker_id", "经办人 | Worker", kind="ref", ref="sys/user"),
    f("supplier_id", "供应商 | Supplier", kind="ref", ref="rental/supplier"),
    f("due", "期限 | Due", kind="date"),
)
_WHOSE_COLUMNS = "worker_id supplier_id due"

ticket = Resource(
    RepairTicket,
    path="rental/ticket",
    title="维修工单 | Maintenance tickets",
    fields=[
        f("no", "工单号 | No.", find="like", flags="unique read_only", width=120),
        f("title", "问题 | Problem", find="like", width=200),
        f("kind", "类别 | Kind", dict="ticket_kind", find="in", width=112),
        f("urgency", "紧急程度 | Urgency", dict="ticket_urgency", find="in", width=104),
        f("unit_id", "房源 | Unit", ref="rental/unit", find="eq", flags="once", width=204, choice="tree"),
        f("community_id", "小区 | Community", ref="rental/community", find="eq", flags="read_only"),
        f("description", "描述 | Description", kind="textarea", hide="list"),
        f("photos", "照片 | Photos", kind=Files("image", most=9), hide="list export"),
        f("state", "状态 | State", dict="ticket_state", find="in", flags="read_only", width=96),
        f("worker_id", "经办人 | Worker", ref="sys/user", find="eq", flags="read_only", width=104),
        f("supplier_id", "供应商 | Supplier", ref="rental/supplier", find="eq", flags="read_only", width=140),
        f("due", "期限 | Due", find="range", kind=Due({"state": WORKING}), flags="read_only", width=120),
        f("block_id", "关房 | Block", ref="rental/block", flags="read_only", hide="list"),
        f("outcome", "处理结果 | Outcome", flags="read_only", hide="list"),
        f(
            "done_photos",
            "完工照片 | Photos when done",
            kind=Files("image", most=9),
            flags="read_only",
            hide="list export",
        ),
        f("done_on", "完工日期 | Done on", find="range", flags="read_only"),
        f("cost", "费用 | Cost", find="range", flags="read_only", width=104),
        f("payer", "承担方 | Payer", dict="ticket_payer", find="eq", flags="read_only", width=96),
        f("closing", "关闭说明 | Why closed", flags="read_only", hide="list"),
    ],
    list="title state urgency unit_id due worker_id supplier_id cost payer no",
    sort="-create_time",
    label="title",
    rows=Rows(record={"state": CLOSED}, settled={"state": f"{DONE} {CLOSED}"}, totals="cost"),
    process=Process(
        "state",
        name="ticket",
        noun="工单 | Ticket",
        states={
            OPEN: "待派 | Open #red",
            ASSIGNED: "已派 | Assigned #orange",
            DOING: "维修中 | Being mended #blue",
            DONE: "已完工 | Done #green",
            CLOSED: "已关闭 | Closed #default",
        },
        transitions=[
            Transition(
                "assign", "派工 | Assign", OPEN, ASSIGNED, asks=_WHOSE, writes=_WHOSE_COLUMNS, done="派工 | Assigned"
            ),
            Transition("start", "开始维修 | Start", f"{OPEN} {ASSIGNED}", DOING, done="开始维修 | Started"),
            Transition(
                "reassign",
                "改派 | Reassign",
                ASSIGNED,
                right="assign",
                asks=_WHOSE,
                writes=_WHOSE_COLUMNS,
                rare=True,
                done="改派 | Reassigned",
            ),
            Transition(
                "finish",
                "完工 | Finish",
                WORKING,
                DONE,
                asks=(
                    f("outcome", "处理结果 | Outcome", kind="textarea", flags="required", limits=200),
                    f("cost", "费用 | Cost", kind="money", limits=(0, None)),
                    f("payer", "承担方 | Payer", kind="dict", dict="ticket_payer"),
                    f("done_photos", "完工照片 | Photos when done", kind=Files("image", most=9), limits=1000),
                ),
                writes="outcome cost payer done_photos",
                done="完工 | Finished",
            ),
            Transition("close", "验收关闭 | Accept and close", DONE, CLOSED, done="验收关闭 | Accepted and closed"),
            Transition(
                "reopen", "返工 | Rework", f"{DONE} {CLOSED}", DOING, right="close", asks=(_WHY,), done="返工 | Rework"
            ),
            Transition(
                "block",
                "维修关房 | Block the unit",
                WORKING,
                asks=(
                    f("from_day", "从 | From", kind="date", flags="required"),
                    f("to_day", "到(不含) | Until (exclusive)", kind="date", flags="required"),
                ),
                done="关房 | Unit blocked",
            ),
            Transition("unblock", "提前开房 | Open the unit", WORKING, right="block", done="开房 | Unit opened"),
            Transition(
                "dismiss",
                "不予处理 | Dismiss",
                f"{OPEN} {ASSIGNED}",
                CLOSED,
                right="close",
                asks=(_WHY,),
                danger=True,
                done="不予处理 | Dismissed",
            ),
        ],
    ),
)

TICKET_STATE = states(ticket, "工单状态 | Ticket state")
