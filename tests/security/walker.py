"""An administrator who sends what means harm; nothing may answer 500 or be half-written."""

import re
from collections.abc import Mapping
from typing import Any

import httpx

from server.kit.database import pool
from tests.kit.client import Client

ERROR_ID = re.compile(r"[a-zA-Z_]+(\.[a-zA-Z_]+)+")


class Walker:
    """Looks at the trail of its organisation: what was refused has left no line in it."""

    def __init__(self, client: Client, tenant_id: int, rows: Mapping[str, str] | None = None) -> None:
        """`rows`: a row of each resource by path, in an organisation full of rows."""
        self.client = client
        self.tenant_id = tenant_id
        self.rows = rows or {}
        self.trail = 0

    async def send(self, method: str, path: str, **options: Any) -> httpx.Response:
        response = await self.client.http.request(method, path, **options)
        told = f"{method} {path} {str(options)[:300]} -> {response.status_code} {response.text[:300]}"
        assert response.status_code < 500 or response.json().get("id") == "service.unavailable", told
        assert response.status_code != 401, told
        assert "Traceback" not in response.text and "syntax error" not in response.text, told
        if method == "GET":
            return response
        written = await self._written()
        if response.status_code >= 400:
            answer = response.json()
            assert answer["success"] is False and ERROR_ID.fullmatch(answer["id"]) and answer["message"], told
            assert written == self.trail, f"written although refused: {told}"
        self.trail = written
        return response

    async def _written(self) -> int:
        """The newest line. Ids of a process grow, and to count all lines takes longer with each that a walk adds."""
        newest = "SELECT id FROM sys_audit WHERE tenant_id = $1 ORDER BY id DESC LIMIT 1"
        return int(await pool().fetchval(newest, self.tenant_id) or 0)
