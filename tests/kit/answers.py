"""Holds every answer that a test gets against the shape that its call declares."""

import re
from functools import cache
from typing import Any

import httpx

from tests.kit.document import declared, validator_of


@cache
def _patterns() -> list[tuple[re.Pattern[str], str]]:
    """Paths with parameters, as expressions."""
    paths = declared()["paths"]
    return [(re.compile(re.sub(r"\\{\w+\\}", r"[^/]+", re.escape(path))), path) for path in paths if "{" in path]


@cache
def _validator(method: str, path: str) -> Any:
    """Of the success answer of a call; None where it is no JSON."""
    content = declared()["paths"][path][method]["responses"]["200"]["content"]
    if "application/json" not in content:
        return None
    return validator_of("paths", path, method, "responses", "200", "content", "application/json", "schema")


def _declared(method: str, path: str) -> str | None:
    paths = declared()["paths"]
    if method in paths.get(path, {}):
        return path
    return next((found for pattern, found in _patterns() if pattern.fullmatch(path) and method in paths[found]), None)


def check_answer(response: httpx.Response) -> None:
    """Raises AssertionError where a success is not what its call declares; refusals and what is no call are left alone."""
    method, path = response.request.method.lower(), response.request.url.path
    declared = _declared(method, path) if response.status_code == 200 else None
    validator = _validator(method, declared) if declared else None
    if validator is None or "json" not in response.headers.get("content-type", ""):
        return
    answer = response.json()
    if isinstance(answer, dict) and answer.get("success") is False:
        return
    wrong = [
        f"{'/'.join(map(str, error.instance_path))}: {error.message}"[:300] for error in validator.iter_errors(answer)
    ]
    assert not wrong, (method, path, wrong[:5])
