"""The calls of the OpenAPI document that a fuzzing test walks: all special ones, and the generic ones of a few resources."""

from typing import Any

from schema.domains import registry
from server.settings import get_settings
from tests.kit.document import declared

SAMPLE = {"sys/position", "sys/user", "sys/sysDepart", "sys/bFieldMapTemplateInfo"}
LEAVING = {
    "/sys/logout",
    "/sys/login",
    "/sys/user/updatePassword",
    "/sys/online/endMine",
    "/sys/online/forceLogout",
    "/sys/selectDepart",
    "/sys/role/viewAs",
}


def fuzzed_document() -> dict[str, Any]:
    """The document without what ends the walker's own session, and with each generic call for a few resources only."""
    document = declared()
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


def follow(node: Any) -> dict[str, Any]:
    """A schema or parameter of the document with its reference followed."""
    while isinstance(node, dict) and "$ref" in node:
        _, _, kind, name = node["$ref"].split("/")
        node = declared()["components"][kind][name]
    return node if isinstance(node, dict) else {}


def all_operations() -> list[tuple[str, str, dict[str, Any]]]:
    """(METHOD, path, operation) of every call with a meaning of its own; the generic ones are the registry's."""
    prefix = get_settings().api_prefix
    found = operations(declared())
    return [call for call in found if call[1].removeprefix(prefix) not in LEAVING and "x-resource" not in call[2]]


def properties_of(entry: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Name -> schema of the properties of a call's JSON body."""
    content = entry.get("requestBody", {}).get("content", {}).get("application/json", {})
    return {name: follow(schema) for name, schema in follow(content.get("schema", {})).get("properties", {}).items()}
