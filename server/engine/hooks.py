"""Hooks: what a domain adds to the generic writes of its resources.

They are named functions, so that nothing generic has to be overridden.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from schema.kit.errors import AppError
from server.kit.actor import Actor
from server.kit.unit_of_work import Work

Validate = Callable[[Actor, dict[str, Any], Any], Awaitable[None]]
Prepare = Callable[[Work, dict[str, Any], Any, Actor], Awaitable[None]]
Step = Callable[[Work, Any, Actor], Awaitable[None]]
Change = tuple[Mapping[str, Any], Any]
Lock = Callable[[Work, Sequence[Change], Actor], Awaitable[None]]
ImportRows = Callable[..., Awaitable[Any]]
CheckRows = Callable[[Actor, dict[str, list[Any]], int], Awaitable[dict[int, dict[str, str]]]]
Reader = Callable[[Actor], Awaitable[Actor]]
AfterRows = Callable[[Work, list[int], Actor], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Before:
    """delete and restore(work, row, actor) may refuse. leaves_name(row): a row that leaves for good leaves its name behind, as it
    does when a declared record says it. read(actor) is who reads the rows and their trail, where they belong to no organisation."""

    delete: Step | None = None
    restore: Step | None = None
    leaves_name: Callable[[Any], bool] | None = None
    read: Reader | None = None


@dataclass(frozen=True, slots=True)
class After:
    """Each (work, row, actor) in the transaction that wrote; what `delete` takes down `restore` puts up again."""

    add: Step | None = None
    edit: Step | None = None
    delete: Step | None = None
    restore: Step | None = None


@dataclass(frozen=True, slots=True)
class Merging:
    """What merging rows means to a domain. lock(work, rows) takes what comes before everything that names them. refuse(connection,
    kept, others): why they are not one thing. fill(values, kept, others) may change what the row that stays takes over.
    settle(work, row, actor): its figures once what names it has moved, here or back."""

    lock: Callable[[Work, Sequence[Any]], Awaitable[None]] | None = None
    refuse: Callable[[Any, Any, Sequence[Any]], Awaitable[AppError | None]] | None = None
    fill: Callable[[dict[str, Any], Any, Sequence[Any]], None] | None = None
    settle: Step | None = None


@dataclass(frozen=True, slots=True)
class Bulk:
    """Many rows at once. load replaces the row loader of imports. check(actor, columns, count) -> {index: {field: message}}, which
    may fill columns, and after(work, ids, actor) stand for validate, prepare and after.add, and for the hooks of deleting, when many
    rows are loaded or taken back. says: columns of every row that comes from a sheet, whatever the sheet says. merging: several rows that become one."""

    load: ImportRows | None = None
    check: CheckRows | None = None
    after: AfterRows | None = None
    says: Mapping[str, Any] = field(default_factory=dict)
    merging: Merging = Merging()


_BEFORE, _AFTER, _BULK = Before(), After(), Bulk()


@dataclass(frozen=True, slots=True)
class Hooks:
    """validate(actor, values, row|None) raises Invalid; prepare(work, values, row|None, actor) may change the column values
    inside the transaction.

    lock(work, changes, actor) takes the locks that must be held before those of the rows themselves (`docs/locks.md`); it is
    asked before anything else in the transaction, with all (values, row|None) of it at once where they are known.
    """

    lock: Lock | None = None
    validate: Validate | None = None
    prepare: Prepare | None = None
    before: Before = _BEFORE
    after: After = _AFTER
    bulk: Bulk = _BULK


_NONE = Hooks()
_hooks: dict[str, Hooks] = {}


def configure_hooks(hooks: Mapping[str, Hooks]) -> None:
    """Sets the hooks of all domains; called once at start."""
    _hooks.clear()
    _hooks.update(hooks)


def hooks_of(path: str) -> Hooks:
    return _hooks.get(path, _NONE)


async def reader_of(path: str, actor: Actor) -> Actor:
    """Who reads the rows and the trail of a resource for the actor: another where the rows belong to no organisation."""
    reader = hooks_of(path).before.read
    return actor if reader is None else await reader(actor)


def value_after(values: Mapping[str, Any], row: Any, column: str) -> Any:
    """What a column will hold once `values` are written to the row, or to a new one."""
    return values[column] if column in values else getattr(row, column, None)
