"""Files that outsiders hand in for a public form, ahead of the answer that names them.

Each lies in the store like any other, by the limits of its field; what is handed back is a token that only the same browser can
name in an answer to the same form, once. What is never named is swept.
"""

import hmac
from collections.abc import Mapping, Sequence
from datetime import timedelta
from typing import Any

from starlette.datastructures import UploadFile
from starlette.requests import Request

from schema.kit.clock import now
from schema.kit.errors import Conflict, Invalid
from schema.kit.field import Field
from schema.kit.kinds import FILE_KINDS
from schema.kit.numerals import read_row_id
from schema.kit.resource import Resource
from schema.online.outsider import OnlineHandedIn
from schema.system.file import File
from server.account.api import Allowance, spend
from server.files.api import drop_unnamed
from server.http.body import parse
from server.http.form import read_form
from server.http.session import address_of
from server.kit.actor import system_actor
from server.kit.database import pool
from server.kit.file_limits import read_files
from server.kit.files import Limits, staged_file
from server.kit.named_files import limits_of
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work
from server.online.models import HandFormFile
from server.online.outside.asked import asked_of, asked_tables, obstacle_of
from server.online.outside.visitor import Outsider, digest_of, meet

HANDED_BYTES = 12 << 20
"""Of a whole call, so that a file of the usual limit fits."""
FROM_ADDRESS = Allowance("form-files", 120, 3600)
MOST_OF_DEVICE, MOST_OF_FORM = 40, 2000
"""Files that wait for their answers."""
KEPT_HOURS = 24
NO_FILE = "未选择文件 | No file was sent"
NO_FIELD = "没有这个上传项 | No such file is asked for"
AGAIN = "请重新上传 | Please upload it again"
TOO_MANY = "上传的文件过多，请先提交 | Too many files are waiting; send the form first"
_TAKE = "DELETE FROM onl_form_handed_in WHERE tenant_id = $1 AND id = ANY($2::bigint[]) RETURNING id"
_OLD = "DELETE FROM onl_form_handed_in WHERE tenant_id = $1 AND create_time < $2 RETURNING file_id"


class TooManyWaiting(Conflict):
    default_id = "form.files"
    default_message = TOO_MANY


async def hand_in(request: Request) -> dict[str, str | int]:
    """POST /online/public/file: multipart token, device, field ("key", of a sub-table "number.key") and file."""
    async with read_form(request) as form:
        texts = {name: str(value) for name, value in form.items() if not isinstance(value, UploadFile)}
        asked = parse(HandFormFile, {name: texts.get(name, "") for name in ("token", "device", "field")})
        visitor = await meet(asked)
        file = form.get("file")
        if not isinstance(file, UploadFile):
            raise Invalid(NO_FILE, id="file.none", fields={"file": NO_FILE})
        resource, item = _find(visitor, asked.field)
        limits = await _limits_of(item, visitor.row.tenant_id)
        limits.check_size(file.size or 0)
        await _refuse(request, visitor)
        data, name = await file.read(), file.filename or "file"
    return await _keep(visitor, asked.field, f"{resource.path}.{item.key}", data, name, limits)


def _find(visitor: Outsider, place: str) -> tuple[Resource, Field]:
    table, _, key = place.rpartition(".")
    found = {one.key: one.resource for one in asked_tables(visitor.resource)} | {"": visitor.resource}
    resource = found.get(table)
    fields = asked_of(resource) if resource else []
    item = next((one for one in fields if one.key == key and one.kind in FILE_KINDS), None)
    if resource is None or item is None:
        raise Invalid(NO_FIELD, id="file.field", fields={"field": NO_FIELD})
    return resource, item


async def _limits_of(item: Field, tenant_id: int) -> Limits:
    """Pictures and documents; films and recordings are taken from those who are signed in."""
    limits = limits_of(item, await read_files(item, tenant_id))
    return Limits(limits.kinds & {"image", "file"}, limits.megabytes, limits.side)


