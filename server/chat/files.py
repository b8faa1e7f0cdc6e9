"""Rights on files sent in chat: who stored one, and who may read a message that still shows it."""

from schema.chat.conversation import RECORD
from schema.system.file import File
from server.chat.read import reader
from server.engine.topics import may_read
from server.kit.actor import Actor

TALK = "chat"
"""What files are marked with that are sent in a talk."""

_PLACES = """
SELECT DISTINCT c.kind, c.ref_path, c.ref_id, me.user_id IS NOT NULL AS joined FROM chat_file f
JOIN chat_message m ON m.id = f.message_id AND m.recalled_at IS NULL
JOIN chat_conversation c ON c.id = f.conversation_id AND c.del_flag = 0
LEFT JOIN chat_member me ON me.conversation_id = c.id AND me.user_id = $2
WHERE f.file_id = $1 AND f.tenant_id = $3
"""


async def may_see_talk_file(actor: Actor, row: File) -> bool:
    if row.tenant_id != actor.tenant_id:
        return False
    if row.owner_id == actor.user_id:
        return True
    places = await reader()(_PLACES, row.id, actor.user_id, actor.tenant_id)
    if any(place["joined"] and place["kind"] != RECORD for place in places):
        return True
    for place in places:
        if place["kind"] == RECORD and await may_read(actor, place["ref_path"], str(place["ref_id"])):
            return True
    return False
