"""Prints the OpenAPI document: `python -m server.openapi > schema/generated/openapi.json`."""

import sys

import orjson

from server.domains import all_routes
from server.http.openapi import Schema, build_openapi
from server.settings import get_settings


def openapi_document() -> Schema:
    return build_openapi(all_routes(), get_settings().api_prefix)


def _lines(entries: Schema) -> bytes:
    """An object with one entry a line, so that a changed call is one changed line."""
    return _join({key: orjson.dumps(value, option=orjson.OPT_SORT_KEYS) for key, value in entries.items()})


def render(document: Schema) -> bytes:
    """The document as committed text."""
    parts = {key: orjson.dumps(value, option=orjson.OPT_SORT_KEYS) for key, value in document.items()}
    components = {
        key: orjson.dumps(value, option=orjson.OPT_SORT_KEYS) for key, value in document["components"].items()
    }
    components["schemas"] = _lines(document["components"]["schemas"])
    parts |= {"paths": _lines(document["paths"]), "components": _join(components)}
    return _join(parts) + b"\n"


def _join(parts: dict[str, bytes]) -> bytes:
    return b"{\n" + b",\n".join(orjson.dumps(key) + b":" + parts[key] for key in sorted(parts)) + b"\n}"


def main() -> None:
    sys.stdout.buffer.write(render(openapi_document()))


if __name__ == "__main__":
    main()
