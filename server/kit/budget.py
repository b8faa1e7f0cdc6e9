"""Budgets: how often a call may be made from one address, by one person and in one organisation, as token buckets in Redis.

All processes share them, so that no number of connections is a way round. Without Redis the door stays shut, since guessing
is what it is bounded for, while work goes on: nobody is to stop because counting does.
"""

import asyncio
import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, cast

from redis.exceptions import RedisError

from schema.kit.errors import TooMany, Unavailable
from server.kit.actor import Actor
from server.kit.addresses import network_of
from server.kit.cache import TenantCache
from server.kit.database import pool
from server.kit.redis import get_redis
from server.settings import get_settings

# A door that counts slowly is better than one that is shut; work rather goes on uncounted.
_DOOR_WITHIN_SECONDS, _WORK_WITHIN_SECONDS = 5.0, 1.0
_AT_ONCE = 8
"""Connections to Redis; many at once would each open one."""
_MOST_EMPTY = 20_000
_QUOTA = """
SELECT coalesce(t.quota_calls, p.quota_calls) AS quota_calls FROM sys_tenant t
LEFT JOIN sys_tenant_package p ON p.id = t.package_id AND p.del_flag = 0 WHERE t.id = $1
"""
# Takes one from every bucket, or from none; gives the milliseconds until all have one. Each is {level, moment}.
_TAKE = """
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local levels, wait = {}, 0
for i, key in ipairs(KEYS) do
  local most, rate = tonumber(ARGV[i * 2 - 1]), tonumber(ARGV[i * 2])
  local kept = redis.call('HMGET', key, 'level', 'at')
  local level = math.min(most, (tonumber(kept[1]) or most) + math.max(0, now - (tonumber(kept[2]) or now)) * rate)
  levels[i] = level
  if level < 1 then wait = math.max(wait, math.ceil((1 - level) / rate)) end
end
if wait > 0 then return wait end
for i, key in ipairs(KEYS) do
  redis.call('HSET', key, 'level', levels[i] - 1, 'at', now)
  redis.call('PEXPIRE', key, math.ceil(tonumber(ARGV[i * 2 - 1]) / tonumber(ARGV[i * 2])) + 1000)
end
return 0
"""
BudgetName = Literal["door", "code", "poll", "page", "search", "report", "sheet", "batch", "reveal", "socket"]


class OverBudget(TooMany):
    """`seconds`: until the next one is allowed."""

    def __init__(self, seconds: int) -> None:
        zh, en = words_for(seconds)
        text = f"操作过于频繁，请{zh}后再试 | Too many requests, please wait {en}"
        super().__init__(text, result={"seconds": seconds})


class DoorShut(Unavailable):
    default_id = "door.shut"
    default_message = (
        "登录服务暂不可用，请稍后重试；已登录的人可继续工作"
        " | Signing in is not available at the moment, please retry; who is signed in can go on"
    )


@dataclass(frozen=True, slots=True)
class Budget:
    """The settings that say how often, by whom it is counted. `shut`: refuses when nobody can count. `dear`: takes turns."""

    address: str = ""
    person: str = ""
    organisation: str = ""
    shut: bool = False
    dear: bool = False


BUDGETS: dict[BudgetName, Budget] = {
    "door": Budget(address="limit_door", shut=True),
    "code": Budget(address="limit_code", shut=True),
    "poll": Budget(address="limit_poll", shut=True),
    "page": Budget(address="limit_page"),
    "search": Budget(person="limit_search", organisation="limit_search_all", dear=True),
    "report": Budget(person="limit_report", organisation="limit_report_all", dear=True),
    "sheet": Budget(person="limit_sheet", organisation="limit_sheet_all"),
    "batch": Budget(person="limit_batch", organisation="limit_batch_all"),
    "reveal": Budget(person="limit_reveal", organisation="limit_reveal_all"),
    "socket": Budget(person="limit_socket"),
}
Bucket = tuple[str, float, float]
"""Key, most, and how much comes back in a millisecond."""


async def _read_share(tenant_id: int) -> int:
    quota = await pool().fetchval(_QUOTA, tenant_id)
    return 100 if quota is None else int(quota)


_empty: dict[tuple[str, ...], float] = {}
_asking = asyncio.Semaphore(_AT_ONCE)
_share = TenantCache(_read_share, (), unsubscribed_seconds=5.0)
"""Per cent of the usual by an organisation's package; its row is the platform's, so a change is felt after a minute."""


async def spend_budget(name: BudgetName | None, address: str, actor: Actor | None = None) -> None:
    """Takes one, where the call has a budget; OverBudget with the time to wait when there is none left."""
    if name is None:
        return
    budget = BUDGETS[name]
    buckets = await _buckets(name, budget, address, actor)
    keys = tuple(key for key, _, _ in buckets)
    left = _empty.get(keys, 0.0) - time.monotonic()
    if left <= 0:
        left = await _take(buckets, shut=budget.shut) / 1000
        _note(keys, left)
    if left > 0:
        raise OverBudget(math.ceil(left))


def _note(keys: tuple[str, ...], left: float) -> None:
    """What is empty needs not be asked for again until it is not: a refusal must cost less than the call."""
    _empty.pop(keys, None)
    if left > 0:
        if len(_empty) >= _MOST_EMPTY:
            _empty.clear()
        _empty[keys] = time.monotonic() + left


async def may_open_socket(actor: Actor) -> bool:
    try:
        await spend_budget("socket", "", actor)
    except OverBudget:
        return False
    return True


async def _buckets(name: str, budget: Budget, address: str, actor: Actor | None) -> list[Bucket]:
    if actor is None:
        wanted = [(f"a:{network_of(address)}", budget.address, 100)]
    else:
        share = await _share.get(actor.tenant_id) if budget.organisation else 100
        wanted = [
            (f"u:{actor.tenant_id}:{actor.user_id}", budget.person, share),
            (f"t:{actor.tenant_id}", budget.organisation, share),
        ]
    return [
        _bucket(f"gj:budget:{name}:{whose}", getattr(get_settings(), key), per) for whose, key, per in wanted if key
    ]


def _bucket(key: str, setting: str, share: int) -> Bucket:
    """Of "60/30": sixty at once, and as many again in every thirty seconds."""
    most, seconds = setting.split("/")
    amount = max(1.0, int(most) * share / 100)
    return key, amount, amount / (int(seconds) * 1000)


async def _take(buckets: Sequence[Bucket], *, shut: bool) -> int:
    keys = [key for key, _, _ in buckets]
    values = [value for _, most, rate in buckets for value in (most, repr(rate))]
    try:
        async with asyncio.timeout(_DOOR_WITHIN_SECONDS if shut else _WORK_WITHIN_SECONDS), _asking:
            return int(await cast(Any, get_redis()).eval(_TAKE, len(keys), *keys, *values))
    except (RedisError, OSError, TimeoutError) as error:
        if shut:
            raise DoorShut() from error
        return 0


def words_for(seconds: int) -> tuple[str, str]:
    """Seconds to wait as people say them, in Chinese and in English."""
    if seconds < 120:
        return f"{seconds}秒", f"{seconds} seconds"
    minutes = -(-seconds // 60)
    if minutes <= 120:
        return f"{minutes}分钟", f"{minutes} minutes"
    hours = -(-minutes // 60)
    return f"{hours}小时", f"{hours} hours"
