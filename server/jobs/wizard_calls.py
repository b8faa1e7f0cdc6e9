"""Calls of the import wizard, step by step: read a file, check it under the person's choices, run it, undo it."""

import re
from pathlib import Path
from typing import Any, Literal

from pydantic import Field as Limit
from starlette.datastructures import UploadFile
from starlette.requests import Request

from schema.domains import registry
from schema.kit.errors import Conflict, Invalid, NotFound
from schema.kit.resource import Resource
from schema.system.task import DONE, Task
from schema.system.template_parse import FieldMapTemplate, TemplateParseConfig
from server.engine.sheet_cells import importable
from server.engine.sheet_children import child_fields
from server.engine.sheet_choice import Choice, check_choice
from server.engine.sheet_read import TEXT, preview_sheets
from server.engine.view import view_of
from server.http.body import Body
from server.http.form import read_form
from server.jobs.files import upload_key
from server.jobs.models import TaskId
from server.jobs.sheet_calls import NO_FILE, keep_upload
from server.jobs.task_calls import own_task
from server.jobs.tasks import create_task
from server.jobs.wizard_tables import check_tables, describe_table, offered_tables, recognise
from server.kit.actor import Actor
from server.kit.scope import scoped
from server.kit.storage import storage

GONE = "文件已过期，请重新上传 | The file has expired; upload it again"
UNCHECKED = "请先完成校验 | Finish the check first"
NOT_IMPORTED = "该任务不能撤销 | This task cannot be undone"
_FILE_ID = re.compile(r"[0-9a-f]{32}")


class SheetBody(Body):
    """`mapping`: header -> wire name, or null for a column that is not read."""

    sheet: str | None = Limit(None, max_length=100)
    header_row: int | None = Limit(None, ge=1, le=10_000)
    mapping: dict[str, str | None] = Limit(max_length=500)


class TableBody(SheetBody):
    """The sheet of a sub-table; `join` is the parent's field by which its rows name the row they belong to."""

    join: str = Limit("", max_length=60)


class CheckBody(SheetBody):
    """`tables`: sub-table -> its own sheet."""

    file_id: str = Limit(max_length=40)
    name: str = Limit("", max_length=200)
    mode: Literal["add", "upsert"] = "add"
    keys: list[str] = Limit(default_factory=list, max_length=10)
    tables: dict[str, TableBody] = Limit(default_factory=dict, max_length=20)


class RunBody(Body):
    task_id: str = Limit(max_length=20)


async def read_upload(resource: Resource, request: Request, actor: Actor) -> Any:
    """{fileId, name, sheets, tables, templates}: what is in the file, and what its columns seem to be."""
    async with read_form(request) as form:
        upload = form.get("file")
        if not isinstance(upload, UploadFile) or not upload.filename:
            raise Invalid(NO_FILE, id="sheet.missing")
        key = await keep_upload(actor, upload)
        name = upload.filename
    known = {resource.path: importable(view_of(resource, actor).complete_fields)}
    tables = offered_tables(resource, actor)
    known |= {table.child.path: child_fields(table, "") for table in tables}
    everything = [item for fields in known.values() for item in fields]
    async with storage().local(key) as path:
        sheets = await preview_sheets(path, everything)
    for sheet in sheets:
        sheet["mappings"] = {path: recognise(sheet["headers"], fields) for path, fields in known.items()}
    names = [sheet["name"] for sheet in sheets]
    return {
        "fileId": _id_of(key),
        "name": name,
        "sheets": sheets,
        "tables": [describe_table(table, names, actor.locale) for table in tables],
        "templates": await _templates(actor, resource.path),
    }


def _id_of(key: str) -> str:
    return Path(key).stem.removeprefix("upload-")


async def _find(actor: Actor, file_id: str) -> str:
    """The upload of this tenant by its id, which nobody can guess."""
    if _FILE_ID.fullmatch(file_id):
        for suffix in (".xlsx", ".xls", TEXT):
            key = upload_key(actor.tenant_id, file_id, suffix)
            if await storage().size(key) is not None:
                return key
    raise NotFound(GONE, id="sheet.gone")


async def _templates(actor: Actor, path: str) -> list[dict[str, Any]]:
    """Recipes that somebody kept for this list."""
    recipes = await scoped(TemplateParseConfig, actor).filter(target=path).order_by("name").limit(50)
    lines = await scoped(FieldMapTemplate, actor).filter(config_id__in=[recipe.id for recipe in recipes])
    return [
        {
            "id": str(recipe.id),
            "name": recipe.name,
            "sheet": recipe.sheet,
            "headerRow": recipe.header_row,
            "keys": [key.strip() for key in (recipe.key_fields or "").split(",") if key.strip()],
            "mode": "upsert" if recipe.on_conflict == "update" else "add",
            "mapping": {line.column_title: line.field for line in lines if line.config_id == recipe.id},
        }
        for recipe in recipes
    ]


async def check_upload(resource: Resource, request: Request, actor: Actor, body: CheckBody) -> Any:
    """{taskId} of the check; its result tells new, changed and rejected rows."""
    key = await _find(actor, body.file_id)
    tables = {
        path: Choice(table.sheet, table.header_row, table.mapping, join=table.join)
        for path, table in body.tables.items()
    }
    choice = Choice(body.sheet, body.header_row, body.mapping, body.mode, tuple(body.keys), tables=tables)
    check_choice(view_of(resource, actor), choice)
    check_tables(resource, actor, tables)
    if choice.mode == "upsert":
        actor.require(resource.code("edit"))
    title = f"校验导入{resource.titles.zh} | Check an import: {resource.titles.en}"
    name = body.name or Path(key).name
    params = {"path": resource.path, "file": key, "name": name, "choice": choice.as_params()}
    task = await create_task(actor, "importCheck", title, params)
    return {"taskId": str(task.id)}


async def run_checked(resource: Resource, request: Request, actor: Actor, body: RunBody) -> Any:
    """{taskId} of the import of a checked file, under the same choices."""
    checked = await own_task(actor, body.task_id)
    if checked.kind != "importCheck" or checked.params.get("path") != resource.path:
        raise NotFound()
    if checked.state != DONE:
        raise Conflict(UNCHECKED, id="import.unchecked")
    await _find(actor, _id_of(checked.params["file"]))
    title = f"导入{resource.titles.zh} | Import {resource.titles.en}"
    params = {key: checked.params[key] for key in ("path", "file", "name", "choice")}
    task = await create_task(actor, "import", title, params)
    return {"taskId": str(task.id)}


async def undo_import(request: Request, actor: Actor, body: TaskId) -> Any:
    """POST /sys/task/undoImport {id} -> {taskId}."""
    task: Task = await own_task(actor, body.id)
    resource = registry().get(task.params.get("path", ""))
    if task.kind != "import" or resource is None or not task.finished_at:
        raise Conflict(NOT_IMPORTED, id="import.undo")
    actor.require(resource.code("import"))
    title = f"撤销导入{resource.titles.zh} | Undo an import: {resource.titles.en}"
    made = await create_task(actor, "undoImport", title, {"import": task.id})
    return {"taskId": str(made.id)}
