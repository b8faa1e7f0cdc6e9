"""The one place that tells open boards about changes: what was shown before, what is shown now, nothing else."""

from collections.abc import Iterable
from typing import Any, cast

import asyncpg

from schema.kit.clock import today
from server.kit.unit_of_work import Work
from server.rental.stays import Stay, read_source

Shown = dict[str, int]
"""Bar id -> community, as it was before the change."""


def connection_of(work: Work) -> asyncpg.Connection:
    """The driver's connection of the transaction, for statements that take driver rows as they come."""
    return cast(asyncpg.Connection, cast(Any, work.db)._connection)


def board_topic(community_id: int | str) -> str:
    return f"board/{community_id}"


async def shown_now(work: Work, kind: str, source_id: int) -> Shown:
    """Read before a change, given to `emit_stays` after it."""
    by_community = await _read(work, kind, source_id)
    return {stay["id"]: community for community, stays in by_community.items() for stay in stays}


async def _read(work: Work, kind: str, source_id: int) -> dict[int, list[Stay]]:
    return await read_source(connection_of(work), work.actor.tenant_id, kind, source_id, today())


async def emit_stays(work: Work, kind: str, source_id: int, before: Shown) -> None:
    """Puts every bar the source has now, deletes those it had and has no more (or has in another community)."""
    now = await _read(work, kind, source_id)
    present = {(stay["id"], community) for community, stays in now.items() for stay in stays}
    for stay_id, community in before.items():
        if (stay_id, community) not in present:
            work.emit(board_topic(community), "stay.del", {"id": stay_id})
    for community, stays in now.items():
        for stay in stays:
            work.emit(board_topic(community), "stay.put", {"stay": stay})
    if kind != "hold":
        emit_today(work)


def emit_gone(work: Work, community_id: int, stay_id: int) -> None:
    """A bar that is known to be gone."""
    work.emit(board_topic(community_id), "stay.del", {"id": str(stay_id)})


def emit_units(work: Work, units: Iterable[tuple[int, dict[str, Any]]]) -> None:
    """Units (community, wire shape) that changed."""
    for community_id, unit in units:
        work.emit(board_topic(community_id), "unit.put", {"unit": unit})


def emit_resync(work: Work, community_id: int) -> None:
    """Something changed that no delta describes: boards read their window again."""
    work.emit(board_topic(community_id), "resync", {})


def emit_today(work: Work) -> None:
    """The figures of the day may differ now; said once per transaction."""
    if not any(event.topic == "today" for event in work.events):
        work.emit("today", "changed", {})
