"""The topic on which a file tells those who may read it how far a worker is with it."""

from schema.system.file import File
from server.files.rights import may_read
from server.kit.actor import Actor
from server.live.topic import Topic


async def reads_file(actor: Actor, file_id: str) -> bool:
    if not (file_id.isascii() and file_id.isdigit() and len(file_id) < 19):
        return False
    row = await File.get_or_none(id=int(file_id), tenant_id=actor.tenant_id, del_flag=0)
    return row is not None and await may_read(actor, row)


TOPICS: list[Topic] = [Topic("file/{file_id}", reads_file)]
