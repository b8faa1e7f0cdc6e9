"""Events of bars: the one place that publishes to open boards, what was shown before and is now, nothing else."""

from collections.abc import Iterable, Sequence
from datetime import date
from typing import Any

from server.kit.business_day import business_day
from server.kit.unit_of_work import Work
from server.rental.bars.queries import Stay, read_source, read_waiting

Shown = dict[str, int]
"""Bar id (in the unassigned queue: "unassigned/" and the id) -> community, as it was before the change."""
_UNASSIGNED = "unassigned/"


def board_topic(community_id: int | str) -> str:
    return f"board/{community_id}"


def changes_topic(community_id: int | str) -> str:
    """For those from whom rules keep a part of the board, or who look at its prices alone: it says that something changed, never what."""
    return f"boardChanges/{community_id}"


def tell_board(work: Work, community_id: int | str, op: str, data: dict[str, Any]) -> None:
    """Says it to all who have the community's board open."""
    work.emit(board_topic(community_id), op, data)
    topic, change = changes_topic(community_id), "prices" if op == "price.put" else "changed"
    if not any(event.topic == topic and event.op == change for event in work.events):
        work.emit(topic, change, {})


async def shown_now(work: Work, kind: str, source_id: int) -> Shown:
    """Read before a change, given to `emit_stays` after it."""
    return {key: community for key, community, _ in await _read(work, kind, source_id)}


async def _read(work: Work, kind: str, source_id: int) -> list[tuple[str, int, Stay]]:
    day = await business_day(work.actor.tenant_id)
    found = await read_source(work.connection, work.actor.tenant_id, kind, source_id, day)
    shown = [(stay["id"], community, stay) for community, stays in found.items() for stay in stays]
    if kind == "order":
        waiting = await read_source(work.connection, work.actor.tenant_id, "unassigned", source_id, day)
        shown += [(_UNASSIGNED + stay["id"], community, stay) for community, stays in waiting.items() for stay in stays]
    return shown


async def emit_stays(work: Work, kind: str, source_id: int, before: Shown) -> None:
    """Puts every bar the source has now, deletes those it had and has no more (or has in another community)."""
    now = await _read(work, kind, source_id)
    present = {(key, community) for key, community, _ in now}
    for key, community in before.items():
        if (key, community) not in present:
            op = "unassigned.del" if key.startswith(_UNASSIGNED) else "stay.del"
            tell_board(work, community, op, {"id": key.removeprefix(_UNASSIGNED)})
    for key, community, stay in now:
        op = "unassigned.put" if key.startswith(_UNASSIGNED) else "stay.put"
        tell_board(work, community, op, {"stay": stay})
    if kind != "hold":
        emit_today(work)


async def emit_unassigned(work: Work, segment_ids: Sequence[int], today: date) -> None:
    """Stays of the unassigned queue that turned because places came or went; `today` is the business day."""
    if segment_ids:
        for stay in await read_waiting(work.connection, work.actor.tenant_id, segment_ids, today):
            tell_board(work, stay["communityId"], "unassigned.put", {"stay": stay})


def emit_gone(work: Work, community_id: int, stay_id: int) -> None:
    """A bar that is known to be gone."""
    tell_board(work, community_id, "stay.del", {"id": str(stay_id)})


def emit_units(work: Work, units: Iterable[tuple[int, dict[str, Any]]]) -> None:
    """Units (community, wire shape) that changed."""
    for community_id, unit in units:
        tell_board(work, community_id, "unit.put", {"unit": unit})


def emit_resync(work: Work, community_id: int) -> None:
    """Something changed that no delta describes: boards read their window again."""
    tell_board(work, community_id, "resync", {})


def emit_today(work: Work) -> None:
    """The figures of the day and of the rent roll may differ now; said once per transaction."""
    for topic in ("today", "rentRoll"):
        if not any(event.topic == topic for event in work.events):
            work.emit(topic, "changed", {})
