"""Talk over time: messages whose time has come are sent, and old ones go where an organisation does not want to keep them."""

from server.chat import api as chat
from server.jobs.fires import JobCall


async def send_later(call: JobCall) -> str | None:
    count = await chat.send_due()
    return f"发送{count}条 | {count} sent" if count else None


async def clean_talk(call: JobCall) -> str | None:
    count = await chat.sweep_talk(call.actor.tenant_id)
    return f"删除{count}条消息 | {count} messages deleted" if count else None
