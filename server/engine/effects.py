"""Effects: what a domain adds to the transitions of its process, such as work, guards, locks and the answer."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, field, replace
from typing import Any, Literal, NamedTuple

from schema.kit.errors import AppError, Conflict
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource
from server.http.body import Body
from server.http.shape import Shape
from server.kit.actor import Actor
from server.kit.unit_of_work import Work

Mend = Literal["usual", "rare"]


class Blocker(NamedTuple):
    """Why a transition is not possible now. `id` is stable, `text` a pair; `fields`: where on the form it can be mended.
    `mend`: the dialog of a mendable transition gets over it as a matter of course, by way of exception, or (None) not at all.
    `moot`: it makes no sense for this row at all, so it is left out and not only grey. `result`: what goes with the refusal."""

    id: str
    text: str
    fields: dict[str, str] | None = None
    mend: Mend | None = "usual"
    moot: bool = False
    error: type[AppError] = Conflict
    result: Any = None


class Offered(Shape):
    """What may be done with a row of a process now: `can` has the codes of the transitions that are possible, `reasons` says why
    the others of its state are not. `mends`: those of them whose dialog gets over that; a rare one stands behind "more"."""

    can: list[str]
    reasons: dict[str, str]
    mends: dict[str, Mend]


class Step(Body):
    """What every transition is sent with: the row, and the version of it that the person saw."""

    id: str
    version: int


class StepResult(Shape):
    """What a transition answers where its domain says nothing else."""

    id: str
    state: str
    version: int


@dataclass
class Act:
    """A transition under way, in its transaction; the row is locked, version, state and guard are checked.

    `changes` are written with the new state; an effect may choose another `target`. `reason` goes into the log of states.
    """

    work: Work
    resource: Resource
    transition: Transition
    row: Any
    body: Any
    target: str
    changes: dict[str, Any] = field(default_factory=dict)
    reason: str | None = None

    @property
    def actor(self) -> Actor:
        return self.work.actor

    @property
    def process(self) -> Process:
        assert self.resource.process is not None
        return self.resource.process

    @property
    def state(self) -> str:
        """Where the row stands: the state that it starts from, until it is written."""
        return str(getattr(self.row, self.process.column))

    def turn_into(self, code: str) -> None:
        """It is another transition after all, such as a release that waits for its hour."""
        self.transition = self.process.by_code[code]
        self.target = self.transition.target or self.state


Guard = Callable[[Actor, Any], Sequence[Blocker]]
Facts = Callable[[Actor, Sequence[Any]], Awaitable[Mapping[int, Any]]]
Effect = Callable[[Any], Awaitable[Any]]
Turn = Callable[[Any], Awaitable[None]]
Wording = Callable[[Work], AbstractAsyncContextManager[None]]
Lock = Callable[[Work, Any], Awaitable[None]]
Answer = Callable[[Any], Awaitable[Any]]


async def answer_state(act: Act) -> dict[str, Any]:
    """{id, state, version}."""
    return {"id": str(act.row.id), "state": act.state, "version": act.row.row_version}


@dataclass(frozen=True, slots=True)
class Effects:
    """Everything by the code of a transition, or for all of them; nothing here is needed where only the state changes.

    on(act): what happens besides; what it gives is the answer, if anything. guards(actor, row): everything that stands in the
    way, told without any I/O, for lists too. facts(actor, rows): what the guards get instead of the row, by its id, where more
    than the row tells it; read for many rows at once. The guard of a mendable transition is asked by its effect
    (`refuse_blockers`), once the body has mended what it could. bodies: where the declared fields do not tell what is sent;
    the others are made from `step` and the fields. act: what the functions get.

    A process of many steps says them in several parts, each beside its functions; `joined` puts these together.

    wording(work) is around the step and says a refusal from below in full, while the transaction still sees what stood in the way.
    lock(work, body) takes the locks that come before the row's (`docs/locks.md`). begin(act) runs once everything is checked,
    settle(act) when the effect is done and before the row is written, after(act) behind that, such as history and notices.
    answer(act) is what the other calls say once all is done, and what goes with a refusal as stale; `result` is its shape, `results`
    those of effects that give something else.
    """

    on: Mapping[str, Effect] = field(default_factory=dict)
    guards: Mapping[str, Guard] = field(default_factory=dict)
    facts: Facts | None = None
    bodies: Mapping[str, type[Body]] = field(default_factory=dict)
    step: type[Body] = Step
    act: type[Act] = Act
    wording: Wording | None = None
    lock: Lock | None = None
    begin: Turn | None = None
    settle: Turn | None = None
    after: Turn | None = None
    answer: Answer = answer_state
    result: Any = StepResult
    results: Mapping[str, Any] = field(default_factory=dict)

    def joined(self, *parts: "Effects") -> "Effects":
        """With what the parts say by code, the lock of that part which has one, and what each does after a step in turn."""
        whole = (self, *parts)
        by_code: dict[str, Any] = {
            name: {code: value for part in whole for code, value in getattr(part, name).items()}
            for name in ("on", "guards", "bodies", "results")
        }
        lock = next((part.lock for part in whole if part.lock), None)
        return replace(self, lock=lock, after=_in_turn([part.after for part in whole if part.after]), **by_code)


def _in_turn(turns: Sequence[Turn]) -> Turn | None:
    async def take(act: Any) -> None:
        for turn in turns:
            await turn(act)

    return take if len(turns) > 1 else next(iter(turns), None)


_NONE = Effects()
_effects: dict[str, Effects] = {}


def configure_effects(effects: Mapping[str, Effects]) -> None:
    """Sets the effects of all domains; called once at start."""
    _effects.clear()
    _effects.update(effects)


def effects_of(path: str) -> Effects:
    return _effects.get(path, _NONE)