async def _refuse(request: Request, visitor: Outsider) -> None:
    """Before anything is stored: what could not be sent is not taken, and each address and device has its share."""
    visitor.device_key()
    obstacle = await obstacle_of(visitor)
    if obstacle:
        raise Conflict(obstacle, id="form.closed")
    await spend(FROM_ADDRESS, f"{visitor.row.id} {address_of(request)}")


async def _keep(
    visitor: Outsider, place: str, purpose: str, data: bytes, name: str, limits: Limits
) -> dict[str, str | int]:
    handed = OnlineHandedIn(
        tenant_id=visitor.row.tenant_id,
        form_id=visitor.row.id,
        key_hash=visitor.device_key(),
        place=place,
        create_time=now(),
    )

    async def note(work: Work, file: File) -> None:
        """The organisation's counter of bytes is held by now: of two files at the rim one is refused."""
        waiting = of_tenant(OnlineHandedIn, handed.tenant_id).filter(form_id=handed.form_id).using_db(work.db)
        of_device = await waiting.filter(key_hash=handed.key_hash).count()
        if of_device >= MOST_OF_DEVICE or await waiting.count() >= MOST_OF_FORM:
            raise TooManyWaiting()
        handed.file_id = file.id
        await handed.save(using_db=work.db, force_create=True)

    async with staged_file(visitor.actor, data, name, purpose, limits=limits) as staged:
        file = await staged.register(note)
    return {"file": _token_of(handed), "name": file.file_name, "size": file.file_size}


def _token_of(handed: OnlineHandedIn) -> str:
    said = f"form-file:{handed.form_id}:{handed.key_hash}:{handed.place}:{handed.id}"
    return f"{handed.id}.{digest_of(said)[:32]}"


Places = Mapping[str, Sequence[str]]
"""Place of a field, as it is told in an answer -> the tokens that stand there."""


async def find_handed(visitor: Outsider, places: Places, asked: Mapping[str, str]) -> dict[str, list[OnlineHandedIn]]:
    """By place; Invalid at each that names what this browser did not hand in for it. `asked`: place -> that of its field."""
    tokens = [token for group in places.values() for token in group]
    if not tokens:
        return {}
    ids = [number for token in tokens if (number := read_row_id(token.partition(".")[0])) is not None]
    mine = of_tenant(OnlineHandedIn, visitor.row.tenant_id).filter(
        form_id=visitor.row.id, key_hash=visitor.device_key()
    )
    known = {_token_of(row): row for row in await mine.filter(id__in=ids)}
    faults: dict[str, str] = {}
    found: dict[str, list[OnlineHandedIn]] = {}
    for place, group in places.items():
        rows = [row for token in group if (row := _same(known, token)) is not None and row.place == asked[place]]
        if len(rows) < len(group):
            faults[place] = AGAIN
        found[place] = rows
    if faults or len(tokens) > len(set(tokens)):
        raise Invalid(fields=faults or {next(iter(places)): AGAIN})
    return found


def _same(known: Mapping[str, OnlineHandedIn], token: str) -> OnlineHandedIn | None:
    return next((row for own, row in known.items() if hmac.compare_digest(own.encode(), token.encode())), None)


async def paths_of(tenant_id: int, rows: Sequence[OnlineHandedIn]) -> dict[int, str]:
    """File id -> its path."""
    files: Any = of_tenant(File, tenant_id).filter(id__in=[row.file_id for row in rows], del_flag=0)
    return dict(await files.values_list("id", "file_path"))


async def use_up(work: Work, rows: Sequence[OnlineHandedIn]) -> None:
    """In the transaction of the answer: each file is named once, however many answers come at once."""
    if not rows:
        return
    taken = await work.connection.fetch(_TAKE, work.actor.tenant_id, [row.id for row in rows])
    if len(taken) < len(rows):
        raise Invalid(AGAIN, id="form.files")


async def sweep_handed_in(tenant_id: int) -> int:
    """How many files went for good, that were handed in and never sent."""
    rows = await pool().fetch(_OLD, tenant_id, now() - timedelta(hours=KEPT_HOURS))
    return await drop_unnamed(system_actor(tenant_id), [row["file_id"] for row in rows])
