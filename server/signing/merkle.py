"""Trees over the last hashes of a day: their root, and the way from one leaf to it.

Leaves and nodes are hashed with different prefixes (RFC 6962), and a node without a sibling moves up as it is.
"""

import hashlib
from collections.abc import Sequence

Step = tuple[str, str]
"""Side of the sibling, "L" or "R", and its hash."""


def leaf_of(value: str) -> str:
    return hashlib.sha256(b"\x00" + bytes.fromhex(value)).hexdigest()


def node_of(left: str, right: str) -> str:
    return hashlib.sha256(b"\x01" + bytes.fromhex(left) + bytes.fromhex(right)).hexdigest()


def root_of(values: Sequence[str]) -> str:
    """Of at least one value."""
    row = [leaf_of(value) for value in values]
    while len(row) > 1:
        row = [_pair(row, at) for at in range(0, len(row), 2)]
    return row[0]


def paths_of(values: Sequence[str]) -> list[list[Step]]:
    """For each value what `root_from` needs to come from it to the root; the tree is built once for all."""
    levels = [[leaf_of(value) for value in values]]
    while len(levels[-1]) > 1:
        row = levels[-1]
        levels.append([_pair(row, at) for at in range(0, len(row), 2)])
    return [_climb(levels, place) for place in range(len(values))]


def root_from(value: str, path: Sequence[Sequence[str]]) -> str:
    """The root that a value belongs to by a path."""
    found = leaf_of(value)
    for side, sibling in path:
        found = node_of(sibling, found) if side == "L" else node_of(found, sibling)
    return found


def _climb(levels: Sequence[Sequence[str]], place: int) -> list[Step]:
    path: list[Step] = []
    for row in levels[:-1]:
        beside = place ^ 1
        if beside < len(row):
            path.append(("L" if beside < place else "R", row[beside]))
        place //= 2
    return path


def _pair(row: Sequence[str], at: int) -> str:
    return node_of(row[at], row[at + 1]) if at + 1 < len(row) else row[at]
