"""An answer from outside: a row with its lines and files, written by nobody by name; the rules of the form hold as for everybody."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from starlette.requests import Request

from schema.kit.errors import Conflict, Invalid
from schema.kit.field import Field
from schema.kit.kinds import FILE_KINDS
from schema.online.outsider import OnlineHandedIn, OnlineOutsider, random_key
from server.account.api import ask_after_sends
from server.engine.write import apply_add, plan_add
from server.kit.scope import of_tenant
from server.kit.unit_of_work import Work, unit_of_work
from server.online.models import GiveForm, Given
from server.online.outside.asked import FULL, MOST_LINES, AskedTable, asked_of, asked_tables, obstacle_of
from server.online.outside.files import find_handed, paths_of, use_up
from server.online.outside.visitor import FormGone, Outsider, meet

WRONG = "格式不正确 | Wrong format"
LONG = f"最多{MOST_LINES}行 | At most {MOST_LINES} rows"
_COME = (
    "INSERT INTO onl_form_outsider (id, tenant_id, form_id, key_hash) VALUES ($1, $2, $3, $4)"
    " ON CONFLICT DO NOTHING RETURNING id"
)
_HOLD = "SELECT state = 'published' AND public_open AND del_flag = 0 FROM onl_form WHERE id = $1 FOR UPDATE"


class FormAnswered(Conflict):
    default_id = "form.answered"
    default_message = "您已经提交过了，谢谢 | You have answered already, thank you"


@dataclass(slots=True)
class Part:
    """The row or one of its lines as it was given. `place`: before its keys in what is said of it; `table`: before the names of
    its fields where files are handed in."""

    place: str
    table: str
    fields: list[Field]
    given: Mapping[str, Given]
    values: dict[str, Any] = field(default_factory=dict)

    def named(self) -> Iterator[tuple[Field, Given]]:
        return ((item, self.given[item.key]) for item in self.fields if item.key in self.given)


async def give_form(request: Request, body: GiveForm) -> dict[str, Any]:
    """POST /online/public/answer: a row, or nothing; however many come at once, no more than are wanted."""
    visitor = await meet(body)
    obstacle = await obstacle_of(visitor)
    if obstacle:
        raise Conflict(obstacle, id="form.closed")
    key, tables = visitor.key(), asked_tables(visitor.resource)
    row = Part("", "", asked_of(visitor.resource), body.values)
    lines = {one.key: _lines_of(one, body) for one in tables}
    handed = await _read([row, *(part for parts in lines.values() for part in parts)], visitor)
    children = {one.resource.path: [part.values for part in lines[one.key]] for one in tables}
    with _named_as_given(tables):
        plan = await plan_add(visitor.resource, visitor.actor, {**row.values, "children": children})
    await ask_after_sends(request, f"online/{visitor.row.id}", body)
    async with unit_of_work(visitor.actor) as work:
        await _take_place(work, visitor, key)
        await use_up(work, handed)
        with _named_as_given(tables):
            await apply_add(work, visitor.resource, plan)
    return {"done": True}


def _lines_of(table: AskedTable, body: GiveForm) -> list[Part]:
    given = body.lines.get(table.key, [])
    if len(given) > MOST_LINES:
        raise Invalid(fields={f"lines.{table.key}": LONG})
    fields = asked_of(table.resource)
    return [
        Part(f"lines.{table.key}.{index}.", f"{table.key}.", fields, one, {"sortOrder": index + 1})
        for index, one in enumerate(given)
    ]


async def _read(parts: list[Part], visitor: Outsider) -> list[OnlineHandedIn]:
    """Fills in the values; the files that they name. Only what was handed in can be named, by no path that somebody knows."""
    places: dict[str, list[str]] = {}
    asked: dict[str, str] = {}
    faults: dict[str, str] = {}
    for part in parts:
        for item, value in part.named():
            place, is_file = f"{part.place}{item.key}", item.kind in FILE_KINDS
            if value is not None and isinstance(value, list) is not is_file:
                faults[place] = WRONG
            elif is_file and len(_tokens(value)) > item.files.most:
                faults[place] = f"最多{item.files.most}个文件 | At most {item.files.most} files"
            elif is_file:
                places[place], asked[place] = _tokens(value), f"{part.table}{item.key}"
            else:
                part.values[item.key] = value
    if faults:
        raise Invalid(fields=faults)
    found = await find_handed(visitor, places, asked)
    rows = [row for group in found.values() for row in group]
    paths = await paths_of(visitor.row.tenant_id, rows)
    for part in parts:
        for item, _ in part.named():
            group = found.get(f"{part.place}{item.key}")
            if group:
                part.values[item.key] = ",".join(paths[row.file_id] for row in group if row.file_id in paths)
    return rows


def _tokens(value: Given) -> list[str]:
    return value if isinstance(value, list) else []


@contextmanager
def _named_as_given(tables: list[AskedTable]) -> Iterator[None]:
    """What is said of lines is said by the number of their table."""
    try:
        yield
    except Invalid as error:
        if not error.fields:
            raise
        named = {f"children.{one.resource.path}": f"lines.{one.key}" for one in tables}
        raise Invalid(fields={_renamed(key, named): text for key, text in error.fields.items()}) from error


def _renamed(key: str, named: Mapping[str, str]) -> str:
    for path, place in named.items():
        if key == path or key.startswith(f"{path}."):
            return place + key.removeprefix(path)
    return key


async def _take_place(work: Work, visitor: Outsider, key: str) -> None:
    """One after the other, so that neither the number nor the device is passed twice."""
    row = visitor.row
    if not await work.connection.fetchval(_HOLD, row.id):
        raise FormGone()
    taken = of_tenant(OnlineOutsider, row.tenant_id).filter(form_id=row.id).using_db(work.db)
    if row.public_limit and await taken.count() >= row.public_limit:
        raise Conflict(FULL, id="form.closed")
    if await work.connection.fetchval(_COME, random_key(), row.tenant_id, row.id, key) is None:
        raise FormAnswered()
