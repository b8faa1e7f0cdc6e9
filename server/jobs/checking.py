"""The check of an import: its sheets are judged as they would be loaded, and nothing is written but the faults."""

from contextlib import aclosing
from pathlib import Path
from typing import Any

from schema.kit.text import localize
from server.engine.sheet_cells import as_text
from server.engine.sheet_merge import Known, changes_of
from server.engine.sheet_plan import Batch, Refused
from server.jobs.error_sheet import write_errors
from server.jobs.import_sheets import Sheet, expect_parents, open_import
from server.jobs.importing import drop_refused, keep_refused, read_checked
from server.jobs.tasks import Outcome, TaskRun
from server.kit.diff import diff_values
from server.kit.storage import storage
from server.kit.unit_of_work import unit_of_work

SAMPLES = 20
CHECKED = "新增{new}行，修改{changed}行，错误{bad}行 | {new} new, {changed} changed, {bad} refused"


class Tally:
    """Counts, and the first rows of each sort for the eye."""

    COUNTS = ("total", "new", "changed", "same", "rejected")

    def __init__(self, sheet: Sheet, locale: str) -> None:
        self.sheet = sheet
        self.locale = locale
        self.new = self.changed = self.same = self.rejected = 0
        self.samples: dict[str, list[dict[str, Any]]] = {"new": [], "changed": [], "rejected": []}

    @property
    def total(self) -> int:
        return self.new + self.changed + self.same + self.rejected

    def take(self, batch: Batch, known: Known) -> None:
        self.new += len(batch)
        for index in range(min(len(batch), SAMPLES - len(self.samples["new"]))):
            self.samples["new"].append({"row": batch.lines[index], "cells": self._cells(batch.cells[index])})
        for index, row in enumerate(known.rows):
            changes = changes_of(self.sheet.plan, known, index)
            self.changed += bool(changes)
            self.same += not changes
            if changes and len(self.samples["changed"]) < SAMPLES:
                self.samples["changed"].append({"row": known.batch.lines[index], "diff": diff_values(row, changes)})
        for refused in (*batch.refused, *known.batch.refused):
            self.rejected += 1
            self._refuse(refused)

    def _refuse(self, refused: Refused) -> None:
        for title, message in refused.reasons:
            if len(self.samples["rejected"]) < SAMPLES:
                reason = localize(message, self.locale)
                self.samples["rejected"].append({"row": refused.line, "column": title or None, "reason": reason})

    def _cells(self, cells: list[Any]) -> dict[str, Any]:
        """By wire name, as they stand in the file."""
        return {item.key: as_text(cells[place]) for place, item in self.sheet.plan.match.places}

    def counts(self) -> dict[str, int]:
        return {name: getattr(self, name) for name in self.COUNTS}

    def result(self) -> dict[str, Any]:
        resource = self.sheet.plan.resource
        return {
            "path": resource.path,
            "title": resource.titles.of(self.locale),
            **self.counts(),
            "samples": self.samples,
        }


async def run_check(run: TaskRun) -> Outcome:
    """{total, new, changed, same, rejected, errorFileUrl, sheets: [the same with path, title and samples]}."""
    await drop_refused(run)
    async with storage().local(run.task.params["file"]) as path:
        return await _check(run, path)


async def _check(run: TaskRun, path: Path) -> Outcome:
    async with open_import(run, path) as sheets:
        return await _judge_all(run, sheets)


async def _judge_all(run: TaskRun, sheets: list[Sheet]) -> Outcome:
    tallies = [Tally(sheet, run.actor.locale) for sheet in sheets]
    for part in range(len(sheets)):
        await _judge(run, sheets, tallies, part)
    result: dict[str, Any] = {name: sum(tally.counts()[name] for tally in tallies) for name in Tally.COUNTS}
    result |= {"sheets": [tally.result() for tally in tallies], "errorFileUrl": None}
    message = CHECKED.format(new=result["new"], changed=result["changed"], bad=result["rejected"])
    if not result["rejected"]:
        return Outcome(result, total=result["total"], message=message)
    stored, name, size = await write_errors(run, sheets)
    result["errorFileUrl"] = f"/sys/task/download?id={run.task.id}"
    return Outcome(result, stored, name, size, result["total"], message, lambda: drop_refused(run))


async def _judge(run: TaskRun, sheets: list[Sheet], tallies: list[Tally], part: int) -> None:
    """One sheet; rows of the sub-tables may name parents that the first sheet is about to add."""
    expected = sum(sheet.reader.total for sheet in sheets)
    async with aclosing(read_checked(run, sheets[part])) as checked:
        async for _, batch, known in checked:
            tallies[part].take(batch, known)
            if part == 0:
                expect_parents(sheets, batch)
            refused = [*batch.refused, *known.batch.refused]
            if refused:
                async with unit_of_work(run.actor) as work:
                    await keep_refused(run, work, refused, part)
            done = sum(tally.total for tally in tallies)
            await run.report(done, max(expected, done))
