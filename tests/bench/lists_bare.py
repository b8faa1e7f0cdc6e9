"""The floor of a list page: the same SQL on bare asyncpg through Starlette, and a fixed answer of 3 kB."""

import os
from typing import Any

import asyncpg
import orjson
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

COLUMNS = "id, create_by, create_time, update_by, update_time, row_version, code, name, rank"
SQL = f"""
SELECT {COLUMNS} FROM sys_position t WHERE t.tenant_id = $1 AND t.del_flag = 0 AND t.rank = $2
ORDER BY t.create_time DESC, t.id DESC LIMIT 10 OFFSET 20
"""
FIXED = orjson.dumps({"success": True, "result": ["x" * 100] * 29})


async def listed(request: Request) -> Response:
    async with request.app.state.pool.acquire() as connection:
        rows = await connection.fetch(SQL, int(os.environ["BENCH_TENANT"]), "3")
    records: list[dict[str, Any]] = [{**row, "id": str(row["id"])} for row in rows]
    return Response(orjson.dumps({"success": True, "result": {"records": records}}), media_type="application/json")


async def fixed(request: Request) -> Response:
    return Response(FIXED, media_type="application/json")


async def open_pool() -> None:
    app.state.pool = await asyncpg.create_pool(os.environ["DATABASE_URL"], min_size=8, max_size=8)


app = Starlette(routes=[Route("/list", listed), Route("/fixed", fixed)])


async def serve() -> None:
    await open_pool()
    config = uvicorn.Config(
        app, port=int(os.environ["PORT"]), loop="uvloop", http="httptools", access_log=False, log_level="error"
    )
    await uvicorn.Server(config).serve()


if __name__ == "__main__":
    import uvloop

    uvloop.run(serve())
