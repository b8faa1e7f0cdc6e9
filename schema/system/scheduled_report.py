"""Scheduled reports: a list or a report that lies in the inbox of its receivers as a file, at the hours that its row says."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Bool, Char, DateTime, Int, Ref, Text
from schema.kit.dictionary import dictionary
from schema.kit.field import Choice, f
from schema.kit.linkage import Linked
from schema.kit.resource import Resource, Rows

DAILY, WEEKLY, MONTHLY = "daily", "weekly", "monthly"
REPORT_RHYTHM = dictionary(
    "report_rhythm", "发送周期 | Rhythm", "daily=每天 | Daily", "weekly=每周 | Weekly", "monthly=每月 | Monthly"
)
MOST_RECEIVERS = 50
SCHEDULED_REPORT_CONSTRAINTS = [
    'CREATE INDEX IF NOT EXISTS "ix_sys_scheduled_report_due" ON "sys_scheduled_report" ("next_run")'
    " WHERE enabled AND del_flag = 0",
]


class ScheduledReport(Base):
    """`resource`: the path of a list, sent as `query` (filters of the list page, JSON of texts) narrows it; with `report_id` the
    report is sent instead. `weekday`: 1 is Monday. `month_day`: the last day of a shorter month stands for what it has not.
    `receiver_ids`: a comma list of user ids. `next_run` is empty while it is off."""

    name = Char(100)
    resource = Char(100, null=True)
    report_id = Ref(null=True)
    query = Text(null=True)
    rhythm = Char(10, default=DAILY)
    weekday = Int(null=True)
    month_day = Int(null=True)
    at_time = Char(8)
    receiver_ids = Char(1100)
    enabled = Bool(default=True)
    remark = Char(200, null=True)
    last_run = DateTime(null=True)
    next_run = DateTime(null=True)
    last_result = Char(500, null=True)

    class Meta:
        table = "sys_scheduled_report"


scheduled_report = Resource(
    ScheduledReport,
    path="sys/scheduledReport",
    title="定时报表 | Scheduled reports",
    fields=[
        f("name", "名称 | Name", find="like", flags="unique", width=200),
        f(
            "report_id",
            "报表 | Report",
            ref="online/cgreport/head",
            find="eq",
            width=160,
            help="选了报表则发送报表，否则发送下面的列表 | With a report it is sent, else the list below",
        ),
        f(
            "resource",
            "列表 | List",
            kind="list",
            find="eq",
            width=160,
            example="sys/position",
            help="在列表页点“定时发送”会自动填写 | Filled in by “Send regularly” on the page of a list",
        ),
        f(
            "query",
            "筛选条件 | Filters",
            hide="list",
            limits=4000,
            example='{"name":"*a*"}',
            help="列表页的筛选，JSON；空为全部 | Filters of the list page as JSON; empty: all rows",
        ),
        f("rhythm", "周期 | Rhythm", dict="report_rhythm", find="in", width=96),
        f("weekday", "星期 | Weekday", dict="weekday", hide="list"),
        f(
            "month_day",
            "日期 | Day of the month",
            limits=(1, 31),
            hide="list",
            help="月份较短时为最后一天 | The last day of a shorter month",
        ),
        f("at_time", "时间 | Time", kind="time", width=96, example="07:30:00"),
        f(
            "receiver_ids",
            "接收人 | Receivers",
            kind="refs",
            ref="sys/user",
            choice=Choice(pick=(1, MOST_RECEIVERS)),
            width=200,
            help="各人收到的内容以其本人的权限为准 | Each receives what their own rights show",
        ),
        f("enabled", "启用 | On", kind="bool", find="eq", width=80),
        f("remark", "备注 | Remark", hide="list"),
        f("next_run", "下次发送 | Next", flags="read_only", width=160),
        f("last_run", "上次发送 | Last", flags="read_only", width=160),
        f("last_result", "上次结果 | Last result", flags="read_only", width=200),
    ],
    list="name report_id resource rhythm at_time receiver_ids enabled next_run last_run last_result",
    sort="next_run",
    label="name",
    rows=Rows(
        linked=[
            Linked("weekday", "rhythm", (WEEKLY,), needed=True),
            Linked("month_day", "rhythm", (MONTHLY,), needed=True),
        ]
    ),
    actions=[
        Action(
            "send",
            "立即发送 | Send now",
            needs="sys:scheduledReport:send",
            confirm="确定现在发送给所有接收人? | Send it to all receivers now?",
            plain=True,
        ),
    ],
)
