"""Presence of the staff, published to everybody of an organisation: by differences, at most once a second.

What was told last is kept in Redis and changes in one step with the event that tells it, so that whoever joins the topic and
then reads it has what all others have. Leases that ran out with their process are found by the next round.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import cast

from redis.asyncio import Redis

from server.kit.end_tasks import end_tasks
from server.live.background import AWAY, Background
from server.live.online import PATIENCE
from server.live.presence import Presence
from server.live.publish import Publisher

COLLEAGUES = "colleagues"
ROUND_MS = 1000
_KEPT_SECONDS = 7 * 24 * 3600

# Which of these ids may be told of to the people of an organisation.
Visible = Callable[[int, list[int]], Awaitable[set[int]]]


async def everybody(tenant_id: int, ids: list[int]) -> set[int]:
    return set(ids)


class StaffPresence:
    """`changed` may be called as often as one likes; rounds of all processes take turns."""

    def __init__(self, redis: Redis, publisher: Publisher, presence: Presence, visible: Visible = everybody) -> None:
        self._redis = redis
        self._publisher = publisher
        self._presence = presence
        self._visible = visible
        self._due: set[int] = set()
        self._background = Background()
        presence.on_change.append(self.changed)

    def changed(self, tenant_id: int) -> None:
        """Somebody came, went, or may have: soon there is a round."""
        if tenant_id not in self._due:
            self._due.add(tenant_id)
            self._background.start(self._round(tenant_id))

    async def _round(self, tenant_id: int) -> None:
        turn = f"{_published_key(tenant_id)}:turn"
        try:
            while not await self._redis.set(turn, 1, nx=True, px=ROUND_MS):  # noqa: ASYNC110
                await asyncio.sleep(min(max(0, await self._redis.pttl(turn)), ROUND_MS) / 1000 + 0.01)
        finally:
            self._due.discard(tenant_id)
        await self._tell(tenant_id)

    async def _tell(self, tenant_id: int) -> None:
        told, here = await _told(self._redis, tenant_id), await self._presence.states(tenant_id)
        seen = await self._visible(tenant_id, [one for one in here if one not in told])
        here = {one: state for one, state in here.items() if one in told or one in seen}
        news = {one: state for one, state in here.items() if told.get(one) != state}
        people: dict[str, str | None] = {str(one): state for one, state in news.items()}
        people |= {str(one): None for one in told if one not in here}
        if people:
            key, data = _published_key(tenant_id), {"people": people}
            await self._publisher.publish_kept(tenant_id, COLLEAGUES, COLLEAGUES, data, key, people, _KEPT_SECONDS)

    async def stop(self) -> None:
        """Rounds that wait for their turn are of the processes that stay."""
        await end_tasks(*self._background.tasks)


async def published_states(redis: Redis, tenant_id: int) -> dict[int, str]:
    """User id -> "online" or "away", as everybody was told; nobody while the bus does not answer."""
    try:
        return await asyncio.wait_for(_told(redis, tenant_id), PATIENCE)
    except AWAY:
        return {}


async def _told(redis: Redis, tenant_id: int) -> dict[int, str]:
    entries = cast(dict[bytes, bytes], await redis.hgetall(_published_key(tenant_id)))  # type: ignore[misc]
    return {int(one): state.decode() for one, state in entries.items()}


def _published_key(tenant_id: int) -> str:
    return f"gj:{{t{tenant_id}}}:colleagues"
