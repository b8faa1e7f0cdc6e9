"""People as clients of the family: its calls at the root, and its socket."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.chat.conftest import Person
from tests.kit.client import Client
from tests.live.page import until

Frame = dict[str, Any]


@dataclass
class Caller:
    """Somebody of the house who also uses the family's calls; `name` is the username."""

    person: Person

    @property
    def client(self) -> Client:
        return self.person.client

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def name(self) -> str:
        return self.person.actor.username

    async def messages(self, conversation: str) -> list[Frame]:
        return list((await self.person.page({"id": conversation}, limit=50))["messages"])

    async def friends(self) -> list[Frame]:
        return list(await self.call("GET", f"/lkfriends/{self.name}"))

    async def history(self, to: str, start: int = 0) -> list[Frame]:
        form = {"username": self.name, "toUsername": to, "start": start}
        return list(await self.call("POST", "/lkuschatmsg", json=form))

    async def call(self, method: str, path: str, **options: Any) -> Any:
        """A call of the chat service, at the root."""
        response = await self.client.http.request(method, path, **options)
        assert response.status_code == 200, response.text
        return response.json()["result"]


class Line:
    """A socket of the family's kind that keeps the messages it hears."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[Frame] = []
        self.beats = 0
        self.task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                frame = json.loads(text)
                if frame.get("cmd") == "heartcheck":
                    self.beats += 1
                else:
                    self.heard.append(frame)
        except ConnectionClosed:
            return

    async def send(self, frame: Any) -> None:
        await self.socket.send(frame if isinstance(frame, str | bytes) else json.dumps(frame))

    async def say(self, sender: str, to: str, content: str, msgtype: Any = 0, **more: Any) -> None:
        await self.send({"reciveuserid": to, "msgtype": msgtype, "sendtext": f"{sender}|{content}", **more})

    async def beat(self) -> None:
        """What was sent before was taken."""
        wanted = self.beats + 1
        await self.socket.send("HeartBeat")
        await until(lambda: self.beats >= wanted, "a heart beat")

    async def hears(self, number: int) -> list[Frame]:
        await until(lambda: len(self.heard) >= number, f"{number} messages, has {self.heard}")
        return self.heard

    async def ends(self) -> int | None:
        await until(self.task.done, "the end of the socket")
        return self.socket.close_code


@asynccontextmanager
async def line(port: int, person: Caller, name: str = "", **more: Any) -> AsyncIterator[Line]:
    address = f"ws://127.0.0.1:{port}/chat/websocket/{name or person.name}"
    headers = {"X-Access-Token": person.client.token}
    async with connect(address, additional_headers=headers, **more) as socket:
        opened = Line(socket)
        await opened.beat()
        yield opened


async def single(one: Caller, other: Caller) -> str:
    return str((await one.person.post("conversation/single", userId=other.id))["id"])


async def group(*people: Caller) -> str:
    return str((await people[0].person.group(*(one.person for one in people[1:]), name="夜班"))["id"])
