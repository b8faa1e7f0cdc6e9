"""What a field of a form has to do with another: it is asked for or needed only while that one has a certain value, or is not below it.

Server, sheets and web go by the same declaration, so that what the screen asks for is what a save demands.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Linked:
    """Columns. The field of `column` goes by that of `by`, which stands above it: while this has one of `values` (any value at
    all where none is named) the field is asked for, and else it is empty. needed: then it must be filled in. always: it is asked
    for in any case, and only needed then."""

    column: str
    by: str
    values: tuple[str, ...] = ()
    needed: bool = False
    always: bool = False


@dataclass(frozen=True, slots=True)
class Ordered:
    """Two columns of days, times or numbers: where both are filled in `high` is not below `low`; apart: it is above it."""

    low: str
    high: str
    apart: bool = False

    @classmethod
    def read(cls, text: str) -> "Ordered":
        """Of "low high", or of "low < high" where they are apart."""
        low, _, high = text.partition(" ")
        return cls(low, high.removeprefix("<").strip(), high.startswith("<"))
