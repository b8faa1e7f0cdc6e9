"""The functions behind the job keys; the list is explicit and must agree with the catalogue."""

from server.jobs.catalog import JOB_KINDS
from server.jobs.fires import JobFunction
from workers.jobs.cleaning import clean_files, clean_logs
from workers.jobs.files import sweep_stored_files
from workers.jobs.signing import attest_signing, expire_signing, seal_signed
from workers.jobs.talk import clean_talk, send_later
from workers.jobs.upkeep import (
    alarm_housekeeping,
    expire_posts,
    lapse_leases,
    propose_suspensions,
    read_channels,
    relay_outbox,
    release_holds,
    send_reports,
    sweep,
    turn_announcements,
    turn_day,
)

FUNCTIONS: dict[str, JobFunction] = {
    "releaseHolds": release_holds,
    "sweepTasks": sweep,
    "relayOutbox": relay_outbox,
    "housekeepingAlarms": alarm_housekeeping,
    "turnDay": turn_day,
    "lapseLeases": lapse_leases,
    "readChannels": read_channels,
    "expirePosts": expire_posts,
    "proposeSuspensions": propose_suspensions,
    "expireSigning": expire_signing,
    "sealSigned": seal_signed,
    "attestSigning": attest_signing,
    "turnAnnouncements": turn_announcements,
    "cleanFiles": clean_files,
    "cleanLogs": clean_logs,
    "sweepFiles": sweep_stored_files,
    "sendLater": send_later,
    "sendReports": send_reports,
    "cleanTalk": clean_talk,
}


def check_functions() -> None:
    """A key without a function, or the other way round, stops the worker at start."""
    if set(FUNCTIONS) != set(JOB_KINDS):
        raise RuntimeError(f"J001 job keys and functions differ: {sorted(set(FUNCTIONS) ^ set(JOB_KINDS))}")
