"""The nightly sweep of stored files. `{"dryRun": true}` in the row's parameter only tells; `{"days": 60}` waits longer."""

from server.files.sweep import ORPHAN_DAYS, say, sweep_files
from server.jobs.fires import JobCall
from server.online.api import sweep_handed_in
from workers.jobs.cleaning import days_of


async def sweep_stored_files(call: JobCall) -> str | None:
    dry_run = call.parameter.get("dryRun") is True
    unsent = 0 if dry_run else await sweep_handed_in(call.actor.tenant_id)
    report = await sweep_files(call.actor, days_of(call, ORPHAN_DAYS), dry_run=dry_run)
    swept = say(report, dry_run=dry_run)
    if not unsent:
        return swept
    zh, en = f"公开表单未提交的文件{unsent}个", f"{unsent} files handed in for public forms and never sent"
    rest = swept.split(" | ") if swept else None
    return f"{zh}；{rest[0]} | {en}; {rest[1]}"[:500] if rest else f"{zh} | {en}"
