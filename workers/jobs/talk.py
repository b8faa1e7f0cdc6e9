"""Chat jobs: messages whose time has come are sent, and old ones are deleted where an organisation does not keep them."""

from server.chat import api as chat
from server.files.unnamed import drop_unnamed
from server.jobs.fires import JobCall


async def send_later(call: JobCall) -> str | None:
    count = await chat.send_due()
    return f"发送{count}条 | {count} sent" if count else None


async def clean_talk(call: JobCall) -> str | None:
    swept = await chat.sweep_talk(call.actor.tenant_id)
    if not swept.messages:
        return None
    files = await drop_unnamed(call.actor, swept.files)
    return f"删除{swept.messages}条消息、{files}个文件 | Messages deleted: {swept.messages}, files: {files}"
