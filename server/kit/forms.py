"""Forms that organisations have built, as this process serves them: loaded into the registry, and followed when they change.

Which versions are published is one short query; it is remembered for as long as the process hears of every change. What it says
is compared with what is loaded, so an event that was missed costs nothing but the next look.
"""

import logging
from itertools import count
from typing import Any

import asyncpg
import orjson
from tortoise import Model

from schema.domains import registry
from schema.kit.built import owner_of
from schema.kit.resource import Resource
from schema.online.definition import Definition, build_resources
from schema.online.form import PUBLISHED, form
from server.kit.cache import TenantCache
from server.kit.database import on_open, own_pool

logger = logging.getLogger(__name__)
_APP, _CONNECTION = "models", "default"
Stamps = dict[str, int]
"""Path of a form -> the version that is published."""
_loaded: dict[int, Stamps] = {}
_parts: dict[str, tuple[str, ...]] = {}
"""Path of a form -> those of all that it is made of, as they are attached."""

_STAMPS = """
SELECT number, version FROM onl_form WHERE tenant_id = $1 AND state = $2 AND number IS NOT NULL AND del_flag = 0
"""
_DEFINITIONS = """
SELECT v.definition FROM onl_form_version v
JOIN onl_form f ON f.id = v.form_id AND f.version = v.version AND f.tenant_id = v.tenant_id
WHERE f.tenant_id = $1 AND f.number = ANY($2::int[]) AND f.state = $3 AND f.del_flag = 0 AND v.del_flag = 0
"""
_EVERYBODY = "SELECT DISTINCT tenant_id FROM onl_form WHERE state = $1 AND del_flag = 0"


async def _read_stamps(tenant_id: int) -> Stamps:
    """As committed: what a call is just publishing is not yet served by anybody."""
    rows = await own_pool().fetch(_STAMPS, tenant_id, PUBLISHED)
    return {_path(tenant_id, row["number"]): row["version"] for row in rows}


def _path(tenant_id: int, number: int) -> str:
    return Definition(tenant_id, number, 0, "", "", "", ()).path


_stamps = TenantCache(_read_stamps, [form.path], unsubscribed_seconds=2.0)


def forget_forms() -> None:
    for path in [path for loaded in _loaded.values() for path in loaded]:
        _detach(path)
    _loaded.clear()


def _detach(path: str) -> None:
    for part in _parts.pop(path, ()):
        registry().detach(part)


on_open.append(forget_forms)


async def follow_forms(tenant_id: int) -> None:
    """Loads what the organisation has published, as far as this process has heard; costs nothing while nothing changes."""
    if await _stamps.get(tenant_id) != _loaded.get(tenant_id, {}):
        await refresh_forms(tenant_id)


async def refresh_forms(tenant_id: int) -> None:
    """The same, as the database has it now."""
    stamps = await _read_stamps(tenant_id)
    loaded = _loaded.get(tenant_id, {})
    wanted = [path for path, version in stamps.items() if loaded.get(path) != version]
    for path in loaded.keys() - stamps.keys():
        _detach(path)
    found = {path: loaded[path] for path in stamps if path in loaded}
    for definition in await _read_definitions(tenant_id, wanted):
        _attach(definition)
        found[definition.path] = definition.version
    _loaded[tenant_id] = found


async def _read_definitions(tenant_id: int, paths: list[str]) -> list[Definition]:
    numbers = [int(path.rpartition("/")[2]) for path in paths]
    rows = await own_pool().fetch(_DEFINITIONS, tenant_id, numbers, PUBLISHED) if numbers else []
    return [Definition.read(orjson.loads(row["definition"])) for row in rows]


async def follow_path(path: str) -> Resource | None:
    """What a path from outside names; a form as it is now."""
    owner = owner_of(path)
    if owner is not None:
        await refresh_forms(owner)
    return registry().get(path)


async def load_all_forms(connection: asyncpg.Connection | asyncpg.Pool | None = None) -> None:
    """Those of every organisation, for what works through all rows that there are."""
    for row in await (connection or own_pool()).fetch(_EVERYBODY, PUBLISHED):
        await refresh_forms(row["tenant_id"])


def _attach(definition: Definition) -> None:
    """One that cannot be served must not stand in the way of everything else that the organisation does."""
    try:
        resources = build_resources(definition)
        for resource in resources:
            complete_model(resource.model)
    except Exception:
        logger.exception("the form %s, version %s, cannot be served", definition.path, definition.version)
        _detach(definition.path)
        return
    for resource in resources:
        registry().attach(resource)
    _parts[definition.path] = tuple(resource.path for resource in resources)


_loads = count(1)


def complete_model(model: type[Model]) -> None:
    """What the ORM does at its start for the models that it is told of then.

    It remembers the statements of a table by its schema and name: each load goes by a schema of its own there, which no statement
    names, else rows of a new version would be inserted without its new columns.
    """
    meta: Any = model._meta
    meta.schema = f"load {next(_loads)}"
    meta.app, meta.default_connection, meta._inited = _APP, _CONNECTION, True
    meta.finalise_model()
    meta.basetable = type(meta.basetable)(name=meta.db_table)
    query = meta.db.query_class.from_(meta.basetable)
    meta.basequery = query
    meta.basequery_all_fields = query.select(*meta.db_fields)
