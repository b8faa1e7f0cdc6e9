"""People who keep working through a fault, and the account of what they were told."""

import asyncio
import contextlib
import secrets
from dataclasses import dataclass, field
from datetime import date, timedelta
from itertools import count
from typing import Any

import asyncpg
import httpx

from tests.faults.caller import Caller, SampleCommunity, order_form
from tests.kit.names import letters
from tests.live.page import until

_slots = count()
_numbers = count()


def _next_day(text: str) -> str:
    return (date.fromisoformat(text) + timedelta(days=1)).isoformat()


@dataclass
class Journal:
    """`done`: names of what was answered with 200. `refused`: other answers. `unknown`: nobody answered."""

    done: list[str] = field(default_factory=list)
    refused: list[httpx.Response] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)

    async def grow(self, more: int) -> None:
        """Waits until so many more calls were answered with 200."""
        enough = len(self.done) + more
        await until(lambda: len(self.done) >= enough, "work", 30)

    async def grow_refusals(self, more: int) -> None:
        before = self._counts()
        enough = len(self.refused) + more
        try:
            await until(lambda: len(self.refused) >= enough, "refusals", 30)
        except AssertionError as error:
            error.add_note(f"done, refused, unanswered: {before} before, {self._counts()} after")
            raise

    def _counts(self) -> tuple[int, int, int]:
        return len(self.done), len(self.refused), len(self.unknown)


class Clerk:
    """Books, extends, cleans, orders housekeeping and adds positions, one call after the other, each under a new name; the room cleaned is the clerk's own."""

    def __init__(
        self, caller: Caller, sample: SampleCommunity, addresses: list[str], journal: Journal, pause: float
    ) -> None:
        self.caller = caller
        self.sample = sample
        self.addresses = addresses
        self.journal = journal
        self.pause = pause
        self.number = next(_numbers) % len(sample.units)
        self.last: dict[str, Any] | None = None

    async def work(self) -> None:
        for turn in count():
            await self.act(turn)
            await asyncio.sleep(self.pause)

    async def act(self, turn: int) -> None:
        step = (self._book, self._extend, self._clean, self._send_housekeeper, self._add_position)[turn % 5]
        await step("F" + letters(12))

    async def _call(self, name: str, method: str, path: str, body: dict[str, Any]) -> Any:
        try:
            response = await self.caller.send(method, path, json=body)
        except httpx.HTTPError:
            self.journal.unknown.append(name)
            self._go_elsewhere()
            return None
        if response.status_code != 200:
            self.journal.refused.append(response)
            return None
        self.journal.done.append(name)
        return response.json()["result"]

    def _go_elsewhere(self) -> None:
        here = self.addresses.index(self.caller.address)
        self.caller.address = self.addresses[(here + 1) % len(self.addresses)]

    async def _book(self, name: str) -> None:
        slot = next(_slots)
        unit = self.sample.units[slot % len(self.sample.units)]
        night = 2 + slot // len(self.sample.units) * 2
        assert night < 360, "the quarter is full"
        self.last = await self._call(name, "POST", "/rental/order/add", order_form(name, unit, night, night + 1))

    async def _extend(self, name: str) -> None:
        """The order just made, by one night that is nobody else's."""
        order, self.last = self.last, None
        if order is not None:
            body = {"id": order["id"], "version": order["version"], "checkOut": _next_day(order["checkOut"])}
            await self._call(f"extend {order['contactName']}", "POST", "/rental/order/extend", body)

    async def _clean(self, name: str) -> None:
        unit = self.sample.units[self.number]
        state = secrets.choice(["clean", "dirty", "inspected"])
        await self._call("clean " + name, "POST", "/rental/room/clean", {"unitId": unit, "state": state})

    async def _send_housekeeper(self, name: str) -> None:
        items = [{"itemId": self.sample.item}]
        body = {"type": "checkout", "unitId": self.sample.units[0], "items": items, "comment": name}
        await self._call(name, "POST", "/housekeeping/order/add", body)

    async def _add_position(self, name: str) -> None:
        await self._call(name, "POST", "/sys/position/add", {"code": name, "name": "职务"})


class Crowd:
    """Several clerks at once: `async with Crowd(...) as journal`."""

    def __init__(
        self, desks: list[Caller], sample: SampleCommunity, addresses: list[str], *, clerks: int = 4, pause: float = 0.1
    ) -> None:
        self.journal = Journal()
        for index, desk in enumerate(desks[:clerks]):
            desk.address = addresses[index % len(addresses)]
        self._clerks = [Clerk(desk, sample, addresses, self.journal, pause) for desk in desks[:clerks]]
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Journal:
        self._tasks = [asyncio.create_task(clerk.work()) for clerk in self._clerks]
        return self.journal

    async def __aexit__(self, *_: object) -> None:
        """What is under way is let finish by its answer or not at all: then nobody knows, as in life."""
        for task in self._tasks:
            task.cancel()
        for task in self._tasks:
            with contextlib.suppress(asyncio.CancelledError):
                await task


_COUNT = """
SELECT name, count(*) FROM (
  SELECT contact_name AS name FROM rent_daily_order WHERE contact_name = ANY($1)
  UNION ALL SELECT comment FROM hk_order WHERE comment = ANY($1)
  UNION ALL SELECT code FROM sys_position WHERE code = ANY($1)
  UNION ALL SELECT 'extend ' || contact_name FROM rent_daily_order
    WHERE check_out - check_in = 2 AND 'extend ' || contact_name = ANY($1)
) AS found GROUP BY name
"""
_PAID_TWICE = """
SELECT o.contact_name, count(l.id) FROM rent_daily_order o LEFT JOIN rent_ledger l ON l.account_id = o.id AND l.direction = 'in'
WHERE o.contact_name = ANY($1) GROUP BY o.id, o.contact_name HAVING count(l.id) <> 1
"""


async def check_journal(store: asyncpg.Connection, journal: Journal) -> None:
    """Everything acknowledged is there exactly once with its one payment; nothing else is there twice."""
    names = [*journal.done, *journal.unknown]
    found = {row["name"]: row["count"] for row in await store.fetch(_COUNT, names)}
    lost = [name for name in journal.done if not name.startswith("clean ") and found.get(name) != 1]
    assert not lost, (len(lost), "acknowledged but not there once", lost[:5])
    assert all(number == 1 for number in found.values()), found
    assert not await store.fetch(_PAID_TWICE, names)
