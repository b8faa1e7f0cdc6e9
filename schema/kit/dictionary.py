"""How a dictionary is written down: code, title, and one line per item. One whose values the program knows, states and
kinds, stands beside its entity; one that only offers choices is a seed."""

import re
from collections.abc import Mapping
from typing import NamedTuple

from schema.kit.process import Process
from schema.kit.resource import Resource
from schema.kit.text import Pair, pair

# A value may hold the sign itself: "<==小于等于".
_ROW = re.compile(r"(.+?)=(?=[^=])(.+)")


class Item(NamedTuple):
    value: str
    text: str
    colour: str | None = None


class Dictionary(NamedTuple):
    code: str
    title: str
    items: list[Item]

    @property
    def labels(self) -> dict[str, Pair]:
        """Value -> what it is called."""
        return {item.value: pair(item.text) for item in self.items}


def dictionary(code: str, title: str, *rows: str) -> Dictionary:
    """Rows look like "value=中文 | English" with an optional "#colour" behind."""
    items = []
    for row in rows:
        found = _ROW.fullmatch(row)
        assert found is not None, row
        value, rest = found.groups()
        text, _, colour = rest.partition(" #")
        items.append(Item(value, text, colour or None))
    return Dictionary(code, title, items)


def states(resource: Resource, title: str) -> Dictionary:
    """The dictionary of the column that holds the state of a process."""
    process = _process(resource)
    code = next(item.dict for item in resource.fields if item.column == process.column)
    return _declared(code or "", title, process.states)


def history(resource: Resource, code: str, title: str, **besides: str) -> Dictionary:
    """What the history of a process calls its transitions; `besides` are events that are none."""
    told = {item.code: item.done or item.label for item in _process(resource).transitions}
    return _declared(code, title, {**besides, **told})


def _process(resource: Resource) -> Process:
    assert resource.process is not None, resource.path
    return resource.process


def _declared(code: str, title: str, rows: Mapping[str, str]) -> Dictionary:
    return dictionary(code, title, *(f"{value}={row}" for value, row in rows.items()))
