"""A process: the states of a row and the transitions between them.

Routes, bodies, rights, refusals, the history, what is offered on every screen and the contract tests follow from it, so that
an action of a rich entity is said once. What really happens besides is in `effects.py` of the server's domain.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from schema.kit.condition import Condition
from schema.kit.field import Field
from schema.kit.text import Pair, pair

MENDS: Literal["mends"] = "mends"


@dataclass(frozen=True, slots=True)
class Transition:
    """One step; `label` is a pair text, the only one that it has on any screen.

    code: last part of its path, its name in the trail. sources: states it starts from. target: the state it leads to, empty
    where it stays. right: last part of the permission code where that is not `code`; None: it needs none, because its guard knows
    whose it is, such as who asked for something. asks: fields of its dialog and its body. writes: columns of the row that get
    what was asked under their name, and nothing where it was not asked; its dialog begins with what they hold.
    confirm: a pair text asked before. done: what the history calls it, a pair text, where that is not the label. on: how else
    it is come by: other screens that offer it, each with its key there, if it has one ("board:C card"), the gesture on the board
    that means it ("drag:cut"), and the step of the same row that it takes back ("undo:assign"). dialog: it asks more than fields,
    so the web has a dialog of its own for it, and no button where it has none; one that MENDS opens although something is in the way,
    says what and lets it be mended, as far as it can be (`Blocker.mend`); its effect refuses what is left. rare: behind "more". internal: taken by the server alone or as a part of
    another step; it has no call and no button. only: what its row must fulfil, told with its own words where it does not.
    """

    code: str
    label: str
    sources: str
    target: str = ""
    right: str | None = ""
    asks: tuple[Field, ...] = ()
    writes: str = ""
    confirm: str | None = None
    danger: bool = False
    batch: bool = False
    done: str = ""
    on: str = ""
    dialog: bool | Literal["mends"] = False
    rare: bool = False
    internal: bool = False
    only: tuple[Condition, ...] = ()

    @property
    def mendable(self) -> bool:
        return self.dialog == MENDS

    @property
    def guarded(self) -> bool:
        """Whether its guard alone says who may."""
        return self.right is None

    @property
    def starts(self) -> tuple[str, ...]:
        return tuple(self.sources.split())

    @property
    def screens(self) -> tuple[str, ...]:
        return tuple(name for name in self._ways if name not in ("drag", "undo"))

    @property
    def keys(self) -> dict[str, str]:
        """The key by the screen."""
        return {name: self._ways[name] for name in self.screens if self._ways[name]}

    @property
    def drag(self) -> str:
        """The gesture on the board that means it, if one does."""
        return self._ways.get("drag", "")

    @property
    def undoes(self) -> str:
        """The code of the step that it takes back, if it does."""
        return self._ways.get("undo", "")

    @property
    def _ways(self) -> dict[str, str]:
        return {name: at for name, _, at in (way.partition(":") for way in self.on.split())}


@dataclass(frozen=True, eq=False)
class Process:
    """`column` holds the state; it is never edited generically. states: value -> "中文 | English #colour", also the items of the
    column's dictionary. noun: pair text that stands before the row's `number` in a refusal. name: what refusals and the log of
    states know it by. once: codes of the transitions that move
    money, which are refused without a key or a version (`server/http/route.py`).
    """

    column: str
    name: str
    noun: str
    states: Mapping[str, str]
    transitions: Sequence[Transition]
    number: str = "no"
    once: str = ""

    @cached_property
    def by_code(self) -> dict[str, Transition]:
        return {item.code: item for item in self.transitions}

    @cached_property
    def offered(self) -> tuple[Transition, ...]:
        """Those with a call."""
        return tuple(item for item in self.transitions if not item.internal)

    @cached_property
    def final(self) -> frozenset[str]:
        """States that no transition leads out of."""
        left = {state for item in self.transitions if item.target for state in item.starts if state != item.target}
        return frozenset(set(self.states) - left)

    def state_label(self, state: str) -> Pair:
        """What people call a state."""
        return pair(self.states[state].partition(" #")[0])

    def history_label(self, code: str) -> Pair:
        """What the history calls a transition."""
        item = self.by_code[code]
        return pair(item.done or item.label)

    @property
    def state_id(self) -> str:
        """The id of the refusal that a state means."""
        return f"{self.name}.state"
