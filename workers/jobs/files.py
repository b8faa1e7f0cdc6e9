"""The nightly sweep of stored files. `{"dryRun": true}` in the row's parameter only tells; `{"days": 60}` waits longer."""

from server.files.sweep import ORPHAN_DAYS, say, sweep_files
from server.jobs.fires import JobCall
from workers.jobs.cleaning import days_of


async def sweep_stored_files(call: JobCall) -> str | None:
    dry_run = call.parameter.get("dryRun") is True
    report = await sweep_files(call.actor, days_of(call, ORPHAN_DAYS), dry_run=dry_run)
    return say(report, dry_run=dry_run)
