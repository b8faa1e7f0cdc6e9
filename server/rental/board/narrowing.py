"""What data rules keep from a person on the board: units are left out, stays of others stand there without saying whose they are.

A bar cannot be left out: the unit is taken all the same, and who sells must see it.
"""

from collections.abc import Sequence
from typing import Any

from schema.domains import registry
from schema.kit.resource import Resource
from server.engine.access import is_narrowed
from server.engine.read import visible_ids
from server.kit.actor import Actor
from server.rental.bars.queries import Row, Stay

_OF_KIND = {"order": "rental/order", "lease": "rental/lease"}
_UNIT = "rental/unit"
_UNTOLD: Stay = {
    "no": "",
    "guest": "",
    "phone": "",
    "total": "0.00",
    "paid": "0.00",
    "balance": "0.00",
    "channel": "",
    "companyId": None,
    "groupNo": None,
    "remark": "",
    "locked": True,
    "guests": 0,
    "version": 0,
    "updateBy": None,
    "updateTime": None,
}


def sees_part(actor: Actor) -> bool:
    """Whether rules hide from the actor any of what a board shows."""
    return any(is_narrowed(registry().require(path), actor) for path in (_UNIT, *_OF_KIND.values()))


async def seen_units(actor: Actor, units: Sequence[Row]) -> Sequence[Row]:
    """The units that the actor may see, in their order."""
    seen = await _seen(registry().require(_UNIT), actor, [row["id"] for row in units])
    return units if seen is None else [row for row in units if row["id"] in seen]


async def tell_seen(actor: Actor, stays: list[Stay]) -> list[Stay]:
    """The bars, those of orders and leases that the actor may not see without number, person, money and words."""
    hidden: set[tuple[str, str]] = set()
    for kind, path in _OF_KIND.items():
        sources = {stay["sourceId"] for stay in stays if stay["kind"] == kind}
        seen = await _seen(registry().require(path), actor, [int(source) for source in sources])
        if seen is not None:
            hidden |= {(kind, source) for source in sources if int(source) not in seen}
    return [{**stay, **_UNTOLD} if (stay["kind"], stay["sourceId"]) in hidden else stay for stay in stays]


async def _seen(resource: Resource, actor: Actor, ids: list[Any]) -> set[int] | None:
    """None where no rule narrows the resource."""
    return await visible_ids(resource, actor, ids) if is_narrowed(resource, actor) else None
