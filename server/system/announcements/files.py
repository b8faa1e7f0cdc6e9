"""Files of announcements: who may see them, whoever uploaded or administers them, and those whom one that shows them reached."""

from urllib.parse import quote

from schema.system.announcement import announcement
from schema.system.file import File
from server.kit.actor import Actor
from server.kit.database import pool

KINDS = ("anntFiles", "msgContent", f"{announcement.path}.anntFiles")
"""What files are marked with that were attached to an announcement or put into its text."""

_SHOWN = """
SELECT 1 FROM sys_announcement a WHERE a.tenant_id = $1 AND a.del_flag = 0 AND a.send_status = '1'
  AND (a.end_time IS NULL OR a.end_time > now())
  AND ($3 = ANY(string_to_array(a.files, ',')) OR strpos(a.msg_content, $3) > 0 OR strpos(a.msg_content, $4) > 0)
  AND (a.msg_type = 'ALL' OR EXISTS (SELECT 1 FROM sys_announcement_send s
    WHERE s.annt_id = a.id AND s.user_id = $2 AND s.del_flag = 0))
LIMIT 1
"""


async def may_see_file(actor: Actor, row: File) -> bool:
    """What was revoked or has ended takes its files along."""
    if row.owner_id == actor.user_id or any(actor.can(announcement.code(verb)) for verb in ("list", "add", "edit")):
        return True
    values = (actor.tenant_id, actor.user_id, row.file_path, quote(row.file_path))
    return await pool().fetchval(_SHOWN, *values) is not None
