"""Parts of an upload: each is in the store before its row is. So what the rows claim has survived anything."""

import asyncio
import hashlib
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

from starlette.requests import ClientDisconnect, Request

from schema.kit.errors import Conflict, Invalid
from schema.kit.snowflake import next_id
from schema.system.file import KEEPING, Upload
from server.kit.database import pool
from server.kit.storage import storage

PART_BYTES = 4 << 20
_SHA256 = re.compile(r"[0-9a-f]{64}")
_KEEP = """
WITH open AS (UPDATE sys_upload SET seen_at = now() WHERE id = $3 AND state = 'open' AND del_flag = 0 RETURNING id)
INSERT INTO sys_upload_part (id, tenant_id, upload_id, part, size, sha256, store_key)
SELECT $1, $2, $3, $4, $5, $6, $7 FROM open
ON CONFLICT (upload_id, part) DO UPDATE SET size = excluded.size, sha256 = excluded.sha256, store_key = excluded.store_key
RETURNING id
"""
_STATE = "SELECT state FROM sys_upload WHERE id = $1"
_CLAIM = """
UPDATE sys_upload SET state = 'keeping', seen_at = now() WHERE id = $1 AND del_flag = 0
  AND (state = 'open' OR (state = 'keeping' AND seen_at < now() - interval '15 seconds')) RETURNING id
"""
_PARTS = "SELECT part, size, sha256, store_key FROM sys_upload_part WHERE upload_id = $1 ORDER BY part"


@dataclass(frozen=True, slots=True)
class Joined:
    """The whole of an upload, under a key of its own."""

    key: str
    sha256: str


def folder_of(upload: Upload) -> str:
    return f"uploads/{upload.tenant_id}/{upload.id}"


def count_of(upload: Upload) -> int:
    return -(-upload.file_size // upload.part_size)


def size_of(upload: Upload, part: int) -> int:
    return min(upload.part_size, upload.file_size - part * upload.part_size)


async def received(upload: Upload) -> list[int]:
    return [row["part"] for row in await pool().fetch(_PARTS, upload.id)]


async def missing(upload: Upload) -> list[int]:
    have = set(await received(upload))
    return [part for part in range(count_of(upload)) if part not in have]


async def take_part(request: Request, upload: Upload, part: int, wanted: str) -> str:
    """Stores the body as a part, in the place of the same part sent before, and gives its hash. `wanted`: the hash that the sender says it has, or empty."""
    if not 0 <= part < count_of(upload):
        raise Invalid(id="upload.part", fields={"part": "没有这一分片 | There is no such part"})
    if wanted and not _SHA256.fullmatch(wanted):
        raise Invalid(id="upload.hash", fields={"sha256": "格式不正确 | Wrong format"})
    data = await _read_exactly(request, size_of(upload, part))
    digest = await asyncio.to_thread(lambda: hashlib.sha256(data).hexdigest())
    if wanted and digest != wanted:
        raise Invalid("分片在传输中损坏，请重传 | The part was damaged on its way; send it again", id="upload.hash")
    key = f"{folder_of(upload)}/{part}"
    await storage().put(key, data)
    kept: Any = await pool().fetchval(_KEEP, next_id(), upload.tenant_id, upload.id, part, len(data), digest, key)
    if kept is None:
        if await pool().fetchval(_STATE, upload.id) != KEEPING:  # whose parts may still be read once more
            await storage().remove([key])
        raise Conflict("上传已结束 | The upload has ended", id="upload.ended")
    return digest


async def _read_exactly(request: Request, size: int) -> bytes:
    """What is announced or turns out too long is not read on; memory holds one part."""
    data = bytearray()
    announced = request.headers.get("content-length", "")
    try:
        if not announced or announced == str(size):
            async for piece in request.stream():
                data += piece
                if len(data) > size:
                    break
    except ClientDisconnect:
        data.clear()
    if len(data) != size:
        raise Invalid(f"分片应为{size}字节 | The part must have {size} bytes", id="upload.size")
    return bytes(data)


async def join_parts(upload: Upload) -> Joined:
    """One object of all parts, hashed on the way; memory holds a few parts, whatever the size."""
    rows = await pool().fetch(_PARTS, upload.id)
    digest = hashlib.sha256()

    async def pieces() -> AsyncIterator[bytes]:
        for row in rows:
            data = await storage().load(row["store_key"])
            await asyncio.to_thread(digest.update, data)
            yield data

    key = f"{folder_of(upload)}/whole-{next_id()}"
    await storage().put(key, pieces())
    return Joined(key, digest.hexdigest())


async def claim(upload: Upload) -> bool:
    """Whether this finish is the one that keeps the whole; one that died while it did is followed by the next."""
    return await pool().fetchval(_CLAIM, upload.id) is not None


async def drop_parts(upload: Upload) -> None:
    """Rows first: without them the objects are nobody's, and a broken-off drop is swept later."""
    await pool().execute("DELETE FROM sys_upload_part WHERE upload_id = $1", upload.id)
    await storage().remove([one.key async for one in storage().list(folder_of(upload))])
