"""A condition on one column of a row: what a step of a process may ask of its row before it is taken.

Declared and not written as code, so that lists, refusals and what people build at run time go by the same words.
"""

from dataclasses import dataclass

FILLED, EMPTY, IS, IS_NOT, AT_LEAST, AT_MOST = "filled", "empty", "is", "not", "least", "most"


@dataclass(frozen=True, slots=True)
class Condition:
    """`op`: filled, empty, is (one of `values`), not (none of them), least, most (the first of them, in the unit of the column,
    fen for money). text: a pair text that says what is missing, shown while it does not hold."""

    column: str
    op: str
    values: tuple[str, ...] = ()
    text: str = ""
