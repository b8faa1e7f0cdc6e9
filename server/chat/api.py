"""What workers, the server's own assembly and other domains may ask of talk."""

from server.chat.files import TALK, may_see_talk_file
from server.chat.messages import send
from server.chat.wire.door import open_socket
from server.chat.wire.socket import ChatSocket

__all__ = ["TALK", "ChatSocket", "may_see_talk_file", "open_socket", "send"]
