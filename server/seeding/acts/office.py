"""The office where the demo acts: one organisation with its people, their steps, and the rows that they are about."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from io import BytesIO
from typing import Any

from asyncpg import Record
from PIL import Image, ImageDraw

from schema.domains import registry
from server.engine.effects import effects_of
from server.engine.process import body_of, run_transition
from server.http.rights import load_actors
from server.kit.actor import Actor
from server.kit.business_day import business_day
from server.kit.database import pool
from server.kit.files import save_file

_PEOPLE = "SELECT id, username, org_code FROM sys_user WHERE tenant_id = $1 AND del_flag = 0"


@dataclass(frozen=True)
class Office:
    """`origin`: the address that links to sign begin with. `people`: by the name that they sign in with."""

    tenant_id: int
    origin: str
    today: date
    people: Mapping[str, Actor]

    async def rows(self, sql: str, *values: Any) -> list[Record]:
        """`$1` is the organisation."""
        return list(await pool().fetch(sql, self.tenant_id, *values))

    async def take(self, who: str, path: str, code: str, row_id: int | str, **asked: Any) -> Any:
        """One step of a row's process, as its call takes it."""
        resource = registry().require(path)
        assert resource.process is not None
        effects = effects_of(path)
        body = effects.bodies.get(code) or body_of(resource, resource.process.by_code[code], effects.step)
        version = await pool().fetchval(f"SELECT row_version FROM {resource.table} WHERE id = $1", int(row_id))
        sent = body.model_validate({"id": str(row_id), "version": version, **asked})
        return await run_transition(resource, code, self.people[who], sent)

    async def photo(self, who: str, name: str) -> str:
        """The path of a picture that somebody took and sent: a wall with a stain."""
        drawn, kept = Image.new("RGB", (960, 720), "#d9d4c7"), BytesIO()
        pen = ImageDraw.Draw(drawn)
        pen.rectangle((0, 560, 960, 720), fill="#8a6f52")
        pen.ellipse((380, 180, 640, 420), fill="#b3a58a", outline="#97876a", width=6)
        pen.line((420, 210, 520, 330, 500, 420), fill="#6e6048", width=5)
        drawn.save(kept, "JPEG", quality=80)
        return (await save_file(self.people[who], kept.getvalue(), name, "temp")).file_path


async def open_office(tenant_id: int, origin: str) -> Office:
    rows = await pool().fetch(_PEOPLE, tenant_id)
    actors = await load_actors(tenant_id, [row["id"] for row in rows])
    people = {row["username"]: actors[row["id"]] for row in rows}
    return Office(tenant_id, origin, await business_day(tenant_id), people)
