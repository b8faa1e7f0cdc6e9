"""Hooks of the generic screens of the domain, named in one list."""

from server.content import messages, site, tasks
from server.engine.hooks import Hooks

HOOKS: dict[str, Hooks] = {**tasks.HOOKS, **messages.HOOKS, **site.HOOKS}
