"""What the processes beside the server and other domains may ask of the search."""

import asyncpg

from server.kit.actor import Actor
from server.search.find import search
from server.search.index import drain_all, enrol

__all__ = ["drain_all", "enrol", "matching_ids"]


async def matching_ids(actor: Actor, path: str, typed: str, limit: int) -> list[int]:
    """Rows of one resource that answer what was typed, also by pinyin, the best first; none when that is too broad."""
    try:
        groups = await search(actor, typed, paths=[path], limit=limit)
    except asyncpg.QueryCanceledError:
        return []
    return [hit.row_id for group in groups for hit in group.hits]
