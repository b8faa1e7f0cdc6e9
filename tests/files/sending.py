"""Sends files in parts as a browser does, and breaks off where a test wants it."""

import hashlib
from collections.abc import Iterable
from typing import Any

from tests.kit.client import Client

START, PART, STATE = "/sys/common/upload/start", "/sys/common/upload/part", "/sys/common/upload/state"
FINISH, CANCEL = "/sys/common/upload/finish", "/sys/common/upload/cancel"


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


async def begin(client: Client, data: bytes, name: str = "大图.jpg", **more: Any) -> dict[str, Any]:
    body = {"name": name, "size": len(data), "mark": sha256(data[:1024]), **more}
    return dict(await client.result("POST", START, json=body))


async def send_parts(client: Client, upload: dict[str, Any], data: bytes, parts: Iterable[int] | None = None) -> None:
    for part in parts if parts is not None else range(upload["parts"]):
        piece = data[part * upload["partSize"] : (part + 1) * upload["partSize"]]
        params = {"id": upload["id"], "part": part, "sha256": sha256(piece)}
        await client.result("PUT", PART, params=params, content=piece)


async def finish(client: Client, upload: dict[str, Any]) -> dict[str, Any]:
    return await client.call("POST", FINISH, json={"id": upload["id"]})


async def send(client: Client, data: bytes, name: str = "大图.jpg", **more: Any) -> dict[str, Any]:
    """The whole way; the answer of finish."""
    upload = await begin(client, data, name, **more)
    await send_parts(client, upload, data)
    return await finish(client, upload)
