"""The actuator: how the cache server and the disk of files are, for administrators of the platform (GET /sys/actuator/redis/…)."""

import shutil
from typing import Any

from starlette.requests import Request

from schema.kit.clock import now, to_wire
from schema.kit.errors import AppError
from server.kit.actor import Actor
from server.kit.redis import get_redis
from server.settings import get_settings
from server.system.access.platform import require_platform

_TOLD = ("valkey_version", "redis_version", "uptime_in_days", "connected_clients", "used_memory_human", "role")


async def redis_info(request: Request, actor: Actor) -> list[dict[str, str]]:
    """GET /sys/actuator/redis/info: [{key, description, value}], without addresses and paths."""
    await require_platform(actor)
    info = await get_redis().info()
    return [{"key": key, "description": key, "value": str(info[key])} for key in _TOLD if key in info]


async def redis_keys(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/actuator/redis/keysSize: {create_time, dbSize}."""
    await require_platform(actor)
    return {"create_time": to_wire(now()), "dbSize": await get_redis().dbsize()}


async def redis_memory(request: Request, actor: Actor) -> dict[str, Any]:
    """GET /sys/actuator/redis/memoryInfo: {create_time, used_memory}."""
    await require_platform(actor)
    info = await get_redis().info("memory")
    return {"create_time": to_wire(now()), "used_memory": int(info["used_memory"])}


async def disk_info(request: Request, actor: Actor) -> list[dict[str, Any]]:
    """GET /sys/actuator/redis/queryDiskInfo: [{name, max, rest, restPPT}] of the disk that holds the files."""
    await require_platform(actor)
    try:
        usage = shutil.disk_usage(get_settings().data_dir)
    except OSError as error:
        raise AppError("无法读取磁盘信息 | The disk cannot be read", id="disk.unknown") from error
    taken = round((usage.total - usage.free) * 100 / usage.total)
    return [{"name": "data", "max": usage.total, "rest": usage.free, "restPPT": taken}]
