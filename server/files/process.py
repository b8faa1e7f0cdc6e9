"""What a worker does with a new file: the small picture of a picture; of a video its length, its poster, a form that plays.

The row says what is due; a call that is lost or comes twice changes nothing. Whose file comes next is decided when a worker
is free, by turns of organisations and people.
"""

import asyncio
import logging
import tempfile
from pathlib import Path
from typing import Any

from schema.system.file import DONE, DUE, REFUSED, WORKING, File
from server.fair_queue import on_behalf_of
from server.files.facts import facts_of
from server.files.film import Film, FilmError, draw_poster, make_playable, probe
from server.jobs.api import wake_files
from server.kit.actor import system_actor
from server.kit.database import pool
from server.kit.end_tasks import end_tasks
from server.kit.scope import everywhere, of_tenant
from server.kit.storage import storage
from server.kit.unit_of_work import Work, unit_of_work
from server.sandbox.client import ask, own_folder
from server.sandbox.kinds import most_pixels, picture_kind
from server.sandbox.refusal import Ended, Refused
from server.system.api import notify

SMALL_SIDE, SMALL_BYTES = 480, 64 << 10
LEAST_SECONDS = 30
MOST_TRIES = 2
_BEAT_SECONDS, _STALE_SECONDS, _WAITS_SECONDS = 5.0, 30, 5
_RUNS = f"work = 'working' AND work_at >= now() - interval '{_STALE_SECONDS} seconds'"
_CLAIM = f"""
UPDATE sys_file SET work = 'working', work_at = now(), work_tries = work_tries + 1
WHERE id = $1 AND del_flag = 0 AND (work = 'due'
  OR (work = 'working' AND work_at < now() - interval '{_STALE_SECONDS} seconds')) RETURNING id
"""
_BEAT = "UPDATE sys_file SET work_at = now() WHERE id = $1 AND work = 'working'"
_SWEEP = f"""
SELECT kind = 'video' AS film FROM sys_file WHERE del_flag = 0 AND (
  (work = 'due' AND coalesce(work_at, create_time) < now() - interval '{_WAITS_SECONDS} seconds')
  OR (work = 'working' AND work_at < now() - interval '{_STALE_SECONDS} seconds')) ORDER BY id LIMIT 100
"""
_NEXT = f"""
WITH person AS (
  SELECT tenant_id, owner_id, count(*) FILTER (WHERE {_RUNS}) AS running, min(id) FILTER (WHERE NOT ({_RUNS})) AS waits
  FROM sys_file WHERE del_flag = 0 AND work IN ('due', 'working') AND (kind = 'video') = $1 GROUP BY tenant_id, owner_id
), organisation AS (
  SELECT tenant_id, sum(running) AS running FROM person GROUP BY tenant_id
)
SELECT p.waits FROM person p JOIN organisation o USING (tenant_id) WHERE p.waits IS NOT NULL
ORDER BY o.running, p.running, random() LIMIT 1
"""
TOO_SHORT = f"视频至少{LEAST_SECONDS}秒 | The video must be at least {LEAST_SECONDS} seconds long"
GIVEN_UP = "视频无法处理：处理它的进程两次意外终止 | The video could not be processed: the process that worked on it died twice"
logger = logging.getLogger(__name__)


async def wake_new(row: File) -> None:
    """A hint for a worker, after a file was stored."""
    await wake_files(films=row.kind == "video")


async def sweep_work() -> int:
    """Calls workers for files that wait without a call or whose worker is gone."""
    rows = await pool().fetch(_SWEEP)
    for row in rows:
        await wake_files(films=row["film"])
    return len(rows)


async def process_next(*, films: bool) -> None:
    """The file whose turn it is: of who has the fewest in work."""
    while file_id := await pool().fetchval(_NEXT, films):
        if await process_file(file_id):
            return


async def process_file(file_id: int) -> bool:
    """Does what is due; False when somebody else does."""
    if await pool().fetchval(_CLAIM, file_id) is None:
        return False
    row = await everywhere(File).get(id=file_id)
    keeper = asyncio.create_task(_keep(row))
    try:
        with on_behalf_of(row.tenant_id, row.owner_id or 0):
            await _finish(row, await _outcome(row))
        return True
    except asyncio.CancelledError:
        await asyncio.shield(
            of_tenant(File, row.tenant_id)
            .filter(id=row.id, work=WORKING)
            .update(work=DUE, work_tries=row.work_tries - 1)
        )
        raise
    finally:
        await end_tasks(keeper)


