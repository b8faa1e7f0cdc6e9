"""Attacks by one ordinary person or by nobody, each as hard as one client can, for the benchmark `abuse`.

Run by it as a process of its own: `python -m tests.bench.abuse_attacks NAME PORT SECONDS TOKEN USER`.
"""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from random import Random
from typing import Any

import httpx

from tests.files.sending import sha256
from tests.security.abuse.hostile_archives import long_directory, many_names, unpacks_to, zeros
from tests.security.abuse.hostile_sheets import many_cells, two_corners, xlsx
from tests.security.abuse.mutations import upgrade, whole_frame
from tests.security.abuse.raw import line_to

LANES = 48
BEGUN = "begun"


class Attack:
    """One client; `told` counts what it was answered."""

    def __init__(self, port: int, seconds: float, token: str, user_id: str) -> None:
        self.port, self.token, self.user_id = port, token, user_id
        self.seconds, self.until = seconds, 0.0
        self.limit: asyncio.Timeout | None = None
        self.told: Counter[str] = Counter()
        limits = httpx.Limits(max_connections=LANES)
        headers = {"X-Access-Token": token} if token else {}
        base = f"http://127.0.0.1:{port}/boot"
        self.http = httpx.AsyncClient(base_url=base, headers=headers, limits=limits, timeout=60)

    def begin(self) -> None:
        """What it throws is made; from now on it does."""
        if not self.until:
            self.until = time.monotonic() + self.seconds
            if self.limit is not None:  # what is under way a second later is left
                self.limit.reschedule(asyncio.get_running_loop().time() + self.seconds + 1)
            print(BEGUN, flush=True)

    async def call(self, method: str, path: str, **options: Any) -> httpx.Response | None:
        with suppress(httpx.HTTPError):
            answer = await self.http.request(method, path, **options)
            self.told[str(answer.status_code)] += 1
            return answer
        self.told["broken"] += 1
        return None

    async def lanes(self, lane: Callable[[int], Awaitable[None]], count: int = LANES) -> None:
        async def go_on(number: int) -> None:
            while time.monotonic() < self.until:
                with suppress(ConnectionError, OSError, TimeoutError):
                    await lane(number)

        self.begin()
        await asyncio.gather(*(go_on(number) for number in range(count)))


async def bomb_with_sheets(attack: Attack) -> None:
    files = [two_corners(), many_cells(2000, 400), xlsx(" " * (1 << 20) for _ in range(300))]

    async def lane(number: int) -> None:
        name = ("importRead", "importExcel")[number % 2]
        await attack.call("POST", f"/sys/position/{name}", files={"file": ("表.xlsx", files[number % len(files)])})

    await attack.lanes(lane)


async def nest_markup(attack: Attack) -> None:
    texts = ["<div>" * 300_000, "<p><b><i></p>" * 100_000, "<a " + " ".join(f"a{n}=1" for n in range(150_000)) + ">x"]
    deep = b'{"content":' + b"[" * 900_000 + b"]" * 900_000 + b"}"

    async def lane(number: int) -> None:
        if number % 4 == 3:
            await attack.call("POST", "/portal/article/add", content=deep)
            return
        body = {"title": "公告", "kind": "news", "online": True, "content": texts[number % len(texts)]}
        await attack.call("POST", "/portal/article/add", json=body)

    await attack.lanes(lane)


async def send_huge_heads(attack: Attack) -> None:
    async def lane(number: int) -> None:
        async with line_to(attack.port) as line:
            await line.send(b"GET /boot/sys/login/ways HTTP/1.1\r\nhost: x\r\n")
            for part in range(80):
                if not await line.send(b"x-%d: " % part + b"y" * 1000 + b"\r\n"):
                    break
            attack.told[(await line.rest(1))[9:12].decode()] += 1

    await attack.lanes(lane, 200)


async def send_slowly(attack: Attack) -> None:
    async def lane(number: int) -> None:
        async with line_to(attack.port) as line:
            await line.send(b"POST /boot/sys/login HTTP/1.1\r\nhost: x\r\ncontent-length: 9000\r\n\r\n")
            while time.monotonic() < attack.until and await line.send(b"{"):
                attack.told["byte"] += 1
                await asyncio.sleep(0.5)

    await attack.lanes(lane, 450)


