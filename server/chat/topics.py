"""Live topics of talk: each conversation for who may read it, each person's own inbox, and who of the staff is here.

The last is for whoever may open the address book, which is everybody who is signed in.
"""

from server.chat.standing import may_hear
from server.chat.told import INBOX
from server.kit.actor import Actor
from server.live.colleagues import COLLEAGUES
from server.live.topic import Topic


async def is_signed_in(actor: Actor) -> bool:
    return True


async def own_id(actor: Actor) -> str | None:
    return str(actor.user_id)


TOPICS: list[Topic] = [
    Topic("chat/{conversation_id}", may_hear),
    Topic(INBOX, is_signed_in, own=own_id),
    Topic(COLLEAGUES, is_signed_in),
]
