"""An event as it goes to sockets.

Its body is encoded once when it is published, its head is put in front once per process.
"""

from dataclasses import dataclass
from typing import Any

import orjson

BODY_LIMIT = 64 * 1024
# A message for many topics: FAN prefix, then FAN id NUL epoch NUL number for each, then BODY and what they share.
FAN, BODY = b"\1", b"\2"
_LINE_ENDS = ((b"\xe2\x80\xa8", b"\\u2028"), (b"\xe2\x80\xa9", b"\\u2029"))


def strict_json(value: Any) -> bytes:
    """Compact strict JSON that old clients may also run through eval: U+2028 and U+2029 are escaped."""
    text = orjson.dumps(value)
    for raw, escaped in _LINE_ENDS:
        if raw in text:
            text = text.replace(raw, escaped)
    return text


def encode_body(op: str, client: str, data: Any) -> bytes:
    """The part of an event that does not depend on its number; too big becomes "resync"."""
    body = strict_json({"op": op, "client": client, "data": data})[1:]
    return body if len(body) <= BODY_LIMIT else strict_json({"op": "resync", "client": client, "data": {}})[1:]


RESYNC = encode_body("resync", "", {})


@dataclass(frozen=True, slots=True)
class Event:
    """One numbered event; `body` is JSON from after the opening brace, `"op":…,"client":…,"data":…}`."""

    key: str
    epoch: str
    seq: int
    body: bytes

    def encode(self, name: str, incarnation: str) -> bytes:
        """The event as clients read it, under the name they use for its topic."""
        epoch = (self.epoch + incarnation).encode()
        head = b'{"topic":%b,"epoch":"%b","seq":%d,' % (strict_json(name), epoch, self.seq)
        return head + self.body

    def content(self) -> dict[str, Any]:
        """op, client and data, for adapters that speak another shape."""
        return orjson.loads(b"{" + self.body)


def read_message(message: bytes) -> list[Event]:
    """Takes apart what the publishing script put on the bus: an event of one topic, or the same on many."""
    if message[:1] != FAN:
        key, epoch, seq, body = message.split(b"\0", 3)
        return [Event(key.decode(), epoch.decode(), int(seq), body)]
    heads, body = message[1:].split(BODY, 1)
    prefix, *each = heads.decode().split("\1")
    parts = (head.split("\0") for head in each)
    return [Event(f"{prefix}/{name}", epoch, int(seq), body) for name, epoch, seq in parts]
