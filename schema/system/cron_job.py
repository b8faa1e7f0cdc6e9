"""Scheduled jobs as rows, and what each of their runs did; the wire names are those of the quartz screens."""

from schema.kit.action import Action
from schema.kit.base import Base
from schema.kit.columns import Char, DateTime, Int, Ref, Text
from schema.kit.dictionary import dictionary
from schema.kit.field import Wire, f
from schema.kit.resource import Child, Resource, Rows

JOB_CLASS = dictionary(
    "job_class",
    "任务类 | Job",
    "releaseHolds=释放到期占房 | Release expired holds",
    "sweepTasks=续跑中断任务 | Resume interrupted tasks",
    "relayOutbox=补发未发布事件 | Publish waiting events",
    "housekeepingAlarms=保洁超时提醒 | Housekeeping alarms",
    "turnDay=租约日切与出账 | Turn the day of leases",
    "expirePosts=供需信息到期 | Let posts of supply and demand expire",
    "readChannels=读取渠道日历 | Read calendars of channels",
    "proposeSuspensions=会费逾期建议暂停 | Propose suspensions for late dues",
    "lapseLeases=未签合同到期失效 | Let unsigned leases lapse",
    "expireSigning=签署二维码过期 | Expire codes to sign",
    "sealSigned=已签文件盖章 | Seal what was signed",
    "attestSigning=签署存证日根与校验 | Roots and checks of signing",
    "turnAnnouncements=通告定时发布与结束 | Release and end announcements",
    "sendLater=发送定时消息 | Send messages for later",
    "sendReports=发送定时报表 | Send scheduled reports",
    "cleanTalk=清理过期聊天记录 | Delete old messages",
    "cleanFiles=清理过期导出文件 | Clean up expired exports",
    "cleanLogs=清理过期日志 | Clean up old logs",
    "sweepFiles=清理无主文件 | Sweep files that nobody uses",
)
JOB_MISFIRE = dictionary(
    "job_misfire",
    "错过处理 | When missed",
    "once=补跑一次 | Run once",
    "all=全部补跑 | Run all",
    "skip=跳过 | Skip",
)
RUN_STATE = dictionary(
    "job_run_state",
    "任务运行结果 | Result of a run",
    "queued=排队中 | Queued",
    "running=进行中 | Running #blue",
    "done=已完成 | Done #green",
    "failed=失败 | Failed #red",
    "cancelled=已跳过 | Skipped #default",
    "missed=已错过 | Missed #orange",
)
QUARTZ_STATUS = dictionary(
    "quartz_status", "任务状态 | Job state", "0=运行中 | Running #green", "-1=已停止 | Stopped #default"
)

RUNNING, STOPPED = "0", "-1"
MISSED = "missed"


class CronJob(Base):
    """`job_class_name` is a key of the server's explicit registry, never an import path."""

    name = Char(60, default="")
    job_class_name = Char(60)
    cron_expression = Char(100)
    parameter = Char(2000, null=True)
    description = Char(255, null=True)
    status = Char(2, default=RUNNING)
    misfire = Char(10, default="once")
    last_run = DateTime(null=True)
    next_run = DateTime(null=True)

    class Meta:
        table = "sys_job"


class CronRun(Base):
    """One fire of one job; (job, fire time) is unique, so two schedulers cannot run the same second twice. A missed one was due
    while nothing planned, and its job's policy did not make up for it: it waits for a person to run or skip it."""

    job_id = Ref()
    job_name = Char(60)
    job_class_name = Char(60)
    parameter = Char(2000, null=True)
    fire_time = DateTime()
    state = Char(10, default="queued")
    start_time = DateTime(null=True)
    end_time = DateTime(null=True)
    heartbeat_at = DateTime(null=True)
    duration_ms = Int(null=True)
    attempts = Int(default=0)
    worker = Char(80, null=True)
    message = Char(500, null=True)
    trace = Text(null=True)

    class Meta:
        table = "sys_job_log"


cron_job = Resource(
    CronJob,
    path="sys/quartzJob",
    title="定时任务 | Scheduled jobs",
    fields=[
        f("name", "任务名称 | Name", find="like", flags="unique", help="空则按任务类命名 | Empty: named after its job"),
        f("job_class_name", "任务类 | Job", dict="job_class", find="eq"),
        f(
            "cron_expression",
            "cron表达式 | Cron expression",
            kind="cron",
            help="秒 分 时 日 月 周 年 | second minute hour day month week year",
        ),
        f("parameter", "参数 | Parameter", kind="textarea", hide="list"),
        f("description", "描述 | Description", kind="textarea"),
        f("misfire", "错过处理 | When missed", dict="job_misfire", hide="list"),
        f("status", "状态 | Status", dict="quartz_status", find="eq", wire=Wire(number=True)),
        f("last_run", "上次运行 | Last run", flags="read_only"),
        f("next_run", "下次运行 | Next run", flags="read_only"),
    ],
    list="name job_class_name cron_expression status last_run next_run description",
    actions=[
        Action(
            "execute",
            "立即执行 | Run now",
            needs="sys:quartzJob:execute",
            confirm="确定立即执行? | Run it now?",
            plain=True,
        ),
        Action("pause", "停止 | Pause", needs="sys:quartzJob:pause", plain=True, when={"status": "0"}),
        Action("resume", "启动 | Resume", needs="sys:quartzJob:resume", plain=True, when={"status": "-1"}),
    ],
    children=[Child("sys/quartzJobLog", "job_id")],
)

cron_run = Resource(
    CronRun,
    path="sys/quartzJobLog",
    title="定时任务日志 | Job history",
    rows=Rows(record=True),
    search="off",
    fields=[
        f("job_id", "任务 | Job", ref="sys/quartzJob", find="eq", hide="list"),
        f("job_name", "任务名称 | Name", find="like"),
        f("fire_time", "触发时间 | Fire time", find="range"),
        f("state", "结果 | Result", dict="job_run_state", find="eq"),
        f("start_time", "开始时间 | Started", hide="list"),
        f("end_time", "结束时间 | Ended", hide="list"),
        f("duration_ms", "耗时(毫秒) | Duration (ms)"),
        f("message", "信息 | Message"),
    ],
    list="job_name fire_time state duration_ms message",
    sort="-fire_time",
    can="list export",
    label="job_name",
    actions=[
        Action(
            "runMissed",
            "补跑 | Run now",
            needs="sys:quartzJob:execute",
            confirm="按当时的计划时间补跑这一次? | Run this one now, for the time it was planned for?",
            plain=True,
            when={"state": MISSED},
        ),
        Action(
            "skipMissed",
            "跳过 | Skip",
            needs="sys:quartzJob:execute",
            confirm="不再补跑这一次? | Leave this one out for good?",
            plain=True,
            when={"state": MISSED},
        ),
    ],
)

JOB_CONSTRAINTS = [
    "CREATE UNIQUE INDEX IF NOT EXISTS uq_sys_job_log_fire ON sys_job_log (tenant_id, job_id, fire_time)",
    "CREATE INDEX IF NOT EXISTS ix_sys_job_log_open ON sys_job_log (state, fire_time)"
    " WHERE state IN ('queued', 'running')",
]
