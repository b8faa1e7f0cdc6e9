"""Says to whoever started the process that its event loop still turns, by the notify protocol of systemd.

A process that stands still does not end by itself; only silence tells it from one that has nothing to do.
"""

import os
import socket
from contextlib import suppress

BEAT_SECONDS = 2.0
ADDRESS, ALIVE = "NOTIFY_SOCKET", b"WATCHDOG=1"


async def tell_alive() -> None:
    """One sign of life; nothing where nobody listens. Whoever listens may be gone or busy, which is no fault here."""
    address = os.environ.get(ADDRESS)
    if not address:
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out, suppress(OSError):
        out.setblocking(False)
        out.sendto(ALIVE, "\0" + address[1:] if address.startswith("@") else address)
