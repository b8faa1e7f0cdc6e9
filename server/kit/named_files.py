"""Files named by paths in fields.

Each must be a stored file of the organisation, of the right kind, and open to the writer, else a path would give away others'
files.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any

from schema.kit.errors import Invalid
from schema.kit.field import Field, Files
from schema.system.file import REFUSED, File
from server.kit.actor import Actor
from server.kit.file_limits import fault_of_count, read_files
from server.kit.files import Limits
from server.kit.scope import scoped

MayRead = Callable[[Actor, File], Awaitable[bool]]
CONTENT = {
    "image": frozenset({"image"}),
    "signature": frozenset({"image"}),
    "video": frozenset({"video"}),
    "voice": frozenset({"audio"}),
    "file": frozenset({"image", "file", "audio", "video"}),
}


async def _own_only(actor: Actor, row: File) -> bool:
    return row.owner_id == actor.user_id


_may_read: MayRead = _own_only


def configure_readers(may_read: MayRead) -> None:
    """Sets who may read a stored file; without it everybody only what is their own."""
    global _may_read
    _may_read = may_read


def limits_of(item: Field, files: Files | None = None) -> Limits:
    """What a field of a kind that holds files takes; `files`: as its organisation says it."""
    said = files or item.files
    return Limits(CONTENT[item.kind], said.limit(item.kind), said.side)


def split_paths(value: Any) -> list[str]:
    return [path for path in str(value or "").split(",") if path]


async def check_files(fields: Sequence[Field], values: Mapping[str, Any], actor: Actor, row: Any = None) -> None:
    """Raises Invalid at the fields. A path that stands in the row already may stay, whatever became of its file."""
    faults: dict[str, str] = {}
    for item in fields:
        if item.kind not in CONTENT or not values.get(item.column):
            continue
        held = split_paths(getattr(row, item.column, None))
        fresh = [path for path in split_paths(values[item.column]) if path not in held]
        files = await read_files(item, actor.tenant_id)
        fault = await _first_fault(actor, fresh, limits_of(item, files))
        if fault is None and fresh:
            fault = fault_of_count(files, len(split_paths(values[item.column])))
        if fault is not None:
            faults[item.key] = fault
    if faults:
        raise Invalid(fields=faults)


async def check_paths(actor: Actor, key: str, paths: Sequence[str], limits: Limits) -> None:
    """The same for paths that come in a body of their own; Invalid with the finding at `key`."""
    fault = await _first_fault(actor, paths, limits)
    if fault is not None:
        raise Invalid(fields={key: fault})


async def _first_fault(actor: Actor, paths: Sequence[str], limits: Limits) -> str | None:
    if not paths:
        return None
    rows = {row.file_path: row for row in await scoped(File, actor).filter(file_path__in=list(paths))}
    for path in paths:
        row = rows.get(path)
        known = row if row is not None and await _may_read(actor, row) else None
        if fault := _fault(known, path, limits):
            return fault
    return None


def _fault(row: File | None, path: str, limits: Limits) -> str | None:
    """A file that is not there and one that may not be read are the same to who names it."""
    if row is None:
        name = PurePosixPath(path).name[:60]
        return f"没有这个文件，请重新上传：{name} | There is no such file, upload it again: {name}"
    if row.work == REFUSED:
        return row.work_note or "文件未通过检查 | The file was refused"
    try:
        limits.check_stored(row.kind, row.file_size, row.width, row.height)
    except Invalid as error:
        return error.message
    return None
