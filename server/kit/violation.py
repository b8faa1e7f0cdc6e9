"""Unique violations of the database as messages at the fields that were declared unique.

The database decides, so that two writers at once cannot both be right.
"""

from functools import lru_cache
from typing import Any

import asyncpg
from tortoise.exceptions import IntegrityError

from schema.domains import registry
from schema.kit.indexes import unique_keys, unique_name

TAKEN = "该值已存在 | This value is already taken"


@lru_cache(maxsize=1)
def _fields_by_index(revision: int) -> dict[str, tuple[str, ...]]:
    names = {
        unique_name(resource.table, key): tuple(resource.by_key_of(column) for column in key)
        for resource in registry().every
        for key in unique_keys(resource)
    }
    names["uq_sys_user_username"] = ("username",)
    return names


def cause_of(error: BaseException) -> Any:
    """What the database said, without what the ORM put around it."""
    return error.args[0] if isinstance(error, IntegrityError) and error.args else error


def violated_constraint(error: BaseException) -> str | None:
    """The name of the constraint that an integrity error reports."""
    cause = cause_of(error)
    if isinstance(cause, asyncpg.PostgresError):
        return getattr(cause, "constraint_name", None)
    return None


def translate_violation(error: BaseException) -> dict[str, str] | None:
    """Wire field -> message for a declared unique key, None for anything else."""
    name = violated_constraint(error)
    keys = _fields_by_index(registry().revision).get(name or "")
    return dict.fromkeys(keys, TAKEN) if keys else None
