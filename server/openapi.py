"""The OpenAPI document of all calls and live events; `python -m server.openapi` prints it."""

import sys

import orjson

from server.domains import TOPICS, all_routes
from server.http.openapi import Schema, build_openapi
from server.settings import get_settings


def openapi_document() -> Schema:
    return build_openapi(all_routes(), TOPICS, get_settings().api_prefix)


def main() -> None:
    sys.stdout.buffer.write(orjson.dumps(openapi_document(), option=orjson.OPT_SORT_KEYS))


if __name__ == "__main__":
    main()
