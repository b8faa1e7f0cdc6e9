"""The OpenAPI document that answers and events of tests are held against, made once in a process: it takes a second."""

from functools import cache

import jsonschema_rs

from server.http.openapi import Schema
from server.openapi import openapi_document

BASE = "urn:guanjia"


@cache
def declared() -> Schema:
    """All calls and live events; nobody may change it."""
    return openapi_document()


@cache
def _registry() -> jsonschema_rs.Registry:
    return jsonschema_rs.Registry(resources=[(BASE, declared())])


def validator_of(*place: str) -> jsonschema_rs.Draft202012Validator:
    """Of the schema that stands at this place of the document."""
    path = "/".join(
        part.replace("~", "~0").replace("/", "~1").replace("{", "%7B").replace("}", "%7D") for part in place
    )
    return jsonschema_rs.Draft202012Validator({"$ref": f"{BASE}#/{path}"}, registry=_registry())
