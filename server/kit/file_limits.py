"""Limits of files that an organisation sets in one place: how many photos a field takes, how large each may be, and how wide a
picture must be. Fields name them by `Files.by`; what no parameter says stays as it is declared.
"""

from dataclasses import replace

from schema.kit.field import Field, Files
from server.kit.switches import PHOTO_LIMITS, peek, read_switch


async def read_files(item: Field, tenant_id: int) -> Files:
    """What a field of files takes in an organisation."""
    for key in PHOTO_LIMITS.get(item.files.by, {}).values():
        await read_switch(tenant_id, key)
    return files_of(item, tenant_id)


def files_of(item: Field, tenant_id: int) -> Files:
    """The same as last read, where nothing may be waited for."""
    named = PHOTO_LIMITS.get(item.files.by, {})
    said = {part: int(peek(tenant_id, key)) for part, key in named.items()}
    files = item.files
    most, megabytes = said.get("most", files.most), said.get("megabytes", files.megabytes)
    return replace(files, most=most, megabytes=megabytes, side=said.get("side", files.side))


def fault_of_count(files: Files, count: int) -> str | None:
    """Where an organisation says how many there may be."""
    if not files.by or count <= files.most:
        return None
    return f"最多只能上传{files.most}张图片 | At most {files.most} pictures can be uploaded"