async def _keep(row: File) -> None:
    while True:
        await asyncio.sleep(_BEAT_SECONDS)
        await pool().execute(_BEAT, row.id)


async def _outcome(row: File) -> dict[str, Any]:
    """The columns to write."""
    done = await _done_before(row)
    if done is not None:
        return done
    if row.work_tries > MOST_TRIES:
        return {"work": REFUSED, "work_note": GIVEN_UP} if row.kind == "video" else {"work": DONE}
    try:
        return await (_look_at_film(row) if row.kind == "video" else _make_small(row))
    except FilmError as error:
        return {"work": REFUSED, "work_note": str(error)}


async def _done_before(row: File) -> dict[str, Any] | None:
    """Another file with the same content shares what was made of it."""
    other = (
        await of_tenant(File, row.tenant_id)
        .filter(store_key=row.store_key, work__in=[DONE, REFUSED], del_flag=0)
        .first()
    )
    if other is None:
        return None
    shared = ("work", "work_note", "preview_key", "play_key", "width", "height", "seconds")
    return {column: getattr(other, column) for column in shared}


async def _make_small(row: File) -> dict[str, Any]:
    """None is kept for a picture that is small itself, or that cannot be drawn: it stands for itself."""
    with tempfile.TemporaryDirectory(prefix="guanjia-small-") as scratch:
        target = Path(scratch) / "small.jpg"
        async with storage().local(row.store_key) as path:
            made = await _shrink(path, target)
        if not made:
            return {"work": DONE}
        key = f"t{row.tenant_id}/small/{row.id}.jpg"
        await storage().put(key, target)
    return {"work": DONE, "preview_key": key}


async def _shrink(path: Path, target: Path) -> bool:
    request = {"side": SMALL_SIDE, "enough": SMALL_BYTES, "pixels": most_pixels()}
    with path.open("rb") as source, target.open("wb") as small:
        try:
            found = await ask(picture_kind(), "picture", request, [source.fileno(), small.fileno()])
        except (Refused, Ended) as error:
            logger.warning("no small picture of %s: %s", path.name, error)
            return False
    return bool(found and found[0])


async def _look_at_film(row: File) -> dict[str, Any]:
    async with own_folder() as scratch:
        poster, play = scratch / "poster.jpg", scratch / "play.mp4"
        async with storage().local(row.store_key) as path:
            film = await probe(path, row.mime)
            if film.seconds < LEAST_SECONDS:
                raise FilmError(TOO_SHORT)
            await _report(row, 5)
            await draw_poster(path, row.mime, film, poster)
            await _report(row, 10)
            converted = not film.is_playable or row.mime == "video/quicktime"
            if converted:
                await make_playable(path, row.mime, film, play, lambda share: _report(row, 10 + share * 9 // 10))
        return await _keep_film(row, film, poster, play if converted else None)


async def _keep_film(row: File, film: Film, poster: Path, play: Path | None) -> dict[str, Any]:
    found: dict[str, Any] = {
        "work": DONE,
        "seconds": int(film.seconds),
        "width": film.width,
        "height": film.height,
        "preview_key": f"t{row.tenant_id}/small/{row.id}.jpg",
    }
    await storage().put(found["preview_key"], poster)
    if play is not None:
        found["play_key"] = f"t{row.tenant_id}/play/{row.id}.mp4"
        await storage().put(found["play_key"], play)
    return found


async def _report(row: File, share: int) -> None:
    """Told when it has moved by five hundredths."""
    if share < row.work_share + 5:
        return
    row.work_share = share
    async with unit_of_work(system_actor(row.tenant_id)) as work:
        await of_tenant(File, row.tenant_id).filter(id=row.id).using_db(work.db).update(work_share=share)
        _tell_screens(work, row)


async def _finish(row: File, found: dict[str, Any]) -> None:
    async with unit_of_work(system_actor(row.tenant_id)) as work:
        await of_tenant(File, row.tenant_id).filter(id=row.id).using_db(work.db).update(**found, work_share=100)
        row.update_from_dict({**found, "work_share": 100})
        _tell_screens(work, row)
        if row.work == REFUSED and row.owner_id:
            zh, en = (row.work_note or GIVEN_UP).split(" | ")
            await notify(
                work,
                [row.owner_id],
                "视频未通过检查 | A video was refused",
                f"{row.file_name}：{zh} | {row.file_name}: {en}",
            )


def _tell_screens(work: Work, row: File) -> None:
    work.emit(f"file/{row.id}", "progress", facts_of(row, "zh") | {"note": row.work_note})
