"""System lines of a conversation: who came, who went, what it is called now."""

from schema.chat.conversation import Conversation
from schema.chat.message import SYSTEM
from schema.kit.snowflake import next_id
from server.chat.append import Draft, append_message
from server.chat.shapes import Shape
from server.kit.unit_of_work import Work


async def say(work: Work, conversation: Conversation, zh: str, en: str, silent: frozenset[int] = frozenset()) -> Shape:
    """Names of people in it keep no bar: it parts the two languages."""
    body = f"{zh.replace(' | ', ' / ')} | {en.replace(' | ', ' / ')}"
    draft = Draft(sender_id=work.actor.user_id, client_id=f"system.{next_id()}", kind=SYSTEM, body=body, silent=silent)
    return await append_message(work, conversation, draft)
