"""Live topics of talk: each conversation for who may read it, each person's own inbox, and who of the staff is here.

The last is for whoever may open the address book, which is everybody who is signed in.
"""

from server.chat.answers import (
    ChatArrival,
    ChatConversationNews,
    ChatConversationRef,
    ChatMessageNews,
    ChatOwnDraft,
    ChatOwnRead,
    ChatPresenceNews,
    ChatPreviewNews,
    ChatRead,
    ChatSeenByAll,
    ChatSwept,
)
from server.chat.membership import may_subscribe
from server.chat.publish import INBOX
from server.engine.topics import PLACE
from server.http.shape import Empty
from server.kit.actor import Actor
from server.live.staff_presence import COLLEAGUES
from server.live.topic import Topic


async def is_signed_in(actor: Actor) -> bool:
    return True


async def own_id(actor: Actor) -> str | None:
    return str(actor.user_id)


TALK = {
    "message": ChatMessageNews,
    "change": ChatMessageNews,
    "swept": ChatSwept,
    "read": ChatRead,
    "members": Empty,
    "conversation": ChatSeenByAll,
    **PLACE,
}
OWN = {
    "message": ChatArrival,
    "change": ChatPreviewNews,
    "conversation": ChatConversationNews,
    "left": ChatConversationRef,
    "read": ChatOwnRead,
    "draft": ChatOwnDraft,
    "friend": Empty,
    "later": Empty,
}

TOPICS: list[Topic] = [
    Topic("chat/{conversation_id}", may_subscribe, says=TALK),
    Topic(INBOX, is_signed_in, own=own_id, says=OWN),
    Topic(COLLEAGUES, is_signed_in, says={COLLEAGUES: ChatPresenceNews}),
]
