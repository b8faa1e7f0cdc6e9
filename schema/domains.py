"""The one explicit list of packages; nothing is found by scanning."""

from functools import cache
from types import ModuleType

from schema import (
    activity,
    approval,
    asset,
    chat,
    content,
    crm,
    finance,
    housekeeping,
    market,
    member,
    online,
    portal,
    rental,
    risk,
    signing,
    survey,
    system,
)
from schema.kit.registry import Registry, load_registry

PACKAGES: list[ModuleType] = [
    system,
    rental,
    housekeeping,
    asset,
    risk,
    approval,
    portal,
    chat,
    signing,
    member,
    crm,
    finance,
    activity,
    survey,
    market,
    content,
    online,
]


@cache
def registry() -> Registry:
    """The frozen registry of everything declared."""
    return load_registry(PACKAGES)
