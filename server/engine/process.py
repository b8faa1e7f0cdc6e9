"""Processes carried out: the one place where a state changes, with its checks, its log and its call."""

from collections.abc import AsyncIterator, Collection
from contextlib import AbstractAsyncContextManager, asynccontextmanager, nullcontext
from datetime import date
from functools import cache, partial
from typing import Annotated, Any, cast

from pydantic import AfterValidator, Field, create_model
from starlette.requests import Request

from schema.kit.base import Base
from schema.kit.errors import Conflict, NotFound, Stale
from schema.kit.field import Field as Asked
from schema.kit.process import Process, Transition
from schema.kit.resource import Resource
from schema.kit.text import pair
from server.engine.available_actions import blockers_of
from server.engine.effects import Act, Effects, effects_of
from server.engine.model_schema import schema_name
from server.engine.read import visible_ids
from server.engine.validate import read_field
from server.http.amount import Yuan, YuanIfAny
from server.http.body import Body
from server.http.moment import MomentIfAny
from server.http.route import Handler, Route
from server.kit.actor import Actor
from server.kit.scope import lock, parse_id
from server.kit.unit_of_work import Work, unit_of_work


async def run_transition(resource: Resource, code: str, actor: Actor, body: Any) -> Any:
    """One transition of one row as its call makes it, in one transaction; gives what the domain answers.

    NotFound outside of the actor's scope; Stale with the row as it is now when the body's version is another; Conflict when its
    state or a blocker stands in the way.
    """
    effects = effects_of(resource.path)
    if not await visible_ids(resource, actor, [parse_id(body.id)]):
        raise NotFound()
    async with unit_of_work(actor) as work, _worded(effects, work):
        if effects.lock:
            await effects.lock(work, body)
        row = await lock(cast(type[Base], resource.model), actor, body.id)
        async with open_transition(work, resource, row, code, body) as act:
            effect = effects.on.get(code)
            given = await effect(act) if effect else None
    return await effects.answer(act) if given is None else given


def _worded(effects: Effects, work: Work) -> AbstractAsyncContextManager[None]:
    return effects.wording(work) if effects.wording else nullcontext()


@asynccontextmanager
async def open_transition(work: Work, resource: Resource, row: Any, code: str, body: Any = None) -> AsyncIterator[Act]:
    """A transition inside a transaction that is already open; `row` must be locked. What the block does is its effect."""
    process, effects = _process(resource), effects_of(resource.path)
    transition = process.by_code[code]
    state = getattr(row, process.column)
    act = effects.act(work, resource, transition, row, body, transition.target or state, reason=_reason(body))
    await _check(effects, act)
    act.changes |= _written(transition, body)
    if effects.begin:
        await effects.begin(act)
    yield act
    if effects.settle:
        await effects.settle(act)
    await work.update(row, {process.column: act.target, **act.changes}, action=act.transition.code)
    if act.target != state:
        work.log_state(row, process.name, state, act.target, act.transition.code, act.reason)
    if effects.after:
        await effects.after(act)


def _process(resource: Resource) -> Process:
    assert resource.process is not None, resource.path
    return resource.process


def _written(transition: Transition, body: Any) -> dict[str, Any]:
    """The columns that the declaration names, with what was typed for them."""
    asked = {column: getattr(body, column, None) for column in transition.writes.split()}
    return {column: None if value == "" else value for column, value in asked.items()}


def _reason(body: Any) -> str | None:
    return getattr(body, "reason", None) or getattr(body, "note", None) or None


async def _check(effects: Effects, act: Act) -> None:
    """Whoever saw an older version is told the present one; where nothing is possible any more, that it is over.

    Who may not list such rows learns nothing of this one before the guard of a guarded transition says that it is theirs.
    """
    if act.transition.guarded and not act.actor.can(act.resource.code("list")):
        await refuse_blockers(act)
    version = getattr(act.body, "version", None)
    if version is not None and version != act.row.row_version and act.state not in act.process.final:
        raise Stale(result=await effects.answer(act))
    refuse_state(act.process, act.transition, act.row)
    if not act.transition.mendable:
        await refuse_blockers(act)
    if version is not None and version != act.row.row_version:
        raise Stale(result=await effects.answer(act))


