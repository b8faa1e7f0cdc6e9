"""Tasks of the office: who does what by when, with a checklist; overdue is told by the day, never typed."""

from schema.kit.base import Base
from schema.kit.columns import Bool, Char, Date, DateTime, Int, Ref, Text
from schema.kit.dictionary import states
from schema.kit.field import Choice, Due, Find, ahead, f, lately
from schema.kit.process import Process, Transition
from schema.kit.resource import Child, Resource, Rows
from schema.kit.views import Cards, Span, Views

TODO, DOING, DONE, CANCELLED = "todo", "doing", "done", "cancelled"
MOST_ASSIGNEES = 20


class BizTask(Base):
    """`owner_id` answers for it, `assignee_ids` are those who do it."""

    title = Char(100)
    content = Text(null=True)
    owner_id = Ref(null=True, db_index=True)
    assignee_ids = Char(500, null=True)
    priority = Char(1, default="L")
    due = Date(null=True)
    state = Char(12, default=TODO)
    reason = Char(200, null=True)
    done_at = DateTime(null=True)

    class Meta:
        table = "biz_task"
        indexes = (("tenant_id", "state", "due"),)


class BizTaskItem(Base):
    task_id = Ref(db_index=True)
    what = Char(200)
    done = Bool(default=False)
    seq = Int(default=0)

    class Meta:
        table = "biz_task_item"


task = Resource(
    BizTask,
    path="biz/task",
    title="工作任务 | Tasks",
    rows=Rows(record={"state": f"{DONE} {CANCELLED}"}, settled={"state": f"{DONE} {CANCELLED}"}),
    fields=[
        f("title", "任务 | Task", find="like", width=240),
        f("content", "内容 | What is to be done", kind="textarea", limits=2000, hide="list"),
        f(
            "owner_id",
            "负责人 | Owner",
            ref="sys/user",
            find="eq",
            width=104,
            help="不填则为创建人 | Empty: whoever adds it",
        ),
        f(
            "assignee_ids",
            "执行人 | Assignees",
            kind="refs",
            ref="sys/user",
            choice=Choice(pick=(0, MOST_ASSIGNEES)),
            width=160,
        ),
        f("priority", "优先级 | Priority", dict="priority", find="in", width=88),
        f(
            "due",
            "截止日期 | Due",
            kind=Due({"state": f"{TODO} {DOING}"}),
            find=Find("range", (lately("近7天 | Last 7 days", 7), ahead("今后 | Coming days"))),
            width=140,
        ),
        f("state", "状态 | State", dict="biz_task_state", flags="read_only", find="in", width=96),
        f("reason", "原因 | Reason", flags="read_only", hide="list"),
        f("done_at", "完成时间 | Done at", flags="read_only", find="range", width=160),
    ],
    list="title state priority due owner_id assignee_ids done_at create_time",
    sort="due -create_time",
    label="title",
    views=Views(cards=Cards(title="title", state="state", lines="owner_id due"), span=Span(begin="due", title="title")),
    children=[Child("biz/taskItem", "task_id", inline=True)],
    process=Process(
        "state",
        name="bizTask",
        noun="任务 | Task",
        number="title",
        states={
            TODO: "待办 | To do #blue",
            DOING: "进行中 | Doing #orange",
            DONE: "已完成 | Done #green",
            CANCELLED: "已取消 | Cancelled #default",
        },
        transitions=[
            Transition("start", "开始 | Start", TODO, DOING, batch=True, done="开始 | Started"),
            Transition("finish", "完成 | Finish", f"{DOING} {TODO}", DONE, batch=True, done="完成 | Finished"),
            Transition(
                "cancel",
                "取消 | Cancel",
                f"{TODO} {DOING}",
                CANCELLED,
                asks=(f("reason", "取消原因 | Why", kind="textarea", flags="required", limits=(2, 200)),),
                writes="reason",
                danger=True,
                done="取消 | Cancelled",
            ),
            Transition(
                "reopen",
                "重新打开 | Reopen",
                f"{DONE} {CANCELLED}",
                TODO,
                asks=(f("reason", "原因 | Why", kind="textarea", limits=200),),
                writes="reason done_at",
                rare=True,
                done="重新打开 | Reopened",
            ),
        ],
    ),
)

task_item = Resource(
    BizTaskItem,
    path="biz/taskItem",
    title="任务清单 | Checklist of tasks",
    rows=Rows(record={"done": "true"}, under={"task_id": "biz/task"}),
    fields=[
        f("task_id", "任务 | Task", ref="biz/task", flags="once", find="eq"),
        f("seq", "序号 | No.", limits=(0, 9999), width=80),
        f("what", "事项 | Item", find="like", width=280),
        f("done", "已完成 | Done", find="eq", width=88),
    ],
    list="seq what done task_id",
    sort="seq create_time",
    label="what",
    search="own",
)

BIZ_TASK_STATE = states(task, "任务状态 | State of a task")
