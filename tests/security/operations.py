"""The calls of the OpenAPI document that a fuzzing test walks: all special ones, and the generic ones of a few resources."""

from typing import Any

from schema.domains import registry
from server.openapi import openapi_document
from server.settings import get_settings

SAMPLE = {"sys/position", "sys/user", "sys/sysDepart", "sys/bFieldMapTemplateInfo"}
LEAVING = {
    "/sys/logout",
    "/sys/login",
    "/sys/user/updatePassword",
    "/sys/online/endMine",
    "/sys/online/forceLogout",
    "/sys/selectDepart",
}


def fuzzed_document() -> dict[str, Any]:
    """The document without what ends the walker's own session, and with each generic call for a few resources only."""
    document = openapi_document()
    prefix = get_settings().api_prefix
    generic = {resource.path for resource in registry().resources} - SAMPLE
    paths = {
        path: calls
        for path, calls in document["paths"].items()
        if path.removeprefix(prefix) not in LEAVING and not _is_generic(path.removeprefix(prefix), calls, generic)
    }
    return {**document, "paths": paths}


def _is_generic(path: str, calls: dict[str, Any], resources: set[str]) -> bool:
    return path.strip("/").rpartition("/")[0] in resources and any("x-resource" in entry for entry in calls.values())


def operations(document: dict[str, Any]) -> list[tuple[str, str, dict[str, Any]]]:
    """(METHOD, path, operation)."""
    return [
        (method.upper(), path, entry) for path, calls in document["paths"].items() for method, entry in calls.items()
    ]
