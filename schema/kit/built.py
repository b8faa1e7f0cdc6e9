"""Paths of resources that are built at run time: each names the organisation it belongs to.

So its rights, topics and files say by themselves whose they are, and are nobody's elsewhere.
"""

import re

PREFIX = "onl"
_PATH = re.compile(r"onl[/:]([0-9]{1,19})[/:][0-9]{1,19}(?:[/:.].*)?")


def built_path(tenant_id: int, number: int) -> str:
    return f"{PREFIX}/{tenant_id}/{number}"


def owner_of(name: str) -> int | None:
    """The organisation that a path, a permission code or the purpose of a file belongs to; None where it is everybody's."""
    if not name.startswith(PREFIX):
        return None
    found = _PATH.fullmatch(name)
    return int(found.group(1)) if found else None


def is_elsewhere(name: str, tenant_id: int) -> bool:
    """Whether another organisation's form is meant."""
    return owner_of(name) not in (None, tenant_id)
