"""The process of a published form, as it is kept, and the same declaration that a developer would have written of it."""

from dataclasses import dataclass
from typing import Any

from schema.kit.condition import AT_LEAST, AT_MOST, EMPTY, FILLED, IS, Condition
from schema.kit.field import f
from schema.kit.process import Process, Transition

STATE_COLUMN, STATE_KEY = "state", "processState"
"""Of the column that holds the state, and its name on the wire, which no field may have."""
REASON = f("reason", "原因 | Reason", kind="textarea", flags="required", limits=(1, 200))


@dataclass(frozen=True, slots=True)
class BuiltState:
    """`code` is what rows hold."""

    code: str
    title: str
    title_en: str
    colour: str = "default"
    initial: bool = False
    settled: bool = False


@dataclass(frozen=True, slots=True)
class BuiltStep:
    """`only_column`: the column of which something is asked first; `only_values` in its unit, `only_text` a pair text."""

    code: str
    title: str
    title_en: str
    sources: tuple[str, ...]
    target: str
    reason: bool = False
    only_column: str = ""
    only_op: str = ""
    only_values: tuple[str, ...] = ()
    only_text: str = ""


def read_states(kept: list[dict[str, Any]]) -> tuple[BuiltState, ...]:
    return tuple(BuiltState(**item) for item in kept)


def read_steps(kept: list[dict[str, Any]]) -> tuple[BuiltStep, ...]:
    texts = ("sources", "only_values")
    return tuple(BuiltStep(**{**item, **{name: tuple(item[name]) for name in texts}}) for item in kept)


def build_process(
    number: int, noun: str, named_by: str, states: tuple[BuiltState, ...], steps: tuple[BuiltStep, ...]
) -> Process:
    """`noun`: a pair text; `named_by`: the column that names a row in a refusal."""
    return Process(
        STATE_COLUMN,
        name=f"onl_d_{number}",
        noun=noun,
        number=named_by,
        states={item.code: f"{item.title} | {item.title_en} #{item.colour}" for item in states},
        transitions=[_transition(item) for item in steps],
    )


def _transition(item: BuiltStep) -> Transition:
    only = Condition(item.only_column, item.only_op, item.only_values, item.only_text)
    return Transition(
        item.code,
        f"{item.title} | {item.title_en}",
        " ".join(item.sources),
        item.target,
        asks=(REASON,) if item.reason else (),
        only=(only,) if item.only_column else (),
    )


def condition_text(title: tuple[str, str], op: str, named: str) -> str:
    """What is missing, in both languages; `named` are the values as people read them."""
    zh, en = title
    told = {
        FILLED: f"请先填写「{zh}」 | Fill in “{en}” first",
        EMPTY: f"「{zh}」须为空 | “{en}” must be empty",
        IS: f"「{zh}」须为{named} | “{en}” must be {named}",
        AT_LEAST: f"「{zh}」不能小于{named} | “{en}” must be at least {named}",
        AT_MOST: f"「{zh}」不能大于{named} | “{en}” must be at most {named}",
    }
    return told.get(op, f"「{zh}」不能为{named} | “{en}” must not be {named}")
