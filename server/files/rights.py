"""Rights on stored files; every way to their bytes asks here."""

from functools import lru_cache
from typing import cast

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.errors import Denied
from schema.kit.field import Field
from schema.kit.kinds import FILE_KINDS
from schema.kit.resource import Resource
from schema.system.file import File
from server.chat.api import TALK, may_see_talk_file
from server.engine.read import visible_ids
from server.engine.view import view_of
from server.kit.actor import Actor
from server.kit.files import find_file
from server.kit.named_files import split_paths
from server.kit.scope import scoped
from server.signing.api import BIZ as SIGNING
from server.signing.api import check_stored, may_read_file
from server.system.api import ANNOUNCED, may_see_file

PRIVATE = {"export": "sys:task:all", "import": "sys:task:all", "housekeeping/voice": "housekeeping:dispatch"}


async def may_read(actor: Actor, row: File) -> bool:
    """A file of the actor's tenant; results of jobs and what was spoken only for their owner and whom it concerns, an announcement's and a talk's only for their readers."""
    if row.tenant_id != actor.tenant_id:
        return False
    if row.biz in ANNOUNCED:
        return await may_see_file(actor, row)
    if row.biz == TALK:
        return await may_see_talk_file(actor, row)
    if row.biz == SIGNING:
        return await may_read_file(actor, row)
    if row.biz in _guarded(registry().revision):
        return row.owner_id == actor.user_id or await _sees_naming_row(actor, row)
    needed = PRIVATE.get(row.biz)
    return needed is None or row.owner_id == actor.user_id or actor.can(needed)


@lru_cache(maxsize=1)
def _guarded(revision: int) -> dict[str, tuple[Resource, Field]]:
    """Purpose -> the field whose files are opened by those alone who may see a row that names them."""
    return {
        f"{resource.path}.{item.key}": (resource, item)
        for resource in registry().every
        for item in resource.complete_fields
        if item.kind in FILE_KINDS and item.files.guarded
    }


async def _sees_naming_row(actor: Actor, row: File) -> bool:
    resource, item = _guarded(registry().revision)[row.biz]
    if not actor.can(resource.code("list")) or item.key not in view_of(resource, actor).by_key:
        return False
    near = scoped(cast(type[Base], resource.model), actor).filter(**{f"{item.column}__contains": row.file_path})
    named = [one.id for one in await near if row.file_path in split_paths(getattr(one, item.column))]
    return bool(named) and bool(await visible_ids(resource, actor, named))


async def readable_file(actor: Actor, path: str) -> File:
    """NotFound beyond the tenant, Denied within."""
    row = await find_file(actor, path)
    if not await may_read(actor, row):
        raise Denied(id="file.denied", result={"needs": PRIVATE.get(row.biz)})
    return row


async def check_whole(row: File) -> None:
    """Asked ahead of sending the bytes: what was signed leaves only as it was signed, else Conflict "sign.altered"."""
    if row.biz == SIGNING:
        await check_stored(row)


def is_withdrawable(row: File) -> bool:
    """Whether its readers may lose it from one moment to the next."""
    return row.biz in ANNOUNCED or row.biz == TALK or row.biz in _guarded(registry().revision)
