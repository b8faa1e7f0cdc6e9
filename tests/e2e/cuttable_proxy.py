"""A road from the browser to the server that can be cut, so that a lost network is real and not an emulated one."""

import socket
import threading
import time
from contextlib import suppress

PATIENCE_SECONDS = 20


def _take(listener: socket.socket, port: int) -> None:
    """While the line was cut somebody's connection may have been given its port; it is waited for."""
    until = time.monotonic() + PATIENCE_SECONDS
    while True:
        try:
            listener.bind(("127.0.0.1", port))
            return
        except OSError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


class CuttableProxy:
    """Passes bytes both ways. While cut it accepts nothing and every open connection is dead."""

    def __init__(self, target: int) -> None:
        self._target = target
        self._listener: socket.socket | None = None
        self._open: set[socket.socket] = set()
        self._deaf = False
        self._bears: int | None = None
        self._lock = threading.Lock()
        self.port = 0
        self.mend()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def is_cut(self) -> bool:
        return self._listener is None

    def deafen(self) -> None:
        """From now on what the server answers is lost, while it still hears; until the line is cut and mended."""
        self._deaf = True

    def tear_after(self, sent: int) -> None:
        """Is cut by itself once the browser has sent so many bytes more, however fast it sends them."""
        self._bears = sent

    def mend(self) -> None:
        """The network is back, at the same address."""
        self._deaf = False
        listener = socket.socket()
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        _take(listener, self.port)
        listener.listen(64)
        self.port = int(listener.getsockname()[1])
        self._listener = listener
        threading.Thread(target=self._accept, args=(listener,), daemon=True).start()

    def cut(self) -> None:
        if self._listener is not None:
            with suppress(OSError):
                self._listener.shutdown(socket.SHUT_RDWR)
            self._listener.close()
            self._listener = None
        with self._lock:
            for end in self._open:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()
            self._open.clear()

    def _accept(self, listener: socket.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = listener.accept()
                far = socket.create_connection(("127.0.0.1", self._target))
                with self._lock:
                    self._open |= {near, far}
                for source, sink, answers in ((near, far, False), (far, near, True)):
                    threading.Thread(target=self._carry, args=(source, sink, answers), daemon=True).start()

    def _carry(self, source: socket.socket, sink: socket.socket, answers: bool) -> None:
        with suppress(OSError):
            while data := source.recv(65536):
                if not (answers and self._deaf):
                    sink.sendall(data)
                if not answers:
                    self._wear(len(data))
        for end in (source, sink):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def _wear(self, sent: int) -> None:
        with self._lock:
            if self._bears is None:
                return
            self._bears -= sent
            if self._bears > 0:
                return
            self._bears = None
        self.cut()
