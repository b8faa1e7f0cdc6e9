"""Facts of stored files for screens: what they are, and how far a worker is with them."""

from typing import Any

from schema.kit.text import localize
from schema.system.file import DONE, DUE, REFUSED, WORKING, File

READY, PROCESSING = "ready", "processing"


def state_of(row: File) -> str:
    """A picture can be seen at once; a video when it was looked at and has its poster."""
    if row.work == REFUSED:
        return REFUSED
    return PROCESSING if row.kind == "video" and row.work != DONE else READY


def facts_of(row: File, locale: str) -> dict[str, Any]:
    return {
        "id": str(row.id),
        "path": row.file_path,
        "fileName": row.file_name,
        "filePath": row.file_path,
        "fileSize": row.file_size,
        "mime": row.mime,
        "kind": row.kind,
        "state": state_of(row),
        "share": row.work_share if row.work in (DUE, WORKING) else 100,
        "note": localize(row.work_note, locale) if row.work_note else None,
        "preview": bool(row.preview_key),
        "width": row.width,
        "height": row.height,
        "seconds": row.seconds,
    }
