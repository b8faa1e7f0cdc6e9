"""The night of signing: each day's root is made, kept and published, and every chain and stored file is looked at again."""

import asyncio
import os
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from pathlib import Path
from typing import NamedTuple

import orjson
from tortoise.expressions import Q

from schema.kit.clock import now
from schema.kit.snowflake import next_id
from schema.signing.evidence import SignDailyRoot, SignProof
from schema.signing.flow import SignFlow
from server.kit.actor import system_actor
from server.kit.database import pool
from server.kit.scope import everywhere, lock
from server.kit.unit_of_work import unit_of_work
from server.settings import get_settings
from server.signing.certificates import warn_of_expiry
from server.signing.check import faults_of
from server.signing.erasure import erase_kept
from server.signing.merkle import paths_of, root_of
from server.signing.stored import EVENT, FILE, altered_of, raise_alarm

_AT_ONCE = 200
_DAYS = """
SELECT DISTINCT e.tenant_id, (e.at AT TIME ZONE 'UTC')::date AS day FROM sign_event e
WHERE e.at < $1 AND NOT EXISTS (
  SELECT 1 FROM sign_daily_root r
  WHERE r.tenant_id = e.tenant_id AND r.day = (e.at AT TIME ZONE 'UTC')::date AND r.del_flag = 0)
ORDER BY 1, 2"""
_CHECKED = """
UPDATE sign_flow f SET checked_at = $1, fault_seq = v.fault
FROM unnest($2::bigint[], $3::integer[]) AS v(id, fault) WHERE f.id = v.id"""
_HEADS = """
SELECT DISTINCT ON (flow_id) flow_id, hash FROM sign_event
WHERE tenant_id = $1 AND at >= $2 AND at < $3 ORDER BY flow_id, seq DESC"""


async def make_roots() -> int:
    """Of every day that is over (UTC) and has none yet; how many were made."""
    midnight = now().replace(hour=0, minute=0, second=0, microsecond=0)
    days = await pool().fetch(_DAYS, midnight)
    for row in days:
        await _make_root(row["tenant_id"], row["day"])
    return len(days)


async def _make_root(tenant_id: int, day: date) -> None:
    begin = datetime(day.year, day.month, day.day, tzinfo=UTC)
    heads = await pool().fetch(_HEADS, tenant_id, begin, begin + timedelta(days=1))
    leaves = [row["hash"] for row in heads]
    paths = [[list(step) for step in path] for path in await asyncio.to_thread(paths_of, leaves)]
    root = SignDailyRoot(id=next_id(), day=day, root=root_of(leaves), count=len(leaves))
    root.published_to = await asyncio.to_thread(_publish, tenant_id, root, leaves)
    async with unit_of_work(system_actor(tenant_id)) as work:
        await work.insert(root)
        proofs = [
            SignProof(tenant_id=tenant_id, flow_id=row["flow_id"], day=day, leaf=row["hash"], path=path)
            for row, path in zip(heads, paths, strict=True)
        ]
        await SignProof.bulk_create(proofs, batch_size=_AT_ONCE)


def _publish(tenant_id: int, root: SignDailyRoot, leaves: list[str]) -> str | None:
    """A file of the day that others may keep: whoever has it needs nothing of ours to check a proof. None without a directory."""
    folder = get_settings().sign_roots_dir
    if not folder:
        return None
    place = Path(folder) / f"t{tenant_id}"
    place.mkdir(parents=True, exist_ok=True)
    said = {"day": root.day.isoformat(), "root": root.root, "count": root.count, "leaves": leaves}
    path, draft = place / f"{root.day}.json", place / f".{root.day}.{os.getpid()}"
    draft.write_bytes(orjson.dumps(said, option=orjson.OPT_INDENT_2))
    draft.replace(path)
    return str(path)


class Fault(NamedTuple):
    """The first event that is not what was written, or whose file is not; `text` tells which."""

    seq: int
    text: str


class Broken(NamedTuple):
    """A flow that does not hold, and the first event of it that is not what was written, or whose stored file is not."""

    tenant_id: int
    flow_id: int
    no: str
    event: int
    is_file: bool

    def __str__(self) -> str:
        return f"{self.no}#{self.event}{' (file)' if self.is_file else ''} (t{self.tenant_id})"


async def check_flows(since: datetime | None = None) -> list[Broken]:
    """Computes every chain again and holds every stored file against it; gives those that do not hold, and tells the
    administrators of new ones.

    Those that were checked after `since` are passed over, so that a run that was broken off is gone on with.
    """
    found: list[Broken] = []
    last = 0
    while rows := await _next_rows(last, since):
        faults = await _faults_of(rows)
        for row in [row for row in rows if row.id in faults]:
            fault = await _fault_now(row)
            if fault is None:
                del faults[row.id]
                continue
            faults[row.id] = fault
            found.append(Broken(row.tenant_id, row.id, row.no, fault.seq, fault.text == FILE))
            await raise_alarm(row, *fault)
        await _note(rows, faults)
        last = rows[-1].id
    return found


async def _faults_of(rows: Sequence[SignFlow]) -> dict[int, Fault]:
    """Those that hold are not in it; a file is looked at only where the events say what it must be."""
    broken = {row_id: Fault(seq, EVENT) for row_id, seq in (await faults_of(rows)).items() if seq is not None}
    altered = await altered_of([row for row in rows if row.id not in broken])
    return {**broken, **{row_id: Fault(seq, FILE) for row_id, seq in altered.items()}}


async def _fault_now(row: SignFlow) -> Fault | None:
    """Looked at again with its row locked: it may have been signed, sealed or erased while it was read."""
    actor = system_actor(row.tenant_id)
    async with unit_of_work(actor):
        return (await _faults_of([await lock(SignFlow, actor, row.id)])).get(row.id)


async def _next_rows(last: int, since: datetime | None) -> list[SignFlow]:
    rows = everywhere(SignFlow).filter(del_flag=0, id__gt=last)
    if since is not None:
        rows = rows.filter(Q(checked_at=None) | Q(checked_at__lt=since) | Q(fault_seq__not_isnull=True))
    return await rows.order_by("id").limit(_AT_ONCE)


async def _note(rows: Sequence[SignFlow], faults: Mapping[int, Fault]) -> None:
    """Without a new version: nothing of the flows themselves has changed."""
    values = [faults[row.id].seq if row.id in faults else None for row in rows]
    await pool().execute(_CHECKED, now(), [row.id for row in rows], values)


async def attest(since: datetime) -> str | None:
    """Roots, then checks; what the history of the job says. `since`: when this run was due; one that was broken off keeps its
    time and goes on where it ended, while one that somebody starts by hand checks everything."""
    made, broken = await make_roots(), await check_flows(since)
    await erase_kept()
    await warn_of_expiry()
    if broken:
        listed = ", ".join(map(str, broken[:10]))
        return f"日根{made}个；存证异常{len(broken)}份：{listed} | {made} roots; evidence broken: {listed}"
    return f"日根{made}个，存证全部有效 | {made} roots, all evidence holds" if made else None
