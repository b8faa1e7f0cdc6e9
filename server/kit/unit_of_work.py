"""One transaction per mutation: write, audit, outbox rows; published after commit. Nobody calls commit by hand."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, cast

import asyncpg
from tortoise.backends.base.client import BaseDBAsyncClient, TransactionalDBClient
from tortoise.exceptions import IntegrityError
from tortoise.transactions import in_transaction

from schema.domains import registry
from schema.kit.base import Base
from schema.kit.clock import now
from schema.kit.errors import Invalid, Stale
from schema.kit.snowflake import next_id
from server.kit.actor import Actor
from server.kit.ambient import Ambient, ambient, hint
from server.kit.audit import Trail
from server.kit.changes import count_change
from server.kit.diff import diff_links, diff_values, initial_values
from server.kit.json_text import json_text
from server.kit.outbox import Fan, OutboxEvent, insert_events
from server.kit.retry import LostError, is_lost, note_commit
from server.kit.scope import of_tenant
from server.kit.violation import translate_violation

# del_flag of a row that is gone but for its name.
NAME_ONLY = 2
_INSERTED_AT_ONCE = 500

Sink = Callable[[list[OutboxEvent]], Awaitable[None]]
_sink: Sink | None = None


def configure_sink(sink: Sink | None) -> None:
    """Sets who hears events after commit; the outbox relay finds them anyway when there is none."""
    global _sink
    _sink = sink


class Work:
    """The open transaction: all writes of a mutation go through it."""

    def __init__(self, actor: Actor, db: BaseDBAsyncClient) -> None:
        self.actor = actor
        self.db = db
        self.events: list[OutboxEvent] = []
        self.trail = Trail(actor)
        self._states: list[tuple[Any, ...]] = []
        self._after: list[Callable[[], Awaitable[None]]] = []

    @property
    def connection(self) -> asyncpg.Connection:
        """The driver's connection of the transaction, for statements that take driver rows as they come."""
        return cast(Any, self.db)._connection

    async def insert(self, row: Base, *, audit: bool = True) -> None:
        """Writes a new row with tenant and author; announces it to its list."""
        self._sign(row)
        await row.save(force_create=True)
        if audit:
            self.trail.add(row, "add", initial_values(row), {"del_flag": 1})
        self._announce(row, "add")

    async def insert_many(self, rows: Sequence[Base]) -> None:
        """As `insert`, for rows of one table in a few statements; their list hears only how many they are."""
        if not rows:
            return
        for row in rows:
            self._sign(row)
        model = type(rows[0])
        await model.bulk_create(rows, batch_size=_INSERTED_AT_ONCE, using_db=self.db)
        for row in rows:
            self.trail.add(row, "add", initial_values(row), {"del_flag": 1})
        resource = registry().of_model(model)
        if resource is not None:
            self.emit(f"list/{resource.path}", "bulk", {"count": len(rows)})

    def _sign(self, row: Base) -> None:
        row.tenant_id = self.actor.tenant_id
        row.create_by = self.actor.username
        row.sys_org_code = self.actor.org_code or None

    async def update(
        self,
        row: Base,
        changes: dict[str, Any],
        version: int | None = None,
        *,
        action: str = "edit",
        links: Mapping[str, tuple[str, str]] | None = None,
    ) -> None:
        """Writes changed columns; Stale when the row is no longer at `version` (default: the version that was read).

        links: many-to-many columns that the caller changes beside it, column -> (ids before, ids after).
        """
        if version is not None and version != row.row_version:
            raise Stale()
        diff = diff_values(row, changes) + diff_links(row, links or {})
        if not diff:
            return
        before = {column: getattr(row, column) for column, value in changes.items() if getattr(row, column) != value}
        before |= {column: old for column, (old, _) in (links or {}).items()}
        stamp = {"update_by": self.actor.username, "update_time": now(), "row_version": row.row_version + 1}
        written = (
            await of_tenant(type(row), self.actor.tenant_id)
            .filter(id=row.id, row_version=row.row_version)
            .update(**changes, **stamp)
        )
        if not written:
            raise Stale()
        for column, value in {**changes, **stamp}.items():
            setattr(row, column, value)
        self.trail.add(row, action, diff, before)
        self._announce(row, _op_of(changes))

    async def update_many(
        self,
        rows: Sequence[tuple[Base, dict[str, Any]]],
        *,
        action: str = "edit",
        roots: Mapping[int, Base] | None = None,
    ) -> None:
        """The same for many locked rows of one model in one statement; all of them change the same columns.

        roots: by the id of a row the one that a person changed, where that is not the same for all (`Trail.begin`).
        """
        changed = [(row, changes, diff) for row, changes in rows if (diff := diff_values(row, changes))]
        if not changed:
            return
        table, columns = changed[0][0]._meta.db_table, list(changed[0][1])
        stamp = {"update_by": self.actor.username, "update_time": now()}
        for row, changes, diff in changed:
            if roots and row.id in roots:
                self.trail.begin(roots[row.id])
            before = {column: getattr(row, column) for column in changes}
            for column, value in {**changes, **stamp, "row_version": row.row_version + 1}.items():
                setattr(row, column, value)
            self.trail.add(row, action, diff, before)
        names = [*columns, *stamp, "row_version"]
        data = json_text([{"id": row.id, **{name: getattr(row, name) for name in names}} for row, _, _ in changed])
        put = ", ".join(f'"{name}" = v."{name}"' for name in names)
        written = await self.connection.fetch(
            f'UPDATE "{table}" t SET {put} FROM jsonb_populate_recordset(NULL::"{table}", $1::jsonb) v'
            " WHERE t.id = v.id AND t.tenant_id = $2 AND t.row_version = v.row_version - 1 RETURNING t.id",
            data,
            self.actor.tenant_id,
        )
        if len(written) != len(changed):
            raise Stale()
        for row, changes, _ in changed:
            self._announce(row, _op_of(changes))

    async def delete(self, row: Base) -> None:
        """Soft delete."""
        await self.update(row, {"del_flag": 1}, action="delete")

    async def delete_many(self, rows: Sequence[Base], roots: Mapping[int, Base] | None = None) -> None:
        """The same for many locked rows of one model in one statement; `roots` as in `update_many`."""
        await self.update_many([(row, {"del_flag": 1}) for row in rows], action="delete", roots=roots)

    async def remove(self, row: Base) -> None:
        """Takes a deleted row out of the table; the trail keeps a line about it."""
        self.trail.add(row, "purge", initial_values(row), None)
        await of_tenant(type(row), self.actor.tenant_id).filter(id=row.id).delete()
        self._announce(row, "delete")

    async def reduce(self, row: Base, emptied: Mapping[str, Any]) -> None:
        """As `remove`, for a row whose name stands on what stays: the row stays without what it says beyond it, and is in no list
        and no bin."""
        self.trail.add(row, "purge", [], None)
        await of_tenant(type(row), self.actor.tenant_id).filter(id=row.id).update(**emptied, del_flag=NAME_ONLY)
        self._announce(row, "delete")

    def emit(self, topic: str, op: str, data: dict[str, Any]) -> None:
        """An event of the actor's tenant, published after commit."""
        self.events.append(OutboxEvent(0, self.actor.tenant_id, topic, op, self.actor.client_id, data))

    def emit_to(self, fan: Fan, beside: str, op: str, data: dict[str, Any]) -> None:
        """The same event to each of a fan, in order with what is emitted on `beside`; costs one row however many they are."""
        if fan.ids:
            self.events.append(OutboxEvent(0, self.actor.tenant_id, beside, op, self.actor.client_id, data, fan))

    def emit_rows(self, path: str, op: str, rows: list[tuple[int, int]]) -> None:
        """Tells the generic list of `path` that rows (id, version) changed; merged with earlier ones of the same op."""
        topic = f"list/{path}"
        for event in self.events:
            if event.topic == topic and event.op == op:
                event.data["ids"].extend(str(row_id) for row_id, _ in rows)
                event.data["versions"].extend(version for _, version in rows)
                return
        self.emit(topic, op, {"ids": [str(row_id) for row_id, _ in rows], "versions": [version for _, version in rows]})

    def log_state(
        self, row: Base, machine: str, old: str | None, new: str, event: str, reason: str | None = None
    ) -> None:
        """One step of a state machine, for the trail."""
        self._states.append(
            (
                next_id(),
                self.actor.tenant_id,
                row._meta.db_table,
                row.id,
                machine,
                old,
                new,
                event,
                reason,
                self.actor.username,
                now(),
            )
        )

    def after_commit(self, call: Callable[[], Awaitable[None]]) -> None:
        """Runs once the transaction is durable; for hints only, nothing that must not be lost."""
        self._after.append(call)

    def _announce(self, row: Base, op: str) -> None:
        resource = registry().of_model(type(row))
        if resource is not None:
            self.emit_rows(resource.path, op, [(row.id, row.row_version)])

    @asynccontextmanager
    async def part(self) -> AsyncIterator[None]:
        """A step that may fail alone: what it wrote goes with its trail and its events, and the work can go on."""
        held = (self.events, self._states, self._after)
        lines = self.trail.mark()
        self.events, self._states, self._after = [], [], []
        try:
            async with in_transaction():
                yield
        except BaseException:
            self.events, self._states, self._after = held
            self.trail.forget_after(lines)
            raise
        made, states, after = self.events, self._states, self._after
        self.events, self._states, self._after = held[0], [*held[1], *states], [*held[2], *after]
        for event in made:
            self._join(event)

    def _join(self, event: OutboxEvent) -> None:
        if event.topic.startswith("list/") and set(event.data) == {"ids", "versions"}:
            rows = zip(map(int, event.data["ids"]), event.data["versions"], strict=True)
            self.emit_rows(event.topic.removeprefix("list/"), event.op, list(rows))
        else:
            self.events.append(event)

    async def flush(self) -> None:
        """Writes what was collected; called once, just before commit."""
        connection = self.connection
        await self.trail.flush(connection)
        if self._states:
            await connection.executemany(_INSERT_STATE, self._timed_states())
        if self.events:
            self.events = await insert_events(connection, self.events)

    def _timed_states(self) -> list[tuple[Any, ...]]:
        """Each with the moment of the change that it came with, by which the two are told as one."""
        timed: list[tuple[Any, ...]] = []
        for *said, moment in self._states:
            _, _, table, row_id, _, _, _, event, *_ = said
            change = self.trail.moment_of(table, row_id, event)
            taken = (table, row_id, change) in ((state[2], state[3], state[-1]) for state in timed)
            timed.append((*said, moment if change is None or taken else change))
        return timed

    async def publish(self) -> None:
        """The change is durable: what fails here is logged, and neither the caller nor the next hint hears of it."""
        for event in self.events:
            count_change(event.tenant_id, event.topic)
        for call in self._after:
            await hint(call)
        if self.events and _sink is not None:
            sink, events = _sink, self.events
            await hint(lambda: sink(events))


