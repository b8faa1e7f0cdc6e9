"""The depth of JSON: how deep it may be nested. Deeper than this it could be read, but never be written out again."""

from typing import Any

MOST_DEPTH = 64


def is_deep(value: Any, most: int = MOST_DEPTH) -> bool:
    """Whether lists and objects stand in each other more than `most` times; walks without recursion."""
    level = _containers([value])
    for _ in range(most):
        if not level:
            return False
        level = [inner for outer in level for inner in _containers(outer)]
    return bool(level)


def _containers(value: dict[str, Any] | list[Any]) -> list[Any]:
    found = value.values() if isinstance(value, dict) else value
    return [one for one in found if isinstance(one, dict | list)]
