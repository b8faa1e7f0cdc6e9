"""The life of a row as a table: event, states it starts from, state it leads to; refusals in the words of the dictionaries."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from schema.kit.errors import Conflict
from schema.kit.text import Pair, pair
from schema.seeds.dictionaries import DICTIONARIES


@dataclass(frozen=True, slots=True)
class Step:
    """`target` None keeps the state; `reasoned` steps need words."""

    sources: frozenset[str]
    target: str | None
    reasoned: bool = False


S = TypeVar("S", bound=Step)


@dataclass(frozen=True, slots=True)
class Steps(Generic[S]):
    """`noun` names the row before its number, `id` is the refusal's."""

    table: Mapping[str, S]
    noun: Pair
    states: Mapping[str, Pair]
    events: Mapping[str, Pair]
    id: str

    def check(self, event: str, state: str, no: str) -> S:
        """The step; Conflict in plain words when the state does not allow the event."""
        step = self.table[event]
        if state in step.sources:
            return step
        act, at = self.events[event], self.states[state]
        raise Conflict(
            f"{self.noun.zh}{no}当前为「{at.zh}」，不能「{act.zh}」"
            f" | {self.noun.en} {no} is “{at.en}”; “{act.en}” is not possible",
            id=self.id,
        )


def labels_of(code: str) -> dict[str, Pair]:
    """Value -> what a dictionary of ours calls it."""
    found = next(item for item in DICTIONARIES if item.code == code)
    return {item.value: pair(item.text) for item in found.items}
