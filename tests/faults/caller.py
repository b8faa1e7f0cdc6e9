"""A person's HTTP calls, as the web client makes them, and the small quarter that the tests book."""

import asyncio
import secrets
from dataclasses import dataclass
from datetime import timedelta
from itertools import count
from typing import Any

import httpx

from tests.faults.installation import PASSWORD
from tests.kit.clock import today
from tests.kit.shelf import put_on_shelf

HOUSES = 10
_clients = count(1)


def on(days: int) -> str:
    return (today() + timedelta(days=days)).isoformat()


class Caller:
    """Signed in once; `send` gives any answer, `result` insists on success. `address` may change when a process dies."""

    def __init__(self, address: str, token: str = "", http: httpx.AsyncClient | None = None) -> None:
        self.address = address
        self.token = token
        self.client_id = f"desk-{next(_clients)}-{secrets.token_hex(4)}"
        limits = httpx.Limits(max_connections=250, max_keepalive_connections=50)
        self.http = http or httpx.AsyncClient(trust_env=False, timeout=60, limits=limits, verify=False)

    async def sign_in(self, username: str) -> "Caller":
        answer = await self.result("POST", "/sys/login", json={"username": username, "password": PASSWORD})
        self.token = answer["token"]
        return self

    async def send(self, method: str, path: str, **options: Any) -> httpx.Response:
        headers = {"X-Client-Id": self.client_id, "Idempotency-Key": secrets.token_hex(12)}
        if self.token:
            headers["X-Access-Token"] = self.token
        prefix = "" if path.startswith("/chat/") else "/boot"
        return await self.http.request(method, f"{self.address}{prefix}{path}", headers=headers, **options)

    async def result(self, method: str, path: str, **options: Any) -> Any:
        response = await self.send(method, path, **options)
        answer = response.json()
        assert answer["success"], (method, path, response.status_code, answer)
        return answer["result"]

    async def get(self, path: str, **query: Any) -> Any:
        return await self.result("GET", path, params=query)

    async def post(self, path: str, **body: Any) -> Any:
        return await self.result("POST", path, json=body)

    async def close(self) -> None:
        await self.http.aclose()


@dataclass(frozen=True)
class SampleCommunity:
    """A community of houses, each sold whole; `units` and `titles` go together."""

    community: str
    units: tuple[str, ...]
    titles: tuple[str, ...]
    item: str


async def build_community(address: str) -> SampleCommunity:
    """Through the same forms as an administrator's."""
    admin = await Caller(address).sign_in("admin")
    mark = secrets.token_hex(3)
    community = (await admin.post("/rental/community/add", name=f"试苑{mark}", address="试路1号"))["id"]
    building = await admin.post(
        "/rental/building/add", communityId=community, name="1幢", floors=HOUSES, basements=0, units=1
    )
    units, titles = [], []
    for floor in range(1, HOUSES + 1):
        house = await admin.post(
            "/rental/house/add",
            communityId=community,
            buildingId=building["id"],
            floor=floor,
            totalFloor=HOUSES,
            houseNo=f"{floor}01",
            rentalMethod="whole",
            riyue="3",
            priceDaily="300.00",
        )
        units.append(house["id"])
    await asyncio.to_thread(put_on_shelf, address, admin.token, units)
    board = await admin.get("/rental/board", **{"from": on(0), "to": on(1), "communityId": community})
    by_id = {unit["id"]: unit["title"] for unit in board["units"]}
    titles = [by_id[unit] for unit in units]
    item = (await admin.get("/housekeeping/item/list"))["records"][0]["id"]
    await admin.close()
    return SampleCommunity(community, tuple(units), tuple(titles), item)


def order_form(name: str, unit: str, first: int, last: int) -> dict[str, Any]:
    """A confirmed order of one guest with one payment."""
    return {
        "contactName": name,
        "contactPhone": "13900001234",
        "unitId": unit,
        "checkIn": on(first),
        "checkOut": on(last),
        "guests": [{"name": name, "isMain": True}],
        "channel": "walk_in",
        "confirm": True,
        "cashier": [{"project": "room_fee", "amount": "100.00", "method": "cash"}],
    }
