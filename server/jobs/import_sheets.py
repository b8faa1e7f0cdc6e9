"""Sheets of one import: the resource's own, and those of its child tables, each with what its columns mean."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

from schema.domains import registry
from server.engine.sheet_cells import importable
from server.engine.sheet_children import SubTable, child_fields, named_sheet, sub_tables
from server.engine.sheet_choice import Choice
from server.engine.sheet_lookup import code_columns
from server.engine.sheet_plan import Batch, Joined, Plan, make_plan
from server.engine.sheet_read import SheetReader, open_sheet
from server.engine.view import view_of
from server.jobs.tasks import TaskRun


@dataclass
class Progress:
    """The checkpoint: sheets before `part`, and of that one everything up to `line`, are loaded or refused."""

    line: int = 0
    ok: int = 0
    bad: int = 0
    skipped: int = 0
    part: int = 0
    expected: int = 0

    @property
    def total(self) -> int:
        return self.ok + self.bad


@dataclass
class Sheet:
    """An opened sheet with what its columns mean and what the person chose."""

    reader: SheetReader
    plan: Plan
    choice: Choice = field(default_factory=Choice)


@asynccontextmanager
async def open_import(run: TaskRun, path: Path) -> AsyncIterator[list[Sheet]]:
    """The sheets until the block ends. Of the file at `path`, the list's own sheet first. Rights, field rights and choices are those of the moment it runs."""
    params = run.task.params
    resource = registry().require(params["path"])
    run.actor.require(resource.code("import"))
    view = view_of(resource, run.actor)
    choice = Choice.from_params(params)
    if choice.mode == "upsert":
        run.actor.require(resource.code("edit"))
    fields = importable(view.complete_fields)
    async with AsyncExitStack() as stack:
        reader = await stack.enter_async_context(open_sheet(path, fields, choice))
        sheets = [Sheet(reader, await make_plan(view, run.actor, reader.match, fields, choice.fixed), choice)]
        tables = list(sub_tables(resource, run.actor, "import")) if resource.inline_children else []
        chosen = choice.tables or (_tables_by_title(tables, reader.names, choice) if choice.whole else {})
        for table in tables:
            if table.child.path in chosen:
                run.actor.require(table.child.code("import"))
                sheets.append(await _open_table(run, stack, path, table, chosen[table.child.path]))
        yield sheets


def _tables_by_title(tables: Sequence[SubTable], sheets: Sequence[str], choice: Choice) -> dict[str, Choice]:
    """Of the file's other sheets those that a sub-table's title heads."""
    own = choice.sheet or sheets[0]
    others = [name for name in sheets if name != own]
    names = {table.child.path: named_sheet(table, others) for table in tables}
    return {
        path: Choice(sheet=name, strict=choice.strict, join=choice.join)
        for path, name in names.items()
        if name is not None
    }


async def _open_table(run: TaskRun, stack: AsyncExitStack, path: Path, table: SubTable, choice: Choice) -> Sheet:
    fields = child_fields(table, choice.join)
    reader = await stack.enter_async_context(open_sheet(path, fields, choice))
    plan = await make_plan(table.child, run.actor, reader.match, fields)
    plan.joined = Joined(table.column, table.parent.by_key[choice.join].column if choice.join else "")
    return Sheet(reader, plan, choice)


def expect_parents(sheets: Sequence[Sheet], batch: Batch) -> None:
    """A check writes nothing: rows of the sub-tables may name parents that are good and still to come."""
    resource = sheets[0].plan.resource
    for sheet in sheets[1:]:
        joined = sheet.plan.joined
        if joined is None:
            continue
        for index in range(len(batch)):
            values = batch.values(index)
            label = " ".join(str(values.get(column) or "") for column in resource.label_columns)
            codes = [str(values.get(column) or "") for column in code_columns(resource)]
            number = -len(joined.coming) - 1
            for text in [str(values.get(joined.by) or "")] if joined.by else [label, *codes]:
                if text.strip():
                    joined.coming.setdefault(text.strip().lower(), number)
