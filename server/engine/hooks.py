"""What a domain may add to the generic writes of its resources: three heights, no overriding."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from server.kit.actor import Actor
from server.kit.unit_of_work import Work

Validate = Callable[[Actor, dict[str, Any], Any], Awaitable[None]]
Prepare = Callable[[Work, dict[str, Any], Any, Actor], Awaitable[None]]
After = Callable[[Work, Any, Actor], Awaitable[None]]
Change = tuple[Mapping[str, Any], Any]
Lock = Callable[[Work, Sequence[Change], Actor], Awaitable[None]]
ImportRows = Callable[..., Awaitable[Any]]
CheckRows = Callable[[Actor, dict[str, list[Any]], int], Awaitable[dict[int, dict[str, str]]]]
Reader = Callable[[Actor], Awaitable[Actor]]
AfterRows = Callable[[Work, list[int], Actor], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Hooks:
    """validate(actor, values, row|None) raises Invalid; prepare(work, values, row|None, actor) may change the column values
    inside the transaction; after_*(work, row, actor) run in it; before_* may refuse. A deleted row that comes back passes
    before_restore and after_restore; one that leaves for good passes before_purge, and leaves its name behind when a declared
    record says it or leaves_name(row) is so.

    lock(work, changes, actor) takes the locks that must be held before those of the rows themselves (`docs/locks.md`); it is
    asked before anything else in the transaction, with all (values, row|None) of it at once where they are known.

    import_rows replaces the row loader. check_rows(actor, columns, count) -> {index: {field: message}}, which may fill
    columns, and after_rows(work, ids, actor) stand for validate, prepare and after_add, and for the hooks of deleting, when many rows are loaded or taken back at once.
    """

    lock: Lock | None = None
    validate: Validate | None = None
    prepare: Prepare | None = None
    after_add: After | None = None
    after_edit: After | None = None
    before_delete: After | None = None
    after_delete: After | None = None
    before_restore: After | None = None
    after_restore: After | None = None
    before_purge: After | None = None
    leaves_name: Callable[[Any], bool] | None = None
    import_rows: ImportRows | None = None
    check_rows: CheckRows | None = None
    after_rows: AfterRows | None = None
    reader: Reader | None = None


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
    reader = hooks_of(path).reader
    return actor if reader is None else await reader(actor)


def value_after(values: Mapping[str, Any], row: Any, column: str) -> Any:
    """What a column will hold once `values` are written to the row, or to a new one."""
    return values[column] if column in values else getattr(row, column, None)
