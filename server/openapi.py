"""The OpenAPI document of all calls, live events and declared words; `python -m server.openapi` prints it."""

import sys
from types import ModuleType

import orjson

from schema.domains import PACKAGES
from schema.kit.process import Transition
from schema.kit.resource import Resource
from server.domains import TOPICS, all_routes
from server.http.openapi import Schema, build_openapi
from server.settings import get_settings


def openapi_document() -> Schema:
    document = build_openapi(all_routes(), TOPICS, get_settings().api_prefix)
    return document | {"x-declared": {_name_of(package): _declared(package) for package in PACKAGES}}


def _name_of(package: ModuleType) -> str:
    return package.__name__.rpartition(".")[2]


def _declared(package: ModuleType) -> Schema:
    """What clients need to know without a call: words of dictionaries that the program knows, and steps of processes."""
    return {
        "dictionaries": {
            found.code: [[item.value, item.text] for item in found.items]
            for found in getattr(package, "DICTIONARIES", [])
        },
        "steps": {
            resource.path: [_step(resource, item) for item in resource.process.transitions]
            for resource in package.RESOURCES
            if resource.process
        },
    }


def _step(resource: Resource, item: Transition) -> Schema:
    return {
        "code": item.code,
        "label": item.label,
        "starts": list(item.starts),
        "target": item.target,
        "on": list(item.screens),
        "danger": item.danger,
        **({"keys": item.keys} if item.keys else {}),
        **({"drag": item.drag, "needs": resource.right_of(item)} if item.drag else {}),
        **({"undoes": item.undoes} if item.undoes else {}),
    }


def main() -> None:
    sys.stdout.buffer.write(orjson.dumps(openapi_document(), option=orjson.OPT_SORT_KEYS))


if __name__ == "__main__":
    main()
