"""Socket.IO packets as they are accepted: three kinds, JSON only, known events only.

All else is one "malformed" event, so that a hostile packet never raises inside the library.
"""

import re
from typing import Any

import orjson
from socketio.packet import EVENT, Packet

MALFORMED = "malformed"
EVENTS_IN = ("subscribe", "unsubscribe", "where", "present", "attend")
_SHAPE = re.compile(r"([012])(\d{0,9})([\[{].*)?", re.DOTALL)


class LivePacket(Packet):
    """Gives handlers (payload, ack id) and leaves the answer to them, so that it keeps its place among the events."""

    uses_binary_events = False

    def decode(self, encoded_packet: Any) -> int:
        self.namespace = self.id = None
        self.packet_type, self.data = _read(encoded_packet)
        return 0


def _read(text: Any) -> tuple[int, Any]:
    shape = _SHAPE.fullmatch(text) if isinstance(text, str) else None
    if shape is None:
        return _malformed()
    try:
        data = None if shape[3] is None else orjson.loads(shape[3])
    except orjson.JSONDecodeError:
        return _malformed()
    kind = int(shape[1])
    if kind != EVENT:
        return _malformed() if shape[2] or isinstance(data, list) else (kind, data)
    if not isinstance(data, list) or len(data) not in (1, 2) or data[0] not in EVENTS_IN:
        return _malformed()
    payload = data[1] if len(data) == 2 and isinstance(data[1], dict) else {}
    return EVENT, [data[0], payload, int(shape[2]) if shape[2] else None]


def _malformed() -> tuple[int, list[Any]]:
    return EVENT, [MALFORMED, None, None]
