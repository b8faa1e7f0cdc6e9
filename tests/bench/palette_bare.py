"""The floor of the search of all records: what a page would ask without an index of its own, and a fixed answer."""

import os

import asyncpg
import orjson
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tests.bench.lists_bare import fixed

TABLES = (
    "SELECT id, name FROM rent_tenant WHERE tenant_id = $1 AND del_flag = 0 AND (name ILIKE $2 OR phone ILIKE $2) LIMIT 20",
    "SELECT id, name FROM rent_community WHERE tenant_id = $1 AND del_flag = 0 AND name ILIKE $2 LIMIT 20",
)


async def searched(request: Request) -> Response:
    found = []
    async with request.app.state.pool.acquire() as connection:
        for sql in TABLES:
            rows = await connection.fetch(sql, int(os.environ["BENCH_TENANT"]), f"%{request.query_params['q']}%")
            found.append([{"id": str(row["id"]), "name": row["name"]} for row in rows])
    return Response(orjson.dumps({"success": True, "result": found}), media_type="application/json")


async def open_pool() -> None:
    app.state.pool = await asyncpg.create_pool(os.environ["DATABASE_URL"], min_size=2, max_size=2)


app = Starlette(routes=[Route("/search", searched), Route("/fixed", fixed)])


async def serve() -> None:
    await open_pool()
    port = int(os.environ["PORT"])
    config = uvicorn.Config(app, port=port, loop="uvloop", http="httptools", access_log=False, log_level="error")
    await uvicorn.Server(config).serve()


if __name__ == "__main__":
    import uvloop

    uvloop.run(serve())
