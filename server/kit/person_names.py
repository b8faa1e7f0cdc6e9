"""Names of persons in forms of their own: the one rule that declared fields have too.

A name that stands there already may stay: whoever changes something else did not write it now.
"""

from collections.abc import Collection

from schema.kit.errors import Invalid
from schema.kit.rules import RULES

WRONG_NAME = RULES["name"].message


def fitting_name(typed: str, known: Collection[str | None] = ()) -> str | None:
    """The name in the form in which names are kept; None where it is none. `known`: those that stand there."""
    return typed if typed in known else RULES["name"].read(typed)


def read_name(typed: str, at: str, known: Collection[str | None] = ()) -> str:
    """As `fitting_name`; Invalid at the field `at` where it is none."""
    name = fitting_name(typed, known)
    if name is None:
        raise Invalid(fields={at: WRONG_NAME})
    return name
