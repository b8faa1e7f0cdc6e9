"""The catalogue of jobs that a cron row may name, by key.

A row with another key is refused, and nothing is imported by name.
"""

from dataclasses import dataclass

from schema.kit.text import Pair, pair
from schema.system.cron_job import JOB_CLASS
from server.jobs.queue import LONG, SHORT


@dataclass(frozen=True, slots=True)
class JobParam:
    """What the parameter of a row may say, as a key of its JSON object. `kind`: number (whole, within its bounds) or bool."""

    key: str
    label: Pair
    kind: str
    default: int | bool
    least: int = 0
    most: int = 0

    def fits(self, value: object) -> bool:
        if self.kind == "bool":
            return isinstance(value, bool)
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


@dataclass(frozen=True, slots=True)
class JobKind:
    """`platform` jobs work for all tenants and only the first one schedules them; `cron` is how an installation starts.

    `quiet` jobs leave no history when they had nothing to do. `takes`: what a row's parameter may say.
    """

    key: str
    label: Pair
    cron: str
    platform: bool = False
    quiet: bool = False
    queue: str = SHORT
    takes: tuple[JobParam, ...] = ()


def _kind(key: str, cron: str, marks: str = "", *, queue: str = SHORT, takes: tuple[JobParam, ...] = ()) -> JobKind:
    return JobKind(key, JOB_CLASS.labels[key], cron, "platform" in marks, "quiet" in marks, queue, takes)


def _days(usual: int) -> JobParam:
    return JobParam("days", pair("保留天数 | Days kept"), "number", usual, 1, 3650)


_DRY = JobParam("dryRun", pair("只统计，不删除 | Count only, remove nothing"), "bool", False)
PLATFORM_TENANT = 1
_KINDS = [
    _kind("releaseHolds", "0/5 * * * * ? *", "platform quiet"),
    _kind("sweepTasks", "0/20 * * * * ? *", "platform quiet"),
    _kind("relayOutbox", "0/15 * * * * ? *", "platform quiet"),
    _kind("housekeepingAlarms", "10 * * * * ? *", "quiet"),
    _kind("turnDay", "30 0/5 * * * ? *", "platform quiet"),
    _kind("lapseLeases", "0/30 * * * * ? *", "platform quiet"),
    _kind("readChannels", "20 0/15 * * * ? *", "quiet", queue=LONG),
    _kind("expirePosts", "40 0/5 * * * ? *", "platform quiet"),
    _kind("proposeSuspensions", "0 10 7 * * ? *", "platform quiet"),
    _kind("expireSigning", "15 * * * * ? *", "platform quiet"),
    _kind("sealSigned", "0/5 * * * * ? *", "platform quiet"),
    _kind("attestSigning", "0 20 0 * * ? *", "platform", queue=LONG),
    _kind("turnAnnouncements", "0/10 * * * * ? *", "platform quiet"),
    _kind("sendLater", "0/5 * * * * ? *", "platform quiet"),
    _kind("sendReports", "5 * * * * ? *", "platform quiet"),
    _kind("cleanTalk", "0 45 3 * * ? *", "quiet", queue=LONG),
    _kind("cleanFiles", "0 30 3 * * ? *", takes=(_days(7),)),
    _kind("sweepFiles", "0 15 3 * * ? *", queue=LONG, takes=(_days(30), _DRY)),
    _kind("cleanLogs", "0 0 4 * * ? *", "platform", queue=LONG),
]
JOB_KINDS: dict[str, JobKind] = {kind.key: kind for kind in _KINDS}
