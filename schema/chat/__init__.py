"""Chat between the people of an organisation: conversations, their members and their messages."""

from tortoise import Model

from schema.chat.conversation import CONVERSATION_CONSTRAINTS, conversation
from schema.chat.friend import FRIEND_CONSTRAINTS, Friend
from schema.chat.later import LATER_CONSTRAINTS, Later
from schema.chat.member import MEMBER_CONSTRAINTS, ChatMember
from schema.chat.message import MESSAGE_CONSTRAINTS, ChatFile, ChatMessage, Reaction
from schema.kit.resource import Resource

MODELS: list[type[Model]] = [ChatMember, Friend, ChatMessage, Reaction, ChatFile, Later]
RESOURCES: list[Resource] = [conversation]
CONSTRAINTS: list[str] = [
    *CONVERSATION_CONSTRAINTS,
    *MEMBER_CONSTRAINTS,
    *FRIEND_CONSTRAINTS,
    *MESSAGE_CONSTRAINTS,
    *LATER_CONSTRAINTS,
]