async def refuse_blockers(act: Act, passed: Collection[str] = ()) -> None:
    """Refuses with the first thing that stands in the way as the row is now; `passed`: ids of what does not."""
    for blocker in await blockers_of(act.resource, act.actor, act.transition, act.row):
        if blocker.id not in passed:
            raise blocker.error(blocker.text, id=blocker.id, fields=blocker.fields, result=blocker.result)


def refuse_state(process: Process, transition: Transition, row: Any) -> None:
    """Conflict in plain words when the row's state does not allow the transition."""
    state = getattr(row, process.column)
    if state in transition.starts:
        return
    noun, act, at, no = (
        pair(process.noun),
        pair(transition.label),
        process.state_label(state),
        getattr(row, process.number),
    )
    raise Conflict(
        f"{noun.zh}{no}当前为「{at.zh}」，不能「{act.zh}」 | {noun.en} {no} is “{at.en}”; “{act.en}” is not possible",
        id=process.state_id,
    )


def process_routes(resource: Resource, effects: Effects) -> list[Route]:
    """A call for every transition that has one."""
    return [_route(resource, item, effects) for item in resource.transitions]


def _route(resource: Resource, transition: Transition, effects: Effects) -> Route:
    process = _process(resource)
    return Route(
        "POST",
        f"/{resource.path}/{transition.code}",
        transition_handler(resource, transition.code),
        needs=resource.needs_of(transition),
        body=effects.bodies.get(transition.code) or body_of(resource, transition, effects.step),
        result=effects.results.get(transition.code, effects.result),
        once="required" if transition.code in process.once.split() else None,
        summary=transition.label,
    )


def transition_handler(resource: Resource, code: str) -> Handler:
    """The handler of a transition's call, for other ways to it."""
    return partial(_call, resource, code)


async def _call(resource: Resource, code: str, request: Request, actor: Actor, body: Any) -> Any:
    return await run_transition(resource, code, actor, body)


@cache
def body_of(resource: Resource, transition: Transition, base: type[Body]) -> type[Body]:
    """What a transition is sent with: its row and the declared fields."""
    if not transition.asks:
        return base
    fields: dict[str, Any] = {item.column: _typed(item) for item in transition.asks}
    name = f"{schema_name(resource)}{transition.code[:1].upper()}{transition.code[1:]}"
    return create_model(name, __base__=base, **fields)


_TYPES: dict[str, Any] = {"int": int, "bool": bool, "date": date}


def _typed(item: Asked) -> tuple[Any, Any]:
    """The annotation and the default of a declared field; empty is told in the words of its label."""
    if item.kind in _TYPES:
        kind = _TYPES[item.kind]
        bounded = Annotated[kind, Field(ge=item.min, le=item.max)] if item.min is not None else kind
        return (bounded, ...) if item.required else (bounded | None, None)
    if item.kind == "money":
        return (Yuan, ...) if item.required else (YuanIfAny, "")
    if item.kind == "datetime" and not item.required:
        return MomentIfAny, ""
    if item.kind == "time" and not item.required:
        return Annotated[str, AfterValidator(partial(_read_clock, item))], ""
    text = Annotated[str, Field(max_length=item.max or 255)]
    if not item.required:
        return text, ""
    return Annotated[text, AfterValidator(partial(_filled, item))], Field("", validate_default=True)


def _read_clock(item: Asked, text: str) -> str:
    return str(read_field(item, text) or "")


def _filled(item: Asked, text: str) -> str:
    if len(text) < max(item.min or 1, 1):
        raise ValueError(f"请填写{item.label.zh} | Fill in “{item.label.en}”")
    return text
