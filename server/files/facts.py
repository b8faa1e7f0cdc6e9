"""What screens are told about stored files: what they are, and how far a worker is with them."""

from typing import Any

from schema.kit.errors import AppError
from schema.kit.text import localize
from schema.system.file import DONE, DUE, REFUSED, WORKING, File
from server.files.rights import readable_file
from server.kit.actor import Actor

READY, PROCESSING = "ready", "processing"
MOST_ASKED = 60


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


async def facts_of_paths(actor: Actor, paths: str) -> list[dict[str, Any]]:
    """In the order asked; what the actor may not read, or nobody stored, has the state "missing"."""
    found: list[dict[str, Any]] = []
    for path in [part.strip() for part in paths.split(",") if part.strip()][:MOST_ASKED]:
        try:
            found.append({**facts_of(await readable_file(actor, path), actor.locale), "path": path})
        except AppError:
            found.append({"path": path, "state": "missing"})
    return found