async def bomb_with_archives(attack: Attack) -> None:
    bombs = [many_names(60_000), long_directory(5), unpacks_to(1024), zeros(200)]
    digests = [sha256(bomb) for bomb in bombs]

    async def lane(number: int) -> None:
        kind = number % len(bombs)
        bomb = bombs[kind]
        body = {"name": "包.zip", "size": len(bomb), "mark": f"{number}-{time.monotonic()}", "biz": "temp"}
        begun = await attack.call("POST", "/sys/common/upload/start", json=body)
        if begun is None or not begun.json()["success"]:
            return
        upload, size = begun.json()["result"], begun.json()["result"]["partSize"]
        for part in range(upload["parts"]):
            piece = bomb[part * size : (part + 1) * size]
            digest = digests[kind] if upload["parts"] == 1 else sha256(piece)
            params = {"id": upload["id"], "part": part, "sha256": digest}
            await attack.call("PUT", "/sys/common/upload/part", params=params, content=piece)
        await attack.call("POST", "/sys/common/upload/finish", json={"id": upload["id"]})

    await attack.lanes(lane, 24)


async def export_150_times(attack: Attack) -> None:
    attack.begin()
    await asyncio.gather(*(attack.call("POST", "/sys/position/exportJob") for _ in range(150)))

    async def lane(number: int) -> None:
        name = "exportXls?pageSize=10&code=P000*" if number % 2 else "exportXls"
        await attack.call("GET", f"/sys/position/{name}")

    await attack.lanes(lane)


async def spray_logins(attack: Attack) -> None:
    rng = Random(1)

    async def lane(number: int) -> None:
        body = {"username": f"user{rng.random()}", "password": "Guanjia@2026"}
        await attack.call("POST", "/sys/login", json=body)

    await attack.lanes(lane)


async def flood_with_sockets(attack: Attack) -> None:
    frame = whole_frame(b"x" * 3000)

    async def lane(number: int) -> None:
        async with line_to(attack.port) as line:
            await line.send(upgrade(f"/websocket/{attack.user_id}", attack.token))
            while time.monotonic() < attack.until and await line.send(frame * 10):
                attack.told["frames"] += 10
                await asyncio.sleep(0)
            attack.told["ended"] += 1

    await attack.lanes(lane, 300)


async def search_much(attack: Attack) -> None:
    rng = Random(2)

    async def lane(number: int) -> None:
        if number % 3 == 0:
            await attack.call(
                "GET", "/sys/search", params={"q": rng.choice(["职", "员", "1", "务1", "P0"]), "limit": 20}
            )
        else:
            params = {"name": f"*{rng.randrange(99)}*", "column": "createTime", "order": "desc", "pageSize": 100}
            await attack.call("GET", "/sys/position/list", params=params)

    await attack.lanes(lane, 120)


async def read_public_pages(attack: Attack) -> None:
    pages = ["/sys/login/ways", "/portal/public", "/sys/getLoginQrcode", "/openapi.json", "/docs"]

    async def lane(number: int) -> None:
        if number % 6 == 5:
            with suppress(httpx.HTTPError):
                answer = await attack.http.get(f"http://127.0.0.1:{attack.port}/readyz")
                attack.told[str(answer.status_code)] += 1
            return
        await attack.call("GET", pages[number % 6])

    await attack.lanes(lane)


ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "sheets": bomb_with_sheets,
    "markup": nest_markup,
    "heads": send_huge_heads,
    "slow": send_slowly,
    "archives": bomb_with_archives,
    "exports": export_150_times,
    "logins": spray_logins,
    "sockets": flood_with_sockets,
    "searches": search_much,
    "pages": read_public_pages,
}
NAMELESS = {"heads", "slow", "logins", "pages"}
"""Attacks by nobody."""


async def run(name: str, port: int, seconds: float, token: str, user_id: str) -> None:
    attack = Attack(port, seconds, "" if name in NAMELESS else token, user_id)
    async with attack.http:
        with suppress(TimeoutError):
            async with asyncio.timeout(None) as limit:
                attack.limit = limit
                await ATTACKS[name](attack)
    print(", ".join(f"{count} x {said}" for said, count in sorted(attack.told.items())))


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]), sys.argv[4], sys.argv[5]))
