"""Every job that a cron row may name, by key; a row with another key is refused, and nothing is imported by name."""

from dataclasses import dataclass

from schema.kit.text import Pair, pair
from server.jobs.queue import LONG, SHORT


@dataclass(frozen=True, slots=True)
class JobKind:
    """`platform` jobs work for all tenants and only the first one schedules them; `cron` is how an installation starts.

    `quiet` jobs leave no history when they had nothing to do.
    """

    key: str
    label: Pair
    cron: str
    platform: bool = False
    quiet: bool = False
    queue: str = SHORT


def _kind(key: str, label: str, cron: str, marks: str = "", *, queue: str = SHORT) -> JobKind:
    return JobKind(key, pair(label), cron, "platform" in marks, "quiet" in marks, queue)


PLATFORM_TENANT = 1
_KINDS = [
    _kind("releaseHolds", "释放到期占房 | Release expired holds", "0/5 * * * * ? *", "platform quiet"),
    _kind("sweepTasks", "续跑中断任务 | Resume interrupted tasks", "0/20 * * * * ? *", "platform quiet"),
    _kind("relayOutbox", "补发未发布事件 | Publish waiting events", "0/15 * * * * ? *", "platform quiet"),
    _kind("housekeepingAlarms", "保洁超时提醒 | Housekeeping alarms", "10 * * * * ? *", "quiet"),
    _kind("turnDay", "租约日切与出账 | Turn the day of leases", "30 1 0 * * ? *", "platform quiet"),
    _kind(
        "turnAnnouncements", "通告定时发布与结束 | Release and end announcements", "0/10 * * * * ? *", "platform quiet"
    ),
    _kind("sendLater", "发送定时消息 | Send messages for later", "0/5 * * * * ? *", "platform quiet"),
    _kind("cleanTalk", "清理过期聊天记录 | Delete old messages", "0 45 3 * * ? *", "quiet", queue=LONG),
    _kind("cleanFiles", "清理过期导出文件 | Clean up expired exports", "0 30 3 * * ? *"),
    _kind("sweepFiles", "清理无主文件 | Sweep files that nobody uses", "0 15 3 * * ? *", queue=LONG),
    _kind("cleanLogs", "清理过期日志 | Clean up old logs", "0 0 4 * * ? *", "platform", queue=LONG),
]
JOB_KINDS: dict[str, JobKind] = {kind.key: kind for kind in _KINDS}
