"""Option counts: how many options each kind of declaration takes, against the most that it may take.

Each option more is one that every reader must know; what few declarations say belongs into a group of its own.
"""

from collections.abc import Callable, Mapping
from inspect import signature

from schema.kit.field import f
from schema.kit.process import Transition
from schema.kit.resource import Resource
from server.engine.effects import Effects
from server.engine.hooks import Hooks
from server.http.route import Route

LIMITS: Mapping[Callable[..., object], int] = {f: 15, Resource: 15, Hooks: 6, Transition: 16, Route: 20, Effects: 14}


def find_long(limits: Mapping[Callable[..., object], int] = LIMITS) -> list[str]:
    """A line for each declaration with more options than it may have."""
    counts = {item: len(signature(item).parameters) for item in limits}
    return [f"{item.__name__}: {counts[item]} > {most}" for item, most in limits.items() if counts[item] > most]
