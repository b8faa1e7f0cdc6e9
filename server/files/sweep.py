"""Sweeps what nobody needs: files that no row names, uploads that were given up, objects without a row.

A file goes to the recycle bin first and can be brought back there; its bytes go when it has been there long enough.
"""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import partial
from typing import Any

from schema.kit.clock import now
from schema.system.file import UNFINISHED, File, Upload
from server.files.parts import drop_parts
from server.files.rights import PRIVATE
from server.files.unnamed import drop_bytes, named_keys, used_paths
from server.kit.actor import Actor
from server.kit.database import pool
from server.kit.retry import retrying
from server.kit.scope import of_tenant, scoped
from server.kit.storage import storage
from server.kit.storage_quota import recount_space
from server.kit.unit_of_work import unit_of_work

ORPHAN_DAYS, RECYCLE_DAYS, UPLOAD_HOURS, STRAY_DAYS = 30, 30, 48, 2
_AT_ONCE = 200
_OLD = """
SELECT id, file_name, file_path, file_size, create_time FROM sys_file
WHERE tenant_id = $1 AND del_flag = 0 AND biz <> ALL($3::text[]) AND create_time < $2 ORDER BY id
"""
_PURGE = """
DELETE FROM sys_file WHERE tenant_id = $1 AND del_flag = 1 AND coalesce(update_time, create_time) < $2
RETURNING store_key, preview_key, play_key
"""
_DELETED = (
    "SELECT count(*) FROM sys_file WHERE tenant_id = $1 AND del_flag = 1 AND coalesce(update_time, create_time) < $2"
)


@dataclass(frozen=True, slots=True)
class Orphan:
    """A file that no row names."""

    id: int
    name: str
    path: str
    size: int
    created: datetime


@dataclass(slots=True)
class Report:
    """What was swept, or would be."""

    orphans: list[Orphan] = field(default_factory=list)
    uploads: int = 0
    purged: int = 0
    strays: int = 0

    @property
    def size(self) -> int:
        return sum(orphan.size for orphan in self.orphans)

    @property
    def is_empty(self) -> bool:
        return not (self.orphans or self.uploads or self.purged or self.strays)


async def find_orphans(actor: Actor, days: int = ORPHAN_DAYS) -> list[Orphan]:
    rows = await pool().fetch(_OLD, actor.tenant_id, now() - timedelta(days=days), list(PRIVATE))
    if not rows:
        return []
    used = await used_paths(actor.tenant_id)
    return [Orphan(*row.values()) for row in rows if row["file_path"] not in used]


async def sweep_files(actor: Actor, days: int = ORPHAN_DAYS, *, dry_run: bool = False) -> Report:
    """All four sorts, for the actor's tenant; `days`: how old a file must be that nobody names."""
    report = Report(await find_orphans(actor, days))
    report.uploads = await _sweep_uploads(actor, dry_run=dry_run)
    report.purged = await _purge(actor, dry_run=dry_run)
    report.strays = await _sweep_strays(actor, dry_run=dry_run)
    if not dry_run:
        await _recycle(actor, [orphan.id for orphan in report.orphans])
        await recount_space(actor.tenant_id)
    return report


async def _recycle(actor: Actor, ids: list[int]) -> None:
    for start in range(0, len(ids), _AT_ONCE):
        await retrying(partial(_recycle_some, actor, ids[start : start + _AT_ONCE]))


async def _recycle_some(actor: Actor, ids: list[int]) -> None:
    async with unit_of_work(actor) as work:
        for row in await scoped(File, actor).filter(id__in=ids).order_by("id").select_for_update():
            await work.delete(row)


async def _sweep_uploads(actor: Actor, *, dry_run: bool) -> int:
    """Those that nobody went on with; what finished ones left behind goes with them."""
    before = now() - timedelta(hours=UPLOAD_HOURS)
    old = await of_tenant(Upload, actor.tenant_id).filter(seen_at__lt=before).limit(1000)
    if not dry_run:
        for upload in old:
            await drop_parts(upload)
            await of_tenant(Upload, upload.tenant_id).filter(id=upload.id).delete()
    return sum(upload.state in UNFINISHED for upload in old)


async def _purge(actor: Actor, *, dry_run: bool) -> int:
    """Out of the recycle bin; bytes that another file shares stay."""
    before = now() - timedelta(days=RECYCLE_DAYS)
    if dry_run:
        return int(await pool().fetchval(_DELETED, actor.tenant_id, before))
    rows = await pool().fetch(_PURGE, actor.tenant_id, before)
    await drop_bytes(actor.tenant_id, rows)
    return len(rows)


async def _sweep_strays(actor: Actor, *, dry_run: bool) -> int:
    """Objects whose row was never written or is gone; what is young may still be on its way to having one."""
    before = now() - timedelta(days=STRAY_DAYS)
    named = await named_keys(actor.tenant_id)
    tenant = actor.tenant_id
    old: list[Any] = [one async for one in storage().list(f"t{tenant}") if one.modified < before]
    strays = [one.key for one in old if one.key not in named]
    open_ids = {str(upload.id) for upload in await of_tenant(Upload, tenant)}
    parts = [one async for one in storage().list(f"uploads/{tenant}") if one.modified < before]
    strays += [one.key for one in parts if one.key.split("/")[2] not in open_ids]
    if not dry_run:
        await storage().remove(strays)
    return len(strays)


def say(report: Report, *, dry_run: bool) -> str | None:
    """One line for the history of the job; names the first files."""
    if report.is_empty:
        return "没有可清理的文件 | Nothing to sweep" if dry_run else None
    megabytes = f"{report.size / (1 << 20):.1f}"
    names = _first(orphan.name for orphan in report.orphans)
    zh = f"{'试运行：将清理' if dry_run else '清理'}无主文件{len(report.orphans)}个（{megabytes}MB），"
    zh += f"中断的上传{report.uploads}个，回收站到期{report.purged}个，无记录对象{report.strays}个{names}"
    en = f"{'Dry run: would sweep' if dry_run else 'Swept'} {len(report.orphans)} files ({megabytes} MB), "
    en += f"{report.uploads} uploads, {report.purged} out of the bin, {report.strays} objects without a row"
    return f"{zh} | {en}"[:500]


def _first(names: Iterable[str]) -> str:
    shown = [re.sub(r"[|\s]+", "_", name)[:30] for name, _ in zip(names, range(5), strict=False)]
    return f"：{'、'.join(shown)}" if shown else ""
