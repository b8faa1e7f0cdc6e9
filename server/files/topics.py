"""The topic of a file: how far a worker is with it, for those who may read it."""

from schema.kit.numerals import read_row_id
from schema.system.file import File
from server.files.rights import may_read
from server.files.shapes import FileFacts
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.live.topic import Topic


async def reads_file(actor: Actor, file_id: str) -> bool:
    number = read_row_id(file_id)
    if number is None:
        return False
    row = await scoped(File, actor).get_or_none(id=number)
    return row is not None and await may_read(actor, row)


TOPICS: list[Topic] = [Topic("file/{file_id}", reads_file, says={"progress": FileFacts})]
