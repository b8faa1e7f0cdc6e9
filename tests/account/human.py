"""A person at a slider: drags it as a hand would, and keeps the one-time pass."""

from typing import Any

from server.kit.redis import get_redis

WIDTH = 300.0
# Faster in the middle, as hands are.
HAND = [[0, 0], [6, 31], [22, 64], [61, 97], [118, 133], [181, 160], [236, 199], [274, 247], [293, 301], [300, 362]]
KEYS = [[at * 15.0, at * 18.0 + (at % 3) * 4] for at in range(21)]


async def forget_spent() -> None:
    """All allowances are whole again."""
    async for key in get_redis().scan_iter("gj:spent:*"):
        await get_redis().delete(key)


async def drag(client: Any, track: list[list[float]] | None = None, by: str = "pointer") -> dict[str, Any]:
    """The whole answer of the check."""
    begun = await client.result("POST", "/sys/slider/start")
    body = {"id": begun["id"], "by": by, "width": WIDTH, "track": track or HAND}
    return dict(await client.call("POST", "/sys/slider/verify", json=body))


async def slide(client: Any) -> dict[str, str]:
    """What a form sends for a slider that was dragged to the end."""
    return {"slider": (await drag(client))["result"]["pass"]}
