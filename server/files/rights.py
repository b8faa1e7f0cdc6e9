"""Rights on stored files; every way to their bytes asks here."""

from schema.kit.errors import Denied
from schema.system.file import File
from server.chat.api import TALK, may_see_talk_file
from server.kit.actor import Actor
from server.kit.files import find_file
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
    needed = PRIVATE.get(row.biz)
    return needed is None or row.owner_id == actor.user_id or actor.can(needed)


async def readable_file(actor: Actor, path: str) -> File:
    """NotFound beyond the tenant, Denied within."""
    row = await find_file(actor, path)
    if not await may_read(actor, row):
        raise Denied(id="file.denied", result={"needs": PRIVATE.get(row.biz)})
    return row


def is_withdrawable(row: File) -> bool:
    """Whether its readers may lose it from one moment to the next."""
    return row.biz in ANNOUNCED or row.biz == TALK
