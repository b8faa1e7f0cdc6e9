"""Kinds of requests and what each sets off.

Every domain declares its own, and the program's list is set once at start.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from schema.approval.request import Request
from server.kit.unit_of_work import Work

Effect = Callable[[Work, Request], Awaitable[None]]
Told = Callable[[Work, Request, str, str | None], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Kind:
    """`take_effect` runs in the transaction of the approval: what it refuses stays unapproved.

    `tell` hears of every step (verb, note), where the row that waits shows what became of its request.
    """

    take_effect: Effect
    tell: Told | None = None


_kinds: dict[str, Kind] = {}


def configure_kinds(kinds: Mapping[str, Kind]) -> None:
    _kinds.clear()
    _kinds.update(kinds)


def kind_of(name: str) -> Kind:
    return _kinds[name]
