"""Hooks of the generic screens of the domain, named in one list."""

from server.engine.hooks import Hooks

HOOKS: dict[str, Hooks] = {}
