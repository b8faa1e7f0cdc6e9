"""Outbox rows: events written in the transaction of the change that they announce.

So no committed change is without its event, and none is announced that was rolled back.
"""

from dataclasses import dataclass, replace
from typing import Any

import asyncpg
import orjson


@dataclass(frozen=True, slots=True)
class Fan:
    """Told to many by one row: on `topic`/id of each of the ids."""

    topic: str
    ids: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OutboxEvent:
    """`id` is the outbox row; `topic` has no tenant prefix; `client` is the client id of the cause.

    With a `fan` it is heard on the topics of the fan; `topic` says with what it stays in order.
    """

    id: int
    tenant_id: int
    topic: str
    op: str
    client: str
    data: dict[str, Any]
    fan: Fan | None = None

    @property
    def topics(self) -> tuple[str, ...]:
        return (self.topic,) if self.fan is None else tuple(f"{self.fan.topic}/{one}" for one in self.fan.ids)


_INSERT = (
    "INSERT INTO sys_outbox (tenant_id, topic, op, client, data, fan, created_at)"
    " SELECT *, now() FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::jsonb[], $6::jsonb[])"
    " RETURNING id"
)


async def insert_events(connection: asyncpg.Connection, events: list[OutboxEvent]) -> list[OutboxEvent]:
    """Writes the rows and gives the events their ids."""
    rows = await connection.fetch(
        _INSERT,
        [event.tenant_id for event in events],
        [event.topic for event in events],
        [event.op for event in events],
        [event.client for event in events],
        [orjson.dumps(event.data).decode() for event in events],
        [orjson.dumps(event.fan).decode() if event.fan else None for event in events],
    )
    return [replace(event, id=row["id"]) for event, row in zip(events, rows, strict=True)]
