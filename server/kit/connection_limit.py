"""The limit of open connections and running requests per address. So one address cannot take them all."""

from collections import Counter

from server.settings import get_settings


class ConnectionLimit:
    """Of this process. What was taken is released once."""

    def __init__(self) -> None:
        self._open: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """False when the address has as many as it may have; then nothing is taken."""
        most = get_settings().lines_per_address
        if most and self._open[address] >= most:
            return False
        self._open[address] += 1
        return True

    def hold(self, address: str) -> None:
        """Also beyond what it may have: a connection that only changes what it is."""
        self._open[address] += 1

    def release(self, address: str) -> None:
        self._open[address] -= 1
        if self._open[address] <= 0:
            del self._open[address]


CONNECTIONS = ConnectionLimit()
