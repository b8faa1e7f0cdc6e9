"""Prints the OpenAPI document: `python -m server.openapi > schema/generated/openapi.json`."""

import sys

import orjson

from server.domains import all_routes
from server.http.openapi import Schema, build_openapi
from server.settings import get_settings


def openapi_document() -> Schema:
    return build_openapi(all_routes(), get_settings().api_prefix)


def main() -> None:
    sys.stdout.buffer.write(orjson.dumps(openapi_document(), option=orjson.OPT_INDENT_2 | orjson.OPT_SORT_KEYS) + b"\n")


if __name__ == "__main__":
    main()
