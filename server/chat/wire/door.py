"""The door of these clients' socket: the topic that it joins, and what a message through it has to pass."""

from server.chat.publish import INBOX, inbox_of
from server.chat.routes import ROUTES
from server.chat.topics import TOPICS
from server.chat.wire.socket import ChatSocket
from server.chat.wire.store import store_for
from server.kit.actor import Actor
from server.live.topic import Match, key_of
from server.live.websocket import PlainSocket

_INBOX = next(topic for topic in TOPICS if topic.pattern == INBOX)
_SENDING = next(route for route in ROUTES if route.path == "/chat/message/send")


def _inbox_of(actor: Actor) -> Match:
    return Match(_INBOX, INBOX, key_of(actor.tenant_id, inbox_of(actor.user_id)), {})


def open_socket(plain: PlainSocket, prefix: str) -> ChatSocket:
    """What the guards of sending by HTTP refuse is refused here too."""
    return ChatSocket(plain, prefix, _inbox_of, store_for(_SENDING))
