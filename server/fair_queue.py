"""Turns: who of those that wait gets the next of a few places in this process, by organisation and by person.

Who asks for a hundred places at once waits behind each one that others ask for meanwhile, so one person's rush is nobody
else's delay. Whose work a coroutine does is known from its context, and said once: by the endpoint, by the task.
"""

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from dataclasses import dataclass
from itertools import count

from schema.kit.errors import TooMany


@dataclass(frozen=True, slots=True)
class Person:
    """Who waits: 0 where nobody in particular does, an address where nobody is signed in."""

    tenant_id: int = 0
    user_id: int | str = 0


_NOBODY = Person()
_served_for: ContextVar[Person] = ContextVar("served_for", default=_NOBODY)


@contextmanager
def on_behalf_of(tenant_id: int, user_id: int | str) -> Iterator[None]:
    """What is done inside takes turns as this person's."""
    token = _served_for.set(Person(tenant_id, user_id))
    try:
        yield
    finally:
        _served_for.reset(token)


class FairQueue:
    """`places` for everybody together and `each` for one person, 0 for any number; `line` is the most that one person may have
    waiting, TooMany beyond it."""

    def __init__(self, places: int, *, each: int = 0, line: int = 0) -> None:
        self._places, self._each, self._line = places, each, line
        self._taken = 0
        self._of_tenant: Counter[int] = Counter()
        self._of_person: Counter[Person] = Counter()
        self._waiting: dict[Person, deque[asyncio.Future[None]]] = {}
        self._clock = count(1)
        self._served: dict[int | Person, int] = {}

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        """A place for the person of this context, when it is their turn."""
        who = _served_for.get()
        await self._take(who)
        try:
            yield
        finally:
            self._leave(who)

    async def _take(self, who: Person) -> None:
        if who not in self._waiting and self._has_room() and self._may(who):
            self._enter(who)
            return
        line = self._waiting.get(who, ())
        if self._line and len(line) >= self._line:
            raise TooMany(result={"seconds": 1})
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                self._forget(who, turn)
            else:
                self._leave(who)
            raise

    def _forget(self, who: Person, turn: asyncio.Future[None]) -> None:
        line = self._waiting[who]
        line.remove(turn)
        if not line:
            del self._waiting[who]

    def _has_room(self) -> bool:
        return not self._places or self._taken < self._places

    def _may(self, who: Person) -> bool:
        return not self._each or self._of_person[who] < self._each

    def _enter(self, who: Person) -> None:
        self._taken += 1
        self._of_tenant[who.tenant_id] += 1
        self._of_person[who] += 1
        self._served[who.tenant_id] = self._served[who] = next(self._clock)

    def _leave(self, who: Person) -> None:
        self._taken -= 1
        self._of_tenant[who.tenant_id] -= 1
        self._of_person[who] -= 1
        if not self._of_tenant[who.tenant_id]:
            del self._of_tenant[who.tenant_id]
        if not self._of_person[who]:
            del self._of_person[who]
        self._call()
        if not self._taken and not self._waiting:
            self._served.clear()

    def _call(self) -> None:
        """Gives free places to those whose turn it is."""
        while self._has_room() and (ready := [who for who in self._waiting if self._may(who)]):
            who = min(ready, key=self._rank)
            turn = self._waiting[who][0]
            self._forget(who, turn)
            if not turn.done():
                self._enter(who)
                turn.set_result(None)

    def _rank(self, who: Person) -> tuple[int, int, int, int]:
        """The fewest places first, then who was served longest ago: of organisations, then of people."""
        served = self._served
        tenant = who.tenant_id
        return self._of_tenant[tenant], served.get(tenant, 0), self._of_person[who], served.get(who, 0)
