"""Hooks of the generic screens of the domain, named in one list."""

from server.content import messages, site, tasks, trips
from server.engine.hooks import Hooks

HOOKS: dict[str, Hooks] = {**tasks.HOOKS, **trips.HOOKS, **messages.HOOKS, **site.HOOKS}
