"""One's own last acts, newest first, each with the call that takes it back while it can be undone.

They are read from the trail, which the transactions of the acts wrote, so they survive a reload and another window.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from datetime import timedelta
from typing import Any

import orjson
from pydantic import ValidationError

from schema.kit.clock import now, to_wire
from schema.kit.errors import AppError
from schema.kit.process import Transition
from schema.kit.resource import Resource
from server.engine.effects import effects_of
from server.engine.hooks import reader_of
from server.engine.labels import label_sql
from server.engine.process import body_of
from server.engine.read import disclosable_ids
from server.engine.sql import quote
from server.engine.trail import label_of
from server.engine.undo import merge_lines, require_right, resource_of
from server.engine.view import view_of
from server.http.body import parse
from server.kit.actor import Actor
from server.kit.database import pool

KEPT = 20
LASTING = timedelta(days=1)
UNDO = "/sys/audit/undo"
_LINES = """
WITH mine AS (
  SELECT id, request_id FROM sys_audit
  WHERE tenant_id = $1 AND username = $2 AND created_at > $3 AND request_id IS NOT NULL AND undoes IS NULL
  ORDER BY id DESC LIMIT 2000
), acts AS (SELECT request_id, max(id) AS newest FROM mine GROUP BY request_id ORDER BY newest DESC LIMIT 60)
SELECT line.* FROM acts CROSS JOIN LATERAL (
  SELECT id, table_name, row_id, action, diff, before, version, root_table, root_id, username, created_at, request_id,
    root_id = row_id AND root_table = table_name AS own,
    count(*) FILTER (WHERE root_id = row_id AND root_table = table_name) OVER () AS rows
  FROM sys_audit WHERE tenant_id = $1 AND request_id = acts.request_id AND username = $2
  ORDER BY coalesce(root_id = row_id AND root_table = table_name, false) DESC, id LIMIT 10
) line ORDER BY acts.newest DESC, line.own DESC NULLS LAST, line.id
"""
_LATER = """
SELECT table_name, row_id, action, diff, version, request_id, undoes FROM sys_audit
WHERE tenant_id = $1 AND table_name = ANY($2) AND row_id = ANY($3) AND created_at > $4 ORDER BY id
"""

Row = tuple[str, int]


@dataclass
class _Act:
    """What one call did. `lines`: of the rows that the person changed themselves, some of them where they are many."""

    resource: Resource
    lines: Sequence[Any]
    step: Transition | None
    later: list[Any] = field(default_factory=list)

    @property
    def first(self) -> Any:
        return self.lines[0]

    @property
    def row(self) -> Row:
        return self.first["table_name"], self.first["row_id"]


@dataclass(frozen=True)
class _Known:
    """A row as it is now; `name`: who or what it is about, as its list begins."""

    version: int
    name: str


async def list_recent_acts(actor: Actor) -> list[dict[str, Any]]:
    """The last acts of a day: see RecentAct. Of a row that the actor may no more be told of, nothing is said."""
    since = now() - LASTING
    acts = _acts_of(await pool().fetch(_LINES, actor.tenant_id, actor.username, since))
    known = await _known_rows(actor, acts)
    acts = [act for act in acts if act.row in known][:KEPT]
    rows = {(line["table_name"], line["row_id"]) for act in acts for line in act.lines}
    tables, ids = [table for table, _ in rows], [row_id for _, row_id in rows]
    later: dict[Row, list[Any]] = defaultdict(list)
    for line in await pool().fetch(_LATER, actor.tenant_id, tables, ids, since):
        later[line["table_name"], line["row_id"]].append(line)
    for act in acts:
        act.later = [line for one in act.lines for line in later[one["table_name"], one["row_id"]]]
    return [await _tell(actor, act, known) for act in acts if not _takes_back(act)]


def _acts_of(lines: Iterable[Any]) -> list[_Act]:
    calls: dict[str, list[Any]] = defaultdict(list)
    for line in lines:
        calls[line["request_id"]].append(line)
    return [act for call in calls.values() if (act := _act_of(call))]


def _act_of(lines: Sequence[Any]) -> _Act | None:
    """The rows that a person changed, else the row that took a step or came to be; None for what is neither."""
    own = [line for line in lines if line["own"]]
    if own:
        resource = resource_of(own[0]["table_name"])
        return (
            _Act(resource, [line for line in own if line["table_name"] == resource.table], None) if resource else None
        )
    for line in lines:
        resource = resource_of(line["table_name"])
        if resource is None or resource.process is None:
            continue
        step = resource.process.by_code.get(line["action"])
        if step or line["action"] == "add":
            return _Act(resource, [line], step)
    return None


async def _known_rows(actor: Actor, acts: Sequence[_Act]) -> dict[Row, _Known]:
    """The rows of which the actor may be told, by one look into each table."""
    wanted: dict[Resource, set[int]] = defaultdict(set)
    for act in acts:
        wanted[act.resource] |= {line["row_id"] for line in act.lines}
    known: dict[Row, _Known] = {}
    for resource, ids in wanted.items():
        told = await disclosable_ids(resource, await reader_of(resource.path, actor), sorted(ids))
        name = _name_sql(resource, actor)
        sql = f"SELECT id, row_version, {name} AS name FROM {quote(resource.table)} t WHERE tenant_id = $1 AND id = ANY($2)"
        for row in await pool().fetch(sql, actor.tenant_id, sorted(told)):
            known[resource.table, row["id"]] = _Known(row["row_version"], (row["name"] or "").strip())
    return known


def _name_sql(resource: Resource, actor: Actor) -> str:
    """The first column of the list where it is plain text, such as the guest of an order; else what rows are called by."""
    view = view_of(resource, actor)
    first = view.by_key.get(view.list_keys[0]) if view.list_keys else None
    if (
        resource.process
        and first
        and first.kind == "text"
        and not (first.secret or first.sealed or first.dict or first.ref)
    ):
        return f"t.{quote(first.column)}::text"
    hidden = {item.column for item in resource.complete_fields} - {item.column for item in view.complete_fields}
    return "''" if hidden & set(resource.label_columns) else label_sql(resource, "t", english=actor.locale == "en")


async def _tell(actor: Actor, act: _Act, known: dict[Row, _Known]) -> dict[str, Any]:
    reader = await reader_of(act.resource.path, actor)
    view = view_of(act.resource, reader)
    hidden = set(act.resource.by_key) - set(view.by_key)
    undo = _undo_of(actor, act, known)
    return {
        "act": act.first["request_id"],
        "action": act.first["action"],
        "path": act.resource.path,
        "rowId": str(act.first["row_id"]),
        "name": known[act.row].name,
        "title": act.resource.titles._asdict(),
        "label": label_of(act.resource, act.first["action"])._asdict(),
        "rows": max(act.first["rows"], 1),
        "diff": [entry for entry in orjson.loads(act.first["diff"]) if entry["field"] not in hidden],
        "at": to_wire(act.first["created_at"]),
        "undone": undo is None and _is_undone(act),
        "undo": undo,
    }


def _undo_of(actor: Actor, act: _Act, known: dict[Row, _Known]) -> dict[str, Any] | None:
    """The call that takes it back; None where there is none, or no more."""
    if act.step is None:
        target, undone = _newest(act)
        if undone or not any(_stands(actor, act, line, known) for line in _lines_of(act, target)):
            return None
        return {"path": UNDO, "body": {"act": target}}
    version = known[act.row].version
    if version != act.first["version"]:
        return None
    return _step_back(actor, act, version)


def _newest(act: _Act) -> tuple[str, bool]:
    """The last link of the chain of undo and redo, and whether the act is undone by it."""
    target, undone = act.first["request_id"], False
    back = {line["undoes"]: line["request_id"] for line in act.later if line["undoes"]}
    while target in back:
        target, undone = back.pop(target), not undone
    return target, undone


def _lines_of(act: _Act, target: str) -> Sequence[Any]:
    return act.lines if target == act.first["request_id"] else [one for one in act.later if one["request_id"] == target]


def _stands(actor: Actor, act: _Act, line: Any, known: dict[Row, _Known]) -> bool:
    """Whether the row is as this line left it, and the actor has the right of the way back."""
    row = known.get((line["table_name"], line["row_id"]))
    if row is None or row.version != line["version"]:
        return False
    origin = next(one for one in act.lines if one["row_id"] == line["row_id"])
    try:
        require_right(actor, act.resource, merge_lines([origin])[origin["root_table"], origin["root_id"]][0])
    except AppError:
        return False
    return True


def _back_of(act: _Act) -> Transition | None:
    return next((one for one in act.resource.transitions if act.step and one.undoes == act.step.code), None)


def _step_back(actor: Actor, act: _Act, version: int) -> dict[str, Any] | None:
    """The step that is declared to take this one back, with what it asks as it was before; None where that is not enough."""
    back = _back_of(act)
    if back is None or back.guarded or not actor.can(act.resource.needs_of(back) or ""):
        return None
    effects = effects_of(act.resource.path)
    shape = effects.bodies.get(back.code) or body_of(act.resource, back, effects.step)
    names = {item.alias or name for name, item in shape.model_fields.items()}
    before = {entry["field"]: entry["old"] for entry in orjson.loads(act.first["diff"]) if entry["field"] in names}
    body = {
        "id": str(act.first["row_id"]),
        "version": version,
        **{key: old for key, old in before.items() if old is not None},
    }
    try:
        parse(shape, body)
    except (AppError, ValidationError):
        return None
    return {"path": f"/{act.resource.path}/{back.code}", "body": body}


def _is_undone(act: _Act) -> bool:
    """By an undo of the trail, or by the step that takes it back and came next."""
    if act.step is None:
        return _newest(act)[1]
    back, after = _back_of(act), _following(act)
    return bool(back and after and after["action"] == back.code and _restores(act.first, after))


def _takes_back(act: _Act) -> bool:
    """Whether the act is itself but the way back from the one before it, which is told as undone."""
    before = next((line for line in reversed(act.later) if line["version"] == act.first["version"] - 1), None)
    return bool(act.step and before and before["action"] == act.step.undoes and _restores(before, act.first))


def _following(act: _Act) -> Any:
    return next((line for line in act.later if line["version"] == act.first["version"] + 1), None)


def _restores(line: Any, back: Any) -> bool:
    """Whether `back` put everything that both changed as it was before `line`."""
    was = {entry["field"]: entry["old"] for entry in orjson.loads(line["diff"])}
    return all(was.get(entry["field"], entry["new"]) == entry["new"] for entry in orjson.loads(back["diff"]))