_INSERT_STATE = (
    "INSERT INTO sys_state_log (id, tenant_id, table_name, row_id, machine, old_state, new_state, event, reason, username,"
    " created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)"
)


def _op_of(changes: Mapping[str, Any]) -> str:
    """What a change is to those who have the list open."""
    return {1: "delete", 0: "add"}.get(changes.get("del_flag", -1), "edit")


def _is_inner(db: BaseDBAsyncClient) -> bool:
    """Whether this is a part of a transaction that is still open."""
    return isinstance(getattr(db, "_parent", None), TransactionalDBClient)


@asynccontextmanager
async def _transaction(current: Ambient | None) -> AsyncIterator[BaseDBAsyncClient]:
    """One of its own, or a part of the one that is open."""
    if current is None or current.in_unit:
        async with in_transaction() as db:
            yield current.db if current else db
    else:
        async with current.unit():
            yield current.db


@asynccontextmanager
async def unit_of_work(actor: Actor) -> AsyncIterator[Work]:
    """Opens a transaction; commits with audit and outbox when the block ends well, then publishes.

    Within the ambient transaction of a call it is a part of that, and what it says is published when that is committed.
    Unique violations of declared keys become Invalid at their field; other integrity errors pass through. A transaction that
    the database gave up becomes LostError, with nothing of it left: whoever called may call again (`server/kit/retry.py`).
    """
    current = ambient()
    try:
        async with _transaction(current) as db:
            work = Work(actor, db)
            yield work
            await work.flush()
    except Exception as error:
        if is_lost(error):
            raise LostError() from error
        translated = translate_violation(error) if isinstance(error, IntegrityError) else None
        if translated is None:
            raise
        raise Invalid(fields=translated) from error
    if current is None and not _is_inner(db):
        note_commit()
    work.trail.announce()
    if current is None:
        await work.publish()
        return
    for event in work.events:
        current.wrote(event.tenant_id, event.topic)
    current.after_commit(work.publish)
