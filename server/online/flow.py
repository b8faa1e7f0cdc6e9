"""The process of a draft: what is wrong with its states and steps, each told at its field, and what is published of it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from schema.kit.condition import AT_LEAST, AT_MOST, IS, IS_NOT
from schema.online.definition import NUMBERS, is_number
from schema.online.flow import OnlineState, OnlineStep
from schema.online.form import MONEY, OPTIONS, OnlineField
from schema.online.process import BuiltState, BuiltStep, condition_text
from server.online.linkage import CHOICES, NO_SUCH, NO_VALUES, known_values, values_of
from server.online.names import MOST_STATES, MOST_STEPS
from server.online.options import read_options

ONE_INITIAL = "请把一个状态设为初始 | Make one of the states the initial one"
TWO_INITIAL = "只能有一个初始状态 | Only one state is the initial one"
NO_STATE = "没有这个状态 | There is no such state"
NO_SOURCES = "请选择起始状态 | Choose the states that it starts from"
NO_TARGET = "请选择目标状态 | Choose the state that it leads to"
NO_STATES = "请先添加状态 | Add states first"
NO_SUCH_FIELD = "没有这个字段 | There is no such field"
NO_OP = "请选择条件 | Choose the condition"
NO_ONLY = "请选择条件字段 | Choose the field that it goes by"
NO_COMPARED = "请填写条件取值 | Enter what it is compared with"
NOT_A_NUMBER = "请填写一个数字 | Enter one number"
NOT_COMPARED = "只有整数、小数、金额可以比较大小 | Only numbers and amounts are compared"
TOO_MANY = f"最多{MOST_STATES}个状态、{MOST_STEPS}个步骤 | At most {MOST_STATES} states and {MOST_STEPS} steps"
COMPARED = {*NUMBERS, MONEY}
Problems = dict[str, str]


@dataclass(frozen=True, slots=True)
class Flow:
    """States and steps of a draft, in their order."""

    states: Sequence[OnlineState] = ()
    steps: Sequence[OnlineStep] = ()


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with one state or step; `fields` by wire name."""

    title: str
    title_en: str
    fields: Problems


def first_fault(flow: Flow, fields: Sequence[OnlineField]) -> Fault | None:
    """The first thing that keeps the draft from being published."""
    for place, state in enumerate(flow.states):
        problems = _initial_problems(flow.states, place)
        if problems:
            return Fault(state.title, state.title_en, problems)
    if len(flow.states) > MOST_STATES or len(flow.steps) > MOST_STEPS:
        return Fault("流程", "Process", {"code": TOO_MANY})
    known = {state.code for state in flow.states}
    for step in flow.steps:
        problems = step_problems(step, known, fields, whole=True)
        if problems:
            return Fault(step.title, step.title_en, problems)
    return None


def _initial_problems(states: Sequence[OnlineState], place: int) -> Problems:
    initial = [at for at, state in enumerate(states) if state.initial]
    if not initial and place == 0:
        return {"initial": ONE_INITIAL}
    return {"initial": TWO_INITIAL} if place in initial[1:] else {}


def step_problems(step: OnlineStep, known: set[str], fields: Sequence[OnlineField], *, whole: bool) -> Problems:
    """By wire name; `whole`: nothing may be left open any more."""
    sources, problems = values_of(step.sources or ""), {}
    if not known and whole:
        return {"sources": NO_STATES}
    if not known.issuperset(sources):
        problems["sources"] = NO_STATE
    elif not sources and whole:
        problems["sources"] = NO_SOURCES
    if step.target and step.target not in known:
        problems["target"] = NO_STATE
    elif not step.target and whole:
        problems["target"] = NO_TARGET
    return problems | _condition_problems(step, fields)


def _condition_problems(step: OnlineStep, fields: Sequence[OnlineField]) -> Problems:
    if not step.only_field:
        return {"onlyField": NO_ONLY} if step.only_op or step.only_values else {}
    by = next((item for item in fields if item.name == step.only_field), None)
    if by is None:
        return {"onlyField": NO_SUCH_FIELD}
    values = values_of(step.only_values or "")
    if not step.only_op:
        return {"onlyOp": NO_OP}
    if step.only_op in (IS, IS_NOT):
        return _choice_problems(by, values)
    if step.only_op in (AT_LEAST, AT_MOST):
        return _bound_problems(by, values)
    return {}


def _choice_problems(by: OnlineField, values: tuple[str, ...]) -> Problems:
    if by.kind not in CHOICES:
        return {"onlyOp": NO_VALUES}
    if not values:
        return {"onlyValues": NO_COMPARED}
    known = known_values(by)
    return {} if known is None or known.issuperset(values) else {"onlyValues": NO_SUCH}


def _bound_problems(by: OnlineField, values: tuple[str, ...]) -> Problems:
    if by.kind not in COMPARED:
        return {"onlyOp": NOT_COMPARED}
    return {} if len(values) == 1 and is_number(values[0]) else {"onlyValues": NOT_A_NUMBER}


def build_states(flow: Flow) -> tuple[BuiltState, ...]:
    return tuple(
        BuiltState(item.code, item.title, item.title_en, item.colour, item.initial, item.settled)
        for item in flow.states
    )


def build_steps(flow: Flow, fields: Sequence[OnlineField], columns: Mapping[str, str]) -> tuple[BuiltStep, ...]:
    """`columns`: by the name of a field."""
    named = {item.name: item for item in fields}
    return tuple(_built(item, named, columns) for item in flow.steps)


def _built(item: OnlineStep, named: Mapping[str, OnlineField], columns: Mapping[str, str]) -> BuiltStep:
    sources, target = values_of(item.sources or ""), item.target or ""
    step = (item.code, item.title, item.title_en, sources, target, item.needs_reason)
    by = named.get(item.only_field or "")
    if by is None:
        return BuiltStep(*step)
    values, op = values_of(item.only_values or ""), item.only_op or ""
    said = condition_text((by.title, by.title_en), op, _read_aloud(by, values))
    kept = tuple(str(int(Decimal(one) * 100)) for one in values) if by.kind == MONEY else values
    return BuiltStep(*step, columns[by.name], op, kept, said)


def _read_aloud(by: OnlineField, values: tuple[str, ...]) -> str:
    """As people know the values; a text of both languages has no bar in it."""
    options = {value: zh for value, zh, _ in read_options(by.options or "")} if by.kind == OPTIONS else {}
    return "/".join(options.get(value, value) for value in values)


def changes_of(
    before: Sequence[BuiltState | BuiltStep], after: Sequence[BuiltState | BuiltStep]
) -> list[tuple[str, str, str, str]]:
    """(sign, code, title, title in English) of states or steps that are new "+", told otherwise "~" or gone "-"."""
    old, new = ({item.code: item for item in items} for items in (before, after))
    signs = [("+", item) for code, item in new.items() if code not in old]
    signs += [("~", item) for code, item in new.items() if code in old and old[code] != item]
    signs += [("-", item) for code, item in old.items() if code not in new]
    return [(sign, item.code, item.title, item.title_en) for sign, item in signs]
