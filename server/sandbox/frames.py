"""Frames between parent and child: JSON, each behind its length, over a socket pair."""

import json
import socket
from typing import Any

import orjson

LENGTH = 4
MOST = 64 << 20


class FrameError(Exception):
    """The other side is gone, or what it sent is no frame."""


def pack(value: Any) -> bytes:
    text = orjson.dumps(value)
    return len(text).to_bytes(LENGTH, "big") + text


def unpack(text: bytes) -> Any:
    try:
        return orjson.loads(text)
    except json.JSONDecodeError as error:
        raise FrameError("no JSON") from error


def length_of(head: bytes) -> int:
    size = int.from_bytes(head, "big")
    if size > MOST:
        raise FrameError("a frame too large")
    return size


def read_frame(channel: socket.socket) -> Any:
    """In the child: waits for the next frame."""
    return unpack(_exactly(channel, length_of(_exactly(channel, LENGTH))))


def _exactly(channel: socket.socket, size: int) -> bytes:
    data = bytearray()
    while len(data) < size:
        piece = channel.recv(min(size - len(data), 1 << 20))
        if not piece:
            raise FrameError("the other side is gone")
        data += piece
    return bytes(data)


def write_frame(channel: socket.socket, value: Any) -> None:
    channel.sendall(pack(value))
