"""The one explicit list of packages; nothing is found by scanning."""

from functools import cache
from types import ModuleType

from schema import approval, asset, chat, housekeeping, portal, rental, risk, signing, system
from schema.kit.registry import Registry, load_registry

PACKAGES: list[ModuleType] = [system, rental, housekeeping, asset, risk, approval, portal, chat, signing]


@cache
def registry() -> Registry:
    """The frozen registry of everything declared."""
    return load_registry(PACKAGES)
