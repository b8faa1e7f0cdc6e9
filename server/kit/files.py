"""Stores uploaded and produced files: checked by content, de-duplicated by hash, found again through sys_file with rights."""

import asyncio
import hashlib
import re
import secrets
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

from PIL import Image, UnidentifiedImageError

from schema.kit.clock import today
from schema.kit.errors import Invalid, NotFound
from schema.kit.snowflake import next_id
from schema.system.file import File
from server.kit.actor import Actor
from server.settings import get_settings

IMAGE_TYPES = {"JPEG": ("jpg", "image/jpeg"), "PNG": ("png", "image/png"), "BMP": ("bmp", "image/bmp")}
MAX_PIXELS = 60_000_000
_SIGNATURES = (
    (b"%PDF-", "pdf", "application/pdf"),
    (b"PK\x03\x04", "xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"),
    (b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "xls", "application/vnd.ms-excel"),
)


@dataclass(frozen=True, slots=True)
class Content:
    """What a file really is, whatever its name says."""

    extension: str
    mime: str
    is_image: bool = False


def detect(data: bytes) -> Content | None:
    """Looks at the bytes: jpeg, png, bmp, pdf, xlsx or xls; None for anything else."""
    for signature, extension, mime in _SIGNATURES:
        if data.startswith(signature):
            return Content(extension, mime)
    try:
        with Image.open(BytesIO(data)) as image:
            known = IMAGE_TYPES.get(image.format or "")
            if known is None or image.width * image.height > MAX_PIXELS:
                return None
            image.verify()
    except (UnidentifiedImageError, OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return None
    return Content(known[0], known[1], is_image=True)


def _safe_stem(name: str) -> str:
    stem = re.sub(r"[^\w一-龥.-]+", "_", Path(name.replace("\\", "/")).stem)[:60].strip("._")
    return stem or "file"


def resolve(path: str) -> Path:
    """The place of a stored path; refuses to leave the files folder."""
    root = get_settings().files_dir.resolve()
    target = (root / path).resolve()
    if not target.is_relative_to(root) or target == root:
        raise NotFound()
    return target


def _write(path: str, data: bytes) -> None:
    target = resolve(path)
    target.parent.mkdir(parents=True, exist_ok=True)
    partial = target.with_name(f".{target.name}.{secrets.token_hex(4)}")
    partial.write_bytes(data)
    partial.replace(target)


async def save_file(
    actor: Actor, data: bytes, name: str, biz: str, *, images_only: bool = False, limit: int = 10 << 20
) -> File:
    """Stores bytes under the actor's tenant and gives the sys_file row; the same content is stored once per tenant.

    Raises Invalid for content that is not an accepted type or above `limit` bytes.
    """
    if len(data) > limit:
        raise Invalid(f"文件不能超过{limit >> 20}MB | The file must not exceed {limit >> 20} MB", id="file.large")
    content = await asyncio.to_thread(detect, data)
    if content is None or (images_only and not content.is_image):
        raise Invalid(
            "请上传图片 | Please upload a picture" if images_only else "不支持的文件类型 | Unsupported file type",
            id="file.type",
        )
    digest = await asyncio.to_thread(lambda: hashlib.sha256(data).hexdigest())
    known = await File.get_or_none(
        tenant_id=actor.tenant_id, sha256=digest, biz=biz, owner_id=actor.user_id, del_flag=0
    )
    if known is not None and resolve(known.file_path).exists():
        return known
    path = new_path(actor, name, biz, content.extension)
    await asyncio.to_thread(_write, path, data)
    return await register_file(actor, path, name, biz, content.mime, len(data), digest)


def new_path(actor: Actor, name: str, biz: str, extension: str) -> str:
    """A fresh relative path: tenant/biz/day/name_random.ext."""
    folder = re.sub(r"\W+", "", biz) or "files"
    return f"t{actor.tenant_id}/{folder}/{today():%Y%m%d}/{_safe_stem(name)}_{secrets.token_hex(6)}.{extension}"


async def register_file(actor: Actor, path: str, name: str, biz: str, mime: str, size: int, digest: str) -> File:
    """Makes the row of a file that is already in its place, such as the result of a job."""
    return await File.create(
        id=next_id(),
        tenant_id=actor.tenant_id,
        create_by=actor.username,
        file_name=name[:255],
        file_path=path,
        file_size=size,
        mime=mime,
        sha256=digest,
        biz=biz,
        owner_id=actor.user_id,
    )


async def find_file(actor: Actor, path: str) -> File:
    """The row of a stored path of the actor's tenant; NotFound otherwise."""
    row = await File.get_or_none(tenant_id=actor.tenant_id, file_path=path.strip("/").rstrip(","), del_flag=0)
    if row is None or not resolve(row.file_path).is_file():
        raise NotFound("未知的文件 | Unknown file", id="file.missing")
    return row
